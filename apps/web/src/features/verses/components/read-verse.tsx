import type { WeekVerse } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent } from '../../../ui/reading/readable-content.tsx';
import styles from './read-verse.module.css';

export interface ReadVerseProps {
  readonly verse: WeekVerse;
  readonly onReady: () => void;
}

/** The verse to read and to hear before it is practised. */
export function ReadVerse({ verse, onReady }: ReadVerseProps) {
  const { t } = useTranslation('verses');
  const { text, reference } = verse;
  const readable = useMemo(
    () => readableText('', [{ kind: 'verse', text, reference }]),
    [text, reference],
  );
  const reader = useSentenceReader(readable.sentences, CONTENT_LANGUAGE);
  return (
    <div className={styles.read}>
      <ReadableContent blocks={readable.blocks} current={reader.current} />
      <div className={styles.task}>
        <p className={styles.text}>{t('read.text')}</p>
        <ListenButton title={t('steps.read')} text={t('read.text')} />
      </div>
      <div className={styles.ways}>
        <ReadTextButton reader={reader} />
        <Button variant="subject" onClick={onReady}>
          {t('read.ready')}
        </Button>
      </div>
    </div>
  );
}
