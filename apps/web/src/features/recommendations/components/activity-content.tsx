import { parseContent } from '@lamplight/domain/lessons';
import type { Activity, Recommendation } from '@lamplight/domain/recommendations';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AiBadge } from '../../../ui/ai-badge/ai-badge.tsx';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent } from '../../../ui/reading/readable-content.tsx';
import { useRecommendationWords } from '../use-words.ts';
import styles from './activity-content.module.css';
import { Example } from './example.tsx';

export interface ActivityContentProps {
  readonly recommendation: Recommendation;
  readonly activity: Activity;
  readonly onBegin: () => void;
}

/** The text of an activity and what is worked out in it, before its questions. */
export function ActivityContent({ recommendation, activity, onBegin }: ActivityContentProps) {
  const { t } = useTranslation('recommendations');
  const words = useRecommendationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const readable = useMemo(
    () => readableText('', parseContent(activity.content)),
    [activity.content],
  );
  const reader = useSentenceReader(readable.sentences, CONTENT_LANGUAGE);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {words.title(recommendation)}
          </h1>
          <p className={styles.description}>{words.description(recommendation)}</p>
          <div className={styles.facts}>
            <DifficultyBadge
              difficulty={activity.difficulty}
              name={t(`level.${activity.difficulty}`)}
            />
            <span>{t('card.minutes', { count: activity.estimatedDuration })}</span>
            <span>{t('runner.questions', { count: activity.questions.length })}</span>
          </div>
          <AiBadge source={activity.source} />
          <ReadTextButton reader={reader} />
        </header>
        <ReadableContent blocks={readable.blocks} current={reader.current} />
        {activity.examples.map((example) => (
          <Example key={example.question} example={example} />
        ))}
      </article>
      <Button
        variant="cta"
        size="lg"
        className={styles.begin}
        rightSection={<IconArrowRight size={22} aria-hidden />}
        onClick={onBegin}
      >
        {t('runner.begin')}
      </Button>
    </>
  );
}
