import { MAX_REMEMBERED_OPENINGS, type SealedSheet } from '@lamplight/domain/care';
import { useQuery } from '@tanstack/react-query';
import { OF_A_TABLET } from '../../../lib/class-tablet.ts';
import { useNow } from '../../../lib/clock.ts';
import { errorCode } from '../../../lib/errors.ts';
import {
  isKeptTooLong,
  type KeptSheet,
  keptSheet,
  sheetOpenings,
} from '../../../lib/kept-sheet.ts';
import { tabletSheetCalls } from '../care.queries.ts';

/** How often a tablet asks for the newest sheet, in ms. */
const ASK_AGAIN_MS = 5 * 60_000;

/** Writes down that the sheet was opened here; the host is told with the next question. */
export function noteOpening(now: Date): void {
  const before = sheetOpenings.read() ?? [];
  sheetOpenings.write([...before, now.toISOString()].slice(-MAX_REMEMBERED_OPENINGS));
}

/** Asks for the sheet, tells of openings, and keeps the answer on this device in the place of the one before. */
async function askForSheet(tablet: string): Promise<KeptSheet | null> {
  const openedAt = sheetOpenings.read() ?? [];
  try {
    const sealed = await tabletSheetCalls.sealedSheet({ tablet, openedAt });
    // What was opened since the question waits for the next one.
    const since = (sheetOpenings.read() ?? []).filter((at) => !openedAt.includes(at));
    if (since.length === 0) sheetOpenings.clear();
    else sheetOpenings.write(since);
    if (sealed === null) {
      keptSheet.clear();
      return null;
    }
    const kept = { sealed, receivedAt: Date.now() };
    keptSheet.write(kept);
    return kept;
  } catch (error) {
    if (errorCode(error) === 'TABLET_UNKNOWN') keptSheet.clear();
    throw error;
  }
}

/**
 * The sheet that this class tablet keeps, also while the host cannot be reached; null where it keeps none, or has kept
 * it for too long.
 */
export function useKeptSheet(tablet: string): SealedSheet | null {
  const now = useNow();
  const asked = useQuery({
    queryKey: [...OF_A_TABLET, 'sheet'],
    queryFn: () => askForSheet(tablet),
    refetchInterval: ASK_AGAIN_MS,
    refetchOnMount: 'always',
  });
  const kept = asked.data === undefined ? (keptSheet.read() ?? null) : asked.data;
  if (kept === null) return null;
  if (!isKeptTooLong(kept, now.getTime())) return kept.sealed;
  keptSheet.clear();
  return null;
}
