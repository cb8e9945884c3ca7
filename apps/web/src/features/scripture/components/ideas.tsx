import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './ideas.module.css';

/** Places worth reading, all among the passages that every host carries. */
const IDEAS = [
  { name: 'beginning', q: 'Genesis 1:1', picture: 'sunrise' },
  { name: 'rainbow', q: 'Genesis 9:13', picture: 'rainbow' },
  { name: 'shepherd', q: 'Psalm 23:1', picture: 'seedling' },
  { name: 'born', q: 'Luke 2:11', picture: 'glowing-star' },
  { name: 'light', q: 'Matthew 5:14', picture: 'light-bulb' },
  { name: 'loved', q: 'John 3:16', picture: 'red-heart' },
] as const satisfies readonly { name: string; q: string; picture: UiPicture }[];

/** Tiles that open a place: for those who do not know what to type, or cannot type yet. */
export function Ideas() {
  const { t } = useTranslation('scripture');
  return (
    <Section title={t('ideas.title')}>
      <ul className={styles.ideas}>
        {IDEAS.map(({ name, q, picture }) => (
          <li key={name} className={styles.idea} data-subject="bible">
            <Link to="/scripture" search={{ q }} className={styles.link}>
              <Picture name={picture} size="3.25rem" />
              <span className={styles.name}>{t(`ideas.${name}`)}</span>
            </Link>
            <ListenButton
              title={t(`ideas.${name}`)}
              text={t(`ideas.${name}`)}
              className={styles.listen}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
