import { describe, expect, it } from 'vitest';
import { checkBoundaries, describeReport, isClean } from './check.ts';
import { type PlantedFiles, withPlantedTree } from './planted-tree.ts';
import { rules } from './rules.ts';

/** Rule → a file that breaks it. What is lawful beside it is in the planted tree itself. */
const violations: Readonly<Record<string, PlantedFiles>> = {
  'domain-stands-alone': {
    'packages/domain/src/lessons/clock.ts':
      "import { readFileSync } from 'node:fs';\nreadFileSync;",
  },
  'siblings-never-meet': {
    'packages/game/src/room/bank.ts':
      "import { lessons } from '@lamplight/content/lessons';\nlessons;",
  },
  'theatre-draws-and-nothing-else': {
    'packages/theatre/src/scene/figure.ts':
      "import { createElement } from 'react';\ncreateElement;",
  },
  'api-knows-no-app': {
    'packages/api/src/learning/lessons/port.ts':
      "import type { Router } from '../../../../../apps/server/src/main.ts';\nexport type R = Router;",
  },
  'server-knows-no-web': {
    'apps/server/src/page.ts': "import { Card } from '../../web/src/ui/card.tsx';\nCard;",
  },
  'web-knows-no-server-side': {
    'apps/web/src/lib/store.ts': "import type { Db } from '@lamplight/db';\nexport type D = Db;",
  },
  'web-takes-only-types-of-api': {
    'apps/web/src/app/caller.ts': "import { appRouter } from '@lamplight/api';\nappRouter;",
  },
  'web-holds-no-lesson-content': {
    'apps/web/src/features/lessons/offline.ts':
      "import { lessons } from '@lamplight/content/lessons';\nlessons;",
    'apps/web/src/features/multiplayer/keys.ts':
      "import { roomQuestions } from '@lamplight/content/rooms';\nroomQuestions;",
  },
  'browser-safe-content-stands-alone': {
    'packages/content/src/quizzes/bank.ts':
      "import { lessons } from '../lessons/index.ts';\nlessons;",
    'packages/content/src/quizzes/keys.ts':
      "import { roomQuestions } from '../rooms/index.ts';\nroomQuestions;",
  },
  'tooling-is-for-tools': {
    'apps/server/src/tools.ts': "import { browser } from '@lamplight/tooling/browser';\nbrowser;",
  },
  'packages-by-name': {
    'packages/api/src/learning/lessons/deep.ts':
      "import { open } from '../../../../db/src/index.ts';\nopen;",
  },
  'product-imports-no-test-code': {
    'packages/api/src/learning/lessons/fake.ts':
      "import { testApp } from '../../testing/index.ts';\ntestApp;",
  },
  'sql-in-repositories': {
    'packages/api/src/learning/lessons/query.ts':
      "import type { Kysely } from 'kysely';\nexport type K = Kysely;",
  },
  'model-vendor-in-providers': {
    'packages/ai/src/tasks.ts': "import Anthropic from '@anthropic-ai/sdk';\nAnthropic;",
  },
  'learner-code-in-sandbox': {
    'packages/api/src/learning/projects/run.ts':
      "import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';\nnewQuickJSWASMModuleFromVariant;",
  },
  'fastify-in-server': {
    'packages/api/src/platform/reply.ts':
      "import type { FastifyReply } from 'fastify';\nexport type R = FastifyReply;",
  },
  'lucia-in-sessions': {
    'packages/api/src/people/auth/cookies.ts': "import { Lucia } from 'lucia';\nLucia;",
  },
  'trpc-server-in-platform': {
    'packages/api/src/learning/lessons/errors.ts':
      "import { TRPCError } from '@trpc/server';\nTRPCError;",
  },
  'pure-rules-know-no-node': {
    'packages/game/src/room/timer.ts': "import { setTimeout } from 'node:timers';\nsetTimeout;",
  },
  'area-order-people': {
    'packages/api/src/people/users/done.ts':
      "import type { ProgressService } from '../../learning/progress/progress.service.ts';\nexport type P = ProgressService;",
  },
  'area-order-learning': {
    'packages/api/src/learning/lessons/live.ts':
      "import type { Seat } from '../../rooms/multiplayer/seats.ts';\nexport type S = Seat;",
  },
  'area-order-rooms': {
    'packages/api/src/rooms/multiplayer/talk.ts':
      "import type { Passage } from '../../ai/chat/passages.ts';\nexport type P = Passage;",
  },
  'area-order-ai': {
    'packages/api/src/ai/chat/machine.ts':
      "import type { Look } from '../../host/doctor/look.ts';\nexport type L = Look;",
  },
  'features-live-in-areas': {
    'packages/api/src/misc/greetings.ts':
      "import type { Look } from '../host/doctor/look.ts';\nexport type L = Look;",
  },
  'routes-call-services': {
    'packages/api/src/learning/lessons/lessons.rest.ts':
      "import { findLessons } from './lessons.repository.ts';\nfindLessons;",
  },
  'repositories-call-nobody': {
    'packages/api/src/learning/progress/progress.repository.ts':
      "import { createProgress } from './progress.service.ts';\ncreateProgress;",
  },
  'services-are-handed-in': {
    'packages/api/src/learning/lessons/shortcut.ts':
      "import { createProgress } from '../progress/progress.service.ts';\ncreateProgress;",
  },
  'adapters-stay-with-their-feature': {
    'packages/api/src/learning/progress/borrowed.ts':
      "import { lessonsRouter } from '../lessons/lessons.router.ts';\nlessonsRouter;",
  },
  'platform-knows-no-feature': {
    'packages/api/src/platform/lessons.ts':
      "import type { ProgressService } from '../learning/progress/progress.service.ts';\nexport type P = ProgressService;",
  },
  'features-never-meet': {
    'apps/web/src/features/journal/borrowed.tsx':
      "import { LessonsPage } from '../lessons/lessons-page.tsx';\nLessonsPage;",
  },
  'features-know-no-route': {
    'apps/web/src/features/journal/link.tsx':
      "import { Route } from '../../routes/lessons.tsx';\nRoute;",
  },
  'shared-parts-know-no-feature': {
    'apps/web/src/ui/menu.tsx':
      "import { JournalPage } from '../features/journal/journal-page.tsx';\nJournalPage;",
  },
  'lib-is-the-bottom': {
    'apps/web/src/lib/format.ts': "import { Card } from '../ui/card.tsx';\nCard;",
  },
  'trpc-in-queries': {
    'apps/web/src/features/journal/direct.tsx': "import { trpc } from '../../app/trpc.ts';\ntrpc;",
  },
  resolvable: {
    'packages/domain/src/lessons/lost.ts': "import { gone } from './gone.ts';\ngone;",
  },
  'no-circles': {
    'apps/web/src/ui/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'apps/web/src/ui/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  },
  'environment-in-config': {
    'apps/server/src/mail.ts': 'export const from = process.env.MAIL_FROM;',
  },
};

describe('the boundary check', { timeout: 20_000 }, () => {
  it('finds nothing in a lawful tree, and has read all of it', async () => {
    const report = await withPlantedTree({}, checkBoundaries);
    expect(describeReport(report)).toMatch(/^boundaries: \d+ modules read, 0 findings$/);
    expect(report.modulesRead).toBeGreaterThan(20);
    expect(isClean(report)).toBe(true);
  });

  it.each(Object.entries(violations))('finds what breaks %s', async (rule, files) => {
    const report = await withPlantedTree(files, checkBoundaries);
    const found = report.violations.filter(({ from }) => from in files);
    expect(found.map((violation) => violation.rule)).toContain(rule);
    expect(report.violations).toHaveLength(found.length);
    expect(isClean(report)).toBe(false);
  });

  it('has a planted violation for every rule', () => {
    const planted = Object.keys(violations).filter((rule) => rule !== 'environment-in-config');
    expect(planted.sort()).toEqual(rules.map(({ name }) => name).sort());
  });

  it.each([
    "export const port = process['env'].PORT;",
    'const { env } = process;\nexport const port = env.PORT;',
    "import { env } from 'node:process';\nexport const port = env.PORT;",
  ])('sees the environment read another way: %s', async (text) => {
    const report = await withPlantedTree(
      { 'packages/api/src/platform/port.ts': text },
      checkBoundaries,
    );
    expect(report.violations.map(({ rule }) => rule)).toContain('environment-in-config');
  });

  it('lets a comment speak of process.env', async () => {
    const file = {
      'packages/api/src/platform/port.ts': '// never process.env\nexport const port = 1;',
    };
    expect(isClean(await withPlantedTree(file, checkBoundaries))).toBe(true);
  });

  it('fails when it read too little', () => {
    expect(isClean({ modulesRead: 0, violations: [], unread: [] })).toBe(false);
    expect(isClean({ modulesRead: 9, violations: [], unread: ['apps/web/src/main.tsx'] })).toBe(
      false,
    );
    expect(isClean({ modulesRead: 9, violations: [], unread: [] })).toBe(true);
  });
});
