import { z } from 'zod';
import { figureWords } from './words.ts';

/** Years in their order; those before Christ are below 0. They stand at equal distances, not to scale. */
export const timelineSchema = z
  .strictObject({
    kind: z.literal('timeline'),
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
