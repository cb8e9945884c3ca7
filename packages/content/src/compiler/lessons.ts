import type { LessonAct } from '@lamplight/domain/acts';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { withWords } from '@lamplight/domain/figures';
import {
  isTaughtOn,
  LESSON_CATEGORIES,
  type LessonCategory,
  type LessonSource,
  type LessonText,
} from '@lamplight/domain/lessons';
import { lessonFileSchema } from '../schema/lesson.ts';
import { faultUncalledFigures, figuresIn, translatedFigures } from './figures.ts';
import { readLessonText } from './lesson-document.ts';
import type { Readings } from './readings.ts';
import { faultUncalled, scenesIn } from './scenes.ts';
import { compileTexts, withNearest } from './texts.ts';

/** The lessons of `lessons/bible/day-01` and so on: a folder each, with a file for each band. */
export function compileLessons(readings: Readings): LessonSource[] {
  return LESSON_CATEGORIES.flatMap((category) =>
    readings
      .paths(new RegExp(`^lessons/${category}/day-\\d\\d/lesson\\.yaml$`))
      .flatMap((path) => compileLesson(readings, category, path) ?? []),
  );
}

function compileLesson(
  readings: Readings,
  category: LessonCategory,
  path: string,
): LessonSource | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const dayNumber = Number(folder.slice(-2));
  if (readings.pack === null && !isTaughtOn(category, dayNumber)) {
    readings.fault(path, `the programme has no ${category} lesson on day ${dayNumber}`);
  }
  const about = readings.yaml(path, lessonFileSchema);
  const scenes = scenesIn(readings, folder);
  const figures = figuresIn(readings, folder);
  const surroundings = {
    scenes,
    figures: translatedFigures(readings, folder, figures),
    scriptures: readings.scriptures,
  };
  const texts = compileTexts(readings, folder, readings.bands, {
    read: (source, language) => readLessonText(source, surroundings, language),
    differs: lessonDiffers,
  });
  if (about === undefined || texts === undefined) return undefined;
  const bands = Object.values(texts.originals);
  const shown = bands.flatMap(({ illustrations = [] }) => illustrations);
  faultUncalled(readings, folder, scenes, shown);
  const drawn = bands.flatMap((text) => text.figures ?? []).map(({ figure }) => figure);
  faultUncalledFigures(readings, folder, figures, drawn);
  return {
    ...{ category, dayNumber, ...about },
    bands: withNearest(CONTENT_BANDS, texts.originals),
    ...(readings.bands.length < CONTENT_BANDS.length && { onlyFor: readings.bands }),
    ...texts.translated,
  };
}

/** What a translated lesson has another number of, or another right answer for; children's answers are stored by place. */
function lessonDiffers(original: LessonText, translated: LessonText): string | null {
  if (translated.objectives.length !== original.objectives.length) return 'objectives';
  if (scenesOf(translated) !== scenesOf(original)) return 'scenes';
  if (figuresOf(translated) !== figuresOf(original)) return 'figures';
  if (translated.activities.length !== original.activities.length) return 'activities';
  if (translated.checks.length !== original.checks.length) return 'questions';
  const at = original.checks.findIndex((check, index) => {
    const other = translated.checks[index];
    return (
      other?.answer !== check.answer ||
      other.options.length !== check.options.length ||
      other.practises.join() !== check.practises.join()
    );
  });
  if (at !== -1) return `options, right answer or objectives in question ${at + 1}`;
  if (translated.acts?.length !== original.acts?.length) return 'acts';
  const act = (original.acts ?? []).findIndex((one, index) => {
    const other = translated.acts?.[index];
    return other === undefined || shapeOf(one) !== shapeOf(other);
  });
  if (act !== -1) return `kind, number of parts or right answer in act ${act + 1}`;
  return tasksOf(translated) === tasksOf(original) ? null : 'order of scenes, figures and acts';
}

function scenesOf({ illustrations = [] }: LessonText): string {
  return JSON.stringify(illustrations.map(({ scene }) => scene));
}

function figuresOf({ figures = [] }: LessonText): string {
  return JSON.stringify(figures.map(({ figure }) => withWords(figure, () => '')));
}

/** What must be the same in every language: a verse has its own words everywhere, and so has its number of pieces. */
function shapeOf(act: LessonAct): string {
  const { kind, practises } = act;
  switch (kind) {
    case 'order':
      return JSON.stringify([kind, practises, act.items.map(({ picture }) => picture)]);
    case 'sort':
      return JSON.stringify([
        kind,
        practises,
        act.groups.length,
        act.items.map((item) => item.group),
      ]);
    case 'match':
      return JSON.stringify([kind, practises, act.pairs.length]);
    case 'tap':
      return JSON.stringify([kind, practises, act.parts.map(({ name }) => name), act.answer]);
    case 'count':
      return JSON.stringify([kind, practises, act.of, act.count]);
    case 'gap':
      return JSON.stringify([kind, practises, act.pieces.length, act.words.length]);
    case 'slide':
      return JSON.stringify([kind, practises, act.from, act.to, act.step, act.answer]);
    case 'predict':
      return JSON.stringify([kind, practises, act.options.length]);
    case 'train':
      return JSON.stringify([
        ...[kind, practises, act.learner, act.asks, act.kinds.length],
        ...[act.examples, act.tests].map((cards) =>
          cards.map(({ group, kind: whose, drawing }) => [group, whose, drawing]),
        ),
      ]);
    default:
      return JSON.stringify([kind, practises]);
  }
}

/** The play without its words, of which a language may have more blocks. */
function tasksOf({ play }: LessonText): string {
  return JSON.stringify(play.filter(({ kind }) => kind !== 'words' && kind !== 'turn'));
}
