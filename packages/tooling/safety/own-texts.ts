import { talkFor } from '@lamplight/ai/chat';
import { journalLanguages } from '@lamplight/ai/journal';
import { MISQUOTE_WORDS } from '@lamplight/ai/misquotes';
import { replyTexts } from '@lamplight/ai/safety';
import { allLessons } from '@lamplight/content/lessons';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { type LessonText, parseContent } from '@lamplight/domain/lessons';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { textsIn } from './product-sentences.ts';

/** Something that the product itself says to a child in a lesson. */
export interface LessonParagraph {
  readonly text: string;
  /** Week of the programme, 1 to 8. */
  readonly week: number;
}

const DAYS_OF_WEEK = 7;
/** The paragraphs of later weeks are kept for the report. */
export const LAST_WEEK_LEARNED = 6;

function paragraphsOf({ description, content, activities, checks }: LessonText): string[] {
  const blocks = parseContent(content).flatMap((block) => {
    if (block.kind === 'list') return block.items;
    // Headings say nothing, and verses are held against the Bible.
    return block.kind === 'paragraph' ? [block.text] : [];
  });
  return [
    description,
    ...blocks,
    ...activities.map((activity) => activity.description),
    ...checks.flatMap(({ question, explanation }) => [question, explanation]),
  ];
}

/** Each paragraph of the lessons once, in every band. */
export function lessonParagraphs(): LessonParagraph[] {
  const weeks = new Map<string, number>();
  for (const { dayNumber, bands } of allLessons()) {
    for (const band of CONTENT_BANDS) {
      for (const text of paragraphsOf(bands[band])) {
        if (!weeks.has(text)) weeks.set(text, Math.ceil(dayNumber / DAYS_OF_WEEK));
      }
    }
  }
  return [...weeks].map(([text, week]) => ({ text, week }));
}

/** What the chat of this host says, of sayings as well, its journal and its safety replies, each once. */
export function hostAnswers(): string[] {
  const said = LANGUAGES.flatMap((language) => {
    const { voices, thoughts, notices, strongFeeling } = journalLanguages[language];
    const talk = CONTENT_BANDS.map((band) => talkFor(language, band));
    const sayings = Object.values(MISQUOTE_WORDS[language]).map(({ child, teen }) => [child, teen]);
    const journal = [voices, thoughts, notices, strongFeeling];
    return textsIn([talk, journal, replyTexts[language], sayings]);
  });
  return [...new Set(said.map((text) => text.replace(/\{\w+\}/gu, '')))];
}
