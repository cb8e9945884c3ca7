import { PROMPT_THEMES, type Prompt, type PromptChoice } from '@lamplight/domain/journal';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { randomPrompt } from '../themes.ts';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompt-picker.module.css';
import { ThemeChoice } from './theme-choice.tsx';

export interface PromptPickerProps {
  readonly choice: PromptChoice;
  /** The words of the chosen prompt. */
  readonly chosen: string | undefined;
  readonly onChoose: (prompt: Prompt) => void;
}

/** What to write about: a few prompts for today, one by chance, and all others by theme. */
export function PromptPicker({ choice, chosen, onChoose }: PromptPickerProps) {
  const { t } = useTranslation('journal');
  const [theme, setTheme] = useState<Prompt['theme'] | null>(null);
  const { week, today, prompts } = choice;
  const themes = PROMPT_THEMES.filter((name) => prompts.some((prompt) => prompt.theme === name));

  const chooseAny = () => {
    const prompt = randomPrompt(prompts, chosen);
    if (prompt !== undefined) onChoose(prompt);
  };
  const cards = (shown: readonly Prompt[]) => (
    <ul className={styles.cards}>
      {shown.map((prompt) => (
        <PromptCard
          key={prompt.text}
          prompt={prompt}
          isChosen={prompt.text === chosen}
          isOfWeek={prompt.week === week}
          onChoose={() => onChoose(prompt)}
        />
      ))}
    </ul>
  );

  return (
    <Section
      title={t('prompts.title')}
      actions={
        <Button
          variant="default"
          leftSection={<Picture name="game-die" size={28} />}
          onClick={chooseAny}
        >
          {t('prompts.random')}
        </Button>
      }
    >
      <div className={styles.parts}>
        {cards(today)}
        <h3 className={styles.heading}>{t('prompts.more')}</h3>
        <ThemeChoice themes={themes} open={theme} onOpen={setTheme} />
        {theme !== null && cards(prompts.filter((prompt) => prompt.theme === theme))}
      </div>
    </Section>
  );
}
