/** Vibrates the device briefly, where supported. */
export const buzz = (): void => {
  if ('vibrate' in navigator) navigator.vibrate(60);
};
