import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section/section.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { AgeBands } from './components/age-bands.tsx';
import { Hero } from './components/hero.tsx';
import { FeatureCards, SubjectTiles } from './components/offers.tsx';
import { Voices } from './components/voices.tsx';
import styles from './landing-page.module.css';

/** What a visitor sees who is not signed in (spec 1). */
export function LandingPage() {
  const { t } = useTranslation('landing');
  return (
    <>
      <Hero />
      <div id="camp">
        <Page tabTitle={t('tab')}>
          <div className={styles.parts}>
            <AgeBands />
            <SubjectTiles />
            <FeatureCards />
            <Section title={t('voices.title')}>
              <Voices />
            </Section>
            <section className={styles.close}>
              <h2>{t('close.title')}</h2>
              <p>{t('close.text')}</p>
              <div className={styles.ways}>
                <Button component={Link} to="/register" variant="cta" size="lg">
                  {t('close.signUp')}
                </Button>
                <Button component={Link} to="/login" variant="default" size="lg">
                  {t('close.signIn')}
                </Button>
              </div>
            </section>
          </div>
        </Page>
      </div>
    </>
  );
}
