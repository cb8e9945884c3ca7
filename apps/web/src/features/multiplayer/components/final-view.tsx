import type { CurrentGame, SessionView } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { useClassGame } from '../../../ui/game/class-game/class-game.queries.ts';
import { ClassGameCard } from '../../../ui/game/class-game/class-game-card.tsx';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { Ranking } from '../../../ui/game/ranking.tsx';
import { shownFaces } from '../../../ui/game/shown-faces.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { kindWord } from '../kind-words.ts';
import { ownMoments } from '../own-moments.ts';
import type { RoomCommands } from '../use-room-commands.ts';
import { Confetti } from './confetti.tsx';
import styles from './final-view.module.css';

export interface FinalViewProps {
  readonly game: CurrentGame & { readonly session: SessionView };
  readonly me: number;
  readonly commands: RoomCommands;
  readonly onPractice: (gameId: number) => void;
}

/** The end of a game: a good word and the own best moments for everybody, then the final scores. */
export function FinalView({ game: { room, session }, me, commands, onPractice }: FinalViewProps) {
  const { t, i18n } = useTranslation('multiplayer');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const classGame = useClassGame('games', room.id);
  const { own } = session;
  const asked = session.currentQuestion + 1;
  const word = t(`final.${kindWord(session, room.players.length)}`);
  const moments = ownMoments(session);
  const ownTeam = room.players.find(({ id }) => id === me)?.team ?? null;
  const missedSome = own !== null && own.correctAnswers < asked;
  return (
    <div className={styles.view} data-subject={GAME_LOOKS[room.gameType].subject}>
      <Confetti />
      {classGame !== null && (
        <ClassGameCard
          room={classGame}
          pending={commands.busy}
          onJoin={() => commands.join(classGame.id)}
        />
      )}
      <section className={styles.result}>
        <Picture name="trophy" size="6rem" className={styles.picture} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('final.title')}
        </h1>
        <div className={styles.word}>
          <p>{word}</p>
          <ListenButton title={t('final.title')} text={word} />
        </div>
        <dl className={styles.moments}>
          {moments.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`final.${name}`)}</dt>
              <dd>
                {name === 'right'
                  ? t('final.rightOf', { right: value, total: asked })
                  : value.toLocaleString(i18n.language)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.ways}>
        {room.hostId === me && (
          <Button
            variant="cta"
            size="lg"
            disabled={commands.busy}
            onClick={() => commands.control('reopen')}
          >
            {t('final.again')}
          </Button>
        )}
        {missedSome && (
          <Button variant="subject" size="lg" onClick={() => onPractice(session.id)}>
            {t('final.practice')}
          </Button>
        )}
        <Button variant="default" size="lg" disabled={commands.busy} onClick={commands.leave}>
          {t('final.back')}
        </Button>
      </div>
      {room.hostId !== me && <p className={styles.waiting}>{t('final.waiting')}</p>}
      {room.ranking !== 'off' && (
        <Card as="section" className={styles.scores}>
          <h2 className={styles.heading}>{t('final.scores')}</h2>
          <Ranking
            mode={room.ranking}
            ranking={session.ranking}
            teams={session.teams}
            own={me}
            ownTeam={ownTeam}
            faces={shownFaces(room.players, me)}
          />
        </Card>
      )}
    </div>
  );
}
