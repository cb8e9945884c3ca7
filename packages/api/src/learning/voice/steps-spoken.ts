import type { ContentBand } from '@lamplight/domain/age';
import { type LessonText, spokenSteps } from '@lamplight/domain/lessons';

/** What is said in each step of a lesson as it is written for a band. */
export function stepsSpoken(id: number, text: LessonText, band: ContentBand): string[][] {
  const acts = (text.acts ?? []).map((act) => ({ act }));
  return spokenSteps({ ...text, id, acts }, band);
}
