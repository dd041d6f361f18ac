/** The value of a JSON text; `undefined` where the text is missing or damaged. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** The fields of a JSON object, not validated; no fields where the text is something else. */
export const parseFields = (text: string | null): Readonly<Record<string, unknown>> =>
  Object(parseJson(text));
