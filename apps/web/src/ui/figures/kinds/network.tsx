import type { NetworkFigure } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';
import { linesOf, widthOf } from '../words.ts';

const WIDTH = 340;
const RADIUS = 19;
const APART = 56;
const FONT = 13;
/** Room for a number or a short word in a node. Where a name is longer, all stand below, and the nodes further apart. */
const INSIDE = 2 * RADIUS - 9;
const APART_NAMED = 64;
const LINE = 16;
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
  const labels = layers.flat();
  const below = labels.some((label) => widthOf(label, FONT) > INSIDE);
  const apart = below ? APART_NAMED : APART;
  const height = most * apart + (below ? 8 : 0);
  const side = below
    ? Math.max(RADIUS + 8, ...labels.map((label) => widthOf(label, FONT) / 2 + 4))
    : RADIUS + 8;
  const between = (WIDTH - 2 * side) / (layers.length - 1);
  const at = (layer: number, node: number) => ({
    x: side + layer * between,
    y: (most * apart) / 2 + (node - ((layers[layer]?.length ?? 1) - 1) / 2) * apart,
  });
  const heads = names.map((name) => linesOf(name, between - 6, FONT));
  const foot = heads.length > 0 ? 8 + Math.max(...heads.map(({ length }) => length)) * LINE : 0;
  const isLit = (layer: number, node: number) =>
    lit.some(([litLayer, litNode]) => litLayer === layer && litNode === node);
  return (
    <Frame width={WIDTH} height={height + foot} words={words}>
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
                className={below ? styles.halo : shines ? styles.onLit : undefined}
                y={below ? RADIUS + 16 : 4.5}
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
      {heads.map((lines, layer) => (
        <text
          key={names[layer]}
          fontSize={FONT}
          textAnchor={layer === 0 ? 'start' : layer === names.length - 1 ? 'end' : 'middle'}
        >
          {lines.map((line, row) => (
            <tspan
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
              key={row}
              x={at(layer, 0).x + (layer === 0 ? -RADIUS : layer === names.length - 1 ? RADIUS : 0)}
              y={height + LINE * (row + 1)}
            >
              {line}
            </tspan>
          ))}
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
