import { numbersBelow } from '../parts/numbers-below.ts';
import styles from './circuit.module.css';
import type { Circuit, CircuitReading } from './circuit.ts';

const LEFT = 50;
const RIGHT = 430;
const TOP = 70;
const BOTTOM = 270;
const SHORT = 225;
const SWITCH = { from: 95, to: 155 };

/** Amperes at which the dots need one second from dot to dot. */
const SLOWEST = 0.15;

export interface CircuitPictureProps {
  readonly circuit: Circuit;
  readonly reading: CircuitReading;
}

/** Batteries and switch below, bulbs above, and dots that go where current goes. */
export function CircuitPicture({ circuit, reading }: CircuitPictureProps) {
  const { bulbs, wiring, batteries, switchClosed, shortWire } = circuit;
  const places = numbersBelow(bulbs).map((bulb) => placeOf(bulb, bulbs, wiring));
  const rows = [...new Set(places.map(({ y }) => y))];
  const isLit = (y: number) =>
    places.some((place, bulb) => place.y === y && (reading.brightness[bulb] ?? 0) > 0);
  const pace = `${Math.min(4, Math.max(0.25, SLOWEST / Math.max(reading.current, 0.01)))}s`;
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" className={styles.circuit}>
      {rows.map((y) => (
        <path key={y} className={styles.wire} d={ring(y)} />
      ))}
      {rows.filter(isLit).map((y) => (
        <path key={y} className={styles.flow} style={{ animationDuration: pace }} d={ring(y)} />
      ))}
      {shortWire && <path className={styles.short} d={`M${LEFT} ${SHORT} H${RIGHT}`} />}
      {reading.trouble === 'short' && (
        <path
          className={styles.flow}
          data-short
          style={{ animationDuration: pace }}
          d={ring(SHORT)}
        />
      )}
      <Switch isClosed={switchClosed} />
      {numbersBelow(batteries).map((cell) => (
        <Battery key={cell} x={205 + cell * 68} isHot={reading.trouble === 'short'} />
      ))}
      {places.map((place, bulb) => (
        <Bulb
          key={`${place.x} ${place.y}`}
          {...place}
          brightness={reading.brightness[bulb] ?? 0}
          isRemoved={circuit.bulbRemoved && bulb === bulbs - 1}
        />
      ))}
    </svg>
  );
}

function placeOf(bulb: number, bulbs: number, wiring: Circuit['wiring']) {
  if (wiring === 'parallel') return { x: 240, y: TOP + bulb * 62 - (bulbs === 3 ? 22 : 0) };
  return { x: 240 + (bulb - (bulbs - 1) / 2) * 115, y: TOP + 20 };
}

/** From the batteries up, along a row of bulbs and back. */
function ring(y: number): string {
  return `M${RIGHT} ${BOTTOM} V${y} H${LEFT} V${BOTTOM} H${RIGHT}`;
}

function Switch({ isClosed }: { readonly isClosed: boolean }) {
  const { from, to } = SWITCH;
  return (
    <g className={styles.switch} data-closed={isClosed}>
      <rect x={from - 4} y={BOTTOM - 8} width={to - from + 8} height="16" />
      <line
        className={styles.lever}
        x1={from}
        y1={BOTTOM}
        x2={to}
        y2={isClosed ? BOTTOM : BOTTOM - 34}
      />
      <circle cx={from} cy={BOTTOM} r="7" />
      <circle cx={to} cy={BOTTOM} r="7" />
    </g>
  );
}

function Battery({ x, isHot }: { readonly x: number; readonly isHot: boolean }) {
  return (
    <g className={styles.battery} data-hot={isHot}>
      <rect x={x} y={BOTTOM - 19} width="58" height="38" rx="6" />
      <rect className={styles.cap} x={x + 42} y={BOTTOM - 19} width="16" height="38" rx="6" />
      <rect className={styles.knob} x={x + 58} y={BOTTOM - 7} width="6" height="14" rx="2" />
      <text x={x + 20} y={BOTTOM + 6}>
        −
      </text>
      <text x={x + 50} y={BOTTOM + 6}>
        +
      </text>
    </g>
  );
}

interface BulbProps {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
  readonly isRemoved: boolean;
}

function Bulb({ x, y, brightness, isRemoved }: BulbProps) {
  if (isRemoved) {
    return (
      <g className={styles.socket}>
        <rect x={x - 20} y={y - 8} width="40" height="16" />
        <circle cx={x} cy={y - 2} r="19" />
      </g>
    );
  }
  return (
    <g className={styles.bulb}>
      <circle
        className={styles.glow}
        cx={x}
        cy={y - 6}
        r={22 + 26 * brightness}
        style={{ opacity: 0.55 * Math.sqrt(brightness) }}
      />
      <circle className={styles.glass} cx={x} cy={y - 6} r="20" />
      <circle
        className={styles.light}
        cx={x}
        cy={y - 6}
        r="19"
        style={{ opacity: Math.sqrt(brightness) }}
      />
      <path className={styles.filament} d={`M${x - 9} ${y + 4} l5 -12 l4 8 l4 -8 l5 12`} />
      <rect className={styles.base} x={x - 10} y={y + 10} width="20" height="11" rx="3" />
    </g>
  );
}
