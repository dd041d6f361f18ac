import { html } from 'hono/html';

import { EVENT_LIFE_MS, type EventKind } from '#server/identity/account/events.ts';
import { timeOf } from '#server/identity/account/markup.ts';
import type { AccountSection } from '#server/identity/account/sections/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';

const WORDS: Readonly<Record<EventKind, string>> = {
  'signed-in': 'Signed in with the password',
  'signed-in-passkey': 'Signed in with a passkey',
  'wrong-password': 'Wrong password',
  'password-changed': 'Password changed',
  'password-reset': 'New password set by mail',
  'reset-asked': 'Link for a new password asked for',
  'name-changed': 'Name changed',
  'email-asked': 'Another email asked for',
  'email-changed': 'Email changed',
  'email-taken-back': 'Email taken back',
  'address-proven': 'Email confirmed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'A passkey was refused: it may have been copied',
  'signed-out-elsewhere': 'Another browser signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  disabled: 'Account locked by the people who run this site',
  enabled: 'Account unlocked by the people who run this site',
};

/** Events shown at once; the others open on demand. */
const SHOWN = 5;

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(WORDS, kind);

/** Recent events of the account, the latest first. */
export const activitySection: AccountSection = async ({ db, now, person }) => {
  const events = await db
    .selectFrom('account_events')
    .select(['kind', 'device', 'times', 'at'])
    .where('account_id', '=', person.account.id)
    .where('at', '>', now - EVENT_LIFE_MS)
    .orderBy('at', 'desc')
    .execute();
  const rows: Markup[] = events.map(
    ({ at, device, kind, times }) =>
      html`<li>
        <div>
          <p>
            <strong>${isKnown(kind) ? WORDS[kind] : 'Something else'}</strong>${
              times > 1 ? html` (${times} times that day)` : ''
            }
          </p>
          <p class="hint">${device ? html`${device}, ` : ''}${timeOf(at, now)}</p>
        </div>
      </li>`,
  );
  const rest = rows.slice(SHOWN);
  return html`<section aria-labelledby="activity">
    <h2 id="activity">Recent activity</h2>
    <p class="hint">Kept for 90 days, for you alone.</p>
    ${rows.length === 0 ? html`<p>Nothing yet.</p>` : ''}
    <ul class="list" role="list">
      ${rows.slice(0, SHOWN)}
    </ul>
    ${
      rest.length > 0
        ? html`<details>
            <summary>Show ${rest.length} more</summary>
            <ul class="list" role="list">
              ${rest}
            </ul>
          </details>`
        : ''
    }
  </section>`;
};
