/** Table scan: its picture, its cards and the actions for them. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';

import * as m from '#messages';

import { HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import { TableOutlines } from '#islands/scanner/TableOutlines.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import type { TableUse } from '#lib/scanner/scanner.store.ts';
import {
  newCardsMessage,
  aimMessage,
  unknownCodesMessage,
} from '#lib/scanner/table-scan-messages.ts';
import {
  $shown,
  $unknownCodes,
  $table,
  $scannedCards,
  $use,
  removeFromTable,
  type ShownPicture,
  type ScannedCard,
} from '#lib/scanner/table-scan.store.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';

/** Delay before new cards are announced, in ms. */
const SETTLED = 800;

const PICTURE = 'absolute inset-0 size-full';

const Photo = ({ file }: { file: Blob }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className={`${PICTURE} object-contain`} alt={m.scanner_chosen_table()} />;
};

const Video = ({ video }: { video: HTMLVideoElement }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(video);
  }, [video]);
  return <div ref={place} className={`${PICTURE} [&_video]:size-full [&_video]:object-contain`} />;
};

const Picture = ({ shown }: { shown: ShownPicture }) => {
  if (shown.kind === 'photo') return <Photo file={shown.file} />;
  return shown.kind === 'camera' ? <Video video={shown.video} /> : null;
};

/** The picture with outlines of its codes. */
export const TablePicture = () => {
  const shown = useStore($shown, { ssr: 'initial' });
  return (
    <>
      <Picture shown={shown} />
      {shown.kind !== 'nothing' && <TableOutlines />}
    </>
  );
};

/** Status of the scan: found cards, unknown codes, instructions. */
export const TableWords = () => {
  const { empty } = useStore($table, { ssr: 'initial' });
  const { kind } = useStore($shown, { ssr: 'initial' });
  const cards = useStore($scannedCards, { ssr: 'initial' });
  const strange = useStore($unknownCodes, { ssr: 'initial' });
  const told = useRef<readonly ScannedCard[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(newCardsMessage(cards, told.current));
      told.current = cards;
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [cards]);
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div role="status">
        {kind === 'camera' && <p>{aimMessage(empty, cards.length)}</p>}
        {strange > 0 && <p className="font-semibold">{unknownCodesMessage(strange)}</p>}
      </div>
    </>
  );
};

const Row = ({ code, card }: ScannedCard) => (
  <li
    className={`flex items-center gap-2 rounded-small border-s-[0.5rem] border-stream bg-ground ps-3 ${card?.stream ?? ''}`}
  >
    <a
      className="flex min-h-[2.75rem] min-w-0 flex-1 items-center gap-3 py-1 text-fg"
      href={href('browse', code)}
    >
      <b className="font-display">{code}</b>
      <span className="min-w-0 leading-tight wrap-anywhere">{card?.title}</span>
    </a>
    <Button
      className="btn-ghost px-3"
      aria-label={m.scanner_remove({ code })}
      onClick={() => removeFromTable(code)}
    >
      <svg className="pen w-[1rem] stroke-[3]" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4l16 16M20 4L4 20" />
      </svg>
    </Button>
  </li>
);

type Codes = readonly string[];

/** Form that creates a hand of the cards. */
const NewHand = ({
  codes,
  hand: { suggestName, makeHand },
}: Required<Pick<TableUse, 'hand'>> & { codes: Codes }) => {
  const [made, setMade] = useState('');
  const { message, run } = useTask();
  const make = async (wanted: string): Promise<string> => {
    const isMade = await makeHand(wanted, codes);
    setMade(isMade ? wanted : '');
    return isMade ? '' : NETWORK_ERROR;
  };
  return (
    <div className="grid gap-1">
      <LineForm
        label={m.scanner_hand_name()}
        className="max-w-none basis-[14rem]"
        initial={suggestName}
        required
        maxLength={HAND_NAME_LENGTH}
        onSend={(name) => {
          if (name.trim() !== '') void run(() => make(name.trim()));
        }}
      >
        <Button type="submit" primary className="btn-wrap flex-auto">
          {m.scanner_make_hand()}
        </Button>
      </LineForm>
      <p role="status">
        {made !== '' && (
          <WithNodes
            text={m.scanner_hand_made({ name: made, link: SLOT.a })}
            a={<a href={href('mycards')}>{m.scanner_my_cards()}</a>}
          />
        )}
      </p>
      <Alert>{message}</Alert>
    </div>
  );
};

interface ActionProps extends Required<Pick<TableUse, 'action'>> {
  readonly codes: Codes;
  readonly primary: boolean;
}

/** The button for the cards; shows its error, if any. */
const Action = ({ action: { label, onCodes }, codes, primary }: ActionProps) => {
  const { message, run } = useTask();
  return (
    <div className="grid gap-1">
      <Button primary={primary} className="btn-wrap" onClick={() => void run(() => onCodes(codes))}>
        {label}
      </Button>
      <Alert>{message}</Alert>
    </div>
  );
};

/** The found cards and the actions for them. */
export const TableCards = () => {
  const id = useId();
  const cards = useStore($scannedCards, { ssr: 'initial' });
  const { action, hand } = useStore($use, { ssr: 'initial' }) ?? {};
  const codes = cards.map(({ code }) => code);
  return (
    <section className="grid content-start gap-2" aria-labelledby={id}>
      <h3 className="text-base font-bold" id={id}>
        {cards.length === 0 ? m.scanner_no_card() : m.scanner_on_table({ count: cards.length })}
      </h3>
      <ul
        className="grid max-h-[min(16rem,40svh)] gap-1 overflow-auto overscroll-contain md:max-h-[22rem]"
        aria-label={m.scanner_cards_on_table()}
        role="list"
      >
        {cards.map((card) => (
          <Row key={card.code} {...card} />
        ))}
      </ul>
      {cards.length > 0 && hand && <NewHand codes={codes} hand={hand} />}
      {cards.length > 0 && action && <Action codes={codes} action={action} primary={!hand} />}
    </section>
  );
};
