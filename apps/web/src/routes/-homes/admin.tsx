import { AdminPortalPage } from '../../features/admin/admin-portal-page.tsx';
import { AiBudget } from '../../features/ai-status/ai-budget.tsx';
import { AiStatus } from '../../features/ai-status/ai-status.tsx';
import { Analytics } from '../../features/analytics/analytics.tsx';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { Backups } from '../../features/backups/backups.tsx';
import { AllChats } from '../../features/chat-reader/student-chats.tsx';
import { ClassAdmin } from '../../features/class-admin/class-admin.tsx';
import { AnyClassSettings } from '../../features/class-settings/any-class-settings.tsx';
import { ClassroomSignIn } from '../../features/classroom-sign-in/classroom-sign-in.tsx';
import { ConsentRecords } from '../../features/consent-records/consent-records.tsx';
import { PaperConsents } from '../../features/consents/paper-consents.tsx';
import { DamageNotice } from '../../features/doctor/damage-notice.tsx';
import { DiskNotice } from '../../features/doctor/disk-notice.tsx';
import { Doctor } from '../../features/doctor/doctor.tsx';
import { VersionNotice } from '../../features/doctor/version-notice.tsx';
import { ExternalLog } from '../../features/external-log/external-log.tsx';
import { UnconfirmedLinks } from '../../features/families/links/unconfirmed-links.tsx';
import { ClassHoursCard } from '../../features/host-settings/class-hours.tsx';
import { Helplines } from '../../features/host-settings/helplines.tsx';
import { HostContacts } from '../../features/host-settings/host-contacts.tsx';
import { SafetyContacts } from '../../features/host-settings/safety-contacts.tsx';
import { AllFamilyRecordings } from '../../features/lessons/recordings/family/all-family-recordings.tsx';
import { Packs } from '../../features/packs/packs.tsx';
import { ClassReports } from '../../features/reports/components/class-reports.tsx';
import { RetentionPanel } from '../../features/retention/retention-panel.tsx';
import { SafetyDesk } from '../../features/safety/safety-desk.tsx';
import { SafetyNotice } from '../../features/safety/safety-notice.tsx';
import { SampleClass } from '../../features/sample-class/sample-class.tsx';
import { ScriptureLibrary } from '../../features/scripture-library/scripture-library.tsx';
import { FreshAccounts } from '../../features/sign-up/fresh-accounts.tsx';
import { SignUpSettings } from '../../features/sign-up/sign-up-settings.tsx';
import admin from '../../i18n/en/admin.json';
import aiStatus from '../../i18n/en/ai-status.json';
import analytics from '../../i18n/en/analytics.json';
import audit from '../../i18n/en/audit.json';
import backups from '../../i18n/en/backups.json';
import chat from '../../i18n/en/chat.json';
import classAdmin from '../../i18n/en/class-admin.json';
import classSettings from '../../i18n/en/class-settings.json';
import classroomSignIn from '../../i18n/en/classroom-sign-in.json';
import consentRecords from '../../i18n/en/consent-records.json';
import consents from '../../i18n/en/consents.json';
import daySetting from '../../i18n/en/day-setting.json';
import doctor from '../../i18n/en/doctor.json';
import externalLog from '../../i18n/en/external-log.json';
import familyLinks from '../../i18n/en/family-links.json';
import hostSettings from '../../i18n/en/host-settings.json';
import kept from '../../i18n/en/kept.json';
import misconceptions from '../../i18n/en/misconceptions.json';
import packs from '../../i18n/en/packs.json';
import recordings from '../../i18n/en/recordings.json';
import reports from '../../i18n/en/reports.json';
import retention from '../../i18n/en/retention.json';
import safety from '../../i18n/en/safety.json';
import sampleClass from '../../i18n/en/sample-class.json';
import scriptureLibrary from '../../i18n/en/scripture-library.json';
import signUp from '../../i18n/en/sign-up.json';
import skills from '../../i18n/en/skills.json';
import tables from '../../i18n/en/tables.json';

/**
 * The admins' home: the portal with what the other features bring, and a word above when alerts wait, the database is
 * damaged, the disk fills up or the version is old.
 */
export function Page() {
  return (
    <>
      <SafetyNotice />
      <DamageNotice />
      <DiskNotice />
      <VersionNotice />
      <AdminPortalPage
        scripture={<ScriptureLibrary />}
        learning={<Analytics reports={(wish) => <ClassReports {...wish} />} />}
        parts={{
          classes: <ClassAdmin settings={(classId) => <AnyClassSettings classId={classId} />} />,
          'sign-in': <ClassroomSignIn />,
          safety: <SafetyDesk />,
          chats: <AllChats />,
          outside: <ExternalLog of="everybody" />,
          consents: (
            <>
              <ConsentRecords />
              <PaperConsents />
            </>
          ),
          links: <UnconfirmedLinks />,
          voices: <AllFamilyRecordings />,
          doctor: <Doctor />,
          packs: <Packs />,
          backups: <Backups />,
          ai: (
            <>
              <AiStatus />
              <AiBudget />
            </>
          ),
          settings: (
            <>
              <HostContacts />
              <SafetyContacts />
              <SignUpSettings />
              <FreshAccounts />
              <Helplines />
              <ClassHoursCard />
            </>
          ),
          retention: <RetentionPanel />,
          audit: <AuditLog />,
          sample: <SampleClass />,
        }}
      />
    </>
  );
}

export const texts = {
  admin,
  'ai-status': aiStatus,
  analytics,
  audit,
  backups,
  chat,
  'class-admin': classAdmin,
  'class-settings': classSettings,
  'day-setting': daySetting,
  'classroom-sign-in': classroomSignIn,
  'consent-records': consentRecords,
  consents,
  doctor,
  'family-links': familyLinks,
  'host-settings': hostSettings,
  kept,
  misconceptions,
  'external-log': externalLog,
  packs,
  recordings,
  reports,
  retention,
  safety,
  'sample-class': sampleClass,
  'scripture-library': scriptureLibrary,
  'sign-up': signUp,
  skills,
  tables,
};
