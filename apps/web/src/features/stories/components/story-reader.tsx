import { parseContent } from '@lamplight/domain/lessons';
import type { BibleStory } from '@lamplight/domain/stories';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent, Sentences } from '../../../ui/reading/readable-content.tsx';
import { SceneStage } from '../../../ui/scene/scene-stage.tsx';
import { useStoryPlace } from '../use-story-place.ts';
import { useStoryVoice } from '../use-story-voice.ts';
import styles from './story-reader.module.css';
import { StorySheet } from './story-sheet.tsx';

export interface StoryReaderProps {
  readonly story: BibleStory;
  /** Which of its parts, from 1. */
  readonly number: number;
}

/** 'Part x of y' of a story, with the way to the part before and behind; 'Reflect' follows the last. */
export function StoryReader({ story, number }: StoryReaderProps) {
  const { t } = useTranslation('stories');
  const goTo = useStoryPlace();
  const { id, sections } = story;
  const section = sections[number - 1];
  const readable = useMemo(
    () => readableText(section?.title ?? '', parseContent(section?.content ?? '')),
    [section],
  );
  const reader = useStoryVoice(readable.sentences, story.language, t('reader.arrow'));
  const isLast = number === sections.length;
  const part = t('reader.part', { part: number, total: sections.length });
  return (
    <StorySheet
      story={story}
      reader={reader}
      stage={
        section?.illustration && (
          <SceneStage illustration={section.illustration} language={story.language} />
        )
      }
    >
      <div className={styles.progress}>
        <span className={styles.part}>{part}</span>
        <ProgressBar percent={(100 * number) / sections.length} label={part} subject="bible" />
      </div>
      <section className={styles.section}>
        <h2 className={styles.title} lang={story.language}>
          <Sentences segments={readable.title} current={reader.current} />
        </h2>
        <ReadableContent
          blocks={readable.blocks}
          current={reader.current}
          language={story.language}
        />
      </section>
      <div className={styles.ways}>
        <Button
          variant="default"
          size="lg"
          disabled={number === 1}
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={() => goTo({ story: id, part: number - 1 })}
        >
          {t('reader.previous')}
        </Button>
        <Button
          variant="subject"
          size="lg"
          rightSection={<IconArrowRight size={22} aria-hidden />}
          onClick={() => goTo({ story: id, part: isLast ? 'reflect' : number + 1 })}
        >
          {t(isLast ? 'reader.reflect' : 'reader.next')}
        </Button>
      </div>
    </StorySheet>
  );
}
