import { offeredNumbers, spokenAct } from '@lamplight/domain/acts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartStage } from '../../scene/part-stage.tsx';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { useTries } from '../parts/use-tries.ts';
import { useHow } from '../use-how.ts';
import styles from './count-act.module.css';

/** Things of the scene to be counted: each that is tapped gets its number; then the last one is chosen. */
export function CountAct(props: ActPropsOf<'count'>) {
  const { act, seed, language, band, given, stage, onSay } = props;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, sayName } = useTries(act, props);
  const [counted, setCounted] = useState<readonly number[]>([]);
  const [tried, setTried] = useState<readonly number[]>(given ?? []);
  const numberOf = (one: number) => counted.indexOf(one) + 1;
  const count = (one: number) => {
    const next = counted.includes(one)
      ? counted.filter((other) => other !== one)
      : [...counted, one];
    setCounted(next);
    sayName(String(next.length));
  };
  const choose = (number: number) => {
    setTried([...tried, number]);
    submit([number]);
  };
  const markOf = (number: number) => {
    if (isOver && number === act.count) return 'right';
    return tried.includes(number) ? 'tried' : 'open';
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('count')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      feedback={
        <Feedback
          verdict={tries.verdict}
          band={band}
          language={language}
          explanation={act.explanation}
        />
      }
      scene={
        stage !== null && (
          <PartStage
            scene={stage.scene}
            alt={stage.alt}
            language={language}
            names={[act.of]}
            nameOf={({ one }) =>
              counted.includes(one)
                ? t('count.counted', { number: numberOf(one) })
                : t('count.one', { place: one + 1 })
            }
            markOf={({ one }) => (counted.includes(one) ? 'counted' : null)}
            badgeOf={({ one }) =>
              counted.includes(one) && <span className={styles.badge}>{numberOf(one)}</span>
            }
            isLocked={isOver}
            onTap={({ one }) => count(one)}
          />
        )
      }
    >
      <ul className={styles.numbers} aria-label={t('count.choose')}>
        {offeredNumbers(act.count, seed).map((number) => {
          const mark = markOf(number);
          const isLocked = isOver || mark === 'tried';
          return (
            <li key={number}>
              <button
                type="button"
                className={styles.number}
                data-mark={mark}
                aria-disabled={isLocked}
                onClick={() => !isLocked && choose(number)}
              >
                {number}
                {mark === 'right' && <VisuallyHidden>({t('marks.answer')})</VisuallyHidden>}
                {mark === 'tried' && <VisuallyHidden>({t('marks.yours')})</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">
        {counted.length > 0 && t('count.soFar', { count: counted.length })}
      </VisuallyHidden>
    </ActFrame>
  );
}
