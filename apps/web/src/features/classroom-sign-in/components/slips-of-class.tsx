import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from '../classroom-sign-in.module.css';

/** The way to the page that makes and prints the slips of a whole class. */
export function SlipsOfClass({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('classroom-sign-in');
  return (
    <Section title={t('slips.title')}>
      <Card className={styles.panel}>
        <p>{t('slips.about')}</p>
        <div className={styles.buttons}>
          <LinkButton
            to="/class-slips/$classId"
            params={{ classId: String(classId) }}
            variant="default"
          >
            {t('slips.open')}
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}
