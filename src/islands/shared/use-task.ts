import { useState } from 'react';

import { NETWORK_ERROR } from '#lib/shared/network-error.ts';

/**
 * The task behind a button: whether it is running, and the message that it ended with. While it runs, another press
 * does nothing.
 */
export const useTask = () => {
  const [isRunning, setRunning] = useState(false);
  const [message, setMessage] = useState('');
  const run = async (task: () => Promise<string>): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    setMessage('');
    // A lazy import may fail.
    setMessage(await task().catch(() => NETWORK_ERROR));
    setRunning(false);
  };
  return { isRunning, message, run };
};
