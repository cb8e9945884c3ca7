import { MISQUOTES, type MisquoteId } from '@lamplight/domain/misquotes';
import { detailAskedIn, MISQUOTE_WORDS, misquoteIn } from '../../misquotes/index.ts';
import { plainText } from '../../text/plain-words.ts';
import type { ChatAnswer, ChatQuestion } from '../question.ts';
import { quoted } from './about-bible.ts';
import type { Turn } from './turn.ts';

/** Words with which somebody asks whether a saying is of the Bible, in all languages: plain text. */
const OF_THE_BIBLE =
  / (?:bible|biblical|scriptures?|verses?|god (?:really )?(?:say|said)|(?:did|does) (?:god|jesus)|jesus (?:say|said)|true|biblia|biblico|versiculo|escrituras?|dios (?:dijo|dice)|jesus (?:dijo|dice)|verdad|biblique|versets?|ecritures?|dieu a dit|jesus a dit|vrai|bibel|bibelvers|biblisch|vers|(?:hat|sagt|sagte) (?:gott|jesus)|wahr|stimmt) /u;
/** Verses of what the Bible says instead. */
const MOST_VERSES = 5;

/** The saying that a question is about, in whatever language it is asked; null for any other question. */
export function sayingAskedIn(text: string): MisquoteId | null {
  const detail = detailAskedIn(text);
  if (detail !== null) return detail.id;
  return OF_THE_BIBLE.test(plainText(text)) ? (misquoteIn(text)?.id ?? null) : null;
}

/** What is true of a saying, for the age of whoever asks. */
export function truthOf(
  id: MisquoteId,
  { band, language }: Pick<ChatQuestion, 'band' | 'language'>,
): string {
  const { child, teen } = MISQUOTE_WORDS[language][id];
  return band === 'intermediate' || band === 'advanced' ? teen : child;
}

/** Tells honestly how a saying stands to the Bible, and what the Bible says instead. */
export async function sayingAnswer(turn: Turn, id: MisquoteId): Promise<ChatAnswer> {
  const { search } = turn.question;
  const named = await search.passageIn(MISQUOTES[id].reference, MOST_VERSES);
  const passage = named?.kind === 'passage' ? named.passage : null;
  const parts = [truthOf(id, turn.question), ...(passage === null ? [] : [quoted(passage)])];
  return turn.answer({
    kind: 'where-in-bible',
    text: parts.join('\n\n'),
    sources: passage === null ? [] : [{ title: passage.reference, path: passage.path }],
    next: [turn.talk.ask.verse],
  });
}
