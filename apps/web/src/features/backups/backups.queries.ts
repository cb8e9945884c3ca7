import type { Backup } from '@lamplight/domain/backups';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';
import { sessionHeaders } from '../../lib/session-token.ts';

/** Milliseconds between two looks for a host that restarts. */
const LOOK_EVERY = 1500;

/**
 * The backups of the host. While it restarts they are asked for again and again; when it is back it no longer
 * knows the session, and the app goes to the sign-in screen as always.
 */
export function useBackups(isRestarting: boolean) {
  return trpc.backups.list.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: isRestarting ? LOOK_EVERY : false,
  });
}

export function useMakeBackup() {
  const utils = trpc.useUtils();
  return trpc.backups.make.useMutation({ onSuccess: () => utils.backups.list.invalidate() });
}

/** What restoring a backup would do; it is verified each time. */
export function useRestorePreview(name: string) {
  return trpc.backups.preview.useQuery({ name }, { gcTime: 0, staleTime: 0 });
}

export function useDownloadTicket() {
  return trpc.backups.ticket.useMutation();
}

export function useRestore() {
  return trpc.backups.restore.useMutation();
}

/** The host refused a file; `data` is what it says, as in the errors of every other call. */
class UploadRefused extends Error {
  readonly data: unknown;

  constructor(data: unknown) {
    super('the upload was refused');
    this.name = 'UploadRefused';
    this.data = data;
  }
}

/** Sends a backup as it is: far larger than what other calls may carry, it has a way of its own. */
export function useBringBackup() {
  const utils = trpc.useUtils();
  return useMutation({ mutationFn: send, onSuccess: () => utils.backups.list.invalidate() });
}

async function send(file: File): Promise<Backup> {
  const answer = await fetch('/api/admin/backups', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...sessionHeaders() },
    credentials: 'include',
    body: file,
  });
  const said: unknown = await answer.json();
  if (!answer.ok) throw new UploadRefused(said);
  return said as Backup;
}

/** Where a backup is to be had for a ticket; the browser writes it to the disk as it comes. */
export function downloadAddress(ticket: string): string {
  return `/api/admin/backup-file?ticket=${encodeURIComponent(ticket)}`;
}
