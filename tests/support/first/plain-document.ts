/** A document that scripts of `src/layouts/first` draw into, without a browser: it tells its elements as HTML. */
import { createContext, runInContext } from 'node:vm';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

// As React writes them.
const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

class PlainText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return escapeText(this.text);
  }
}

class PlainElement {
  readonly #tag: string;
  readonly #attributes: string[] = [];
  readonly #children: (PlainElement | PlainText)[] = [];
  constructor(tag: string) {
    this.#tag = tag;
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.push(` ${name}="${escapeText(value)}"`);
  }
  appendChild(child: PlainElement | PlainText): void {
    this.#children.push(child);
  }
  append(...children: PlainElement[]): void {
    this.#children.push(...children);
  }
  toString(): string {
    const start = `<${this.#tag}${this.#attributes.join('')}`;
    return /^(?:br|hr|img)$/.test(this.#tag)
      ? `${start}/>`
      : `${start}>${this.#children.join('')}</${this.#tag}>`;
  }
}

/** When pages are drawn here, in ms since the epoch. */
export const DRAWN_AT = Date.UTC(2026, 2, 5);

/**
 * Runs the script of a page on an answer.
 * @param code of the script
 * @param path of the request
 * @param known the answer
 * @param pathname of the page's address
 * @returns what it draws, as HTML; `undefined` where it leaves the page as it is
 */
export const drawFirst = async (
  code: string,
  path: string,
  known: unknown,
  pathname = '/',
): Promise<string | undefined> => {
  const drawn: PlainElement[] = [];
  const { promise: done, resolve: release } = Promise.withResolvers<unknown>();
  const draw = (tree: PlainElement): unknown => drawn.push(tree);
  /** Stands for any element of the page. */
  const place: object = {
    querySelector: () => ({ value: '' }),
    after: draw,
    replaceWith: draw,
    get nextElementSibling() {
      return place;
    },
  };
  const person = { givenName: 'Ada', tier: [] };
  const context = createContext({
    window: { firstWords: { person, release, early: { path, known } } },
    document: {
      querySelector: () => place,
      createElement: (tag: string) => new PlainElement(tag),
      createElementNS: (_space: string, tag: string) => new PlainElement(tag),
      createTextNode: (text: string) => new PlainText(text),
    },
    Date: { now: () => DRAWN_AT },
    location: { pathname, search: '' },
    URL,
    URLSearchParams,
    requestAnimationFrame: (then: () => void) => setTimeout(then),
    setTimeout,
  });
  runInContext(code, context);
  const error = await done;
  if (error !== undefined) throw error;
  return drawn.length === 0 ? undefined : drawn.join('');
};
