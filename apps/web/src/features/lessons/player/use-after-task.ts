import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a task stays once it is over and all is said of it, in ms: there is something to look at. */
const LOOK_MS = 1600;

export interface AfterTask {
  /** Whether the task of the page has come to its end just now. */
  readonly isOver: boolean;
  /** Whether the voice is on and has nothing more to say. */
  readonly rests: boolean;
  /** Leads on; null for who turns their own pages. */
  readonly onTurn: (() => void) | null;
  /** Called once for who turns their own pages. */
  readonly onStay: () => void;
}

/**
 * Leads those who do not read yet on from a task that is over, as pages do that were read to their end. Whoever touches
 * anything before that stays: to look once more, or to do it again.
 */
export function useAfterTask({ isOver, rests, onTurn, onStay }: AfterTask): void {
  /** Nothing more is done for this task. */
  const isSettled = useRef(false);
  const stay = useEffectEvent(onStay);
  const turn = useEffectEvent(() => onTurn?.());
  const turnsAlone = onTurn !== null;

  useEffect(() => {
    if (!isOver) isSettled.current = false;
    if (!isOver || !rests || isSettled.current) return;
    if (!turnsAlone) {
      isSettled.current = true;
      stay();
      return;
    }
    const timer = window.setTimeout(() => turn(), LOOK_MS);
    const hold = () => {
      isSettled.current = true;
      window.clearTimeout(timer);
    };
    window.addEventListener('pointerdown', hold);
    window.addEventListener('keydown', hold);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', hold);
      window.removeEventListener('keydown', hold);
    };
  }, [isOver, rests, turnsAlone]);
}
