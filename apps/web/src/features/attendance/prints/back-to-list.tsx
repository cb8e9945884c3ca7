import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

/** The way from a list that is printed to the door. */
export function BackToList() {
  const { t } = useTranslation('attendance');
  return (
    <LinkButton
      to="/attendance"
      search={{}}
      variant="default"
      leftSection={<IconArrowLeft size={20} aria-hidden />}
    >
      {t('print.back')}
    </LinkButton>
  );
}
