import type { Finding } from './finding.ts';

/** What a host knows of where it is reached. */
interface Whereabouts {
  /** PUBLIC_URL, if there is one: the address that people type. */
  readonly publicUrl: string | null;
  /** The addresses of the machine in its networks, as browsers write them. */
  readonly inNetwork: readonly string[];
  /** Whether these are of a container, which no tablet reaches. */
  readonly isContained: boolean;
}

/** The addresses that tablets can open, the likeliest first; none where the host cannot know one. */
export function addressesForTablets({ publicUrl, inNetwork, isContained }: Whereabouts) {
  if (publicUrl !== null) return [publicUrl];
  return isContained ? [] : inNetwork;
}

/** The addresses that children open, or why there is none to tell. */
export function addressFindings(whereabouts: Whereabouts): Finding[] {
  const found = addressesForTablets(whereabouts);
  if (found.length > 0) {
    return found.map((address) => ({ name: 'address', state: 'good', values: { address } }));
  }
  const name = whereabouts.isContained ? 'address-contained' : 'no-network';
  return [{ name, state: 'notice', values: {} }];
}
