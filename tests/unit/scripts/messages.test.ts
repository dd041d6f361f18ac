import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { messageErrors } from '../../../scripts/messages.mjs';

/** A folder of messages: by language the files, by their names. */
const folderOf = (languages: Record<string, Record<string, unknown>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const [language, files] of Object.entries(languages)) {
    mkdirSync(join(root, language));
    for (const [name, content] of Object.entries(files)) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(join(root, language, name), text);
    }
  }
  return root;
};

const EN = { 'cards.json': { cards_open: 'Open {name}' } };

describe('a wrong message stops the build by name', () => {
  test.each([
    ['slots are {}, not {name}', { 'cards.json': { cards_open: 'Öffnen' } }],
    ['slots are {name, where}, not {name}', { 'cards.json': { cards_open: '{name} {where}' } }],
    ['there is no such message in en', { 'cards.json': { cards_shut: 'Zu' } }],
    ['markup', { 'cards.json': { cards_open: '<b>{name}</b>' } }],
    [
      'no text',
      { 'cards.json': { cards_open: [{ match: { 'a=one': '{name}', 'a=other': ' ' } }] } },
    ],
  ])('%s', (error, de) => {
    const [found, ...others] = messageErrors(folderOf({ en: EN, de }));
    expect(found).toMatch(/^de\/cards\.json: cards_\w+: /);
    expect(found).toContain(error);
    expect(others).toEqual([]);
  });

  test('a key without the word of its file', () => {
    expect(messageErrors(folderOf({ en: { 'my-cards.json': { keep: 'Keep' } } }))).toEqual([
      'en/my-cards.json: keep: a key is my_cards_ and small letters',
    ]);
  });

  test('a file that the main language has not', () => {
    expect(messageErrors(folderOf({ en: EN, de: { 'card.json': {} } }))).toEqual([
      'de/card.json: there is no en/card.json',
    ]);
  });

  test('a file that is no JSON', () => {
    expect(() => messageErrors(folderOf({ en: EN, de: { 'cards.json': '{' } }))).toThrow(
      /de\/cards\.json: /,
    );
  });
});

test('a message that a language lacks is no error', () => {
  expect(messageErrors(folderOf({ en: EN, de: {} }))).toEqual([]);
});

const root = join(import.meta.dirname, '..', '..', '..');
const messagesOf = (language: string): readonly string[] => {
  const folder = join(root, 'messages', language);
  return readdirSync(folder).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object),
  );
};

test('every message is used', () => {
  const code = ['src', 'server', 'contract', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|astro|mjs)$/.test(name))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    )
    .join('\n');
  const used = new Set([...code.matchAll(/\bm\.([a-z0-9_]+)/g)].map(([, key]) => key));
  expect(messagesOf('en').filter((key) => !used.has(key))).toEqual([]);
});

test('every message is there in German', () => {
  const german = new Set(messagesOf('de'));
  expect(messagesOf('en').filter((key) => !german.has(key))).toEqual([]);
});
