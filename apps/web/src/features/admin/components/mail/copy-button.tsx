import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../lib/platform.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';

export interface CopyButtonProps {
  readonly link: string;
  /** Whom the link is for. */
  readonly to: string;
  readonly variant: 'default' | 'subtle';
}

/** Copies a mailed link. */
export function CopyButton({ link, to, variant }: CopyButtonProps) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    const copied = await copyText(link);
    showToast(
      copied
        ? { kind: 'success', title: t('mail.copied'), text: t('mail.copiedText', { to }) }
        : { kind: 'failure', title: t('mail.notCopied'), text: t('mail.notCopiedText') },
    );
  };
  return (
    <Button variant={variant} aria-label={t('mail.copyOne', { to })} onClick={copy}>
      {t('mail.copy')}
    </Button>
  );
}
