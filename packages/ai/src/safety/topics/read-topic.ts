import { anyOf, normalizeText } from '../../text/index.ts';
import { hasContactData } from './contact.ts';
import { topicPhrases } from './languages.ts';

/**
 * What of a message a chat does not take up: tries to change the program's rules, what children talk about with
 * their parents, words that hurt, contact data.
 */
export type LeftAlone = 'tricks' | 'grownUp' | 'coarse' | 'contact';
export type Topic = 'ordinary' | LeftAlone;

const TRICKS = anyOf(topicPhrases.flatMap((phrases) => phrases.tricks));
const GROWN_UP = anyOf(topicPhrases.flatMap((phrases) => phrases.grownUp));
const COARSE = anyOf(topicPhrases.flatMap((phrases) => phrases.coarse));

/** Signs of a message that speaks to a model and not to a reader: its own marks for who speaks. */
const MARKS =
  /<\/?(?:system|assistant|instructions?|prompt|child)>|\[\/?(?:INST|SYS)\]|<\|[a-z_]+\|>|^\s*(?:system|assistant)\s*:/imu;

/**
 * Reads what a message is about, in all languages of the product at once. What shows that a child is in danger
 * is `assessText`'s to find, and comes first. Works on this host alone; nothing is sent anywhere.
 */
export function readTopic(text: string): Topic {
  const line = `${normalizeText(text)}. `;
  if (MARKS.test(text) || line.search(TRICKS) >= 0) return 'tricks';
  if (line.search(GROWN_UP) >= 0) return 'grownUp';
  if (line.search(COARSE) >= 0) return 'coarse';
  return hasContactData(text) ? 'contact' : 'ordinary';
}
