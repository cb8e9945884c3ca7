import type { MathPicture, ShapeName } from '@lamplight/domain/math-games';

/** A picture together with the question that it stands beside. */
export interface AskedPicture {
  readonly picture: MathPicture;
  readonly question: string;
}

const SIDES: Readonly<Record<ShapeName, number>> = {
  circle: 0,
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};

const COINS: Readonly<Record<number, string>> = {
  1: 'penny',
  5: 'nickel',
  10: 'dime',
  25: 'quarter',
};

/** The name of a coin by its cents. */
export function coinName(cents: number): string {
  return COINS[cents] ?? '';
}

/** Whether the question names its coins, so that what they are worth is for the child to know. */
export function asksWhatCoinsAreWorth(question: string): boolean {
  return /penn(?:y|ies)|nickel|dime|quarter/.test(question);
}

/**
 * A picture in English words, for those who can't see it: what there is to see, one by one, so that counting, naming
 * and adding are left to the child.
 */
export function pictureWords({ picture, question }: AskedPicture): string {
  switch (picture.kind) {
    case 'dots':
      return picture.groups
        .map(({ count, gone = 0 }, at) => {
          const dots = repeated('dot', count - gone);
          const crossed = repeated('crossed-out dot', gone);
          const name = picture.groups.length > 1 ? `Group ${at + 1}` : 'Dots';
          return `${name}: ${[...dots, ...crossed].join(', ') || 'empty'}.`;
        })
        .join(' ');
    case 'array':
      return `Dots in ${picture.rows} rows of ${picture.columns}.`;
    case 'number-line':
      return lineWords(picture);
    case 'shapes':
      return shapesWords(picture.shapes, question);
    case 'fraction-bars':
      return picture.bars
        .map(({ parts, filled }, at) => {
          const name = picture.bars.length > 1 ? `Bar ${at + 1}` : 'A bar';
          return `${name} in equal parts: ${partWords(parts, filled)}.`;
        })
        .join(' ');
    case 'fraction-circle':
      return `A circle in equal parts: ${partWords(picture.parts, picture.filled)}.`;
    case 'base-ten':
      return `${counted(picture.tens, 'rod')} and ${counted(picture.ones, 'cube')}.`;
    case 'clock':
      return `A clock. ${handWords(picture.hour, picture.minute)}`;
    case 'coins': {
      const named = asksWhatCoinsAreWorth(question);
      return `Coins: ${picture.cents
        .map((cents) => (named ? coinName(cents) : `${cents} ${cents === 1 ? 'cent' : 'cents'}`))
        .join(', ')}.`;
    }
    case 'bar-chart':
      return `A bar chart${picture.unit === undefined ? '' : ` (${picture.unit})`}: ${picture.bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
    case 'rectangle':
      return `A rectangle. Its sides: ${picture.width} and ${picture.height}.`;
    case 'triangle':
      return triangleWords(picture);
    case 'circle':
      return `A circle with the radius ${picture.radius}.`;
    case 'angle':
      return `An angle: ${picture.label}.`;
    case 'grid':
      return gridWords(picture);
  }
}

function repeated(word: string, times: number): string[] {
  return Array.from({ length: times }, () => word);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function partWords(parts: number, filled: number): string {
  if (filled === 0) return repeated('part', parts).join(', ');
  return [...repeated('colored', filled), ...repeated('plain', parts - filled)].join(', ');
}

function lineWords(line: Extract<MathPicture, { kind: 'number-line' }>): string {
  const { least, most, step, points = [], jumps = [] } = line;
  const marked = points.length === 0 ? '' : ` Marked: ${points.join(', ')}.`;
  const jumped = jumps.map(([from, to]) => ` An arc from ${from} to ${to}.`).join('');
  return `A number line from ${least} to ${most} with a tick every ${step}.${marked}${jumped}`;
}

function shapesWords(
  shapes: Extract<MathPicture, { kind: 'shapes' }>['shapes'],
  question: string,
): string {
  const [only] = shapes;
  if (shapes.length === 1 && only) {
    // A name is not said where it is asked for, and sides are not counted where they are.
    if (question.includes(only.shape)) return `A ${only.color} ${only.shape}.`;
    return `A ${only.color} shape ${sideWords(only.shape)}.`;
  }
  return `In a row: ${shapes.map((one) => (one ? `${one.color} ${one.shape}` : 'a gap')).join(', ')}.`;
}

function sideWords(shape: ShapeName): string {
  if (shape === 'circle') return 'that is round';
  if (shape === 'square') return 'with 4 equal sides and 4 right angles';
  if (shape === 'rectangle') return 'with 2 long sides, 2 short sides and 4 right angles';
  return `with ${SIDES[shape]} sides`;
}

/** Where the hands point, without the time. */
function handWords(hour: number, minute: number): string {
  const next = (hour % 12) + 1;
  const short = minute === 0 ? `exactly at ${hour}` : `between ${hour} and ${next}`;
  const tick = minute / 5;
  const long = Number.isInteger(tick)
    ? `at ${tick === 0 ? 12 : tick}`
    : `${minute % 5} small ticks after ${Math.floor(tick) || 12}`;
  return `The short hand points ${short}, the long hand points ${long}.`;
}

function triangleWords(triangle: Extract<MathPicture, { kind: 'triangle' }>): string {
  const { base, height, sides = ['', ''], right, angles = ['', '', ''] } = triangle;
  const told = [
    base && `base ${base}`,
    height && `height ${height}`,
    sides[0] && `left side ${sides[0]}`,
    sides[1] && `right side ${sides[1]}`,
    angles[0] && `angle at the left ${angles[0]}`,
    angles[1] && `angle at the right ${angles[1]}`,
    angles[2] && `angle at the top ${angles[2]}`,
  ].filter(Boolean);
  return `A ${right ? 'right ' : ''}triangle: ${told.join(', ')}.`;
}

function gridWords({ points, lines = [] }: Extract<MathPicture, { kind: 'grid' }>): string {
  const place = ([x, y]: readonly [number, number]) =>
    `${Math.abs(x)} ${x < 0 ? 'left' : 'right'} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}`;
  const marked = points.map((point) => ` A point ${place(point)} from the middle.`).join('');
  const drawn = lines.length === 0 ? '' : ` A straight line through the points.`;
  return `A coordinate grid.${marked}${drawn}`;
}
