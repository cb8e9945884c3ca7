import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate and its key, in PEM form and as files. */
export interface TestCertificate {
  readonly cert: string;
  readonly certFile: string;
  readonly keyFile: string;
}

interface Wishes {
  /** The files are `NAME.pem` and `NAME.key`. */
  readonly name?: string;
  /** Whether it is that of an authority. */
  readonly ca?: boolean;
}

/** Makes a certificate for 127.0.0.1 and localhost that nobody else has signed. */
export async function createCertificate(
  folder: string,
  { name = 'school', ca = false }: Wishes = {},
): Promise<TestCertificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: ca, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  const files = { certFile: join(folder, `${name}.pem`), keyFile: join(folder, `${name}.key`) };
  writeFileSync(files.certFile, cert);
  writeFileSync(files.keyFile, key);
  return { cert, ...files };
}
