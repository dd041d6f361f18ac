import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import { ownerField, timeOf } from '#server/identity/account/markup.ts';
import type { AccountSection, SectionSources } from '#server/identity/account/sections/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { userHandleOf } from '#server/identity/passkeys/ceremonies.ts';
import { passkeyButton, PASSKEYS_PATH } from '#server/identity/passkeys/markup.ts';
import { passkeyScript } from '#server/identity/passkeys/script.ts';
import { listPasskeys, type Passkey } from '#server/identity/passkeys/store.ts';

/** Whether the passkey is synced. One that could be but is not yet, is lost with its device. */
const placeOf = ({ backedUp }: Passkey): string =>
  backedUp ? m.identity_passkeys_synced() : m.identity_passkeys_one_device();

const row = (passkey: Passkey, { now, person }: SectionSources): Markup => {
  const { createdAt, id, name, usedAt } = passkey;
  return html`<li>
    <div>
      <p><strong>${name}</strong> <span class="mark">${placeOf(passkey)}</span></p>
      <p class="hint">
        ${
          usedAt === null
            ? fillSlots(m.identity_passkeys_unused({ added: SLOT.a }), timeOf(createdAt, now))
            : fillSlots(
                m.identity_passkeys_used({ added: SLOT.a, used: SLOT.b }),
                timeOf(createdAt, now),
                timeOf(usedAt, now),
              )
        }
      </p>
    </div>
    <a
      class="button small"
      href="${PASSKEYS_PATH}/rename?passkey=${id}"
      aria-label="${m.identity_passkeys_rename_one({ name })}"
      >${m.identity_passkeys_rename()}</a
    >
    <form method="post" action="${PASSKEYS_PATH}/remove">
      ${ownerField(person)}
      <input type="hidden" name="passkey" value="${id}" />
      <button
        class="button small"
        type="submit"
        aria-label="${m.identity_passkeys_remove_one({ name })}"
      >
        ${m.identity_passkeys_remove()}
      </button>
    </form>
  </li>`;
};

/** The account's passkeys, with a button to add one. */
export const passkeysSection: AccountSection = async (sources) => {
  const { db, person } = sources;
  const passkeys = await listPasskeys(db, person.account.id);
  const user = Buffer.from(userHandleOf(person.account.id)).toString('base64url');
  return html`<section
    aria-labelledby="passkeys"
    data-accepted="${passkeys.map(({ id }) => id).join(' ')}"
    data-user="${user}"
  >
    <h2 id="passkeys">${m.identity_passkeys_heading()}</h2>
    <p class="hint">${m.identity_passkeys_lead()}</p>
    ${passkeys.length === 0 ? html`<p>${m.identity_passkeys_none()}</p>` : ''}
    <ul class="list" role="list">
      ${passkeys.map((passkey) => row(passkey, sources))}
    </ul>
    ${passkeyButton({
      does: 'create',
      label: m.identity_passkey_add(),
      small: true,
      askAt: `${PASSKEYS_PATH}/options`,
      answerTo: `${PASSKEYS_PATH}/add`,
      accountId: person.account.id,
    })}
    ${passkeyScript}
  </section>`;
};
