/** Shared by both cameras of the scanner: selection, errors, torch and zoom. */
import { nameCameras, type Camera } from '#lib/scanner/camera-names.ts';
import { videoInputs } from '#lib/scanner/video-inputs.browser.ts';
import { pause } from '#lib/shared/clock.browser.ts';

/** Why a camera could not be used. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure';

/** Zoom range and current value of a camera. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

export interface RunningCamera {
  readonly cameras: readonly Camera[];
  readonly cameraId: string;
  readonly torch: boolean;
  readonly zoom?: Zoom;
}

export type CameraStart =
  | ({ readonly ok: true } & RunningCamera)
  | { readonly ok: false; readonly problem: CameraProblem };

/** Camera capabilities missing in TypeScript's DOM types. */
interface MoreCapabilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
  readonly zoom?: Omit<Zoom, 'value'>;
}

/** Constraints for a camera of the list, or the rear one. */
export const whichCamera = (cameraId: string | undefined): MediaTrackConstraints =>
  cameraId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } };

/** Whether this page may use cameras; undefined on insecure origins. */
export const givesCameras = (): boolean => 'mediaDevices' in navigator;

/** Maps an error of starting a camera. */
export const problemOf = (error: unknown): CameraProblem => {
  // html5-qrcode rejects with a string that contains the DOMException's name.
  const text = error instanceof DOMException ? error.name : String(error);
  if (/NotAllowedError|SecurityError/.test(text)) return 'refused';
  if (/NotFoundError|OverconstrainedError/.test(text)) return 'none';
  return 'busy';
};

const listCameras = async (): Promise<readonly Camera[]> =>
  nameCameras((await videoInputs()).map(({ deviceId, label }) => ({ id: deviceId, label })));

const capabilitiesOf = (track: MediaStreamTrack): MoreCapabilities => {
  try {
    return track.getCapabilities() as MoreCapabilities;
  } catch {
    // Unsupported in some browsers.
    return {};
  }
};

let running: MediaStreamTrack | undefined;

/** Applies a constraint to the running camera; ignored where unsupported. */
const adjust = async (setting: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    await running?.applyConstraints({ advanced: [setting] });
  } catch (error) {
    console.info('The camera does not do this.', setting, error);
  }
};

export const setTorch = (on: boolean): Promise<void> => adjust({ torch: on });

/** Sets the zoom, within the camera's range. */
export const setZoom = (value: number): Promise<void> => adjust({ zoom: value });

/** Maximum wait for the first frame, in ms. */
const FIRST_FRAME_TIMEOUT = 5000;

export const waitForFirstFrame = async (video: HTMLVideoElement): Promise<void> => {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return;
  const playing = new Promise((resolve) => {
    video.addEventListener('playing', resolve, { once: true });
  });
  await Promise.race([playing, pause(FIRST_FRAME_TIMEOUT)]);
};

/** Calls the listener when the picture changes between portrait and landscape. */
export const onOrientationChange = (video: HTMLVideoElement, onTurn: () => void): void => {
  const isWide = (): boolean => video.videoWidth > video.videoHeight;
  const wide = isWide();
  video.addEventListener('resize', () => {
    if (video.videoWidth > 0 && isWide() !== wide) onTurn();
  });
};

/**
 * Registers a started camera for torch and zoom, and returns its capabilities.
 * @param video the element that plays the camera's stream
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
