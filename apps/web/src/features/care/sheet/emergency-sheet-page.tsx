import type { CareSheet } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useOpenSheet } from '../care.queries.ts';
import styles from '../components/care.module.css';
import { OpenButton } from '../reading/open-button.tsx';
import { useOpened } from '../reading/use-opened.ts';
import parts from './sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { TabletCode } from './tablet-code.tsx';
import { WriteForParent } from './write-for-parent.tsx';

/** The children of a class with whom to call and what to mind: to read, to print, and for the class's tablets. */
export function EmergencySheetPage({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('care');
  const { visitor } = useSession();
  const { shown, show, hide, isPresenting } = useOpened<CareSheet>();
  const open = useOpenSheet();
  const fail = useFailureToast();
  const ask = () =>
    open.mutate(
      { classId },
      {
        onSuccess: show,
        onError: (error) => fail({ title: t('sheet.failed'), error, fallback: t('tryAgain') }),
      },
    );
  return (
    <WorkSurface>
      <Page tabTitle={t('sheet.title')}>
        <div className={parts.parts}>
          <div className={`${styles.ways} ${parts.screen}`}>
            <LinkButton
              to="/"
              hash={visitor === 'admin' ? 'classes/classes' : 'students'}
              variant="default"
              leftSection={<IconArrowLeft size={20} aria-hidden />}
            >
              {t('sheet.back')}
            </LinkButton>
            {shown !== null && (
              <Button variant="default" onClick={hide}>
                {t('read.hide')}
              </Button>
            )}
          </div>
          {shown === null ? (
            <TitledCard title={t('sheet.title')} className={styles.card}>
              <p className={styles.text}>{t('sheet.about')}</p>
              <OpenButton
                label={t('sheet.show')}
                isPresenting={isPresenting}
                pending={open.isPending}
                onOpen={ask}
              />
            </TitledCard>
          ) : (
            <SheetTable sheet={shown} />
          )}
          <div className={`${parts.parts} ${parts.screen}`}>
            {shown !== null && visitor === 'admin' && <WriteForParent sheet={shown} />}
            <TabletCode classId={classId} />
          </div>
        </div>
      </Page>
    </WorkSurface>
  );
}
