import { useStore } from '@nanostores/react';
import { useState } from 'react';

import * as m from '#messages';

import { STREAMS, type Stream } from '#contract/cards.ts';
import { CodeField } from '#islands/pages/CodeField.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { handsOf } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { startMyCards } from '#lib/my-cards/my-load.store.ts';
import { layCards, sendAction } from '#lib/tables/table-actions.store.ts';
import { kindName } from '#lib/shared/kind-name.ts';

const CHOICE = 'flex min-h-[2.75rem] cursor-pointer items-center wrap-anywhere gap-3';

/** Draws cards from the deck, from chosen streams, or from a hand. */
const Deal = ({ group, onDone }: { group: string | null; onDone: () => void }) => {
  const hands = handsOf(useStore($items, { ssr: 'initial' }));
  const [count, setCount] = useState('3');
  const [pile, setPile] = useState('');
  const [streams, setStreams] = useState<Stream[]>([]);
  const [isDown, setDown] = useState(false);
  const { message, run } = useTask();
  useWhenSignedIn(startMyCards);
  const hand = hands.find(({ key }) => key === pile);
  const deal = async (): Promise<string> => {
    if (pile === 'streams' && streams.length === 0) return m.tables_deal_no_stream();
    const dealt = await sendAction({
      kind: 'deal',
      count: Number(count),
      face: isDown ? 'down' : 'up',
      group,
      ...(pile === 'streams' && { streams }),
      ...(hand && { hand: [...hand.cards] }),
    });
    if (dealt) onDone();
    return '';
  };
  return (
    <Form className="grid gap-3" onSend={() => run(deal)}>
      <h3>{m.tables_deal()}</h3>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grid w-[6rem] gap-1">
          <TextField
            label={m.tables_deal_count()}
            className="max-w-none"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={40}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        <SelectField
          label={m.tables_deal_from()}
          className="grid min-w-[9rem] flex-1 gap-1"
          value={pile}
          options={[
            ['', m.tables_deal_all_cards()],
            ['streams', m.tables_deal_chosen_streams()],
            ...hands.map(({ key, name }) => [key, name] as const),
          ]}
          onPick={setPile}
        />
      </div>
      {pile === 'streams' && (
        <fieldset className="grid sm:grid-cols-2">
          <legend className="text-small font-semibold">{m.tables_deal_streams()}</legend>
          {STREAMS.map((stream) => (
            <label key={stream} className={CHOICE}>
              <input
                className="size-[1.25rem] flex-none accent-(--primary)"
                type="checkbox"
                checked={streams.includes(stream)}
                onChange={() =>
                  setStreams(
                    streams.includes(stream)
                      ? streams.filter((other) => other !== stream)
                      : [...streams, stream],
                  )
                }
              />
              {kindName(stream)}
            </label>
          ))}
        </fieldset>
      )}
      <label className={CHOICE}>
        <input
          className="size-[1.25rem] flex-none accent-(--primary)"
          type="checkbox"
          checked={isDown}
          onChange={() => setDown(!isDown)}
        />
        {m.tables_face_down()}
      </label>
      <Alert>{message}</Alert>
      <Button type="submit" primary>
        {m.tables_deal()}
      </Button>
    </Form>
  );
};

/** Adds cards to the table: by code, by scan, by table scan, or drawn from the deck. */
export const LayCards = ({ onDone }: { onDone: () => void }) => {
  const { state } = useTable();
  const [group, setGroup] = useState('');
  const [said, setSaid] = useState('');
  const into = state.groups.some((known) => known.group === group) ? group : null;
  const lay = (codes: readonly string[]) => void layCards(codes, into).then(setSaid);
  return (
    <div className="grid gap-5">
      {state.groups.length > 0 && (
        <SelectField
          label={m.tables_lay_into_group()}
          value={into ?? ''}
          options={[
            ['', m.tables_lay_no_group()],
            ...state.groups.map((known) => [known.group, known.name] as const),
          ]}
          onPick={setGroup}
        />
      )}
      <CodeField
        label={m.tables_lay_card()}
        all={m.tables_lay_cards()}
        onCode={(code) => lay([code])}
        onCodes={(codes) => {
          lay(codes);
          onDone();
        }}
      />
      <p className="font-semibold empty:hidden" role="status">
        {said}
      </p>
      <Deal group={into} onDone={onDone} />
    </div>
  );
};
