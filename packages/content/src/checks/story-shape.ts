import { STORY_LEVELS, type StoryLevel } from '@lamplight/domain/stories';
import { faultsOf, field, items, type Shape } from './shape.ts';

const STORY: Shape = {
  id: 'number',
  reference: 'string',
  character: 'string',
  picture: 'string',
};
const TEXT: Shape = {
  title: 'string',
  summary: 'string',
  lesson: 'string',
  duration: 'number',
  ageAppropriate: 'string',
  sections: 'array',
};
const SECTION: Shape = { title: 'string', content: 'string' };
const REFLECTION: Shape = { question: 'string', points: 'array' };
const ACTIVITY: Shape = { title: 'string', description: 'string', instructions: 'string' };

/**
 * What is missing in a value that claims to be a story. A level that is not there at all is no fault of shape: the
 * check of stories says so.
 */
export function storyShapeFaults(value: unknown): string[] {
  const faults = faultsOf('story', value, STORY);
  const texts = field(value, 'texts');
  for (const level of STORY_LEVELS) {
    const text = field(texts, level);
    if (text !== undefined) faults.push(...textFaults(level, text));
  }
  return faults;
}

function textFaults(level: StoryLevel, text: unknown): string[] {
  return [
    ...faultsOf(level, text, TEXT),
    ...items(text, 'sections').flatMap((section, index) =>
      faultsOf(`${level} sections[${index}]`, section, SECTION),
    ),
    ...faultsOf(`${level} reflection`, field(text, 'reflection'), REFLECTION),
    ...faultsOf(`${level} activity`, field(text, 'activity'), ACTIVITY),
  ];
}
