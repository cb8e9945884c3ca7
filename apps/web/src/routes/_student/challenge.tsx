import { createFileRoute } from '@tanstack/react-router';
import { ChallengePage } from '../../features/challenges/challenge-page.tsx';
import task from '../../i18n/en/challenge-task.json';
import challenges from '../../i18n/en/challenges.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/challenge')({
  loader: () => loadTexts({ challenges, 'challenge-task': task }),
  component: ChallengePage,
});
