import type { GeneratedContent } from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiBadge } from '../../../ui/ai-badge/ai-badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { contentWishOf, type LessonValues } from '../lesson-form.ts';
import { useGenerateContent } from '../teaching.queries.ts';
import styles from './generate-content.module.css';

type Texts = Pick<LessonValues, 'description' | 'content'>;

export interface GenerateContentProps {
  /** What stands in the fields at the moment: a teacher may write on while the draft is made. */
  readonly valuesNow: () => LessonValues;
  /** Puts texts into the fields. */
  readonly onDraft: (texts: Texts) => void;
  /** Called when there is no title to make a draft for. */
  readonly onUntitled: () => void;
}

/** Fills description and content with a draft, names who wrote it, and gives back what stood there (spec 4, 5). */
export function GenerateContent({ valuesNow, onDraft, onUntitled }: GenerateContentProps) {
  const { t } = useTranslation('teaching');
  const generate = useGenerateContent();
  const tellFailure = useFailureToast();
  const [before, setBefore] = useState<Texts | null>(null);
  const pending = generate.isPending;

  const fill = async () => {
    const wish = contentWishOf(valuesNow());
    if (wish === null) {
      onUntitled();
      showToast({
        kind: 'failure',
        title: t('generate.missing'),
        text: t('generate.missingText'),
      });
      return;
    }
    try {
      const { description, content } = await generate.mutateAsync(wish);
      const written = valuesNow();
      setBefore({ description: written.description, content: written.content });
      onDraft({ description, content });
    } catch (error) {
      const fallback = t('generate.failedText');
      tellFailure({ title: t('generate.failed'), error, fallback });
    }
  };

  const undo = () => {
    if (before) onDraft(before);
    setBefore(null);
  };

  return (
    <div className={styles.generate}>
      <div className={styles.ask}>
        <Button
          variant="default"
          disabled={pending}
          aria-busy={pending}
          leftSection={<Picture name="light-bulb" size={22} />}
          onClick={fill}
        >
          {pending ? t('generate.pending') : t('generate.button')}
        </Button>
        <p className={styles.note}>{t('generate.note')}</p>
      </div>
      <div role="status">
        {before !== null && generate.data && <Draft source={generate.data.source} onUndo={undo} />}
      </div>
    </div>
  );
}

interface DraftProps {
  readonly source: GeneratedContent['source'];
  readonly onUndo: () => void;
}

function Draft({ source, onUndo }: DraftProps) {
  const { t } = useTranslation('teaching');
  return (
    <div className={styles.draft}>
      <p className={styles.done}>{t('generate.done')}</p>
      <AiBadge source={source} />
      <Button variant="default" onClick={onUndo}>
        {t('generate.undo')}
      </Button>
    </div>
  );
}
