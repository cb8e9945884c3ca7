import type { Language } from '@lamplight/domain/profiles';
import { type ReactNode, useId } from 'react';
import type { Subject } from '../../app/theme/palette.ts';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
import styles from './picture-card.module.css';

/** What stands in the corner of a card: that it was done, or that it is new. */
export interface CardBadge {
  readonly kind: 'done' | 'new';
  readonly text: string;
}

export interface PictureCardProps {
  readonly subject: Subject;
  readonly picture: Pick<PictureProps, 'name' | 'of'>;
  readonly badge: CardBadge | null;
  /** Titles and descriptions are content, in its language. */
  readonly title: string;
  readonly description: string;
  /** The language of both, where it is not that of the content. */
  readonly language?: Language;
  /** Between the title and the description, such as `CardFacts`. */
  readonly facts: ReactNode;
  /** Below the description. */
  readonly children?: ReactNode;
  /** The way in, which the title describes. */
  readonly way: (titleId: string) => ReactNode;
}

/** Something to open, with its picture, what it is about, and the way into it. */
export function PictureCard(props: PictureCardProps) {
  const { subject, picture, badge, title, description, facts, children, way } = props;
  const language = props.language ?? CONTENT_LANGUAGE;
  const titleId = useId();
  return (
    <li className={styles.card} data-subject={subject} data-done={badge?.kind === 'done'}>
      <div className={styles.band}>
        <Picture {...picture} size="5.5rem" />
        {badge !== null && (
          <span className={styles.badge} data-kind={badge.kind}>
            <Picture
              name={badge.kind === 'done' ? 'check-mark-button' : 'glowing-star'}
              size={22}
            />
            {badge.text}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={language}>
            {title}
          </h3>
          <ListenButton title={title} text={`${title}. ${description}`} lang={language} />
        </div>
        {facts}
        <p className={styles.description} lang={language}>
          {description}
        </p>
        {children}
      </div>
      {way(titleId)}
    </li>
  );
}

/** Short facts in a line, parted by dots. */
export function CardFacts({ children }: { readonly children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
