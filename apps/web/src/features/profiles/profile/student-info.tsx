import { LEARNING_STYLES } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { Entries, LockedEntry, NumberEntry, SelectEntry, TextEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** What students have for themselves, and how far they have come (spec 6). */
export function StudentInfo({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const { weeklyGoal, learningStyle, parentEmail } = profile;
  const { currentDay, totalProgress, streakCount } = profile;
  const styles = LEARNING_STYLES.map((value) => ({ value, label: t(`options.styles.${value}`) }));
  return (
    <Entries>
      <LockedEntry
        form={form}
        label={t('fields.currentDay')}
        value={t('values.day', { day: currentDay })}
      />
      <LockedEntry
        form={form}
        label={t('fields.totalProgress')}
        value={t('values.percent', { percent: totalProgress })}
      />
      <LockedEntry
        form={form}
        label={t('fields.streakCount')}
        value={t('values.days', { count: streakCount })}
      />
      <NumberEntry
        form={form}
        name="weeklyGoal"
        label={t('fields.weeklyGoal')}
        hint={t('fields.weeklyGoalHint')}
        value={weeklyGoal === null ? null : t('values.lessons', { count: weeklyGoal })}
        min={1}
        max={50}
      />
      <SelectEntry
        form={form}
        name="learningStyle"
        label={t('fields.learningStyle')}
        options={
          form === undefined
            ? styles
            : [{ value: '', label: t('options.chooseNothing') }, ...styles]
        }
        value={learningStyle}
      />
      <TextEntry
        form={form}
        name="parentEmail"
        label={t('fields.parentEmail')}
        value={parentEmail}
        type="email"
      />
    </Entries>
  );
}
