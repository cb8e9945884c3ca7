import type { Language } from '@lamplight/domain/profiles';
import { isPlayText, type TeacherPlay, type TextFault } from '@lamplight/domain/teaching';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';
import type { ScriptureLibrary } from '../scripture/scripture-library.ts';

/** What a lesson is made of. */
export interface WrittenText {
  readonly title: string;
  readonly content: string;
}

/** What was made of a text: no play and no faults for one that is prose. */
export interface PlayReading {
  readonly play: TeacherPlay | null;
  readonly faults: readonly TextFault[];
}

/** Texts of teachers in the format of the lessons. */
export interface TeacherPlays {
  /** Reads a text, its quotations held against the Bible in its language. */
  read(text: WrittenText, language: Language): Promise<PlayReading>;
}

const PROSE: PlayReading = { play: null, faults: [] };

export function createTeacherPlays(
  library: ScriptureLibrary,
  scriptureCheck: ScriptureCheck,
): TeacherPlays {
  /** The words of verses in the preferred text that has them. */
  async function wordsOf(keys: readonly string[], language: Language) {
    const sources = await library.inLanguage(language);
    const verses = new Map<string, string>();
    for (const key of keys) {
      for (const source of sources) {
        const words = await source.verse(key);
        if (words === undefined) continue;
        verses.set(key, words);
        break;
      }
    }
    return verses;
  }

  return {
    async read({ title, content }, language) {
      if (!isPlayText(content)) return PROSE;
      // The parsers are large and few teachers' lessons are open at once.
      const { readTeacherLesson, versesNamedIn } = await import(
        '@lamplight/content/teacher-lessons'
      );
      const verses = await wordsOf(versesNamedIn(content, language), language);
      const asWritten = readTeacherLesson({ title, content }, language, verses);
      if (asWritten.value === undefined) {
        return { play: null, faults: asWritten.findings.map(faultOf) };
      }
      const { text } = await scriptureCheck.check(content, language);
      const mended =
        text === content
          ? asWritten
          : readTeacherLesson({ title, content: text }, language, verses);
      return { play: mended.value ?? asWritten.value, faults: [] };
    },
  };
}

/** The line that a finding of the compiler names. */
function faultOf({
  label,
  message,
}: {
  readonly label: string;
  readonly message: string;
}): TextFault {
  const line = Number(/^line (\d+)$/.exec(label)?.[1] ?? 1);
  return { line, message };
}
