import { type Release, releaseSchema } from '@lamplight/domain/host';
import manifest from '../../../package.json' with { type: 'json' };

/** What this program is, as the root package.json says: the one place where a release changes it. */
export const RELEASE: Release = releaseSchema.parse({
  version: manifest.version,
  date: manifest.releaseDate,
});
