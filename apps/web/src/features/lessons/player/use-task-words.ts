import { type StepTask, seedOf, spokenTask } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../ui/acts/rules/tone.ts';
import { offeredCards, wordsOn } from '../../../ui/acts/training/offered-cards.ts';
import { useHow } from '../../../ui/acts/use-how.ts';
import { hasGuide } from './pages.ts';
import type { PlayedText } from './played-lesson.ts';

/**
 * All that a voice says of a task: what to do and what there is to choose, and to children how it is done, where the
 * voice of the lesson speaks their own language.
 */
export function useTaskWords(lesson: PlayedText): (task: StepTask) => string[] {
  const { t, i18n } = useTranslation('acts');
  const { band, language } = lesson;
  const how = useHow(band);
  const tone = toneOf(band);
  const says = hasGuide(band) && language === i18n.language;

  const howOf = ({ kind, index }: StepTask): string => {
    if (kind === 'act') return how(lesson.acts[index]?.act.kind ?? 'write');
    if (tone !== 'little') return '';
    return t(kind === 'check' ? 'choose.how.little' : 'activity.how.little');
  };
  /** The name of an act that its own kind gives it. */
  const nameOf = ({ kind, index }: StepTask): string => {
    const act = kind === 'act' ? lesson.acts[index]?.act : undefined;
    return act?.kind === 'verse' && act.question === '' ? t(`verse.question.${tone}`) : '';
  };
  /** The card that a training shows the youngest first. */
  const cardOf = (task: StepTask): string => {
    const act = task.kind === 'act' ? lesson.acts[task.index]?.act : undefined;
    if (act?.kind !== 'train' || tone !== 'little') return '';
    const [first = -1] = offeredCards(act, seedOf(lesson, task));
    return wordsOn(act.examples[first]) ?? '';
  };
  return (task) => {
    const words = [...spokenTask(lesson, task), cardOf(task)];
    const all = says ? [nameOf(task), ...words, howOf(task)] : words;
    return all.filter((text) => text !== '');
  };
}
