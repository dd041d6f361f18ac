import * as m from '#messages';
import { newRoutes, queryOf, type IdentityContext } from '#server/identity/context.ts';
import { isOperatorIssued } from '#server/identity/forgot/operator-link.ts';
import type { OpenedLink, OwnerInput, OwnerLinks } from '#server/identity/forgot/owner-links.ts';
import { deadResetLinkPage, resetPage } from '#server/identity/forgot/pages.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/**
 * Whether the address is unverified, so that the account may be another person's: then a new password creates a
 * new account, unless the old password or a deck code comes with it. An operator who issues a link vouches for
 * the person instead.
 */
const isTakeover = ({ account, verificationToken }: OpenedLink): boolean =>
  account.verifiedAt === null && !isOperatorIssued(verificationToken.details);

/** `/reset`: the page that a mailed link opens, and the new password that is typed there. */
export const createResetRoutes = (services: IdentityServices, links: OwnerLinks) => {
  const { form, origin, pages, sessions, start } = services;

  const dead = (c: IdentityContext) =>
    pages.send(c, 400, pages.page(m.identity_forgot_title(), deadResetLinkPage()));

  const show = (
    c: IdentityContext,
    status: 200 | 422,
    opened: OpenedLink,
    typed: OwnerInput,
  ): Promise<Response> => {
    // The address contains the link, so other pages must not get it as their referrer.
    c.header('Referrer-Policy', 'strict-origin');
    const { account, token } = opened;
    const takeover = isTakeover(opened);
    const content = resetPage({ token, email: account.email, takeover, ...typed });
    return pages.send(c, status, pages.page(m.identity_forgot_title(), content));
  };

  const setPassword = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    const opened = await links.open('reset', fields);
    if (!opened) return dead(c);
    const takeover = isTakeover(opened);
    const account = await links.setPassword(opened, fields, takeover);
    if (!account) return dead(c);
    if ('errors' in account) {
      return show(c, 422, opened, takeover ? account : { ...account, givenName: '' });
    }
    await sessions.signIn(c, account, ['pwd']);
    const { way } = opened.verificationToken.details;
    const next = way === undefined ? start() : `${origin}/idp/oauth2/authorize?${way}`;
    return c.redirect(next, 303);
  };

  return newRoutes()
    .post('/reset', form.sameOrigin, form.readFields, setPassword)
    .all('/reset', async (c) => {
      const opened = await links.open('reset', queryOf(c));
      return opened ? show(c, 200, opened, { givenName: '', errors: {} }) : dead(c);
    });
};
