import { type Experiment, GENERATED_FROM } from '@lamplight/domain/experiments';
import { FRAME_IDS } from '../../experiments/frame.ts';
import { experimentGenerator, writtenExperiments } from '../../experiments/index.ts';
import type { Stretch } from '../stretches.ts';

/** Ids of the first round; the later ones say the same again with another ending. */
const FIRST_ROUND = Array.from({ length: 1000 }, (_, index) => GENERATED_FROM + index);

/** Written experiments, and generated ones of the first round with all that the hardest level adds. */
export function checkedExperiments(): Experiment[] {
  return [
    ...writtenExperiments(),
    ...FIRST_ROUND.flatMap((id) => experimentGenerator.byId(id, 'Advanced') ?? []),
  ];
}

/** All prose of an experiment but its list of materials, in reading order. */
export function proseOfExperiment(experiment: Experiment): { place: string; text: string }[] {
  const { title, description, setup, safety, steps, funFact, howItWorks, question } = experiment;
  return [
    { place: 'title', text: title },
    { place: 'description', text: description },
    ...setup.map((text, index) => ({ place: `setup[${index}]`, text })),
    ...safety.map((text, index) => ({ place: `safety[${index}]`, text })),
    ...steps.flatMap(({ text, tip }, index) => [
      { place: `steps[${index}]`, text },
      ...(tip === undefined ? [] : [{ place: `steps[${index}] tip`, text: tip }]),
    ]),
    { place: 'funFact', text: funFact },
    { place: 'howItWorks', text: howItWorks },
    { place: 'question', text: question },
  ];
}

/** The folder of an experiment. */
export function experimentPath({ generated }: Pick<Experiment, 'generated'>): string {
  return generated ? 'experiments/frames' : 'experiments/written';
}

/** Every stretch of our own words in experiments; those of one frame are one text. */
export function experimentStretches(experiments: readonly Experiment[]): Stretch[] {
  return experiments.flatMap((experiment) => {
    const { id, generated } = experiment;
    const owner = `${experimentPath(experiment)} ${generated ? id - (id % FRAME_IDS) : id}`;
    return proseOfExperiment(experiment).map(({ place, text }) => ({
      path: experimentPath(experiment),
      label: `${id} ${place}`,
      owner,
      text,
    }));
  });
}
