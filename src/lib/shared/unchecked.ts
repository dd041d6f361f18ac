/** Reads unchecked values for the pages' first scripts, without the library that checks answers. No DOM. */

/** The fields of a value; none where it has no fields. */
export const recordOf = (value: unknown): Record<string, unknown> => Object(value);

/** Whether a value is a text that the contracts keep as it is. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value === value.trim();

export const isTextOrNone = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

/** Reads each entry of a list; `undefined` where it is none, or where one entry does not parse. */
export const listOf = <Value>(
  value: unknown,
  parse: (entry: unknown) => Value | undefined,
): Value[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const parsed = value.flatMap((entry: unknown) => parse(entry) ?? []);
  return parsed.length === value.length ? parsed : undefined;
};
