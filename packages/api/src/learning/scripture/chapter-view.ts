import type { NamedPassage } from '@lamplight/content/scripture/references';
import type { Language } from '@lamplight/domain/profiles';
import type { Chapter } from '@lamplight/domain/scripture';
import { placeOf, type ScriptureSource } from './scripture-source.ts';

/** The chapter that a passage begins in, from the first text that has its first verse; null when none has any of it. */
export async function chapterFor(
  passage: NamedPassage,
  sources: readonly ScriptureSource[],
  language: Language,
): Promise<Chapter | null> {
  const { writePassage } = await import('@lamplight/content/scripture/references');
  const first = placeOf(passage.verses[0] ?? '');
  const source = await sourceOf(passage, sources, first);
  if (source === null) return null;
  const asked = new Set(passage.isChapters ? [] : passage.verses);
  const verses = await source.chapter(first.book, first.chapter);
  const readable = source.isWhole ? [source] : sources;
  const neighbour = (chapter: number) => neighbourTitle(passage, chapter, readable, language);
  return {
    title: writePassage(passage, language),
    book: first.book,
    chapter: first.chapter,
    translation: source.translation,
    isWhole: source.isWhole || verses.length >= (passage.book.chapters[first.chapter - 1] ?? 0),
    verses: verses.map(({ verse, text }) => ({
      verse,
      text,
      isAsked: asked.has(`${first.book} ${first.chapter}:${verse}`),
    })),
    previous: await neighbour(first.chapter - 1),
    next: await neighbour(first.chapter + 1),
  };
}

async function sourceOf(
  passage: NamedPassage,
  sources: readonly ScriptureSource[],
  { book, chapter }: { readonly book: string; readonly chapter: number },
): Promise<ScriptureSource | null> {
  const wanted = passage.isChapters ? null : (passage.verses[0] ?? null);
  for (const source of sources) {
    const has =
      wanted === null
        ? (await source.chapter(book, chapter)).length > 0
        : (await source.verse(wanted)) !== undefined;
    if (has) return source;
  }
  // A verse that the translation leaves out still has its chapter.
  for (const source of sources) {
    if (source.isWhole && (await source.chapter(book, chapter)).length > 0) return source;
  }
  return null;
}

async function neighbourTitle(
  { book }: NamedPassage,
  chapter: number,
  sources: readonly ScriptureSource[],
  language: Language,
): Promise<string | null> {
  const { passageOf, writePassage } = await import('@lamplight/content/scripture/references');
  const length = book.chapters[chapter - 1];
  if (length === undefined) return null;
  for (const source of sources) {
    if ((await source.chapter(book.code, chapter)).length === 0) continue;
    const to = { chapter, verse: length };
    const span = { from: { chapter, verse: 1 }, to, isChapters: true };
    return writePassage(passageOf(book, [span]), language);
  }
  return null;
}
