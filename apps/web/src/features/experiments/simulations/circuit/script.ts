import simulations from '../../../../i18n/en/simulations.json';

export { CircuitSimulation as Page } from './circuit-simulation.tsx';
export const texts = { simulations };
