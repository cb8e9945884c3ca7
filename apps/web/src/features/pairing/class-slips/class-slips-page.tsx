import type { MadeSlips } from '@lamplight/domain/pairing';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { ChooseFamilies } from './choose-families.tsx';
import styles from './class-slips-page.module.css';
import { SmallSlip } from './small-slip.tsx';

/** Makes the slips of a class and prints them, eight to a sheet. */
export function ClassSlipsPage({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('pairing');
  const { visitor } = useSession();
  const [made, setMade] = useState<MadeSlips | null>(null);
  const back = (
    <LinkButton
      to="/"
      hash={visitor === 'admin' ? 'classes/sign-in' : 'sign-in'}
      variant="default"
      leftSection={<IconArrowLeft size={20} aria-hidden />}
    >
      {t('class.back')}
    </LinkButton>
  );
  return (
    <WorkSurface>
      <Page tabTitle={t('class.title')}>
        {made === null ? (
          <ChooseFamilies classId={classId} back={back} onMade={setMade} />
        ) : (
          <>
            <div className={styles.before}>
              <Notice picture="shield" title={t('class.onceTitle')}>
                {t('class.once')}
              </Notice>
            </div>
            <PrintSheet
              title={t('class.sheet', { class: made.className })}
              meta={t('class.meta', { count: made.slips.length })}
              actions={
                <>
                  {back}
                  <Button variant="default" onClick={() => setMade(null)}>
                    {t('class.others')}
                  </Button>
                </>
              }
            >
              <ul className={styles.slips} aria-label={t('class.list')}>
                {made.slips.map((each) => (
                  <SmallSlip key={each.student.id} made={each} address={made.address} />
                ))}
              </ul>
            </PrintSheet>
          </>
        )}
      </Page>
    </WorkSurface>
  );
}
