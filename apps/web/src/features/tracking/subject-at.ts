const SUBJECTS: Readonly<Record<string, string>> = {
  '/lessons': 'lessons',
  '/bible-study': 'bible',
  '/math-games': 'math',
  '/science-lab': 'science',
  '/chatbot': 'ai',
  '/ai-coding': 'ai',
  '/quiz-center': 'quiz',
  '/journal': 'journal',
  '/challenge': 'challenge',
  '/multiplayer-games': 'games',
};

/** What is learned at a path of the student's pages; null where it is nothing of its own. */
export function subjectAt(pathname: string): string | null {
  return SUBJECTS[pathname] ?? null;
}
