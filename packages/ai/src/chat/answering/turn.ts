import { type Pick, seededPick } from '@lamplight/domain/random';
import { plainText } from '../../text/plain-words.ts';
import type { AnswerSource, ChatAnswer, ChatQuestion, QuestionKind } from '../question.ts';
import { type Talk, talkFor } from '../talk/index.ts';

/** Earlier turns that are looked at. */
const TURNS_READ = 6;

/** A question that is being answered, and what was said before it. */
export interface Turn {
  readonly question: ChatQuestion;
  readonly talk: Talk;
  readonly pick: Pick;
  /** What the child asked before, the latest last. */
  readonly asked: readonly string[];
  /** Whether something was said in one of the last answers. */
  wasTold(text: string): boolean;
  /** One of several wordings, filled in; rather one that was not used lately. */
  say(wordings: readonly string[], values?: Readonly<Record<string, string>>): string;
  /** The answer with two questions that can be asked next: of the wished ones, then of those that always work. */
  answer(draft: Draft): ChatAnswer;
}

export interface Draft {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly sources?: readonly AnswerSource[];
  readonly next?: readonly string[];
  readonly known?: boolean;
}

export function beginTurn(question: ChatQuestion): Turn {
  const talk = talkFor(question.language, question.band);
  const pick = seededPick(`${question.seed} ${question.text}`);
  const recent = question.history.slice(-TURNS_READ);
  const told = recent.filter(({ role }) => role === 'assistant').map(({ text }) => plainText(text));
  const asked = recent.filter(({ role }) => role === 'user').map(({ text }) => text);
  const wasTold = (text: string) => {
    const plain = plainText(text);
    return plain.trim() !== '' && told.some((each) => each.includes(plain));
  };
  return {
    ...{ question, talk, pick, asked, wasTold },
    say(wordings, values = {}) {
      const filled = pick
        .some(wordings)
        .map((wording) => wording.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? ''))
        // A title may end with a mark of its own.
        .map((wording) => wording.replace(/(?<=[.!?…])\.$/u, ''));
      return filled.find((wording) => !wasTold(wording)) ?? filled[0] ?? '';
    },
    answer({ kind, text, sources = [], next = [], known = true }) {
      const { joke, story, today, you, sum } = talk.ask;
      const used = new Set([...asked, question.text].map(plainText));
      const offered = [...next, ...pick.some([joke, story, today]), sum, you, joke, story];
      const fresh = [...new Set(offered)].filter((each) => !used.has(plainText(each)));
      const [first = joke, second = story] = fresh;
      const unique = [...new Map(sources.map((source) => [source.path, source])).values()];
      return { kind, text: text.trim(), sources: unique, followUps: [first, second], known };
    },
  };
}
