import { useState, type Ref } from 'react';

import * as m from '#messages';

import type { Agreement } from '#contract/table-state.ts';
import { AGREEMENT_LENGTH, AGREEMENT_WHO_LENGTH } from '#contract/tables-bounds.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { taskWords } from '#lib/tables/agreement-words.ts';
import { agreementsOn, type KnownAgreement } from '#lib/tables/selectors.ts';
import { saveAgreement, sendAction } from '#lib/tables/table-actions.store.ts';

type Fields = Omit<Agreement, 'at'>;

interface FormProps {
  /** The one to edit; left out for a new one. */
  readonly known?: KnownAgreement;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onDone: () => void;
}

const EMPTY: Fields = { text: '' };

const AgreementForm = ({ known, fieldRef, onDone }: FormProps) => {
  const [fields, setFields] = useState<Fields>(known ?? EMPTY);
  const [isSending, setSending] = useState(false);
  const { text, until = '', who = '' } = fields;
  const change = (changed: Partial<Fields>): void => setFields({ ...fields, ...changed });
  const send = async (): Promise<void> => {
    setSending(true);
    const isSaved = await saveAgreement(fields, known?.id);
    setSending(false);
    if (isSaved) onDone();
  };
  return (
    <Form className="grid max-w-[34rem] gap-3" onSend={() => void send()}>
      <div className="grid gap-1">
        <TextField
          label={m.tables_agreement_what()}
          ref={fieldRef}
          required
          maxLength={AGREEMENT_LENGTH}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid gap-1">
          <TextField
            label={m.tables_agreement_who()}
            maxLength={AGREEMENT_WHO_LENGTH}
            value={who}
            onChange={(event) => change({ who: event.target.value })}
          />
        </div>
        <div className="grid gap-1">
          <TextField
            label={m.tables_agreement_until()}
            type="date"
            value={until}
            onChange={(event) => change({ until: event.target.value })}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSending}>
          {m.tables_agreement_save()}
        </Button>
        <Button className="btn-ghost" onClick={onDone}>
          {m.tables_agreement_cancel()}
        </Button>
      </div>
    </Form>
  );
};

const TOOL = 'btn-ghost min-h-[2.75rem] px-3 text-small text-fg';

const Item = ({ agreement }: { agreement: KnownAgreement }) => {
  const { isHost, isOpen } = useTable();
  const { isOpen: isEdited, focusRef, setOpen } = useFocusToggle();
  const { id, text } = agreement;
  if (isEdited)
    return (
      <li>
        <AgreementForm known={agreement} fieldRef={focusRef} onDone={() => setOpen(false)} />
      </li>
    );
  return (
    <li className="grid gap-1">
      <p className="wrap-anywhere">{text}</p>
      <p className="text-small text-muted wrap-anywhere empty:hidden">{taskWords(agreement)}</p>
      {isHost && isOpen && (
        <div className="-mx-3 flex flex-wrap items-center print:hidden">
          <Button
            ref={focusRef}
            className={TOOL}
            aria-label={m.tables_agreement_edit_named({ text })}
            onClick={() => setOpen(true)}
          >
            {m.tables_agreement_edit()}
          </Button>
          <Confirm
            ask={m.tables_agreement_delete()}
            name={m.tables_agreement_delete_named({ text })}
            className={TOOL}
            yes={m.tables_agreement_delete()}
            no={m.tables_agreement_cancel()}
            onYes={() => void sendAction({ kind: 'withdraw', agreement: id })}
          >
            {m.tables_agreement_delete_ask({ text })}
          </Confirm>
        </div>
      )}
    </li>
  );
};

const List = ({ title, all }: { title: string; all: readonly KnownAgreement[] }) =>
  all.length === 0 ? null : (
    <section className="grid gap-2" aria-label={title}>
      <h3>{title}</h3>
      <ul className="grid gap-3" role="list">
        {all.map((agreement) => (
          <Item key={agreement.id} agreement={agreement} />
        ))}
      </ul>
    </section>
  );

const Add = () => {
  const { isOpen, focusRef, setOpen } = useFocusToggle();
  return isOpen ? (
    <AgreementForm fieldRef={focusRef} onDone={() => setOpen(false)} />
  ) : (
    <p className="print:hidden">
      <Button ref={focusRef} onClick={() => setOpen(true)}>
        {m.tables_agreement_add()}
      </Button>
    </p>
  );
};

/** Decisions, and who does what until when. */
export const Agreements = () => {
  const { isHost, isOpen, state } = useTable();
  const { decisions, tasks } = agreementsOn(state);
  const canAdd = isHost && isOpen;
  if (!canAdd && decisions.length + tasks.length === 0) return null;
  return (
    <Section id="table-agreements" title={m.tables_agreements()} className="gap-4 pt-3">
      <List title={m.tables_agreements_decisions()} all={decisions} />
      <List title={m.tables_agreements_tasks()} all={tasks} />
      {canAdd && <Add />}
    </Section>
  );
};
