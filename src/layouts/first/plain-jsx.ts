/**
 * The JSX runtime of scripts that stand in a page: makes elements of the document from the views that React
 * renders later, so that React adopts them (https://github.com/reactjs/rfcs/blob/main/text/0000-create-element-changes.md).
 * Text becomes text nodes and attributes are set by name: nothing is parsed as HTML.
 */

type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS: ReadonlySet<string> = new Set(['svg', 'path', 'use']);

/** Attributes that React spells in another way and that are not the property in lower case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  strokeWidth: 'stroke-width',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
};

/** Props that React keeps to itself, besides listeners. */
const NO_ATTRIBUTES: ReadonlySet<string> = new Set(['children', 'key', 'ref']);

const isAttribute = (name: string, value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !NO_ATTRIBUTES.has(name) &&
  !/^on[A-Z]/.test(name) &&
  // As React does: of the boolean attributes, these two kinds alone are texts.
  (value !== false || /^aria-|^data-/.test(name));

/** Whether an address is a `javascript:` URL, as the URL parser reads it. */
const isScript = (address: string): boolean => {
  try {
    return new URL(address, 'http://dck.invalid').protocol === 'javascript:';
  } catch {
    return false;
  }
};

/** React's replacement for such an address. */
const NO_SCRIPT =
  "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

const textOf = (name: string, value: unknown): string => {
  if (value === true && !/^aria-|^data-/.test(name)) return '';
  const text = String(value);
  return (name === 'href' || name === 'src') && isScript(text) ? NO_SCRIPT : text;
};

const append = (parent: Node, child: Child): void => {
  if (Array.isArray(child)) for (const one of child) append(parent, one);
  else if (typeof child === 'string' || typeof child === 'number') {
    // React makes no node of an empty text.
    if (child !== '') parent.appendChild(document.createTextNode(String(child)));
  } else if (child !== null && typeof child === 'object') parent.appendChild(child as Node);
};

/** Makes an element, or calls a component. */
export const jsx = (type: string | ((props: Props) => Child), props: Props): Child => {
  if (typeof type === 'function') return type(props);
  const element = SVG_TAGS.has(type)
    ? document.createElementNS(SVG, type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props))
    if (isAttribute(name, value))
      element.setAttribute(ATTRIBUTES[name] ?? name.toLowerCase(), textOf(name, value));
  append(element, props.children);
  return element;
};

/** With several children. */
export const jsxs = (type: Parameters<typeof jsx>[0], props: Props): Child => jsx(type, props);

export const Fragment = ({ children }: Props): Child => children;
