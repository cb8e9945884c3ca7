import { DOWNLOAD_TICKET_SECONDS } from '@lamplight/domain/backups';
import type { Clock } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';

/** What a ticket is good for: one download by one person. */
export interface Ticketed {
  readonly userId: number;
  readonly name: string;
}

/** Tickets for downloads: each works once, within a minute, for whom it was made. A restart forgets them. */
export interface DownloadTickets {
  issue(download: Ticketed): string;
  /** Takes a ticket; null for one that is unknown, too old or another person's. */
  take(ticket: string, userId: number): Ticketed | null;
}

export function createDownloadTickets(clock: Clock, random: Random): DownloadTickets {
  const open = new Map<string, Ticketed & { readonly expiresAt: number }>();
  return {
    issue(download) {
      const now = clock.now();
      for (const [key, { expiresAt }] of open) if (expiresAt <= now) open.delete(key);
      const ticket = random.token();
      open.set(digest(ticket), { ...download, expiresAt: now + DOWNLOAD_TICKET_SECONDS * 1000 });
      return ticket;
    },
    take(ticket, userId) {
      const key = digest(ticket);
      const found = open.get(key);
      if (!found || found.userId !== userId) return null;
      open.delete(key);
      return found.expiresAt > clock.now() ? { userId, name: found.name } : null;
    },
  };
}
