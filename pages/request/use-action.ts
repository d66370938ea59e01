import { useState } from 'react';
import { useWords } from '#components/page-language.ts';
import { refusalOf } from './visitor-api.ts';

/** Runs a call to the server once at a time, and keeps what went wrong for the visitor to read. */
export function useAction() {
  const { notDone } = useWords('requestView');
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');

  /** `failure` is what to say if the server doesn't answer. */
  async function run(act: () => Promise<void>, failure = notDone): Promise<boolean> {
    setRunning(true);
    setProblem('');
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(refusalOf(error) ?? failure);
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { isRunning, problem, run };
}
