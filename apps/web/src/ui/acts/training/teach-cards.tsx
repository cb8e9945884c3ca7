import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import { SayButton } from '../parts/say-button.tsx';
import { shownOn } from './lab.ts';
import { offeredCards, wordsOn } from './offered-cards.ts';
import { Pile } from './pile.tsx';
import { ShownThing } from './shown-thing.tsx';
import type { TeachProps } from './teach-own.tsx';
import styles from './training.module.css';

/** Teaching for those who do not read yet: one card after another, and a tap on its pile. */
export function TeachCards(props: TeachProps) {
  const { act, seed, language, examples, onAdd, onTakeBack, onName, onSay } = props;
  const { t } = useTranslation('acts');
  const [ready, after] = offeredCards(act, seed).filter(
    (card) => !examples.some((one) => 'card' in one && one.card === card),
  );
  const card = act.examples[ready ?? -1];
  const put = (group: number, pile: string) => {
    if (ready === undefined) return;
    const next = wordsOn(act.examples[after ?? -1]);
    onName(next === null ? pile : `${pile}. ${next}`);
    onAdd({ group, card: ready });
  };
  const words = wordsOn(card);
  return (
    <>
      {card && (
        <div className={styles.ready}>
          <ShownThing
            shown={shownOn(card)}
            picture={card.picture}
            language={language}
            size="clamp(6rem, 20vmin, 9rem)"
          />
          {onSay && words !== null && <SayButton title={words} text={words} onSay={onSay} />}
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
                onClick={() => put(group, text)}
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
