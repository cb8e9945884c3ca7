import type { PackCounts, PackManifest } from '@lamplight/domain/packs';
import type { Finding } from '../../checks/finding.ts';
import type { ContentFiles } from '../../compiler/content-files.ts';
import { compileLessons } from '../../compiler/lessons.ts';
import { Readings } from '../../compiler/readings.ts';
import { compileStories } from '../../compiler/stories.ts';
import type { Scriptures } from '../../scripture/scriptures.ts';
import type { CompiledPack } from '../compiled-pack.ts';
import { MANIFEST_FILE } from './checksum.ts';
import { faultMissingPictures, type KnownPictures } from './pictures.ts';
import { compileProgramme } from './programme.ts';
import { compileQuestions } from './questions.ts';
import { faultScripture } from './scripture.ts';

/** What a host gives to the packs that it reads. */
export interface PackSurroundings {
  readonly scriptures: Scriptures;
  readonly pictures: KnownPictures;
}

/**
 * Makes of a pack's files what the product serves, with the compiler of the built-in content.
 * @param files all but `pack.yaml` and `signature.yaml`
 */
export function compilePack(
  files: ContentFiles,
  manifest: PackManifest,
  { scriptures, pictures }: PackSurroundings,
): CompiledPack & { readonly findings: readonly Finding[] } {
  const readings = new Readings(files, scriptures, { bands: manifest.bands });
  const lessons = compileLessons(readings);
  const stories = compileStories(readings);
  const { quizzes, rooms } = compileQuestions(readings);
  const programme = compileProgramme(readings, new Set(lessons.map(({ dayNumber }) => dayNumber)));
  const written = { lessons, stories, banks: [...quizzes, ...rooms] };
  faultScripture(readings, written);
  faultMissingPictures(readings, written, pictures);
  faultLanguages(readings, manifest);
  if (lessons.length + stories.length + written.banks.length === 0) {
    readings.fault(MANIFEST_FILE, 'has no lesson, no story and no question beside it');
  }
  return {
    lessons,
    stories,
    quizzes: byBand(quizzes),
    rooms: byBand(rooms),
    programme,
    findings: [...readings.findings, ...readings.unread()],
  };
}

/** What a compiled pack holds, in numbers. */
export function countsOf({
  lessons,
  stories,
  quizzes,
  rooms,
  programme,
}: CompiledPack): PackCounts {
  const questions = [quizzes, rooms].flatMap((bank) =>
    Object.values(bank).flatMap((bands) => Object.values(bands).flat()),
  );
  return {
    lessons: lessons.length,
    stories: stories.length,
    questions: questions.length,
    days: programme.en?.days.length ?? 0,
  };
}

function byBand<Subject extends string, Item>(
  banks: readonly {
    readonly subject: Subject;
    readonly band: string;
    readonly items: readonly Item[];
  }[],
): Partial<Record<Subject, Record<string, readonly Item[]>>> {
  const bySubject: Partial<Record<Subject, Record<string, readonly Item[]>>> = {};
  for (const { subject, band, items } of banks) {
    bySubject[subject] = { ...bySubject[subject], [band]: items };
  }
  return bySubject;
}

/** Every language that the manifest names is written in, and no other. */
function faultLanguages(readings: Readings, { languages }: PackManifest): void {
  const written = new Map<string, string>();
  for (const path of readings.files.keys()) {
    const language = /\.([a-z]{2})\.(?:md|yaml)$/.exec(path)?.[1];
    if (language !== undefined && !written.has(language)) written.set(language, path);
  }
  for (const [language, path] of written) {
    if (languages.some((known) => known === language)) continue;
    readings.fault(path, `is in '${language}', which the languages of pack.yaml do not name`);
  }
  for (const language of languages) {
    if (written.has(language)) continue;
    readings.fault(MANIFEST_FILE, `names '${language}', in which no file is written`);
  }
}
