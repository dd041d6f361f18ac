/** Chimes, synthesised with Web Audio, so that no sound file is loaded. */

let context: AudioContext | undefined;

const create = (): void => {
  try {
    context ??= new AudioContext();
  } catch {
    // The device has no audio output.
  }
};

const allow = (): void => {
  create();
  // The browser may not count this event as a gesture; the next one is tried.
  if (context?.state === 'suspended') context.resume().catch(() => {});
};

/**
 * Unlocks audio at the first user gesture, which browsers require.
 * @returns a function that stops waiting
 */
export const allowChime = (): (() => void) => {
  // Creating it takes 50 ms, and four times that on a phone: not in a press. Safari lacks this callback.
  globalThis.requestIdleCallback?.(create);
  // One controller per call, so that callers end independently.
  const ending = new AbortController();
  for (const gesture of ['pointerup', 'keydown'])
    addEventListener(gesture, () => allow(), { signal: ending.signal });
  return () => ending.abort();
};

/** Peak gain, of 1, and duration of a note, in seconds. */
const LOUDEST = 0.2;
const RINGS = 1.4;

/** The notes of each sound: start in seconds, frequency in Hz. */
const NOTES = {
  end: [
    [0, 659.25],
    [0.28, 523.25],
    [0.56, 783.99],
  ],
  votes: [[0, 783.99]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

const ring = (sound: AudioContext, start: number, pitch: number): void => {
  const tone = new OscillatorNode(sound, { frequency: pitch });
  const volume = new GainNode(sound, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDEST, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RINGS);
  tone.connect(volume).connect(sound.destination);
  tone.start(start);
  tone.stop(start + RINGS);
};

/** Plays the sound of the timer's end or of shown votes; silent until {@link allowChime} has seen a gesture. */
export const chime = (kind: keyof typeof NOTES): void => {
  const sound = context;
  if (sound?.state !== 'running') return;
  for (const [after, pitch] of NOTES[kind]) ring(sound, sound.currentTime + after, pitch);
};
