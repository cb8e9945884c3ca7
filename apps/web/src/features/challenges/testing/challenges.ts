import type { Challenge } from '@lamplight/domain/challenges';

type MathChallenge = Extract<Challenge, { type: 'math' }>;

/** A challenge of seven: 3 + 4. */
export function mathChallenge(changes: Partial<MathChallenge> = {}): MathChallenge {
  return {
    id: 7,
    title: 'Two Baskets',
    description: 'One basket holds 3 loaves, the other 4. How many loaves are there?',
    type: 'math',
    difficulty: 'easy',
    ageRange: [7, 10],
    estimatedTime: 8,
    points: 15,
    content: {
      equation: '3 + 4 = x',
      variable: 'x',
      form: 'story',
      explanation: '3 and 4 make 7.',
      objects: [],
    },
    hints: ['Put both together.', 'Count on from the first number.'],
    correctAnswer: 7,
    isCompleted: false,
    dateGenerated: '2026-06-15',
    ...changes,
  };
}
