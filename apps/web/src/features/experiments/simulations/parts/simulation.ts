import type { NavigationStyle } from '@lamplight/domain/platform';

/** What every simulation is told. */
export interface SimulationProps {
  /**
   * `simple` up to 6: two or three things to change and no numbers; `advanced` over 15: all numbers.
   * Everybody between sees what can be measured.
   */
  readonly level: NavigationStyle;
}
