import {
  type AiBudget as Budget,
  MOST_CLASS_TURNS,
  MOST_STUDENT_TURNS,
} from '@lamplight/domain/host';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './ai-status.module.css';
import { useAiBudget, useAiUsage, useSaveAiBudget } from './ai-status.queries.ts';

/** How often models may answer in a day, and how much of it is used today; for the admin. */
export function AiBudget() {
  const { t } = useTranslation('ai-status');
  const settings = useAiBudget();
  return (
    <TitledCard title={t('budget.title')} className={styles.card}>
      <p className={styles.text}>{t('budget.text')}</p>
      <QueryState
        query={settings}
        count={2}
        shape="rows"
        loading={t('budget.loading')}
        failed={t('budget.failed')}
      />
      {settings.data !== undefined && <BudgetForm budget={settings.data.aiBudget} />}
      <UsedToday />
    </TitledCard>
  );
}

const FIELDS = [
  { name: 'classTurnsPerDay', text: 'class', most: MOST_CLASS_TURNS },
  { name: 'studentTurnsPerDay', text: 'student', most: MOST_STUDENT_TURNS },
] as const;

function BudgetForm({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('ai-status');
  const save = useSaveAiBudget();
  const tellFailure = useFailureToast();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const turns = ({ name }: (typeof FIELDS)[number]) => {
      const typed = String(fields.get(name) ?? '').trim();
      return typed === '' ? null : Number(typed);
    };
    const [ofClass, ofStudent] = FIELDS.map(turns);
    try {
      const aiBudget = {
        classTurnsPerDay: ofClass ?? null,
        studentTurnsPerDay: ofStudent ?? null,
      };
      await save.mutateAsync({ aiBudget });
      showToast({ kind: 'success', title: t('budget.saved') });
    } catch (error) {
      tellFailure({ title: t('budget.notSaved'), error, fallback: t('budget.notSavedText') });
    }
  };

  return (
    <form className={styles.budget} onSubmit={(event) => void submit(event)}>
      {FIELDS.map(({ name, text, most }) => (
        <TextField
          key={name}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          label={t(`budget.${text}`)}
          description={t(`budget.${text}Hint`)}
          defaultValue={budget[name] ?? ''}
        />
      ))}
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('budget.save')}
        </Button>
      </div>
    </form>
  );
}

function UsedToday() {
  const { t } = useTranslation('ai-status');
  const { data } = useAiUsage();
  if (data === undefined) return null;
  const students = t('budget.students', { count: data.students });
  return (
    <div>
      <h3 className={styles.name}>{t('budget.today')}</h3>
      <p className={styles.text}>
        {data.turns === 0 ? t('budget.none') : t('budget.used', { count: data.turns, students })}
      </p>
      {data.turns > 0 && (
        <ul>
          {data.classes.map(({ id, name, used, allowed }) => (
            <li key={id}>{t('budget.ofClass', { name, used, allowed })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
