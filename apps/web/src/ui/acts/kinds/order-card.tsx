import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import styles from './order-act.module.css';

export interface OrderCardProps {
  readonly label: ActLabel;
  readonly language: Language;
  readonly item: number;
  readonly place: number;
  readonly count: number;
  readonly isHeld: boolean;
  /** Another card is held and may be put here. */
  readonly takes: boolean;
  readonly isRight: boolean;
  readonly isLocked: boolean;
  readonly onTap: () => void;
  readonly onMove: (place: number) => void;
}

/** A card with the number of its place, and arrows that move it by one. */
export function OrderCard(props: OrderCardProps) {
  const { label, language, item, place, count, isHeld, takes, isRight, isLocked } = props;
  const { t } = useTranslation('acts');
  const facts = [t('order.at', { place: place + 1, count }), isRight && t('marks.right')].filter(
    Boolean,
  );
  const arrow = (to: number, name: string, icon: ReactElement) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && props.onMove(to)}
    >
      {icon}
    </button>
  );
  return (
    <li className={styles.slot} data-place={place} data-takes={takes}>
      <div
        className={styles.card}
        data-thing={item}
        aria-disabled={isLocked}
        data-held={isHeld}
        data-right={isRight}
      >
        <button
          type="button"
          className={styles.name}
          aria-pressed={isHeld}
          aria-disabled={isLocked}
          onClick={() => !isLocked && props.onTap()}
        >
          <span className={styles.number} aria-hidden="true">
            {isRight ? <IconCheck size={22} stroke={3} /> : place + 1}
          </span>
          {label.picture && <Picture name={label.picture} size="3rem" className={styles.picture} />}
          <span lang={language}>{label.text}</span>
          <VisuallyHidden>({facts.join(', ')})</VisuallyHidden>
        </button>
        {!isLocked && (
          <span className={styles.arrows}>
            {arrow(
              place - 1,
              t('order.earlier', { text: label.text }),
              <IconArrowUp aria-hidden />,
            )}
            {arrow(
              place + 1,
              t('order.later', { text: label.text }),
              <IconArrowDown aria-hidden />,
            )}
          </span>
        )}
      </div>
    </li>
  );
}
