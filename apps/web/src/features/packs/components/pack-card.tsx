import { BUILT_IN_PACK, type PackView } from '@lamplight/domain/packs';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../packs.module.css';
import { useRemovePack, useSwitchPack } from '../packs.queries.ts';
import { PackFacts } from './pack-facts.tsx';

/** A pack of the host. The built-in content can be neither switched off nor removed. */
export function PackCard({ pack }: { readonly pack: PackView }) {
  const { t } = useTranslation('packs');
  const titleId = useId();
  const isBuiltIn = pack.name === BUILT_IN_PACK;
  return (
    <Card as="li" className={styles.pack} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {isBuiltIn ? t('builtIn.title') : pack.title}
        </h3>
        <p className={styles.version}>{t('version', { version: pack.version })}</p>
      </div>
      {isBuiltIn ? (
        <p className={styles.description}>{t('builtIn.text')}</p>
      ) : (
        <p className={styles.description} lang={CONTENT_LANGUAGE}>
          {pack.description}
        </p>
      )}
      {!pack.isReadable && <Notice picture="compass">{t('unreadable')}</Notice>}
      <PackFacts pack={pack} />
      {!isBuiltIn && <PackActs pack={pack} />}
    </Card>
  );
}

function PackActs({ pack: { name, title, isOn } }: { readonly pack: PackView }) {
  const { t } = useTranslation('packs');
  const switching = useSwitchPack();
  const removal = useRemovePack();
  const tellFailure = useFailureToast();

  const toggle = async () => {
    try {
      await switching.mutateAsync({ name, isOn: !isOn });
    } catch (error) {
      tellFailure({ title: t('switchFailed'), error, fallback: t('tryAgain') });
    }
  };
  const remove = async () => {
    if (!window.confirm(t('removeConfirm', { title }))) return;
    try {
      await removal.mutateAsync({ name });
      showToast({ kind: 'success', title: t('removed', { title }) });
    } catch (error) {
      tellFailure({ title: t('removeFailed'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <div className={styles.acts}>
      <SwitchField
        label={t('on')}
        aria-label={t('onOne', { title })}
        checked={isOn}
        disabled={switching.isPending}
        onChange={() => void toggle()}
      />
      <Button
        variant="default"
        aria-label={t('removeOne', { title })}
        loading={removal.isPending}
        onClick={() => void remove()}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
