import type { ContentBlock } from '@lamplight/domain/lessons';
import type { BibleStory } from '@lamplight/domain/stories';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../../lib/platform.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent } from '../../../ui/reading/readable-content.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useCompleteStory } from '../stories.queries.ts';
import { useStoryPlace } from '../use-story-place.ts';
import { useStoryVoice } from '../use-story-voice.ts';
import styles from './story-reflection.module.css';
import { StorySheet } from './story-sheet.tsx';

export interface StoryReflectionProps {
  readonly story: BibleStory;
  readonly user: CurrentUser;
}

/** What to think about and what to do after a story: 'Back to Story' and 'Complete Story'. */
export function StoryReflection({ story, user }: StoryReflectionProps) {
  const { t } = useTranslation('stories');
  const goTo = useStoryPlace();
  const [key] = useState(randomId);
  const tellPending = usePendingToast();
  const complete = useCompleteStory({
    onDone: (answer) => {
      if (answer === null) return tellPending();
      const text = t('complete.savedText', { title: story.title });
      showToast({ kind: 'success', title: t('complete.saved'), text });
    },
    onFailed: () => {
      const text = t('complete.failedText');
      showToast({ kind: 'failure', title: t('complete.failed'), text });
    },
  });
  const { question, points, activity } = useMemo(() => partsOf(story), [story]);
  const texts = useMemo(
    () => readableText('', [...question, ...points, ...activity]),
    [question, points, activity],
  );
  const reader = useStoryVoice(texts.sentences, story.language, t('reflection.tap'));
  const blocksFrom = (start: number, count: number) => texts.blocks.slice(start, start + count);

  const finish = () => {
    const toEnd = () => goTo({ story: story.id, part: 'end' }, { replace: true });
    if (story.isCompleted) return toEnd();
    complete.mutate({ key, userId: user.id, storyId: story.id }, { onSuccess: toEnd });
  };

  return (
    <StorySheet story={story} reader={reader}>
      <section className={styles.reflection}>
        <h2 className={styles.heading}>
          <Picture name="light-bulb" size={36} />
          {t('reflection.title')}
        </h2>
        <div className={styles.question}>
          <ReadableContent
            blocks={blocksFrom(0, 1)}
            current={reader.current}
            language={story.language}
          />
        </div>
        <ReadableContent
          blocks={blocksFrom(1, 1)}
          current={reader.current}
          language={story.language}
        />
      </section>
      <section className={styles.activity}>
        <h2 className={styles.heading}>
          <Picture name="artist-palette" size={36} />
          {t('reflection.activity')}
        </h2>
        <ReadableContent
          blocks={blocksFrom(2, activity.length)}
          current={reader.current}
          language={story.language}
        />
      </section>
      <div className={styles.ways}>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={() => goTo({ story: story.id, part: story.sections.length })}
        >
          {t('reflection.back')}
        </Button>
        <Button
          size="lg"
          disabled={complete.isPending}
          leftSection={<Picture name="check-mark-button" size={28} />}
          onClick={finish}
        >
          {t(complete.isPending ? 'reflection.saving' : 'reflection.complete')}
        </Button>
      </div>
    </StorySheet>
  );
}

/** A number that a step may begin with: the list gives it its own. */
const STEP_NUMBER = /^\d+[.)]\s+/;

function partsOf({ reflection, activity }: BibleStory) {
  const question: ContentBlock[] = [{ kind: 'paragraph', text: reflection.question }];
  const points: ContentBlock[] = [{ kind: 'list', items: reflection.points }];
  const steps = activity.instructions.split('\n').map((step) => step.replace(STEP_NUMBER, ''));
  const doing: ContentBlock[] = [
    { kind: 'heading', text: activity.title },
    { kind: 'paragraph', text: activity.description },
    { kind: 'list', items: steps },
  ];
  return { question, points, activity: doing };
}
