/** What the scanner's two cameras share: the choice, its troubles, light and zoom. */
import { nameCameras, type Camera } from '#lib/scanner/camera-names.ts';
import { pause } from '#lib/shared/clock.browser.ts';

/** Why a camera could not be used. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure';

/** How far a camera can zoom, and where it stands. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** A running camera and what else it can do. */
export interface RunningCamera {
  readonly cameras: readonly Camera[];
  readonly cameraId: string;
  /** Whether there is a light that can be switched. */
  readonly torch: boolean;
  readonly zoom?: Zoom;
}

export type CameraStart =
  | ({ readonly ok: true } & RunningCamera)
  | { readonly ok: false; readonly problem: CameraProblem };

/** What browsers know of a camera beyond the standard's first edition. */
interface MoreCapabilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
  readonly zoom?: Omit<Zoom, 'value'>;
}

/** Which camera to take: one of the list, or the rear one. */
export const whichCamera = (cameraId: string | undefined): MediaTrackConstraints =>
  cameraId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } };

/** Whether the browser gives cameras to this page at all: without a secure origin it leaves them out. */
export const givesCameras = (): boolean => 'mediaDevices' in navigator;

/** Why a camera did not start. */
export const problemOf = (error: unknown): CameraProblem => {
  // html5-qrcode rejects with a sentence that holds the DOMException's name.
  const text = error instanceof DOMException ? error.name : String(error);
  if (/NotAllowedError|SecurityError/.test(text)) return 'refused';
  if (/NotFoundError|OverconstrainedError/.test(text)) return 'none';
  return 'busy';
};

const listCameras = async (): Promise<readonly Camera[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return nameCameras(
    devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ id: deviceId, label })),
  );
};

const capabilitiesOf = (track: MediaStreamTrack): MoreCapabilities => {
  try {
    return track.getCapabilities() as MoreCapabilities;
  } catch {
    // Some browsers do not tell.
    return {};
  }
};

let running: MediaStreamTrack | undefined;

/** Asks the running camera for something; one that will not is left as it is. */
const adjust = async (setting: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    await running?.applyConstraints({ advanced: [setting] });
  } catch (error) {
    console.info('The camera does not do this.', setting, error);
  }
};

/** Switches the light beside the lens. */
export const setTorch = (on: boolean): Promise<void> => adjust({ torch: on });

/** Zooms to a value within the camera's range. */
export const setZoom = (value: number): Promise<void> => adjust({ zoom: value });

/** How long a camera may take until its first picture, in ms. */
const FIRST_FRAME_TIMEOUT = 5000;

/** Waits for the first picture, but not for ever. */
export const waitForFirstFrame = async (video: HTMLVideoElement): Promise<void> => {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return;
  const playing = new Promise((resolve) => {
    video.addEventListener('playing', resolve, { once: true });
  });
  await Promise.race([playing, pause(FIRST_FRAME_TIMEOUT)]);
};

/** Calls back when an upright picture becomes a wide one, or the other way round. */
export const onOrientationChange = (video: HTMLVideoElement, onTurn: () => void): void => {
  const isWide = (): boolean => video.videoWidth > video.videoHeight;
  const wide = isWide();
  video.addEventListener('resize', () => {
    if (video.videoWidth > 0 && isWide() !== wide) onTurn();
  });
};

/**
 * Takes a camera that has started as the one whose light and zoom are set, and says what it can do.
 * @param video that shows its picture
 */
export const takeTrack = async (video: HTMLVideoElement): Promise<RunningCamera> => {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
  running = track;
  const cameras = await listCameras();
  const { torch = false, zoom, focusMode } = track ? capabilitiesOf(track) : {};
  const settings: MediaTrackSettings & { zoom?: number } = track?.getSettings() ?? {};
  if (focusMode?.includes('continuous')) await adjust({ focusMode: 'continuous' });
  return {
    cameras,
    cameraId: settings.deviceId ?? cameras[0]?.id ?? '',
    torch,
    ...(zoom && zoom.max > zoom.min && { zoom: { ...zoom, value: settings.zoom ?? zoom.min } }),
  };
};
