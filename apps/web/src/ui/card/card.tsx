import type { HTMLAttributes, ReactNode } from 'react';
import type { Subject } from '../../app/theme/palette.ts';
import styles from './card.module.css';

export interface CardProps {
  /** Gives the card the tint of a subject. */
  readonly subject?: Subject | undefined;
  /** `tinted` fills the card with the subject's tint; `plain` is paper with a border. */
  readonly look?: 'plain' | 'tinted';
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of paper that holds one thing. */
export function Card(props: CardProps & Omit<HTMLAttributes<HTMLElement>, keyof CardProps>) {
  const { subject, look = 'plain', as = 'div', className, children, ...rest } = props;
  const Element = as as 'div';
  return (
    <Element
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      data-look={look}
      data-subject={subject}
      {...rest}
    >
      {children}
    </Element>
  );
}
