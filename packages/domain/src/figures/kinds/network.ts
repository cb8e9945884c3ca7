import { z } from 'zod';
import { figureIndex, figureWords } from './words.ts';

const MOST_NODES = 6;

/** A network of nodes in layers, from left to right; each node is tied to all of the next layer. */
export const networkSchema = z
  .strictObject({
    kind: z.literal('network'),
    /** The words in each node; nothing for an empty one. */
    layers: z
      .array(z.array(z.string().max(12)).min(1).max(MOST_NODES).readonly())
      .min(2)
      .max(4)
      .readonly(),
    /** What a layer is called, below it. */
    names: z.array(figureWords).readonly().exactOptional(),
    /** Ties that carry a number: from a node of a layer to one of the next. */
    weights: z
      .array(
        z.strictObject({
          layer: figureIndex,
          from: figureIndex,
          to: figureIndex,
          weight: z.number(),
        }),
      )
      .readonly()
      .exactOptional(),
    /** Nodes that are lit: layer and place in it. */
    lit: z
      .array(z.tuple([figureIndex, figureIndex]).readonly())
      .readonly()
      .exactOptional(),
  })
  .refine(({ layers, names }) => names === undefined || names.length === layers.length, {
    path: ['names'],
    message: 'are not as many as there are layers',
  })
  .refine(
    ({ layers, weights = [] }) =>
      weights.every(
        ({ layer, from, to }) =>
          layers[layer]?.[from] !== undefined && layers[layer + 1]?.[to] !== undefined,
      ),
    { path: ['weights'], message: 'stand at a tie that is not there' },
  )
  .refine(
    ({ layers, lit = [] }) => lit.every(([layer, node]) => layers[layer]?.[node] !== undefined),
    {
      path: ['lit'],
      message: 'names a node that is not there',
    },
  );
export type NetworkFigure = z.infer<typeof networkSchema>;
