import type { SafetyAlert } from './alert.ts';

/** The alerts about one child, in the order in which it wrote; a drill stands apart from what a child wrote. */
export interface ChildAlerts {
  readonly student: SafetyAlert['student'];
  readonly isDrill: boolean;
  /** Whether one of them is urgent. */
  readonly isUrgent: boolean;
  readonly alerts: readonly SafetyAlert[];
}

/**
 * Alerts by the child whom they are about, so that whoever writes much hides nobody: children with something
 * urgent first, then whoever wrote last.
 */
export function byChild(alerts: readonly SafetyAlert[]): ChildAlerts[] {
  const groups = new Map<string, SafetyAlert[]>();
  for (const alert of alerts) {
    const key = `${alert.student.id} ${alert.source === 'drill'}`;
    groups.set(key, [...(groups.get(key) ?? []), alert]);
  }
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      return {
        student: first.student,
        isDrill: first.source === 'drill',
        isUrgent: own.some(({ level }) => level === 'severe'),
        alerts: own.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id),
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.isUrgent && !b.isDrill) - Number(a.isUrgent && !a.isDrill) ||
        newest(b).localeCompare(newest(a)),
    );
}

function newest({ alerts }: ChildAlerts): string {
  return alerts.at(-1)?.createdAt ?? '';
}

/** The children of whom alerts wait that nobody has taken care of; those who practise are none. */
export function childrenWaiting(alerts: readonly SafetyAlert[]): ChildAlerts[] {
  const open = alerts.filter(({ acknowledged, source }) => !acknowledged && source !== 'drill');
  return byChild(open);
}
