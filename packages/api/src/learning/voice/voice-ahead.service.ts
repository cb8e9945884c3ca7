import { findLesson, lessonsOfDay, wordedLesson } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import type { ContentBand } from '@lamplight/domain/age';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { Language } from '@lamplight/domain/profiles';
import { languageOf } from '@lamplight/domain/translations';
import { type SpeakInput, spokenPieces } from '@lamplight/domain/voice';
import { bandOf } from '../../people/users/reader.ts';
import type { HostVoice } from './host-voice.ts';
import { findReaders } from './readers.repository.ts';
import { stepsSpoken } from './steps-spoken.ts';

/** Has the host speak what children will listen to before they ask for it. */
export interface VoiceAhead {
  /** Makes the lessons of the next three days, for those who do not read easily yet. The host's timer calls it. */
  makeReady(): Promise<void>;
}

/** Days of the programme for which lessons are made: today's and those of the next two. */
const DAYS_AHEAD = 3;

/** The bands that are read to. */
const LISTENING: readonly ContentBand[] = ['kindergarten', 'elementary'];

interface Version {
  readonly day: number;
  readonly band: ContentBand;
  readonly language: Language;
}

export function createVoiceAhead(db: Db, voice: HostVoice | null): VoiceAhead {
  return {
    async makeReady() {
      const spoken = (await voice?.languages()) ?? [];
      if (voice === null || spoken.length === 0) return;
      const versions = versionsOf(await findReaders(db));
      await voice.keepReady(piecesOf(versions, spoken));
    },
  };
}

/** What is read next, the present day of everybody first. */
function versionsOf(readers: Awaited<ReturnType<typeof findReaders>>): Version[] {
  const offsets = Array.from({ length: DAYS_AHEAD }, (_, offset) => offset);
  const versions = offsets.flatMap((offset) =>
    readers.map((reader) => ({
      day: reader.currentDay + offset,
      band: bandOf(reader),
      language: languageOf(reader),
    })),
  );
  const wanted = versions.filter(
    ({ day, band }) => day <= CURRICULUM_DAYS && LISTENING.includes(band),
  );
  return [...new Map(wanted.map((version) => [Object.values(version).join(), version])).values()];
}

/** One lesson after another, each once: none is read before its turn. */
function* piecesOf(
  versions: readonly Version[],
  spoken: readonly Language[],
): Generator<SpeakInput> {
  const made = new Set<string>();
  for (const { day, band, language: wanted } of versions) {
    for (const { id } of lessonsOfDay(day)) {
      const lesson = findLesson(id);
      if (lesson === undefined) continue;
      const { text, language } = wordedLesson(lesson, band, wanted);
      const key = [id, band, language].join();
      if (made.has(key) || !spoken.includes(language)) continue;
      made.add(key);
      const steps = stepsSpoken(id, text, band);
      const answers = text.checks.flatMap(({ explanation, thoughts = [] }) => [
        explanation,
        ...thoughts.filter((thought) => thought !== null),
      ]);
      for (const words of [...steps.flat(), ...answers, ...text.objectives]) {
        for (const piece of spokenPieces(words)) yield { text: piece, language };
      }
    }
  }
}
