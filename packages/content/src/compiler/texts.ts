import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import {
  ORIGINAL_LANGUAGE,
  type TranslatedLanguage,
  type Translations,
} from '@lamplight/domain/translations';
import type { Readings } from './readings.ts';
import type { Reading, Source } from './source.ts';

/** How a kind of text is read, and its translations compared. */
interface Writing<Text> {
  readonly read: (source: Source, language: Language) => Reading<Text>;
  /** What a translation has otherwise than its original, where that must not be; null when it is alike. */
  readonly differs: (original: Text, translated: Text) => string | null;
}

/** The texts of a folder: all variants in the original language, and what is written in others. */
interface FolderTexts<Variant extends string, Text> {
  readonly originals: Readonly<Record<Variant, Text>>;
  /** Not there at all where nothing is translated. */
  readonly translated: { readonly translations?: Translations<Variant, Text> };
}

/** Languages that texts are translated into, in the order of the interface's. */
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== ORIGINAL_LANGUAGE,
);

/** The files such as `elementary.en.md` and `elementary.es.md`; undefined, with findings, where an original is missing. */
export function compileTexts<Variant extends string, Text>(
  readings: Readings,
  folder: string,
  variants: readonly Variant[],
  writing: Writing<Text>,
): FolderTexts<Variant, Text> | undefined {
  const texts = variants.flatMap((variant) => {
    const text = readings.file(`${folder}/${variant}.${ORIGINAL_LANGUAGE}.md`, (source) =>
      writing.read(source, ORIGINAL_LANGUAGE),
    );
    return text === undefined ? [] : [[variant, text] as const];
  });
  if (texts.length < variants.length) return undefined;
  return {
    originals: Object.fromEntries(texts) as Record<Variant, Text>,
    translated: compileTranslations(readings, folder, texts, writing),
  };
}

/**
 * The texts of all variants: where one is not written, the nearest that is, the younger of two.
 * @param variants from the youngest to the oldest
 */
export function withNearest<Variant extends string, Text>(
  variants: readonly Variant[],
  written: Readonly<Partial<Record<Variant, Text>>>,
): Readonly<Record<Variant, Text>> {
  const known = variants.flatMap((variant, at) => {
    const text = written[variant];
    return text === undefined ? [] : [{ at, text }];
  });
  const nearest = variants.flatMap((variant, at) => {
    const [first] = known.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    return first === undefined ? [] : [[variant, first.text] as const];
  });
  return Object.fromEntries(nearest) as Record<Variant, Text>;
}

function compileTranslations<Variant extends string, Text>(
  readings: Readings,
  folder: string,
  originals: readonly (readonly [Variant, Text])[],
  { read, differs }: Writing<Text>,
): { readonly translations?: Translations<Variant, Text> } {
  const languages = TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = originals.flatMap(([variant, original]) => {
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
