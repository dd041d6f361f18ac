/** Lets the device be felt for a moment, where it can. */
export const buzz = (): void => {
  if ('vibrate' in navigator) navigator.vibrate(60);
};
