import { type AuditAction, type AuditEvent, isAuditAction } from '@lamplight/domain/audit';
import { CONSENT_PURPOSES } from '@lamplight/domain/consents';
import { ROLES } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';

/** Words in the details of an event that people read in their language; others stay as they are. */
const WORDS = [...ROLES, ...CONSENT_PURPOSES, 'username', 'email', 'age', 'grade'] as const;

/** The key of an action's sentence: a dot would lead into the tree of texts. */
type SentenceKey<Action extends string> = Action extends `${infer Noun}.${infer Deed}`
  ? `${Noun}-${Deed}`
  : never;

/** Tells an event in a plain sentence in the reader's language. */
export function useAuditSentence(): (event: AuditEvent) => string {
  const { t } = useTranslation('audit');

  const nameOf = (person: AuditEvent['actor'], nobody: string) => {
    if (person === null) return nobody;
    const { name, username } = person;
    return name === username ? username : t('named', { name, username });
  };
  const wordOf = (word: string) => {
    const known = WORDS.find((each) => each === word);
    return known === undefined ? word : t(`words.${known}`);
  };
  const detailOf = ([key, value]: [string, AuditEvent['detail'][string]]) => {
    const words = String(value).split(' ').map(wordOf).join(', ');
    return [key, words] as const;
  };

  return ({ action, actor, person, className, detail }) => {
    if (!isAuditAction(action)) return t('unknown', { action });
    const words = {
      ...Object.fromEntries(Object.entries(detail).map(detailOf)),
      actor: nameOf(actor, t('host')),
      person: nameOf(person, t('nobody')),
      class: className ?? t('goneClass'),
    };
    if (action === 'account.deleted' && detail.byOwner === true) {
      return t('actions.account-deleted-own', words);
    }
    if (action === 'account.deleted' && detail.openAlerts !== undefined) {
      return t('actions.account-deleted-with-alerts', words);
    }
    const key = action.replace('.', '-') as SentenceKey<AuditAction>;
    return t(`actions.${key}`, words);
  };
}
