import type { BackendModule, ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('./{es,fr,de}/*.json', { import: 'default' });

/**
 * Loads `<language>/<namespace>.json` when a page first asks for it. English words travel with the
 * page itself; a language without the file answers with nothing, and each key falls back to English.
 */
export const textLoader: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to set up: the build knows every file.
  },
  async read(language, namespace) {
    return (await files[`./${language}/${namespace}.json`]?.()) ?? {};
  },
};
