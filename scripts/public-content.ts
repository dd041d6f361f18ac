import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { glob, type Loader } from 'astro/loaders';

import { TABLE_DAYS } from '#contract/tables-bounds.ts';
import { fillSlots, slotFacts } from '#server/catalogue/fact-slots.ts';
import { PAGE_PREFIX } from '#lib/shared/routes.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';
import { readSources } from '#server/catalogue/source.ts';
import { getConfig } from '#server/config/config.ts';
import { caseFields, contentFolder, inPageLanguage } from './content-folder.ts';
import { deckFolder, readOpenDeck } from './open-deck.ts';

/** Slot for the retention of guests' names and notes at a table, in days (`TABLE_DAYS`). */
const TABLE_DAYS_SLOT = '{table.days}';

/** A rendered text whose links to pages of the site, named without a language, lead to those in this one. */
const inPages = <Rendered extends { html: string }>(rendered: Rendered): Rendered => ({
  ...rendered,
  html: rendered.html.replaceAll(/ href="\/(?!\/)/g, ` href="${PAGE_PREFIX}/`),
});

/** Loads Markdown texts with the deck's facts in their slots, each under its file's name. */
export const textLoader = (kind: 'faq' | 'legal'): Loader => ({
  name: `dck-${kind}`,
  load: async (context) => {
    const { store, watcher } = context;
    const folder = contentFolder(kind);
    const fill = async (): Promise<void> => {
      const { facts, card } = await readOpenDeck();
      const [deck] = facts.values();
      if (!deck) throw new Error('The open deck has no facts.');
      const slots = slotFacts(deck, card);
      const texts = await inPageLanguage(kind, await readSources(folder, '.md'));
      store.clear();
      for (const { name, fields: filled, body } of texts) {
        const id = basename(name, '.md');
        const fields = Object.entries(filled as Readonly<Record<string, unknown>>);
        const data = Object.fromEntries(
          fields.map(([key, value]) => [
            key,
            typeof value === 'string' ? fillSlots(value, slots) : value,
          ]),
        );
        const days = getConfig(process.env).tableDays ?? TABLE_DAYS;
        const text = fillSlots(body, slots).replaceAll(TABLE_DAYS_SLOT, String(days));
        store.set({
          id,
          data: await context.parseData({ id, data }),
          body: text,
          rendered: inPages(await context.renderMarkdown(text)),
        });
      }
    };
    await fill();
    watcher?.add([folder, deckFolder()]).on('all', (_event, file) => {
      if ([folder, deckFolder()].some((watched) => file.startsWith(watched + sep)))
        fill().catch(() => {});
    });
  },
});

/** Loads the cases of the showcase. */
export const caseLoader = (): Loader => {
  const folder = contentFolder('showcase');
  const loader = glob({ base: pathToFileURL(folder + sep), pattern: '*.yaml' });
  return {
    ...loader,
    load: async (context) => {
      // The store holds cases of the last build, which may be of another language or folder.
      const source = `${PAGE_LANGUAGE} ${folder}`;
      if (context.meta.get('source') !== source) context.store.clear();
      await loader.load({
        ...context,
        parseData: async (entry) =>
          context.parseData({ ...entry, data: { ...entry.data, ...(await caseFields(entry.id)) } }),
      });
      context.meta.set('source', source);
    },
  };
};

/** Loads the drawings of the showcase as SVG, under their files' names. */
export const drawingLoader = (): Loader => ({
  name: 'dck-drawings',
  load: async (context) => {
    const { store } = context;
    const folder = join(contentFolder('showcase'), 'art');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.svg'));
    store.clear();
    for (const name of names) {
      const id = basename(name, '.svg');
      const svg = await readFile(join(folder, name), 'utf8');
      store.set({ id, data: await context.parseData({ id, data: { svg } }) });
    }
  },
});
