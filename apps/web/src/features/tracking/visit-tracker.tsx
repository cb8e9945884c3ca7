import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { onDelivered } from '../../app/outbox/delivered.ts';
import { storedConsent } from '../../lib/consent.ts';
import { subjectAt } from './subject-at.ts';
import { reportVisit } from './tracking.queries.ts';
import { createVisit } from './visit.ts';

function beginVisit() {
  return createVisit(Date.now(), !document.hidden);
}

/** A phone or a tablet is used by finger. */
function deviceUsed(): 'mobile' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}

/** The score in a host's answer, where it has one. */
function scoreOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('score' in answer)) return null;
  const { score } = answer;
  return typeof score === 'number' && score >= 0 && score <= 100 ? score : null;
}

/**
 * Counts a student's visit and reports it when the page goes (spec 7, track-session), unless the
 * choice of cookies leaves Analytics out. The host forgets the report where nobody has consented.
 */
export default function VisitTracker() {
  const { pathname } = useLocation();
  const visit = useRef(beginVisit());

  useEffect(() => {
    const subject = subjectAt(pathname);
    if (subject !== null) visit.current.open(subject);
  }, [pathname]);

  useEffect(() => {
    const see = () => visit.current.show(!document.hidden, Date.now());
    const leave = () => {
      const ended = visit.current;
      // The browser may bring this page back as it was: that is another visit.
      visit.current = beginVisit();
      if (storedConsent()?.analytics === true) {
        reportVisit(ended.report(deviceUsed(), Date.now()));
      }
    };
    const stopCounting = onDelivered((answer) => visit.current.finish(scoreOf(answer)));
    document.addEventListener('visibilitychange', see);
    window.addEventListener('pagehide', leave);
    return () => {
      stopCounting();
      document.removeEventListener('visibilitychange', see);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return null;
}
