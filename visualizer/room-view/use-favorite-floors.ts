import { useEffect, useState } from 'react';
import { favoritesEvent, readFavorites } from '../plan/favorites.ts';
import type { KnownIds } from '../plan/link.ts';
import { customRoom } from '../plan/plan.ts';

/** Ids of the floors in the plans that the visitor has saved on this device. */
export function useFavoriteFloors(ids: KnownIds): readonly string[] {
  const [favorites, setFavorites] = useState<readonly string[]>([]);
  const [known] = useState({ ...ids, rooms: [...ids.rooms, customRoom] });
  useEffect(() => {
    const read = () => setFavorites(readFavorites(known).map(({ floor }) => floor));
    read();
    addEventListener(favoritesEvent, read);
    return () => removeEventListener(favoritesEvent, read);
  }, [known]);
  return favorites;
}
