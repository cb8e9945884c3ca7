import type { CardHolder, MadeCards, SignInKind } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
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
  const { t } = useTranslation('classroom-sign-in');
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
  const idsOf = (some: readonly CardHolder[]) => new Set(some.map(({ userId }) => userId));
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
          <div className={page.buttons}>
            <Button variant="default" onClick={() => setChoice(idsOf(ready))}>
              {t('cards.all')}
            </Button>
            <Button variant="default" onClick={() => setChoice(new Set())}>
              {t('cards.none')}
            </Button>
          </div>
          <ul className={styles.holders} aria-label={t('cards.who')}>
            {ready.map((holder) => (
              <Holder
                key={holder.userId}
                holder={holder}
                chosen={chosen.includes(holder)}
                onChoose={(isChosen) => {
                  const next = idsOf(chosen);
                  if (isChosen) next.add(holder.userId);
                  else next.delete(holder.userId);
                  setChoice(next);
                }}
              />
            ))}
          </ul>
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

interface HolderProps {
  readonly holder: CardHolder;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function Holder({ holder, chosen, onChoose }: HolderProps) {
  const { t, i18n } = useTranslation('classroom-sign-in');
  const { name, username, cardMadeAt } = holder;
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  return (
    <li>
      <label className={styles.holder}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span>
          <strong>{name}</strong>
          <span className={styles.facts}>
            {username}
            {' · '}
            {cardMadeAt === null ? t('cards.never') : t('cards.madeOn', { day: day(cardMadeAt) })}
          </span>
        </span>
      </label>
    </li>
  );
}
