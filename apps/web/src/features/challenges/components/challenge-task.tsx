import type { Challenge } from '@lamplight/domain/challenges';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './challenge-task.module.css';
import { CountRows } from './count-rows.tsx';

/** What a challenge asks, by its type. */
export function ChallengeTask({ challenge }: { readonly challenge: Challenge }) {
  return (
    <div className={styles.task} lang={CONTENT_LANGUAGE}>
      <TaskParts challenge={challenge} />
    </div>
  );
}

function TaskParts({ challenge }: { readonly challenge: Challenge }) {
  const { type, content, description } = challenge;
  switch (type) {
    case 'math':
      return (
        <>
          {content.objects.length > 0 && <CountRows rows={content.objects} />}
          <p className={styles.question}>{description}</p>
          {content.form === 'equation' && <p className={styles.equation}>{content.equation}</p>}
        </>
      );
    case 'reading':
      return (
        <>
          <div className={styles.passage}>
            {content.passage.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.question}>{description}</p>
        </>
      );
    case 'science':
      return (
        <>
          <p>{content.description}</p>
          <p className={styles.question}>{description}</p>
        </>
      );
    case 'creative':
      return (
        <>
          <p>{description}</p>
          <p className={styles.question}>{content.question}</p>
        </>
      );
    case 'logic':
      return (
        <>
          <p className={styles.question}>{description}</p>
          <ul className={styles.clues} data-single={content.clues.length === 1}>
            {content.clues.map((clue) => (
              <li key={clue}>{clue}</li>
            ))}
          </ul>
        </>
      );
  }
}
