import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { DoorList } from './door/door-list.tsx';
import { useDoor } from './door/use-door.ts';
import type { DoorView } from './door-views.ts';
import { FireDrill } from './prints/fire-drill.tsx';
import { Labels } from './prints/labels.tsx';
import { Slips } from './prints/slips.tsx';
import { RegisterView } from './register/register-view.tsx';

export interface AttendancePageProps {
  /** Lists to print stand at the same address, so that they are there without the host. */
  readonly view: DoorView | undefined;
  /** What is written about a child for emergencies, as another feature opens it. */
  readonly care: (studentId: number) => ReactNode;
}

/** Who is expected, here and gone, and with whom: for staff at the door, and the lists that come of it. */
export function AttendancePage({ view, care }: AttendancePageProps) {
  const { t } = useTranslation('attendance');
  const [classId, setClassId] = useState<number | null>(null);
  const door = useDoor();
  const { day } = door;
  const shown = () => {
    if (day === undefined) return null;
    switch (view) {
      case 'fire-drill':
        return <FireDrill day={day} isCutOff={door.isCutOff} />;
      case 'labels':
        return <Labels day={day} />;
      case 'slips':
        return <Slips classes={day.classes} classId={classId} onChoose={setClassId} />;
      case 'register':
        return <RegisterView day={day} classId={classId} onChoose={setClassId} />;
      case undefined:
        return <DoorList {...{ door, day, classId, care }} onChoose={setClassId} />;
    }
  };
  return (
    <WorkSurface>
      <Page tabTitle={t('title')} width="wide">
        {day === undefined && (
          <QueryState
            query={door.query}
            count={6}
            shape="rows"
            loading={t('loading')}
            failed={t('failed')}
          />
        )}
        {shown()}
      </Page>
    </WorkSurface>
  );
}
