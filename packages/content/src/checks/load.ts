import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CurriculumWeek } from '@lamplight/domain/curriculum';
import type { Experiment } from '@lamplight/domain/experiments';
import { LESSON_CATEGORIES, type LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import type { WrittenBank } from './bank-item.ts';
import { loadBanks } from './bank-load.ts';
import { checkedExperiments } from './experiments/index.ts';
import type { Finding } from './finding.ts';
import { lessonShapeFaults } from './lesson-shape.ts';
import { type CheckedProject, checkedProjects } from './projects/index.ts';
import { lessonPath } from './prose.ts';
import type { WrittenQuiz } from './quizzes/file.ts';
import { loadQuizzes } from './quizzes/load.ts';
import { storyPath } from './story-prose.ts';
import { storyShapeFaults } from './story-shape.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/** What could be loaded, and a finding for each file that could not. */
interface LoadedContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly CurriculumWeek[];
  readonly stories: readonly StorySource[];
  readonly banks: readonly WrittenBank[];
  readonly quizzes: readonly WrittenQuiz[];
  /** The written ones and those that the generator starts with. */
  readonly experiments: readonly Experiment[];
  readonly projects: readonly CheckedProject[];
  readonly findings: readonly Finding[];
}

/** How one kind of file is told from others and what it must be. */
interface Kind<One> {
  readonly name: string;
  readonly isOne: (value: unknown) => value is One;
  readonly faults: (one: One) => string[];
  /** The file that it belongs in, below `src`. */
  readonly path: (one: One) => string;
}

/**
 * Loads lessons, curriculum, stories, written challenges and quizzes by what is in the folders, each file by itself, so that half-written content can be
 * checked: a file that does not load is a finding and hides no other.
 */
export async function loadContent(sources: string = SOURCES): Promise<LoadedContent> {
  const findings: Finding[] = [];
  const exportsOf = async (file: string): Promise<unknown[]> => {
    try {
      return Object.values(await import(pathToFileURL(file).href));
    } catch (error) {
      const message = `does not load: ${error instanceof Error ? error.message : String(error)}`;
      findings.push({ path: relative(sources, file), label: 'file', message });
      return [];
    }
  };
  /** What files hold one of each, of whole shape; for the others a finding. */
  const soundOnes = async <One>(files: string[], kind: Kind<One>): Promise<One[]> => {
    const sound: One[] = [];
    for (const file of files) {
      const found = (await exportsOf(file)).filter(kind.isOne);
      const path = relative(sources, file);
      for (const one of found) {
        const faults = kind.faults(one);
        findings.push(...faults.map((message) => ({ path, label: 'file', message })));
        if (faults.length > 0) continue;
        sound.push(one);
        if (kind.path(one) !== path) {
          findings.push({ path, label: 'file', message: `holds ${kind.path(one)}` });
        }
      }
      if (found.length !== 1 && !findings.some((finding) => finding.path === path)) {
        findings.push({
          path,
          label: 'file',
          message: `exports ${found.length} ${kind.name}, not 1`,
        });
      }
    }
    return sound;
  };
  const lessons = await soundOnes(lessonFiles(sources), {
    name: 'lessons',
    isOne: isLesson,
    faults: lessonShapeFaults,
    path: lessonPath,
  });
  const stories = await soundOnes(filesIn(join(sources, 'stories'), /^story-\d\d\.ts$/), {
    name: 'stories',
    isOne: isStory,
    faults: storyShapeFaults,
    path: storyPath,
  });
  const weeks: CurriculumWeek[] = [];
  for (const file of weekFiles(sources)) {
    const path = relative(sources, file);
    const found = (await exportsOf(file)).filter(isWeek);
    weeks.push(...found);
    if (found.length !== 1 && !findings.some((finding) => finding.path === path)) {
      findings.push({ path, label: 'file', message: `exports ${found.length} weeks, not 1` });
    }
  }
  const { banks, findings: ofBanks } = await loadBanks(sources);
  const { quizzes, findings: ofQuizzes } = await loadQuizzes(sources);
  return {
    lessons,
    weeks,
    stories,
    banks,
    quizzes,
    experiments: checkedExperiments(),
    projects: checkedProjects(),
    findings: [...findings, ...ofBanks, ...ofQuizzes],
  };
}

function lessonFiles(sources: string): string[] {
  return LESSON_CATEGORIES.flatMap((category) =>
    filesIn(join(sources, 'lessons', category), /^day-\d\d\.ts$/),
  );
}

function weekFiles(sources: string): string[] {
  return filesIn(join(sources, 'curriculum'), /^week-\d\.ts$/);
}

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}

function isLesson(value: unknown): value is LessonSource {
  return hasKeys(value, ['category', 'dayNumber', 'pictures', 'references', 'bands']);
}

function isStory(value: unknown): value is StorySource {
  return hasKeys(value, ['id', 'reference', 'texts']);
}

function isWeek(value: unknown): value is CurriculumWeek {
  return hasKeys(value, ['week', 'theme', 'days']);
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}
