import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** What a look at the host finds now. */
export function useExamination() {
  return trpc.doctor.examine.useQuery(undefined, { refetchOnMount: 'always' });
}

/** What is to be said about the disk of the host; null while there is room. */
export function useShortDisk() {
  return trpc.doctor.shortDisk.useQuery(undefined, { refetchOnMount: 'always' });
}

/** The version of the host, once it is time to look for a newer one; null before. */
export function useOldVersion() {
  return trpc.doctor.oldVersion.useQuery(undefined, { refetchOnMount: 'always' });
}

/** A damaged database of the host, and the backup to go back to; null while it is whole. */
export function useDamage() {
  return trpc.doctor.damage.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Milliseconds in which a socket on a class's network opens. */
const OPENS_WITHIN = 5000;

/** Whether the live connection of rooms and games opens from this page. */
export function useLiveConnection() {
  return useQuery({
    queryKey: ['live-connection'],
    queryFn: opensSocket,
    refetchOnMount: 'always',
  });
}

function opensSocket(): Promise<boolean> {
  const address = `${window.location.origin.replace(/^http/, 'ws')}/ws`;
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const settle = (opened: boolean) => {
      clearTimeout(patience);
      socket.close();
      resolve(opened);
    };
    const patience = setTimeout(() => settle(false), OPENS_WITHIN);
    socket.addEventListener('open', () => settle(true));
    socket.addEventListener('error', () => settle(false));
  });
}
