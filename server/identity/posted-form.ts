import type { IdentityMiddleware } from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';

/**
 * Creates the middleware of posted forms, whose refusals are pages.
 * @param origin the product's origin
 */
export const createFormMiddleware = (origin: string, pages: Pages) => {
  /** Refuses a form of another site with 403. */
  const sameOrigin: IdentityMiddleware = (c, next) =>
    isSameOrigin(c, origin) ? next() : pages.send(c, 403, pages.refusedForm());
  /** Sets `fields`; refuses a body that is too large with 413, another type than a form with 415. */
  const readFields: IdentityMiddleware = async (c, next) => {
    const body = await readForm(c);
    if (!body.ok) return pages.send(c, body.status, pages.refusedForm());
    c.set('fields', new URLSearchParams(body.text));
    return next();
  };
  return { sameOrigin, readFields };
};

/**
 * The value of a field or parameter that is given exactly once; empty otherwise, and with a NUL, which
 * PostgreSQL cannot store.
 */
export const onlyValue = (fields: URLSearchParams, name: string): string => {
  const [value = '', ...more] = fields.getAll(name);
  return more.length > 0 || value.includes('\0') ? '' : value;
};
