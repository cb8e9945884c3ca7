import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';
import styles from './tabs.module.css';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly picture?: UiPicture;
  readonly content: ReactNode;
}

export interface TabsProps<Name extends string> {
  /** What the tabs choose between, for those who hear it. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly open: Name;
  readonly onOpen: (name: Name) => void;
}

/** More tabs than this need two lines on a tablet already. */
const MANY = 5;

/** Parts of a page of which one is open. The arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) {
  const choose = (value: string | null) => {
    const chosen = tabs.find(({ name }) => name === value);
    if (chosen !== undefined) onOpen(chosen.name);
  };
  return (
    <MantineTabs
      value={open}
      onChange={choose}
      keepMounted={false}
      classNames={{
        list: styles.list ?? '',
        tab: styles.tab ?? '',
        tabLabel: styles.label ?? '',
        tabSection: styles.picture ?? '',
        panel: styles.panel ?? '',
      }}
    >
      <MantineTabs.List aria-label={label} data-many={tabs.length > MANY}>
        {tabs.map((tab) => (
          <MantineTabs.Tab
            key={tab.name}
            value={tab.name}
            leftSection={
              tab.picture === undefined ? null : <Picture name={tab.picture} size={24} />
            }
          >
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.name} value={tab.name}>
          {tab.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
