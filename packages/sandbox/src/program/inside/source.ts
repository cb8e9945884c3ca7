import { drawingTools } from './drawing-tools.ts';
import { learnerTools } from './learner-tools.ts';
import { takeIntrinsics } from './safe.ts';
import { type Parts, setUp } from './set-up.ts';
import { valueTools } from './values.ts';

const parts: Parts = { takeIntrinsics, valueTools, learnerTools, drawingTools };

/** The functions that the host calls inside the sandbox. */
export const CONTROLS = [
  'call',
  'input',
  'view',
  'describe',
] as const satisfies readonly (keyof ReturnType<typeof setUp>)[];
export type Control = (typeof CONTROLS)[number];

const texts = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${part}`);

/** The program that sets a sandbox up: a function of (printLine, draw, data as JSON, seed) in JavaScript. */
export const SET_UP_SOURCE =
  "'use strict'; (printLine, draw, data, seed) => " +
  `(${setUp})({ ${texts.join(',\n')} }, printLine, draw, data, seed)`;
