/** Client of the worker that reads codes, which starts on first use. */
import type {
  ReaderResponse,
  ReadEffort,
  ReaderRequest,
  DecodedImage,
} from '#lib/scanner/code-reader.ts';
import { default as workerAddress } from '#lib/scanner/code-reader.worker.ts?worker&url';

/** Trusted Types policy for the worker's URL; the scanner pages' CSP names it. */
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

/** Terminates the worker and frees its memory. Pending reads never settle. */
export const endReader = (): void => {
  reader?.worker.terminate();
  reader = undefined;
};

const startReader = (): Reader => {
  // TypeScript's DOM types lack TrustedScriptURL here.
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
 * Reads the codes of a picture, and closes the picture.
 * @throws Error where the worker cannot be loaded
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
