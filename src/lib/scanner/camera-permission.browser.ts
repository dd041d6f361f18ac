/** Whether the browser is going to ask before it gives the camera. Light: loaded with the page. */

/** What the browser has been told before; `undefined` where it does not say. */
const permissionState = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
};

/** Whether there is a camera and the person will be asked for it. */
export const willPromptForCamera = async (): Promise<boolean> => {
  // Without a secure origin browsers leave this out, against its type.
  if (!('mediaDevices' in navigator)) return false;
  const devices = await navigator.mediaDevices.enumerateDevices();
  const cameras = devices.filter(({ kind }) => kind === 'videoinput');
  if (cameras.length === 0) return false;
  const state = await permissionState();
  // Cameras have names only for those who may use them.
  return state === undefined ? cameras.every(({ label }) => label === '') : state === 'prompt';
};
