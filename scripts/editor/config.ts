import { join } from 'node:path';

import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import * as z from 'zod';

import { CARD_LENGTHS } from '#contract/card-lengths.ts';
import { DeckCard } from '#contract/deck-card.ts';
import { readableName } from '#lib/shared/text.ts';
import { FrontMatter } from '#server/catalogue/article.ts';
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

const HINTS: Readonly<Record<string, string>> = {
  code: 'Three capital letters or digits. It stays: links and printed cards name it.',
  slug: 'Lower-case letters, digits and hyphens, as in the address.',
  year: 'A year or a century.',
  url: 'Begins with https://',
  mutual: 'The other card names this one as well.',
  how: 'One step per line, its minutes at the end: (8 min). Together 45.',
};

const WRONG: Readonly<Record<string, string>> = {
  [CODE]: 'Three capital letters or digits.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Lower-case letters, digits and hyphens.',
  '^https:\\/\\/\\S+$': 'An address that begins with https://',
  '\\d|century': 'A year or a century.',
};

const labelOf = (name: string): string => {
  const words = readableName(name.replaceAll(/([a-z])([A-Z])/g, '$1_$2')).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const lengthsOf = (name: string, isCard: boolean) => {
  if (!isCard) return undefined;
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

const isObject = ({ type, anyOf }: Schema): boolean => type === 'object' || anyOf !== undefined;

/** The form's field for a property. */
const fieldOf = (name: string, schema: Schema, required: boolean, path: string): Field => {
  const hint = HINTS[name];
  const base = { name, label: labelOf(name), required, ...(hint !== undefined && { hint }) };
  const isCard = path.startsWith('card');
  if (schema.const === true) return { ...base, widget: 'boolean', required: false };
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  if (schema.enum)
    return {
      ...base,
      widget: 'select',
      options: schema.enum.map((value) => ({
        label: typeof value === 'string' ? readableName(value) : String(value),
        value: value as string | number,
      })),
    };
  if (name === 'image')
    return {
      ...base,
      widget: 'image',
      choose_url: false,
      media_folder: '/pictures/articles',
      public_folder: '/assets/articles',
    };
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
    return isObject(item)
      ? { ...list, fields: fieldsOf(item, `${path}.${name}`) }
      : { ...list, field: fieldOf(name, item, true, `${path}.${name}`) };
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
  const { pattern } = schema;
  const lengths = isCard && name === 'why' ? CARD_LENGTHS.why : lengthsOf(name, isCard);
  const bounds = {
    ...(pattern !== undefined && {
      pattern: [
        required ? pattern : `^$|${pattern}`,
        WRONG[pattern] ?? 'Not in the right form.',
      ] as [string, string],
    }),
    ...(lengths && { maxlength: lengths.most, ...(required && { minlength: lengths.least }) }),
  };
  return SHORT.has(name) && name !== 'why'
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
 * @param prefix path of the deck's folder in the repository
 */
export const editorConfig = (repository?: string, prefix = ''): CmsConfig => {
  const folder = (name: string): string => (repository === undefined ? name : join(prefix, name));
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
    return collection(`cards-${category}`, `Cards: ${category}`, schema, {
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
  const article = fieldsOf(schemaOf(FrontMatter), 'articles');
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
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      ...cards,
      all,
      collection('exercises', 'Exercises', schemaOf(ExerciseFile), {
        slug: '{{title}}',
        create: false,
      }),
      collection('recipes', 'Recipes', schemaOf(RecipeFile), { create: false }),
      collection('situations', 'Situations', schemaOf(SituationFile), {
        create: false,
        identifier_field: 'words',
      }),
      collection('personas', 'Personas', schemaOf(PersonaFile), {
        slug: '{{name}}',
        create: false,
        identifier_field: 'name',
      }),
      {
        ...collection('articles', 'Articles', {}),
        extension: 'md',
        format: 'yaml-frontmatter',
        fields: [...article, { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }],
      },
    ],
  };
};
