import { describe, expect, it } from 'vitest';
import { lines, soundLesson } from '../../test/fixtures.ts';
import { checkReadingLevel } from './reading-level.ts';

const EASY = 'The sun is warm. We sit on the grass and look up.';
const MIDDLE =
  'Sunlight warms the meadow while the children watch the clouds drifting over the hill.';
const HARD =
  'Astronomers determine the composition of distant stars by examining the light that arrives at their telescopes after an immense journey.';
const OWN = {
  kindergarten: EASY,
  elementary:
    'The morning sun is warm on the grass, and the children run to the river. They look for yellow stones under the water. Nobody is hungry yet.',
  intermediate: MIDDLE,
  advanced: `${MIDDLE} The children observe how clouds assemble, scatter, and return, and they record whatever they discover.`,
};

const withContent = (changes: Partial<typeof OWN> = {}) => {
  const content = { ...OWN, ...changes };
  return soundLesson({
    bands: {
      kindergarten: { content: content.kindergarten },
      elementary: { content: content.elementary },
      intermediate: { content: content.intermediate },
      advanced: { content: content.advanced },
    },
  });
};
const faults = (lesson: ReturnType<typeof soundLesson>) => lines(checkReadingLevel([lesson]));

describe('the reading level of a lesson', () => {
  it('fits each band', () => {
    expect(faults(withContent())).toEqual([]);
  });

  it('is neither too hard nor too easy', () => {
    expect(faults(withContent({ elementary: HARD }))[0]).toMatch(
      /^elementary content: reading level \d+\.\d, not 2 to 4$/,
    );
    expect(faults(withContent({ advanced: EASY }))[0]).toMatch(
      /^advanced content: reading level -?\d+\.\d, not 8 to 11$/,
    );
  });

  it('leaves out headings, verse blocks and quoted Scripture', () => {
    const scripture = `${OWN.elementary}\n\n## ${HARD}\n\n> ${HARD}\n> — Genesis 1:1\n\nThe Bible tells us “${HARD}” (Genesis 1:1), and the children wonder.`;
    expect(faults(withContent({ elementary: scripture }))).toEqual([]);
  });

  it('holds activities and checks to the band too', () => {
    const lesson = withContent();
    const activities = [{ title: 'Look', description: HARD }];
    const bands = { ...lesson.bands, elementary: { ...lesson.bands.elementary, activities } };
    expect(faults({ ...lesson, bands })[0]).toMatch(
      /^elementary activities and checks: .* over 4$/,
    );
  });
});

describe('sentences read aloud to the youngest', () => {
  const ten = 'One two three four five six seven eight nine ten.';
  const eleven = 'One two three four five six seven eight nine ten eleven.';

  it('may have ten words and not eleven', () => {
    expect(faults(withContent({ kindergarten: ten }))).toEqual([]);
    expect(faults(withContent({ kindergarten: `${EASY} ${EASY}\n\n${eleven}` }))).toEqual([
      `kindergarten content block 2: a sentence of 11 words: ${eleven}`,
    ]);
  });

  it('are measured in activities, questions, options and explanations', () => {
    const lesson = withContent();
    const [check] = lesson.bands.kindergarten.checks;
    if (check === undefined) throw new Error('the fixture has checks');
    const kindergarten = {
      ...lesson.bands.kindergarten,
      activities: [{ title: 'Count', description: eleven }],
      checks: [{ ...check, question: eleven, options: [eleven, 'no', 'so'], explanation: eleven }],
    };
    const places = faults({ ...lesson, bands: { ...lesson.bands, kindergarten } }).map(
      (line) => line.split(':')[0],
    );
    expect(places).toEqual([
      'kindergarten activities and checks',
      'kindergarten activities[0]',
      'kindergarten checks[0] question',
      'kindergarten checks[0] options[0]',
      'kindergarten checks[0] explanation',
    ]);
  });

  it('may quote longer Scripture', () => {
    const quoting = `${EASY} God said, “${eleven}” (Genesis 1:1) It was so.`;
    expect(faults(withContent({ kindergarten: quoting }))).toEqual([]);
  });
});
