import type { ChatVoice } from '@lamplight/domain/chat';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { STARTERS } from '../starters.ts';
import styles from './starters.module.css';

export interface StartersProps {
  readonly voice: ChatVoice;
  readonly disabled: boolean;
  readonly onChoose: (question: string) => void;
}

/** Questions to begin with: a tap writes one into the field (spec 2). */
export function Starters({ voice, disabled, onChoose }: StartersProps) {
  const { t } = useTranslation('chat');
  const words: Readonly<Record<string, string>> = t(`starters.${voice}`, { returnObjects: true });
  return (
    <Section title={t('starters.title')}>
      <ul className={styles.starters}>
        {STARTERS[voice].map(({ name, picture }) => {
          const question = words[name] ?? '';
          return (
            <li key={name} className={styles.item}>
              <button
                type="button"
                className={styles.starter}
                disabled={disabled}
                onClick={() => onChoose(question)}
              >
                <Picture name={picture} size={32} className={styles.picture} />
                {question}
              </button>
              <ListenButton title={question} text={question} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
