import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

export interface PageProps {
  /** Heading of the page and name of its tab. */
  readonly title?: string;
  /** Name of the tab where the page draws its own heading. */
  readonly tabTitle?: string;
  /** One line below the heading. */
  readonly subtitle?: string;
  /** Shows a back button to this path. */
  readonly backTo?: string;
  /** Its words; 'Back' unless told. */
  readonly backLabel?: string;
  /** Buttons that stand beside the heading. */
  readonly actions?: ReactNode;
  /** `narrow` for forms and reading, `wide` for tables. */
  readonly width?: 'narrow' | 'standard' | 'wide';
  readonly children: ReactNode;
}

/** The content of a page between header and footer, with its optional back button and title. */
export function Page(props: PageProps) {
  const { title, tabTitle = title, subtitle, backTo, backLabel, actions, children } = props;
  const { t } = useTranslation('shell');

  useEffect(() => {
    const product = t('product');
    document.title = tabTitle === undefined ? product : `${tabTitle} · ${product}`;
  }, [tabTitle, t]);

  return (
    <div className={styles.page} data-width={props.width ?? 'standard'}>
      {backTo !== undefined && (
        <div className={styles.way}>
          <Button
            component={Link}
            to={backTo}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {backLabel ?? t('back')}
          </Button>
        </div>
      )}
      {title !== undefined && (
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
