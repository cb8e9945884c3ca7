import type { BackendModule, ResourceKey } from 'i18next';

type Files = Readonly<Record<string, () => Promise<ResourceKey>>>;

/** Where the words of each language lie: the list comes with the first of them, not with the first script. */
const languages: Readonly<Record<string, () => Promise<{ readonly files: Files }>>> = {
  es: () => import('./files/es.ts'),
  fr: () => import('./files/fr.ts'),
  de: () => import('./files/de.ts'),
};

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
    const words = await languages[language]?.();
    return (await words?.files[`../${language}/${namespace}.json`]?.()) ?? {};
  },
};
