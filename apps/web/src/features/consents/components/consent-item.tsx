import type { Consent } from '@lamplight/domain/consents';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choosing } from '../consents.queries.ts';
import { useChoice } from '../use-choice.ts';
import type { Notice } from '../use-notices.ts';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentStatus } from './consent-status.tsx';
import styles from './consents.module.css';

export interface ConsentItemProps {
  readonly consent: Consent;
  readonly notice: Notice;
  readonly choosing: Choosing;
  /** What the two buttons say. */
  readonly ways: { readonly give: string; readonly withdraw: string };
  /** Said where the reader can neither give nor withdraw it. */
  readonly why?: string;
}

/** One purpose: what it means, whether it holds, the way to change that, and what was decided before. */
export function ConsentItem({ consent, notice, choosing, ways, why }: ConsentItemProps) {
  const { t } = useTranslation('consents');
  const id = useId();
  const choose = useChoice();
  const { purpose, granted, mayGive, mayWithdraw, history } = consent;
  const { title } = notice;
  const choice = { purpose, notice: notice.kept };
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.line}>
        <h3 id={id} className={styles.purpose}>
          {title}
        </h3>
        <ConsentStatus granted={granted} />
      </div>
      <p className={styles.text}>{notice.text}</p>
      {mayGive && (
        <Button
          variant="default"
          disabled={choosing.pending}
          aria-describedby={id}
          onClick={() => void choose(choosing.give, choice, t('given', { title }))}
        >
          {ways.give}
        </Button>
      )}
      {mayWithdraw && (
        <Button
          variant="default"
          disabled={choosing.pending}
          aria-describedby={id}
          onClick={() => void choose(choosing.withdraw, choice, t('withdrawn', { title }))}
        >
          {ways.withdraw}
        </Button>
      )}
      {!mayGive && !mayWithdraw && why !== undefined && <p className={styles.why}>{why}</p>}
      <ConsentHistory history={history} />
    </li>
  );
}
