import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, supportedLanguage } from '../../../i18n/languages.ts';
import { SelectField } from '../../../ui/form/fields.tsx';
import { type Answers, withActDone, withChoice } from '../player/answers.ts';
import { LessonPlayer } from '../player/lesson-player.tsx';
import styles from './lesson-preview.module.css';
import { playedTeacherLesson, UNKEPT, type WrittenPlay } from './played-teacher-lesson.ts';

export interface LessonPreviewProps {
  readonly lesson: Omit<WrittenPlay, 'id' | 'language' | 'isCompleted' | 'origin'>;
}

/** A teacher's lesson as students of a band will play it; what is answered here goes nowhere. */
export function LessonPreview({ lesson }: LessonPreviewProps) {
  const { t, i18n } = useTranslation('lessons');
  const language = supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  const [band, setBand] = useState<ContentBand>('elementary');
  const [play, setPlay] = useState(lesson.play);
  const [step, setStep] = useState(1);
  const played = useMemo(() => {
    const shown = { ...lesson, play, language, id: 0, isCompleted: false };
    return playedTeacherLesson({ ...shown, origin: t('preview.label') }, band);
  }, [lesson, play, language, band, t]);
  const answers: Answers = {
    check: (index, choice) => setPlay((before) => withChoice(before, index, choice)),
    act: (index, answer, correct) =>
      setPlay((before) => withActDone(before, index, { answer: [...answer], correct })),
    write: async () => undefined,
  };
  const restart = () => {
    setPlay(lesson.play);
    setStep(1);
  };
  return (
    <section className={styles.preview} aria-label={t('preview.label')}>
      <SelectField
        label={t('preview.band')}
        data={CONTENT_BANDS.map((value) => ({ value, label: t(`preview.bands.${value}`) }))}
        value={band}
        onChange={({ currentTarget }) => {
          const chosen = CONTENT_BANDS.find((each) => each === currentTarget.value);
          if (chosen === undefined) return;
          setBand(chosen);
          restart();
        }}
      />
      <div className={styles.frame}>
        <LessonPlayer
          key={band}
          {...UNKEPT}
          lesson={played}
          userId={0}
          step={step}
          answers={answers}
          onPage={(page) => setStep(page + 1)}
          onLeave={undefined}
          onOnePage={undefined}
        >
          {null}
        </LessonPlayer>
      </div>
    </section>
  );
}
