import simulations from '../../../../i18n/en/simulations.json';

export { ColorsSimulation as Page } from './colors-simulation.tsx';
export const texts = { simulations };
