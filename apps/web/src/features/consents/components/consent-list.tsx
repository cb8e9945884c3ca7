import { ConsentItem, type ConsentItemProps } from './consent-item.tsx';
import styles from './consents.module.css';

export interface ConsentListProps extends Pick<ConsentItemProps, 'choosing' | 'ways' | 'why'> {
  /** What is known of each purpose; undefined until it is. */
  readonly consents: readonly ConsentItemProps['consent'][] | undefined;
  readonly noticeOf: (
    purpose: ConsentItemProps['consent']['purpose'],
  ) => ConsentItemProps['notice'];
}

/** A choice for each purpose. */
export function ConsentList({ consents, noticeOf, ...choice }: ConsentListProps) {
  return (
    <ul className={styles.list}>
      {consents?.map((consent) => (
        <ConsentItem
          key={consent.purpose}
          consent={consent}
          notice={noticeOf(consent.purpose)}
          {...choice}
        />
      ))}
    </ul>
  );
}
