/** Readable camera names, from the browser's labels. No DOM. */

import * as m from '#messages';

export interface Camera {
  readonly id: string;
  readonly label: string;
}

const REAR = /\b(?:back|rear|environment)\b/i;
const FRONT = /\b(?:front|user|facetime)\b/i;

/** 'camera2 1, facing front': Android's label. */
const ANDROID = /^camera2? \d+, facing (?:back|front)$/i;

/** The USB vendor and product id that browsers append. */
const USB = /\s*\([0-9a-f]{4}:[0-9a-f]{4}\)$/i;

const readable = (label: string): string => {
  if (ANDROID.test(label))
    return FRONT.test(label) ? m.scanner_front_camera() : m.scanner_rear_camera();
  return label.replace(USB, '').trim() || m.scanner_camera();
};

/**
 * Returns the cameras, rear ones first, with unique names.
 * @param cameras ids and labels from the browser
 */
export const nameCameras = (cameras: readonly Camera[]): readonly Camera[] => {
  const rearFirst = cameras.toSorted(
    (one, other) => Number(REAR.test(other.label)) - Number(REAR.test(one.label)),
  );
  const taken = new Map<string, number>();
  return rearFirst.map(({ id, label }) => {
    const name = readable(label);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { id, label: count > 1 ? `${name} ${count}` : name };
  });
};
