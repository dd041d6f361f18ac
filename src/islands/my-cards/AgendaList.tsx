import * as m from '#messages';

import type { AgendaTimes } from '#contract/agendas.ts';
import {
  agendaStepName,
  startsOf,
  sumWords,
  type AgendaStep,
  type TitleOfCard,
} from '#lib/my-cards/agenda.ts';

interface Props {
  readonly name: string;
  readonly steps: readonly AgendaStep[];
  readonly times?: AgendaTimes | undefined;
  readonly titleOf: TitleOfCard;
}

/** An agenda to read or print: its steps with their times and words. */
export const AgendaList = ({ name, steps, times, titleOf }: Props) => {
  const starts = startsOf(steps, times);
  return (
    <article className="grid max-w-[44rem] grid-cols-1 gap-3" aria-label={name}>
      <h2 className="wrap-anywhere">{name}</h2>
      <p>{sumWords(steps, times).words}</p>
      <ol className="grid grid-cols-1" role="list">
        {steps.map((step, index) => (
          <li
            key={index}
            className="rule grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-3 print:break-inside-avoid"
          >
            <span className="font-semibold tabular-nums">{starts[index]}</span>
            <div className="grid gap-1">
              <h3 className="text-lead wrap-anywhere">{agendaStepName(step, index, titleOf)}</h3>
              <p className="text-small text-muted">
                {m.my_cards_minutes_short({ count: step.minutes })}
              </p>
              {step.text !== undefined && (
                <p className="whitespace-pre-wrap wrap-anywhere">{step.text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
};
