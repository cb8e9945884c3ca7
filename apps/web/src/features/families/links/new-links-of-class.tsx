import type { NewFamilyLink } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import familyLinks from '../../../i18n/en/family-links.json';
import newLinks from '../../../i18n/en/new-links.json';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { HomeNotice } from '../../../ui/home-notice/home-notice.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { FamilyLinkRow } from './family-link-row.tsx';
import styles from './family-links.module.css';

/** Tells a teacher how many parents were linked to students this week, without a name: others may see the screen. */
export function Page({ links }: { readonly links: readonly NewFamilyLink[] }) {
  const { t } = useTranslation('new-links');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <WorkSurface>
      <section role="status" aria-label={t('staff.label')}>
        <HomeNotice
          picture="people-hugging"
          tone="request"
          text={t('staff.text', { count: links.length })}
        >
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('staff.open')}
          </Button>
        </HomeNotice>
      </section>
      {isOpen && (
        <Dialog title={t('staff.title')} onClose={() => setIsOpen(false)}>
          <div className={styles.card}>
            <p className={styles.text}>{t('staff.explained')}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <FamilyLinkRow
                  key={`${link.parent.id} ${link.student.id}`}
                  link={link}
                  naming
                  mayConfirm={false}
                />
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </WorkSurface>
  );
}

export const texts = { 'family-links': familyLinks, 'new-links': newLinks };
