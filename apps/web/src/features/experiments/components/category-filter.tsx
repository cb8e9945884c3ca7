import type { ExperimentCategory } from '@lamplight/domain/experiments';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CATEGORY_KEYS } from '../lab-words.ts';
import { useLabPlace } from '../use-lab-place.ts';
import styles from './category-filter.module.css';

export interface CategoryFilterProps {
  readonly categories: readonly ExperimentCategory[];
  readonly chosen: ExperimentCategory | undefined;
}

/** All experiments, or those of one category; the address keeps which. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const { t } = useTranslation('experiments');
  const goTo = useLabPlace();
  return (
    <fieldset className={styles.filter} aria-label={t('list.filter')}>
      {[undefined, ...categories].map((category) => (
        <Button
          key={category ?? 'all'}
          variant="default"
          aria-pressed={category === chosen}
          onClick={() => goTo({ category }, { replace: true, resetScroll: false })}
        >
          {category === undefined ? t('list.all') : t(`categories.${CATEGORY_KEYS[category]}`)}
        </Button>
      ))}
    </fieldset>
  );
}
