import { jsonEntry } from '../../lib/storage.ts';
import { askHostBuild, ownBuild } from './host-build.ts';
import { createRecovery, type LastReload } from './recovery.ts';

function isLastReload(value: unknown): value is LastReload {
  if (typeof value !== 'object' || value === null || !('build' in value && 'at' in value)) {
    return false;
  }
  return typeof value.build === 'string' && typeof value.at === 'number';
}

/** The recovery of this page. */
export const pageRecovery = createRecovery({
  own: ownBuild(),
  askBuild: askHostBuild,
  reload: () => window.location.reload(),
  lastReload: jsonEntry('last-reload', isLastReload, 'session'),
});

// Sent by what loads the scripts of the build, beside the error that the page sees.
window.addEventListener('vite:preloadError', pageRecovery.scriptMissing);
