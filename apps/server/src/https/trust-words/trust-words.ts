/** What to do on one kind of device. */
export interface DeviceWords {
  readonly name: string;
  /** In the names of the device's own settings. */
  readonly steps: readonly string[];
}

/** The words of the page that explains, in one language. */
export interface TrustWords {
  readonly languageName: string;
  readonly title: string;
  readonly open: string;
  readonly already: string;
  readonly why: string;
  readonly firstTime: string;
  readonly download: string;
  readonly care: string;
  /** How the certificate is told from one that somebody else on the network hands out. */
  readonly compare: string;
  /** Before the fingerprint. */
  readonly fingerprint: string;
  readonly devices: readonly DeviceWords[];
  readonly check: string;
  readonly otherDevice: string;
  /** What the picture of the code shows. */
  readonly code: string;
}
