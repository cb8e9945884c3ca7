import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export interface ForGrownUpsProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides what a page says to the grown-ups of a small child: numbers, kinds, settings. */
export function ForGrownUps({ open, onToggle }: ForGrownUpsProps) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="subtle"
      aria-expanded={open}
      rightSection={
        open ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />
      }
      onClick={onToggle}
    >
      {t('forGrownUps')}
    </Button>
  );
}
