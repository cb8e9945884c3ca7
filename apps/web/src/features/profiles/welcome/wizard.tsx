import type { Profile } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { audienceOf, nameOf } from '../people.ts';
import { ReadStep } from './read-step.tsx';
import { StepGoals } from './step-goals.tsx';
import { StepLearning } from './step-learning.tsx';
import type { StepProps } from './step-props.ts';
import { StepSafety } from './step-safety.tsx';
import { StepSettings } from './step-settings.tsx';
import { StepYou } from './step-you.tsx';
import { useWelcome } from './use-welcome.ts';
import { STEPS, type Step } from './welcome-values.ts';
import styles from './wizard.module.css';

const BODIES: Readonly<Record<Step, ComponentType<StepProps>>> = {
  you: StepYou,
  learning: StepLearning,
  goals: StepGoals,
  settings: StepSettings,
  safety: StepSafety,
};

/** The onboarding wizard: five steps, a progress bar, Previous and Next (spec 2). */
export function Wizard({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profiles');
  const welcome = useWelcome(profile);
  const heading = useFocusOnChange(welcome.step);
  const { title, text } = useStepWords(profile, welcome.name);
  const progress = t('welcome.progress', { step: welcome.step + 1, count: STEPS.length });
  const Body = BODIES[welcome.name];

  return (
    <Card className={styles.card}>
      <div className={styles.progress}>
        <p className={styles.count}>{progress}</p>
        <ProgressBar percent={((welcome.step + 1) / STEPS.length) * 100} label={progress} />
      </div>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        {profile.role === 'student' && (
          <ReadStep
            key={welcome.name}
            age={profile.age}
            step={welcome.name}
            intro={`${title} ${text}`}
          />
        )}
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          welcome.proceed();
        }}
      >
        <Body form={welcome.form} profile={profile} />
        {welcome.failed && (
          <Notice picture="light-bulb" role="status">
            {t('welcome.kept')}
          </Notice>
        )}
        <div className={styles.ways}>
          <Button variant="default" disabled={welcome.step === 0} onClick={welcome.previous}>
            {t('welcome.previous')}
          </Button>
          <Button
            type="submit"
            variant={welcome.last ? 'cta' : 'filled'}
            disabled={welcome.pending}
            onClick={onlyOnce}
          >
            {t(
              welcome.pending
                ? 'welcome.pending'
                : welcome.last
                  ? 'welcome.complete'
                  : 'welcome.next',
            )}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What a step is called and says; teachers are asked about their teaching. */
function useStepWords(profile: Profile, step: Step) {
  const { t } = useTranslation('profiles');
  if (profile.role === 'teacher' && (step === 'learning' || step === 'goals')) {
    return {
      title: t(`welcome.teacher.${step}.title`),
      text: t(`welcome.teacher.${step}.text`),
    };
  }
  const audience = audienceOf(profile);
  return {
    title: t(`welcome.steps.${step}.title.${audience}`, { name: nameOf(profile) }),
    text: t(`welcome.steps.${step}.text.${audience}`),
  };
}

/** The second tap of a double tap does nothing: small hands would skip a step, or send too early. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Moves the focus to the heading when another step has come. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
