import { AccountLink } from '#islands/account/AccountLink.tsx';
import { DeleteAccount } from '#islands/account/DeleteAccount.tsx';
import { MyData } from '#islands/account/MyData.tsx';
import { KeptDeck } from '#islands/offline/KeptDeck.tsx';
import { Theme } from '#islands/shell/Theme.tsx';

interface SettingsProps {
  readonly themeKey: string;
  /** Where people manage their account; `undefined` where the provider has no such page. */
  readonly accountUrl: string | undefined;
  /** Where people confirm their email, likewise. */
  readonly confirmUrl: string | undefined;
}

/** The settings: theme, the deck on this device, account, what is stored, and its end. */
export const Settings = ({ accountUrl, confirmUrl, themeKey }: SettingsProps) => (
  <div className="grid max-w-[44rem] gap-6">
    <Theme storageKey={themeKey} />
    <KeptDeck />
    {accountUrl !== undefined && <AccountLink url={accountUrl} />}
    <MyData confirmUrl={confirmUrl} />
    <DeleteAccount />
  </div>
);
