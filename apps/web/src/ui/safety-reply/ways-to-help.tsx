import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Folded } from '../folded/folded.tsx';

/**
 * What a child in danger was answered, folded away under words that say nothing of the child: on a tablet of a class
 * somebody else may look on.
 */
export function WaysToHelp({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Folded
      summary={t('safetyReply.ways')}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      {children}
    </Folded>
  );
}
