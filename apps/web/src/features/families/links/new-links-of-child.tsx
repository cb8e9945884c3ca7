import type { NewFamilyLink } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import newLinks from '../../../i18n/en/new-links.json';
import { momentText } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/full-name.ts';
import { HomeNotice } from '../../../ui/home-notice/home-notice.tsx';
import { UndoLinkDialog } from './undo-link-dialog.tsx';

/** Tells a child who was linked as a parent; for a week the child can undo it without asking anybody. */
export function Page({ links }: { readonly links: readonly NewFamilyLink[] }) {
  const { t, i18n } = useTranslation('new-links');
  const [undoing, setUndoing] = useState<NewFamilyLink | null>(null);
  return (
    <section role="status" aria-label={t('child.label')}>
      {links.map((link) => {
        const { parent, status, undoUntil } = link;
        const name = fullName(parent);
        const words = { parent: name, username: parent.username };
        return (
          <HomeNotice
            key={parent.id}
            picture="people-hugging"
            tone="request"
            text={t(`child.${status}`, { ...words, until: momentText(undoUntil, i18n.language) })}
          >
            <Button
              variant="default"
              aria-label={t('child.undoLabel', { parent: name })}
              onClick={() => setUndoing(link)}
            >
              {t('child.undo')}
            </Button>
          </HomeNotice>
        );
      })}
      {undoing !== null && <UndoLinkDialog link={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}

export const texts = { 'new-links': newLinks };
