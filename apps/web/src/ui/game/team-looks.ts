import type { UiPicture } from '../picture/ui-pictures.ts';

export interface TeamLook {
  /** Key of its name in the `game` texts, below `teams`. */
  readonly name: 'doves' | 'stars' | 'rainbows' | 'butterflies' | 'rockets' | 'seedlings';
  readonly picture: UiPicture;
}

const TEAMS: readonly [TeamLook, ...TeamLook[]] = [
  { name: 'doves', picture: 'dove' },
  { name: 'stars', picture: 'glowing-star' },
  { name: 'rainbows', picture: 'rainbow' },
  { name: 'butterflies', picture: 'butterfly' },
  { name: 'rockets', picture: 'rocket' },
  { name: 'seedlings', picture: 'seedling' },
];

/** Name and picture of a team, by its number from 0. */
export function teamLook(team: number): TeamLook {
  return TEAMS[team % TEAMS.length] ?? TEAMS[0];
}
