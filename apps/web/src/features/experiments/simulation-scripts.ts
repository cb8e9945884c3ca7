import type { SimulationKind } from '@lamplight/domain/experiments';
import type { NavigationStyle } from '@lamplight/domain/platform';
import { type LazyPage, lazyWithTexts } from '../../app/lazy-with-texts.ts';

/** What the page knows of a simulation before its script is there. */
export interface SimulationScript extends LazyPage<{ readonly level: NavigationStyle }> {
  /** A name from the picture set. */
  readonly picture: string;
}

/** Each simulation is loaded when it is first looked at. */
export const SIMULATION_SCRIPTS: Readonly<Record<SimulationKind, SimulationScript>> = {
  buoyancy: {
    picture: 'sailboat',
    ...lazyWithTexts(() => import('./simulations/buoyancy/script.ts')),
  },
  colors: {
    picture: 'artist-palette',
    ...lazyWithTexts(() => import('./simulations/colors/script.ts')),
  },
  'plant-growth': {
    picture: 'seedling',
    ...lazyWithTexts(() => import('./simulations/plant-growth/script.ts')),
  },
  sound: {
    picture: 'guitar',
    ...lazyWithTexts(() => import('./simulations/sound/script.ts')),
  },
  light: {
    picture: 'flashlight',
    ...lazyWithTexts(() => import('./simulations/light/script.ts')),
  },
  pendulum: {
    picture: 'mantelpiece-clock',
    ...lazyWithTexts(() => import('./simulations/pendulum/script.ts')),
  },
  circuit: {
    picture: 'light-bulb',
    ...lazyWithTexts(() => import('./simulations/circuit/script.ts')),
  },
};
