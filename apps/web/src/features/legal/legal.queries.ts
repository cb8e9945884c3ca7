import { trpc } from '../../app/trpc.ts';
import { type Contacts, readContacts } from './contacts.ts';

/** The contacts that the host has made known; empty while they load or where there are none. */
export function useContacts(): Contacts {
  const { data } = trpc.host.info.useQuery();
  return data === undefined ? {} : readContacts(data);
}
