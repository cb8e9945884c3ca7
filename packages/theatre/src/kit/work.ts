import { WORK_HOLDINGS } from '../people/today/held-at-work.ts';
import { WORK_LOOKS } from '../people/today/work-looks.ts';
import { street } from '../places/today/street.ts';
import * as workplaces from '../places/today/workplaces.ts';
import { counted, onStage } from '../things/thing.ts';
import * as apparatus from '../things/today/apparatus.ts';
import type { WorldKit } from './kit.ts';

/** Grown-ups at their work, and young people. */
export const WORK_KIT: WorldKit<'work'> = {
  places: {
    office: workplaces.office,
    library: workplaces.library,
    ward: workplaces.ward,
    'machine-room': workplaces.machineRoom,
    street,
  },
  people: WORK_LOOKS,
  things: {
    typewriter: onStage(apparatus.typewriter, 0.6, 40),
    terminal: onStage(apparatus.terminal, 0.7, 44),
    telephone: onStage(apparatus.telephone, 0.55, 30),
    papers: counted(80, onStage(apparatus.papers, 0.6, 30)),
    scan: onStage(apparatus.scan, 0.9, 24),
    maze: onStage(apparatus.maze, 0.8),
    'wheeled-robot': onStage(apparatus.wheeledRobot, 0.8, 34),
    candle: { ...onStage(apparatus.candle, 0.6, 18), lamp: { above: 56, radius: 100 } },
  },
  held: WORK_HOLDINGS,
};
