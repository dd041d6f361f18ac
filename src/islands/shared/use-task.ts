import { useState } from 'react';

/** The task behind a button: whether it is running, and the message that it ended with. */
export const useTask = () => {
  const [isRunning, setRunning] = useState(false);
  const [message, setMessage] = useState('');
  const run = async (task: () => Promise<string>): Promise<void> => {
    setRunning(true);
    setMessage('');
    setMessage(await task());
    setRunning(false);
  };
  return { isRunning, message, run };
};
