/** The camera for a table scan: its highest resolution, read frame by frame in a worker. */
import {
  onOrientationChange,
  givesCameras,
  problemOf,
  takeTrack,
  waitForFirstFrame,
  whichCamera,
  type CameraStart,
} from '#lib/scanner/camera-track.browser.ts';
import { readCodes } from '#lib/scanner/code-reader.browser.ts';
import type { DecodedImage } from '#lib/scanner/code-reader.ts';

/** The highest resolution: a code of 2 cm is small from above a table. */
const RESOLUTION = { width: { ideal: 3840 }, height: { ideal: 2160 } };

interface TableCameraRequest {
  /** Camera id; the rear camera by default. */
  readonly cameraId?: string | undefined;
  /** Called with the video element to show. */
  readonly onVideo: (video: HTMLVideoElement) => void;
  readonly onReading: (reading: DecodedImage) => void;
  /** Called where reading fails, which ends it. */
  readonly onFailure: (error: unknown) => void;
  /** Called when the picture's orientation changes, for example when a phone is rotated. */
  readonly onTurn: () => void;
}

let running: HTMLVideoElement | undefined;

export const stopTableCamera = (): void => {
  const stream = running?.srcObject;
  running = undefined;
  if (stream instanceof MediaStream) stream.getTracks().forEach((track) => track.stop());
};

const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

/** Reads frames sequentially while this camera runs. */
const readFrames = async (
  video: HTMLVideoElement,
  request: TableCameraRequest,
  turn: number,
): Promise<void> => {
  try {
    const reading = await readCodes(await createImageBitmap(video), 'frame', turn);
    if (running !== video) return;
    request.onReading(reading);
    await nextFrame(video);
    if (running === video) void readFrames(video, request, turn + 1);
  } catch (error) {
    if (running === video) request.onFailure(error);
  }
};

const openStream = (cameraId: string | undefined): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { ...whichCamera(cameraId), ...RESOLUTION },
    audio: false,
  });

/** Starts the camera and reports the codes of each frame. Stops an earlier one first. */
export const startTableCamera = async (request: TableCameraRequest): Promise<CameraStart> => {
  stopTableCamera();
  if (!givesCameras()) return { ok: false, problem: 'insecure' };
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  try {
    video.srcObject = await openStream(request.cameraId);
    running = video;
    request.onVideo(video);
    await video.play();
  } catch (error) {
    stopTableCamera();
    return { ok: false, problem: problemOf(error) };
  }
  await waitForFirstFrame(video);
  onOrientationChange(video, request.onTurn);
  const camera = await takeTrack(video);
  void readFrames(video, request, 0);
  return { ok: true, ...camera };
};
