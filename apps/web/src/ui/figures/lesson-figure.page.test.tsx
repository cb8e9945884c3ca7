import { figureSchema } from '@lamplight/domain/figures';
import { beforeAll, expect, test } from 'vitest';
import acts from '../../i18n/en/acts.json';
import { loadTexts } from '../../i18n/index.ts';
import { expectNoBarriers } from '../acts/testing/axe.ts';
import { showPart } from '../acts/testing/show-act.tsx';
import { LessonFigure } from './lesson-figure.tsx';

beforeAll(() => loadTexts({ acts }));

const axis = { label: 'days', least: 0, most: 10, step: 2 };

/** A figure of each kind, with words that are to be seen in it. */
const DRAWN: readonly (readonly [object, readonly string[]])[] = [
  [
    { kind: 'bar-chart', bars: [{ label: 'dawn', value: 30 }], unit: 'sounds' },
    ['sounds', 'dawn', '30'],
  ],
  [
    {
      kind: 'balance',
      left: [
        { label: 'x', weight: 3 },
        { label: '1', weight: 1 },
      ],
      right: [{ label: '7', weight: 7 }],
    },
    ['x', '1', '7'],
  ],
  [
    {
      kind: 'beam',
      arm: 4,
      unit: 'meters',
      loads: [
        { label: 'Mia', at: -2, weight: 30 },
        { label: 'Dad', at: 1, weight: 60 },
      ],
    },
    ['Mia', 'Dad', 'meters'],
  ],
  [{ kind: 'circuit', lamps: 3, wiring: 'parallel', closed: true, broken: 1 }, ['+']],
  [
    { kind: 'food-web', layers: [['grass'], ['hare'], ['fox']], arrows: [['grass', 'hare']] },
    ['grass', 'hare', 'fox'],
  ],
  [
    { kind: 'map', region: 'israel', places: [], route: ['nazareth', 'bethlehem'] },
    ['Nazareth', 'Bethlehem'],
  ],
  [
    { kind: 'map', region: 'mediterranean', places: ['rome', 'ur', 'sinai'] },
    ['Rome', 'Ur', 'Mount Sinai'],
  ],
  [
    {
      kind: 'network',
      layers: [['2', '5'], ['cat']],
      names: ['in', 'out'],
      weights: [{ layer: 0, from: 1, to: 0, weight: -0.5 }],
      lit: [
        [0, 1],
        [1, 0],
      ],
    },
    ['cat', '−0.5', 'out'],
  ],
  [
    {
      kind: 'plot',
      x: axis,
      y: { ...axis, label: 'height' },
      series: [
        {
          label: 'in the sun',
          points: [
            [0, 1],
            [4, 8],
          ],
          as: 'line',
        },
        { label: 'in the dark', points: [[4, 2]] },
      ],
    },
    ['days', 'height', 'in the dark'],
  ],
  [{ kind: 'clock', hour: 9, minute: 40 }, ['12']],
];

/** The corners of a triangle, back to the first. */
const triangle = [
  [1, 1],
  [4, 1],
  [4, 3],
  [1, 1],
];

test.each(DRAWN)('%o is one picture with its words', async (written, words) => {
  const screen = await showPart(
    <LessonFigure figure={figureSchema.parse(written)} alt="What there is to see." />,
  );
  const picture = screen.getByRole('img', { name: 'What there is to see.' });
  for (const word of words)
    await expect.element(picture.getByText(word, { exact: true }).first()).toBeVisible();
  expect(picture.element().outerHTML).not.toMatch(/NaN|undefined/);
  await expectNoBarriers();
});

test('a line that comes back to its beginning has one sign at each corner', async () => {
  const plot = { kind: 'plot', x: axis, y: axis, series: [{ points: triangle, as: 'line' }] };
  const screen = await showPart(
    <LessonFigure figure={figureSchema.parse(plot)} alt="A triangle." />,
  );
  const line = screen
    .getByRole('img', { name: 'A triangle.' })
    .element()
    .querySelector('[data-row]');
  expect(line?.querySelectorAll('polyline')).toHaveLength(1);
  expect(line?.children).toHaveLength(1 + 3);
});

test('a table and a confusion table are tables, with heads', async () => {
  const table = { kind: 'table', head: ['', 'Leaves'], rows: [['Day 1', '2']] };
  const confusion = {
    kind: 'confusion',
    groups: ['cat', 'dog'],
    counts: [
      [8, 2],
      [1, 9],
    ],
    truth: 'It is',
    guess: 'The machine says',
  };
  const screen = await showPart(
    <>
      <LessonFigure figure={figureSchema.parse(table)} alt="How it grew." />
      <LessonFigure figure={figureSchema.parse(confusion)} alt="What it took them for." />
    </>,
  );
  const grown = screen.getByRole('table', { name: 'How it grew.' });
  await expect.element(grown.getByRole('columnheader', { name: 'Leaves' })).toBeVisible();
  await expect.element(grown.getByRole('rowheader', { name: 'Day 1' })).toBeVisible();
  const taken = screen.getByRole('table', { name: 'What it took them for.' });
  await expect.element(taken.getByRole('rowheader', { name: 'dog' })).toBeVisible();
  await expect.element(taken.getByRole('cell', { name: '9' })).toBeVisible();
  await expectNoBarriers();
});

test('years stand in a list, those before Christ as they are said', async () => {
  const events = [
    { year: -1000, label: 'David is king' },
    { year: 30, label: 'Jesus dies and rises' },
    { year: 60, when: 'about AD 60', label: 'Paul comes to Rome' },
  ];
  const screen = await showPart(
    <LessonFigure figure={figureSchema.parse({ kind: 'timeline', events })} alt="Three events." />,
  );
  const list = screen.getByRole('list', { name: 'Three events.' });
  await expect.element(list.getByText('1000 BC')).toBeVisible();
  await expect.element(list.getByText('AD 30')).toBeVisible();
  await expect.element(list.getByText('about AD 60')).toBeVisible();
  await expectNoBarriers();
});

const CHART = {
  kind: 'bar-chart',
  bars: [
    { label: 'before', value: 50 },
    { label: 'down 20 percent', value: 40 },
    { label: 'up 20 percent', value: 48 },
  ],
};

test.each(['math', 'science'] as const)(
  'the bars of a chart in a lesson of %s have the color of the subject',
  async (subject) => {
    const screen = await showPart(
      <div data-subject={subject}>
        <LessonFigure figure={figureSchema.parse(CHART)} alt="A chart." />
        <p style={{ color: `var(--${subject})` }}>The subject</p>
      </div>,
    );
    const bar = screen.getByRole('img', { name: 'A chart.' }).element().querySelector('rect');
    if (bar === null) throw new Error('The chart has no bar.');
    const { color } = getComputedStyle(screen.getByText('The subject').element());
    expect(getComputedStyle(bar).fill).toBe(color);
  },
);

test('a long name below a bar stands in lines, within the figure, at 11 px or more on a telephone', async () => {
  const screen = await showPart(
    <div style={{ width: '310px' }}>
      <LessonFigure figure={figureSchema.parse(CHART)} alt="A chart." />
    </div>,
  );
  const chart = screen.getByRole('img', { name: 'A chart.' }).element();
  const name = [...chart.querySelectorAll('text')].find((text) =>
    text.textContent?.startsWith('down'),
  );
  if (name === undefined) throw new Error('The bar has no name.');
  expect(name.querySelectorAll('tspan').length).toBeGreaterThan(1);
  const [drawn, frame] = [name, chart].map((one) => one.getBoundingClientRect());
  expect(drawn?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  const scale = (frame?.width ?? 0) / 340;
  expect(Number(name.getAttribute('font-size')) * scale).toBeGreaterThanOrEqual(11);
});
