import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import * as m from '#messages';

import type { Agenda, AgendaTimes } from '#contract/agendas.ts';
import type { Exercise } from '#contract/exercises.ts';
import { AGENDA_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import {
  MOST_STEP_MINUTES,
  STEP_TEXT_LENGTH,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import { AgendaList } from '#islands/my-cards/AgendaList.tsx';
import { SyncLine } from '#islands/my-cards/SyncLine.tsx';
import { useSavedText } from '#islands/my-cards/use-saved-text.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Failed, TextSkeleton } from '#islands/shared/States.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { takeFocus } from '#islands/shared/take-focus.ts';
import { TextField } from '#islands/shared/TextField.tsx';
import { dataUnder, useDrag } from '#islands/shared/use-drag.ts';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { $exercises, loadExercises, NO_EXERCISES } from '#lib/exercises/exercise-list.store.ts';
import { exerciseTable } from '#lib/exercises/exercise-table.ts';
import {
  makeAgenda,
  removeAgenda,
  saveCalendar,
  saveMarkdown,
  setAgenda,
} from '#lib/my-cards/agenda-changes.store.ts';
import { agendaLink } from '#lib/my-cards/agenda-link.ts';
import {
  agendaStepName,
  agendaTable,
  overflowWords,
  startsOf,
  sumWords,
  withoutEmpty,
  type AgendaStep,
  type TitleOfCard,
  type FindCard,
} from '#lib/my-cards/agenda.ts';
import { leaveAgenda, showKept } from '#lib/my-cards/agenda.store.ts';
import { valueOf } from '#lib/my-cards/items.ts';
import { $items, $myState } from '#lib/my-cards/my-items.store.ts';
import { syncMy } from '#lib/my-cards/my.store.ts';
import { indexByKey, moveItem } from '#lib/my-cards/order.ts';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { recipeTable } from '#lib/recipes/recipe-table.ts';
import { cardMinutes } from '#lib/run/run-steps.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { printPage } from '#lib/shared/share.store.ts';

/** A new agenda. It is kept with its first change. */
const NEW: Agenda = { name: m.my_cards_agenda_new(), steps: [], at: 0 };

/** Minutes of a new step. */
const MINUTES = 10;

/** Things that an agenda is composed of, by the value of their option. */
type Parts = ReadonlyMap<string, { readonly name: string; readonly steps: readonly AgendaStep[] }>;

interface PartGroup {
  readonly label: string;
  readonly parts: Parts;
}

const OWN: Parts = new Map([
  ['step', { name: m.my_cards_agenda_own_step(), steps: [{ minutes: MINUTES }] }],
  [
    'pause',
    {
      name: m.my_cards_agenda_own_pause(),
      steps: [{ minutes: MINUTES, title: m.my_cards_agenda_pause() }],
    },
  ],
]);

/** The steps of an exercise; the first one has its title. */
const exerciseSteps = (exercise: Exercise): readonly AgendaStep[] => {
  // A question at the end without minutes belongs to a table.
  const [first, ...rest] = (exerciseTable(exercise).steps ?? []).filter(
    ({ minutes }) => minutes > 0,
  );
  return first ? [{ title: exercise.title, ...first }, ...rest] : [];
};

/** The cards, exercises and recipes of the deck, as steps. */
const useParts = (): readonly PartGroup[] => {
  const cards = useStore($cards, { ssr: 'initial' });
  const exercises = useStore($exercises, { ssr: 'initial' });
  const recipes = useStore($recipes, { ssr: 'initial' });
  useEffect(() => {
    void loadCards();
    void loadExercises();
    void loadRecipes();
  }, []);
  return useMemo(
    () => [
      { label: m.my_cards_agenda_own(), parts: OWN },
      {
        label: m.my_cards_agenda_cards(),
        parts: new Map(
          (cards.status === 'ready' ? cards.cards : NO_CARDS).map((card) => [
            card.code,
            {
              name: `${card.code} ${card.title}`,
              steps: [{ minutes: cardMinutes(card), card: card.code }],
            },
          ]),
        ),
      },
      {
        label: m.my_cards_agenda_exercises(),
        parts: new Map(
          (exercises.status === 'ready' ? exercises.value : NO_EXERCISES).map((exercise) => [
            `exercise ${exercise.title}`,
            {
              name: exercise.title,
              steps: exerciseSteps(exercise),
            },
          ]),
        ),
      },
      {
        label: m.my_cards_agenda_recipes(),
        parts: new Map(
          (recipes.status === 'ready' ? recipes.value : []).map((recipe) => [
            `recipe ${recipe.slug}`,
            { name: recipe.title, steps: recipeTable(recipe).steps ?? [] },
          ]),
        ),
      },
    ],
    [cards, exercises, recipes],
  );
};

const AddPart = ({ onAdd }: { onAdd: (steps: readonly AgendaStep[]) => void }) => {
  const id = useId();
  const groups = useParts();
  const [chosen, setChosen] = useState('step');
  return (
    <Form
      className="grid max-w-[34rem] gap-1"
      onSend={() => {
        const part = groups.flatMap(({ parts }) => parts.get(chosen) ?? [])[0];
        if (part) onAdd(part.steps);
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {m.my_cards_agenda_next()}
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          className="select min-w-[9rem] max-w-none flex-1"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {groups.map(({ label, parts }) => (
            <optgroup key={label} label={label}>
              {[...parts].map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button type="submit">{m.my_cards_agenda_add()}</Button>
      </div>
    </Form>
  );
};

interface FieldsProps {
  readonly step: AgendaStep;
  readonly name: string;
  readonly onChange: (step: AgendaStep) => void;
  readonly children: ReactNode;
}

/** Title, minutes and words of a step. */
const StepFields = ({ step, name, onChange, children }: FieldsProps) => {
  const id = useId();
  const title = useSavedText(step.title ?? '', (text) => onChange({ ...step, title: text }));
  const text = useSavedText(step.text ?? '', (words) => onChange({ ...step, text: words }));
  const minutes = useSavedText(String(step.minutes), (typed) => {
    const number = Number(typed);
    if (typed.trim() !== '' && number >= 0 && number <= MOST_STEP_MINUTES)
      onChange({ ...step, minutes: Math.round(number) });
  });
  return (
    <div className="grid grid-cols-1 gap-3 pb-3" role="group" aria-label={name}>
      <div className="flex flex-wrap gap-3">
        <div className="grid min-w-[12rem] flex-1 gap-1">
          <TextField
            label={m.my_cards_agenda_step_title()}
            data-title
            maxLength={TABLE_TITLE_LENGTH}
            autoComplete="off"
            placeholder={name}
            {...title}
          />
        </div>
        <div className="grid w-[6rem] gap-1">
          <TextField
            label={m.my_cards_agenda_step_minutes()}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_STEP_MINUTES}
            {...minutes}
          />
        </div>
      </div>
      <div className="grid gap-1">
        <label className="text-small font-semibold" htmlFor={id}>
          {m.my_cards_agenda_step_words()}
        </label>
        <textarea
          id={id}
          className="textarea w-full"
          rows={3}
          maxLength={STEP_TEXT_LENGTH}
          {...text}
        />
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
};

const Handle = () => (
  <svg className="pen w-[20px] stroke-[2.6]" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5v.01M16 5v.01M8 12v.01M16 12v.01M8 19v.01M16 19v.01" />
  </svg>
);

interface StepsProps {
  readonly agenda: Agenda;
  readonly titleOf: TitleOfCard;
  /** The opened step. */
  readonly opened: number | undefined;
  readonly onOpen: (index: number | undefined) => void;
  readonly onSteps: (steps: readonly AgendaStep[], said: string) => void;
  readonly onRemove: (index: number) => void;
}

/** The steps, to be changed and put into order: by dragging, by arrow keys or by buttons. */
const Steps = ({ agenda, titleOf, opened, onOpen, onSteps, onRemove }: StepsProps) => {
  const { steps, times } = agenda;
  const list = useRef<HTMLOListElement>(null);
  const starts = startsOf(steps, times);
  const moved = useRef<number>(undefined);
  // A moved node loses the focus.
  useEffect(() => {
    const index = moved.current;
    moved.current = undefined;
    if (index !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-move="${index}"]`)?.focus();
  });
  const nameOf = (index: number): string => {
    const step = steps[index];
    return step ? agendaStepName(step, index, titleOf) : '';
  };
  const move = (from: number, wanted: number, keepFocus = true): void => {
    const to = Math.min(Math.max(wanted, 0), steps.length - 1);
    if (to === from) return;
    onOpen(undefined);
    if (keepFocus) moved.current = to;
    onSteps(
      moveItem(steps, from, to),
      m.my_cards_moved({ what: nameOf(from), place: to + 1, count: steps.length }),
    );
  };
  useDrag(list, {
    name: 'step',
    onHold: (held, event) => event?.dataTransfer?.setData('text/plain', nameOf(Number(held))),
    onDrop: (held, event) => {
      const target = dataUnder(event, 'step');
      if (target !== undefined) move(Number(held), Number(target), false);
    },
  });
  return (
    <ol ref={list} className="grid grid-cols-1" role="list" aria-label={m.my_cards_agenda_steps()}>
      {steps.map((step, index) => (
        <li
          key={index}
          className="rule grid grid-cols-1"
          data-step={index}
          draggable={opened !== index}
        >
          <div className="flex items-center gap-2 py-1">
            <button
              type="button"
              className="grid size-[2.75rem] flex-none cursor-grab place-items-center rounded-pill"
              data-move={index}
              aria-label={m.my_cards_move({
                what: nameOf(index),
                place: index + 1,
                count: steps.length,
              })}
              onKeyDown={(event) => {
                const to = indexByKey(event.key, index);
                if (to === undefined) return;
                event.preventDefault();
                move(index, to);
              }}
            >
              <Handle />
            </button>
            <div className="min-w-0 flex-1">
              <h2 className="text-[1rem] wrap-anywhere">{nameOf(index)}</h2>
              <p className="text-small tabular-nums text-muted">
                {m.my_cards_agenda_step_at({ start: starts[index] ?? '', minutes: step.minutes })}
              </p>
            </div>
            <Button
              className="flex-none px-3 aria-expanded:chosen"
              aria-expanded={opened === index}
              aria-label={m.my_cards_agenda_change_step({ name: nameOf(index) })}
              onClick={() => onOpen(opened === index ? undefined : index)}
            >
              {m.my_cards_agenda_change()}
            </Button>
          </div>
          {opened === index && (
            <StepFields
              step={step}
              name={nameOf(index)}
              onChange={(changed) => onSteps(steps.with(index, withoutEmpty(changed)), '')}
            >
              <Button disabled={index === 0} onClick={() => move(index, index - 1)}>
                {m.my_cards_agenda_step_earlier()}
              </Button>
              <Button disabled={index === steps.length - 1} onClick={() => move(index, index + 1)}>
                {m.my_cards_agenda_step_later()}
              </Button>
              <Button onClick={() => onRemove(index)}>{m.my_cards_agenda_step_remove()}</Button>
            </StepFields>
          )}
        </li>
      ))}
    </ol>
  );
};

const BEGINS = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const ENDS = /^\d\d:\d\d$/;

/** When the session begins and ends; either may be left open. */
const Times = ({
  times,
  onTimes,
}: {
  times: AgendaTimes;
  onTimes: (times: AgendaTimes) => void;
}) => {
  const { begins: _begins, ...withoutBegins } = times;
  const { ends: _ends, ...withoutEnds } = times;
  const begins = useSavedText(times.begins ?? '', (text) => {
    if (text === '') onTimes(withoutBegins);
    else if (BEGINS.test(text)) onTimes({ ...times, begins: text });
  });
  const ends = useSavedText(times.ends ?? '', (text) => {
    if (text === '') onTimes(withoutEnds);
    else if (ENDS.test(text)) onTimes({ ...times, ends: text });
  });
  return (
    <div className="flex flex-wrap gap-3">
      <div className="grid max-w-full grid-cols-1 gap-1">
        <TextField
          label={m.my_cards_agenda_begins()}
          className="max-w-full"
          type="datetime-local"
          {...begins}
        />
      </div>
      <div className="grid gap-1">
        <TextField
          label={m.my_cards_agenda_ends()}
          className="max-w-none min-w-[9rem]"
          type="time"
          {...ends}
        />
      </div>
    </div>
  );
};

/** The link to an agenda; `undefined` while it is made or where it would be too long. */
const useLink = (
  agenda: Agenda,
): { readonly link?: string | undefined; readonly isMade: boolean } => {
  const [made, setMade] = useState<{
    readonly agenda: Agenda;
    readonly link: string | undefined;
  }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (link: string | undefined): void => {
      if (isCurrent) setMade({ agenda, link });
    };
    // Browsers without compression have no link.
    agendaLink(agenda).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [agenda]);
  return made?.agenda === agenda ? { link: made.link, isMade: true } : { isMade: false };
};

interface ActionsProps {
  readonly agenda: Agenda;
  readonly agendaKey: string;
  readonly titleOf: TitleOfCard;
  readonly findCard: FindCard;
}

/** Actions on an agenda: start a table, share, print, download, delete. */
const Actions = ({ agenda, agendaKey, titleOf, findCard }: ActionsProps) => {
  const [said, setSaid] = useState('');
  const { isMade, link } = useLink(agenda);
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap items-start gap-2">
        <StartTable
          primary
          ready={agenda.steps.length > 0}
          request={() => agendaTable(agenda, findCard)}
        />
        {link !== undefined && <ShareButton title={agenda.name} path={link} />}
        <Button onClick={printPage}>{m.my_cards_print()}</Button>
        <Button
          className="btn-wrap"
          onClick={() => setSaid(saveCalendar(agenda, titleOf, agendaKey))}
        >
          {m.my_cards_agenda_calendar()}
        </Button>
        <Button onClick={() => setSaid(saveMarkdown(agenda, titleOf))}>Markdown</Button>
      </div>
      {isMade && link === undefined && (
        <p className="text-small text-muted">{m.my_cards_agenda_no_link()}</p>
      )}
      <p className="font-semibold empty:hidden" role="status">
        {said}
      </p>
      <div className="grid justify-items-start gap-3">
        <Confirm
          ask={m.my_cards_delete()}
          yes={m.my_cards_agenda_delete()}
          no={m.my_cards_agenda_delete_not()}
          onYes={() => void removeAgenda(agendaKey).then(leaveAgenda)}
        >
          {m.my_cards_agenda_delete_ask({ name: agenda.name })}
        </Confirm>
      </div>
    </div>
  );
};

interface Removed {
  readonly index: number;
  readonly step: AgendaStep;
}

/** Composes an agenda (behaviour/my-cards.md, 'Agendas'). Each change is kept at once. */
export const AgendaEditor = ({ agendaKey }: { agendaKey: string | undefined }) => {
  const items = useStore($items, { ssr: 'initial' });
  const state = useStore($myState, { ssr: 'initial' });
  const list = useStore($cards, { ssr: 'initial' });
  const byCode = useMemo(
    () =>
      new Map((list.status === 'ready' ? list.cards : NO_CARDS).map((card) => [card.code, card])),
    [list],
  );
  const findCard: FindCard = (code) => byCode.get(code);
  const titleOf: TitleOfCard = (code) => byCode.get(code)?.title;
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const whole = useRef<HTMLDivElement>(null);
  const isFresh = useRef(false);
  // A new step of one's own focuses the field of its title.
  useEffect(() => {
    if (!isFresh.current || opened === undefined) return;
    const field = whole.current?.querySelector<HTMLElement>('[data-title]');
    isFresh.current = field === null || field === undefined;
    field?.focus();
  });
  const kept = agendaKey === undefined ? NEW : valueOf(items, 'agenda', agendaKey);
  const save = (part: Partial<Pick<Agenda, 'name' | 'steps' | 'times'>>): void => {
    if (agendaKey === undefined)
      showKept(makeAgenda({ name: NEW.name, steps: NEW.steps, ...part }));
    else if (part.name !== undefined)
      void setAgenda(agendaKey, { field: 'name', value: part.name });
    else if (part.steps) void setAgenda(agendaKey, { field: 'steps', value: part.steps });
    else if (part.times) void setAgenda(agendaKey, { field: 'times', value: part.times });
  };
  const name = useSavedText(kept?.name ?? '', (text) => {
    if (text.trim() !== '') save({ name: text.trim() });
  });
  if (!items)
    return state === 'unreached' ? (
      <Failed message={NETWORK_ERROR} onRetry={() => void syncMy()} />
    ) : (
      <TextSkeleton label={m.my_cards_agenda_loading()} />
    );
  if (!kept)
    return (
      <p className="notice" role="status">
        {m.my_cards_agenda_missing()}
      </p>
    );
  const { steps, times = {} } = kept;
  const setSteps = (next: readonly AgendaStep[], words: string): boolean => {
    const problem = overflowWords(next);
    setSaid(problem || words);
    setRemoved(undefined);
    if (problem !== '') return false;
    save({ steps: [...next] });
    return true;
  };
  const add = (added: readonly AgendaStep[]): void => {
    const next = [...steps, ...added.map(withoutEmpty)];
    const [first] = added;
    if (!setSteps(next, m.my_cards_agenda_steps_added({ count: added.length })) || !first) return;
    // A step of one's own has no name yet.
    if (added.length > 1 || first.title !== undefined || first.card !== undefined) return;
    isFresh.current = true;
    setOpened(steps.length);
  };
  const remove = (index: number): void => {
    const step = steps[index];
    if (!step || !setSteps(steps.toSpliced(index, 1), '')) return;
    setOpened(undefined);
    setRemoved({ index, step });
  };
  const sum = sumWords(steps, times);
  return (
    <>
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <div className="grid max-w-[34rem] gap-1">
          <TextField
            label={m.my_cards_agenda_name()}
            maxLength={AGENDA_NAME_LENGTH}
            autoComplete="off"
            {...name}
          />
        </div>
        <Times times={times} onTimes={(next) => save({ times: next })} />
        <p className={`font-semibold ${sum.isTooLong ? 'text-danger' : ''}`} role="status">
          {sum.words}
        </p>
        <div ref={whole} className="grid max-w-[44rem] grid-cols-1 gap-3">
          <Steps
            agenda={kept}
            titleOf={titleOf}
            opened={opened}
            onOpen={setOpened}
            onSteps={setSteps}
            onRemove={remove}
          />
          <div className="flex flex-wrap items-center gap-3 empty:hidden" role="status">
            {removed ? (
              <>
                {m.my_cards_agenda_step_removed({
                  name: agendaStepName(removed.step, removed.index, titleOf),
                })}
                <Button
                  ref={takeFocus}
                  onClick={() => {
                    setSteps(
                      steps.toSpliced(removed.index, 0, removed.step),
                      m.my_cards_agenda_step_back(),
                    );
                  }}
                >
                  {m.my_cards_undo()}
                </Button>
              </>
            ) : (
              said
            )}
          </div>
          <AddPart onAdd={add} />
        </div>
        <SyncLine className="empty:hidden" />
        {agendaKey !== undefined && (
          <Actions agenda={kept} agendaKey={agendaKey} titleOf={titleOf} findCard={findCard} />
        )}
      </div>
      <div className="not-print:hidden">
        <AgendaList name={kept.name} steps={steps} times={times} titleOf={titleOf} />
      </div>
    </>
  );
};
