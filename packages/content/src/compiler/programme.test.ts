import { CONTENT_BANDS } from '@lamplight/domain/age';
import { describe, expect, it } from 'vitest';
import { findingLine } from '../checks/finding.ts';
import { embeddedScriptures } from '../scripture/scriptures.ts';
import { CONTENT_ROOT, readContentFiles } from './content-files.ts';
import { compileWeeks } from './programme.ts';
import { Readings } from './readings.ts';

const WEEK_1 = 'curriculum/week-1';
const own = new Map(
  [...readContentFiles(CONTENT_ROOT, [WEEK_1])].map(([path, { text }]) => [path, text]),
);

/** Compiles the first week with some files written anew; null takes one away. */
function compile(changes: Readonly<Record<string, string | null>> = {}) {
  const files = new Map(own);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) files.delete(`${WEEK_1}/${name}`);
    else files.set(`${WEEK_1}/${name}`, text);
  }
  const sources = [...files].map(([path, text]) => [path, { path, text }] as const);
  const readings = new Readings(new Map(sources), embeddedScriptures);
  const [week] = compileWeeks(readings);
  return { week, faults: readings.findings.map(findingLine), unread: readings.unread() };
}

const text = (name: string) => own.get(`${WEEK_1}/${name}`) ?? '';
const lineOf = (name: string, words: string) =>
  text(name).slice(0, text(name).indexOf(words)).split('\n').length;

describe('a week of the programme', () => {
  it('is a folder with a plan and the words of four bands', () => {
    const { week, faults, unread } = compile();
    expect(faults).toEqual([]);
    expect(unread).toEqual([]);
    for (const band of CONTENT_BANDS) {
      expect(week?.bands[band].days[0]?.activities[0]).toMatchObject({
        key: 'light-hunters',
        type: 'explore',
        points: 5,
      });
    }
    expect(week?.bands.kindergarten.days[0]?.bibleVerse.verse).toBe(
      'And God said, “Let there be light,” and there was light.',
    );
  });

  it('says to the intermediate band what it says to the advanced one, but for what is changed', () => {
    const changes =
      'theme:\n  title: Light\ndays:\n  - day: 2\n    bibleVerse:\n      reflection: Look up.\n    activities:\n      be-a-sensor:\n        title: Feel\n        description: Close your eyes.\n';
    const { week, faults } = compile({ 'intermediate.en.yaml': changes });
    expect(faults).toEqual([]);
    const { advanced, intermediate } = week?.bands ?? {};
    expect(intermediate?.theme).toEqual({ ...advanced?.theme, title: 'Light' });
    expect(intermediate?.days[0]).toEqual(advanced?.days[0]);
    const day = advanced?.days[1];
    expect(intermediate?.days[1]).toEqual({
      ...day,
      bibleVerse: { ...day?.bibleVerse, reflection: 'Look up.' },
      activities: day?.activities.map((activity) =>
        activity.key === 'be-a-sensor'
          ? { ...activity, title: 'Feel', description: 'Close your eyes.' }
          : activity,
      ),
    });
  });

  it('has other languages beside it, each band on its own', () => {
    const spanish = text('kindergarten.en.yaml').replaceAll(
      /bibleVerse:\n {6}reference: .*\n(?: {6}verse: .*\n)?/g,
      'bibleVerse:\n      reference: Génesis 1:3\n',
    );
    const { week, faults } = compile({ 'kindergarten.es.yaml': spanish });
    expect(faults).toEqual([]);
    expect(week?.translations?.es?.kindergarten?.days[0]?.bibleVerse.verse).toBe(
      'Y dijo Dios: Sea la luz: y fué la luz.',
    );
    expect(week?.translations?.es?.elementary).toBeUndefined();
    expect(compile().week).not.toHaveProperty('translations');
  });

  it('cannot change in another language what is not written there', () => {
    expect(compile({ 'intermediate.es.yaml': 'days: []\n' }).faults).toEqual([
      `${WEEK_1}/intermediate.es.yaml, line 1: changes advanced.es.yaml, which is not there`,
    ]);
  });
});

describe('what is wrong with a week is told with its line', () => {
  const name = 'elementary.en.yaml';
  it.each([
    [
      'an activity that the plan does not have',
      '      curl-and-leap:',
      '      leap:',
      [
        "days.0.activities.leap: week.yaml has no 'leap' on this day, but light-hunters, curl-and-leap, who-made-this",
        "days.0.activities: 'curl-and-leap' is missing",
      ],
    ],
    [
      'a passage that is not at hand',
      'reference: Psalm 95:5',
      'reference: Psalm 95:50',
      ["days.1.bibleVerse.reference: 'Psalm 95:50' is not among the passages at hand"],
    ],
    [
      'a day too many',
      '  - day: 3\n',
      '  - day: 4\n',
      ['days: the days are 1, 2, 3, 4, 5, 6, 7, in this order'],
    ],
    [
      'a field that is none',
      '    title: Room for everything',
      '    titel: Room',
      [
        'days.1.title: write words, in quotes when they look like a number',
        'days.1: Unrecognized key: "titel"',
      ],
    ],
  ])('%s', (_, before, after, messages) => {
    const { faults } = compile({ [name]: text(name).replace(before, after) });
    expect(faults.map((line) => line.replace(/^.*?, line \d+: /, '')).sort()).toEqual(
      [...messages].sort(),
    );
  });

  it('such as words that no verse has', () => {
    const kindergarten = 'kindergarten.en.yaml';
    const before = 'The sea is His, for He made it';
    const { faults } = compile({
      [kindergarten]: text(kindergarten).replace(before, 'The sea is hers'),
    });
    expect(faults).toEqual([
      `${WEEK_1}/${kindergarten}, line ${lineOf(kindergarten, before)}: days.1.bibleVerse.verse: not what Psalm 95:5 says, which is: The sea is His, for He made it, and His hands formed the dry land.`,
    ]);
  });

  it('and a key that is there twice', () => {
    const plan = text('week.yaml').replace('key: cloud-diary', 'key: light-hunters');
    const renamed = Object.fromEntries(
      CONTENT_BANDS.map((band) => [
        `${band}.en.yaml`,
        text(`${band}.en.yaml`).replace('      cloud-diary:', '      light-hunters:'),
      ]),
    );
    expect(compile({ 'week.yaml': plan, ...renamed }).faults).toEqual([
      `${WEEK_1}/week.yaml, line 1: 'light-hunters' is there twice`,
    ]);
  });
});
