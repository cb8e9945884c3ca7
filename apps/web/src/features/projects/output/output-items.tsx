import { type OutputItem, RESULT_ARROW } from '@lamplight/domain/projects';
import { IconArrowRight } from '@tabler/icons-react';
import { DrawnPicture } from '../pictures/drawn-picture.tsx';
import { groupsOf } from '../pictures/series.ts';
import styles from './output-panel.module.css';

/** Lines and pictures in the order in which the program made them. */
export function OutputItems({ items }: { readonly items: readonly OutputItem[] }) {
  const groups = groupsOf(items.flatMap((item) => (item.kind === 'picture' ? item.picture : [])));
  return (
    <div className={styles.items}>
      {items.map((item, at) =>
        item.kind === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the output.
          <p key={at} className={styles.line} data-from={item.from}>
            {item.from === 'trial' ? <TrialLine text={item.text} /> : item.text}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the output.
          <DrawnPicture key={at} picture={item.picture} groups={groups} />
        ),
      )}
    </div>
  );
}

/** What went in and what came out. The arrow is drawn: not every device has one among its letters. */
function TrialLine({ text }: { readonly text: string }) {
  const at = text.indexOf(RESULT_ARROW);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.unseen}>{RESULT_ARROW}</span>
      <IconArrowRight className={styles.arrow} size={18} aria-hidden />
      {text.slice(at + RESULT_ARROW.length)}
    </>
  );
}
