import { useTranslation } from 'react-i18next';
import { cardsOf } from './lab.ts';
import { OwnDrawing } from './own-drawing.tsx';
import { OwnWords } from './own-words.tsx';
import { Pile } from './pile.tsx';
import type { TeachProps } from './teach-own.tsx';
import styles from './training.module.css';

export interface TeachKindsProps extends TeachProps {
  /** Whose cards are among the examples. */
  readonly kinds: readonly number[];
  readonly onKinds: (kinds: readonly number[]) => void;
}

/** Teaching with cards that are there, from which somebody's can be left out; own ones come on top. */
export function TeachKinds(props: TeachKindsProps) {
  const { act, language, examples, kinds, onAdd, onTakeBack, onKinds } = props;
  const { t } = useTranslation('acts');
  const Own = act.learner === 'neighbors' ? OwnDrawing : OwnWords;
  const cards = cardsOf(act, kinds);
  return (
    <>
      {act.kinds.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('train.kinds')}</legend>
          {act.kinds.map((kind, index) => (
            <label key={kind} className={styles.kind}>
              <input
                type="checkbox"
                checked={kinds.includes(index)}
                onChange={({ currentTarget }) =>
                  onKinds(
                    currentTarget.checked
                      ? [...kinds, index].sort((a, b) => a - b)
                      : kinds.filter((one) => one !== index),
                  )
                }
              />
              <span lang={language}>{kind}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.piles}>
        {act.groups.map(({ text }, group) => (
          <Pile
            key={text}
            {...{ act, group, language }}
            piled={[...cards, ...examples]}
            isNamed
            onTakeBack={(index) => onTakeBack(index - cards.length)}
            staysBefore={cards.length}
          />
        ))}
      </div>
      <details className={styles.more}>
        <summary>{t(act.learner === 'neighbors' ? 'train.addDrawing' : 'train.addWords')}</summary>
        <Own act={act} language={language} onAdd={onAdd} />
        <p className={styles.kept}>{t('train.kept.plain')}</p>
      </details>
    </>
  );
}
