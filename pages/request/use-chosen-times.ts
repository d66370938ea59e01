import { useRef, useState } from 'react';
import { isSameChoice, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { refusalOf, sendTimes } from './visitor-api.ts';

type Choice = readonly VisitWindow[];

/** Saves each choice of times right away, one after the other. If that fails, the last saved choice is back. */
export function useChosenTimes(fragment: string, preferred: Choice, notSaved: string) {
  const [chosen, setChosen] = useState(preferred);
  const [before, setBefore] = useState<Choice | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState('');
  const saved = useRef(preferred);
  const wanted = useRef(preferred);
  const isSaving = useRef(false);

  async function save(next: Choice) {
    setChosen(next);
    setProblem('');
    wanted.current = next;
    // The save that is under way sends this choice next.
    if (isSaving.current) return;
    isSaving.current = true;
    setState('saving');
    try {
      while (!isSameChoice(saved.current, wanted.current)) {
        const choice = wanted.current;
        await sendTimes(fragment, choice);
        saved.current = choice;
      }
      setState('saved');
    } catch (error) {
      wanted.current = saved.current;
      setChosen(saved.current);
      setState('idle');
      setProblem(refusalOf(error) ?? notSaved);
    }
    isSaving.current = false;
  }

  return {
    chosen,
    state,
    problem,
    choose(next: Choice) {
      setBefore(chosen);
      save(next);
    },
    /** Null if there is nothing to take back. */
    undo:
      before &&
      (() => {
        setBefore(null);
        save(before);
      }),
  };
}
