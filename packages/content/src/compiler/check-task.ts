import type { LessonCheck } from '@lamplight/domain/lessons';
import type { Finding } from '../checks/finding.ts';
import {
  aroundList,
  isFinding,
  labelFrom,
  optionsIn,
  practisesOf,
  type Task,
} from './task-parts.ts';

/**
 * `:::choose{objectives="1"}` around a question, its options as a list with [x] at the right one, and why. A wrong
 * option may have its own thought, and each option a picture: `- [ ] ![](crescent-moon) Night | Night is dark.`
 */
export function readCheck(task: Task): LessonCheck | Finding {
  const { fault } = task;
  const around = aroundList(task);
  if (around === undefined) {
    return fault('a question needs its options as a list: - [ ] … - [x] …');
  }
  const options = optionsIn(task, around.list);
  if (isFinding(options)) return options;
  const practises = practisesOf(task);
  if (isFinding(practises)) return practises;
  if (around.before === '' || around.behind === '') {
    return fault('a question has its words before the options and an explanation after them');
  }
  const labels = options.map(({ text }) => labelFrom(text));
  const pictures = labels.flatMap(({ picture }) => picture ?? []);
  if (pictures.length !== 0 && pictures.length !== labels.length) {
    return fault('either every option has a picture or none has');
  }
  const thoughts = options.map(({ thought }) => thought);
  return {
    question: around.before,
    options: labels.map(({ text }) => text),
    answer: options.findIndex(({ isRight }) => isRight),
    explanation: around.behind,
    practises,
    ...(thoughts.some((thought) => thought !== null) && { thoughts }),
    ...(pictures.length > 0 && { pictures }),
  };
}
