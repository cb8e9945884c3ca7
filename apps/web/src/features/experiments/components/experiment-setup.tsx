import type { ExperimentView } from '@lamplight/domain/experiments';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { readableText } from '../../../ui/reading/readable.ts';
import { Sentences } from '../../../ui/reading/readable-content.tsx';
import { useLabPlace } from '../use-lab-place.ts';
import styles from './experiment-setup.module.css';
import { ExperimentSheet } from './experiment-sheet.tsx';
import { LabNoteField } from './lab-note-field.tsx';

export interface ExperimentSetupProps {
  readonly experiment: ExperimentView;
  readonly user: CurrentUser;
}

/** What is tried out, what is needed for it, and what to mind, before the first step. */
export function ExperimentSetup({ experiment, user }: ExperimentSetupProps) {
  const { t } = useTranslation('experiments');
  const goTo = useLabPlace();
  const { id, description, materials, setup, safety } = experiment;
  const texts = useMemo(
    () =>
      readableText(description, [
        { kind: 'list', items: materials },
        { kind: 'list', items: safety },
        { kind: 'list', items: setup },
      ]),
    [description, materials, safety, setup],
  );
  const reader = useSentenceReader(texts.sentences, CONTENT_LANGUAGE);
  const [needed, careful, before] = texts.blocks.map((block) =>
    block.kind === 'list' ? block.items : [],
  );
  return (
    <ExperimentSheet experiment={experiment} stage="setup" reader={reader}>
      <p className={styles.description} lang={CONTENT_LANGUAGE}>
        <Sentences segments={texts.title} current={reader.current} />
      </p>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Picture name="backpack" size={36} />
          {t('setup.materials')}
        </h2>
        <ul className={styles.checks} lang={CONTENT_LANGUAGE}>
          {needed?.map((segments, index) => (
            <li key={materials[index]}>
              <label className={styles.check}>
                <input type="checkbox" />
                <span>
                  <Sentences segments={segments} current={reader.current} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.safety}>
        <h2 className={styles.heading}>
          <Picture name="shield" size={36} />
          {t('setup.safety')}
        </h2>
        <ul className={styles.list} lang={CONTENT_LANGUAGE}>
          {careful?.map((segments, index) => (
            <li key={safety[index]}>
              <Sentences segments={segments} current={reader.current} />
            </li>
          ))}
        </ul>
      </section>
      {setup.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            <Picture name="puzzle-piece" size={36} />
            {t('setup.before')}
          </h2>
          <ol className={styles.list} lang={CONTENT_LANGUAGE}>
            {before?.map((segments, index) => (
              <li key={setup[index]}>
                <Sentences segments={segments} current={reader.current} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <LabNoteField what="guess" experimentId={id} user={user} />
      <Button
        variant="cta"
        size="lg"
        rightSection={<IconArrowRight size={22} aria-hidden />}
        onClick={() => goTo({ experiment: id, step: 1 })}
      >
        {t('setup.begin')}
      </Button>
    </ExperimentSheet>
  );
}
