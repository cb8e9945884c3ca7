import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { publicKeySchema } from '@lamplight/domain/packs';
import { z } from 'zod';

/**
 * `signature.yaml`: an Ed25519 signature (RFC 8032) over the bytes of `pack.yaml`, whose checksum covers every other
 * file.
 */
export const signatureFileSchema = z.strictObject({
  publicKey: publicKeySchema,
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/, 'write the 64 bytes of an Ed25519 signature in base64'),
});
export type SignatureFile = z.infer<typeof signatureFileSchema>;

/** Whether the signature is that of the key over the manifest. */
export function isSignedBy({ publicKey, signature }: SignatureFile, manifest: Uint8Array): boolean {
  return verify(null, manifest, keyFrom(publicKey), Buffer.from(signature, 'base64'));
}

/** @param privateKey in PEM, as `makeKeys` gives it */
export function signManifest(manifest: Uint8Array, privateKey: string): SignatureFile {
  const key = createPrivateKey(privateKey);
  return {
    publicKey: textOf(createPublicKey(key)),
    signature: sign(null, manifest, key).toString('base64'),
  };
}

/** A new pair: the public key in base64, the private one in PEM. */
export function makeKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: textOf(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function textOf(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}

function keyFrom(publicKey: string): KeyObject {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
