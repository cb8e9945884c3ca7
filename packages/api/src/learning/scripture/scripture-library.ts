import type { Db } from '@lamplight/db';
import type { Language } from '@lamplight/domain/profiles';
import { embeddedSource } from './embedded-source.ts';
import { installedSource } from './installed-source.ts';
import { listTranslations } from './scripture.repository.ts';
import type { ScriptureSource } from './scripture-source.ts';

/** What of the Bible this host has. */
export interface ScriptureLibrary {
  /**
   * The texts that a reader of a language is given, the preferred first: imported ones of that language, then English
   * ones, the passages that the product carries last. Asked anew each time, since a command may import beside the host.
   */
  forReader(language: Language): Promise<readonly ScriptureSource[]>;
  /** Those written in the language itself. */
  inLanguage(language: Language): Promise<readonly ScriptureSource[]>;
}

export function createScriptureLibrary(db: Db): ScriptureLibrary {
  async function inLanguage(language: Language): Promise<ScriptureSource[]> {
    const rows = await listTranslations(db);
    const installed = rows
      .filter((row) => row.language === language)
      .map((row) => installedSource(db, row));
    return language === 'en' ? [...installed, await embeddedSource()] : installed;
  }

  return {
    inLanguage,
    async forReader(language) {
      const own = await inLanguage(language);
      return language === 'en' ? own : [...own, ...(await inLanguage('en'))];
    },
  };
}
