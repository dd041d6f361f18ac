import { DeleteAccount } from '#islands/account/DeleteAccount.tsx';
import { MyData } from '#islands/account/MyData.tsx';
import { Theme } from '#islands/shell/Theme.tsx';

/** The settings: theme, what is stored, and its end. */
export const Settings = ({ themeKey }: { themeKey: string }) => (
  <div className="grid max-w-[44rem] gap-6">
    <Theme storageKey={themeKey} />
    <MyData />
    <DeleteAccount />
  </div>
);
