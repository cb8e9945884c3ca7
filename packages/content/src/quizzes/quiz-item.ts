import type { QuizLevel, QuizSubject } from '@lamplight/domain/quizzes';

/**
 * What the questions of a subject are about. Every item has one topic of its subject; a quiz
 * spreads its questions over them, and what a child shows is kept by topic.
 */
export const QUIZ_TOPICS = {
  bible: [
    'creation-and-promise', // Genesis: creation, Noah, Abraham, Joseph
    'exodus-and-law', // Moses, the way out, the desert, the Ten Commandments
    'judges-and-kings', // Joshua, Ruth, Samuel, David, Solomon
    'prophets-and-exile', // Elijah, Jonah, Isaiah, Daniel, Esther, Nehemiah
    'psalms-and-wisdom', // Psalms, Proverbs, praying and praising
    'life-of-jesus', // birth, baptism, callings, healings, cross, resurrection
    'teaching-of-jesus', // parables, the Lord's Prayer, the Sermon on the Mount
    'church-and-letters', // Acts, Paul, the letters, Revelation
  ],
  ai: [
    'perception', // how machines sense: cameras, microphones, noise
    'representation', // words, pictures and maps as numbers; search, plans, rules
    'learning', // examples, training and testing, features, errors, models
    'talking-with-machines', // chatbots, asking well, translation, a machine is no person
    'limits-and-errors', // what it can't do, made-up answers, checking claims
    'fairness-and-data', // who is in the data, bias, consent, privacy
    'wise-use', // people decide, serving others, attention, honesty
  ],
  math: [
    'numbers', // counting, place value, comparing, integers
    'operations', // adding, taking away, multiplying, dividing, word problems
    'fractions-and-percent', // parts, decimals, ratio, rates
    'patterns-and-algebra', // patterns, equations, functions, powers
    'geometry', // shapes, angles, area, volume, symmetry, coordinates
    'measurement', // length, time, money, units, scale
    'data-and-chance', // graphs, mean, median, probability
  ],
  science: [
    'life', // plants, animals, food chains, adaptation
    'body', // senses, bones, heart, food, first aid
    'earth', // rocks, water, weather, caring for the earth
    'space', // sun, moon, stars, day and night, seasons
    'matter', // solids, liquids, gases, mixtures, floating, change
    'forces-and-energy', // pushes, light, sound, heat, electricity
    'doing-science', // questions, fair tests, measuring, repeating
  ],
} as const satisfies Record<QuizSubject, readonly string[]>;

/** A topic of one subject; without a subject, any topic at all. */
export type QuizTopic<S extends QuizSubject = QuizSubject> = (typeof QUIZ_TOPICS)[S][number];

/**
 * One question of the bank. `question`, `options` and `explanation` may hold formulas in LaTeX
 * between `$` and `$`; a dollar sign that is money is written `\$`.
 */
export interface QuizItem<S extends QuizSubject = QuizSubject> {
  /** Subject, band and number, such as `bible-ki-001`; bands are `ki`, `el`, `in` and `ad`. */
  readonly id: string;
  /** One or two sentences, read aloud to the youngest. */
  readonly question: string;
  /** Four different options; three in kindergarten. */
  readonly options: readonly string[];
  /** Which of the options is right, counted from 0. */
  readonly answer: number;
  /** One to three sentences that teach why; shown after every answer, right or wrong. */
  readonly explanation: string;
  readonly topic: QuizTopic<S>;
  /** The week of the programme, 1 to 8, whose theme the question fits. */
  readonly week?: number;
  /** Where a Bible question rests, such as `Genesis 1:1-5`; every item of `bible` has one. */
  readonly reference?: string;
  /** Name of a picture of the set fluent-emoji-flat, such as `sun`; kindergarten nearly always. */
  readonly picture?: string;
  /**
   * Maths: the computation as an equation, such as `3 × 4 + 2 = 14`, of whole numbers and
   * fractions with + − × ÷ ^ and brackets; its right side is the value of the right option.
   */
  readonly worked?: string;
}

/** A question of the Quiz Center's own bank. */
export interface LeveledItem<S extends QuizSubject = QuizSubject> extends QuizItem<S> {
  /** How hard it is among those of its subject and band. */
  readonly level: QuizLevel;
}

/** A question that can be asked: one of the bank, or one whose topic is in somebody's own words. */
export type AskedItem = Omit<QuizItem, 'topic'> & { readonly topic: string };
