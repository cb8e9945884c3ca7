import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { genesisScriptures } from '../../test/fixtures.ts';
import { findingLine } from '../checks/finding.ts';
import { embeddedScriptures } from '../scripture/scriptures.ts';
import { compileContent } from './compile.ts';
import { CONTENT_ROOT, readContentFiles } from './content-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Compiles what was written; banks that nobody wrote are no fault here. */
function compile() {
  const { findings, ...content } = compileContent(readContentFiles(root), genesisScriptures);
  return {
    ...content,
    faults: findings.map(findingLine).filter((line) => !line.endsWith('file: is missing')),
    missing: findings.filter(({ message }) => message === 'is missing').map(({ path }) => path),
  };
}

const own = (path: string) => readFileSync(join(CONTENT_ROOT, path), 'utf8');
/** Folders with files of every form: Markdown with directives, lists, tables of words. */
const ONE_OF_EACH_KIND = [
  ...['lessons/bible/day-01', 'stories/01-adam-and-eve', 'curriculum', 'journal'],
  ...['verses', 'glossary', 'experiments'],
];
const BANDS = ['kindergarten', 'elementary', 'intermediate', 'advanced'];

function writeLesson(folder: string): void {
  write(`${folder}/lesson.yaml`, 'pictures: [sun, moon, candle]\nreferences:\n  - Genesis 1:3\n');
  for (const band of BANDS) {
    write(
      `${folder}/${band}.en.md`,
      `---\ntitle: Light for ${band}\ndescription: Look.\ndifficulty: beginner\nobjectives: [See.]\n---\n\nLook there.\n`,
    );
  }
}

describe('compiling content', () => {
  it('makes a lesson of a folder, whose name says subject and day', () => {
    writeLesson('lessons/science/day-04');
    const { lessons, faults } = compile();
    expect(faults).toEqual([]);
    expect(lessons).toHaveLength(1);
    expect(lessons[0]).toMatchObject({
      category: 'science',
      dayNumber: 4,
      pictures: ['sun', 'moon', 'candle'],
      references: ['Genesis 1:3'],
      bands: { kindergarten: { title: 'Light for kindergarten', content: 'Look there.' } },
    });
  });

  it('shows the scenes that a lesson names and its texts call, and says which nobody calls', () => {
    writeLesson('lessons/science/day-04');
    const called = 'Look.\n\n## Rain\n\n::scene{name="rain" alt="Rain on hills."}\n\nIt rains.\n';
    const front =
      '---\ntitle: Rain\ndescription: Look.\ndifficulty: beginner\nobjectives: [See.]\n---\n\n';
    write('lessons/science/day-04/elementary.en.md', `${front}${called}`);
    write('lessons/science/day-04/scenes.yaml', 'rain:\n  place: hills\n  light: storm\n');
    const { lessons, faults } = compile();
    expect(faults).toEqual([]);
    expect(lessons[0]?.bands.elementary.illustrations).toMatchObject([
      { block: 2, scene: { place: 'hills', light: 'storm' }, alt: 'Rain on hills.' },
    ]);
    expect(lessons[0]?.bands.kindergarten).not.toHaveProperty('illustrations');

    write('lessons/science/day-04/elementary.en.md', `${front}Look.\n`);
    expect(compile().faults).toEqual([
      "lessons/science/day-04/scenes.yaml, line 1: no text calls the scene 'rain'",
    ]);
    write('lessons/science/day-04/scenes.yaml', 'rain:\n  place: hills\n  light: drizzle\n');
    expect(compile().faults).toEqual([
      "lessons/science/day-04/scenes.yaml, line 3: rain.light: there is no light 'drizzle'; the theatre has dawn, day, dusk, night, storm",
    ]);
  });

  it('refuses a translated lesson that calls other scenes than its original', () => {
    const folder = 'lessons/science/day-04';
    const text = (scene: string) =>
      `---\ntitle: Rain\ndescription: Look.\ndifficulty: beginner\nobjectives: [See.]\n---\n\n${scene}\n\nLook.\n`;
    const scene = '::scene{name="rain" alt="Rain on hills."}';
    writeLesson(folder);
    write(`${folder}/scenes.yaml`, 'rain:\n  place: hills\n  light: storm\n');
    write(`${folder}/elementary.en.md`, text(scene));
    write(`${folder}/elementary.es.md`, text(scene.replace('Rain on hills.', 'Lluvia.')));
    expect(compile().faults).toEqual([]);
    write(`${folder}/elementary.es.md`, text(''));
    expect(compile().faults).toEqual([
      `${folder}/elementary.es.md, line 1: has other scenes than elementary.en.md`,
    ]);
  });

  it('serves the same on a machine that ends lines in its own way', () => {
    const ours = readContentFiles(CONTENT_ROOT, ONE_OF_EACH_KIND);
    const compiled = compileContent(ours, embeddedScriptures);
    expect([compiled.lessons.length, compiled.stories.length]).toEqual([1, 1]);
    for (const [path, { text }] of ours) write(path, text.replaceAll('\n', '\r\n'));
    expect(compileContent(readContentFiles(root), embeddedScriptures)).toEqual(compiled);
  });

  it('says which band of a lesson is missing, and leaves the lesson out', () => {
    writeLesson('lessons/bible/day-01');
    rmSync(join(root, 'lessons/bible/day-01/advanced.en.md'));
    const { lessons, missing } = compile();
    expect(lessons).toEqual([]);
    expect(missing).toContain('lessons/bible/day-01/advanced.en.md');
  });

  it('refuses a lesson on a day that its subject does not have, and files of unknown names', () => {
    writeLesson('lessons/math/day-02');
    write('lessons/bible/day-01/kindergarden.en.md', '---\n---\n');
    expect(compile().faults).toEqual([
      'lessons/math/day-02/lesson.yaml, line 1: the programme has no math lesson on day 2',
      'lessons/bible/day-01/kindergarden.en.md, file: has a name that nothing in this folder has',
    ]);
  });

  const SPANISH = `---
title: Luz
description: Mira.
difficulty: beginner
objectives: [Ver.]
---

Entonces habló Dios.

::verse{ref="Génesis 1:3"}
`;

  it('keeps a translation beside its original, with the verse of its own Bible', () => {
    writeLesson('lessons/bible/day-01');
    write('lessons/bible/day-01/elementary.es.md', SPANISH);
    const { lessons, faults } = compile();
    expect(faults).toEqual([]);
    expect(Object.keys(lessons[0]?.translations ?? {})).toEqual(['es']);
    expect(lessons[0]?.translations?.es).toEqual({
      elementary: {
        title: 'Luz',
        description: 'Mira.',
        difficulty: 'beginner',
        objectives: ['Ver.'],
        activities: [],
        checks: [],
        content:
          'Entonces habló Dios.\n\n> Y dijo Dios: Sea la luz: y fué la luz.\n> — Génesis 1:3',
        play: [{ kind: 'words', from: 0, to: 2 }],
      },
    });
  });

  it('refuses a translation that teaches something else or misquotes its Bible', () => {
    writeLesson('lessons/bible/day-01');
    write('lessons/bible/day-01/elementary.es.md', SPANISH.replace('[Ver.]', '[Ver., Oír.]'));
    write(
      'lessons/bible/day-01/advanced.es.md',
      SPANISH.replace(
        '::verse{ref="Génesis 1:3"}',
        ':::verse{ref="Génesis 1:3"}\nSea la sombra\n:::',
      ),
    );
    const { lessons, faults } = compile();
    expect(lessons).toHaveLength(1);
    expect(lessons[0]?.translations).toBeUndefined();
    expect(faults).toEqual([
      'lessons/bible/day-01/elementary.es.md, line 1: has other objectives than elementary.en.md',
      'lessons/bible/day-01/advanced.es.md, line 10: not what Génesis 1:3 says, which is: Y dijo Dios: Sea la luz: y fué la luz.',
    ]);
  });

  it('makes a story of a folder, whose number is its id', () => {
    const [folder] = ['stories/01-adam-and-eve'];
    for (const file of ['story.yaml', 'little.en.md', 'young.en.md', 'older.en.md']) {
      write(
        `stories/07-adam/${file}`,
        own(`${folder}/${file}`).replace(/^::(verse|scene).*$/gm, ''),
      );
    }
    const { stories } = compile();
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({ id: 7, character: 'Adam and Eve' });
    expect(stories[0]?.texts.young.activity.instructions.split('\n').length).toBeGreaterThan(2);
    expect(stories[0]?.texts.young.reflection.points.length).toBeGreaterThan(1);
  });

  const TALE = `---
title: A boat
summary: Look.
lesson: Rest.
duration: 5
ageAppropriate: All
---

## Out

::scene{name="boat" alt="A boat on a lake."}

They rowed.

## Home

They slept.

:::reflection[Why?]
- Ask.
:::

:::activity[Row]
Row.

1. Sit.
:::
`;
  const SCENES =
    'boat:\n  place: lake\n  light: night\n  cast:\n    - { who: peter, at: [4, 2] }\n';

  function writeTale(changes: { readonly young?: string; readonly scenes?: string } = {}): void {
    write('stories/03-boat/story.yaml', 'reference: Mark 4\ncharacter: Peter\npicture: boat\n');
    write('stories/03-boat/young.en.md', changes.young ?? TALE);
    write('stories/03-boat/little.en.md', TALE);
    write('stories/03-boat/older.en.md', TALE);
    write('stories/03-boat/scenes.yaml', changes.scenes ?? SCENES);
  }

  it('sets the scene that a part of a story calls, and none where none is called', () => {
    writeTale();
    const { stories, faults } = compile();
    expect(faults).toEqual([]);
    expect(stories[0]?.texts.young.sections).toEqual([
      {
        title: 'Out',
        content: 'They rowed.',
        illustration: {
          scene: {
            place: 'lake',
            light: 'night',
            cast: [{ who: 'peter', at: [4, 2], pose: 'stand', facing: 'right' }],
            things: [],
          },
          alt: 'A boat on a lake.',
        },
      },
      { title: 'Home', content: 'They slept.' },
    ]);
  });

  it.each([
    [
      'a scene that is not written',
      { young: TALE.replace('name="boat"', 'name="ship"') },
      "young.en.md, line 11: scenes.yaml has no scene 'ship'; it has boat",
    ],
    [
      'a scene without words',
      { young: TALE.replace(' alt="A boat on a lake."', '') },
      'young.en.md, line 11: a scene needs its name and its words: ::scene{name="night-boat" alt="A boat on a dark lake."}',
    ],
    [
      'two scenes in a part',
      { young: TALE.replace('They rowed.', '::scene{name="boat" alt="Again."}') },
      'young.en.md, line 13: one scene stands below the heading of each part',
    ],
    [
      'a scene that nobody calls',
      { scenes: `${SCENES}empty:\n  place: sea\n  light: day\n` },
      "scenes.yaml, line 1: no text calls the scene 'empty'",
    ],
    [
      'a light that the theatre does not have',
      { scenes: SCENES.replace('night', 'noon') },
      "scenes.yaml, line 3: boat.light: there is no light 'noon'; the theatre has dawn, day, dusk, night, storm",
    ],
  ])('refuses %s', (_, changes, message) => {
    writeTale(changes);
    expect(compile().faults).toContain(`stories/03-boat/${message}`);
  });

  it('refuses a translation that calls another scene than its original', () => {
    writeTale();
    write('stories/03-boat/young.es.md', TALE.replace(/::scene.*\n/, ''));
    expect(compile().faults).toEqual([
      'stories/03-boat/young.es.md, line 1: has other scenes than young.en.md',
    ]);
  });

  const QUESTION = `- id: bible-el-001
  question: What came first?
  options: [Trees, Light]
  answer: Light
  explanation: God spoke.
  topic: creation-and-promise
  level: 1
`;

  it('finds the place of the right option of a question', () => {
    write('quizzes/bible/elementary.en.yaml', QUESTION);
    const { quizzes, faults } = compile();
    expect(faults).toEqual([]);
    expect(quizzes.bible.elementary).toMatchObject([{ id: 'bible-el-001', answer: 1, level: 1 }]);
  });

  it.each([
    [
      'an answer that is no option',
      ['answer: Light', 'answer: Fish'],
      'line 4: 0.answer: is 0 of the options, not exactly one',
    ],
    [
      'an option that stands twice',
      ['[Trees, Light]', '[Light, Light]'],
      'line 4: 0.answer: is 2 of the options, not exactly one',
    ],
    [
      'a number without quotes',
      ['[Trees, Light]', '[12, Light]'],
      'line 3: 0.options.0: write words, in quotes when they look like a number',
    ],
    ['no level', ['  level: 1\n', ''], 'line 1: 0.level: Invalid option: expected one of 1|2|3'],
    [
      'a topic of another subject',
      ['creation-and-promise', 'numbers'],
      "line 1: 'numbers' is no topic of bible",
    ],
    [
      'a field that nobody knows',
      ['level: 1', 'level: 1\n  levle: 1'],
      'line 1: 0: Unrecognized key: "levle"',
    ],
    ['a line that is no YAML', ['level: 1', 'level 1: ['], 'line 8: '],
  ])('says what is wrong, and where, with %s', (_, [from = '', to = ''], message) => {
    write('quizzes/bible/elementary.en.yaml', QUESTION.replace(from, to));
    expect(compile().faults).toEqual([
      expect.stringContaining(`quizzes/bible/elementary.en.yaml, ${message}`),
    ]);
  });

  it('fills the words of each entry into the investigations of a frame', () => {
    write(
      'experiments/frames/little/01-drink-up.en.yaml',
      own('experiments/frames/little/07-drink-up.en.yaml'),
    );
    const { frames, faults } = compile();
    expect(faults).toEqual([]);
    expect(frames[0]?.investigations[0]?.title).toBe('Thirsty or not: sock and plastic bag');
    expect(frames[0]?.investigations).toHaveLength(6);
  });

  it('refuses a frame with a hole that an entry has no word for', () => {
    const text = own('experiments/frames/little/07-drink-up.en.yaml').replace(
      'drinker: sock, ',
      '',
    );
    write('experiments/frames/little/01-drink-up.en.yaml', text);
    expect(compile().faults).toEqual([expect.stringContaining('each: has no word for {drinker}')]);
  });
});

const CANON = readFileSync(join(CONTENT_ROOT, 'songs/05-the-lamp-is-lit.yaml'), 'utf8');
const SONG = 'songs/05-the-lamp-is-lit.yaml';

describe('compiling songs and pictures', () => {
  it('takes a song as it stands, with the beats of its tune and the syllables of its words', () => {
    write(SONG, CANON);
    const { songs, faults } = compile();
    expect(faults).toEqual([]);
    expect(songs).toHaveLength(1);
    expect(songs[0]).toMatchObject({ id: 'the-lamp-is-lit', metre: '4/4', pickup: 1 });
    expect(songs[0]?.tune[0]?.sung[0]).toEqual([{ pitch: 'G4', beats: 1 }]);
    expect(songs[0]?.words.en.stanzas[1]?.[0]?.slice(0, 2)).toEqual([
      { text: 'For', endsWord: false },
      { text: 'give', endsWord: true },
    ]);
  });

  it.each([
    [
      'a line that does not fit its phrase',
      ['The day is done, the lamp is lit;', 'The day is done;'],
      "24: words.en.stanzas.0: 'The day is done;' has 4 syllables, its phrase has 8 to sing",
    ],
    [
      'a stanza without one of its lines',
      ['        and help the ones for whom I pray.\n', ''],
      '29: words.en.stanzas.1: has 3 lines, the tune has 4 phrases',
    ],
    [
      'a note that nobody can play',
      ['E4 F#4 G4 B4', 'E4 F#4 H4 B4'],
      "18: tune.3: 'H4' is no note: write C4, F#4:2 or Bb4:0.5",
    ],
    [
      'a bar that is too short',
      ['C5 A4 B4 B4', 'C5 A4 B4'],
      "17: tune.2: a bar line of 'D5 | C5 A4 B4 | A4 A4 G4' stands after 19 beats of bars of 4",
    ],
    [
      'a passage that is not there',
      ['passage: Psalm 4', 'passage: Psalm 204'],
      "22: words.en.passage: 'Psalm 204' names no passage of the Bible",
    ],
    [
      'a melody that may not be free',
      ['year: 1567', 'year: 1967'],
      '6: melody.year: Too big: expected number to be <=1900',
    ],
  ])('refuses %s, and says where', (_, [from = '', to = ''], fault) => {
    expect(CANON).toContain(from);
    write(SONG, CANON.replace(from, to));
    const { songs, faults } = compile();
    expect(songs).toEqual([]);
    expect(faults).toEqual([`${SONG}, line ${fault}`]);
  });

  const SHELF =
    'title: { en: Sea, es: Mar, fr: Mer, de: Meer }\npages:\n  - id: ship\n    title: { en: A ship, es: Un barco, fr: Un bateau, de: Ein Schiff }\n    scene: { place: sea, light: day }\n';

  it('takes pictures to color in, each id once, since colors are kept under it', () => {
    write('coloring/01-sea.yaml', SHELF);
    const { coloring, faults } = compile();
    expect(faults).toEqual([]);
    expect(coloring).toMatchObject([
      { id: 'sea', pages: [{ id: 'ship', scene: { place: 'sea', cast: [], things: [] } }] },
    ]);
    write('coloring/02-more.yaml', SHELF);
    expect(compile().faults).toEqual([
      "coloring/02-more.yaml, line 1: the page 'ship' is also in coloring/01-sea.yaml",
    ]);
    write('coloring/02-more.yaml', SHELF.replace('ship', 'sail').replace('de: Ein Schiff', ''));
    expect(compile().faults[0]).toMatch(/^coloring\/02-more\.yaml, line 4: pages\.0\.title\.de: /);
  });
});
