import type { MathPicture } from '@lamplight/domain/math-games';

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Ticks that a line has room for. */
const MOST_TICKS = 41;

/** What keeps a picture from being drawn, in words. */
export function pictureFault(picture: MathPicture): string | undefined {
  return isSound(picture) ? undefined : `no such picture: ${JSON.stringify(picture)}`;
}

function isSound(picture: MathPicture): boolean {
  switch (picture.kind) {
    case 'dots':
      return (
        picture.groups.length > 0 &&
        picture.groups.every(
          ({ count, gone = 0 }) => isWhole(count, 0, 30) && isWhole(gone, 0, count),
        )
      );
    case 'array':
      return isWhole(picture.rows, 1, 12) && isWhole(picture.columns, 1, 12);
    case 'number-line': {
      const { least, most, step, points = [], jumps = [] } = picture;
      const ticks = (most - least) / step;
      const isOn = (value: number) => value >= least && value <= most;
      return (
        step > 0 &&
        Math.abs(ticks - Math.round(ticks)) < 1e-9 &&
        isWhole(Math.round(ticks), 1, MOST_TICKS - 1) &&
        [...points, ...jumps.flat()].every(isOn)
      );
    }
    case 'shapes':
      return isWhole(picture.shapes.length, 1, 14);
    case 'fraction-bars':
      return (
        isWhole(picture.bars.length, 1, 9) &&
        picture.bars.every(({ parts, filled }) => isPart(parts, filled))
      );
    case 'fraction-circle':
      return isPart(picture.parts, picture.filled);
    case 'base-ten':
      return isWhole(picture.tens, 0, 12) && isWhole(picture.ones, 0, 20);
    case 'clock':
      return isWhole(picture.hour, 1, 12) && isWhole(picture.minute, 0, 59);
    case 'coins':
      return isWhole(picture.cents.length, 1, 12);
    case 'bar-chart': {
      const labels = new Set(picture.bars.map(({ label }) => label));
      return (
        isWhole(picture.bars.length, 1, 8) &&
        labels.size === picture.bars.length &&
        picture.bars.every(({ label, value }) => label !== '' && value >= 0)
      );
    }
    case 'rectangle':
      return isLabelled(picture.width, picture.height);
    case 'triangle':
      return isLabelled(
        picture.base,
        ...(picture.height === undefined ? [] : [picture.height]),
        ...(picture.sides ?? []),
      );
    case 'circle':
      return isLabelled(picture.radius);
    case 'angle':
      return picture.degrees > 0 && picture.degrees < 360 && isLabelled(picture.label);
    case 'grid':
      return [...picture.points, ...(picture.lines ?? []).flat()]
        .flat()
        .every((value) => value >= -10 && value <= 10);
  }
}

function isPart(parts: number, filled: number): boolean {
  return isWhole(parts, 1, 20) && isWhole(filled, 0, parts);
}

function isLabelled(...labels: readonly string[]): boolean {
  return labels.every((label) => !/undefined|NaN/.test(label));
}
