import { wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/** A problem of a deck's file: its file and line, the field, and a sentence. */
export type Finding = string;

/** Records the problem of a field of a file. */
export type Find = (source: SourceFile, path: readonly PropertyKey[], problem: string) => void;

/** The finding for a field: `cards/B14.yaml:5: title is …`. */
export const findingOf = (
  source: SourceFile,
  path: readonly PropertyKey[],
  problem: string,
): Finding => {
  const { message } = wrongIn(source, path, problem);
  return path.length === 0 ? message : message.replace(`${path.join('.')}: `, `${path.join('.')} `);
};
