import {
  STORY_LEVELS,
  type StoryLevel,
  type StorySource,
  type StoryText,
} from '@lamplight/domain/stories';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import type { Prose } from './prose.ts';
import { withoutScripture } from './quotations.ts';
import { proseOfStory, storyPath, writtenLevels } from './story-prose.ts';

type Bounds = readonly [least: number, most: number];

/** What a text of each level must keep to. */
interface Measures {
  readonly sections: Bounds;
  /** Words of all sections, without titles and verse blocks. */
  readonly words: Bounds;
  /** Flesch-Kincaid grade of the sections; below 0 is simpler than any school grade. */
  readonly grade: Bounds;
  /** Words in a sentence anywhere in the text. */
  readonly sentence: number;
  /** Minutes to read the story and think about it. */
  readonly minutes: Bounds;
}

export const STORY_MEASURES: Readonly<Record<StoryLevel, Measures>> = {
  // Parts are pages of a picture book there: few words on each.
  little: { sections: [6, 7], words: [90, 170], grade: [-4, 2.5], sentence: 14, minutes: [4, 6] },
  young: { sections: [3, 4], words: [250, 450], grade: [-4, 4.5], sentence: 18, minutes: [8, 12] },
  older: {
    sections: [4, 6],
    words: [500, 900],
    grade: [5, 9],
    sentence: Number.POSITIVE_INFINITY,
    minutes: [12, 20],
  },
};

const REFLECTION_POINTS = 3;
const STEPS: Bounds = [3, 5];
const TITLE_LETTERS = 80;

/** Each story is told at every level, of the right length, easy enough to read, and has a picture of the set. */
export function checkStories(
  stories: readonly StorySource[],
  pictureSet: ReadonlySet<string>,
): Finding[] {
  return [...stories.flatMap((story) => checkStory(story, pictureSet)), ...repeatedTitles(stories)];
}

function checkStory(story: StorySource, pictureSet: ReadonlySet<string>): Finding[] {
  const path = storyPath(story);
  const findings: Finding[] = [];
  if (!pictureSet.has(story.picture)) {
    findings.push({ path, label: 'picture', message: `'${story.picture}' is not in the set` });
  }
  if (story.character.trim() === '')
    findings.push({ path, label: 'character', message: 'is empty' });
  const written = new Map(writtenLevels(story));
  for (const level of STORY_LEVELS) {
    const text = written.get(level);
    if (text === undefined) findings.push({ path, label: level, message: 'is missing' });
    else {
      const ofText = [...structure(text, STORY_MEASURES[level]), ...readingLevel(text, level)];
      findings.push(
        ...ofText.map(({ label, message }) => ({ path, label: `${level} ${label}`, message })),
      );
    }
  }
  return findings;
}

function structure(text: StoryText, measures: Measures): Omit<Finding, 'path'>[] {
  const findings: Omit<Finding, 'path'>[] = [];
  const say = (label: string, message: string) => findings.push({ label, message });
  const within = (label: string, count: number, [least, most]: Bounds, what: string) => {
    if (count < least || count > most) say(label, `${count} ${what}, not ${least} to ${most}`);
  };
  const words = bodyOf(text).reduce((sum, { text: prose }) => sum + wordCount(prose), 0);
  within('sections', text.sections.length, measures.sections, 'sections');
  within('sections', words, measures.words, 'words');
  within('duration', text.duration, measures.minutes, 'minutes');
  within(
    'reflection points',
    text.reflection.points.length,
    [REFLECTION_POINTS, REFLECTION_POINTS],
    'points',
  );
  within('activity', text.activity.instructions.split('\n').length, STEPS, 'instructions');
  if (text.title.length > TITLE_LETTERS) say('title', `over ${TITLE_LETTERS} letters`);
  if (text.ageAppropriate.trim() === '') say('ageAppropriate', 'is empty');
  if (!Number.isInteger(text.duration)) say('duration', 'is no whole number of minutes');
  for (const { place, text: prose } of proseOfStory(text)) {
    if (prose.trim() === '') say(place, 'is empty');
    if (prose !== prose.trim()) say(place, 'has space at its edge');
  }
  return findings;
}

function readingLevel(text: StoryText, level: StoryLevel): Omit<Finding, 'path'>[] {
  const { grade, sentence: longest } = STORY_MEASURES[level];
  const [least, most] = grade;
  const found = fleschKincaidGrade(
    bodyOf(text)
      .map(({ text: prose }) => withoutScripture(prose))
      .join('\n'),
  );
  const ofGrade =
    found < least || found > most
      ? [
          {
            label: 'sections',
            message: `reading level ${found.toFixed(1)}, not ${least} to ${most}`,
          },
        ]
      : [];
  const tooLong = proseOfStory(text).flatMap(({ place, text: prose }) =>
    sentences(withoutScripture(prose))
      .filter((one) => wordCount(one) > longest)
      .map((one) => ({ label: place, message: `a sentence of ${wordCount(one)} words: ${one}` })),
  );
  return [...ofGrade, ...tooLong];
}

function bodyOf(text: StoryText): Prose[] {
  return proseOfStory(text).filter(({ kind }) => kind === 'body');
}

function repeatedTitles(stories: readonly StorySource[]): Finding[] {
  const owners = new Map<string, string>();
  return stories.flatMap((story) => {
    const path = storyPath(story);
    return writtenLevels(story).flatMap(([level, { title }]) => {
      const owner = owners.get(title.toLowerCase()) ?? path;
      owners.set(title.toLowerCase(), owner);
      return owner === path
        ? []
        : [{ path, label: `${level} title`, message: `is also in ${owner}` }];
    });
  });
}
