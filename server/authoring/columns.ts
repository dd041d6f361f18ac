import { DeckCard } from '#contract/deck-card.ts';
import { FrontMatter } from '#server/catalogue/article.ts';
import { ExerciseFile } from '#server/catalogue/exercise.ts';
import { PersonaFile } from '#server/catalogue/persona.ts';
import { RecipeFile } from '#server/catalogue/recipe.ts';
import { SituationFile } from '#server/catalogue/situation.ts';
import type { DeckKind } from '#server/catalogue/kinds.ts';

/** A column of a table: a field of a thing, or a field of each entry of one of its lists. */
export interface Column {
  /** Such as `title`, `people.from` or `pairs.why`. */
  readonly name: string;
  /** Path of the list whose entries the cell's lines are; none for a single value. */
  readonly list?: readonly string[];
  /** Path of the value in the thing, or in an entry of its list. */
  readonly path: readonly string[];
  /** Allowed types of the value. */
  readonly takes: readonly ('text' | 'number' | 'flag')[];
}

/** The parts of a schema's definition that say where its values are. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly values?: readonly unknown[];
}

interface Schema {
  readonly _zod: { readonly def: Definition };
}

const takenBy = ({ type, values = [] }: Definition): Column['takes'] => {
  if (type === 'number' || type === 'int') return ['number'];
  if (type !== 'literal') return ['text'];
  const takes = values.map((value) =>
    typeof value === 'number' ? 'number' : value === true ? 'flag' : 'text',
  );
  return [...new Set(takes)];
};

/** The columns of both lists, each name once, in an order that fits the fields of both. */
const merged = (known: readonly Column[], added: readonly Column[]): readonly Column[] =>
  added.reduce<readonly Column[]>((columns, column, index) => {
    if (columns.some(({ name }) => name === column.name)) return columns;
    const next = added
      .slice(index + 1)
      .find(({ name }) => known.some((other) => other.name === name));
    const at = columns.findIndex(({ name }) => name === next?.name);
    return at === -1 ? [...columns, column] : columns.toSpliced(at, 0, column);
  }, known);

/** The columns of a schema, each name once, in the order of its fields. */
const columnsIn = (
  { _zod: { def } }: Schema,
  path: readonly string[] = [],
  list?: readonly string[],
): readonly Column[] => {
  if (def.innerType) return columnsIn(def.innerType, path, list);
  if (def.options) return def.options.map((option) => columnsIn(option, path, list)).reduce(merged);
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, field]) =>
      columnsIn(field, [...path, name], list),
    );
  const element = def.element ?? def.items?.[0];
  if (element) return columnsIn(element, [], path);
  const name = [...(list ?? []), ...path].join('.');
  return [{ name, path, takes: takenBy(def), ...(list && { list }) }];
};

const SCHEMAS: Readonly<Record<DeckKind, Schema>> = {
  cards: DeckCard,
  exercises: ExerciseFile,
  personas: PersonaFile,
  articles: FrontMatter,
  recipes: RecipeFile,
  situations: SituationFile,
};

/** The first and the last fields of a card's file; those of its category are between them. */
const CARD_HEAD = ['code', 'title', 'category', 'stream'];
const CARD_USE = [
  'minutes',
  'group',
  'where',
  'remote',
  'run',
  'flop',
  'debrief',
  'care',
  'share',
  'pairs',
  'source',
];

const placeIn = ({ name }: Column): number => {
  const [field = ''] = name.split('.');
  const head = CARD_HEAD.indexOf(field);
  return head === -1 ? CARD_HEAD.length + 1 + CARD_USE.indexOf(field) : head;
};

/** The columns of the table of a kind, without the file's name and an article's text. */
export const columnsOf = (kind: DeckKind): readonly Column[] => {
  const columns = columnsIn(SCHEMAS[kind]);
  return kind === 'cards' ? columns.toSorted((a, b) => placeIn(a) - placeIn(b)) : columns;
};

/** The names of the fields of a kind, in the order of its schema. */
export const fieldsOf = (kind: DeckKind): readonly string[] => [
  ...new Set(columnsOf(kind).map(({ name }) => name.split('.')[0] ?? '')),
];
