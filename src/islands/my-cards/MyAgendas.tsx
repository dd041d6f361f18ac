import * as m from '#messages';

import { agendaPath } from '#lib/my-cards/agenda.store.ts';
import { minutesOf } from '#lib/my-cards/agenda.ts';
import type { NamedAgenda } from '#lib/my-cards/items.ts';
import { href } from '#lib/shared/routes.ts';

interface Props {
  /** The agendas that match the search. */
  readonly agendas: readonly NamedAgenda[];
  readonly searching: boolean;
}

/** The agendas, as links, and one to a new one. */
export const MyAgendas = ({ agendas, searching }: Props) => {
  if (searching && agendas.length === 0) return null;
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3" aria-labelledby="my-agendas">
      <h2 id="my-agendas">{m.my_cards_agendas()}</h2>
      {agendas.length === 0 && <p className="lead">{m.my_cards_agendas_none()}</p>}
      <ul className="w-full" role="list">
        {agendas.map(({ key, name, steps }) => (
          <li key={key} className="rule flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <a className="py-1 font-semibold wrap-anywhere" href={agendaPath(key)}>
              {name}
            </a>
            <span className="text-small text-muted">
              {m.my_cards_agenda_size({ steps: steps.length, minutes: minutesOf(steps) })}
            </span>
          </li>
        ))}
      </ul>
      {!searching && (
        <a className="btn-wrap btn print:hidden" href={href('agenda')}>
          {m.my_cards_plan()}
        </a>
      )}
    </section>
  );
};
