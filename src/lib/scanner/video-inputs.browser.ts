/** The cameras of the device, without asking for permission. Their labels may be empty. */
export const videoInputs = async (): Promise<readonly MediaDeviceInfo[]> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput');
  } catch {
    // Unavailable on insecure origins.
    return [];
  }
};

export const hasCamera = async (): Promise<boolean> => (await videoInputs()).length > 0;
