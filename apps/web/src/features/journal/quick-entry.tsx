import { QUICK_ENTRY_MAX } from '@lamplight/domain/journal';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card/card.tsx';
import { LinkButton } from '../../ui/link-button/link-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { AnswerCard } from './components/answer-card.tsx';
import styles from './quick-entry.module.css';
import { toneFor } from './tone.ts';
import { useDraft } from './use-draft.ts';
import { useSubmit } from './use-submit.ts';

/** Quick Journal Entry (spec 2, Dashboard): a few words without a prompt. */
export function QuickEntry({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('journal-entry');
  const [touched, setTouched] = useState(false);
  const { pending, answered, dismiss, submit } = useSubmit(touched);
  const { draft, change, finish } = useDraft(user.id, 'quick', pending);
  // Counted as the host counts them.
  const entry = draft.text.normalize('NFC').trim();
  const used = entry.length;
  const isTooLong = used > QUICK_ENTRY_MAX;
  return (
    <Section title={t('quick.title')}>
      <Card subject="journal" look="tinted" className={styles.card}>
        <form
          noValidate
          className={styles.form}
          onFocus={() => setTouched(true)}
          onSubmit={(event) => {
            event.preventDefault();
            if (used === 0 || isTooLong) return;
            const { key } = draft;
            submit({ key, userId: user.id, words: { entry } }, () => finish(key));
          }}
        >
          <TextArea
            label={t(`quick.label.${toneFor(user)}`)}
            value={draft.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
            error={isTooLong ? t('quick.tooLong', { max: QUICK_ENTRY_MAX }) : null}
          />
          <div className={styles.below}>
            <span className={styles.count} data-over={isTooLong}>
              {t('quick.count', { used, max: QUICK_ENTRY_MAX })}
            </span>
            <LinkButton to="/journal" variant="default">
              {t('quick.open')}
            </LinkButton>
            <Button
              type="submit"
              variant="cta"
              disabled={used === 0 || isTooLong || pending}
              leftSection={<Picture name="memo" size={24} />}
            >
              {t(pending ? 'pending' : 'quick.save')}
            </Button>
          </div>
        </form>
        {answered !== null && <AnswerCard key={answered.id} entry={answered} onClose={dismiss} />}
      </Card>
    </Section>
  );
}
