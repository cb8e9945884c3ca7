import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useClasses } from './class-admin.queries.ts';
import { AddStudentsDialog } from './components/add-students-dialog.tsx';
import { ClassTable } from './components/class-table.tsx';
import { CreateClassDialog } from './components/create-class-dialog.tsx';

export interface ClassAdminProps {
  /** What is decided about one class. */
  readonly settings: (classId: number) => ReactNode;
}

/** The classes of the host: the list, and one of them opened. */
export function ClassAdmin({ settings }: ClassAdminProps) {
  const { t } = useTranslation('class-admin');
  const classes = useClasses();
  const [openId, setOpenId] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'create' | 'add' | null>(null);
  const close = () => setDialog(null);
  const open = classes.data?.find(({ id }) => id === openId);

  if (open !== undefined) {
    return (
      <Section
        title={t('title')}
        actions={<Button onClick={() => setDialog('add')}>{t('add.open')}</Button>}
      >
        <div>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={() => setOpenId(null)}
          >
            {t('back')}
          </Button>
        </div>
        {settings(open.id)}
        {dialog === 'add' && <AddStudentsDialog to={open} onClose={close} />}
      </Section>
    );
  }
  return (
    <Section
      title={t('title')}
      actions={<Button onClick={() => setDialog('create')}>{t('create.open')}</Button>}
    >
      <QueryState
        query={classes}
        count={3}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {classes.data !== undefined && (
        <ClassTable classes={classes.data} onOpen={({ id }) => setOpenId(id)} />
      )}
      {dialog === 'create' && <CreateClassDialog onClose={close} onCreated={setOpenId} />}
    </Section>
  );
}
