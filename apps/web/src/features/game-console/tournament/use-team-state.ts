import type { BoardTeam } from '@lamplight/domain/tournaments';
import { useTranslation } from 'react-i18next';

/** What goes on in a team's room, in a few words. */
export function useTeamState(team: BoardTeam): string {
  const { t } = useTranslation('game-console');
  const { status, paused, currentQuestion, totalQuestions, gamePhase, answered, of } = team;
  if (status !== 'playing' || currentQuestion === null || totalQuestions === null) {
    return t(`rooms.status.${status}`);
  }
  const question = t('board.question', { number: currentQuestion + 1, total: totalQuestions });
  if (paused) return `${question} · ${t('wall.paused')}`;
  if (gamePhase !== 'question') return question;
  return `${question} · ${t('wall.answered', { answered, of })}`;
}
