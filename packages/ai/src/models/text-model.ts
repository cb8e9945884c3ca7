import type { ModelProvider } from '@lamplight/domain/ai';

/** A turn of the talk that a model goes on with. */
export interface TextTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What a model is asked. */
export interface TextRequest {
  /** The product's own words, without anything that a person wrote. */
  readonly system: string;
  /** What people and the model wrote, oldest first; the last one is a person's. */
  readonly turns: readonly TextTurn[];
  readonly maxTokens: number;
  /** From 0, always the likeliest word; left out, as the model is set. */
  readonly temperature?: number;
  /** JSON schema that the answer must fit. */
  readonly json?: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  /** Ends the call. */
  readonly signal: AbortSignal;
  /**
   * Called with the body as it goes out, before anything is sent. When it fails nothing is sent, and the call
   * fails with the same error.
   */
  readonly beforeSend?: (body: string) => Promise<void>;
}

/** A model that writes text. Every failure of its own is a `ModelError`. */
export interface TextModel {
  readonly provider: ModelProvider;
  readonly name: string;
  /** The whole answer. */
  complete(request: TextRequest, options: CallOptions): Promise<string>;
  /** The answer piece by piece, as it is written. */
  stream(request: TextRequest, options: CallOptions): AsyncIterable<string>;
}

/** The models of a host; none is needed. */
export interface TextModels {
  readonly anthropic: TextModel | null;
  readonly lan: TextModel | null;
}
