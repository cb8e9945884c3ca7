import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { CurriculumDay } from '@lamplight/domain/curriculum';
import type { LessonCheck, LessonSource, LessonText } from '@lamplight/domain/lessons';
import type { StoryLevel, StorySource, StoryText } from '@lamplight/domain/stories';
import { STORY_MEASURES } from '../src/checks/stories.ts';
import { CONTENT_WORDS } from '../src/checks/structure.ts';
import type { WrittenWeek } from '../src/checks/week-prose.ts';

/** A text of a band that no check of structure finds fault with; its words mean nothing. */
export function soundText(band: ContentBand, changes: Partial<LessonText> = {}): LessonText {
  const [least] = CONTENT_WORDS[band];
  const filling = Array.from({ length: least }, (_, index) => `${band}${index}`).join(' ');
  const headings = band === 'kindergarten' ? '' : '## Here\n\n## There\n\n';
  return {
    title: `A title for ${band}`,
    description: 'Come and see.',
    content: `${headings}${filling}.`,
    difficulty: 'beginner',
    objectives: ['Name one thing.', 'Show another.'],
    activities: [{ title: 'Look', description: 'Go and look.' }],
    checks: [0, 1, 2].map((answer) => soundCheck(band, { answer })),
    play: [],
    ...changes,
  };
}

/** A question with the options of its band, all of one length. */
export function soundCheck(band: ContentBand, changes: Partial<LessonCheck> = {}): LessonCheck {
  const options = ['red', 'tan', 'sky', 'ink'].slice(0, band === 'kindergarten' ? 3 : 4);
  return {
    question: 'Which one?',
    options,
    answer: 0,
    explanation: 'So it is.',
    practises: [0, 1],
    ...(band === 'kindergarten' && { pictures: ['dove', 'rainbow', 'sailboat'] }),
    ...changes,
  };
}

/** A lesson for the first day, sound in every band; `bands` changes single bands. */
export function soundLesson(
  changes: Partial<Omit<LessonSource, 'bands'>> & {
    bands?: Partial<Record<ContentBand, Partial<LessonText>>>;
  } = {},
): LessonSource {
  const { bands = {}, ...rest } = changes;
  const texts = CONTENT_BANDS.map((band) => [band, soundText(band, bands[band])]);
  return {
    category: 'bible',
    dayNumber: 1,
    pictures: ['dove', 'rainbow', 'sailboat'],
    references: ['Genesis 1:1'],
    bands: Object.fromEntries(texts),
    ...rest,
  };
}

/** Words of a school grade from 5 to 9, and easier ones for the young. */
const SENTENCES: Readonly<Record<StoryLevel, string>> = {
  little: 'The boat is here.',
  young: 'The men sat in the boat and the wind was loud.',
  older:
    'All that evening they waited near the harbor, and nobody could say who had told them to come.',
};

/** A story at one level that no check of stories finds fault with; it goes nowhere. */
export function soundStoryText(level: StoryLevel, changes: Partial<StoryText> = {}): StoryText {
  const { sections, words, minutes } = STORY_MEASURES[level];
  const [count] = sections;
  const sentence = SENTENCES[level];
  const times = Math.ceil(words[0] / count / sentence.split(' ').length);
  return {
    title: `A story for the ${level}`,
    summary: 'A boat goes out.',
    lesson: 'Boats come home.',
    duration: minutes[0],
    ageAppropriate: 'All ages',
    sections: Array.from({ length: count }, (_, index) => ({
      title: `Part ${index + 1}`,
      content: Array.from({ length: times }, () => sentence).join(' '),
    })),
    reflection: { question: 'What do you see?', points: ['One', 'Two', 'Three'] },
    activity: {
      title: 'Fold a boat',
      description: 'Make one.',
      instructions: 'Fold.\nTurn.\nSail.',
    },
    ...changes,
  };
}

/** A story that no check finds fault with; `texts` changes single levels. */
export function soundStory(
  changes: Partial<Omit<StorySource, 'texts'>> & {
    texts?: Partial<Record<StoryLevel, Partial<StoryText>>>;
  } = {},
): StorySource {
  const { texts = {}, ...rest } = changes;
  return {
    id: 1,
    reference: 'Genesis 1:1-4',
    character: 'Adam',
    picture: 'dove',
    texts: {
      little: soundStoryText('little', texts.little),
      young: soundStoryText('young', texts.young),
      older: soundStoryText('older', texts.older),
    },
    ...rest,
  };
}

/** A week of the curriculum that no check finds fault with. */
export function soundWeek(week = 1, changes: Partial<WrittenWeek> = {}): WrittenWeek {
  return {
    week,
    band: 'advanced',
    theme: {
      title: 'A beginning',
      description: 'Where things start.',
      focus: ['Light'],
      skills: ['Looking'],
      projects: ['A lamp'],
    },
    days: Array.from({ length: 7 }, (_, index) => soundDay((week - 1) * 7 + index + 1)),
    ...changes,
  };
}

/** A day of the curriculum with one of everything. */
export function soundDay(day: number, changes: Partial<CurriculumDay> = {}): CurriculumDay {
  return {
    day,
    title: `Day title ${day}`,
    bibleVerse: {
      verse: 'In the beginning God created the heavens and the earth.',
      reference: 'Genesis 1:1',
      reflection: 'It was His idea.',
    },
    dailyFact: { fact: 'Light is fast.', category: 'Space' },
    activities: [
      { key: 'walk', title: 'Walk', description: 'Walk a mile.', points: 5, type: 'move' },
    ],
    challenges: [{ title: 'Count', type: 'math', difficulty: 'beginner' }],
    ...changes,
  };
}

/** Three verses of Genesis 1, as a translation to check against. */
export const GENESIS = new Map([
  ['GEN 1:1', 'In the beginning God created the heavens and the earth.'],
  ['GEN 1:3', 'And God said, “Let there be light,” and there was light.'],
  ['GEN 1:4', 'And God saw that the light was good, and He separated the light from the darkness.'],
]);

/** The verses above, looked up. */
export const genesisOnly = { verse: (key: string) => GENESIS.get(key) };

/** The first words of light in each language, as translations to compile with. */
export const genesisScriptures = {
  en: genesisOnly,
  es: oneVerse('Y dijo Dios: Sea la luz: y fué la luz.'),
  fr: oneVerse('Dieu dit: Que la lumière soit! Et la lumière fut.'),
  de: oneVerse('Und Gott sprach: Es werde Licht! und es ward Licht.'),
};

function oneVerse(text: string) {
  return { verse: (key: string) => (key === 'GEN 1:3' ? text : undefined) };
}

/** The messages of findings with their place, to compare at a glance. */
export function lines(
  findings: readonly { readonly label: string; readonly message: string }[],
): string[] {
  return findings.map(({ label, message }) => `${label}: ${message}`);
}
