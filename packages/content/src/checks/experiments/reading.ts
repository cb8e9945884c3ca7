import type { Experiment } from '@lamplight/domain/experiments';
import { fleschKincaidGrade, sentences, wordCount } from '@lamplight/domain/text';
import type { Bounds } from './bounds.ts';
import { proseOfExperiment } from './prose.ts';

/** Words in a sentence that is read aloud to the youngest. */
const READ_ALOUD_WORDS = 10;

/**
 * Flesch-Kincaid grades of the explanation by the youngest age it is written for; all other texts are no harder.
 * Short explanations of a few sentences measure a little lower than whole lessons.
 */
function grades(youngest: number): Bounds {
  if (youngest <= 6) return [-4, 3];
  if (youngest <= 8) return [0, 5];
  if (youngest <= 12) return [3, 9];
  return [5, 13];
}

/** What makes an experiment too hard, or too simple, to read at its age. */
export function readingFaults(experiment: Experiment): string[] {
  const [youngest] = experiment.ages;
  const [least, most] = grades(youngest);
  const explanation = fleschKincaidGrade(experiment.howItWorks);
  const prose = proseOfExperiment(experiment).filter(({ place }) => place !== 'title');
  const rest = fleschKincaidGrade(
    prose
      .filter(({ place }) => place !== 'howItWorks')
      .map(({ text }) => text)
      .join('\n'),
  );
  const faults: string[] = [];
  if (explanation < least || explanation > most) {
    faults.push(`howItWorks: reading level ${explanation.toFixed(1)}, not ${least} to ${most}`);
  }
  if (rest > most) faults.push(`reading level ${rest.toFixed(1)}, over ${most}`);
  if (youngest > 6) return faults;
  for (const { place, text } of prose) {
    for (const sentence of sentences(text)) {
      const count = wordCount(sentence);
      if (count > READ_ALOUD_WORDS) {
        faults.push(`${place}: a sentence of ${count} words: ${sentence}`);
      }
    }
  }
  return faults;
}
