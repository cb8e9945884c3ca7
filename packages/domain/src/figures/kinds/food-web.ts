import { z } from 'zod';
import { figureWords } from './words.ts';

/** Who eats whom: layers from the ground up, plants in the lowest. */
export const foodWebSchema = z
  .strictObject({
    kind: z.literal('food-web'),
    layers: z.array(z.array(figureWords).min(1).max(4).readonly()).min(2).max(4).readonly(),
    /** From what is eaten to who eats it, by name: the way the energy goes. */
    arrows: z
      .array(z.tuple([figureWords, figureWords]).readonly())
      .min(1)
      .readonly(),
  })
  .refine(({ layers, arrows }) => arrows.flat().every((name) => layers.flat().includes(name)), {
    path: ['arrows'],
    message: 'name something that stands in no layer',
  })
  .refine(({ layers }) => new Set(layers.flat()).size === layers.flat().length, {
    path: ['layers'],
    message: 'name something twice',
  });
export type FoodWebFigure = z.infer<typeof foodWebSchema>;
