/** A value that is loaded, or the state of its loading. */
export type Resource<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string };
