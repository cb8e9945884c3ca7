import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, type TlsFiles } from '../config.ts';

/** What the host shows to browsers, in PEM form. */
export interface Certificate {
  /** With those of the authorities between it and the root. */
  readonly cert: string;
  readonly key: string;
}

/**
 * Reads TLS_CERT and TLS_KEY. A certificate that has run out is taken: a host that does not start teaches nobody.
 * @throws ConfigError with a sentence for the host's owner
 */
export function readCertificate({ certFile, keyFile }: TlsFiles): Certificate {
  const cert = readPem('TLS_CERT', certFile);
  const key = readPem('TLS_KEY', keyFile);
  if (!parseCertificate('TLS_CERT', certFile, cert).checkPrivateKey(parseKey(keyFile, key))) {
    throw new ConfigError(
      `TLS_KEY does not belong to TLS_CERT: the key in ${keyFile} is not that of the certificate in ${certFile}.`,
    );
  }
  return { cert, key };
}

/**
 * Reads a root certificate to hand out.
 * @throws ConfigError with a sentence for the host's owner
 */
export function readRootCertificate(file: string): string {
  const pem = readPem('TLS_ROOT_CERT', file);
  const root = parseCertificate('TLS_ROOT_CERT', file, pem);
  if (!root.ca) {
    throw new ConfigError(
      `TLS_ROOT_CERT is not the certificate of an authority: devices cannot trust others through ${file}.`,
    );
  }
  // Only the certificate itself: a key that stands in the same file stays here.
  return root.toString();
}

/**
 * The SHA-256 fingerprint of a certificate as browsers and systems show it: 32 bytes in hexadecimal digits, with colons.
 * @throws where the text is no certificate in PEM form
 */
export function fingerprintOf(pem: string): string {
  return new X509Certificate(pem).fingerprint256;
}

/** When a certificate runs out, epoch milliseconds; null where the file cannot be read. */
export function certificateEnd(file: string): number | null {
  try {
    return Date.parse(new X509Certificate(readFileSync(file)).validTo);
  } catch {
    return null;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the user of this program may not read it',
  EISDIR: 'it is a folder',
};

function readPem(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${variable} cannot be read from ${file}: ${REASONS[code] ?? message}.`);
  }
}

function parseCertificate(variable: string, file: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ConfigError(`${variable} holds no certificate in PEM form: ${file}.`);
  }
}

function parseKey(file: string, pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    // Both forms of a locked key say so in their head.
    const isLocked = /^(?:-----BEGIN ENCRYPTED|Proc-Type: 4,ENCRYPTED)/m.test(pem);
    throw new ConfigError(
      isLocked
        ? `TLS_KEY is locked with a password, which the host does not know: store the key in ${file} without one.`
        : `TLS_KEY holds no private key in PEM form: ${file}.`,
    );
  }
}
