import { useStore } from '@nanostores/react';
import { useId } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { $fileReport, exportJson, exportMarkdown, importFile } from '#lib/my-cards/files.store.ts';
import type { TitleOf } from '#lib/my-cards/portable.ts';
import { printPage } from '#lib/shared/share.store.ts';

export const MyFiles = ({ titleOf }: { titleOf: TitleOf }) => {
  const id = useId();
  const report = useStore($fileReport, { ssr: 'initial' });
  return (
    <Section id={`${id}-title`} title={m.my_cards_files()} className="gap-3 pt-5 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button className="btn-wrap" onClick={() => exportMarkdown(titleOf)}>
          {m.my_cards_export_markdown()}
        </Button>
        <Button className="btn-wrap" onClick={exportJson}>
          {m.my_cards_export_json()}
        </Button>
        <Button className="btn-wrap" onClick={printPage}>
          {m.my_cards_print()}
        </Button>
        <label className="btn-wrap btn relative has-focus-visible:ring-focus" htmlFor={id}>
          {m.my_cards_import()}
          <input
            id={id}
            className="absolute inset-0 cursor-pointer opacity-0"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void importFile(file);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <p className="text-small text-muted">{m.my_cards_import_hint()}</p>
      <p className="empty:hidden" role="status">
        {report}
      </p>
    </Section>
  );
};
