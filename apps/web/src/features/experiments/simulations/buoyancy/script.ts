import simulations from '../../../../i18n/en/simulations.json';

export { BuoyancySimulation as Page } from './buoyancy-simulation.tsx';
export const texts = { simulations };
