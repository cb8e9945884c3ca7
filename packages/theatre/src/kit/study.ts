import { laboratory } from '../places/today/laboratory.ts';
import { counted, onStage } from '../things/thing.ts';
import * as counting from '../things/today/counting.ts';
import * as science from '../things/today/science.ts';
import * as trials from '../things/today/trials.ts';
import type { WorldKit } from './kit.ts';

/** Places and things to measure, count and try with. */
export const STUDY_KIT: WorldKit<'study'> = {
  places: { laboratory },
  people: {},
  things: {
    'number-line': counted(270, onStage(counting.numberLine, 1)),
    blocks: counted(92, onStage(counting.blocks, 0.75, 42)),
    balance: counted(160, onStage(science.balance, 0.8, 34)),
    magnet: counted(60, onStage(science.magnet, 0.7, 22)),
    thermometer: onStage(science.thermometer, 0.7, 14),
    telescope: counted(110, onStage(science.telescope, 0.9, 30)),
    ruler: counted(124, onStage(counting.ruler, 0.8)),
    'glass-jar': counted(58, onStage(science.glassJar, 0.7, 24)),
    brick: counted(44, onStage(counting.brick, 1, 18)),
    'brick-stack': onStage(counting.brickStack, 1, 20),
    'toy-car': counted(78, onStage(counting.toyCar, 0.7, 32)),
    ramp: counted(150, onStage(science.ramp, 0.9)),
    bulb: { ...onStage(science.bulb, 0.7, 14), lamp: { above: 50, radius: 110 } },
    'dark-bulb': counted(50, onStage(science.darkBulb, 0.7, 14)),
    battery: counted(74, onStage(science.battery, 0.65, 30)),
    'level-plank': onStage(trials.levelPlank, 1, 70),
    'tipped-plank': onStage(trials.tippedPlank, 1, 70),
    'pond-steps': onStage(trials.pondSteps, 1),
    'child-shadow': onStage(trials.childShadow, 1),
    'rabbit-shadow': onStage(trials.rabbitShadow, 1),
    'stick-in-the-morning': onStage(trials.stickInTheMorning, 1),
    'stick-at-noon': onStage(trials.stickAtNoon, 1),
    board: counted(150, onStage(counting.board, 1, 58)),
  },
  held: {},
};
