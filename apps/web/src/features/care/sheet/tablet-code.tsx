import { writtenSheetCode } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useEndTabletSheet, useMakeSheetCode, useTabletSheet } from '../care.queries.ts';
import styles from '../components/care.module.css';
import sheet from './sheet.module.css';

/** Whether the tablets of the class keep the sheet, and the code that opens it there. */
export function TabletCode({ classId }: { readonly classId: number }) {
  const { t, i18n } = useTranslation('care');
  const state = useTabletSheet(classId);
  const make = useMakeSheetCode(classId);
  const end = useEndTabletSheet(classId);
  const fail = useFailureToast();
  const onError = (error: unknown) =>
    fail({ title: t('tablets.failed'), error, fallback: t('tryAgain') });
  const isOn = state.data !== undefined && state.data.madeAt !== null;
  return (
    <TitledCard title={t('tablets.title')} className={styles.card}>
      <p className={styles.text}>{t('tablets.about')}</p>
      <p className={styles.text}>{t('tablets.limits')}</p>
      <QueryState query={state} count={1} shape="rows" failed={t('tablets.notLoaded')} />
      {state.data !== undefined && (
        <>
          <p className={styles.text}>
            <strong>
              {state.data.madeAt === null
                ? t('tablets.off')
                : t('tablets.on', {
                    who: state.data.madeBy ?? t('facts.gone'),
                    when: momentText(state.data.madeAt, i18n.language),
                  })}
            </strong>
          </p>
          <div className={styles.ways}>
            <Button
              variant="default"
              loading={make.isPending}
              onClick={() => make.mutate({ classId }, { onError })}
            >
              {t(isOn ? 'tablets.renew' : 'tablets.make')}
            </Button>
            {isOn && (
              <Button
                variant="default"
                loading={end.isPending}
                onClick={() =>
                  end.mutate(
                    { classId },
                    {
                      onError,
                      onSuccess: () => showToast({ kind: 'success', title: t('tablets.ended') }),
                    },
                  )
                }
              >
                {t('tablets.end')}
              </Button>
            )}
          </div>
        </>
      )}
      {make.data !== undefined && (
        <Dialog title={t('tablets.code')} onClose={make.reset}>
          <div className={styles.card}>
            <p className={sheet.code}>{writtenSheetCode(make.data.code)}</p>
            <p className={styles.text}>{t('tablets.once')}</p>
            <Button onClick={make.reset}>{t('tablets.done')}</Button>
          </div>
        </Dialog>
      )}
    </TitledCard>
  );
}
