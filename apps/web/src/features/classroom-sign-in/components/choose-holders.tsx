import type { MadeCards, SignInKind } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PeopleChoice } from '../../../ui/people-choice/people-choice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import page from '../classroom-sign-in.module.css';
import { useCardHolders, useMakeCards } from '../classroom-sign-in.queries.ts';
import styles from './choose-holders.module.css';
import { WithheldHolders } from './withheld-holders.tsx';

export interface ChooseHoldersProps {
  readonly classId: number;
  /** The way back. */
  readonly back: ReactNode;
  readonly onMade: (cards: MadeCards) => void;
}

/** Who gets a new card, and with what; said before is what that ends. */
export function ChooseHolders({ classId, back, onMade }: ChooseHoldersProps) {
  const { t, i18n } = useTranslation('classroom-sign-in');
  const holders = useCardHolders(classId);
  const make = useMakeCards();
  const fail = useFailureToast();
  const [kind, setKind] = useState<SignInKind>('pictures');
  const [choice, setChoice] = useState<ReadonlySet<number> | null>(null);
  const ready = holders.data?.filter(({ withheld }) => withheld === null) ?? [];
  // A new card ends the old one: until the teacher says otherwise, only who has none gets one.
  const chosen = ready.filter(({ userId, cardMadeAt }) =>
    choice === null ? cardMadeAt === null : choice.has(userId),
  );
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  const cardOf = (madeAt: string | null) =>
    madeAt === null ? t('cards.never') : t('cards.madeOn', { day: day(madeAt) });
  const submit = () =>
    make.mutate(
      { classId, kind, userIds: chosen.map(({ userId }) => userId) },
      {
        onSuccess: onMade,
        onError: (error) =>
          fail({ title: t('cards.notMade'), error, fallback: t('add.failedText') }),
      },
    );
  return (
    <div className={page.panel}>
      <div>{back}</div>
      <h1 className={styles.title}>{t('cards.title')}</h1>
      <p>{t('cards.about')}</p>
      {holders.data === undefined && (
        <QueryState query={holders} count={6} shape="rows" failed={t('cards.failed')} />
      )}
      {holders.data?.length === 0 && <EmptyState picture="backpack" text={t('cards.nobody')} />}
      {ready.length > 0 && (
        <Card className={page.panel}>
          <Notice picture="shield" title={t('cards.freshTitle')}>
            {t('cards.fresh')}
          </Notice>
          <ChooseOne
            legend={t('kind.legend')}
            choices={[
              {
                value: 'pictures',
                label: t('kind.pictures'),
                note: t('kind.picturesNote'),
                picture: 'artist-palette',
              },
              {
                value: 'words',
                label: t('kind.words'),
                note: t('kind.wordsReplace'),
                picture: 'memo',
              },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
          <PeopleChoice
            label={t('cards.who')}
            people={ready.map(({ userId, name, username, cardMadeAt }) => ({
              ...{ id: userId, name },
              facts: [username, cardOf(cardMadeAt)].join(' · '),
            }))}
            chosen={new Set(chosen.map(({ userId }) => userId))}
            onChoose={setChoice}
          />
          <div className={page.buttons}>
            <Button loading={make.isPending} disabled={chosen.length === 0} onClick={submit}>
              {t('cards.make', { count: chosen.length })}
            </Button>
          </div>
        </Card>
      )}
      <WithheldHolders holders={holders.data?.filter(({ withheld }) => withheld !== null) ?? []} />
    </div>
  );
}
