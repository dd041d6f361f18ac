import { DeleteAccount } from '#islands/settings/DeleteAccount.tsx';
import { MyData } from '#islands/settings/MyData.tsx';
import { Theme } from '#islands/settings/Theme.tsx';

/** The settings: theme, what is stored, and its end. */
export const Settings = ({ themeKey }: { themeKey: string }) => (
  <div className="settings">
    <Theme storageKey={themeKey} />
    <MyData />
    <DeleteAccount />
  </div>
);
