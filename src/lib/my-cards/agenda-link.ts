/** A link to an agenda: its data, compressed, in the fragment, which reaches no server. No DOM. */

import * as z from 'zod/mini';

import { AgendaName, AgendaSteps, AgendaTimes, type Agenda } from '#contract/agendas.ts';
import { bytesOfBase64Url, toBase64Url } from '#lib/shared/base64url.ts';
import { parseJson } from '#lib/shared/parse-json.ts';
import { href } from '#lib/shared/routes.ts';
import { withoutEmpty } from './agenda.ts';

/** Maximum length of a link that programs for messages keep whole, in characters. */
const LINK_LENGTH = 8000;

/** Maximum size of the data of a link, in bytes: above that of the largest agenda that fits one. */
const DATA_BYTES = 512 * 1024;

export type LinkedAgenda = Omit<Agenda, 'at'>;

/**
 * `[name, times, steps]`; a step is `[minutes, title, text, card]`, a step of a run also has `say` and `1`; empty texts
 * for what it does not have.
 */
const Linked = z.object({
  name: AgendaName,
  times: AgendaTimes,
  list: z.array(
    z.object({
      minutes: z.number(),
      title: z.string(),
      text: z.string(),
      card: z.string(),
      say: z.string(),
      run: z.boolean(),
    }),
  ),
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names the parts of the data: a schema of tuples would be in the code of every page. */
const namedParts = (data: unknown) => {
  const [name, times, steps] = listOf(data);
  const list = listOf(steps).map((step) => {
    const [minutes, title, text, card, say = '', run] = listOf(step);
    return { minutes, title, text, card, say, run: run === 1 };
  });
  return { name, times, list };
};

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > DATA_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
};

/** The link to an agenda; `undefined` where it would be too long. */
export const agendaLink = async ({
  name,
  steps,
  times = {},
}: LinkedAgenda): Promise<string | undefined> => {
  const data = [
    name,
    times,
    steps.map(({ card = '', minutes, run, say = '', text = '', title = '' }) => [
      minutes,
      title,
      text,
      card,
      ...(run ? [say, 1] : []),
    ]),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const link = packed && `${href('agenda')}#${toBase64Url(packed)}`;
  return link !== undefined && link.length <= LINK_LENGTH ? link : undefined;
};

/** Reads a fragment without its `#`; `undefined` if it is no agenda. */
export const parseAgendaLink = async (fragment: string): Promise<LinkedAgenda | undefined> => {
  if (fragment.length > LINK_LENGTH) return undefined;
  try {
    const bytes = bytesOfBase64Url(fragment);
    const data = await through(bytes, new DecompressionStream('deflate-raw'));
    const { data: linked } = Linked.safeParse(
      namedParts(parseJson(new TextDecoder().decode(data))),
    );
    if (!linked) return undefined;
    const { list, name, times } = linked;
    const { data: steps } = AgendaSteps.safeParse(
      list.map(({ card, minutes, run, say, text, title }) =>
        withoutEmpty({
          minutes,
          title,
          text,
          say,
          run: run || undefined,
          card: card === '' ? undefined : card,
        }),
      ),
    );
    return steps && { name, steps, times };
  } catch {
    // Neither base64url nor compressed.
    return undefined;
  }
};
