import type { TextModels } from '@lamplight/ai/models';
import { anthropicModel, lanModel } from '@lamplight/ai/providers';

/** What the host's owner says of models. */
interface TextModelSettings {
  readonly anthropic: { readonly apiKey: string; readonly baseUrl: string | null } | null;
  /** The model of Anthropic that is asked; null leaves it to the product. */
  readonly model: string | null;
  readonly lan: { readonly url: string; readonly model: string } | null;
}

/** The models of a host. Making them sends nothing. */
export function textModels({ anthropic, model, lan }: TextModelSettings): TextModels {
  return {
    anthropic: anthropic && anthropicModel({ ...anthropic, model }),
    lan: lan && lanModel(lan),
  };
}
