import { useState, type ComponentType } from 'react';

import * as m from '#messages';

import { BAR } from '#islands/tables/bar.ts';
import { CourseBar } from '#islands/tables/CourseBar.tsx';
import { LeadSheet } from '#islands/tables/LeadSheet.tsx';
import { PeopleSheet } from '#islands/tables/PeopleSheet.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { TableSheet } from '#islands/tables/TableSheet.tsx';
import { UnsentNotes } from '#islands/tables/UnsentNotes.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { showRecord } from '#lib/tables/record-preview.store.ts';
import { peopleAt, waitingAt } from '#lib/tables/selectors.ts';

const SIGNS = {
  lay: 'M4 4h9v13H4zM17 8v12H9M8.5 8v5M6 10.5h5',
  lead: 'M6 4v16l13-8z',
  people: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-5 4-7 8-7s8 2 8 7',
  table: 'M3 8h18M5 8v12M19 8v12M3 8l3-4h12l3 4',
} as const;

type Tool = keyof typeof SIGNS;

interface ButtonProps {
  readonly tool: Tool;
  readonly label: string;
  /** The count in words, for screen readers. */
  readonly asks?: string;
  readonly count?: number;
  readonly onOpen: (tool: Tool) => void;
}

const ToolButton = ({ tool, label, asks = '', count = 0, onOpen }: ButtonProps) => (
  <button
    type="button"
    className="relative grid min-h-[3.25rem] max-w-[9rem] flex-[1_0_auto] cursor-pointer justify-items-center gap-1 rounded-small px-1 py-1 text-small font-semibold hover:bg-line"
    onClick={() => onOpen(tool)}
  >
    <svg className="pen w-[1.5rem] stroke-[2.2]" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[tool]} />
    </svg>
    <span>
      {label}
      {count > 0 && <span className="sr-only">, {asks}</span>}
    </span>
    {count > 0 && (
      <b
        className="absolute top-0 right-[calc(50%-2rem)] grid min-w-[1.375rem] place-items-center rounded-pill bg-primary px-1 text-small/[1.375rem] text-on-primary"
        aria-hidden="true"
      >
        {count}
      </b>
    )}
  </button>
);

interface Props {
  /** The form that lays cards; a prop, since it imports other concepts. */
  readonly Lay: ComponentType<{ readonly onDone: () => void }>;
  /** The form that gives the table its steps. */
  readonly Course: ComponentType<{ readonly onDone: () => void }>;
}

/** The host's toolbar: the way through the steps, and four buttons, each of which opens a sheet. */
export const HostBar = ({ Course, Lay }: Props) => {
  const { isOpen, state } = useTable();
  const [tool, setTool] = useState<Tool>();
  const close = (): void => setTool(undefined);
  const waiting = waitingAt(state).length;
  const hands = peopleAt(state).filter(({ raised }) => raised).length;
  const asks = [
    waiting > 0 ? m.tables_host_at_door({ count: waiting }) : '',
    hands > 0 ? m.tables_host_hands_up({ count: hands }) : '',
  ];
  return (
    <div className={BAR} role="group" aria-label={m.tables_host_tools()}>
      <UnsentNotes />
      {isOpen && <CourseBar onFinish={showRecord} />}
      {isOpen && (
        <>
          <ToolButton tool="lay" label={m.tables_host_cards()} onOpen={setTool} />
          <ToolButton tool="lead" label={m.tables_host_lead()} onOpen={setTool} />
        </>
      )}
      <ToolButton
        tool="people"
        label={m.tables_host_people()}
        count={isOpen ? waiting + hands : 0}
        asks={asks.filter((words) => words !== '').join(', ')}
        onOpen={setTool}
      />
      <ToolButton tool="table" label={m.tables_host_table()} onOpen={setTool} />
      {tool === 'lay' && (
        <BottomSheet title={m.tables_host_lay_cards()} onClose={close}>
          <Lay onDone={close} />
        </BottomSheet>
      )}
      {tool === 'lead' && <LeadSheet Course={Course} onClose={close} />}
      {tool === 'people' && <PeopleSheet onClose={close} />}
      {tool === 'table' && <TableSheet onClose={close} />}
    </div>
  );
};
