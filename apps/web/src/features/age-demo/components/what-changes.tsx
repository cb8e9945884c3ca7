import { contentBand, lessonMinutes, sessionMinutes } from '@lamplight/domain/age';
import { navigationStyle } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './what-changes.module.css';

/** What is different at an age: how long, how the pages are laid out, how they speak. */
export function WhatChanges({ age }: { readonly age: number }) {
  const { t } = useTranslation('age-demo');
  const { t: shell } = useTranslation('shell');
  const band = contentBand(age);
  const style = navigationStyle(age);
  return (
    <Section title={t('changes.title')}>
      <ul className={styles.list}>
        <Change
          picture="alarm-clock"
          title={t('changes.time')}
          text={t('changes.timeText', { session: sessionMinutes(age), lesson: lessonMinutes(age) })}
        />
        <Change
          picture="compass"
          title={t('changes.navigation')}
          text={t(`changes.navigations.${style}`)}
        />
        <Change
          picture="speech-balloon"
          title={t('changes.words')}
          text={shell(`welcomeMessage.${band}`)}
          sample={t(`changes.samples.${band}`)}
        />
      </ul>
    </Section>
  );
}

interface ChangeProps {
  readonly picture: UiPicture;
  readonly title: string;
  readonly text: string;
  /** How a lesson would put it. */
  readonly sample?: string;
}

function Change({ picture, title, text, sample }: ChangeProps) {
  return (
    <Card as="li" className={styles.change}>
      <div className={styles.head}>
        <Picture name={picture} size={44} />
        <h3 className={styles.title}>{title}</h3>
        <ListenButton title={title} text={[title, text, sample ?? ''].join('. ')} />
      </div>
      <p className={styles.text}>{text}</p>
      {sample !== undefined && <p className={styles.sample}>{sample}</p>}
    </Card>
  );
}
