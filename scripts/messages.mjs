// @ts-check
// The interface's texts (docs/languages.md): checks `messages/`, compiles it with Paraglide into `.messages/` for
// the server and for tests, and puts the texts of one language into the scripts of the pages.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'messages');
const COMPILED = join(ROOT, '.messages');
/** The language that all others fall back to, and whose pages have the addresses of the specification. */
const MAIN = 'en';
const MARK = 'fingerprint';

/** @typedef {string | readonly { declarations?: string[], match: Record<string, string> }[]} Message */

/** The languages of the interface: the folders of `messages/`, the main one first. */
export const languages = (folder = SOURCES) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((it) => it.isDirectory());
  return [MAIN, ...folders.map(({ name }) => name).filter((name) => name !== MAIN)];
};

/** The JSON files of a folder. */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** The names of what a message takes, in a fixed order: its slots, and inputs that only choose a form. */
const slotsOf = (/** @type {Message} */ message) => {
  const declared =
    typeof message === 'string' ? [] : message.flatMap((it) => it.declarations ?? []);
  const slots = textsOf(message)
    .join('\n')
    .matchAll(/(?<!\\)\{(\w+)\}/g);
  const inputs = declared.join('\n').matchAll(/^input (\w+)/gm);
  const names = Array.from([...slots, ...inputs], ([, name = '']) => name);
  return [...new Set(names)].toSorted((one, two) => (one < two ? -1 : 1)).join(', ');
};

const textsOf = (/** @type {Message} */ message) =>
  typeof message === 'string' ? [message] : message.flatMap((it) => Object.values(it.match));

/** @returns {Record<string, Message>} */
const readMessages = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
};

/**
 * Names every message that is wrong: a key without its file's word, markup, a key or slot that differs from the
 * main language. A message that is missing is none of these: the main language stands in.
 * @param {string} folder
 * @returns {string[]}
 */
export const messageErrors = (folder = SOURCES) => {
  return languages(folder).flatMap((locale) =>
    filesIn(join(folder, locale)).flatMap((name) => {
      const file = `${locale}/${name}`;
      const main = join(folder, MAIN, name);
      if (!existsSync(main)) return [`${file}: there is no ${MAIN}/${name}`];
      const originals = new Map(Object.entries(readMessages(main)));
      const prefix = `${name.slice(0, -'.json'.length).replaceAll('-', '_')}_`;
      return Object.entries(readMessages(join(folder, locale, name))).flatMap(([key, message]) => {
        const original = originals.get(key);
        const found = [];
        if (!key.startsWith(prefix) || !/^[a-z0-9_]+$/.test(key))
          found.push(`a key is ${prefix} and small letters`);
        if (original === undefined) found.push(`there is no such message in ${MAIN}`);
        else if (slotsOf(original) !== slotsOf(message))
          found.push(`slots are {${slotsOf(message)}}, not {${slotsOf(original)}}`);
        if (textsOf(message).some((text) => /<[a-z/!]/i.test(text))) found.push('markup');
        if (textsOf(message).some((text) => text.trim() === '')) found.push('no text');
        return found.map((what) => `${file}: ${key}: ${what}`);
      });
    }),
  );
};

/** Files of the main language, which others may have as well. */
const wordFiles = () => filesIn(join(SOURCES, MAIN));

const fingerprint = () => {
  const digest = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const language of languages())
    for (const name of filesIn(join(SOURCES, language)))
      digest.update(`${language}/${name}`).update(readFileSync(join(SOURCES, language, name)));
  return digest.digest('hex');
};

/** The module of the languages, with the one that is used where nothing else says. */
const languagesCode = (/** @type {string} */ own) =>
  `export const LANGUAGES = ${JSON.stringify(languages())};\nexport const PAGE_LANGUAGE = ${own};\n`;

const LANGUAGES_TYPES = `export declare const LANGUAGES: readonly string[];
export declare const PAGE_LANGUAGE: string;
`;

const RUNTIME_TYPES = `export declare const overwriteGetLocale: (read: () => string) => void;
`;

/** Types of the compiled messages: Paraglide's own are comments, which would have to be checked as code. */
const typesOf = () => {
  const lines = wordFiles().flatMap((name) =>
    Object.entries(readMessages(join(SOURCES, MAIN, name))).map(([key, message]) => {
      const slots = slotsOf(message);
      const inputs = slots
        ? `{ ${slots.replaceAll(/\w+/g, '$&: string | number')} }`
        : 'Record<string, never>';
      return `export declare const ${key}: (inputs${slots ? '' : '?'}: ${inputs}, options?: { locale?: string }) => string;\n`;
    }),
  );
  return `${lines.join('')}export {};\n`;
};

/**
 * Compiles the messages where they have changed.
 * @throws Error that names each wrong message
 */
export const compileMessages = async () => {
  const wanted = fingerprint();
  const mark = join(COMPILED, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const errors = messageErrors();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const aside = `${COMPILED}.${process.pid}`;
  const project = join(aside, 'project.inlang');
  mkdirSync(project, { recursive: true });
  writeFileSync(
    join(project, 'settings.json'),
    JSON.stringify({
      baseLocale: MAIN,
      locales: languages(),
      telemetry: 'off',
      modules: [
        relative(aside, fileURLToPath(import.meta.resolve('@inlang/plugin-message-format'))),
      ],
      'plugin.inlang.messageFormat': {
        pathPattern: wordFiles().map((name) => `../messages/{locale}/${name}`),
      },
    }),
  );
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project,
    outdir: aside,
    outputStructure: 'locale-modules',
    strategy: ['globalVariable', 'baseLocale'],
    cleanOutdir: false,
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
  });
  writeFileSync(
    join(aside, 'languages.js'),
    languagesCode("globalThis.process?.env.SITE_LANGUAGE || 'en'"),
  );
  writeFileSync(join(aside, 'languages.d.ts'), LANGUAGES_TYPES);
  writeFileSync(join(aside, 'runtime.d.ts'), RUNTIME_TYPES);
  writeFileSync(join(aside, 'messages', '_index.d.ts'), typesOf());
  writeFileSync(join(aside, MARK), wanted);
  rmSync(COMPILED, { recursive: true, force: true });
  renameSync(aside, COMPILED);
};

/** The import of a module whose texts are put in place. */
const USES = /^import \* as m from ['"]#messages['"];$/m;
const LANGUAGES_FILE = join(COMPILED, 'languages.js');

/** @typedef {{ type: string, start: number, end: number, [name: string]: any }} Syntax */

/** All uses of messages below a part of a module's syntax, outermost first: `m.cards_save`, with their calls. */
const usesIn = (/** @type {unknown} */ part) => {
  /** @type {{ key: string, whole: Syntax, call: Syntax | undefined }[]} */
  const found = [];
  const keyOf = (/** @type {Syntax} */ { type, object, property, computed }) =>
    type === 'MemberExpression' && object.type === 'Identifier' && object.name === 'm' && !computed
      ? property.name
      : undefined;
  const look = (/** @type {any} */ value) => {
    if (typeof value !== 'object' || value === null) return;
    const called = value.type === 'CallExpression' ? keyOf(value.callee) : undefined;
    const key = called ?? keyOf(value);
    if (key === undefined) for (const each of Object.values(value)) look(each);
    else found.push({ key, whole: value, call: called === undefined ? undefined : value });
  };
  look(part);
  return found;
};

/**
 * The slots of a call as they are written, by name; `undefined` where they are not simply listed.
 * @param {Syntax} call
 */
const slotsOfCall = ({ arguments: [slots] }) =>
  slots?.type === 'ObjectExpression' &&
  slots.properties.every((/** @type {Syntax} */ each) => each.type === 'Property' && !each.computed)
    ? new Map(slots.properties.map((/** @type {Syntax} */ { key, value }) => [key.name, value]))
    : undefined;

/** The text with slots of a compiled message that has one form: a template literal. */
const TEMPLATE = /^\(i\) => \{\s*return \/\*.*?\*\/ \((`(?:[^`\\]|\\.)*`)\)\s*\}$/;

/**
 * Replaces the messages in the code of a module by texts of one language: `m.cards_save()` becomes `"Save"`, and a
 * message with slots a template or a function. Pages carry no other text, and no call for one.
 * @param {string} code
 * @param {string} file named in errors
 */
const withTexts = (code, file) => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const { program, errors } = parseSync(file, code, { lang });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** The code of a part of the module, with texts. @type {(part: Syntax) => string} */
  const written = (part) => {
    let [done, at] = ['', part.start];
    for (const use of usesIn(part)) {
      done += code.slice(at, use.whole.start) + replaced(use);
      at = use.whole.end;
    }
    return done + code.slice(at, part.end);
  };
  const replaced = (/** @type {ReturnType<typeof usesIn>[number]} */ { key, call }) => {
    const message = texts[key];
    if (!message) throw new Error(`${file}: there is no message ${key}`);
    if (message.length === 0)
      return call ? JSON.stringify(message()) : `(()=>${JSON.stringify(message())})`;
    const slots = call && slotsOfCall(call);
    const [, template] = TEMPLATE.exec(String(message)) ?? [];
    if (slots && template)
      return template.replaceAll(
        /\$\{i\?\.(\w+)\}/g,
        (_, name) => `\${${written(slots.get(name))}}`,
      );
    const source = String(message)
      .replaceAll(
        /registry\.plural\("([\w-]+)", i\?\.(\w+), \{\}\)/g,
        'new Intl.PluralRules("$1").select(i.$2)',
      )
      .replaceAll('i?.', 'i.')
      .replaceAll(/\/\*.*?\*\//g, '');
    return `(${source})${call ? `(${call['arguments'].map(written).join()})` : ''}`;
  };
  return written(program).replace(USES, '');
};

/** The language of the pages that are built. */
export const SITE_LANGUAGE = process.env['SITE_LANGUAGE'] || MAIN;

/** @type {Record<string, Function>} */
let texts = {};
/** @type {typeof import('vite').parseSync} */
let parseSync;

/** @type {Promise<void> | undefined} */
let loading;

const load = async () => {
  await compileMessages();
  ({ parseSync } = await import('vite'));
  const name = SITE_LANGUAGE.replaceAll('-', '_').toLowerCase();
  texts = await import(pathToFileURL(join(COMPILED, 'messages', `${name}.js`)).href);
};

/**
 * Compiles the messages and reads those of the language of the pages, once. A build does so while it reads its
 * configuration: later on, Vite's loader of the configuration imports nothing.
 */
export const loadMessages = () => (loading ??= load());

/**
 * The texts in pages and islands.
 * @returns {import('vite').Plugin}
 */
export const messages = () => ({
  name: 'dck-messages',
  enforce: 'pre',
  load: (id) => (id === LANGUAGES_FILE ? languagesCode(JSON.stringify(SITE_LANGUAGE)) : undefined),
  transform: (code, id) =>
    USES.test(code) && !id.includes('/node_modules/')
      ? { code: withTexts(code, id), map: null }
      : undefined,
});

/**
 * The same for scripts that esbuild bundles.
 * @type {import('esbuild').Plugin}
 */
export const bundledMessages = {
  name: 'messages',
  setup: async (bundler) => {
    await loadMessages();
    bundler.onLoad({ filter: /\.messages\/languages\.js$/ }, () => ({
      contents: languagesCode(JSON.stringify(SITE_LANGUAGE)),
      loader: 'js',
    }));
    bundler.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return USES.test(code)
        ? { contents: withTexts(code, path), loader: path.endsWith('x') ? 'tsx' : 'ts' }
        : undefined;
    });
  },
};

if (process.argv[1] === import.meta.filename) await compileMessages();
