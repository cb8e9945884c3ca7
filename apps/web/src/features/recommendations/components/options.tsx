import { useId } from 'react';
import { AnswerOption } from '../../../ui/answer-options/answer-option.tsx';
import { optionLetter } from '../../../ui/answer-options/option-letter.ts';
import { MathText, needsTypesetting } from '../../../ui/math-text/math-text.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './options.module.css';

export interface OptionsProps {
  /** Id of the question. */
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly correctIndex: number;
  readonly selected: number | null;
  readonly submitted: boolean;
  readonly onSelect: (option: number) => void;
}

/** Options of which one is selected; after it was submitted they are locked and marked. */
export function Options(props: OptionsProps) {
  const { labelledBy, options, correctIndex, selected, submitted, onSelect } = props;
  const name = useId();
  const typeset = needsTypesetting(options);
  if (submitted) {
    return (
      <ul className={styles.options} lang={CONTENT_LANGUAGE}>
        {options.map((option, place) => (
          <AnswerOption
            key={option}
            text={option}
            place={place}
            typeset={typeset}
            correctIndex={correctIndex}
            choice={selected}
            onChoose={() => onSelect(place)}
          />
        ))}
      </ul>
    );
  }
  return (
    <div
      className={styles.options}
      role="radiogroup"
      aria-labelledby={labelledBy}
      lang={CONTENT_LANGUAGE}
    >
      {options.map((option, place) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={selected === place}
            onChange={() => onSelect(place)}
          />
          <span className={styles.letter} aria-hidden="true">
            {optionLetter(place)}
          </span>
          <MathText text={option} typeset={typeset} />
        </label>
      ))}
    </div>
  );
}
