import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import { offeredOrder } from '../rules/offered.ts';
import { shownOn } from './lab.ts';
import { Pile } from './pile.tsx';
import { ShownThing } from './shown-thing.tsx';
import type { TeachProps } from './teach-own.tsx';
import styles from './training.module.css';

/** Teaching for those who do not read yet: one card after another, and a tap on its pile. */
export function TeachCards({
  act,
  seed,
  language,
  examples,
  onAdd,
  onTakeBack,
  onName,
}: TeachProps) {
  const { t } = useTranslation('acts');
  const offered = offeredOrder(
    act.examples.map((_, card) => String(card)),
    seed,
  );
  const ready = offered.find((card) => !examples.some((one) => 'card' in one && one.card === card));
  const card = ready === undefined ? undefined : act.examples[ready];
  return (
    <>
      {card && ready !== undefined && (
        <div className={styles.ready}>
          <ShownThing shown={shownOn(card)} picture={card.picture} language={language} />
        </div>
      )}
      <div className={styles.piles}>
        {act.groups.map(({ text, picture }, group) => (
          <Pile
            key={text}
            {...{ act, group, language, onTakeBack }}
            piled={examples}
            isNamed={ready === undefined}
          >
            {ready !== undefined && (
              <button
                type="button"
                className={styles.put}
                aria-label={t('train.into', { group: text })}
                onClick={() => {
                  onName(text);
                  onAdd({ group, card: ready });
                }}
              >
                {picture && <Picture name={picture} size="2.75rem" />}
                <span lang={language}>{text}</span>
              </button>
            )}
          </Pile>
        ))}
      </div>
    </>
  );
}
