import { shuffled } from '../random/index.ts';
import type { Strength } from './strength.ts';

/** Children of a room at least: nobody plays alone. */
const FEWEST = 2;

/**
 * Splits children into rooms of nearly equal size and strength: the strongest are dealt out one to each
 * room, the next ones in the opposite direction, and so on. The seed decides among equally strong ones.
 * @param rooms how many are wished for; there are fewer where a child would be alone
 * @returns the ids of each room's children, the strongest first; sizes differ by one at most
 */
export function balancedRooms(
  children: readonly Strength[],
  rooms: number,
  seed: number,
): number[][] {
  const count = Math.max(1, Math.min(rooms, Math.floor(children.length / FEWEST)));
  const byStrength = shuffled(children, seed).sort((a, b) => b.strength - a.strength);
  const dealt = Array.from({ length: count }, (): number[] => []);
  for (const [place, { id }] of byStrength.entries()) {
    const across = place % count;
    const isBackwards = Math.floor(place / count) % 2 === 1;
    dealt[isBackwards ? count - 1 - across : across]?.push(id);
  }
  return dealt;
}
