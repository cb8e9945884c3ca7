import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './tips.module.css';

/** Four tips for a good conversation (spec 2). */
const TIPS = [
  { name: 'one', picture: 'speech-balloon' },
  { name: 'private', picture: 'locked' },
  { name: 'check', picture: 'magnifying-glass-tilted-left' },
  { name: 'more', picture: 'light-bulb' },
] as const;

export function Tips({ isLittle }: { readonly isLittle: boolean }) {
  const { t } = useTranslation('chat');
  const wordsFor = (name: (typeof TIPS)[number]['name']) =>
    t(`tips.${isLittle ? 'little' : 'older'}.${name}`);
  return (
    <Section
      title={t('tips.title')}
      actions={
        <ListenButton
          title={t('tips.title')}
          text={TIPS.map(({ name }) => wordsFor(name)).join('\n')}
        />
      }
    >
      <ul className={styles.tips}>
        {TIPS.map(({ name, picture }) => (
          <li key={name} className={styles.tip}>
            <Picture name={picture} size={32} />
            <span>{wordsFor(name)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
