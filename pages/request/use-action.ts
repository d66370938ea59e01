import { useState } from 'react';
import { refusalOf } from '../../components/own-request/visitor-api.ts';
import { useOpenRequest } from './open-request.ts';

/** Runs a call to the server once at a time, and keeps what went wrong for the visitor to read. */
export function useAction() {
  const { words } = useOpenRequest();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(act: () => Promise<void>): Promise<boolean> {
    setRunning(true);
    setProblem('');
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(refusalOf(error) ?? words.notDone);
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { isRunning, problem, run };
}
