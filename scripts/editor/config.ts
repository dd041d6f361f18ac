import { posix } from 'node:path';

import type { CmsConfig, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import * as z from 'zod';

import { INTENTS, LANGUAGES, type Language } from '#contract/captions.ts';
import { CARD_LENGTHS, CUT_LENGTH, RUN_LENGTHS } from '#contract/card-lengths.ts';
import { DeckCard } from '#contract/deck-card.ts';
import { DeckFacts } from '#contract/deck-facts.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { readableName } from '#lib/shared/text.ts';
import { FrontMatter } from '#server/catalogue/article.ts';
import { captionSchemas } from '#server/catalogue/captions.ts';
import { ExerciseFile } from '#server/catalogue/exercise.ts';
import { PersonaFile } from '#server/catalogue/persona.ts';
import { RecipeFile } from '#server/catalogue/recipe.ts';
import { SituationFile } from '#server/catalogue/situation.ts';

import { LARGEST_FILE } from './files.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const CODE = '^[A-Z0-9]{3}$';

/** Fields of one line. */
const SHORT = new Set(
  'code slug title author who work year url name descriptor stream level tier words why'.split(' '),
);

const isShort = (name: string, path: string): boolean => SHORT.has(name) || path.startsWith('deck');

const SENTENCES =
  'One of several words: {good|nice}. A fact of the deck: {deck.name}. A gap for the reader: [your project].';

/** Hints by the name of a field, or by its kind of file and its name. */
const HINTS: Readonly<Record<string, string>> = {
  code: 'Three capital letters or digits. It stays: links and printed cards name it.',
  slug: 'Lower-case letters, digits and hyphens, as in the address.',
  year: 'A year or a century.',
  url: 'Begins with https://',
  mutual: 'The other card names this one as well.',
  how: 'One step per line, its minutes at the end: (8 min). Together 45, or what Minutes says.',
  run: 'The steps of Run it, three to five. Their minutes add up; they need Flop and Debrief too.',
  do: 'One instruction, such as: Each writes the rules nobody wrote down.',
  say: 'A sentence to read aloud, without quotation marks.',
  flop: 'How it fails most often, and the move that saves it.',
  share: 'An open question that a post about the card may quote.',
  'card.debrief': 'One question at the end of Run it.',
  'exercises.debrief': 'One question at the end of Run it.',
  'exercises.minutes': 'Empty: 45.',
  'recipes.cut': 'What to keep when there are only 30 minutes.',
  'deck.care': 'The agreement shown with cards that may hurt, such as: Anyone may pass.',
  'personas.name':
    'Its picture is a PNG file of this name among the assets of the personas: zoe.png for Zoë.',
  'personas.stream': 'The name of a stream as in its file: breakthrough_matrix, for example.',
  'deck.title': 'The title of the app, at the end of the title of every page.',
  'deck.hashtag': 'The name as part of a hashtag: letters and digits only.',
  'deck.draft': 'The deck is being written: the findings of the check do not count yet.',
  'deck.edition': 'Of the printed deck, such as First edition.',
  'deck.languages': 'Languages of the cards, such as en or de-AT.',
  'deck.cards': 'Number of cards in the box.',
  'deck.box': 'The other things in the box, such as a booklet.',
  'deck.sold': 'Shops that sell the deck.',
  'deck.samples': 'Cards in the fan on the landing page, from left to right: five at most.',
  'deck.sample': 'The card that the landing page shows with its texts.',
  'deck.words': 'Facts for the captions. A sentence whose fact is empty is not used.',
  line: 'The subject, as a sentence to the reader.',
  does: 'The subject again, as the rest of a sentence that begins with the name.',
  posts: SENTENCES,
  cardPosts: SENTENCES,
  texts: 'What a person says about the card’s question: one to three sentences.',
  inline: 'Each names {tags} once.',
  'follow-profile': 'Each names {link} once.',
};

const HTTPS = '^https:\\/\\/\\S+$';
const LINE = 'One line without brackets, braces and bars.';

const WRONG: Readonly<Record<string, string>> = {
  [CODE]: 'Three capital letters or digits.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Lower-case letters, digits and hyphens.',
  [HTTPS]: 'An address that begins with https://',
  '\\d|century': 'A year or a century.',
  '^[\\p{L}\\p{N}]{1,20}$': 'One to twenty letters and digits.',
  '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$': 'Such as en or de-AT.',
  '^[^{}[\\]|]*$': 'Without brackets, braces and bars.',
};

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'German' };

const labelOf = (name: string): string => {
  const words = readableName(
    name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').replaceAll('-', '_'),
  ).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isOf = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name);

const lengthsOf = (name: string, path: string) => {
  const isCard = path.startsWith('card');
  if ((isCard || path.startsWith('exercises')) && isOf(RUN_LENGTHS, name)) return RUN_LENGTHS[name];
  if (name === 'cut') return CUT_LENGTH;
  if (!isCard) return undefined;
  if (name === 'why') return CARD_LENGTHS.why;
  if (SHORT.has(name)) return name === 'title' ? CARD_LENGTHS.title : undefined;
  return name === 'remote' ? CARD_LENGTHS.remote : name === 'note' ? undefined : CARD_LENGTHS.text;
};

/** The properties of an object, or of all the objects that may stand in its place. */
const partsOf = (schema: Schema) => {
  const kinds = (schema.anyOf ?? [schema]) as readonly Schema[];
  const names = [...new Set(kinds.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return names.map((name) => {
    const found = kinds
      .map(({ properties }) => properties?.[name])
      .find((each) => each !== undefined);
    const isNeeded = kinds.every(({ required = [] }) => required.includes(name));
    return { name, schema: (found ?? {}) as Schema, isNeeded };
  });
};

/** A field that may be `null`, as one that may be left out. */
const withoutNull = (schema: Schema): Schema | undefined => {
  const kinds = (schema.anyOf ?? []) as readonly Schema[];
  const others = kinds.filter(({ type }) => type !== 'null');
  return others.length === 1 && others.length < kinds.length ? others[0] : undefined;
};

/** The properties of a record whose names are known. */
const propertiesOf = ({ propertyNames, additionalProperties, required }: Schema): Schema => {
  const names = ((propertyNames as Schema).enum ?? []).map(String);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, additionalProperties])),
    required: required ?? names,
  } as Schema;
};

/** The pattern of a text: one for all of its patterns. */
const patternOf = ({ pattern, allOf = [] }: Schema): string | undefined => {
  const all = (allOf as readonly Schema[]).flatMap((each) => each.pattern ?? []);
  return all.length === 0 ? pattern : all.map((each) => `(?=${each})`).join('');
};

const isObject = ({ type, anyOf }: Schema): boolean => type === 'object' || anyOf !== undefined;

/** The form's field for a property. */
const fieldOf = (name: string, schema: Schema, required: boolean, path: string): Field => {
  const some = withoutNull(schema);
  if (some) return fieldOf(name, some, false, path);
  if (schema.propertyNames) return fieldOf(name, propertiesOf(schema), required, path);
  const hint = HINTS[`${path}.${name}`] ?? HINTS[name];
  const base = { name, label: labelOf(name), required, ...(hint !== undefined && { hint }) };
  if (schema.const === true) return { ...base, widget: 'boolean', required: false };
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  if (schema.enum)
    return {
      ...base,
      widget: 'select',
      options: schema.enum.map((value) => ({
        label: typeof value === 'string' ? kindName(value) : String(value),
        value: value as string | number,
      })),
    };
  if (name === 'image') return { ...base, widget: 'image', choose_url: false };
  if (schema.format === 'date')
    return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.type === 'integer') return { ...base, widget: 'number', value_type: 'int', min: 1 };
  if (schema.type === 'array') {
    const item = ((schema.items || schema.prefixItems?.[0]) ?? {}) as Schema;
    const { minItems, maxItems } = schema;
    const list = {
      ...base,
      widget: 'list' as const,
      collapsed: 'auto' as const,
      ...(minItems !== undefined && required && { min: minItems }),
      ...(maxItems !== undefined && { max: maxItems }),
    };
    if (isObject(item)) return { ...list, fields: fieldsOf(item, `${path}.${name}`) };
    // An empty sentence may stand among the closings of captions.
    const isFilled = !path.startsWith('captions') || item.pattern !== undefined;
    return { ...list, field: fieldOf(name, item, isFilled, `${path}.${name}`) };
  }
  if (isObject(schema))
    return { ...base, widget: 'object', fields: fieldsOf(schema, `${path}.${name}`) };
  if (schema.pattern === CODE && !(name === 'code' && path === 'card'))
    return {
      ...base,
      hint: '',
      widget: 'relation',
      collection: 'cards',
      value_field: 'code',
      display_fields: ['code', 'title'],
      search_fields: ['code', 'title'],
    };
  if (name === 'exercise' || (name === 'slug' && path.endsWith('.exercise')))
    return {
      ...base,
      hint: '',
      widget: 'relation',
      collection: 'exercises',
      value_field: '{{slug}}',
      display_fields: ['title'],
    };
  const pattern = schema.format === 'uri' ? HTTPS : patternOf(schema);
  const lengths = lengthsOf(name, path);
  const bounds = {
    ...(pattern !== undefined && {
      pattern: [
        /\\p\{/.test(pattern) ? `/${pattern}/u` : pattern,
        WRONG[pattern] ?? (schema.allOf ? LINE : 'Not in the right form.'),
      ] as [string, string],
    }),
    ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
    ...(lengths && { maxlength: lengths.most, ...(required && { minlength: lengths.least }) }),
  };
  return isShort(name, path) && name !== 'why'
    ? { ...base, widget: 'string', ...bounds }
    : { ...base, widget: 'text', ...bounds };
};

const fieldsOf = (schema: Schema, path: string): Field[] =>
  partsOf(schema).map(({ name, schema: part, isNeeded }) => fieldOf(name, part, isNeeded, path));

const schemaOf = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * The configuration of the editor, made of the schemas that the server checks the deck's files with.
 * @param repository `owner/name` at GitHub; none edits the folder through the development server
 * @param prefix path of the deck's folder in the repository, empty where it is the repository itself
 */
export const editorConfig = (repository?: string, prefix = ''): CmsConfig => {
  const folder = (name: string): string =>
    repository === undefined ? name : posix.join(prefix, name);
  const collection = (
    name: string,
    label: string,
    schema: Schema,
    more: Partial<EntryCollection> = {},
  ): EntryCollection => ({
    name,
    label,
    folder: folder(name),
    format: 'yaml',
    extension: 'yaml',
    slug: '{{fields.slug}}',
    fields: fieldsOf(schema, name),
    ...more,
  });
  const kinds = (schemaOf(DeckCard).oneOf ?? []) as readonly Schema[];
  const ofCards = {
    folder: folder('cards'),
    slug: '{{fields.code}}',
    summary: '{{code}} {{title}}',
  };
  const cards = kinds.map((schema) => {
    const category = String((schema.properties?.['category'] as Schema | undefined)?.const);
    return collection(`cards-${category}`, `Cards: ${kindName(category)}`, schema, {
      ...ofCards,
      fields: fieldsOf(schema, 'card'),
      filter: { field: 'category', value: category },
    });
  });
  const all: EntryCollection = {
    ...collection('cards', 'All cards', {}, ofCards),
    hide: true,
    fields: [{ name: 'code' }, { name: 'title' }],
  };
  /** The pictures of a kind have a folder of their own. */
  const pictures = (name: string) => ({
    media_folder: `/${folder(`pictures/${name}`)}`,
    public_folder: `/assets/${name}`,
  });
  const file = (name: string, label: string, schema: Schema, path: string) => ({
    name: name.replaceAll('/', '-'),
    label,
    file: folder(`${name}.yaml`),
    fields: fieldsOf(schema, path),
  });
  const schemas = captionSchemas();
  const captions: readonly FileCollection[] = LANGUAGES.map((language) => ({
    name: `captions-${language}`,
    label: `Captions: ${LANGUAGE_NAMES[language]}`,
    format: 'yaml',
    files: [
      ...INTENTS.map((intent) =>
        file(
          `captions/${language}/${intent}`,
          labelOf(intent),
          schemaOf(schemas.intent),
          'captions',
        ),
      ),
      file(`captions/${language}/common`, 'All captions', schemaOf(schemas.common), 'captions'),
      file(`captions/${language}/cards`, 'About a card', schemaOf(schemas.cards), 'captions'),
    ],
  }));
  return {
    load_config_file: false,
    app_title: 'Deck editor',
    backend:
      repository === undefined
        ? { name: 'test-repo' }
        : { name: 'github', repo: repository, auth_methods: ['token'] },
    ...(repository !== undefined && { publish_mode: 'editorial_workflow' }),
    media_folder: folder('pictures'),
    public_folder: '/assets',
    media_libraries: {
      default: { config: { max_file_size: LARGEST_FILE, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: false },
    // The writer of the files leaves them out; an empty sentence of a list stays.
    output: { omit_empty_optional_fields: false },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      {
        name: 'deck',
        label: 'The deck',
        format: 'yaml',
        files: [file('deck', 'Name, box, shops, streams', schemaOf(DeckFacts), 'deck')],
      },
      ...cards,
      all,
      collection('exercises', 'Exercises', schemaOf(ExerciseFile), { slug: '{{title | lower}}' }),
      collection('recipes', 'Recipes', schemaOf(RecipeFile)),
      collection('situations', 'Situations', schemaOf(SituationFile), {
        identifier_field: 'words',
      }),
      collection('personas', 'Personas', schemaOf(PersonaFile), {
        slug: '{{name | lower}}',
        identifier_field: 'name',
        ...pictures('personas'),
      }),
      {
        ...collection('articles', 'Articles', {}),
        extension: 'md',
        format: 'yaml-frontmatter',
        ...pictures('articles'),
        fields: [
          ...fieldsOf(schemaOf(FrontMatter), 'articles'),
          { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] },
        ],
      },
      ...captions,
    ],
  };
};
