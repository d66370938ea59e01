import { useEffect, useState } from 'react';
import { favoritesEvent, readFavorites } from '../plan/favorites.ts';
import type { KnownIds } from '../plan/options.ts';
import { customRoom } from '../plan/plan.ts';

/** Ids of the floors in the plans that the visitor has saved on this device. */
export function useFavoriteFloors(known: KnownIds): readonly string[] {
  const [favorites, setFavorites] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => {
      const plans = readFavorites({ ...known, rooms: [...known.rooms, customRoom] });
      setFavorites(plans.map(({ floor }) => floor));
    };
    read();
    addEventListener(favoritesEvent, read);
    return () => removeEventListener(favoritesEvent, read);
  }, [known]);
  return favorites;
}
