import { useAllClasses } from './class-settings.queries.ts';
import { SettingsOfClass } from './settings-of-class.tsx';

/** What an admin decides about any class of the host. */
export function AnyClassSettings({ classId }: { readonly classId: number }) {
  const classes = useAllClasses();
  return <SettingsOfClass classId={classId} others={classes.data ?? []} />;
}
