import type { MathArea } from '@lamplight/domain/math-games';
import type { QuizTopic } from '../quizzes/quiz-item.ts';

/** What questions of rooms are about: topics of the quizzes, and in math areas of the arena. */
export type RoomTopicName = QuizTopic<'bible' | 'ai' | 'science'> | MathArea;

/** What a topic is called beside a question and in the teacher's list. */
const TOPIC_NAMES: Readonly<Record<RoomTopicName, string>> = {
  'creation-and-promise': 'Creation and promise',
  'exodus-and-law': 'Exodus and law',
  'judges-and-kings': 'Judges and kings',
  'prophets-and-exile': 'Prophets and exile',
  'psalms-and-wisdom': 'Psalms and wisdom',
  'life-of-jesus': 'Life of Jesus',
  'teaching-of-jesus': 'Teaching of Jesus',
  'church-and-letters': 'Church and letters',
  perception: 'How machines sense',
  representation: 'Facts as numbers',
  learning: 'How machines learn',
  'talking-with-machines': 'Talking with machines',
  'limits-and-errors': 'Limits and errors',
  'fairness-and-data': 'Fairness and data',
  'wise-use': 'Wise use',
  life: 'Plants and animals',
  body: 'The body',
  earth: 'The earth',
  space: 'Space',
  matter: 'Matter',
  'forces-and-energy': 'Forces and energy',
  'doing-science': 'Doing science',
  counting: 'Counting and time',
  arithmetic: 'Arithmetic',
  shapes: 'Shapes',
  fractions: 'Fractions',
  decimals: 'Decimals',
  percent: 'Percent',
  ratio: 'Ratio',
  geometry: 'Geometry',
  statistics: 'Data and chance',
  algebra: 'Algebra',
  functions: 'Functions',
  trigonometry: 'Trigonometry',
  calculus: 'Calculus',
};

/** The name of a topic of any game; the slug itself for one that no game has. */
export function topicName(topic: string): string {
  return Object.hasOwn(TOPIC_NAMES, topic) ? TOPIC_NAMES[topic as RoomTopicName] : topic;
}
