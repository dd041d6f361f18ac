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
  toString(): string {
    const start = `<${this.#tag}${this.#attributes.join('')}`;
    return /^(?:br|hr|img)$/.test(this.#tag)
      ? `${start}/>`
      : `${start}>${this.#children.join('')}</${this.#tag}>`;
  }
}

/**
 * Runs the script of a card's page on an answer.
 * @param code of the script
 * @param known the answer
 * @returns what it draws, as HTML; `undefined` where it leaves the page as it is
 */
export const drawCard = async (code: string, known: unknown): Promise<string | undefined> => {
  let drawn: PlainElement | undefined;
  const { promise: done, resolve: release } = Promise.withResolvers<unknown>();
  const bar = {
    querySelector: () => ({ value: '' }),
    after: (tree: PlainElement) => {
      drawn = tree;
    },
  };
  const context = createContext({
    window: { firstWords: { release, early: { path: '/cards/B12', known } } },
    document: {
      querySelector: () => bar,
      createElement: (tag: string) => new PlainElement(tag),
      createElementNS: (_space: string, tag: string) => new PlainElement(tag),
      createTextNode: (text: string) => new PlainText(text),
    },
    URL,
    requestAnimationFrame: (then: () => void) => setTimeout(then),
    setTimeout,
  });
  runInContext(code, context);
  const error = await done;
  if (error !== undefined) throw error;
  return drawn?.toString();
};
