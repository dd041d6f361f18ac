import { Section } from '#islands/shared/Section.tsx';

/** Link to the account pages of the identity provider: passwords are typed only there. */
export const AccountLink = ({ url }: { url: string }) => (
  <Section id="settings-account" title="Account and security">
    <p>
      Your name, email, password and passkeys, where you are signed in, and what has happened to
      your account of late.
    </p>
    <a className="btn" href={url}>
      Manage your account
    </a>
  </Section>
);
