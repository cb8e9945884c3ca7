import { growing } from '../growth.ts';
import type { MathTemplate, Misconception } from '../template.ts';
import { number, words } from '../value.ts';
import { CAMPERS } from './scenes.ts';
import { slips } from './slips.ts';

const HOURS = 12;
const MINUTES = 60;

/** A time of day from the minutes since twelve, such as `3:05`. */
export function clockTime(minutes: number): string {
  const whole = HOURS * MINUTES;
  const rest = ((minutes % whole) + whole) % whole;
  const hour = Math.floor(rest / MINUTES) || HOURS;
  return `${hour}:${String(rest % MINUTES).padStart(2, '0')}`;
}

function times(list: readonly (readonly [id: string, minutes: number])[]): Misconception[] {
  return list.map(([id, minutes]) => ({ id, value: words(clockTime(minutes)) }));
}

/** What somebody reads who takes one hand for the other. */
function handsSwapped(hour: number, minute: number): number {
  return (minute === 0 ? HOURS : minute / 5) * MINUTES + (hour % HOURS) * 5;
}

/** Reading the clock and how long something takes. */
export const timeTemplates: readonly MathTemplate[] = [
  {
    id: 'read-clock',
    area: 'counting',
    operation: 'counting',
    difficulty: 'Easy',
    grades: [1, 3],
    draw(pick, level) {
      const hour = pick.int(1, HOURS);
      const steps = [60, 30, 15, 5][growing(level, 1, 3)] ?? 60;
      const minute = steps * pick.int(0, MINUTES / steps - 1);
      const now = (hour % HOURS) * MINUTES + minute;
      return {
        parts: [hour, minute],
        question: 'Look at the camp clock. What time is it?',
        answer: words(clockTime(now)),
        wrong: times([
          ['swapped-the-hands', handsSwapped(hour, minute)],
          ['next-hour', now + MINUTES],
          ['hour-before', now - MINUTES],
          ['half-an-hour-off', now + MINUTES / 2],
          ['five-minutes-off', now + 5],
        ]),
        explanation: [
          minute === 0
            ? `The short hand shows the hour: $${hour}$.`
            : `The short hand has passed the $${hour}$.`,
          minute === 0
            ? 'The long hand points straight up, so no minutes have passed.'
            : `The long hand shows the minutes: $${minute}$.`,
          `It is ${clockTime(now)}.`,
        ],
        picture: { kind: 'clock', hour, minute },
      };
    },
  },
  {
    id: 'time-later',
    area: 'counting',
    operation: 'addition',
    difficulty: 'Medium',
    grades: [2, 4],
    draw(pick, level) {
      const hour = pick.int(1, 11);
      const minute = 5 * pick.int(3, 11);
      const length = 5 * pick.int(3, growing(level, 6, 11));
      const [start, end] = [hour * MINUTES + minute, hour * MINUTES + minute + length];
      const [what, verb] = pick.one([
        ['Singing', 'lasts'],
        ['Swimming', 'lasts'],
        ['The story', 'takes'],
        ['The hike', 'takes'],
      ] as const);
      const toHour = MINUTES - minute;
      return {
        parts: [what, start, length],
        question: `${what} begins at ${clockTime(start)}. It ${verb} ${length} minutes. When does it end?`,
        answer: words(clockTime(end)),
        wrong: times([
          ...(length < toHour ? [] : [['forgot-the-full-hour', end - MINUTES] as const]),
          ['went-back-in-time', start - length],
          ['ten-minutes-off', end + 10],
          ['five-minutes-off', end - 5],
          ['an-hour-too-late', end + MINUTES],
        ]),
        explanation:
          length < toHour
            ? [
                `Add the minutes: $${minute} + ${length} = ${minute + length}$.`,
                `It ends at ${clockTime(end)}.`,
              ]
            : [
                `It is $${toHour}$ minutes to the full hour, ${clockTime((hour + 1) * MINUTES)}.`,
                `$${length} - ${toHour} = ${length - toHour}$ minutes are left.`,
                `It ends at ${clockTime(end)}.`,
              ],
        picture: { kind: 'clock', hour, minute },
      };
    },
  },
  {
    id: 'time-between',
    area: 'counting',
    operation: 'subtraction',
    difficulty: 'Hard',
    grades: [3, 5],
    draw(pick, level) {
      const name = pick.one(CAMPERS);
      const hour = pick.int(1, 9);
      const start = hour * MINUTES + 5 * pick.int(1, 11);
      const minutes = 5 * pick.int(14, growing(level, 20, 35));
      const end = start + minutes;
      const full = Math.floor(minutes / MINUTES);
      const digits = Math.abs(
        Number(clockTime(end).replace(':', '')) - Number(clockTime(start).replace(':', '')),
      );
      return {
        parts: [name, start, end],
        question: `${name} hikes from ${clockTime(start)} until ${clockTime(end)}. How many minutes is that?`,
        answer: number(minutes),
        wrong: slips([
          ['subtracted-the-times-like-numbers', digits],
          ['took-an-hour-for-a-hundred-minutes', minutes + 40 * full],
          ['forgot-the-full-hour', minutes - MINUTES],
          ['an-hour-too-long', minutes + MINUTES],
          ['five-minutes-off', minutes - 5],
        ]),
        explanation: [
          `From ${clockTime(start)} to ${clockTime(start + full * MINUTES)} it is $${full * MINUTES}$ minutes.`,
          `From there to ${clockTime(end)} it is $${minutes - full * MINUTES}$ minutes more.`,
          `Altogether: $${full * MINUTES} + ${minutes - full * MINUTES} = ${minutes}$.`,
        ],
      };
    },
  },
];
