import type { ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';

const files = import.meta.glob<ResourceKey>('./{es,fr,de}/*.json', { import: 'default' });

/**
 * Loads `<language>/<namespace>.json` when a page first asks for it. English words travel with the
 * page itself; a language without the file answers with nothing, and each key falls back to English.
 */
export const textLoader = resourcesToBackend(
  async (language: string, namespace: string) =>
    (await files[`./${language}/${namespace}.json`]?.()) ?? {},
);
