import type { ReactNode } from 'react';

/** Where text that is white space only is not valid, and not shown. */
const WITHOUT_SPACE = /^(?:table|thead|tbody|tr)$/;

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
      // React leaves out an empty address.
      ([name, value]) => value !== '' || (name !== 'href' && name !== 'src'),
    ),
  );

/**
 * Renders the content of an element or fragment of sanitised HTML, which has no attribute that React spells
 * in another way.
 */
export const safeHtml = (parent: Element | DocumentFragment): ReactNode =>
  Array.from(parent.childNodes, (node, place) => {
    if (node instanceof Element) {
      // One of the allowed elements: the type stands for all of them.
      const Tag = node.localName as 'p';
      return (
        <Tag key={place} {...attributesOf(node)}>
          {node.hasChildNodes() ? safeHtml(node) : undefined}
        </Tag>
      );
    }
    const text = node.textContent ?? '';
    const hidden =
      text.trim() === '' && parent instanceof Element && WITHOUT_SPACE.test(parent.localName);
    return hidden ? '' : text;
  });
