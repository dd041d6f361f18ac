import { atom } from 'nanostores';

import * as m from '#messages';

import type { Agreement } from '#contract/table-state.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { listed } from '#lib/shared/text.ts';
import type { NewAction } from '#lib/tables/table-status.ts';
import { goTo } from '#lib/shared/address.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { enqueueAction } from '#lib/tables/table.store.ts';

/** Message of the last rejected action; empty after the next action. */
export const $actionError = atom('');

/** Sends an action; a refusal sets {@link $actionError}. Returns whether it was accepted. */
export const sendAction = async (action: NewAction): Promise<boolean> => {
  $actionError.set('');
  const outcome = await enqueueAction(action);
  if (!outcome.ok) $actionError.set(outcome.message);
  return outcome.ok;
};

type ActOf<Kind extends NewAction['kind']> = Extract<NewAction, { readonly kind: Kind }>;

const layUp = (cards: readonly { place: string; code: string }[]): ActOf<'lay'> => ({
  kind: 'lay',
  cards: cards.map((card) => ({ ...card, face: 'up' })),
});

/** Lays cards face up. Returns the message for the host; a refusal sets {@link $actionError}. */
export const layCards = async (codes: readonly string[], group: string | null): Promise<string> => {
  $actionError.set('');
  const cards = codes.map((code) => ({ place: newId(), code }));
  const outcome = await enqueueAction({ ...layUp(cards), group });
  if (!outcome.ok) {
    $actionError.set(outcome.message);
    return '';
  }
  const already = outcome.already ?? [];
  const laid = codes.filter((code) => !already.includes(code));
  const words = [
    laid.length > 0 ? m.tables_lies({ cards: listed(laid), count: laid.length }) : '',
    already.length > 0
      ? m.tables_lies_already({ cards: listed(already), count: already.length })
      : '',
  ];
  return words.filter((text) => text !== '').join(' ');
};

/** Creates a group and returns its id. */
export const makeGroup = async (name: string): Promise<string | undefined> => {
  const group = newId();
  return (await sendAction({ kind: 'group', group, name })) ? group : undefined;
};

/**
 * Creates or edits a decision or a task.
 * @param known its id; left out for a new one
 */
export const saveAgreement = (
  { text, until = '', who = '' }: Omit<Agreement, 'at'>,
  known: string | undefined,
): Promise<boolean> =>
  sendAction({
    kind: 'agree',
    agreement: known ?? newId(),
    text: text.trim(),
    ...(who.trim() !== '' && { who: who.trim() }),
    ...(until !== '' && { until }),
  });

/** Adds a person without a device. */
export const addPerson = (name: string): Promise<boolean> =>
  sendAction({ kind: 'add', guest: newId(), name });

/** Deletes the table and navigates to My Cards. Returns the error message; empty on success. */
export const deleteOwnTable = async (code: string): Promise<string> => {
  try {
    const { deleteTable } = await import('#lib/tables/start-table.store.ts');
    const outcome = await deleteTable(code);
    if (!outcome.ok) return outcome.message;
    goTo(href('mycards'));
    return '';
  } catch {
    return NETWORK_ERROR;
  }
};
