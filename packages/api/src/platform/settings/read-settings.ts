import type { Db } from '@lamplight/db';
import {
  DEFAULT_HOST_SETTINGS,
  type HostSettings,
  hostSettingsSchema,
} from '@lamplight/domain/host';
import { findSettings } from './settings.repository.ts';

/** The settings in a database or a transaction, with the product's own where nothing was chosen. */
export async function readSettings(db: Db): Promise<HostSettings> {
  const stored = await findSettings(db);
  const part = (name: keyof HostSettings): object => JSON.parse(stored.get(name) ?? '{}');
  return hostSettingsSchema.parse({
    legal: { ...DEFAULT_HOST_SETTINGS.legal, ...part('legal') },
    aiBudget: { ...DEFAULT_HOST_SETTINGS.aiBudget, ...part('aiBudget') },
    signUp: { ...DEFAULT_HOST_SETTINGS.signUp, ...part('signUp') },
    safety: { ...DEFAULT_HOST_SETTINGS.safety, ...part('safety') },
    helplines: { ...DEFAULT_HOST_SETTINGS.helplines, ...part('helplines') },
    classHours: { ...DEFAULT_HOST_SETTINGS.classHours, ...part('classHours') },
  });
}
