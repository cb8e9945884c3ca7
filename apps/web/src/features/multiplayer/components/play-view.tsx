import type { CurrentGame, SessionView } from '@lamplight/domain/multiplayer';
import { pacingOf } from '@lamplight/domain/multiplayer';
import { optionsToChoose, type QuestionAnswer } from '@lamplight/domain/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../ui/game/countdown.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { QuestionCard } from '../../../ui/game/question-card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { RoomCommands } from '../use-room-commands.ts';
import { AnswerStatus } from './answer-status.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Explained } from './explained.tsx';
import { LiveScores } from './live-scores.tsx';
import { PlayBar } from './play-bar.tsx';
import styles from './play-view.module.css';

export interface PlayViewProps {
  readonly game: CurrentGame & { readonly session: SessionView };
  readonly me: number;
  readonly commands: RoomCommands;
  /** The answer that is on its way to the host; null without one. */
  readonly pending: QuestionAnswer | null;
  readonly late: boolean;
  readonly reachable: boolean;
  readonly onAnswer: (answer: QuestionAnswer) => void;
}

/** A game that runs: the question, its time, the answer, why it is so, and the scores (spec 2, In game). */
export function PlayView(props: PlayViewProps) {
  const { game, me, commands, pending, late, reachable, onAnswer } = props;
  const { t } = useTranslation('multiplayer');
  const [asking, setAsking] = useState<'leave' | 'end' | null>(null);
  const { room, session } = game;
  const { own, question, result, paused } = session;
  const { subject } = GAME_LOOKS[room.gameType];
  const explaining = session.gamePhase === 'explanation';
  const answer = own?.answer ?? pending;
  const total = explaining
    ? pacingOf(room.gameType, room.band).explanationSeconds
    : (own?.answerSeconds ?? session.answerSeconds);
  const timeLeft = explaining ? session.timeLeft : (own?.timeLeft ?? session.timeLeft);
  const leads = room.hostId === me;

  return (
    <div className={styles.view} data-subject={subject}>
      <PlayBar
        room={room}
        session={session}
        onLeave={() => setAsking('leave')}
        onEnd={leads ? () => setAsking('end') : null}
        onSkip={leads && room.calm ? () => commands.control('skip') : null}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.time}>
            {explaining && (
              <span className={styles.next}>
                {t(
                  session.currentQuestion + 1 < session.totalQuestions
                    ? 'explained.next'
                    : 'explained.last',
                )}
              </span>
            )}
            <Countdown
              key={`${session.gamePhase}-${session.currentQuestion}`}
              timeLeft={timeLeft}
              total={total}
              paused={paused}
              mayGoOn={!explaining}
            />
          </div>
          {paused && (
            <Notice picture="camping" title={t('paused.title')} role="status">
              {t('paused.text')}
            </Notice>
          )}
          {question !== null && (
            <QuestionCard
              question={question}
              keep={own?.keep ?? null}
              answer={answer}
              right={result}
              counts={result?.counts}
              rightCount={result?.right}
              readAloud={own?.readAloud ?? false}
              takesFocus
              onAnswer={explaining ? undefined : onAnswer}
              isHeld={paused}
            >
              {explaining ? (
                result !== null && <Explained result={result} own={own} late={late} />
              ) : (
                <AnswerStatus
                  answered={own !== null && own.answer !== null}
                  pending={pending !== null}
                  reachable={reachable}
                  calm={room.calm}
                  options={optionsToChoose(question)}
                />
              )}
            </QuestionCard>
          )}
        </div>
        <LiveScores room={room} session={session} me={me} />
      </div>
      {asking === 'leave' && (
        <ConfirmDialog
          title={t('play.leaveTitle')}
          text={t('play.leaveText')}
          action={t('play.leave')}
          onConfirm={commands.leave}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title={t('play.endTitle')}
          text={t('play.endText')}
          action={t('play.end')}
          onConfirm={() => commands.control('end')}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
