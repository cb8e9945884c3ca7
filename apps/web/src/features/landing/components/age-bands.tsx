import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from './age-bands.module.css';

const BANDS = [
  { name: 'explorers', picture: 'butterfly' },
  { name: 'scholars', picture: 'compass' },
  { name: 'leaders', picture: 'rocket' },
] as const satisfies readonly { name: string; picture: UiPicture }[];

/** The three age bands that the landing page promotes (spec 1). */
export function AgeBands() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('bands.title')}>
      <ul className={styles.bands}>
        {BANDS.map(({ name, picture }) => (
          <li key={name} className={styles.band} data-band={name}>
            <Picture name={picture} size={64} />
            <div>
              <h3 className={styles.name}>{t(`bands.${name}.name`)}</h3>
              <p className={styles.ages}>{t(`bands.${name}.ages`)}</p>
            </div>
            <p className={styles.text}>{t(`bands.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
