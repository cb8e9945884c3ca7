import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { RecordingTools } from './recording-tools.tsx';
import styles from './recordings.module.css';
import { useRecordings } from './recordings.queries.ts';

/** All that a teacher has read aloud; nothing for who has not begun. */
export default function OwnRecordings() {
  const { t, i18n } = useTranslation('recordings');
  const { data = [] } = useRecordings();
  if (data.length === 0) return null;
  return (
    <Section title={t('own.title')}>
      <ul className={styles.steps}>
        {data.map(({ id, lessonId, title, step, band, language, madeAt, isCurrent }) => (
          <li key={id} className={styles.step}>
            <div className={styles.words}>
              <Anchor
                renderRoot={(props) => (
                  <Link to="/lessons" search={{ lesson: lessonId }} {...props} />
                )}
              >
                {title}
              </Anchor>
              <p>
                {[
                  t('step', { number: step + 1 }),
                  t(`bands.${band}`),
                  t(`languages.${language}`),
                  new Date(madeAt).toLocaleDateString(i18n.language),
                ].join(' · ')}
              </p>
              {!isCurrent && <p className={styles.note}>{t('changed')}</p>}
            </div>
            <div className={styles.tools}>
              <RecordingTools
                id={id}
                by="teacher"
                name={`${title}, ${t('step', { number: step + 1 })}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
