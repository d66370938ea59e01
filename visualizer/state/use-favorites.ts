import { useEffect, useState } from 'react';
import type { RoomPlan } from '#schema/api/plan.ts';
import { readFavorites, writeFavorites } from '../plan/favorites.ts';
import type { KnownIds } from '../plan/options.ts';

/** The plans saved on this device, and a function that saves a new list. */
export function useFavorites(ids: KnownIds): [readonly RoomPlan[], (plans: readonly RoomPlan[]) => void] {
  const [known] = useState(ids);
  const [favorites, setFavorites] = useState<readonly RoomPlan[]>([]);
  useEffect(() => {
    const read = () => setFavorites(readFavorites(known));
    read();
    // Sent when another tab saves one.
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [known]);
  const save = (plans: readonly RoomPlan[]) => {
    writeFavorites(plans);
    setFavorites(plans);
  };
  return [favorites, save];
}
