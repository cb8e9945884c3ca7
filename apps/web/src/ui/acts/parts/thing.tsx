import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import styles from './thing.module.css';

export interface ThingProps {
  readonly label: ActLabel;
  readonly language: Language;
  /** What it is called among the things of its act, for whoever drags it. */
  readonly thing: number;
  /** The place that it fills: what is dragged here changes places with it. */
  readonly place?: number;
  readonly selected?: boolean;
  /** It stands where it belongs. */
  readonly right?: boolean;
  /** Nothing can be done with it any more. */
  readonly locked?: boolean;
  /** Where it is, for whoever hears it. */
  readonly where?: string | undefined;
  readonly onTap: () => void;
}

/** Something to be tapped and put somewhere: its picture and its name. */
export function Thing(props: ThingProps) {
  const { label, language, thing, selected = false, right = false, locked = false } = props;
  const { place, where, onTap } = props;
  const { t } = useTranslation('acts');
  const facts = [where, right && t('marks.right')].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.thing}
      data-thing={thing}
      data-place={place}
      data-right={right}
      data-pictured={label.picture !== undefined}
      aria-pressed={selected}
      // Not `disabled`: whoever has the focus here would lose it.
      aria-disabled={locked}
      onClick={() => !locked && onTap()}
    >
      {label.picture && <Picture name={label.picture} size="2.75rem" />}
      <span lang={language}>{label.text}</span>
      {right && <IconCheck className={styles.check} aria-hidden />}
      {facts.length > 0 && <VisuallyHidden>({facts.join(', ')})</VisuallyHidden>}
    </button>
  );
}
