import simulations from '../../../../i18n/en/simulations.json';

export { SoundSimulation as Page } from './sound-simulation.tsx';
export const texts = { simulations };
