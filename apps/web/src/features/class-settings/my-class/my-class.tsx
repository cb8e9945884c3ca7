import { joinClassSchema } from '@lamplight/domain/classes';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useJoinClass, useOwnClasses } from '../class-settings.queries.ts';
import styles from './my-class.module.css';

export interface MyClassProps {
  /** The code of a class that the student was invited to. */
  readonly invited: string | undefined;
  /** The invitation has been taken. */
  readonly onJoined: () => void;
}

/** The classes of a student, and the way into another one. */
export function MyClass({ invited, onJoined }: MyClassProps) {
  const { t } = useTranslation('class-settings');
  const classes = useOwnClasses();
  const title = t((classes.data?.length ?? 0) > 1 ? 'mine.titleMany' : 'mine.title');
  const names = classes.data?.map(({ name }) => name) ?? [];
  const words = [title, ...names, ...(invited === undefined ? [] : [t('mine.invited')])];
  return (
    <TitledCard title={title} className={styles.card}>
      <QueryState query={classes} count={1} shape="rows" failed={t('mine.failed')} />
      {classes.data?.length === 0 && <p className={styles.text}>{t('mine.none')}</p>}
      {names.length > 0 && (
        <ul className={styles.names} aria-label={title}>
          {classes.data?.map(({ id, name }) => (
            <li key={id} className={styles.name}>
              <Picture name="people-hugging" size={32} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {invited !== undefined && <p className={styles.invited}>{t('mine.invited')}</p>}
      <JoinForm key={invited} invited={invited} onJoined={onJoined} />
      <ListenButton title={title} text={words.join('.\n')} />
    </TitledCard>
  );
}

function JoinForm({ invited = '', onJoined }: Partial<MyClassProps>) {
  const { t } = useTranslation('class-settings');
  const join = useJoinClass();
  const fail = useFailureToast();
  const form = useSchemaForm<{ code: string }>(joinClassSchema, {
    initialValues: { code: invited },
  });
  const send = ({ code }: { code: string }) =>
    join.mutate(
      { code },
      {
        onSuccess: ({ name }) => {
          form.setValues({ code: '' });
          showToast({ kind: 'success', title: t('mine.joined', { name }) });
          onJoined?.();
        },
        onError: (error) => fail({ title: t('mine.notJoined'), error, fallback: t('again') }),
      },
    );
  return (
    <ValidatedForm form={form} onSubmit={send} className={styles.form}>
      <TextField
        label={t('mine.code')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <Button type="submit" loading={join.isPending}>
        {t('mine.join')}
      </Button>
    </ValidatedForm>
  );
}
