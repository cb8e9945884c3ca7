export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}
