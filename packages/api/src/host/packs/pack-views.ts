import { lessonEntries } from '@lamplight/content/lessons';
import { quizBank } from '@lamplight/content/quizzes';
import { writtenRoomQuestions } from '@lamplight/content/rooms';
import { stories } from '@lamplight/content/stories';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { Release } from '@lamplight/domain/host';
import {
  BUILT_IN_PACK,
  type PackCounts,
  type PackManifest,
  type PackSignature,
  type PackView,
  packCountsSchema,
  packManifestSchema,
} from '@lamplight/domain/packs';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import { isoTime } from '../../platform/clock.ts';
import type { PackRow, SignerRow } from './packs.repository.ts';

/** Who answers for a pack, as far as this host knows. */
export function signatureOf(
  publicKey: string | null,
  signers: readonly SignerRow[],
): PackSignature {
  if (publicKey === null) return { state: 'unsigned', signer: null, publicKey };
  const signer = signers.find((known) => known.publicKey === publicKey)?.name ?? null;
  return { state: signer === null ? 'unknown' : 'trusted', signer, publicKey };
}

/** What a manifest says of a pack, without its checksum. */
export function aboutPack({ checksum: _, ...about }: PackManifest): Omit<PackManifest, 'checksum'> {
  return about;
}

export function manifestOf({ manifest }: PackRow): PackManifest {
  return packManifestSchema.parse(JSON.parse(manifest));
}

export function toPackView(
  row: PackRow,
  signers: readonly SignerRow[],
  isReadable: boolean,
): PackView {
  return {
    ...aboutPack(manifestOf(row)),
    signature: signatureOf(row.publicKey, signers),
    counts: packCountsSchema.parse(JSON.parse(row.counts)),
    size: row.size,
    isOn: row.isOn === 1,
    isReadable,
    installedAt: isoTime(row.installedAt),
  };
}

/** The content that comes with the program: the first pack, which stays. */
export async function builtInPack(release: Release): Promise<PackView> {
  return {
    name: BUILT_IN_PACK,
    title: 'Lamplight',
    description: 'The camp of eight weeks that comes with the program.',
    version: release.version,
    languages: [...LANGUAGES],
    bands: [...CONTENT_BANDS],
    licence: 'Apache-2.0',
    authors: ['The Lamplight authors'],
    signature: { state: 'built-in', signer: null, publicKey: null },
    counts: await builtInCounts(),
    size: null,
    isOn: true,
    isReadable: true,
    installedAt: null,
  };
}

async function builtInCounts(): Promise<PackCounts> {
  const banks = await Promise.all(
    QUIZ_SUBJECTS.flatMap((subject) => CONTENT_BANDS.map((band) => quizBank(subject, band))),
  );
  return {
    lessons: lessonEntries().length,
    stories: stories().length,
    questions: banks.flat().length + writtenRoomQuestions(),
    days: CURRICULUM_DAYS,
  };
}
