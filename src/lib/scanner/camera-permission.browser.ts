/** Whether the browser will prompt for the camera. Small: loaded with the page. */
import { videoInputs } from '#lib/scanner/video-inputs.browser.ts';

/** Returns the permission state; `undefined` where the browser does not tell. */
const permissionState = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
};

export const willPromptForCamera = async (): Promise<boolean> => {
  const cameras = await videoInputs();
  if (cameras.length === 0) return false;
  const state = await permissionState();
  // Camera labels are empty without permission.
  return state === undefined ? cameras.every(({ label }) => label === '') : state === 'prompt';
};
