import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vowels doubled, which is 40 % of a text, and marks that fonts and capitals have to have room for. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'àà',
  e: 'ëë',
  i: 'ïï',
  o: 'öö',
  u: 'ûû',
  A: 'ÀÀ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÖÖ',
  U: 'ÛÛ',
  s: 'š',
  c: 'ç',
  n: 'ñ',
};

/**
 * A text in a made-up language with longer words, in brackets: one that is cut, put together from parts, or not
 * translated shows at once. Slots stay as they are.
 */
export const pseudoText = (text: string): string => {
  const longer = text
    .split(/(\{\w+\})/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter),
    );
  return `[${longer.join('')}]`;
};

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? pseudoText(message)
    : message.map((form) => ({ ...form, match: mapValues(form.match, pseudoText) }));

/**
 * Adds a made-up language to a folder of messages, as a translator would: a folder with the same files.
 * @param tag names the language
 */
export const addPseudoLanguage = async (messages: string, tag: string): Promise<void> => {
  const originals = join(messages, 'en');
  await mkdir(join(messages, tag));
  for (const name of await readdir(originals)) {
    const texts = JSON.parse(await readFile(join(originals, name), 'utf8')) as Record<
      string,
      Message
    >;
    const translated = {
      ...mapValues(texts, pseudoMessage),
      // A language tag, not a text.
      ...(name === 'record.json' && { record_format_language: tag }),
    };
    await writeFile(join(messages, tag, name), JSON.stringify(translated));
  }
};
