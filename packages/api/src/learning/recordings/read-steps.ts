import { findLesson, wordedLesson } from '@lamplight/content/lessons';
import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import {
  audioKindOf,
  type HeardRecordings,
  type ListedRecording,
  READERS_ALOUD,
  RECORDING_LIMITS,
  type ReaderAloud,
  type ReadingDesk,
  type Recording,
} from '@lamplight/domain/recordings';
import type { SoundFile } from '@lamplight/domain/voice';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { digest } from '../../platform/random.ts';
import { stepsSpoken } from '../voice/steps-spoken.ts';
import type { RecordingRow, Version } from './recordings.repository.ts';

/** What is known of a recording, whoever reads in it; the sound, which may be large, is left out. */
export type ReadStep = Omit<RecordingRow, 'teacherId'>;

/** What is said in the steps of a lesson. */
export interface SpokenSteps {
  readonly title: string;
  readonly language: Language;
  readonly steps: readonly string[][];
}

/** What is said in each step of a lesson; undefined where there is no such lesson. */
export function stepsFor(
  lessonId: number,
  band: ContentBand,
  wanted: Language,
): SpokenSteps | undefined {
  const lesson = findLesson(lessonId);
  if (lesson === undefined) return undefined;
  const { text, language } = wordedLesson(lesson, band, wanted);
  return { title: text.title, language, steps: stepsSpoken(lessonId, text, band) };
}

/** Tells the words that were read from others. */
export function hashOf(words: readonly string[]): string {
  return digest(words.join('\n'));
}

export function noSuchRecording(): AppError {
  return new AppError('NOT_FOUND', { message: 'There is no such recording.' });
}

/** @throws AppError BODY_TOO_LARGE, BROKEN_RECORDING for what is no audio that tablets play */
export function checkSound(bytes: Uint8Array): void {
  if (bytes.length > RECORDING_LIMITS.bytes) throw new AppError('BODY_TOO_LARGE');
  if (audioKindOf(bytes) === null) throw new AppError('BROKEN_RECORDING');
}

/** Bytes of all of these. */
export function totalSize(rows: readonly Pick<ReadStep, 'size'>[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0);
}

/** Those of one version of a lesson. */
export function ofVersion<Row extends Version>(
  rows: readonly Row[],
  { lessonId, band, language }: Version,
): Row[] {
  return rows.filter(
    (row) => row.lessonId === lessonId && row.band === band && row.language === language,
  );
}

function toRecording(row: ReadStep, words: readonly string[] | undefined): Recording {
  const { id, step, size, madeAt } = row;
  const isCurrent = words !== undefined && hashOf(words) === row.wordsHash;
  return { id, step, size, madeAt: isoTime(madeAt), isCurrent };
}

/** The steps of a lesson as its reader has them before them. */
export function stepsOnDesk(
  { steps }: SpokenSteps,
  recorded: readonly ReadStep[],
): ReadingDesk['steps'] {
  return steps.map((words, step) => {
    const row = recorded.find((each) => each.step === step);
    return { words, recording: row === undefined ? null : toRecording(row, words) };
  });
}

/** A recording as a list of all shows it. */
export function toListed(row: ReadStep): ListedRecording {
  const band = CONTENT_BANDS.find((known) => known === row.band) ?? 'kindergarten';
  const language = LANGUAGES.find((known) => known === row.language) ?? 'en';
  const spoken = stepsFor(row.lessonId, band, language);
  return {
    ...toRecording(row, spoken?.steps[row.step]),
    ...{ lessonId: row.lessonId, band, language, title: spoken?.title ?? '' },
  };
}

/**
 * What somebody hears of a lesson: of each step the newest recording of its words as they are, and a parent's, who reads
 * for this child alone, before a teacher's.
 * @param recorded the newest first
 */
export function heardOf(
  { steps }: SpokenSteps,
  recorded: Readonly<Record<ReaderAloud, readonly ReadStep[]>>,
): HeardRecordings {
  const byStep = new Map<number, HeardRecordings[number]>();
  for (const by of READERS_ALOUD) {
    for (const row of recorded[by].toReversed()) {
      const { id, step } = row;
      if (toRecording(row, steps[step]).isCurrent) byStep.set(step, { step, id, by });
    }
  }
  return [...byStep.values()];
}

export function toSound({ audio }: { readonly audio: Uint8Array }): SoundFile {
  return { audio: Buffer.from(audio).toString('base64') };
}
