import type { NetworkFigure } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';
import { widthOf } from '../words.ts';

const WIDTH = 340;
const RADIUS = 19;
const APART = 56;
const FONT = 13;
/** A longer name stands below its node, which is no wider than a number, and the nodes further apart. */
const LONGEST_INSIDE = 4;
const APART_NAMED = 64;
/** Where a tie's number stands between its nodes: not in the middle, where ties cross. */
const SHARE = 0.3;

const printed = (value: number) => String(value).replace('-', '−');

/** Nodes in layers, tied to those of the next layer; what is lit stands out by its color and a second rim. */
export function NetworkDrawing({
  figure: { layers, names = [], weights = [], lit = [] },
  words,
}: {
  readonly figure: NetworkFigure;
  readonly words: string;
}) {
  const most = Math.max(...layers.map(({ length }) => length));
  const isLong = (label: string) => label.length > LONGEST_INSIDE;
  const long = layers.flat().filter(isLong);
  const apart = long.length > 0 ? APART_NAMED : APART;
  const height = most * apart + (long.length > 0 ? 8 : 0);
  const side = Math.max(RADIUS + 8, ...long.map((label) => widthOf(label, FONT) / 2 + 4));
  const at = (layer: number, node: number) => ({
    x: side + (layer * (WIDTH - 2 * side)) / (layers.length - 1),
    y: (most * apart) / 2 + (node - ((layers[layer]?.length ?? 1) - 1) / 2) * apart,
  });
  const isLit = (layer: number, node: number) =>
    lit.some(([litLayer, litNode]) => litLayer === layer && litNode === node);
  return (
    <Frame width={WIDTH} height={height + (names.length > 0 ? 24 : 0)} words={words}>
      {tiesOf(layers).map(({ layer, from, to }) => {
        const [start, end] = [at(layer, from), at(layer + 1, to)];
        const both = isLit(layer, from) && isLit(layer + 1, to);
        return (
          <line
            key={`${layer} ${from} ${to}`}
            className={both ? styles.strong : styles.fine}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
          />
        );
      })}
      {weights.map(({ layer, from, to, weight }) => {
        const [start, end] = [at(layer, from), at(layer + 1, to)];
        return (
          <text
            key={`${layer} ${from} ${to}`}
            className={styles.halo}
            x={start.x + (end.x - start.x) * SHARE + 6}
            y={start.y + (end.y - start.y) * SHARE + 4}
            fontSize={FONT}
            fontWeight={700}
            textAnchor="middle"
          >
            {printed(weight)}
          </text>
        );
      })}
      {layers.map((nodes, layer) =>
        nodes.map((label, node) => {
          const { x, y } = at(layer, node);
          const shines = isLit(layer, node);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a node is nothing but its place.
            <g key={`${layer} ${node}`} transform={`translate(${x} ${y})`}>
              {shines && <circle className={styles.line} r={RADIUS + 4} />}
              <circle className={shines ? styles.lit : styles.open} r={RADIUS} />
              <text
                className={isLong(label) ? styles.halo : shines ? styles.onLit : undefined}
                y={isLong(label) ? RADIUS + 16 : 4.5}
                fontSize={FONT}
                fontWeight={700}
                textAnchor="middle"
              >
                {label}
              </text>
            </g>
          );
        }),
      )}
      {names.map((name, layer) => (
        <text
          key={name}
          x={at(layer, 0).x}
          y={height + 16}
          fontSize={FONT}
          textAnchor={layer === 0 ? 'start' : layer === names.length - 1 ? 'end' : 'middle'}
          dx={layer === 0 ? -RADIUS : layer === names.length - 1 ? RADIUS : 0}
        >
          {name}
        </text>
      ))}
    </Frame>
  );
}

/** From each node of a layer to each of the next. */
function tiesOf(layers: NetworkFigure['layers']) {
  return layers
    .slice(1)
    .flatMap((nodes, layer) =>
      (layers[layer] ?? []).flatMap((_, from) => nodes.map((__, to) => ({ layer, from, to }))),
    );
}
