import type { MathState } from '@lamplight/domain/math-games';
import type { CurrentUser } from '@lamplight/domain/users';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../lib/platform.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { arenaPlace, keepArenaPlace } from './arena-place.ts';
import { afterRound, keepArenaRecord } from './arena-record.ts';
import {
  type ArenaState,
  beginning,
  type LevelOutcome,
  type LevelPlace,
  MENU,
  nextState,
  rightAnswers,
} from './arena-state.ts';
import { loadLevel, prepareLevels } from './load-level.ts';
import { useFinishLevel } from './math-games.queries.ts';

/** A child's way through levels: what is open, what to do there, and what this browser keeps of it. */
export function useArena(user: CurrentUser, standing: MathState | undefined) {
  const { t } = useTranslation('math-games');
  const [state, dispatch] = useReducer(nextState, user.id, firstView);
  const finish = useFinishLevel();
  const tellPending = usePendingToast();

  const open = async (place: LevelPlace) => {
    dispatch({ kind: 'start' });
    try {
      dispatch({ kind: 'begin', place, problems: await loadLevel(place.level) });
    } catch {
      showToast({ kind: 'failure', title: t('failed') });
      dispatch({ kind: 'menu' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a level that was open is opened again once.
  useEffect(() => {
    const place = arenaPlace(user.id);
    if (place === null) prepareLevels();
    else void open(place);
  }, []);
  useEffect(() => keepArenaPlace(user.id, state), [user.id, state]);
  // What the host says is what this browser knows when the host can't be reached.
  useEffect(() => {
    if (standing !== undefined) keepArenaRecord(user.id, standing);
  }, [user.id, standing]);

  const report = ({ level, problems, answers }: LevelOutcome) => {
    if (standing !== undefined) {
      const right = rightAnswers({ problems, answers });
      keepArenaRecord(user.id, afterRound(standing, level.level, right));
    }
    finish.mutate(
      { key: randomId(), userId: user.id, round: { ...level, answers: [...answers] } },
      {
        // A refusal is silent (spec 8).
        onSuccess: (marks) => {
          if (marks === null) tellPending();
        },
      },
    );
  };

  return {
    state,
    start(level: number) {
      if (standing === undefined) return;
      const { grade, age } = standing;
      void open(beginning({ seed: randomId(), level, grade, age }));
    },
    choose: (choice: number) => dispatch({ kind: 'choose', choice }),
    next() {
      const then = nextState(state, { kind: 'next' });
      dispatch({ kind: 'next' });
      if (state.view === 'playing' && then.view === 'result') report(then);
    },
    toMenu() {
      // Whoever leaves in the pause after the last answer has played the level to its end.
      const then = nextState(state, { kind: 'next' });
      if (state.view === 'playing' && then.view === 'result') report(then);
      dispatch({ kind: 'menu' });
    },
  };
}

function firstView(userId: number): ArenaState {
  return arenaPlace(userId) === null ? MENU : { view: 'starting' };
}
