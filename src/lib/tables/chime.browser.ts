/** A gentle sound, made here: no file is loaded for it. */

let context: AudioContext | undefined;

const allow = (): void => {
  try {
    context ??= new AudioContext();
    // Refused where the browser does not take this for a gesture; the next one is tried again.
    if (context.state === 'suspended') context.resume().catch(() => {});
  } catch {
    // A device without sound.
  }
};

/**
 * Waits for a gesture, without which browsers make no sound.
 * @returns ends it
 */
export const allowChime = (): (() => void) => {
  // One controller per call, so that callers end independently.
  const ending = new AbortController();
  for (const gesture of ['pointerup', 'keydown'])
    addEventListener(gesture, () => allow(), { signal: ending.signal });
  return () => ending.abort();
};

/** How loud it is at its loudest, of 1, and how long a note rings, in seconds. */
const LOUDEST = 0.2;
const RINGS = 1.4;

/** The notes of each sound: when, in seconds, and how high, in Hz. */
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

/** Sounds for the end of the timer or for the votes; silent until a gesture has allowed it. */
export const chime = (kind: keyof typeof NOTES): void => {
  const sound = context;
  if (sound?.state !== 'running') return;
  for (const [after, pitch] of NOTES[kind]) ring(sound, sound.currentTime + after, pitch);
};
