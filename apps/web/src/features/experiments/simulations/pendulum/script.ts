import simulations from '../../../../i18n/en/simulations.json';

export { PendulumSimulation as Page } from './pendulum-simulation.tsx';
export const texts = { simulations };
