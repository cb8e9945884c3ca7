import { type ProjectorView, pacingOf, referenceBeside } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../ui/game/countdown.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { QuestionCard } from '../../../ui/game/question-card.tsx';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { FittingLetters } from './fitting-letters.tsx';
import { projectorLines } from './projector-lines.ts';
import styles from './question-screen.module.css';

export interface QuestionScreenProps {
  readonly view: ProjectorView;
  readonly session: NonNullable<ProjectorView['session']>;
}

/** The question with its options; once it has ended, how many chose each, why, and the scores. */
export function QuestionScreen({ view, session }: QuestionScreenProps) {
  const { t } = useTranslation(['game-console', 'game']);
  const { room, answered, of } = view;
  const { question, result } = session;
  if (question === null) return null;
  const reference = result === null ? null : referenceBeside(result);
  return (
    <div
      className={styles.question}
      data-subject={GAME_LOOKS[room.gameType].subject}
      data-ended={result !== null}
    >
      <header className={styles.head}>
        <p className={styles.game}>{t(`game:games.${room.gameType}.name`)}</p>
        <p className={styles.number}>
          {t('wall.question', {
            number: session.currentQuestion + 1,
            total: session.totalQuestions,
          })}
        </p>
        <p className={styles.category}>{question.category}</p>
        {result === null && (
          <p className={styles.answered}>{t('wall.answered', { answered, of })}</p>
        )}
        <Countdown
          look="ring"
          timeLeft={session.timeLeft}
          total={
            result === null
              ? session.answerSeconds
              : pacingOf(room.gameType, room.band).explanationSeconds
          }
          paused={session.paused}
          mayGoOn={result === null}
        />
      </header>
      <FittingLetters key={`${question.id}/${result !== null}`} className={styles.body}>
        <QuestionCard
          question={question}
          keep={null}
          answer={null}
          right={result}
          counts={result?.counts}
          rightCount={result?.right}
        >
          {result !== null && (
            <p className={styles.why}>
              <MathText text={result.explanation} />
              {reference !== null && <cite> {reference}</cite>}
            </p>
          )}
        </QuestionCard>
        {room.ranking !== 'off' && (
          <aside className={styles.scores}>
            <Ranking
              mode={room.ranking}
              ranking={projectorLines(session.ranking, LINES)}
              teams={session.teams}
              own={null}
            />
          </aside>
        )}
      </FittingLetters>
    </div>
  );
}

/** Places of the ranking that can be read from the last row. */
const LINES = 6;
