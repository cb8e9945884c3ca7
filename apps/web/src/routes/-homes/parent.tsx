import type { LinkedStudent } from '@lamplight/domain/families';
import { Board } from '../../features/announcements/board/board.tsx';
import { ChildPickup } from '../../features/attendance/pickup/child-pickup.tsx';
import { CalendarFeed } from '../../features/camp-calendar/calendar-feed.tsx';
import { ChildCare } from '../../features/care/writing/child-care.tsx';
import { ChildChat } from '../../features/chat-reader/child-chat.tsx';
import { ChildConsents } from '../../features/consents/child-consents.tsx';
import { ExternalLog } from '../../features/external-log/external-log.tsx';
import { ParentDashboardPage } from '../../features/families/parent-dashboard-page.tsx';
import { ChildJournal } from '../../features/journal/child-journal.tsx';
import { ParentsVoice } from '../../features/lessons/recordings/family/parents-voice.tsx';
import { LinkChild } from '../../features/pairing/link-child.tsx';
import achievements from '../../i18n/en/achievements.json';
import announcements from '../../i18n/en/announcements.json';
import campCalendar from '../../i18n/en/camp-calendar.json';
import care from '../../i18n/en/care.json';
import chat from '../../i18n/en/chat.json';
import consents from '../../i18n/en/consents.json';
import externalLog from '../../i18n/en/external-log.json';
import families from '../../i18n/en/families.json';
import journal from '../../i18n/en/journal.json';
import journalEntry from '../../i18n/en/journal-entry.json';
import pairing from '../../i18n/en/pairing.json';
import pickup from '../../i18n/en/pickup.json';
import recordings from '../../i18n/en/recordings.json';
import tables from '../../i18n/en/tables.json';
import { calledName } from '../../lib/full-name.ts';
import { OwnCalendar } from '../../ui/camp-calendar/calendar-card.tsx';

/** How the children are called whose link nobody has confirmed yet. */
function unconfirmedOf(students: readonly LinkedStudent[]): string[] {
  return students.filter(({ linkStatus }) => linkStatus === 'unconfirmed').map(calledName);
}

/** The parents' home: each child's progress, words, consents and account, and how a child is linked. */
export function Page() {
  return (
    <ParentDashboardPage
      news={(all) => <Board of="family" unconfirmed={unconfirmedOf(all)} />}
      calendar={(all) => <OwnCalendar feed={<CalendarFeed />} unconfirmed={unconfirmedOf(all)} />}
      linkChild={(onLinked) => <LinkChild onLinked={onLinked} />}
      parts={{
        journal: (student) => <ChildJournal student={student} />,
        chat: (student) => <ChildChat student={student} />,
        voice: (student) => <ParentsVoice key={student.id} student={student} />,
        care: (student) => <ChildCare key={student.id} student={student} />,
        pickup: (student) => <ChildPickup key={student.id} student={student} />,
        consent: (student) => (
          <>
            <ChildConsents student={student} />
            {student.linkStatus === 'confirmed' && (
              <ExternalLog of="child" userId={student.id} name={calledName(student)} />
            )}
          </>
        ),
      }}
    />
  );
}

export const texts = {
  achievements,
  announcements,
  'camp-calendar': campCalendar,
  care,
  chat,
  consents,
  families,
  journal,
  'journal-entry': journalEntry,
  'external-log': externalLog,
  pairing,
  pickup,
  recordings,
  tables,
};
