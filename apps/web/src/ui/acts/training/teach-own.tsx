import type { ActOf } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { IconCardsFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../rules/tone.ts';
import type { Example } from './lab.ts';
import { OwnDrawing } from './own-drawing.tsx';
import { OwnWords } from './own-words.tsx';
import { PatientButton } from './patient-button.tsx';
import { Pile } from './pile.tsx';
import styles from './training.module.css';

export interface TeachProps {
  readonly act: ActOf<'train'>;
  readonly seed: number;
  readonly language: Language;
  readonly tone: Tone;
  /** What the child has put into the piles. */
  readonly examples: readonly Example[];
  readonly onAdd: (example: Example) => void;
  readonly onTakeBack: (index: number) => void;
  /** Told the name of what is tapped. */
  readonly onName: (name: string) => void;
}

/** Teaching with what a child draws or writes itself; whoever does not takes cards that are ready. */
export function TeachOwn({ act, language, tone, examples, onAdd, onTakeBack, onName }: TeachProps) {
  const { t } = useTranslation('acts');
  const Own = act.learner === 'neighbors' ? OwnDrawing : OwnWords;
  const nextReady = (group: number) =>
    act.examples.findIndex(
      (card, index) =>
        card.group === group && !examples.some((one) => 'card' in one && one.card === index),
    );
  return (
    <>
      <Own act={act} language={language} onAdd={onAdd} />
      <div className={styles.piles}>
        {act.groups.map(({ text }, group) => {
          const card = nextReady(group);
          return (
            <Pile key={text} {...{ act, group, language, onTakeBack }} piled={examples} isNamed>
              <PatientButton
                variant="default"
                className={styles.take}
                leftSection={<IconCardsFilled size={20} aria-hidden />}
                aria-label={t('train.ready', { group: text })}
                isOff={card === -1}
                onClick={() => {
                  onName(text);
                  onAdd({ group, card });
                }}
              >
                {t('train.takeReady')}
              </PatientButton>
            </Pile>
          );
        })}
      </div>
      <p className={styles.kept}>{t(tone === 'plain' ? 'train.kept.plain' : 'train.kept.young')}</p>
    </>
  );
}
