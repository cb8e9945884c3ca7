import type { MadeCards } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PrintSheet } from '../../ui/print/print-sheet.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import styles from './class-cards-page.module.css';
import { ChooseHolders } from './components/choose-holders.tsx';
import { PrintedCard } from './components/printed-card.tsx';
import { forgetMadeCards, keepMadeCards, madeCardsOf } from './made-cards.ts';

/** The slips that link families, on the same sheet as the cards of their children. */
export interface SlipsBeside {
  readonly isPending: boolean;
  readonly areMade: boolean;
  /** Whether the family of any of these children has none yet and is not linked. */
  waits(userIds: readonly number[]): boolean;
  /** Makes them for those of these children whose families wait for one. */
  add(userIds: readonly number[]): void;
  /** Those that were made belong to cards that are no longer shown. */
  forget(): void;
  /** That of a child; null where none was made. */
  of(userId: number): ReactNode;
}

export interface ClassCardsPageProps {
  readonly classId: number;
  readonly slips: SlipsBeside;
}

/** Makes the cards of a class and prints them, eight to a sheet, or four with the slip of the family beside each. */
export function ClassCardsPage({ classId, slips }: ClassCardsPageProps) {
  const { t } = useTranslation('classroom-sign-in');
  const { visitor } = useSession();
  const [made, setMade] = useState<MadeCards | undefined>(() => madeCardsOf(classId));
  // Whoever leaves the page has printed them, or makes new ones.
  useEffect(() => forgetMadeCards, []);
  const show = (cards: MadeCards) => {
    slips.forget();
    keepMadeCards(cards);
    setMade(cards);
  };
  const chooseAgain = () => {
    slips.forget();
    setMade(undefined);
  };
  const ids = made?.cards.map(({ userId }) => userId) ?? [];
  const back = (
    <LinkButton
      to="/"
      hash={visitor === 'admin' ? 'classes/sign-in' : 'sign-in'}
      variant="default"
      leftSection={<IconArrowLeft size={20} aria-hidden />}
    >
      {t('cards.back')}
    </LinkButton>
  );
  return (
    <WorkSurface>
      <Page tabTitle={t('cards.title')}>
        {made === undefined ? (
          <ChooseHolders classId={classId} back={back} onMade={show} />
        ) : (
          <>
            <div className={styles.before}>
              <Notice picture="shield" title={t('cards.onceTitle')}>
                {t('cards.once')}
              </Notice>
            </div>
            <PrintSheet
              title={t('cards.sheet', { class: made.className })}
              meta={t('cards.meta', { count: made.cards.length })}
              actions={
                <>
                  {back}
                  <Button variant="default" onClick={chooseAgain}>
                    {t('cards.others')}
                  </Button>
                  {!slips.areMade && slips.waits(ids) && (
                    <Button
                      variant="default"
                      disabled={slips.isPending}
                      onClick={() => slips.add(ids)}
                    >
                      {t(slips.isPending ? 'beside.adding' : 'beside.add')}
                    </Button>
                  )}
                </>
              }
            >
              {slips.areMade && <p className={styles.beside}>{t('beside.about')}</p>}
              <ul className={styles.cards} aria-label={t('cards.list')}>
                {made.cards.map((card) => (
                  <Fragment key={card.userId}>
                    <PrintedCard card={card} className={made.className} address={made.address} />
                    {slips.of(card.userId) ?? (slips.areMade && <li aria-hidden />)}
                  </Fragment>
                ))}
              </ul>
            </PrintSheet>
          </>
        )}
      </Page>
    </WorkSurface>
  );
}
