/** Writes YAML as the deck's files have it, and replaces single fields of a file. */
import { isMap, isScalar, type Document } from 'yaml';

/** A value of a deck file. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [field: string]: Value | undefined };

/** Width of a line of text, in characters. */
const WIDTH = 88;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text in lines of at most 88 characters, broken at single blanks. */
const folded = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

const isPlain = (text: string): boolean => /^[^\p{C}]*$/u.test(text) && text === text.trim();

/** Whether a block of lines gives the text back. */
const isBlock = (text: string): boolean =>
  text.split('\n').every((line) => isPlain(line.trimEnd()) || line === '') && !/^\s|\s$/.test(text);

const block = (head: string, lines: readonly string[], indent: string): string =>
  [head, ...lines.map((line) => (line === '' ? '' : indent + line))].join('\n');

const scalar = (value: string | number | boolean | null, indent: string, room: number): string => {
  if (typeof value !== 'string') return String(value);
  if (value.includes('\n'))
    return isBlock(value) ? block('|-', value.split('\n'), indent) : JSON.stringify(value);
  if (!isPlain(value)) return JSON.stringify(value);
  if (value.length + 2 <= room) return quoted(value);
  return / {2}/.test(value)
    ? quoted(value)
    : block('>-', folded(value, WIDTH - indent.length), indent);
};

const isFlat = (fields: readonly (readonly [string, Value | undefined])[]): boolean =>
  fields.length > 0 && fields.every(([, value]) => typeof value === 'number');

const entriesOf = (value: { readonly [field: string]: Value | undefined }) =>
  Object.entries(value).filter(([, field]) => field !== undefined);

/** The lines of a field, without a line end: `title: 'A card'`. */
const fieldText = (name: string, value: Value, indent = ''): string => {
  const inner = `${indent}  `;
  const room = WIDTH + 12 - indent.length - name.length - 2;
  if (Array.isArray(value)) {
    const items = value as readonly Value[];
    if (items.length === 0) return `${indent}${name}: []`;
    return [`${indent}${name}:`, ...items.map((item) => itemText(item, inner))].join('\n');
  }
  if (typeof value === 'object' && value !== null) {
    const fields = entriesOf(value as { readonly [field: string]: Value | undefined });
    if (isFlat(fields))
      return `${indent}${name}: { ${fields.map(([field, number]) => `${field}: ${JSON.stringify(number)}`).join(', ')} }`;
    return [
      `${indent}${name}:`,
      ...fields.map(([field, part]) => fieldText(field, part ?? null, inner)),
    ].join('\n');
  }
  return `${indent}${name}: ${scalar(value, inner, room)}`;
};

const itemText = (item: Value, indent: string): string => {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return `${indent}- ${scalar(item as string, `${indent}  `, WIDTH + 10 - indent.length)}`;
  const lines = entriesOf(item as { readonly [field: string]: Value | undefined })
    .map(([field, part]) => fieldText(field, part ?? null, `${indent}  `))
    .join('\n');
  return `${indent}- ${lines.trimStart()}`;
};

/** The text of a file of these fields. */
export const fileText = (value: { readonly [field: string]: Value | undefined }): string =>
  `${entriesOf(value)
    .map(([name, field]) => fieldText(name, field ?? null))
    .join('\n')}\n`;

/** Where the lines of a top-level field begin and end in a text. */
const placeOf = (
  text: string,
  document: Document,
  name: string,
): readonly [number, number] | undefined => {
  if (!isMap(document.contents)) return undefined;
  const pair = document.contents.items.find(({ key }) => isScalar(key) && key.value === name);
  const key = pair?.key;
  if (!isScalar(key) || !key.range) return undefined;
  const value = pair?.value as { readonly range?: readonly number[] } | null;
  const last = Math.max(key.range[1], value?.range?.[1] ?? 0);
  const from = text.lastIndexOf('\n', key.range[0]) + 1;
  const end = text[last - 1] === '\n' ? last - 1 : text.indexOf('\n', last);
  return [from, end === -1 ? text.length : end];
};

/**
 * Replaces, adds or removes top-level fields of a YAML text; all other lines stay as they are.
 * @param document the parsed text
 * @param fields the new values; `undefined` removes a field
 * @param order of the fields, for one that is added
 */
export const replaceFields = (
  text: string,
  document: Document,
  fields: ReadonlyMap<string, Value | undefined>,
  order: readonly string[],
): string => {
  const edits = Array.from(fields, ([name, value]) => {
    const lines = value === undefined ? undefined : fieldText(name, value);
    const place = placeOf(text, document, name);
    if (place) {
      const [from, to] = place;
      return {
        from,
        to: lines === undefined ? Math.min(to + 1, text.length) : to,
        lines: lines ?? '',
      };
    }
    const before = order
      .slice(0, order.indexOf(name))
      .toReversed()
      .map((field) => placeOf(text, document, field))
      .find(Boolean);
    const at = before?.[1] ?? 0;
    return {
      from: at,
      to: at,
      lines: lines === undefined ? '' : before ? `\n${lines}` : `${lines}\n`,
    };
  });
  // From the end, so that the places before stay; of two at one place the later one first.
  return edits
    .toReversed()
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, lines }) => result.slice(0, from) + lines + result.slice(to),
      text,
    );
};
