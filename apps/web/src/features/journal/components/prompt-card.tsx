import type { Prompt } from '@lamplight/domain/journal';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { PROMPT_LANGUAGE, THEME_PICTURES } from '../themes.ts';
import styles from './prompt-card.module.css';

export interface PromptCardProps {
  readonly prompt: Prompt;
  readonly isChosen: boolean;
  /** Whether it belongs to the week that the child is in. */
  readonly isOfWeek: boolean;
  readonly onChoose: () => void;
}

/** One prompt, as a card that chooses it. */
export function PromptCard({ prompt, isChosen, isOfWeek, onChoose }: PromptCardProps) {
  const { t } = useTranslation('journal');
  const { text, theme } = prompt;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
        <Picture name={THEME_PICTURES[theme]} size={40} className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.text} lang={PROMPT_LANGUAGE}>
            {text}
          </span>
          <span className={styles.about}>
            {t(`themes.${theme}`)}
            {isOfWeek && <span className={styles.week}>{t('prompts.week')}</span>}
          </span>
        </span>
      </button>
      <ListenButton title={text} text={text} lang={PROMPT_LANGUAGE} />
    </li>
  );
}
