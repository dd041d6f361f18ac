// npm passes a signal on to the shell that it starts a script with, and many shells die of it without
// telling the script. Whoever has lost its parent has been told to stop all the same.

const LOOK_EVERY_MS = 250;

/** Ends this process as SIGTERM would, once the process that started it is gone. */
export const endWithParent = () => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
};
