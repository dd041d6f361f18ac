import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import { deviceName } from '#server/identity/account/device.ts';
import { ownerField, timeOf } from '#server/identity/account/markup.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { AccountSection, SectionSources } from '#server/identity/account/sections/section.ts';
import { roughly } from '#server/identity/account/words.ts';
import { hrefHere } from '#server/identity/language.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { listSessions, type AccountSession } from '#server/identity/sessions/account-sessions.ts';

/** Whether start and last use have the same relative time. */
const isSameTime = ({ seenAt, startedAt }: AccountSession, now: number): boolean =>
  roughly(seenAt, now) === roughly(startedAt, now);

const row = (session: AccountSession, { now, person }: SectionSources): Markup => {
  const device = deviceName(session.device) || m.identity_device_unknown();
  const here = session.uid === person.uid;
  return html`<li>
    <div>
      <p>
        <strong>${device}</strong>
        ${here ? html`<span class="mark">${m.identity_sessions_here()}</span>` : ''}
      </p>
      <p class="hint">
        ${
          isSameTime(session, now)
            ? fillSlots(
                m.identity_sessions_since({ since: SLOT.a }),
                timeOf(session.startedAt, now),
              )
            : fillSlots(
                m.identity_sessions_since_used({ since: SLOT.a, used: SLOT.b }),
                timeOf(session.startedAt, now),
                timeOf(session.seenAt, now),
              )
        }
      </p>
    </div>
    ${
      here
        ? html`<a
            class="button small"
            href="${hrefHere('logout')}"
            aria-label="${m.identity_sessions_sign_out_here()}"
            >${m.identity_sessions_sign_out()}</a
          >`
        : html`<form method="post" action="${ACCOUNT_PAGE}/sessions/end">
            ${ownerField(person)}
            <input type="hidden" name="session" value="${session.uid}" />
            <button
              class="button small"
              type="submit"
              aria-label="${m.identity_sessions_sign_out_of({ device })}"
            >
              ${m.identity_sessions_sign_out()}
            </button>
          </form>`
    }
  </li>`;
};

/** Active sessions, the current browser first. */
export const sessionsSection: AccountSection = async (sources) => {
  const { db, now, person } = sources;
  const sessions = await listSessions(db, person.account.id, now);
  const ordered = sessions.toSorted(
    (one, other) => Number(other.uid === person.uid) - Number(one.uid === person.uid),
  );
  return html`<section aria-labelledby="sessions">
    <h2 id="sessions">${m.identity_sessions_heading()}</h2>
    <ul class="list" role="list">
      ${ordered.map((session) => row(session, sources))}
    </ul>
    <form class="alone" method="post" action="${ACCOUNT_PAGE}/sessions/end-all">
      ${ownerField(person)}
      <button class="button small" type="submit">${m.identity_sessions_sign_out_all()}</button>
    </form>
  </section>`;
};
