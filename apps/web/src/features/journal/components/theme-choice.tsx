import type { Prompt } from '@lamplight/domain/journal';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { THEME_PICTURES } from '../themes.ts';
import styles from './theme-choice.module.css';

export interface ThemeChoiceProps {
  readonly themes: readonly Prompt['theme'][];
  /** The theme whose prompts are shown; null while none is. */
  readonly open: Prompt['theme'] | null;
  readonly onOpen: (theme: Prompt['theme'] | null) => void;
}

/** What prompts are about: a tap shows those of a theme, another one puts them away. */
export function ThemeChoice({ themes, open, onOpen }: ThemeChoiceProps) {
  const { t } = useTranslation('journal');
  return (
    <ul className={styles.themes} aria-label={t('prompts.themes')}>
      {themes.map((theme) => (
        <li key={theme}>
          <button
            type="button"
            className={styles.theme}
            aria-expanded={theme === open}
            onClick={() => onOpen(theme === open ? null : theme)}
          >
            <Picture name={THEME_PICTURES[theme]} size={24} className={styles.picture} />
            {t(`themes.${theme}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
