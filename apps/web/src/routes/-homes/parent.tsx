import { ChildChat } from '../../features/chat-reader/child-chat.tsx';
import { ChildConsents } from '../../features/consents/child-consents.tsx';
import { ParentDashboardPage } from '../../features/families/parent-dashboard-page.tsx';
import { ChildJournal } from '../../features/journal/child-journal.tsx';
import { OutsideLog } from '../../features/outside-log/outside-log.tsx';
import achievements from '../../i18n/en/achievements.json';
import chat from '../../i18n/en/chat.json';
import consents from '../../i18n/en/consents.json';
import families from '../../i18n/en/families.json';
import journal from '../../i18n/en/journal.json';
import journalEntry from '../../i18n/en/journal-entry.json';
import outsideLog from '../../i18n/en/outside-log.json';
import tables from '../../i18n/en/tables.json';

/** The parents' home: each child's progress and journal, and what is consented to for the child. */
export function Page() {
  return (
    <ParentDashboardPage
      consents={(student) => (
        <>
          <ChildJournal key={student.id} student={student} />
          <ChildChat key={`chat-${student.id}`} student={student} />
          <ChildConsents student={student} />
          {student.linkStatus === 'confirmed' && (
            <OutsideLog
              key={`log-${student.id}`}
              of="child"
              userId={student.id}
              name={student.firstName ?? student.username}
            />
          )}
        </>
      )}
    />
  );
}

export const texts = {
  achievements,
  chat,
  consents,
  families,
  journal,
  'journal-entry': journalEntry,
  'outside-log': outsideLog,
  tables,
};
