import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { faultsOf, field, items, type Shape } from './shape.ts';

const LESSON: Shape = {
  category: 'string',
  dayNumber: 'number',
  pictures: 'array',
  references: 'array',
};
const TEXT: Shape = {
  title: 'string',
  description: 'string',
  content: 'string',
  difficulty: 'string',
  objectives: 'array',
  activities: 'array',
  checks: 'array',
};
const ACTIVITY: Shape = { title: 'string', description: 'string' };
const CHECK: Shape = {
  question: 'string',
  options: 'array',
  answer: 'number',
  explanation: 'string',
  practises: 'array',
};

/**
 * What is missing in a value that claims to be a lesson, so that half-written files can be reported before the other
 * checks rely on its shape. A band that is not there at all is no fault of shape.
 */
export function lessonShapeFaults(value: unknown): string[] {
  const faults = faultsOf('lesson', value, LESSON);
  const bands = field(value, 'bands');
  for (const band of CONTENT_BANDS) {
    const text = field(bands, band);
    if (text !== undefined) faults.push(...textFaults(band, text));
  }
  return faults;
}

function textFaults(band: ContentBand, text: unknown): string[] {
  return [
    ...faultsOf(band, text, TEXT),
    ...items(text, 'activities').flatMap((activity, index) =>
      faultsOf(`${band} activities[${index}]`, activity, ACTIVITY),
    ),
    ...items(text, 'checks').flatMap((check, index) =>
      faultsOf(`${band} checks[${index}]`, check, CHECK),
    ),
  ];
}
