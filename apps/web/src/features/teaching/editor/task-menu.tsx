import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TASK_KINDS, taskBlock } from './task-blocks.ts';

/** Something to ask or to do, put into the text with words to write over. */
export function TaskMenu({ onInsert }: { readonly onInsert: (block: string) => void }) {
  const { t } = useTranslation('teaching');
  return (
    <Menu
      position="bottom-start"
      withinPortal={false}
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
          {t('editor.task')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="18rem" style={{ overflowY: 'auto' }}>
        {TASK_KINDS.map((kind) => (
          <Menu.Item
            key={kind}
            onClick={() => onInsert(taskBlock(kind, (key) => t(`editor.sample.${key}`)))}
          >
            {t(`editor.tasks.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
