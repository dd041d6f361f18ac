/** Whether the device has a camera, without asking for permission. */
export const hasCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Unavailable on insecure origins.
    return false;
  }
};
