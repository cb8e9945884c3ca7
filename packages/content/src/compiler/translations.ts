import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import {
  ORIGINAL_LANGUAGE,
  type TranslatedLanguage,
  type Translations,
} from '@lamplight/domain/translations';
import type { Readings } from './readings.ts';
import type { Reading, Source } from './source.ts';

/** How the translations of a kind of text are read and compared. */
interface Translating<Text> {
  readonly read: (source: Source, language: Language) => Reading<Text>;
  /** What a translation has otherwise than its original, where that must not be; null when it is alike. */
  readonly differs: (original: Text, translated: Text) => string | null;
}

/** Languages that texts are translated into, in the order of the interface's. */
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== ORIGINAL_LANGUAGE,
);

/** The files such as `elementary.es.md` beside their originals; nothing at all where there is none. */
export function compileTranslations<Variant extends string, Text>(
  readings: Readings,
  folder: string,
  originals: Readonly<Record<Variant, Text>>,
  { read, differs }: Translating<Text>,
): { readonly translations?: Translations<Variant, Text> } {
  const variants = Object.entries(originals) as [Variant, Text][];
  const languages = TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = variants.flatMap(([variant, original]) => {
      const path = `${folder}/${variant}.${language}.md`;
      if (!readings.files.has(path)) return [];
      const text = readings.file(path, (source) => read(source, language));
      if (text === undefined) return [];
      const difference = differs(original, text);
      if (difference === null) return [[variant, text] as const];
      readings.fault(path, `has other ${difference} than ${variant}.${ORIGINAL_LANGUAGE}.md`);
      return [];
    });
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)] as const];
  });
  if (languages.length === 0) return {};
  return { translations: Object.fromEntries(languages) as Translations<Variant, Text> };
}
