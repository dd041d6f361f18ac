import type { ComponentProps } from 'react';

import * as m from '#messages';

import { DeleteAccount } from '#islands/account/DeleteAccount.tsx';
import { MyData } from '#islands/account/MyData.tsx';
import { DeckLanguage } from '#islands/offline/DeckLanguage.tsx';
import { KeptDeck } from '#islands/offline/KeptDeck.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { Theme } from '#islands/shell/Theme.tsx';

/** Link to the account pages of the identity provider: passwords are typed only there. */
const AccountLink = ({ url }: { url: string }) => (
  <Section id="settings-account" title={m.account_security()}>
    <p>{m.account_security_text()}</p>
    <a className="btn" href={url}>
      {m.account_manage()}
    </a>
  </Section>
);

interface SettingsProps {
  readonly themeKey: string;
  readonly languages: ComponentProps<typeof DeckLanguage>['languages'];
  /** URL of the account page; `undefined` where the provider has none. */
  readonly accountUrl: string | undefined;
  readonly confirmUrl: string | undefined;
}

/** The settings: theme, language of the cards, offline deck, account, stored data, account deletion. */
export const Settings = ({ accountUrl, confirmUrl, languages, themeKey }: SettingsProps) => (
  <div className="grid max-w-[44rem] grid-cols-1 gap-6">
    <Theme storageKey={themeKey} />
    {languages.length > 1 && <DeckLanguage languages={languages} />}
    <KeptDeck />
    {accountUrl !== undefined && <AccountLink url={accountUrl} />}
    <MyData confirmUrl={confirmUrl} />
    <DeleteAccount />
  </div>
);
