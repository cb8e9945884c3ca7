import { seededPick } from '@lamplight/domain/random';
import * as b from '../blocks/index.ts';
import { blocked, type Idea, roundOf, sceneOf, type Variant } from '../idea.ts';

interface Rules {
  readonly many: string;
  readonly title: string;
  readonly story: string;
  /** The first question: above the limit, the first answer holds, whatever else is true. */
  readonly first: { readonly name: string; readonly limit: number; readonly answer: string };
  readonly second: { readonly name: string; readonly limit: number; readonly answer: string };
  readonly otherwise: string;
  readonly picture: string;
}

const RULES: readonly Rules[] = [
  {
    many: 'days',
    title: 'What do we do today?',
    story: 'The camp leader looks at wind and warmth each morning. Then everybody knows the plan.',
    first: { name: 'wind', limit: 12, answer: 'stay inside' },
    second: { name: 'warmth', limit: 22, answer: 'swim' },
    otherwise: 'hike',
    picture: 'sun-behind-cloud',
  },
  {
    many: 'beds',
    title: 'The garden robot',
    story:
      'A small robot cares for the garden beds. It feels how wet the soil is and how dry the leaves are.',
    first: { name: 'wetness', limit: 14, answer: 'wait' },
    second: { name: 'dryness', limit: 9, answer: 'water now' },
    otherwise: 'look tomorrow',
    picture: 'seedling',
  },
  {
    many: 'walks',
    title: 'Ready for the trail?',
    story:
      'Before a walk the guide asks how far it is and how steep. Nobody should be left behind.',
    first: { name: 'steepness', limit: 15, answer: 'with a guide' },
    second: { name: 'length', limit: 8, answer: 'pack a lunch' },
    otherwise: 'off we go',
    picture: 'hiking-boot',
  },
];

/** Rules whose limits move a little from scene to scene, and numbers to ask about. */
export interface RuleDraw extends Rules {
  /** Two numbers that lie in each of the three answers, `which` of them. */
  readonly asks: (answer: 0 | 1 | 2, which: number) => [number, number];
  readonly rows: readonly Readonly<Record<string, number | string>>[];
}

function draw(scene: number, variant: Variant): RuleDraw {
  const rules = sceneOf(RULES, scene);
  const shift = roundOf(RULES, scene) % 3;
  const first = { ...rules.first, limit: rules.first.limit - shift };
  const second = { ...rules.second, limit: rules.second.limit + shift };
  const asks = (answer: 0 | 1 | 2, which: number): [number, number] => {
    const pick = seededPick(`${rules.many} ${scene} ${variant} ${answer} ${which}`);
    if (answer === 0) return [first.limit + pick.int(1, 8), pick.int(0, 30)];
    const calm = pick.int(0, first.limit);
    const more = second.limit + pick.int(1, 8);
    return [calm, answer === 1 ? more : second.limit - pick.int(1, 7)];
  };
  const rows = ([0, 1, 2] as const).flatMap((answer) =>
    [20, 21, 22, 23].map((which) => {
      const [one, two] = asks(answer, which);
      return { [first.name]: one, [second.name]: two, kind: 'example' };
    }),
  );
  return { ...rules, first, second, asks, rows };
}

function inBlocks({ many, title, story, first, second, otherwise, picture, asks, rows }: RuleDraw) {
  const axes = { x: first.name, y: second.name, label: 'kind' };
  const points = b.drawPoints(`Our ${many}`, b.data(many), axes);
  return blocked({
    title,
    description: 'Give the computer clear rules, and it decides the same way for everyone.',
    task: [
      story,
      `Build decide with these rules, in this order. When ${first.name} is over ${first.limit}: ${first.answer}. If not, and ${second.name} is over ${second.limit}: ${second.answer}. If neither: ${otherwise}. Exactly ${first.limit} is not over ${first.limit}!`,
      'People made these rules; the computer only follows them. The map shows what it would say everywhere. Are the rules kind to all? If not, people must change them.',
    ],
    ask: 'ask the first question, then the second, and give back the right words',
    picture,
    data: { [many]: rows },
    trial: { call: 'decide', inputs: [asks(0, 1), asks(1, 1), asks(2, 1), asks(1, 2)] },
    hints: [
      'Which question comes first? It wins over all others.',
      `Use an if block: is ${first.name} bigger than ${first.limit}? Then give back ${first.answer}.`,
      `Put the second question in the else part, with ${second.name} and ${second.limit}.`,
      `When both questions were answered with no, give back ${otherwise}.`,
    ],
    concepts: ['decision rules', 'if and else', 'order of questions'],
    keywords: ['if', 'else'],
    starter: [[b.define('decide', [first.name, second.name], [])], [points]],
    solution: [
      [
        b.define(
          'decide',
          [first.name, second.name],
          [
            b.ifElse(
              b.compare(b.get(first.name), '>', first.limit),
              [b.giveBack(first.answer)],
              [
                b.ifElse(
                  b.compare(b.get(second.name), '>', second.limit),
                  [b.giveBack(second.answer)],
                  [b.giveBack(otherwise)],
                ),
              ],
            ),
          ],
        ),
      ],
      [points, b.drawMap('What the rules say', b.data(many), axes, 'decide')],
    ],
  });
}

/** Rules that people make and a computer follows. */
export const rules: Idea<RuleDraw> = {
  slug: 'rules',
  scenes: RULES.length,
  draw,
  versions: { elementary: inBlocks },
};
