import styles from './task-text.module.css';

/** What to build: paragraphs parted by blank lines, with code between backticks. */
export function TaskText({ text }: { readonly text: string }) {
  return (
    <div className={styles.task}>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph}>
          {parts(paragraph).map(({ text: words, isCode, at }) =>
            isCode ? <code key={at}>{words}</code> : <span key={at}>{words}</span>,
          )}
        </p>
      ))}
    </div>
  );
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

interface Part {
  readonly text: string;
  readonly isCode: boolean;
  /** Which part of the paragraph it is. */
  readonly at: number;
}

/** Splits at backticks: every second part is code. */
function parts(paragraph: string): Part[] {
  return paragraph.split('`').map((text, at) => ({ text, isCode: at % 2 === 1, at }));
}
