import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { RunHandle } from '../runner/use-run.ts';
import { ErrorHelp } from './error-help.tsx';
import { firstError } from './first-error.ts';
import { OutputItems } from './output-items.tsx';
import styles from './output-panel.module.css';

/** What the program printed and drew, and what went wrong (spec 2, output panel). */
export function OutputPanel({ running }: { readonly running: RunHandle }) {
  const { t } = useTranslation('projects');
  const titleId = useId();
  const { outcome, isTiming } = running;
  const result = outcome === null || outcome === 'stopped' ? null : outcome;
  const error = result === null ? null : firstError(result);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('output.title')}
        </h2>
        <p className={styles.state} role="status">
          {stateWords()}
        </p>
      </div>
      {outcome === null && !isTiming && (
        <p className={styles.empty}>
          <Picture name="rocket" size={36} />
          {t('output.before')}
        </p>
      )}
      {result?.output.length === 0 && error === null && (
        <p className={styles.empty}>{t('output.nothing')}</p>
      )}
      {result !== null && result.output.length > 0 && <OutputItems items={result.output} />}
      {error !== null && <ErrorHelp error={error} />}
    </section>
  );

  /** One sentence for those who hear the page: lines themselves would be too many. */
  function stateWords(): string {
    if (running.canStop) return t('output.running');
    if (outcome === 'stopped') return t('output.stopped');
    if (result === null) return '';
    if (error !== null) return t('output.failed');
    const lines = result.output.filter(({ kind }) => kind === 'line').length;
    return t('output.done', { count: lines });
  }
}
