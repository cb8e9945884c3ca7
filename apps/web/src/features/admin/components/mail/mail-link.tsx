import styles from './mail.module.css';

/**
 * A mailed link to hand on. It is words and no link: to follow it here would sign the admin in as
 * somebody else, and use it up.
 */
export function MailLink({ link }: { readonly link: string }) {
  return <code className={styles.address}>{link}</code>;
}
