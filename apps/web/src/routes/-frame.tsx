import { useLocation, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoProfile } from '../app/demo/demo-profile.ts';
import { useOwnDisplay } from '../app/display/use-display.ts';
import { lazyWithTexts } from '../app/lazy-with-texts.ts';
import { useShowsKept } from '../app/offline/kept-answers.ts';
import { useOwnPasswordQuestion } from '../app/own-password/own-password-store.ts';
import { usePlatform } from '../app/platform/use-platform.ts';
import { forgetSafetyReply, useSafetyReply } from '../app/safety-reply/safety-reply-store.ts';
import { useEndedSession } from '../app/session/ended-session.ts';
import { useSession } from '../app/session/use-session.ts';
import { CookieBanner } from '../features/cookies/cookie-banner.tsx';
import { chooseLanguage } from '../i18n/index.ts';
import { preferredLanguage } from '../i18n/languages.ts';
import { classTablet } from '../lib/class-tablet.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { OfflineNotice } from '../ui/offline-notice/offline-notice.tsx';
import { Footer } from '../ui/shell/footer.tsx';
import styles from '../ui/shell/frame.module.css';
import { Header } from '../ui/shell/header.tsx';
import {
  isLegalPath,
  LegalDialogContext,
  type LegalPath,
} from '../ui/shell/legal-dialog-context.ts';
import { showToast, useToastsNeeded } from '../ui/toast/show-toast.ts';
import { ErrorBoundary } from './-error-boundary.tsx';

/** Students' work and staff's marks at the door must not be lost, so they load this. */
const UserOutbox = lazy(() => import('../ui/saved-chip/user-outbox.tsx'));
const DemoBanner = lazy(() => import('../ui/demo-banner/demo-banner.tsx'));
const VisitTracker = lazy(() => import('../features/tracking/visit-tracker.tsx'));
const SafetyReplyDialog = lazy(() => import('../ui/safety-reply/safety-reply-dialog.tsx'));
const ToastRegion = lazy(() => import('../ui/toast/toast-region.tsx'));
/** Only on a class tablet, which many children share. */
const { Page: TabletGuard } = lazyWithTexts(() => import('../features/tablet/tablet-guard.tsx'));
/** Only for what gives power over an account. */
const { Page: OwnPasswordDialog } = lazyWithTexts(
  () => import('../ui/own-password/own-password-dialog.tsx'),
);
/** Only for an adult whose session has ended. */
const { Page: SignInAgain } = lazyWithTexts(() => import('../features/auth/sign-in-again.tsx'));
/** Only for adults who care for a class. */
const { Page: StaffBar } = lazyWithTexts(() => import('./-staff-bar.tsx'));
const { Page: LegalDialog } = lazyWithTexts(() => import('../features/legal/legal-dialog.tsx'));

/** What stands around every page: header, footer, cookie banner, toasts and legal dialog. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { user, visitor } = useSession();
  const { pathname } = useLocation();
  const toastsNeeded = useToastsNeeded();
  const safetyReply = useSafetyReply();
  const endedSession = useEndedSession();
  const ownPassword = useOwnPasswordQuestion();
  const showsKept = useShowsKept();
  usePlatform(user);
  useOwnDisplay(user);
  const student = visitor === 'student' ? user : null;
  // What one child was told is nothing for the next one at the same tablet.
  const childId = student?.id;
  useEffect(() => (childId === undefined ? undefined : forgetSafetyReply), [childId]);
  const demo = useDemoProfile();
  // Who has chosen no language, and a visitor after somebody else, reads in the browser's.
  const language = user?.language ?? preferredLanguage(navigator.languages);
  useEffect(() => void chooseLanguage(language), [language]);

  const main = useFocusOnNewPage(pathname);
  const frameless = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.frameless === true),
  });
  // A visitor has no legal routes: at their addresses the text opens over the landing page.
  const [legal, setLegal] = useState<LegalPath | null>(() =>
    visitor === 'logged-out' && isLegalPath(pathname) ? pathname : null,
  );
  const dialog = useMemo(() => ({ open: setLegal }), []);

  const signInAgain = (
    <ErrorBoundary>
      {endedSession !== null && <SignInAgain key={endedSession.id} user={endedSession} />}
    </ErrorBoundary>
  );
  const legalDialog = legal !== null && (
    <ErrorBoundary
      onBroken={() => {
        setLegal(null);
        showToast({
          kind: 'failure',
          title: t('failure.title'),
          text: t('failure.text'),
        });
      }}
    >
      <LegalDialog path={legal} onClose={() => setLegal(null)} />
    </ErrorBoundary>
  );
  // A class tablet is a teacher's, who is asked at its tiles: no child is, in the middle of a game.
  const asksAtTiles = pathname === '/tablet' && visitor === 'logged-out';
  if (frameless) {
    return (
      <LegalDialogContext value={dialog}>
        <main ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </main>
        {asksAtTiles && <CookieBanner />}
        {legalDialog}
        {signInAgain}
      </LegalDialogContext>
    );
  }
  return (
    <LegalDialogContext value={dialog}>
      <div className={styles.frame} data-visitor={visitor}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <Header
          status={
            <ErrorBoundary>
              {user !== null && visitor !== 'parent' && <UserOutbox key={user.id} user={user} />}
            </ErrorBoundary>
          }
        />
        <ErrorBoundary>
          {user !== null && (visitor === 'teacher' || visitor === 'admin') && (
            <StaffBar key={user.id} />
          )}
        </ErrorBoundary>
        <ErrorBoundary>
          {student !== null && demo !== undefined && <DemoBanner profile={demo} />}
        </ErrorBoundary>
        {showsKept && <OfflineNotice />}
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </main>
        <Footer />
        {!(student !== null && classTablet.read() !== undefined) && <CookieBanner />}
        {/* Each waits for itself: no toast is hidden while another script is on its way. */}
        <ErrorBoundary>{student !== null && <VisitTracker key={student.id} />}</ErrorBoundary>
        <ErrorBoundary>
          {student !== null && classTablet.read() !== undefined && (
            <TabletGuard key={student.id} user={student} />
          )}
        </ErrorBoundary>
        {ownPassword !== null && user !== null && (
          <ErrorBoundary onBroken={ownPassword.cancel}>
            <OwnPasswordDialog username={user.username} question={ownPassword} />
          </ErrorBoundary>
        )}
        {signInAgain}
        <ErrorBoundary>{toastsNeeded && <ToastRegion />}</ErrorBoundary>
        {student !== null && safetyReply !== null && (
          <ErrorBoundary>
            <SafetyReplyDialog words={safetyReply} onClose={forgetSafetyReply} />
          </ErrorBoundary>
        )}
        {legalDialog}
      </div>
    </LegalDialogContext>
  );
}

/** Moves the focus to the content when another page has come, so that screen readers start there. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
