import { type ConsoleView, referenceBeside } from '@lamplight/domain/multiplayer';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Countdown } from '../../../ui/game/countdown.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { QuestionCard } from '../../../ui/game/question-card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './stage.module.css';

/** What happens in the room now: the lobby, the open question with its key, or what has ended. */
export function Stage({ view }: { readonly view: ConsoleView }) {
  const { t } = useTranslation('game-console');
  const { room, session } = view;
  if (room.status === 'playing' && session !== null) {
    return <OpenQuestion view={view} session={session} />;
  }
  return (
    <Card className={styles.still}>
      <Picture name={room.status === 'finished' ? 'party-popper' : 'camping'} size={72} />
      <p>{t(room.status === 'finished' ? 'stage.finished' : 'stage.waiting')}</p>
    </Card>
  );
}

interface OpenQuestionProps {
  readonly view: ConsoleView;
  readonly session: NonNullable<ConsoleView['session']>;
}

function OpenQuestion({ view, session }: OpenQuestionProps) {
  const { t } = useTranslation('game-console');
  const { answered, of, key } = view.console;
  const { question, result, gamePhase } = session;
  const known = result ?? key;
  const reference = known === null ? null : referenceBeside(known);
  const number = { number: session.currentQuestion + 1, total: session.totalQuestions };
  return (
    <section className={styles.stage} data-subject={GAME_LOOKS[view.room.gameType].subject}>
      <div className={styles.progress}>
        <p className={styles.number}>{t('stage.question', number)}</p>
        <p className={styles.answered}>{t('stage.answered', { answered, of })}</p>
        <div className={styles.time}>
          <Countdown
            mayGoOn={session.gamePhase === 'question'}
            timeLeft={session.timeLeft}
            total={gamePhase === 'question' ? session.answerSeconds : null}
            paused={session.paused}
          />
        </div>
      </div>
      {session.paused && (
        <p className={styles.paused} role="status">
          {t('stage.paused')}
        </p>
      )}
      {question !== null && (
        <QuestionCard
          question={question}
          keep={null}
          answer={null}
          right={known}
          counts={result?.counts}
          rightCount={result?.right}
        >
          {result === null && <p className={styles.secret}>{t('stage.key')}</p>}
          {known !== null && (
            <p className={styles.why}>
              <strong>{t('stage.why')}</strong> <MathText text={known.explanation} />
              {reference !== null && ` (${reference})`}
            </p>
          )}
        </QuestionCard>
      )}
    </section>
  );
}
