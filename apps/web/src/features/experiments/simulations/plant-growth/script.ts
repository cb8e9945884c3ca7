import simulations from '../../../../i18n/en/simulations.json';

export { PlantGrowthSimulation as Page } from './plant-growth-simulation.tsx';
export const texts = { simulations };
