import type { StorageEntry } from '../../lib/storage.ts';

/** An automatic reload of this tab: which build of the host it asked for, and when (epoch ms). */
export interface LastReload {
  readonly build: string;
  readonly at: number;
}

export interface RecoveryOptions {
  /** The build that this page came from. */
  readonly own: string;
  /** Asks the host for the build that it serves now; null while it can't be reached. */
  readonly askBuild: () => Promise<string | null>;
  readonly reload: () => void;
  readonly lastReload: Pick<StorageEntry<LastReload>, 'read' | 'write'>;
}

/** Why a page stays broken: the host can't be reached, or its page was loaded anew and broke again. */
export type StuckReason = 'away' | 'again';

/**
 * Helps a page whose scripts are gone because the host was updated under it, or that lost one on a weak
 * network. It reloads by itself only where nothing can be lost: the page stands broken, or the reader
 * has just left it.
 */
export interface Recovery {
  /** A script that the page asked for did not come. */
  readonly scriptMissing: () => void;
  readonly isNeeded: () => boolean;
  /**
   * Reloads a page that stands broken, as soon as the host is there.
   * @param onStuck told when that has to wait (`away`), or has just been tried in vain (`again`)
   * @returns stops it
   */
  readonly recover: (onStuck: (reason: StuckReason) => void) => () => void;
  /** The reader has left for another page: from a host with a newer build it is loaded anew. */
  readonly moveOn: () => Promise<void>;
  /** The reader asks for another try. @returns whether the page is loaded anew */
  readonly retry: () => Promise<boolean>;
}

/** How often a broken page looks whether the host is back, in ms. */
const LOOK_MS = 3000;
/** The same build is asked for by itself at most this often, in ms: a build with a hole causes no loop. */
const SAME_BUILD_MS = 60_000;

export function createRecovery({ own, askBuild, reload, lastReload }: RecoveryOptions): Recovery {
  let missing = false;

  function reloadFor(build: string): boolean {
    const last = lastReload.read();
    const now = Date.now();
    if (last?.build === build && Math.abs(now - last.at) < SAME_BUILD_MS) return false;
    lastReload.write({ build, at: now });
    reload();
    return true;
  }

  return {
    scriptMissing() {
      missing = true;
    },
    isNeeded: () => missing,
    recover(onStuck) {
      let stopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = async () => {
        const build = await askBuild();
        if (stopped || (build !== null && reloadFor(build))) return;
        onStuck(build === null ? 'away' : 'again');
        if (build === null) timer = setTimeout(look, LOOK_MS);
      };
      void look();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
    async moveOn() {
      if (!missing) return;
      const build = await askBuild();
      if (build !== null && build !== own) reloadFor(build);
    },
    async retry() {
      if ((await askBuild()) === null) return false;
      reload();
      return true;
    },
  };
}
