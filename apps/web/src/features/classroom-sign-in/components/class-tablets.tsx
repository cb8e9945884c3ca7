import type { ClassTablet } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agoText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import page from '../classroom-sign-in.module.css';
import { useTablets } from '../classroom-sign-in.queries.ts';
import styles from './class-tablets.module.css';
import { EditTabletDialog } from './edit-tablet-dialog.tsx';
import { NewTabletDialog } from './new-tablet-dialog.tsx';

/** The tablets on which the children of a class find their tiles. */
export function ClassTablets({ classId }: { readonly classId: number }) {
  const { t, i18n } = useTranslation('classroom-sign-in');
  const tablets = useTablets(classId);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<ClassTablet | null>(null);
  const seen = ({ lastSeenAt }: ClassTablet) =>
    lastSeenAt === null
      ? t('tablets.unseen')
      : t('tablets.seen', { when: agoText(lastSeenAt, Date.now(), i18n.language) });
  return (
    <Section title={t('tablets.title')}>
      <Card className={page.panel}>
        <p>{t('tablets.about')}</p>
        <QueryState query={tablets} count={2} shape="rows" failed={t('tablets.failed')} />
        {tablets.data?.length === 0 && <p className={page.hint}>{t('tablets.none')}</p>}
        {tablets.data !== undefined && tablets.data.length > 0 && (
          <ul className={styles.tablets} aria-label={t('tablets.list')}>
            {tablets.data.map((tablet) => (
              <li key={tablet.id} className={styles.tablet}>
                <span>
                  <strong>{tablet.name}</strong>
                  <span className={styles.seen}>{seen(tablet)}</span>
                </span>
                <Button
                  variant="default"
                  aria-label={t('tablets.editOne', { name: tablet.name })}
                  onClick={() => setEdited(tablet)}
                >
                  {t('tablets.edit')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={page.buttons}>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('tablets.add')}
          </Button>
        </div>
      </Card>
      {adding && (
        <NewTabletDialog
          classId={classId}
          number={(tablets.data?.length ?? 0) + 1}
          onClose={() => setAdding(false)}
        />
      )}
      {edited !== null && <EditTabletDialog tablet={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}
