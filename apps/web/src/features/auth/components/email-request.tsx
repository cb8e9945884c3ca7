import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { EmailField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import styles from '../auth-pages.module.css';
import { emailRules } from '../rules.ts';
import { LinkOnItsWay } from './link-on-its-way.tsx';
import { NoMailNote } from './no-mail-note.tsx';

/** What the host answers to a request for a link. */
export interface Accepted {
  readonly mailConfigured: boolean;
}

export interface EmailRequestProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  /** Asks the host for a link; undefined when that failed and the reader was told. */
  readonly onRequest: (email: string) => Promise<Accepted | undefined>;
  /** Stands between the form and the way back. */
  readonly children?: ReactNode;
}

/** Asks for the address of an account, and says afterwards where the link is. */
export function EmailRequest(props: EmailRequestProps) {
  const { t } = useTranslation('auth');
  const [sent, setSent] = useState<Accepted & { email: string }>();
  const form = useSchemaForm<{ email: string }>(emailRules, {
    initialValues: { email: '' },
  });
  const request = async (typed: { email: string }) => {
    const email = typed.email.trim();
    const accepted = await props.onRequest(email);
    if (accepted !== undefined) setSent({ ...accepted, email });
  };

  if (sent !== undefined) return <LinkOnItsWay {...sent} onAgain={() => setSent(undefined)} />;
  return (
    <Card className={styles.card}>
      <div>
        <h1 className={styles.cardTitle}>{props.title}</h1>
        <p className={styles.cardText}>{props.text}</p>
      </div>
      <NoMailNote />
      <ValidatedForm className={styles.form} form={form} onSubmit={request}>
        <EmailField
          label={t('magic.email')}
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="lg" disabled={props.pending || form.values.email.trim() === ''}>
          {props.pending ? props.pendingLabel : props.submitLabel}
        </Button>
      </ValidatedForm>
      {props.children}
      <Button component={Link} to="/login" variant="default">
        {t('magic.back')}
      </Button>
    </Card>
  );
}
