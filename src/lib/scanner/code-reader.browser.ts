/** The page's side of the worker that reads codes. It starts with the first picture. */
import type {
  ReaderResponse,
  ReadEffort,
  ReaderRequest,
  DecodedImage,
} from '#lib/scanner/code-reader.ts';
import { default as workerAddress } from '#lib/scanner/code-reader.worker.ts?worker&url';

/** The pages of the scanner run this worker as well: their policy names this maker of addresses. */
const policy = window.trustedTypes?.createPolicy('code-reader', {
  createScriptURL: (address) => {
    if (address !== workerAddress) throw new TypeError('Only the reader of codes may run.');
    return address;
  },
});

interface Waiting {
  readonly resolve: (reading: DecodedImage) => void;
  readonly reject: (error: Error) => void;
}

interface Reader {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

let reader: Reader | undefined;
let asked = 0;

/** Ends the worker, which gives its memory back. What is being read is never answered. */
export const endReader = (): void => {
  reader?.worker.terminate();
  reader = undefined;
};

const startReader = (): Reader => {
  // TypeScript's DOM knows of no trusted address here.
  const address = (policy?.createScriptURL(workerAddress) ?? workerAddress) as string;
  const worker = new Worker(address, { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data);
    else asker?.reject(new Error(data.message));
  });
  worker.addEventListener('error', () => {
    endReader();
    waiting.forEach(({ reject }) => reject(new Error('The reader of codes did not start.')));
  });
  return { worker, waiting };
};

/**
 * Reads the codes of a picture, which is closed then.
 * @throws where the worker cannot be loaded
 */
export const readCodes = (
  picture: ImageBitmap,
  how: ReadEffort,
  turn = 0,
): Promise<DecodedImage> => {
  const { worker, waiting } = (reader ??= startReader());
  asked += 1;
  const question: ReaderRequest = { id: asked, picture, how, turn };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker.postMessage(question, [picture]);
  });
};
