import { type ActivityInput, activityTask, type WrittenActivity } from '@lamplight/ai/tasks';
import { type Skill, skillName, skillOf } from '@lamplight/domain/mastery';
import { seededPick } from '@lamplight/domain/random';
import { questionsFor } from '@lamplight/domain/recommendations';
import type { ScriptureCheck } from '../../learning/scripture/scripture-check.service.ts';
import type { AiService } from '../models/ai.service.ts';
import type { ModelTexts } from '../models/model-texts.ts';
import type { ActivityMaker, ActivityWish, MadeQuestion } from './activity-maker.ts';
import { topicQuestions } from './built-in/quiz-questions.ts';

interface Dependencies {
  readonly ai: Pick<AiService, 'run'>;
  readonly scriptureCheck: Pick<ScriptureCheck, 'check'>;
  readonly modelTexts: Pick<ModelTexts, 'whole' | 'bibleFor'>;
}

/** What a model may write an activity about: math is worked out from templates, and all else is there as it is. */
type WrittenTopic = Extract<Skill, { kind: 'topic' }> & { subject: ActivityInput['subject'] };

function topicOf({ target }: ActivityWish): WrittenTopic | null {
  const skill = target.kind === 'skill' ? skillOf(target.skill) : null;
  if (skill?.kind !== 'topic' || skill.subject === 'math') return null;
  return { ...skill, subject: skill.subject };
}

/**
 * Makes activities on topics with a model: a text and questions that are in it, of which no answer is evidence, and
 * then questions of the bank, whose keys people have checked. Null where no model may or can.
 */
export function createModelMaker({ ai, scriptureCheck, modelTexts }: Dependencies): ActivityMaker {
  /** The activity with the Bible's words as the Bible has them, looked at once more. */
  async function reviewed(written: WrittenActivity, input: ActivityInput) {
    const exact = async (text: string) => (await scriptureCheck.check(text, 'en')).text;
    // The questions ask about the text: where a sentence has to go, nothing of it is used.
    const truthful = async (text: string) => {
      const checked = await modelTexts.whole(text, { band: input.band, language: 'en' });
      return typeof checked === 'string' || checked.isShortened ? '' : checked.text;
    };
    const questions = await Promise.all(
      written.questions.map(async ({ question, options, answer, explanation }) => ({
        question: await exact(question),
        options: await Promise.all(options.map(exact)),
        answer: await exact(answer),
        explanation: await truthful(explanation),
      })),
    );
    return activityTask.check({ content: await truthful(written.content), questions }, input);
  }

  return {
    async make(wish) {
      const topic = topicOf(wish);
      if (topic === null || wish.target.kind !== 'skill') return null;
      const { band, level, seed } = wish;
      const total = questionsFor(band);
      const questions = Math.floor(total / 2);
      const input = {
        ...{ topic: skillName(wish.target.skill), subject: topic.subject },
        ...{ band, level, questions },
        bible: await modelTexts.bibleFor('en'),
      };
      const { output, source } = await ai.run<ActivityInput, WrittenActivity | null>(
        activityTask,
        input,
        {
          userId: wish.userId,
          feature: 'activity',
          builtIn: async () => null,
          review: async (written) => written && reviewed(written, input),
        },
      );
      if (output === null) return null;
      const fromBank = await topicQuestions(topic.subject, topic.topic, wish, total - questions);
      const own = output.questions.map((each, at): MadeQuestion => {
        const { question, options, answer, explanation } = each;
        return {
          ...{ question, explanation, correctAnswer: answer },
          options: seededPick(`${seed} ${at}`).some(options),
          ...{ picture: null, mathPicture: null, evidence: null },
        };
      });
      return {
        content: output.content,
        examples: [],
        questions: [...own, ...fromBank.questions],
        source,
      };
    },
  };
}
