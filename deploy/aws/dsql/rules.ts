import { parse } from 'libpg-query';

/** A statement as it was sent. */
export interface Sent {
  readonly text: string;
  /** How many rows it has changed. */
  readonly rows: number;
  /** Bytes of its parameters. */
  readonly bytes: number;
}

/** Statements that were sent as one transaction, without its `begin` and `commit`. */
export type SentTogether = readonly Sent[];

/** A statement or a part of it that Aurora DSQL rejects, in a few words, with its position. */
export interface Finding {
  readonly rule: string;
  readonly text: string;
}

/** 'Cluster quotas and database limits in Amazon Aurora DSQL'. */
const MOST_ROWS = 3000;
const MOST_BYTES = 10 * 1024 * 1024;

/** 'Supported data types in Aurora DSQL', as the parser names them; what the product may need of them. */
const TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bpchar',
  'bytea',
  'date',
  'float8',
  'int2',
  'int4',
  'int8',
  'interval',
  'numeric',
  'text',
  'timestamp',
  'timestamptz',
  'uuid',
  'varchar',
]);

/** Functions of any PostgreSQL that read and compute, and nothing besides. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'count',
  'length',
  'lower',
  'max',
  'min',
  'octet_length',
  'substr',
  'sum',
]);

/** 'CREATE TABLE', 'Supported subsets of SQL commands in Aurora DSQL'. */
const CONSTRAINTS: ReadonlySet<string> = new Set([
  'CONSTR_CHECK',
  'CONSTR_DEFAULT',
  'CONSTR_NOTNULL',
  'CONSTR_NULL',
  'CONSTR_PRIMARY',
  'CONSTR_UNIQUE',
]);

/** Statements that change the shape of the data: one of them in a transaction, and nothing else in it. */
const OF_SHAPE: ReadonlySet<string> = new Set([
  'AlterTableStmt',
  'CreateStmt',
  'DropStmt',
  'IndexStmt',
  'RenameStmt',
]);

/** Statements that read and change rows. */
const OF_ROWS: ReadonlySet<string> = new Set([
  'DeleteStmt',
  'InsertStmt',
  'SelectStmt',
  'UpdateStmt',
]);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every node of a kind in a tree of the parser, which names each by its kind. */
const allOf = (tree: unknown, kind: string): Node[] => {
  if (Array.isArray(tree)) return tree.flatMap((part) => allOf(part, kind));
  if (!isNode(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    (name === kind && isNode(value) ? [value] : []).concat(allOf(value, kind)),
  );
};

/** The last part of a name, which is the name without its schema. */
const nameIn = (parts: unknown): string => {
  const name = allOf(parts, 'String').at(-1)?.['sval'];
  return typeof name === 'string' ? name : '';
};

const inTable = (table: Node): string[] => {
  const constraints = allOf(table, 'Constraint').map(({ contype }) => String(contype));
  const types = allOf(table, 'ColumnDef').map(({ typeName }) =>
    nameIn(isNode(typeName) ? typeName['names'] : []),
  );
  const relation = isNode(table['relation']) ? table['relation'] : {};
  return [
    ...constraints.filter((kind) => !CONSTRAINTS.has(kind)).map((kind) => `constraint ${kind}`),
    ...types.filter((name) => !TYPES.has(name)).map((name) => `type ${name}`),
    ...(relation['relpersistence'] === 'p' ? [] : ['temporary or unlogged table']),
    ...(allOf(table, 'collClause').length > 0 ? ['collation'] : []),
    ...(table['inhRelations'] || table['partspec'] ? ['inheritance or partition'] : []),
  ];
};

const inIndex = (index: Node, isAsync: boolean): string[] => {
  const parts = allOf(index['indexParams'], 'IndexElem');
  return [
    ...(isAsync ? [] : ['index that is not made asynchronously']),
    ...(index['unique'] ? ['unique index, which counts only once its job is done'] : []),
    ...(index['whereClause'] ? ['partial index'] : []),
    ...(parts.some(({ expr }) => expr) ? ['index over an expression'] : []),
    ...(parts.every(({ ordering }) => ordering === 'SORTBY_DEFAULT') ? [] : ['order of an index']),
  ];
};

/** 'ALTER TABLE': a column is added bare. */
const inChange = (change: Node): string[] =>
  allOf(change['cmds'], 'AlterTableCmd').flatMap(({ def, subtype }) => {
    if (subtype !== 'AT_AddColumn') return [`change of a table ${String(subtype)}`];
    return allOf(def, 'Constraint').length > 0 ? ['added column with a constraint'] : inColumn(def);
  });

const inColumn = (def: unknown): string[] =>
  allOf(def, 'ColumnDef')
    .map(({ typeName }) => nameIn(isNode(typeName) ? typeName['names'] : []))
    .filter((name) => !TYPES.has(name))
    .map((name) => `type ${name}`);

const inRows = (tree: unknown): string[] => [
  ...allOf(tree, 'FuncCall')
    .map(({ funcname }) => nameIn(funcname))
    .filter((name) => !FUNCTIONS.has(name))
    .map((name) => `function ${name}`),
  ...(allOf(tree, 'LockingClause').length > 0 ? ['lock of rows by reading'] : []),
  ...(allOf(tree, 'SQLValueFunction').length > 0 ? ["the database's own clock or user"] : []),
  ...(allOf(tree, 'intoClause').length > 0 ? ['table made of a query'] : []),
];

const TRANSACTIONS: ReadonlySet<unknown> = new Set([
  'TRANS_STMT_BEGIN',
  'TRANS_STMT_COMMIT',
  'TRANS_STMT_ROLLBACK',
  'TRANS_STMT_START',
]);

const IS_ASYNC = /\b(create\s+(?:unique\s+)?index)\s+async\b/i;

interface Read {
  readonly kind: string;
  readonly findings: readonly string[];
}

/** Parses a text into statements; a parser error is a finding, too. */
const read = async (text: string): Promise<Read[]> => {
  const isAsync = IS_ASYNC.test(text);
  let statements: readonly unknown[];
  try {
    ({ stmts: statements = [] } = (await parse(text.replace(IS_ASYNC, '$1'))) as {
      stmts?: unknown[];
    });
  } catch {
    return [{ kind: '', findings: ['unreadable statement'] }];
  }
  return statements.map((statement) => {
    const tree: Node = isNode(statement) && isNode(statement['stmt']) ? statement['stmt'] : {};
    const [[kind, node] = ['', {}]] = Object.entries(tree) as [string, Node][];
    if (OF_ROWS.has(kind)) return { kind, findings: inRows(tree) };
    switch (kind) {
      case 'CreateStmt':
        return { kind, findings: inTable(node) };
      case 'IndexStmt':
        return { kind, findings: inIndex(node, isAsync) };
      case 'AlterTableStmt':
        return { kind, findings: inChange(node) };
      case 'DropStmt':
      case 'RenameStmt':
        return { kind, findings: [] };
      case 'TransactionStmt':
        return {
          kind,
          findings: TRANSACTIONS.has(node['kind']) ? [] : [String(node['kind'])],
        };
      default:
        return { kind, findings: [`statement ${kind}`] };
    }
  });
};

/** Bytes and rows of a whole transaction, and what may stand beside what in it. */
const together = (sent: SentTogether, kinds: readonly string[]): string[] => {
  const shape = kinds.filter((kind) => OF_SHAPE.has(kind)).length;
  const rows = sent.reduce((sum, one) => sum + one.rows, 0);
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  return [
    ...(shape > 1 ? ['several changes of shape in a transaction'] : []),
    ...(shape > 0 && kinds.some((kind) => OF_ROWS.has(kind))
      ? ['change of shape beside rows in a transaction']
      : []),
    ...(rows > MOST_ROWS ? [`${rows} rows changed in a transaction`] : []),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes in a transaction`] : []),
  ];
};

/**
 * Checks a transaction against Aurora DSQL's documentation. The rules are allow-lists:
 * a kind of statement, a type, a function or a constraint that is not in its lists is a finding.
 * @param sent one statement, or those between `begin` and `commit`
 */
export const judge = async (sent: SentTogether): Promise<Finding[]> => {
  const reads = await Promise.all(sent.map(({ text }) => read(text)));
  const single = reads.flatMap((statements, index) =>
    statements
      .flatMap(({ findings }) => findings)
      .map((rule) => ({ rule, text: sent[index]?.text ?? '' })),
  );
  const kinds = reads.flat().map(({ kind }) => kind);
  const text = sent.map((one) => one.text).join('; ');
  return [...single, ...together(sent, kinds).map((rule) => ({ rule, text }))];
};
