import { lessonView } from '../src/features/lessons/lesson-choices.ts';

/** Has this device show lessons as one page, as somebody has chosen who prefers that. */
export function preferOnePage(): void {
  lessonView.write('page');
}
