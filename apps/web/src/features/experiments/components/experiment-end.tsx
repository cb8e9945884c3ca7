import type { ExperimentView } from '@lamplight/domain/experiments';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { SIMULATION_SCRIPTS } from '../simulation-scripts.ts';
import { useLabNote } from '../use-lab-note.ts';
import styles from './experiment-end.module.css';

export interface ExperimentEndProps {
  readonly experiment: ExperimentView;
  readonly user: CurrentUser;
}

/** After an experiment: the fun fact, how it works, what was noted, and where to go from here (spec 2). */
export function ExperimentEnd({ experiment, user }: ExperimentEndProps) {
  const { t } = useTranslation('experiments');
  const { id, title, funFact, howItWorks, question, simulation } = experiment;
  const [note] = useLabNote(user.id, id);
  return (
    <div className={styles.view} data-subject="science">
      <section className={styles.end}>
        <Picture
          name={experiment.picture}
          of="experiments"
          size="6rem"
          className={styles.picture}
        />
        <h1 className={styles.title}>{t('end.title')}</h1>
        <p className={styles.text} lang={CONTENT_LANGUAGE}>
          {title}
        </p>
      </section>
      <Fact picture="glowing-star" title={t('end.funFact')} text={funFact} />
      <Fact picture="light-bulb" title={t('end.howItWorks')} text={howItWorks} />
      <Fact picture="magnifying-glass-tilted-left" title={t('end.question')} text={question} />
      {(note.guess !== '' || note.seen !== '') && (
        <section className={styles.fact}>
          <h2 className={styles.heading}>
            <Picture name="memo" size={36} />
            {t('end.notes')}
          </h2>
          <dl className={styles.notes}>
            {note.guess !== '' && (
              <>
                <dt>{t('end.guess')}</dt>
                <dd>{note.guess}</dd>
              </>
            )}
            {note.seen !== '' && (
              <>
                <dt>{t('end.seen')}</dt>
                <dd>{note.seen}</dd>
              </>
            )}
          </dl>
        </section>
      )}
      <div className={styles.ways}>
        <LinkButton to="/science-lab" search={{}} variant="cta" size="lg">
          {t('end.another')}
        </LinkButton>
        <LinkButton
          to="/science-lab"
          search={{ experiment: id, step: 1 }}
          variant="default"
          size="lg"
        >
          {t('end.review')}
        </LinkButton>
        {simulation !== null && (
          <LinkButton
            to="/science-lab"
            search={{ experiment: id, step: 'done', simulation }}
            variant="default"
            size="lg"
            leftSection={
              <Picture name={SIMULATION_SCRIPTS[simulation].picture} of="experiments" size={32} />
            }
          >
            {t('screen.try')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

interface FactProps {
  readonly picture: UiPicture;
  readonly title: string;
  /** Of the experiment, in its language. */
  readonly text: string;
}

function Fact({ picture, title, text }: FactProps): ReactNode {
  return (
    <section className={styles.fact}>
      <h2 className={styles.heading}>
        <Picture name={picture} size={36} />
        <span>{title}</span>
        <ListenButton title={title} text={text} lang={CONTENT_LANGUAGE} />
      </h2>
      <p className={styles.words} lang={CONTENT_LANGUAGE}>
        {text}
      </p>
    </section>
  );
}
