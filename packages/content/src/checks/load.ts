import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CurriculumWeek } from '@lamplight/domain/curriculum';
import { LESSON_CATEGORIES, type LessonSource } from '@lamplight/domain/lessons';
import type { Finding } from './finding.ts';
import { lessonShapeFaults } from './lesson-shape.ts';
import { lessonPath } from './prose.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/** What could be loaded, and a finding for each file that could not. */
interface LoadedContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly CurriculumWeek[];
  readonly findings: readonly Finding[];
}

/**
 * Loads lessons and curriculum by what is in the folders, each file by itself, so that half-written content can be
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
  const lessons: LessonSource[] = [];
  for (const file of lessonFiles(sources)) {
    const found = (await exportsOf(file)).filter(isLesson);
    const path = relative(sources, file);
    for (const lesson of found) {
      const faults = lessonShapeFaults(lesson);
      findings.push(...faults.map((message) => ({ path, label: 'file', message })));
      if (faults.length > 0) continue;
      lessons.push(lesson);
      if (lessonPath(lesson) !== path) {
        findings.push({ path, label: 'file', message: `holds ${lessonPath(lesson)}` });
      }
    }
    if (found.length !== 1 && !findings.some((finding) => finding.path === path)) {
      findings.push({ path, label: 'file', message: `exports ${found.length} lessons, not 1` });
    }
  }
  const weeks: CurriculumWeek[] = [];
  for (const file of weekFiles(sources)) {
    const path = relative(sources, file);
    const found = (await exportsOf(file)).filter(isWeek);
    weeks.push(...found);
    if (found.length !== 1 && !findings.some((finding) => finding.path === path)) {
      findings.push({ path, label: 'file', message: `exports ${found.length} weeks, not 1` });
    }
  }
  return { lessons, weeks, findings };
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

function isWeek(value: unknown): value is CurriculumWeek {
  return hasKeys(value, ['week', 'theme', 'days']);
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}
