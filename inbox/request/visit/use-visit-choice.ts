import { use, useState } from 'react';
import type { RequestState } from '#schema/api/stored-request.ts';
import { type VisitWindow, visitWindowSchema, windowsLeft } from '#schema/rules/visit-windows.ts';
import { useBusiness } from '../../business.ts';
import { Now } from '../../use-now.ts';

/** The time and the address in the form. What is chosen stays if someone else changes the request meanwhile. */
export function useVisitChoice({ visit, preferredTimes }: RequestState) {
  const { hours } = useBusiness();
  const left = windowsLeft(use(Now), hours);
  const [chosen, setChosen] = useState<VisitWindow | null>(null);
  const [typedAddress, setAddress] = useState<string | null>(null);
  const [chosenCrew, setCrew] = useState<string | null>(null);
  const savedCrew = visit?.crew ?? '';
  const planned = visit?.state === 'cancelled' ? undefined : visit;
  const savedAddress = visit?.address ?? '';
  const window = chosen ?? planned ?? preferredTimes[0] ?? left[0];
  return {
    window,
    choose: (changes: object) => setChosen(visitWindowSchema.parse({ ...window, ...changes })),
    /** The days to choose from. */
    dates: [...new Set([...left, ...preferredTimes, ...(window ? [window] : [])].map(({ date }) => date))].sort(),
    /** The first day that's left. An earlier one may be planned or preferred. */
    firstDay: left[0]?.date ?? '',
    /** What is planned now. */
    planned,
    isPlanned: planned !== undefined && isSameWindow(planned, window),
    address: typedAddress ?? savedAddress,
    isNewAddress: typedAddress !== null && typedAddress.trim() !== savedAddress,
    setAddress,
    crew: chosenCrew ?? savedCrew,
    isNewCrew: chosenCrew !== null && chosenCrew !== savedCrew,
    setCrew,
  };
}

export function isSameWindow(a: VisitWindow, b: VisitWindow | undefined): boolean {
  return a.date === b?.date && a.part === b.part;
}
