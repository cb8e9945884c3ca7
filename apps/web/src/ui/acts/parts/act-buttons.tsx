import type { ContentBand } from '@lamplight/domain/age';
import { Button } from '@mantine/core';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export interface ActButtonsProps {
  readonly band: ContentBand;
  /** Everything has its place, so that it can be checked. */
  readonly isWhole: boolean;
  readonly isOver: boolean;
  readonly onCheck: () => void;
  readonly onAgain: () => void;
}

/** To have the answer checked, and to do the act once more when it is over. */
export function ActButtons({ band, isWhole, isOver, onCheck, onAgain }: ActButtonsProps) {
  const { t } = useTranslation('acts');
  const size = band === 'kindergarten' ? 'lg' : 'md';
  return isOver ? (
    <Button
      size={size}
      variant="default"
      leftSection={<IconRotate size={22} aria-hidden />}
      onClick={onAgain}
    >
      {t('again')}
    </Button>
  ) : (
    <Button
      size={size}
      variant="filled"
      disabled={!isWhole}
      leftSection={<IconCheck size={24} aria-hidden />}
      onClick={onCheck}
    >
      {t('check')}
    </Button>
  );
}
