/** The part of a pino logger that services use. Never log passwords, tokens, chat or journal text. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(error: unknown, message: string): void;
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
