import type { ContentBand } from '@lamplight/domain/age';
import { MATH_AREAS } from '@lamplight/domain/math-games';
import type { GameType } from '@lamplight/domain/multiplayer';
import { QUIZ_TOPICS } from '../quizzes/quiz-item.ts';
import { raceTemplates } from './math-race/templates.ts';
import { type RoomTopicName, topicName } from './topic-names.ts';

/** A topic that a teacher may choose for a room. */
export interface RoomTopic {
  readonly topic: string;
  /** In English, as the questions are. */
  readonly name: string;
}

/** The topics that a game has questions about for a band, in the order in which they are learned. */
export function roomTopics(gameType: GameType, band: ContentBand): RoomTopic[] {
  return topicsOf(gameType, band).map((topic) => ({ topic, name: topicName(topic) }));
}

function topicsOf(gameType: GameType, band: ContentBand): readonly RoomTopicName[] {
  switch (gameType) {
    case 'ai-quiz':
      return QUIZ_TOPICS.ai;
    case 'science-blast':
      return QUIZ_TOPICS.science;
    case 'math-race': {
      const areas = new Set(raceTemplates(band).map(({ area }) => area));
      return MATH_AREAS.filter((area) => areas.has(area));
    }
    default:
      return QUIZ_TOPICS.bible;
  }
}
