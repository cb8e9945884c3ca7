import type { BibleStory } from '@lamplight/domain/stories';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { SentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { ReadingSheet } from '../../../ui/reading/reading-sheet.tsx';
import styles from './story-sheet.module.css';

export interface StorySheetProps {
  readonly story: BibleStory;
  readonly reader: SentenceReader;
  /** The scene of what is shown, in the place of the story's picture. */
  readonly stage?: ReactNode;
  readonly children: ReactNode;
}

/** The sheet that a story is read on: the way back, its scene or picture, and its title above what is shown of it. */
export function StorySheet({ story, reader, stage, children }: StorySheetProps) {
  const { t } = useTranslation('stories');
  return (
    <ReadingSheet
      subject="bible"
      bar={
        <>
          <LinkButton
            to="/bible-study"
            search={{}}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {t('reader.back')}
          </LinkButton>
          <ReadTextButton reader={reader} />
        </>
      }
      stage={stage}
      top={
        <header className={styles.head}>
          {!stage && <Picture name={story.picture} size="clamp(3.5rem, 2.5rem + 6vw, 6rem)" />}
          <div className={styles.names}>
            <h1 className={styles.title} lang={story.language}>
              {story.title}
            </h1>
            <p className={styles.facts} lang={CONTENT_LANGUAGE}>
              {story.character} · {story.reference}
            </p>
          </div>
        </header>
      }
    >
      {children}
    </ReadingSheet>
  );
}
