/** The camera over a whole table: its largest picture, read frame by frame beside the page. */
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

/** As much as cameras give: a code of two centimetres is small from above a table. */
const RESOLUTION = { width: { ideal: 3840 }, height: { ideal: 2160 } };

interface TableCameraRequest {
  /** A camera of the list; the rear camera where left out. */
  readonly cameraId?: string | undefined;
  /** Called with the video as soon as there is one, to be shown. */
  readonly onVideo: (video: HTMLVideoElement) => void;
  readonly onReading: (reading: DecodedImage) => void;
  /** Called where frames cannot be read: no more of them come. */
  readonly onFailure: (error: unknown) => void;
  /** Called when the picture takes another shape, as when a phone is turned. */
  readonly onTurn: () => void;
}

let running: HTMLVideoElement | undefined;

/** Releases the camera. */
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

/** Reads one frame after the other, as fast as they are read, for as long as this camera runs. */
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

/** Takes the camera and reports what each frame holds. Stops an earlier one first. */
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
