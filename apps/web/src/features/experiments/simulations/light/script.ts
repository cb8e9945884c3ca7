import simulations from '../../../../i18n/en/simulations.json';

export { LightSimulation as Page } from './light-simulation.tsx';
export const texts = { simulations };
