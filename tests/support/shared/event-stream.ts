/** A message of a stream (HTML, section 9.2.6). */
export interface Message {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

const messageOf = (block: string): Message => {
  const fields = block.split('\n').map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    return [name, value] as const;
  });
  const all = (wanted: string) =>
    fields.filter(([name]) => name === wanted).map(([, value]) => value);
  return { event: all('event')[0] ?? 'message', id: all('id')[0], data: all('data').join('\n') };
};

/** The messages of a stream, as they come. */
export const messagesOf = async function* (
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Message> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message.data !== '') yield message;
    }
  }
};
