const LOOK_EVERY_MS = 250;

/**
 * Calls back when the parent process has ended: a killed parent forwards no signal. The scripts of
 * package.json begin with `exec`, so that npm itself is the parent, not its shell.
 * @param {() => void} then
 */
export const whenParentEnds = (then) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  timer.unref();
};

/** Ends this process like SIGTERM when its parent has ended or its terminal hangs up. */
export const endWithParent = () => {
  const end = () => process.kill(process.pid, 'SIGTERM');
  whenParentEnds(end);
  process.on('SIGHUP', end);
};
