import type { Json } from '@lamplight/domain/projects';
import { jsonEntry, type StorageEntry } from '../../../lib/storage.ts';

/** What somebody is building in a project. */
export interface Work {
  readonly code: string;
  /** The workspace of the block editor; null where the code was typed. */
  readonly blocks: Json | null;
}

/** Work as this device keeps it. */
export interface Draft extends Work {
  /** The key of the call that carries exactly this work to the host; null until it is sent. */
  readonly sentAs: string | null;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { code, blocks, sentAs } = value as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    blocks !== undefined &&
    (sentAs === null || typeof sentAs === 'string')
  );
}

/** A person's work in a project on this device; it outlives a reload and a closed tab. */
export function draftEntry(userId: number, projectId: number): StorageEntry<Draft> {
  return jsonEntry(`project_draft_${projectId}_${userId}`, isDraft);
}

/** Where the editor can begin. */
export interface Beginnings {
  readonly draft: Draft | undefined;
  /** What the host has; undefined when it has nothing, null when it could not be asked. */
  readonly saved: Work | null | undefined;
  readonly starter: Work;
  /** Whether a call is still on its way to the host. */
  readonly isWaiting: (key: string) => boolean;
}

/**
 * What the editor starts with: saved code if present, otherwise the starter code (spec 4). A draft that
 * the host has not got yet comes first; one that it has got may be older than what another device sent.
 */
export function firstWork({ draft, saved, starter, isWaiting }: Beginnings): Work {
  if (draft !== undefined) {
    const isNewer = draft.sentAs === null || isWaiting(draft.sentAs);
    if (isNewer || saved === null) return draft;
  }
  return saved ?? starter;
}
