import { DeleteAccount } from '#islands/settings/DeleteAccount.tsx';
import { MyData } from '#islands/settings/MyData.tsx';
import { Theme } from '#islands/settings/Theme.tsx';

/** The settings: theme, what is stored, and its end. */
export const Settings = ({ themeKey }: { themeKey: string }) => (
  <div className="grid max-w-[44rem] gap-6">
    <Theme storageKey={themeKey} />
    <MyData />
    <DeleteAccount />
  </div>
);
