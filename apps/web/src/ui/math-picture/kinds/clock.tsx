import { Frame } from '../frame.tsx';
import styles from '../math-picture.module.css';
import { onCircle } from '../polar.ts';

const CENTER = { x: 85, y: 85 };
const FACE = 80;
const HOURS = Array.from({ length: 12 }, (_, at) => at + 1);
const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock with hands: the short one for the hour, the long colored one for the minutes. */
export function ClockPicture({
  hour,
  minute,
  words,
}: {
  readonly hour: number;
  readonly minute: number;
  readonly words: string;
}) {
  const hourEnd = onCircle(CENTER, 40, 90 - (hour + minute / 60) * 30);
  const minuteEnd = onCircle(CENTER, 62, 90 - minute * 6);
  return (
    <Frame width={170} height={170} words={words}>
      <circle className={styles.open} cx={CENTER.x} cy={CENTER.y} r={FACE} />
      {MINUTES.map((tick) => {
        const outer = onCircle(CENTER, FACE - 2, 90 - tick * 6);
        const inner = onCircle(CENTER, FACE - (tick % 5 === 0 ? 8 : 5), 90 - tick * 6);
        return (
          <line
            key={tick}
            className={tick % 5 === 0 ? styles.fine : styles.faint}
            x1={outer.x}
            y1={outer.y}
            x2={inner.x}
            y2={inner.y}
          />
        );
      })}
      {HOURS.map((number) => {
        const { x, y } = onCircle(CENTER, 61, 90 - number * 30);
        return (
          <text key={number} x={x} y={y + 5} fontSize={15} fontWeight={700} textAnchor="middle">
            {number}
          </text>
        );
      })}
      <line
        className={styles.hand}
        data-hand="hour"
        strokeWidth={6}
        x1={CENTER.x}
        y1={CENTER.y}
        x2={hourEnd.x}
        y2={hourEnd.y}
      />
      <line
        className={styles.hand}
        data-hand="minute"
        strokeWidth={3.5}
        x1={CENTER.x}
        y1={CENTER.y}
        x2={minuteEnd.x}
        y2={minuteEnd.y}
      />
      <circle cx={CENTER.x} cy={CENTER.y} r={5} fill="currentColor" />
    </Frame>
  );
}
