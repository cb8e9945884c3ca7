import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, coded, type Idea, sceneOf, type Variant } from '../idea.ts';
import {
  LETTERS,
  type LetterName,
  pixelsOf,
  SIGNS,
  type SignName,
  smudged,
} from '../worlds/letters.ts';

interface PixelScene {
  readonly story: string;
  /** Three signs that differ in four pixels and more, so that one smudge hides none. */
  readonly signs: readonly [SignName, SignName, SignName];
  readonly letters: readonly [LetterName, LetterName, LetterName, LetterName];
  readonly picture: string;
}

const SCENES: readonly PixelScene[] = [
  {
    story: 'Along the trail, signs are painted on trees.',
    signs: ['cross', 'ring', 'line'],
    letters: ['L', 'T', 'O', 'X'],
    picture: 'compass',
  },
  {
    story: 'The robot of the camp reads stamps on letters.',
    signs: ['plus', 'gate', 'roof'],
    letters: ['C', 'H', '7', 'I'],
    picture: 'robot',
  },
  {
    story: 'A camera over the gate reads the cards of the teams.',
    signs: ['step', 'cup', 'roof'],
    letters: ['E', 'Y', '1', '4'],
    picture: 'camera-with-flash',
  },
];

/** Known pictures; in the other variant the names have moved on by one. */
export interface PixelDraw extends PixelScene {
  readonly signNames: readonly string[];
  readonly letterNames: readonly string[];
  /** The picture of the name with that number, with one pixel smudged. */
  readonly newSign: (at: number, which: number) => number[];
  /** The same for a letter, with two pixels smudged. */
  readonly newLetter: (at: number, which: number) => string[];
}

function turned(names: readonly string[], by: number): string[] {
  return names.map((_, at) => names[(at + by) % names.length] ?? '');
}

function draw(sceneNumber: number, variant: Variant): PixelDraw {
  const scene = sceneOf(SCENES, sceneNumber);
  const turn = variant === 'own' ? 0 : 1;
  const smudges = (size: number, count: number, at: number, which: number) => {
    const pick = seededPick(`${scene.story} ${sceneNumber} ${variant} ${at}`);
    const places = pick.some(Array.from({ length: size }, (_, place) => place));
    return places.slice(which * count, which * count + count);
  };
  const sign = (at: number) => SIGNS[scene.signs[at] ?? 'cross'];
  const letter = (at: number) => LETTERS[scene.letters[at] ?? 'L'];
  return {
    ...scene,
    signNames: turned(scene.signs, turn),
    letterNames: turned(scene.letters, turn),
    newSign: (at, which) => pixelsOf(smudged(sign(at), smudges(9, 1, at, which))),
    newLetter: (at, which) => smudged(letter(at), smudges(25, 2, at, which)),
  };
}

function inBlocks({ story, signs, signNames, newSign, picture }: PixelDraw) {
  const known = signs.map((name, at) => ({
    name: signNames[at] ?? '',
    rows: SIGNS[name],
    pixels: pixelsOf(SIGNS[name]),
  }));
  const show = b.forEach('sign', b.data('signs'), [
    b.draw('pixels', 'A sign we know', b.part('rows', b.get('sign'))),
  ]);
  const far = (name: string) => b.distance(b.part('pixels', b.get(name)), b.get('picture'));
  return blocked({
    title: `Signs: ${signs.join(', ')}`,
    description: 'A camera sees dots of light. Teach it to read signs, even smudged ones.',
    task: [
      `${story} For a computer a picture is a list of numbers: 1 is paint, 0 is none. Nine numbers make three rows of three.`,
      'Build read. It compares the new picture with the pixels of each sign we know, keeps the sign with the smallest distance, and gives back its name.',
      'One pixel of each new picture is smudged. A good reader finds the sign anyway. Two smudges may fool it. Cameras make mistakes, so people should look, too.',
    ],
    ask: 'find the sign whose pixels are closest to the picture, give back its name',
    picture,
    data: { signs: known },
    trial: { call: 'read', inputs: [0, 1, 2, 0].map((at, which) => [newSign(at, which)]) },
    hints: [
      'The distance block works with two lists of numbers. The same list has distance 0.',
      'Begin with the first sign as the best one.',
      'Loop over the signs. Is this one closer to the picture than the best one? Then it becomes the best.',
      'The part called pixels holds the numbers. At the end give back the part called name.',
    ],
    concepts: ['pixels', 'nearest picture', 'loops'],
    keywords: ['distance', 'best'],
    starter: [[b.define('read', ['picture'], [])], [show]],
    solution: [
      [
        b.define(
          'read',
          ['picture'],
          [
            b.set('best', b.first(b.data('signs'))),
            b.forEach('sign', b.data('signs'), [
              b.when(b.compare(far('sign'), '<', far('best')), [b.set('best', b.get('sign'))]),
            ]),
            b.giveBack(b.part('name', b.get('best'))),
          ],
        ),
      ],
      [show],
    ],
  });
}

function inMiddle({ story, letters, letterNames, newLetter, picture }: PixelDraw) {
  const known = letters.map((name, at) => ({ name: letterNames[at] ?? '', rows: LETTERS[name] }));
  return coded({
    title: `Reading ${letters.join(', ')} from Pixels`,
    description: 'Build a reader for letters of 5 × 5 pixels by comparing pixel by pixel.',
    task: [
      `${story} Each entry of known has a name and rows: five texts of five characters, # for ink and . for paper.`,
      'differences(a, b) counts the pixels in which two pictures differ. table(rows) answers an object with the differences to every known picture by name. read(rows) answers the name with the fewest differences; on a tie the one that stands first in known.',
      'Each new picture has two smudged pixels. Look at the bars: how sure is your reader, and how near is the second best? A program that also says how sure it is deserves more trust than one that always sounds certain.',
    ],
    picture,
    data: { known },
    trial: { call: 'read', inputs: [0, 1, 2, 3].map((at) => [newLetter(at, 0)]) },
    hints: [
      'a[row][column] is one pixel: first the row, then the character in it.',
      'Two loops, one inside the other, visit all pixels. Count those that are not the same.',
      'In table, make an empty object and set result[entry.name] for every entry of known.',
      'In read, begin with the first entry as the best and replace it only for strictly fewer differences.',
    ],
    concepts: ['pixels', 'nearest picture', 'nested loops'],
    keywords: ['row', 'column', 'best'],
    source: `
// In how many pixels do two pictures differ?
function differences(a, b) {
  //? compare character by character.
  let different = 0;
  for (let row = 0; row < a.length; row += 1) {
    for (let column = 0; column < a[row].length; column += 1) {
      if (a[row][column] !== b[row][column]) different += 1;
    }
  }
  return different;
  //!
}

// The differences to each known picture, by its name.
function table(rows) {
  const result = {};
  //? fill in one number for each known picture.
  for (const { name, rows: other } of known) {
    result[name] = differences(rows, other);
  }
  //!
  return result;
}

function read(rows) {
  //? the name with the fewest differences.
  let best = known[0];
  for (const entry of known) {
    if (differences(rows, entry.rows) < differences(rows, best.rows)) best = entry;
  }
  return best.name;
  //!
}

for (const { name, rows } of known) {
  drawPixels(name, rows);
}
const smudged = ${JSON.stringify(newLetter(1, 1)).replaceAll('"', "'").replaceAll(',', ', ')};
drawPixels('A smudged picture', smudged);
drawTable('How far away is each?', [table(smudged)]);
`,
  });
}

/** Reading pictures: the nearest known one. */
export const pixels: Idea<PixelDraw> = {
  slug: 'pixels',
  scenes: SCENES.length,
  draw,
  versions: { elementary: inBlocks, middle: inMiddle },
};
