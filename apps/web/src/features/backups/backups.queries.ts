import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../app/trpc.ts';
import { sendBackup } from './send-backup.ts';

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

/** Takes a file to the host and tells how far it has come, as a share from 0 to 1; null while none is sent. */
export function useBringBackup() {
  const utils = trpc.useUtils();
  const [share, setShare] = useState<number | null>(null);
  const bring = useMutation({
    mutationFn: (file: File) => sendBackup(file, setShare),
    onMutate: () => setShare(0),
    onSuccess: () => utils.backups.list.invalidate(),
    onSettled: () => setShare(null),
  });
  return { ...bring, share };
}

/** Where a backup is to be had for a ticket; the browser writes it to the disk as it comes. */
export function downloadAddress(ticket: string): string {
  return `/api/admin/backup-file?ticket=${encodeURIComponent(ticket)}`;
}
