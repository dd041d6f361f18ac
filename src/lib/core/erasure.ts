/** The word that confirms the end of an account. */
export const ERASURE_WORD = 'DELETE';

/** Whether what was typed is the word; spaces around it and its case do not matter. */
export const confirmsErasure = (typed: string): boolean =>
  typed.trim().toUpperCase() === ERASURE_WORD;

/** The landing page's place that says that an account is gone. */
export const ERASED_FRAGMENT = 'account-deleted';
