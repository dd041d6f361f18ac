/** Link to the account pages of the identity provider: passwords are typed only there. */
export const AccountLink = ({ url }: { url: string }) => (
  <section className="grid justify-items-start gap-4 rule pt-5" aria-labelledby="settings-account">
    <h2 className="text-h3" id="settings-account">
      Account and security
    </h2>
    <p>
      Your name, email, password and passkeys, where you are signed in, and what has happened to
      your account of late.
    </p>
    <a className="btn" href={url}>
      Manage your account
    </a>
  </section>
);
