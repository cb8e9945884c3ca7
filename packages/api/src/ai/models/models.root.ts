import type { TextModels } from '@lamplight/ai/models';
import type { ScriptureCheck } from '../../learning/scripture/scripture-check.service.ts';
import type { ClassesService } from '../../people/classes/classes.service.ts';
import type { ConsentsService } from '../../people/consents/consents.service.ts';
import type { FamilyLinks } from '../../people/families/family-links.service.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { createAi } from './ai.service.ts';
import { createExternalGate } from './external-gate.ts';
import { createExternalLog } from './external-log.service.ts';
import type { AiTiming } from './model-call.ts';
import { createModelTexts } from './model-texts.ts';
import { createAiUsage } from './usage.service.ts';

export interface ModelsOptions {
  /** Models that may answer before the built-in engine does. */
  readonly models?: Partial<TextModels>;
  /** How long a model may take, where it is not the usual time. */
  readonly aiTiming?: AiTiming | undefined;
}

interface Dependencies extends Foundation, ModelsOptions {
  readonly classes: ClassesService;
  readonly consents: ConsentsService;
  readonly families: FamilyLinks;
  readonly scriptureCheck: ScriptureCheck;
}

/** The models, what may reach them, and the check of what they write. */
export function createModels(deps: Dependencies) {
  const { db, clock, classes, families } = deps;
  return {
    ai: createAi({
      ...deps,
      gate: createExternalGate(deps),
      models: { anthropic: null, lan: null, ...deps.models },
      timing: deps.aiTiming,
    }),
    aiUsage: createAiUsage(db, clock),
    modelTexts: createModelTexts(deps.scriptureCheck),
    externalLog: createExternalLog(db, classes, families),
  };
}
