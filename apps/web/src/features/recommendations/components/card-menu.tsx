import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import type { Feedback } from '@lamplight/domain/recommendations';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './card-menu.module.css';

export interface CardMenuProps {
  readonly title: string;
  readonly feedback: Feedback | null;
  readonly showsReasons: boolean;
  /** The element that the reasons stand in. */
  readonly reasonsId: string;
  readonly onReasons: () => void;
  readonly onJudge: (feedback: Feedback) => void;
}

/** Show/Hide Reasoning, Mark as Helpful, Not Helpful (spec 2, Recommendation card). */
export function CardMenu(props: CardMenuProps) {
  const { title, feedback, showsReasons, reasonsId, onReasons, onJudge } = props;
  const { t } = useTranslation('recommendations');
  return (
    <Menu position="bottom-end" withinPortal={false} shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton className={styles.button} aria-label={t('menu.open', { title })}>
          <IconDots aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={styles.item}
          aria-controls={showsReasons ? reasonsId : undefined}
          onClick={onReasons}
        >
          {t(showsReasons ? 'menu.hide' : 'menu.show')}
        </Menu.Item>
        <Menu.Item
          className={styles.item}
          disabled={feedback === 'helpful'}
          onClick={() => onJudge('helpful')}
        >
          {t('menu.helpful')}
        </Menu.Item>
        <Menu.Item
          className={styles.item}
          disabled={feedback === 'not_helpful'}
          onClick={() => onJudge('not_helpful')}
        >
          {t('menu.notHelpful')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
