import type { LessonAct } from '@lamplight/domain/acts';
import {
  type LessonActivity,
  type LessonCheck,
  type LessonFigure,
  type LessonIllustration,
  type LessonText,
  type PlayPart,
  parseContent,
} from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import type { Finding } from '../checks/finding.ts';
import type { FigureFile } from '../schema/figures.ts';
import { lessonFrontSchema } from '../schema/lesson.ts';
import type { SceneFile } from '../schema/scenes.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import { ACT_DIRECTIVES, readAct } from './act-task.ts';
import { readCheck } from './check-task.ts';
import { figureOf } from './figures.ts';
import {
  type Directive,
  faultIn,
  labelOf,
  type Part,
  readMarkdown,
  written,
} from './markdown-file.ts';
import { illustrationOf } from './scenes.ts';
import type { Reading, Source } from './source.ts';
import { isFinding, numberIn, type Task, taskIn } from './task-parts.ts';
import { verseBlock } from './verse-block.ts';

/** What a lesson's folder and the house give to its texts. */
export interface LessonSurroundings {
  /** Those that `::scene{name=… alt=…}` may call. */
  readonly scenes: SceneFile;
  /** Those that `::figure{name=… alt=…}` may call. */
  readonly figures: FigureFile;
  readonly scriptures: Scriptures;
}

/** A lesson's text without what stands above it. */
export type PlayText = Omit<LessonText, 'title' | 'description' | 'difficulty' | 'objectives'>;

/**
 * What a lesson says to one band: prose with verses, scenes and figures, what to do and what is asked. Its play is all of
 * it in the order of the file.
 */
export function readLessonText(
  source: Source,
  surroundings: LessonSurroundings,
  language: Language = ORIGINAL_LANGUAGE,
): Reading<LessonText> {
  const { value: file, findings } = readMarkdown(source, lessonFrontSchema);
  if (file === undefined) return { value: undefined, findings };
  const { title, description, difficulty, objectives } = file.front;
  const body = { source, parts: file.parts, objectives: objectives.length };
  const play = readPlay(body, surroundings, language);
  if (play.value === undefined) return { value: undefined, findings: play.findings };
  return { value: { title, description, difficulty, objectives, ...play.value }, findings: [] };
}

/** What stands below the front matter of a lesson. */
export interface LessonBody {
  readonly source: Source;
  readonly parts: readonly Part[];
  /** How many objectives the lesson has. */
  readonly objectives: number;
}

/** The prose of a lesson, and what is called and done in it, in the order of its parts. */
export function readPlay(
  { source, parts, objectives }: LessonBody,
  { scenes, figures, scriptures }: LessonSurroundings,
  language: Language,
): Reading<PlayText> {
  const faults: Finding[] = [];
  const content: string[] = [];
  const play: PlayPart[] = [];
  const illustrations: LessonIllustration[] = [];
  const drawn: LessonFigure[] = [];
  const activities: LessonActivity[] = [];
  const checks: LessonCheck[] = [];
  const acts: LessonAct[] = [];
  const blocks = () => parseContent(content.join('\n\n')).length;

  const say = (text: string) => {
    const last = play.at(-1);
    const from = last?.kind === 'words' ? last.from : blocks();
    if (last?.kind === 'words') play.pop();
    content.push(text);
    play.push({ kind: 'words', from, to: blocks() });
  };
  /** Adds what was read to its kind and calls it in the play, or notes what is wrong. */
  const add = <T>(made: T | Finding, into: T[], call: (index: number) => PlayPart) => {
    if (isFinding(made)) faults.push(made);
    else play.push(call(into.push(made) - 1));
  };
  const take = (directive: Directive) => {
    const { name } = directive;
    const task = taskIn(source, directive, objectives);
    if (name === 'verse') {
      const words = verseBlock(source, directive, scriptures, language);
      if (isFinding(words)) faults.push(words);
      else say(words);
    } else if (name === 'scene') {
      const made = illustrationOf(source, directive, scenes);
      const placed = isFinding(made) ? made : { block: blocks(), ...made };
      add(placed, illustrations, (scene) => ({ kind: 'scene', scene }));
    } else if (name === 'figure') {
      const made = figureOf(source, directive, figures);
      const placed = isFinding(made) ? made : { block: blocks(), ...made };
      add(placed, drawn, (figure) => ({ kind: 'figure', figure }));
    } else if (name === 'activity') {
      add(readActivity(task), activities, (activity) => ({ kind: 'activity', activity }));
    } else if (name === 'choose') {
      add(readCheck(task), checks, (check) => ({ kind: 'check', check }));
    } else if (ACT_DIRECTIVES.includes(name)) {
      const scene = illustrations.at(-1)?.scene;
      const act = readAct(task, { scene, scriptures, language });
      add(act, acts, (index) => ({ kind: 'act', act: index }));
    } else faults.push(faultIn(source, directive, `'${name}' is none of ${DIRECTIVES}`));
  };
  for (const part of parts) {
    if (part.kind === 'prose') say(part.text);
    else if (part.kind === 'break') play.push({ kind: 'turn' });
    else take(part.directive);
  }
  if (faults.length > 0) return { value: undefined, findings: faults };
  return {
    value: {
      content: content.join('\n\n'),
      ...(illustrations.length > 0 && { illustrations }),
      ...(drawn.length > 0 && { figures: drawn }),
      activities,
      checks,
      ...(acts.length > 0 && { acts }),
      play,
    },
    findings: [],
  };
}

const DIRECTIVES = `scene, figure, verse, activity, choose, ${ACT_DIRECTIVES.join(', ')}`;

/** `:::activity[Its title]{seconds=60}` around what to do; the time where somebody counts it. */
function readActivity(task: Task): LessonActivity | Finding {
  const { source, directive, blocks, fault } = task;
  const title = labelOf(source, directive);
  const description = written(source, blocks);
  if (title === '' || description === '') {
    return fault('an activity needs a title in brackets and what to do');
  }
  if (!directive.attributes?.seconds) return { title, description };
  const seconds = numberIn(task, 'seconds');
  return isFinding(seconds) ? seconds : { title, description, seconds };
}
