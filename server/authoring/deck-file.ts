/*
 * Deck files as the editor and the import of tables write them. A changed field is written into the text that was
 * read, so that a change touches the lines of that field and no others. The editor runs this in the browser.
 */
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

/** Longest line, in columns, of a text that is folded. */
const WIDTH = 90;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty));

const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
};

/** Leaves out the fields that a form has and its author left empty. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutEmpty(each)]));
};

/** The style of a text: quoted where it is short, folded or literal where it is long. */
const styleOf = (text: string): Scalar.Type => {
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  return text.length > WIDTH - 20 && text === text.trim()
    ? Scalar.BLOCK_FOLDED
    : Scalar.QUOTE_SINGLE;
};

/**
 * Writes a value as YAML, indented.
 * @param old the node that it replaces, whose style is kept where it fits
 */
const write = (value: unknown, indent: number, old?: Node): string => {
  const document = new Document(withoutEmpty(value));
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) key.type = Scalar.PLAIN;
    },
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string') scalar.type = styleOf(scalar.value);
    },
  });
  const { contents } = document;
  if (isScalar(contents) && isScalar(old) && old.type === Scalar.PLAIN) contents.type = old.type;
  if ((isMap(contents) || isSeq(contents)) && (isMap(old) || isSeq(old)))
    contents.flow = old.flow ?? false;
  const text = document.toString({ lineWidth: WIDTH - indent, singleQuote: true }).trimEnd();
  return text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(indent)}`);
};

/** A piece of a block collection: its text without the line breaks after it, and their number. */
interface Piece {
  readonly text: string;
  readonly breaks: number;
}

const pieceOf = (text: string): Piece => {
  const trimmed = text.trimEnd();
  return { text: trimmed, breaks: text.slice(trimmed.length).split('\n').length - 1 };
};

const joined = (pieces: readonly Piece[], between: string): string =>
  pieces
    .map(({ text, breaks }, index) =>
      index < pieces.length - 1 ? text + '\n'.repeat(Math.max(1, breaks)) + between : text,
    )
    .join('');

/** No node of a deck file refers to another, so any document serves. */
const NO_DOCUMENT = new Document();

const valueOf = (node: Node | undefined): unknown => node?.toJS(NO_DOCUMENT);

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** The end of a node's text, without the blanks and line breaks after it. */
const endOf = (source: string, node: unknown): number =>
  isNode(node) ? source.slice(0, node.range?.[1] ?? 0).trimEnd().length : 0;

/** The column of a position. */
const columnOf = (source: string, position: number): number =>
  position - (source.lastIndexOf('\n', position - 1) + 1);

/** Writes `key: value` as part of a block. */
const writePair = (name: string, value: unknown, indent: number, old?: Node): string => {
  const isBlock = isFields(value) || Array.isArray(value);
  const isFlow = (isMap(old) || isSeq(old)) && old.flow === true;
  if (!isBlock || isFlow) {
    const text = write(value, isBlock ? indent : indent + 2, old);
    return `${name}: ${text}`;
  }
  return `${name}:\n${' '.repeat(indent + 2)}${write(value, indent + 2)}`;
};

/** Writes a value over a node of the source text; what has not changed keeps its text. */
const overwrite = (source: string, node: Node, value: unknown, indent: number): string => {
  if (isMap(node) && !node.flow && isFields(value)) return overwriteMap(source, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value)) return overwriteSeq(source, node, value);
  return write(value, indent, node);
};

/** Writes a field over its text in a block: key, value, and the comments below. */
const overwritePair = (
  source: string,
  { key, value: old }: Pair,
  text: string,
  value: unknown,
): string => {
  const name = String(key);
  const indent = columnOf(source, startOf(key));
  if (!isNode(old)) return writePair(name, value, indent);
  if (isSame(valueOf(old), value)) return text;
  const after = text.slice(endOf(source, old) - startOf(key));
  const isBlock = (isMap(old) || isSeq(old)) && !old.flow && typeof value === 'object';
  const written = isBlock
    ? source.slice(startOf(key), startOf(old)) + overwrite(source, old, value, indent + 2)
    : writePair(name, value, indent, old);
  // A comment behind a text that is folded now would become a part of it.
  return /^ +#/.test(after) && written.includes('\n')
    ? `${written}\n${after.trimStart()}`
    : written + after;
};

const overwriteMap = (source: string, map: YAMLMap, value: Fields): string => {
  const indent = columnOf(source, startOf(map.items[0]?.key));
  const pieces = new Map<string, Piece>();
  for (const [index, pair] of map.items.entries()) {
    const name = String(pair.key);
    const next = map.items[index + 1];
    const end = next ? startOf(next.key) : endOf(source, map);
    const { text, breaks } = pieceOf(source.slice(startOf(pair.key), end));
    const old = isNode(pair.value) ? valueOf(pair.value) : undefined;
    // A form may leave out a field that is empty in the file.
    const isLeft = isSame(old, value[name]) || (isEmpty(old) && isEmpty(value[name]));
    if (isLeft) pieces.set(name, { text, breaks });
    else if (!isEmpty(value[name]))
      pieces.set(name, { text: overwritePair(source, pair, text, value[name]), breaks });
  }
  return joined(inOrder(pieces, value, indent), ' '.repeat(indent));
};

/** The pieces of a block in their order, with those of new fields after the fields before them. */
const inOrder = (pieces: Map<string, Piece>, value: Fields, indent: number): readonly Piece[] => {
  const names = [...pieces.keys()];
  for (const [index, name] of Object.keys(value).entries()) {
    if (names.includes(name) || isEmpty(value[name])) continue;
    const before = Object.keys(value)
      .slice(0, index)
      .findLast((each) => names.includes(each));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
    pieces.set(name, { text: writePair(name, value[name], indent), breaks: 1 });
  }
  return names.flatMap((name) => pieces.get(name) ?? []);
};

const overwriteSeq = (source: string, seq: YAMLSeq, value: readonly unknown[]): string => {
  const items = seq.items.filter(isNode);
  const indent = columnOf(source, startOf(items[0]));
  const old = items.map((node, index) => {
    const next = items[index + 1];
    const end = next ? source.lastIndexOf('\n', startOf(next)) : endOf(source, seq);
    return { node, value: valueOf(node), piece: pieceOf(source.slice(startOf(node), end)) };
  });
  const pieces = value.map((each, index): Piece => {
    const same = old.find((one) => isSame(one.value, each));
    if (same) return same.piece;
    const here = old[index];
    const isMoved = here && value.some((other) => isSame(here.value, other));
    return here && !isMoved
      ? { text: overwrite(source, here.node, each, indent), breaks: here.piece.breaks }
      : { text: write(each, indent), breaks: 1 };
  });
  return `- ${joined(pieces, `${' '.repeat(indent - 2)}- `)}`;
};

const writeYaml = (source: string, value: Fields): string => {
  const document = parseDocument(source);
  const { contents } = document;
  if (!isMap(contents) || contents.flow) return `${write(value, 0)}\n`;
  const head = source.slice(0, startOf(contents));
  const rest = source.slice(endOf(source, contents)).trimEnd();
  return `${head}${overwriteMap(source, contents, value)}${rest}\n`;
};

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** The field that carries the text of the file through the editor. */
const SOURCE = 'fileText';

/**
 * Reads a file, which is YAML or begins with it between two lines of three dashes, and its Markdown as `body`.
 * @throws Error where the YAML cannot be read
 */
export const readDeckFile = (text: string): Fields => {
  const [, yaml = text, body] = FRONT_MATTER.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0) throw new Error('The file cannot be read.');
  const fields: unknown = document.toJS();
  return {
    ...(isFields(fields) && fields),
    ...(body !== undefined && { body: body.trim() }),
    [SOURCE]: text,
  };
};

/**
 * Writes a file of its fields, in their order where one is new; an empty one is left out.
 * @param isArticle whether the field `body` is the Markdown below the others
 */
export const writeDeckFile = (
  { [SOURCE]: source = '', ...form }: Fields,
  isArticle: boolean,
): string => {
  const fields = withoutEmpty(form) as Fields;
  const text = typeof source === 'string' && source !== '' ? `${source.trimEnd()}\n` : '';
  if (!isArticle) return writeYaml(text, fields);
  const { body: written = '', ...head } = fields;
  const [, yaml = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  const isKept = typeof written === 'string' && written.trim() === body.trim();
  return `---\n${writeYaml(yaml, head)}---\n${isKept ? body : `\n${String(written).trim()}\n`}`;
};
