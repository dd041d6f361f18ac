// The page of the deck's editor: Sveltia CMS over the files of the development server.
import CMS, { type CmsConfig } from '@sveltia/cms';

import { readDeckFile, writeDeckFile } from '#server/authoring/deck-file.ts';

import type { DeckState } from './files.ts';
import { showNotice } from './notice.ts';

const FILES = '/admin/files';

/** The versions of the files that this page has read or written, by their paths. */
const versions = new Map<string, string>();

const addressOf = (path: string): string => `${FILES}/${path}`;

/** Reads a file and notes its version: a change is refused if the file has another one by then. */
const read = async (path: string): Promise<Blob> => {
  const answer = await fetch(addressOf(path));
  if (!answer.ok) throw new DOMException(`${path} is not there any more.`, 'NotFoundError');
  versions.set(path, answer.headers.get('ETag') ?? '');
  return answer.blob();
};

/** Number of changes that are not answered yet. */
let sending = 0;
/** The deck as the server has told of it last; shown when no change is under way. */
let told: DeckState | undefined;

/** Paths of the files that were there when the page was opened. */
let firstPaths: ReadonlySet<string> = new Set();

const showTold = (): void => {
  const notice = document.querySelector<HTMLElement>('#notice');
  if (sending > 0 || !told || !notice) return;
  const state = told;
  told = undefined;
  const changed = [...new Set([...Object.keys(state.versions), ...versions.keys()])].filter(
    (path) =>
      versions.has(path) ? versions.get(path) !== state.versions[path] : !firstPaths.has(path),
  );
  showNotice(notice, state, changed);
};

const change = async (method: 'PUT' | 'DELETE', path: string, body?: Blob): Promise<void> => {
  const base = versions.get(path);
  const answer = await fetch(addressOf(path), {
    method,
    ...(base !== undefined && { headers: { 'If-Match': base } }),
    ...(body && { body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  if (body) versions.set(path, answer.headers.get('ETag') ?? '');
  else versions.delete(path);
};

const send: typeof change = async (...args) => {
  sending += 1;
  try {
    await change(...args);
  } finally {
    sending -= 1;
    showTold();
  }
};

/** Name of a file that is not stored yet. */
const TEMPORARY = '.sveltia-tmp-';

/** The part of a file handle (File System Access API) that Sveltia uses. */
const fileHandle = (path: string) => {
  let written: Blob | undefined;
  let place = path;
  const nameOf = () => place.split('/').at(-1) ?? '';
  return {
    kind: 'file',
    get name() {
      return nameOf();
    },
    getFile: async () => new File([written ?? (await read(place))], nameOf()),
    createWritable: () => ({
      write: (data: BlobPart) => {
        written = new Blob([data]);
      },
      close: () => {},
    }),
    /** A file is written under another name first, and stored when it gets its own. */
    move: async (folder: { readonly path: string }, name: string) => {
      const from = place;
      const to = folder.path + name;
      const content = (written ??= await read(from));
      await send('PUT', to, content);
      place = to;
      if (!from.includes(TEMPORARY)) await send('DELETE', from);
    },
  };
};

/** The same of a folder; the paths are those of the deck. */
const folderHandle = (paths: readonly string[], path = '') => ({
  kind: 'directory',
  name: path.split('/').at(-2) ?? 'deck',
  path,
  getDirectoryHandle: (name: string) => Promise.resolve(folderHandle(paths, `${path}${name}/`)),
  getFileHandle: (name: string) => Promise.resolve(fileHandle(path + name)),
  removeEntry: async (name: string) => {
    if (!name.startsWith(TEMPORARY)) await send('DELETE', path + name);
  },
  *entries(): Generator<[string, unknown]> {
    const inside = paths
      .filter((each) => each.startsWith(path))
      .map((each) => each.slice(path.length));
    for (const name of new Set(inside.map((each) => each.split('/')[0] ?? ''))) {
      const isFile = inside.includes(name);
      yield [name, isFile ? fileHandle(path + name) : folderHandle(paths, `${path}${name}/`)];
    }
  },
});

const readArticle: typeof readDeckFile = (text) => {
  const article = readDeckFile(text);
  if (article['body'] === undefined) throw new Error('The file cannot be read.');
  return article;
};

const config = (await (await fetch('/admin/config.json')).json()) as CmsConfig;
if (config.backend.name === 'test-repo') {
  const paths = (await (await fetch(FILES)).json()) as readonly string[];
  firstPaths = new Set(paths);
  new EventSource('/admin/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    told = JSON.parse(data) as DeckState;
    showTold();
  });
  // Sveltia keeps the files of this backend in the browser's own folder: here it is the deck's.
  navigator.storage.getDirectory = () =>
    Promise.resolve({
      getDirectoryHandle: () => Promise.resolve(folderHandle(paths)),
    } as unknown as FileSystemDirectoryHandle);
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
CMS.registerCustomFormat('yaml', 'yaml', {
  fromFile: readDeckFile,
  toFile: (fields: Record<string, unknown>) => writeDeckFile(fields, false),
});
CMS.registerCustomFormat('yaml-frontmatter', 'md', {
  fromFile: readArticle,
  toFile: (fields: Record<string, unknown>) => writeDeckFile(fields, true),
});
await CMS.init({ config });
