/** Whether this device has a camera, as far as the browser tells before it asks for it. */
export const hasCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // An insecure page has no such list.
    return false;
  }
};
