import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Path in the tree → text of the file. */
export type PlantedFiles = Readonly<Record<string, string>>;

const packages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  domain: { './*': './src/*/index.ts' },
  content: { './*': './src/*/index.ts' },
  game: { './*': './src/*/index.ts' },
  theatre: { './*': './src/*/index.ts' },
  ai: { '.': './src/index.ts' },
  db: { '.': './src/index.ts' },
  api: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  tooling: { './*': './*.ts' },
};

const libraries = [
  'zod',
  'kysely',
  'better-sqlite3',
  'fastify',
  '@fastify/cookie',
  'lucia',
  '@trpc/server',
  '@trpc/react-query',
  '@anthropic-ai/sdk',
  'quickjs-emscripten-core',
  'react',
];

/** A small, lawful copy of the repository's shape: whatever the planted files import is there. */
const lawfulFiles: PlantedFiles = {
  'packages/domain/src/lessons/index.ts':
    "import { z } from 'zod';\nexport const lesson = z;\nexport type Lesson = { id: number };",
  'packages/content/src/lessons/index.ts':
    "import type { Lesson } from '@lamplight/domain/lessons';\nexport const lessons: Lesson[] = [];",
  'packages/content/src/rooms/index.ts': 'export const roomQuestions = [];',
  'packages/game/src/room/index.ts':
    "import type { Lesson } from '@lamplight/domain/lessons';\nexport type Room = { lesson: Lesson };",
  'packages/theatre/src/scene/index.ts':
    "import type { Lesson } from '@lamplight/domain/lessons';\nexport const drawScene = (lesson: Lesson) => [lesson];",
  'packages/ai/src/index.ts': "export { provider } from './providers/anthropic.ts';",
  'packages/ai/src/providers/anthropic.ts':
    "import Anthropic from '@anthropic-ai/sdk';\nexport const provider = Anthropic;",
  'packages/db/src/index.ts':
    "import { Kysely } from 'kysely';\nimport Database from 'better-sqlite3';\nexport const open = [Kysely, Database];\nexport type Db = object;",
  'packages/api/src/index.ts': "export type { AppRouter } from './app-router.ts';",
  'packages/api/src/app-router.ts':
    "import { lessonsRouter } from './learning/lessons/lessons.router.ts';\nexport const appRouter = [lessonsRouter];\nexport type AppRouter = typeof appRouter;",
  'packages/api/src/services.ts':
    "import { createLessons } from './learning/lessons/lessons.service.ts';\nimport { createProgress } from './learning/progress/progress.service.ts';\nexport const services = createLessons(createProgress());\nexport type Services = typeof services;",
  'packages/api/src/platform/procedures.ts':
    "import { initTRPC } from '@trpc/server';\nimport type { Services } from '../services.ts';\nexport const procedure = initTRPC;\nexport type Context = { services: Services };",
  'packages/api/src/learning/lessons/lessons.router.ts':
    "import { procedure } from '../../platform/procedures.ts';\nexport const lessonsRouter = procedure;",
  'packages/api/src/learning/lessons/lessons.service.ts':
    "import type { ProgressService } from '../progress/progress.service.ts';\nimport { findLessons } from './lessons.repository.ts';\nexport const createLessons = (progress: ProgressService) => [progress, findLessons];",
  'packages/api/src/learning/lessons/lessons.repository.ts':
    "import { sql } from 'kysely';\nimport type { Db } from '@lamplight/db';\nexport const findLessons = (db: Db) => [db, sql];",
  'packages/api/src/learning/progress/progress.service.ts':
    'export const createProgress = () => 1;\nexport type ProgressService = number;',
  'packages/api/src/rooms/multiplayer/seats.ts':
    "import type { ProgressService } from '../../learning/progress/progress.service.ts';\nexport type Seat = ProgressService;",
  'packages/api/src/ai/chat/passages.ts':
    "import type { Seat } from '../../rooms/multiplayer/seats.ts';\nexport type Passage = Seat;",
  'packages/api/src/host/doctor/look.ts':
    "import type { Passage } from '../../ai/chat/passages.ts';\nexport type Look = Passage;",
  'packages/api/src/people/auth/sessions.ts':
    "import { Lucia } from 'lucia';\nexport const lucia = Lucia;",
  'packages/api/src/testing/index.ts': 'export const testApp = 1;',
  'packages/tooling/browser.ts': 'export const browser = process.env.BROWSER;',
  'apps/server/src/config.ts': 'export const port = process.env.PORT;',
  'apps/server/src/main.ts':
    "import fastify from 'fastify';\nimport cookie from '@fastify/cookie';\nimport { open } from '@lamplight/db';\nimport type { AppRouter } from '@lamplight/api';\nimport { port } from './config.ts';\nexport const app = [fastify, cookie, open, port];\nexport type Router = AppRouter;",
  'apps/web/src/app/trpc.ts':
    "import { createTRPCReact } from '@trpc/react-query';\nimport type { AppRouter } from '@lamplight/api';\nexport const trpc = createTRPCReact;\nexport type Router = AppRouter;",
  'apps/web/src/routes/lessons.tsx':
    "import { LessonsPage } from '../features/lessons/lessons-page.tsx';\nexport const Route = LessonsPage;",
  'apps/web/src/features/lessons/lessons-page.tsx':
    "import type { Lesson } from '@lamplight/domain/lessons';\nimport { Card } from '../../ui/card.tsx';\nimport { useLessons } from './lessons.queries.ts';\nexport const LessonsPage = (lesson: Lesson) => [lesson, Card, useLessons];",
  'apps/web/src/features/lessons/lessons.queries.ts':
    "import { trpc } from '../../app/trpc.ts';\nexport const useLessons = trpc;",
  'apps/web/src/features/journal/journal-page.tsx': 'export const JournalPage = 1;',
  'apps/web/src/ui/card.tsx':
    "import { clock } from '../lib/clock.ts';\nexport const Card = clock;",
  'apps/web/src/lib/clock.ts': 'export const clock = 1;',
};

async function plant(root: string, files: PlantedFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${text}\n`);
  }
}

/**
 * Writes a small repository of the product's shape into a temporary folder, with `extra` files on top, hands its path
 * to `use` and removes it again. Libraries in it are empty packages of the right name.
 */
export async function withPlantedTree<Result>(
  extra: PlantedFiles,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(await realpath(tmpdir()), 'planted-tree-'));
  try {
    await plant(root, lawfulFiles);
    for (const name of libraries) {
      await plant(root, {
        [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
        [`node_modules/${name}/index.js`]: '',
      });
    }
    await mkdir(join(root, 'node_modules/@lamplight'), { recursive: true });
    for (const [name, exports] of Object.entries(packages)) {
      await plant(root, {
        [`packages/${name}/package.json`]: JSON.stringify({ name: `@lamplight/${name}`, exports }),
      });
      await symlink(join(root, 'packages', name), join(root, 'node_modules/@lamplight', name));
    }
    await plant(root, extra);
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
