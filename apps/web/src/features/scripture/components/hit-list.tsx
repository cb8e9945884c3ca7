import type { HitPart } from '@lamplight/domain/scripture';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './hit-list.module.css';

export interface HitListProps {
  readonly hits: readonly { readonly reference: string; readonly parts: readonly HitPart[] }[];
  readonly query: string;
  /** Asks for more of them; absent when these are all. */
  readonly onMore?: () => void;
  readonly isLoading?: boolean;
}

/** Verses in which the words stand, each the way into its chapter. */
export function HitList({ hits, query, onMore, isLoading = false }: HitListProps) {
  const { t } = useTranslation('scripture');
  return (
    <Section title={t('found', { query })}>
      <ul className={styles.list}>
        {hits.map(({ reference, parts }) => {
          const words = parts.map(({ text }) => text).join('');
          return (
            <Card as="li" key={reference} subject="bible" className={styles.hit}>
              <div className={styles.head}>
                <Link to="/scripture" search={{ q: reference }} className={styles.reference}>
                  {reference}
                </Link>
                <ListenButton title={reference} text={words} />
              </div>
              <p className={styles.words}>
                {parts.map(({ text, isHit }, at) =>
                  isHit ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a verse never move.
                    <mark key={at}>{text}</mark>
                  ) : (
                    text
                  ),
                )}
              </p>
            </Card>
          );
        })}
      </ul>
      {onMore !== undefined && (
        <div className={styles.more}>
          <Button variant="default" loading={isLoading} onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
