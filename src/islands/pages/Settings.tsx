import { AccountLink } from '#islands/account/AccountLink.tsx';
import { DeleteAccount } from '#islands/account/DeleteAccount.tsx';
import { MyData } from '#islands/account/MyData.tsx';
import { KeptDeck } from '#islands/offline/KeptDeck.tsx';
import { Theme } from '#islands/shell/Theme.tsx';

interface SettingsProps {
  readonly themeKey: string;
  /** URL of the account page; `undefined` where the provider has none. */
  readonly accountUrl: string | undefined;
  readonly confirmUrl: string | undefined;
}

/** The settings: theme, offline deck, account, stored data, account deletion. */
export const Settings = ({ accountUrl, confirmUrl, themeKey }: SettingsProps) => (
  <div className="grid max-w-[44rem] gap-6">
    <Theme storageKey={themeKey} />
    <KeptDeck />
    {accountUrl !== undefined && <AccountLink url={accountUrl} />}
    <MyData confirmUrl={confirmUrl} />
    <DeleteAccount />
  </div>
);
