import { useEffect, useState } from 'react';
import type { RoomPlan } from '../../schema/plan.ts';
import { favoritesEvent, readFavorites, writeFavorites } from '../plan/favorites.ts';
import type { KnownIds } from '../plan/options.ts';

/** The plans saved on this device, shared by all islands on the page, and a function that saves a new list. */
export function useFavorites(ids: KnownIds): [readonly RoomPlan[], (plans: readonly RoomPlan[]) => void] {
  const [known] = useState(ids);
  const [favorites, setFavorites] = useState<readonly RoomPlan[]>([]);
  useEffect(() => {
    const read = () => setFavorites(readFavorites(known));
    read();
    addEventListener(favoritesEvent, read);
    return () => removeEventListener(favoritesEvent, read);
  }, [known]);
  return [favorites, save];
}

function save(plans: readonly RoomPlan[]): void {
  writeFavorites(plans);
  dispatchEvent(new Event(favoritesEvent));
}
