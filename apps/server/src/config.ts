import { hostname } from 'node:os';
import {
  passwordSchema,
  STUDENT_SIGN_UPS,
  type StudentSignUp,
  usernameSchema,
} from '@lamplight/domain/auth';
import { z } from 'zod';
import { isInThisBuilding } from './in-this-building.ts';
import { readNetworks } from './metrics/networks.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** What the host is told through its environment (decisions, Name and running); nothing is required. */
export interface Config {
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** Where browsers reach the host, without a trailing slash; null: at its own addresses. */
    readonly publicUrl: string | null;
    /** The addresses and networks that may read `/metrics`, comma-separated; null: nobody. */
    readonly metricsNetworks: string | null;
    /** Addresses and networks of the reverse proxies that are believed, as Fastify takes them; false: none. */
    readonly trustProxy: false | readonly string[];
    /** Null: the host speaks plain http. */
    readonly tls: TlsFiles | null;
    /** A second port, on which plain http leads to HTTPS; null: none. */
    readonly redirectPort: number | null;
    /** Whether what comes over plain http is led to PUBLIC_URL: a proxy serves HTTPS there. */
    readonly isPlainClosed: boolean;
    /** The file of a root certificate to hand out; `proxy` where the proxy has it, null where devices know it. */
    readonly rootCertificate: 'proxy' | { readonly file: string } | null;
  };
  readonly data: { readonly folder: string };
  /** The folders that programs are looked for in, such as the one that speaks. */
  readonly programPath: string;
  /** ADMIN_USERNAME and ADMIN_PASSWORD; `adminAtStart` reads them together. */
  readonly admin: { readonly username: string | null; readonly password: string | null };
  /** Null keeps mail in the outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly ai: {
    readonly anthropic: { readonly apiKey: string; readonly baseUrl: string | null } | null;
    readonly model: string | null;
    /** A model on the LAN that speaks the Anthropic Messages API. */
    readonly lan: { readonly url: string; readonly model: string } | null;
  };
  readonly demoAccounts: boolean;
  /** Whether new teachers need no admin's approval. */
  readonly teachersAreApproved: boolean;
  /** Who may make a student's account, unless the admin has chosen in the portal. */
  readonly studentSignUp: StudentSignUp;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Where the host's certificate and its key are, in PEM form. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** The model's name for a server of the LAN that has one model and reads no name, as llama-server. */
const LAN_MODEL = 'default';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting that cannot be used; the message names the variable and says what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. An empty variable counts as one that is not there, as compose files hand it on.
 * @throws ConfigError for the first variable that cannot be used, or that needs another
 */
export function readConfig(environment: Environment = process.env): Config {
  const variables = Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== undefined && value.trim() !== '')
      // A password may begin or end with a space.
      .map(([name, value]) => [name, name === 'ADMIN_PASSWORD' ? value : value?.trim()]),
  );
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  return deepFreeze(group(parsed.data));
}

function webAddress(protocols: RegExp, example: string) {
  const message = `must be an address such as ${example}`;
  return z.url({ protocol: protocols, error: message }).transform((url) => url.replace(/\/+$/, ''));
}

const HTTP = /^https?$/;

const portSchema = z
  .string()
  .regex(/^\d+$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535');

const variablesSchema = z.object({
  PORT: portSchema.default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  PATH: z.string().default(''),
  PUBLIC_URL: webAddress(HTTP, 'https://lamplight.example.org')
    .refine((url) => url === new URL(url).origin, 'must be an address without a path')
    .optional(),
  ADMIN_USERNAME: checkedBy(() => usernameSchema),
  ADMIN_PASSWORD: checkedBy(() => passwordSchema),
  SMTP_URL: webAddress(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$|^[^<>]*<[^\s@<>]+@[^\s@<>]+>$/, {
      error:
        'must be an address such as lamplight@example.org or Lamplight <lamplight@example.org>',
    })
    .optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress(HTTP, 'https://api.anthropic.com').optional(),
  AI_MODEL: z.string().optional(),
  LAN_AI_URL: webAddress(HTTP, 'http://192.168.1.20:11434')
    .refine(isInThisBuilding, 'must be an address of your own network: no consent is asked for it')
    .optional(),
  LAN_AI_MODEL: z.string().optional(),
  DEMO_ACCOUNTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TEACHER_SIGNUP: z.enum(['approval', 'open'], 'must be approval or open').default('approval'),
  STUDENT_SIGNUP: z.enum(STUDENT_SIGN_UPS, 'must be open, code or closed').default('open'),
  METRICS_NETWORK: z
    .string()
    .refine((list) => readNetworks(list) !== null, {
      error: 'must be the addresses and networks that may read /metrics, such as 192.168.1.0/24',
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value, context) => {
      const proxies = readTrustedProxies(value);
      if (typeof proxies !== 'string') return proxies;
      context.addIssue({ code: 'custom', message: proxies });
      return z.NEVER;
    })
    .default(false),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TLS_ROOT_CERT: z
    .string()
    .transform((value) => (value === 'proxy' ? value : { file: value }))
    .optional(),
  HTTP_REDIRECT_PORT: portSchema.optional(),
  PLAIN_HTTP: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  // A teacher reads the greeting; lines of a log around it are for whoever asks for them.
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

/** The sentence of another schema, as the message of a variable that few hosts have. */
function checkedBy(schemaOf: () => z.ZodType<string>) {
  return z
    .string()
    .superRefine((value, context) => {
      const { error } = schemaOf().safeParse(value);
      const [issue] = error?.issues ?? [];
      if (issue) context.addIssue({ code: 'custom', message: `is refused: ${issue.message}` });
    })
    .transform((value) => schemaOf().parse(value))
    .optional();
}

type Https = Pick<Config['http'], 'tls' | 'redirectPort' | 'isPlainClosed' | 'rootCertificate'>;

/** @throws ConfigError for settings of HTTPS of which one needs the other */
function httpsOf(variables: z.infer<typeof variablesSchema>): Https {
  const { TLS_CERT, TLS_KEY, HTTP_REDIRECT_PORT, PLAIN_HTTP, PUBLIC_URL } = variables;
  if (TLS_CERT !== undefined && TLS_KEY === undefined) {
    throw new ConfigError('TLS_KEY is missing: TLS_CERT needs it beside it.');
  }
  if (TLS_KEY !== undefined && TLS_CERT === undefined) {
    throw new ConfigError('TLS_CERT is missing: TLS_KEY needs it beside it.');
  }
  if (HTTP_REDIRECT_PORT !== undefined && TLS_CERT === undefined) {
    throw new ConfigError(
      'TLS_CERT is missing: HTTP_REDIRECT_PORT leads to HTTPS, which needs it.',
    );
  }
  const isPlainClosed = PLAIN_HTTP === 'closed';
  if (isPlainClosed && TLS_CERT === undefined && !PUBLIC_URL?.startsWith('https:')) {
    throw new ConfigError(
      'PUBLIC_URL must begin with https:// where PLAIN_HTTP is closed: everybody is sent there.',
    );
  }
  return {
    tls: TLS_CERT && TLS_KEY ? { certFile: TLS_CERT, keyFile: TLS_KEY } : null,
    redirectPort: HTTP_REDIRECT_PORT ?? null,
    isPlainClosed,
    rootCertificate: variables.TLS_ROOT_CERT ?? null,
  };
}

function group(variables: z.infer<typeof variablesSchema>): Config {
  return {
    http: {
      port: variables.PORT,
      host: variables.HOST,
      publicUrl: variables.PUBLIC_URL ?? null,
      trustProxy: variables.TRUST_PROXY,
      metricsNetworks: variables.METRICS_NETWORK ?? null,
      ...httpsOf(variables),
    },
    data: { folder: variables.DATA_DIR },
    programPath: variables.PATH,
    admin: {
      username: variables.ADMIN_USERNAME ?? null,
      password: variables.ADMIN_PASSWORD ?? null,
    },
    mail: variables.SMTP_URL
      ? {
          smtpUrl: variables.SMTP_URL,
          from: variables.MAIL_FROM ?? `Lamplight <lamplight@${hostname()}>`,
        }
      : null,
    ai: {
      anthropic: variables.ANTHROPIC_API_KEY
        ? { apiKey: variables.ANTHROPIC_API_KEY, baseUrl: variables.ANTHROPIC_BASE_URL ?? null }
        : null,
      model: variables.AI_MODEL ?? null,
      lan: variables.LAN_AI_URL
        ? { url: variables.LAN_AI_URL, model: variables.LAN_AI_MODEL ?? LAN_MODEL }
        : null,
    },
    demoAccounts: variables.DEMO_ACCOUNTS === 'on',
    teachersAreApproved: variables.TEACHER_SIGNUP === 'open',
    studentSignUp: variables.STUDENT_SIGNUP,
    logLevel: variables.LOG_LEVEL,
  };
}

/**
 * The admin to make, or to give this password, at start; null when there is none to make.
 * @throws ConfigError when only one of the two variables is there
 */
export function adminAtStart({
  admin: { username, password },
}: Config): { username: string; password: string } | null {
  if (username === null && password === null) return null;
  if (username === null) {
    throw new ConfigError('ADMIN_USERNAME is missing: ADMIN_PASSWORD needs it beside it.');
  }
  if (password === null) {
    throw new ConfigError('ADMIN_PASSWORD is missing: ADMIN_USERNAME needs it beside it.');
  }
  return { username, password };
}

/** How browsers speak to this program itself, whatever a proxy before it does. */
export function ownScheme({ http }: Pick<Config, 'http'>): 'http' | 'https' {
  return http.tls ? 'https' : 'http';
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
