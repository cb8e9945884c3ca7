import type { PackPreview } from '@lamplight/domain/packs';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from '../packs.module.css';
import { PackFacts } from './pack-facts.tsx';

export interface PackPreviewViewProps {
  readonly preview: PackPreview;
  readonly isInstalling: boolean;
  readonly onInstall: () => void;
}

/** What would come with a pack, what is refused of it, and the way to install it. */
export function PackPreviewView({ preview, isInstalling, onInstall }: PackPreviewViewProps) {
  const { t } = useTranslation('packs');
  const { pack, titles, faults, moreFaults, replaces, otherSigner, comesBack } = preview;
  if (faults.length > 0 || pack === null) {
    return (
      <div className={styles.preview}>
        <Notice picture="compass" role="status" title={t('refused.title')}>
          {t('refused.text')}
        </Notice>
        <ul className={styles.lines} lang={CONTENT_LANGUAGE}>
          {faults.map(({ path, label, message }) => (
            <li key={`${path} ${label} ${message}`}>
              <code>
                {path}, {label}
              </code>
              : {message}
            </li>
          ))}
        </ul>
        {moreFaults > 0 && (
          <p className={styles.hint}>{t('refused.more', { count: moreFaults })}</p>
        )}
      </div>
    );
  }
  const { state } = pack.signature;
  return (
    <div className={styles.preview}>
      <Notice picture="books" role="status" title={t('preview.title', { title: pack.title })}>
        <p className={styles.description} lang={CONTENT_LANGUAGE}>
          {pack.description}
        </p>
      </Notice>
      <PackFacts pack={pack} />
      {titles.length > 0 && (
        <details>
          <summary>{t('preview.titles', { count: titles.length })}</summary>
          <ul className={styles.lines} lang={CONTENT_LANGUAGE}>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <ul className={styles.lines}>
        {state === 'unsigned' && <li>{t('preview.unsigned')}</li>}
        {state === 'unknown' && <li>{t('preview.unknown')}</li>}
        {otherSigner && <li>{t('preview.otherSigner')}</li>}
        {replaces !== null && <li>{t('preview.replaces', { version: replaces })}</li>}
        {comesBack && <li>{t('preview.comesBack')}</li>}
      </ul>
      <div>
        <Button loading={isInstalling} onClick={onInstall}>
          {t('preview.install', { title: pack.title, version: pack.version })}
        </Button>
      </div>
    </div>
  );
}
