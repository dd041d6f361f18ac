import { useStore } from '@nanostores/react';
import { useState } from 'react';

import * as m from '#messages';

import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { courseOf } from '#lib/my-cards/agenda.ts';
import { agendasOf } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { startMyCards } from '#lib/my-cards/my-load.store.ts';
import { cardMinutes } from '#lib/run/run-steps.ts';
import { href } from '#lib/shared/routes.ts';
import { setCourse } from '#lib/tables/course.store.ts';
import { groupsOn } from '#lib/tables/selectors.ts';

/** Gives a table its steps: those of an agenda, or one for each of its cards. */
export const ChooseCourse = ({ onDone }: { onDone: () => void }) => {
  const { cards, state } = useTable();
  const agendas = agendasOf(useStore($items, { ssr: 'initial' }));
  const [chosen, setChosen] = useState('');
  useWhenSignedIn(startMyCards);
  const codes = groupsOn(state).flatMap((group) => group.cards.flatMap(({ code }) => code ?? []));
  const options = [
    ...(codes.length > 0 ? [['', m.tables_choose_course_by_card()] as const] : []),
    ...agendas.map(({ key, name }) => [key, name] as const),
  ];
  const agenda =
    agendas.find(({ key }) => key === chosen) ?? (codes.length > 0 ? undefined : agendas[0]);
  const findCard = (code: string) => cards.get(code);
  const send = async (): Promise<void> => {
    const steps = agenda
      ? courseOf(agenda.steps, findCard)
      : courseOf(
          codes.map((code) => ({ minutes: cardMinutes(cards.get(code)), card: code })),
          findCard,
        );
    if (await setCourse(state, steps)) onDone();
  };
  const isRunning = state.step !== null;
  return (
    <section className="grid gap-3" aria-label={m.tables_choose_course_steps()}>
      <h3>
        {state.steps.length === 0 ? m.tables_choose_course_add() : m.tables_choose_course_other()}
      </h3>
      <p className="text-muted empty:hidden">
        {state.steps.length > 0 &&
          (isRunning
            ? m.tables_choose_course_replaces_later()
            : m.tables_choose_course_replaces_all())}
      </p>
      {options.length > 0 && (
        <Form className="flex flex-wrap items-end gap-2" onSend={() => send()}>
          <SelectField
            label={m.tables_choose_course_from()}
            className="grid min-w-[9rem] flex-1 gap-1"
            value={agenda?.key ?? ''}
            options={options}
            onPick={setChosen}
          />
          <Button type="submit">{m.tables_choose_course_use()}</Button>
        </Form>
      )}
      <p className="text-small">
        <a
          className="inline-block py-2 font-semibold"
          href={href('agenda')}
          target="_blank"
          rel="noreferrer"
        >
          {m.tables_choose_course_plan()}
        </a>
      </p>
    </section>
  );
};
