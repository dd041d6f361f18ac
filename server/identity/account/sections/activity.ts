import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import { deviceName } from '#server/identity/account/device.ts';
import { EVENT_LIFE_MS, type EventKind } from '#server/identity/account/events.ts';
import { timeOf } from '#server/identity/account/markup.ts';
import type { AccountSection } from '#server/identity/account/sections/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';

const WORDS: Readonly<Record<EventKind, () => string>> = {
  'signed-in': m.identity_activity_signed_in,
  'signed-in-passkey': m.identity_activity_signed_in_passkey,
  'wrong-password': m.identity_activity_wrong_password,
  'password-changed': m.identity_activity_password_changed,
  'password-reset': m.identity_activity_password_reset,
  'reset-asked': m.identity_activity_reset_asked,
  'name-changed': m.identity_activity_name_changed,
  'email-asked': m.identity_activity_email_asked,
  'email-changed': m.identity_activity_email_changed,
  'email-taken-back': m.identity_activity_email_taken_back,
  'address-proven': m.identity_activity_address_proven,
  'passkey-added': m.identity_activity_passkey_added,
  'passkey-removed': m.identity_activity_passkey_removed,
  'passkey-refused': m.identity_activity_passkey_refused,
  'signed-out-elsewhere': m.identity_activity_signed_out_elsewhere,
  'signed-out-everywhere': m.identity_activity_signed_out_everywhere,
  disabled: m.identity_activity_disabled,
  enabled: m.identity_activity_enabled,
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
            <strong>${isKnown(kind) ? WORDS[kind]() : m.identity_activity_other()}</strong>${
              times > 1 ? html` ${m.identity_activity_times({ count: times })}` : ''
            }
          </p>
          <p class="hint">
            ${
              device
                ? fillSlots(
                    m.identity_activity_where({ device: deviceName(device), time: SLOT.a }),
                    timeOf(at, now),
                  )
                : timeOf(at, now)
            }
          </p>
        </div>
      </li>`,
  );
  const rest = rows.slice(SHOWN);
  return html`<section aria-labelledby="activity">
    <h2 id="activity">${m.identity_activity_heading()}</h2>
    <p class="hint">${m.identity_activity_kept()}</p>
    ${rows.length === 0 ? html`<p>${m.identity_activity_none()}</p>` : ''}
    <ul class="list" role="list">
      ${rows.slice(0, SHOWN)}
    </ul>
    ${
      rest.length > 0
        ? html`<details>
            <summary>${m.identity_activity_more({ count: rest.length })}</summary>
            <ul class="list" role="list">
              ${rest}
            </ul>
          </details>`
        : ''
    }
  </section>`;
};
