import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { menuFor } from '../../app/menu.ts';
import { useLogout } from '../../app/session/use-logout.ts';
import { useSession } from '../../app/session/use-session.ts';
import { Face } from '../face/face.tsx';
import { Lantern } from '../lantern/lantern.tsx';
import { QuietSwitch } from '../sounds/quiet-switch.tsx';
import styles from './header.module.css';
import { NavLinks } from './nav-links.tsx';

export interface HeaderProps {
  /** Stands beside the menu: whether what was done is saved. */
  readonly status?: ReactNode;
}

/** More entries than this do not fit beside the name: they get a row of their own. */
const BESIDE_THE_NAME = 4;

/** The head of every page: lantern and name, the menu, and the ways in or out. */
export function Header({ status }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { user, visitor, authenticated } = useSession();
  const [open, { toggle, close }] = useDisclosure(false);
  const items = menuFor(visitor);
  const hasOwnRow = items.length > BESIDE_THE_NAME;
  const menu = (
    <nav
      className={hasOwnRow ? `${styles.desktop} ${styles.wide}` : styles.desktop}
      aria-label={t('menu.label')}
    >
      <NavLinks items={items} />
    </nav>
  );

  return (
    <header className={styles.header} data-visitor={visitor}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} onClick={close}>
          <Lantern size={36} />
          <span>{t('product')}</span>
        </Link>
        {authenticated ? (
          <>
            {!hasOwnRow && menu}
            {visitor === 'student' && user !== null && (
              <span className={styles.face}>
                <Face userId={user.id} size="2rem" />
              </span>
            )}
            {visitor === 'student' && <QuietSwitch className={styles.quiet} />}
            {status}
            <div className={styles.desktop}>
              <LogoutButton />
            </div>
            <button
              type="button"
              className={styles.burger}
              onClick={toggle}
              aria-expanded={open}
              aria-controls="mobile-menu"
              aria-label={t(open ? 'menu.close' : 'menu.open')}
            >
              {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
            </button>
            {hasOwnRow && menu}
          </>
        ) : (
          <div className={styles.ways}>
            <Button component={Link} to="/login" variant="default">
              {t('signIn')}
            </Button>
            <Button component={Link} to="/register">
              {t('signUp')}
            </Button>
          </div>
        )}
      </div>
      {authenticated && open && (
        <nav id="mobile-menu" className={styles.mobile} aria-label={t('menu.label')}>
          <NavLinks items={items} onFollow={close} />
          {visitor === 'student' && <QuietSwitch className={styles.quietly} isNamed />}
          <LogoutButton />
        </nav>
      )}
    </header>
  );
}

function LogoutButton() {
  const { t } = useTranslation('shell');
  const logout = useLogout();
  return (
    <Button variant="default" onClick={() => logout.mutate()} loading={logout.isPending}>
      {t('logout.button')}
    </Button>
  );
}
