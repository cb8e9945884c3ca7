/** What the audit log can be narrowed to. */
export const AUDIT_TOPICS = [
  'accounts',
  'students',
  'classes',
  'families',
  'consents',
  'safety',
  'signIn',
  'host',
] as const;
export type AuditTopic = (typeof AUDIT_TOPICS)[number];

/** Everything that the audit log tells of, under its topic. Each has a sentence in every language. */
export const AUDIT_ACTIONS = {
  'account.approved': 'accounts',
  'account.changed': 'accounts',
  'account.created': 'accounts',
  'account.fresh-deleted': 'accounts',
  'account.deleted': 'accounts',
  'account.deletion-asked': 'accounts',
  'account.deletion-withdrawn': 'accounts',
  'account.exported': 'accounts',
  'account.kept': 'accounts',
  'account.password-reset': 'accounts',
  'account.role-changed': 'accounts',
  'account.sessions-ended': 'accounts',
  'accommodation.cleared': 'students',
  'accommodation.set': 'students',
  'care.code-ended': 'students',
  'care.code-made': 'students',
  'care.opened': 'students',
  'care.opened-on-tablet': 'students',
  'care.removed': 'students',
  'care.saved': 'students',
  'care.sheet-opened': 'students',
  'note.added': 'students',
  'note.deleted': 'students',
  'student.day-set': 'students',
  'class.closed': 'classes',
  'class.code-renewed': 'classes',
  'class.created': 'classes',
  'class.day-set': 'classes',
  'class.deleted': 'classes',
  'class.pacing-chosen': 'classes',
  'class.renamed': 'classes',
  'class.reopened': 'classes',
  'class.student-added': 'classes',
  'class.student-moved': 'classes',
  'class.student-removed': 'classes',
  'class.teacher-added': 'classes',
  'class.teacher-removed': 'classes',
  'lesson.assigned': 'classes',
  'lesson.unassigned': 'classes',
  'family.link-confirmed': 'families',
  'family.link-ended': 'families',
  'family.linked': 'families',
  'family.recording-deleted': 'families',
  'family.recording-made': 'families',
  'pairing.slip-made': 'families',
  'pairing.slip-revoked': 'families',
  'consent.given': 'consents',
  'consent.paper-given': 'consents',
  'consent.paper-withdrawn': 'consents',
  'consent.withdrawn': 'consents',
  'safety.acknowledged': 'safety',
  'safety.going': 'safety',
  'safety.practised': 'safety',
  'safety.text-read': 'safety',
  'sign-in.admin': 'signIn',
  'sign-in.admin-failed': 'signIn',
  'sign-in.card-made': 'signIn',
  'sign-in.let-in': 'signIn',
  'sign-in.not-let-in': 'signIn',
  'sign-in.tablet-added': 'signIn',
  'sign-in.tablet-removed': 'signIn',
  'sign-in.tablet-renamed': 'signIn',
  'backup.downloaded': 'host',
  'backup.made': 'host',
  'backup.uploaded': 'host',
  'host.clock-trusted': 'host',
  'host.restore-begun': 'host',
  'host.restore-failed': 'host',
  'host.restored': 'host',
  'host.settings-changed': 'host',
  'pack.installed': 'host',
  'pack.removed': 'host',
  'pack.signer-removed': 'host',
  'pack.signer-trusted': 'host',
  'pack.switched-off': 'host',
  'pack.switched-on': 'host',
  'sample-class.filled': 'host',
  'sample-class.removed': 'host',
  'scripture.installed': 'host',
  'scripture.removed': 'host',
} as const satisfies Readonly<Record<string, AuditTopic>>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Whether this version knows an action; an older or a newer one may have written others. */
export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}

/** The actions of a topic. */
export function actionsOf(topic: AuditTopic): AuditAction[] {
  return Object.keys(AUDIT_ACTIONS)
    .filter(isAuditAction)
    .filter((action) => AUDIT_ACTIONS[action] === topic);
}
