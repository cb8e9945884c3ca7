import { type BeamFigure, beamLean } from '@lamplight/domain/figures';
import { Frame } from '../../math-picture/frame.tsx';
import styles from '../lesson-figure.module.css';
import { widthOf } from '../words.ts';

const WIDTH = 340;
const MARGIN = 26;
const BEAM_Y = 128;
const HEIGHT = 206;
const FONT = 14;
const BOX = 28;
/** Degrees by which a beam tilts: enough to see, too little for its ends to leave the frame. */
const TILT = 6;

interface Stacked {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  /** How many boxes lie below it. */
  readonly up: number;
}

/** A lever with its loads; below it the distances from the pivot. */
export function BeamDrawing({
  figure,
  words,
}: {
  readonly figure: BeamFigure;
  readonly words: string;
}) {
  const { arm, unit = '' } = figure;
  const xOf = (at: number) => WIDTH / 2 + (at / arm) * (WIDTH / 2 - MARGIN);
  const stride = Math.ceil(arm / 5);
  const ticks = Array.from(
    { length: 2 * Math.floor(arm / stride) + 1 },
    (_, tick) => (tick - Math.floor(arm / stride)) * stride,
  );
  return (
    <Frame width={WIDTH} height={HEIGHT} words={words}>
      <path className={styles.solid} d={`M${WIDTH / 2} ${BEAM_Y + 3}l-20 34h40z`} />
      <line className={styles.line} x1={8} x2={WIDTH - 8} y1={BEAM_Y + 38} y2={BEAM_Y + 38} />
      <g transform={`rotate(${TILT * beamLean(figure)} ${WIDTH / 2} ${BEAM_Y})`}>
        {stacked(figure, xOf).map(({ label, x, width, up }) => (
          <g
            key={`${label} ${x} ${up}`}
            transform={`translate(${x} ${BEAM_Y - 4 - up * (BOX + 2)})`}
          >
            <rect
              className={styles.box}
              x={-width / 2}
              y={-BOX}
              width={width}
              height={BOX}
              rx={4}
            />
            <text y={-BOX / 2 + 5} fontSize={FONT} fontWeight={700} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        <rect
          className={styles.ink}
          x={MARGIN - 10}
          y={BEAM_Y - 4}
          width={WIDTH - 2 * MARGIN + 20}
          height={8}
          rx={4}
        />
        {ticks.map((at) => (
          <circle key={at} cx={xOf(at)} cy={BEAM_Y} r={2} fill="var(--card)" />
        ))}
      </g>
      {ticks.map((at) => (
        <text key={at} x={xOf(at)} y={BEAM_Y + 56} fontSize={FONT} textAnchor="middle">
          {Math.abs(at)}
        </text>
      ))}
      {unit !== '' && (
        <text x={WIDTH / 2} y={HEIGHT - 4} fontSize={FONT} textAnchor="middle">
          {unit}
        </text>
      )}
    </Frame>
  );
}

/** Loads at their places; one that would cover another lies on top of it. */
function stacked({ loads }: BeamFigure, xOf: (at: number) => number): Stacked[] {
  const boxes: Stacked[] = [];
  for (const { label, at } of loads.toSorted((first, second) => first.at - second.at)) {
    const width = Math.max(BOX, widthOf(label, FONT) + 12);
    const x = xOf(at);
    const below = boxes.filter((box) => Math.abs(box.x - x) < (box.width + width) / 2 + 2);
    boxes.push({ label, x, width, up: Math.max(-1, ...below.map(({ up }) => up)) + 1 });
  }
  return boxes;
}
