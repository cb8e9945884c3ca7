import { journalFeedback } from '@lamplight/ai/journal';
import { knowledgeDocuments, knowledgeVersion } from '@lamplight/content/knowledge';
import type { Learning } from '../learning/learning.root.ts';
import type { People } from '../people/people.root.ts';
import { createSecondOpinion } from '../people/safety/second-opinion.ts';
import type { Foundation } from '../platform/foundation.ts';
import { createBuiltInChat } from './chat/built-in-chat.ts';
import { createChatService } from './chat/chat.service.ts';
import { createChatTurns } from './chat/chat-turns.service.ts';
import { createTurnBudget } from './chat/turn-budget.ts';
import { createTurnSteps } from './chat/turn-steps.ts';
import {
  builtInDraft,
  createContentGeneration,
} from './content-generation/content-generation.service.ts';
import { createEntryAnswers } from './journal/entry-answers.service.ts';
import { createJournalService } from './journal/journal.service.ts';
import { createKnowledgeService } from './knowledge/knowledge.service.ts';
import { createKnowledgeIndex } from './knowledge/knowledge-index.ts';
import { createModels, type ModelsOptions } from './models/models.root.ts';
import { createQuizWriter } from './quiz-writer/quiz-writer.ts';
import { builtInMaker } from './recommendations/built-in/maker.ts';
import { createLearners } from './recommendations/learner.ts';
import { createModelMaker } from './recommendations/model-maker.ts';
import { createRecommendationsService } from './recommendations/recommendations.service.ts';

/** What answers children and writes for teachers, with a model or without. */
export function createAiArea(
  base: Foundation,
  people: People,
  learning: Learning,
  options: ModelsOptions,
) {
  const { db, clock, log } = base;
  const { families, learnerAccess, safetyReplies, safetyWatch: watch } = people;
  const { achievements, completedLessons, evidence, scriptureCheck } = learning;
  const models = createModels({ ...base, ...people, scriptureCheck, ...options });
  const { ai, modelTexts } = models;
  const knowledge = createKnowledgeService({
    ...{ db, completedLessons, lessons: learning.lessons, library: learning.scriptureLibrary },
  });
  const entryAnswers = createEntryAnswers({
    ...{ db, log, ai, modelTexts, safetyReplies, watch },
    journalHelper: (...entry) => journalFeedback(...entry),
  });
  const turnSteps = createTurnSteps({
    ...{ db, clock, log, ai, safetyReplies, modelTexts, knowledge, watch },
    secondOpinion: createSecondOpinion({ log, model: options.models?.lan ?? null }),
    budget: createTurnBudget(db, clock),
    builtIn: createBuiltInChat(knowledge, scriptureCheck),
  });
  const chatTurns = createChatTurns(db, log, turnSteps);
  return {
    ...models,
    chat: createChatService({ db, clock, turns: chatTurns, learnerAccess, families }),
    chatTurns,
    contentGeneration: createContentGeneration({ ai, modelTexts, log, draft: builtInDraft }),
    entryAnswers,
    journal: createJournalService({
      ...{ db, clock, answers: entryAnswers, achievements, families, safetyReplies, watch },
    }),
    knowledge,
    /** Refreshed by the host once it serves. */
    knowledgeIndex: createKnowledgeIndex(db, log, {
      version: knowledgeVersion,
      all: knowledgeDocuments,
    }),
    quizWriter: createQuizWriter({ db, clock, ai, scriptureCheck, modelTexts }),
    recommendations: createRecommendationsService({
      ...{ db, clock, log, achievements },
      learners: createLearners({ db, clock, evidence, completedLessons }),
      makers: [createModelMaker({ ai, scriptureCheck, modelTexts }), builtInMaker],
    }),
  };
}
