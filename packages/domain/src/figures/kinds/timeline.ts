import { z } from 'zod';
import { figureWords } from './words.ts';

/** Years in their order; those before Christ are below 0. They stand at equal distances where nothing else is said. */
export const timelineSchema = z
  .strictObject({
    kind: z.literal('timeline'),
    /** `years`: twice as many years lie twice as far apart. */
    spacing: z.enum(['even', 'years']).default('even'),
    events: z
      .array(
        z.strictObject({
          year: z.int(),
          /** What stands there instead of the bare year, such as `about 1000 BC`. */
          when: figureWords.exactOptional(),
          label: z.string().min(1).max(70),
        }),
      )
      .min(2)
      .max(8)
      .readonly(),
  })
  .refine(
    ({ events }) => events.every(({ year }, at) => at === 0 || year >= (events[at - 1]?.year ?? 0)),
    { path: ['events'], message: 'are not in the order of their years' },
  );
export type TimelineFigure = z.infer<typeof timelineSchema>;

/**
 * How far each event but the last lies from the next one: shares of the whole line, which are 1 together.
 * Events of one year have no share of a line that is spaced by years.
 */
export function gapsOf({ events, spacing }: TimelineFigure): number[] {
  const years = events.map(({ year }) => year);
  const [first = 0] = years;
  const whole = (years.at(-1) ?? first) - first;
  return years
    .slice(1)
    .map((year, index) =>
      spacing === 'even' || whole === 0
        ? 1 / (years.length - 1)
        : (year - (years[index] ?? year)) / whole,
    );
}
