import { packQuizItems } from '@lamplight/content/packs';
import { type LeveledItem, quizBank } from '@lamplight/content/quizzes';
import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';

/** All questions of a subject for a band that this host has, those of packs behind the built-in ones. */
export async function hostQuizBank(
  subject: QuizSubject,
  band: ContentBand,
): Promise<readonly LeveledItem[]> {
  return [...(await quizBank(subject, band)), ...packQuizItems(subject, band)];
}

/**
 * A question of the banks by its id, such as `bible-ki-001` or `harvest-days/bible-ki-001`; undefined for one that a
 * model wrote, and for one of a pack that is not here.
 */
export async function findBankItem(
  subject: QuizSubject,
  id: string,
): Promise<LeveledItem | undefined> {
  const own = id.slice(id.lastIndexOf('/') + 1);
  const band = CONTENT_BANDS.find((name) => own.startsWith(`${subject}-${name.slice(0, 2)}-`));
  if (band === undefined) return undefined;
  return (await hostQuizBank(subject, band)).find((item) => item.id === id);
}
