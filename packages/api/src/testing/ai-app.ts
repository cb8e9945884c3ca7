import type { TextRequest } from '@lamplight/ai/models';
import { anthropicModel, lanModel } from '@lamplight/ai/providers';
import type { Task } from '@lamplight/ai/tasks';
import type { ConsentPurpose } from '@lamplight/domain/consents';
import { z } from 'zod';
import type { AiTiming } from '../ai/models/model-call.ts';
import { createImitationModel, type ImitationModel } from './imitation-model.ts';
import { createTestApp, type Person, type TestApp } from './test-app.ts';

/** Short enough that a server which hangs does not hold a test up. */
const SHORT: AiTiming = { callMillis: 800, totalMillis: 3000, retryMillis: 5 };

/** The library of the vendor is loaded with the first call, which takes longer than the short time. */
let loading: Promise<void> | undefined;

/** Loads it once, for tests that give a call little time. */
export function loadModelLibrary(): Promise<void> {
  loading ??= loadLibrary();
  return loading;
}

async function loadLibrary(): Promise<void> {
  const server = await createImitationModel();
  const model = lanModel({ url: server.url, model: 'warm' });
  const request = { system: '', turns: [{ role: 'user', text: 'Hello' }], maxTokens: 1 } as const;
  await model.complete(request, { signal: new AbortController().signal });
  await server.close();
}

/** A host with an outside AI and, where asked for, a model on the LAN; both are imitations. */
export interface AiTestApp extends TestApp {
  readonly outside: ImitationModel;
  readonly lan: ImitationModel;
}

export async function createAiTestApp(
  options: { providers?: readonly ('anthropic' | 'lan')[]; timing?: AiTiming } = {},
): Promise<AiTestApp> {
  const { providers = ['anthropic'], timing = SHORT } = options;
  await loadModelLibrary();
  const outside = await createImitationModel();
  const lan = await createImitationModel();
  const app = await createTestApp({
    models: {
      anthropic: providers.includes('anthropic')
        ? anthropicModel({ apiKey: 'secret-key', baseUrl: outside.url, model: 'outside-1' })
        : null,
      lan: providers.includes('lan') ? lanModel({ url: lan.url, model: 'lan-1' }) : null,
    },
    aiTiming: timing,
  });
  return {
    ...app,
    outside,
    lan,
    async close() {
      await app.close();
      await outside.close();
      await lan.close();
    },
  };
}

/** A consent as a signed paper gives it. */
export async function givenConsent(
  { db, clock }: TestApp,
  { id: userId }: Person,
  purpose: ConsentPurpose,
  granted = true,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      ...{ userId, purpose, granted: Number(granted), givenBy: null, method: 'paper' },
      ...{ notice: 'Read and signed.', at: clock.now() },
    })
    .execute();
}

const animalSchema = z.object({ animal: z.string(), legs: z.int() });
type Animal = z.infer<typeof animalSchema>;

/** A task with a structured answer. */
export const animalTask: Task<string, Animal> = {
  name: 'animal',
  input: z.string(),
  output: animalSchema,
  prompt: (input): TextRequest => ({
    system: 'You name an animal.',
    turns: [{ role: 'user', text: input }],
    maxTokens: 200,
    json: z.toJSONSchema(animalSchema),
  }),
  check: (output) => output,
};

export const BUILT_IN_ANIMAL: Animal = { animal: 'mouse', legs: 4 };
export const builtInAnimal = async () => BUILT_IN_ANIMAL;
