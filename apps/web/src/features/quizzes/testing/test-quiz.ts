import type { Quiz, QuizSubject } from '@lamplight/domain/quizzes';

/** A quiz with this many questions; the right option of each is the one of its own number, counted round. */
export function testQuiz(subject: QuizSubject, length = 5): Quiz {
  return {
    title: 'A Quiz',
    subject,
    seed: 'test',
    source: 'built-in',
    questions: Array.from({ length }, (_, at) => ({
      id: `${subject}-el-${String(at + 1).padStart(3, '0')}`,
      question: `Question ${at + 1}?`,
      options: ['One', 'Two', 'Three', 'Four'],
      correctIndex: at % 4,
      explanation: `Because of ${at + 1}.`,
      topic: 'numbers',
      reference: null,
      picture: null,
    })),
  };
}
