import { type MadeSlips, mayHaveSlip, waitsForSlip } from '@lamplight/domain/pairing';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { Card } from '../../../ui/card/card.tsx';
import { PeopleChoice } from '../../../ui/people-choice/people-choice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useMakeClassSlips, useSlipHolders } from '../pairing.queries.ts';
import styles from './class-slips-page.module.css';

export interface ChooseFamiliesProps {
  readonly classId: number;
  /** The way back. */
  readonly back: ReactNode;
  readonly onMade: (slips: MadeSlips) => void;
}

/** Who gets a slip: until somebody says otherwise, the families that have none and are not linked. */
export function ChooseFamilies({ classId, back, onMade }: ChooseFamiliesProps) {
  const { t } = useTranslation('pairing');
  const holders = useSlipHolders(classId);
  const make = useMakeClassSlips();
  const fail = useFailureToast();
  const [choice, setChoice] = useState<ReadonlySet<number> | null>(null);
  const ready = holders.data?.filter(mayHaveSlip) ?? [];
  const chosen = ready.filter((holder) =>
    choice === null ? waitsForSlip(holder) : choice.has(holder.student.id),
  );
  const studentIds = chosen.map(({ student }) => student.id);
  const submit = () =>
    make.mutate(
      { classId, studentIds },
      {
        onSuccess: onMade,
        onError: (error) =>
          fail({ title: t('class.notMade'), error, fallback: t('make.failedText') }),
      },
    );
  const factsOf = ({ openSlips, parents }: (typeof ready)[number]) =>
    [
      ...(parents > 0 ? [t('class.parents', { count: parents })] : []),
      openSlips > 0 ? t('class.open', { count: openSlips }) : t('class.nothing'),
    ].join(' · ');
  return (
    <div className={styles.choose}>
      <div>{back}</div>
      <h1 className={styles.title}>{t('class.title')}</h1>
      <p>{t('class.about')}</p>
      {holders.data === undefined && (
        <QueryState query={holders} count={6} shape="rows" failed={t('class.failed')} />
      )}
      {holders.data?.length === 0 && <EmptyState picture="backpack" text={t('class.nobody')} />}
      {ready.length > 0 && (
        <Card className={styles.choose}>
          {!ready.some(waitsForSlip) && <p>{t('class.everybody')}</p>}
          <PeopleChoice
            label={t('class.who')}
            people={ready.map((holder) => ({
              ...{ id: holder.student.id, name: fullName(holder.student) },
              facts: factsOf(holder),
            }))}
            chosen={new Set(studentIds)}
            onChoose={setChoice}
          />
          <div>
            <Button loading={make.isPending} disabled={chosen.length === 0} onClick={submit}>
              {t('class.make', { count: chosen.length })}
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
