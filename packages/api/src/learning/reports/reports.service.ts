import { periodOf, type Span } from '@lamplight/domain/analytics';
import type { ChildReport, ClassReport } from '@lamplight/domain/reports';
import type { AuthorisedClass } from '../../people/classes/classes.service.ts';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AnalyticsService } from '../analytics/analytics.service.ts';
import { childReport, type ReportSources } from './child-report.ts';
import { classReport } from './class-report.ts';

/** What was learned, to read and to print: evidence only, nothing that a child wrote. */
export interface ReportsService {
  ofClass(seen: AuthorisedClass, span: Span): Promise<ClassReport>;
  /** @throws AppError NOT_FOUND for somebody who is no student */
  ofChild(person: AuthorisedLearner, span: Span): Promise<ChildReport>;
}

interface ReportsDependencies extends ReportSources {
  readonly clock: Clock;
  readonly analytics: AnalyticsService;
}

export function createReportsService(deps: ReportsDependencies): ReportsService {
  const { clock } = deps;
  return {
    ofClass: (seen, span) => classReport(deps, seen, span, clock.now()),
    ofChild: (person, span) => childReport(deps, person, periodOf(span, clock.now())),
  };
}
