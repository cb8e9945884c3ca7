import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface PackTables {
  contentPacks: ContentPacksTable;
  packSigners: PackSignersTable;
}

/** A content pack that is installed, or was. */
export interface ContentPacksTable {
  /** The pack's number, from which its ids are counted; it keeps it when it is removed and comes back. */
  id: Generated<number>;
  name: string;
  /** JSON of a `PackManifest`. */
  manifest: string;
  /** JSON of `PackCounts`. */
  counts: string;
  /** The Ed25519 key that signed it, in base64; null where nobody has. */
  publicKey: string | null;
  /** Of the archive, in hex. */
  sha256: string;
  /** Bytes of the archive. */
  size: number;
  /** The archive itself; null for a pack that was removed. */
  archive: Uint8Array | null;
  isOn: Flag;
  installedAt: Millis;
}

/** Somebody whose packs this host trusts. */
export interface PackSignersTable {
  id: Generated<number>;
  name: string;
  publicKey: string;
  addedAt: Millis;
}
