import { journalFeedback } from '@lamplight/ai/journal';
import { journalPrompts } from '@lamplight/content/journal';
import { insertMessage, saveAnswer } from '../../../ai/chat/chat.repository.ts';
import { storedAnswer } from '../../../ai/chat/chat-view.ts';
import { insertEntry, saveFeedback } from '../../../ai/journal/journal.repository.ts';
import { happens, type Learner, type SampleEvent, type Work } from './sample-event.ts';
import { CONVERSATIONS, ENTRIES_OF_OLDER, ENTRIES_OF_YOUNG } from './texts.ts';

/** Of a hundred days so many have a journal entry, and so many a question to the chat. */
const ENTRIES = 24;
const QUESTIONS = 14;
/** Up to this age the entries are short, in years. */
const YOUNG_UP_TO = 8;
/** Who is younger than this asks the chat nothing, in years. */
const CHATS_FROM = 8;

/** Journal entries with what the engine of this host answers. */
export function journalWork(learner: Learner): Work {
  const { id: userId, age, band, firstName, pick } = learner;
  const entries = pick.some(age <= YOUNG_UP_TO ? ENTRIES_OF_YOUNG : ENTRIES_OF_OLDER);
  const recent: string[] = [];
  return (sitting) => {
    if (!happens(learner, ENTRIES)) return [];
    const [content] = entries.splice(0, 1);
    if (content === undefined) return [];
    const prompt = happens(learner, 50) ? pick.one(journalPrompts()[band]).text : null;
    const { text: feedback } = journalFeedback({
      ...{ text: content, prompt, band, language: 'en', firstName, recent },
      seed: pick.int(0, 1_000_000),
    });
    recent.push(feedback);
    const at = sitting.after(pick.int(120, 300));
    const event: SampleEvent = {
      at,
      async write(writer) {
        const id = await insertEntry(writer.trx, { userId, prompt, content, createdAt: at });
        await saveFeedback(writer.trx, id, { feedback, feedbackSource: 'built-in' });
        writer.add('activityEvents', { userId, kind: 'journal-written', subject: null, at });
      },
    };
    return [event];
  };
}

/** Questions to the chat with short answers. */
export function chatWork(learner: Learner): Work {
  const { id: userId, pick } = learner;
  const conversations = pick.some(CONVERSATIONS);
  return (sitting) => {
    if (learner.age < CHATS_FROM || !happens(learner, QUESTIONS)) return [];
    const [turn] = conversations.splice(0, 1);
    if (turn === undefined) return [];
    const at = sitting.after(pick.int(40, 90));
    const event: SampleEvent = {
      at,
      async write(writer) {
        const id = await insertMessage(writer.trx, {
          userId,
          message: turn.question,
          createdAt: at,
        });
        const answer = {
          ...{ response: turn.answer, source: 'built-in' as const, links: [], segments: [] },
          ...{ followUps: [...turn.followUps], notice: null, stopped: false },
        };
        await saveAnswer(writer.trx, id, { ...storedAnswer(answer), answeredAt: at + 1000 });
      },
    };
    return [event];
  };
}
