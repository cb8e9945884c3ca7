import { type PackCounts, type PackManifest, packManifestSchema } from '@lamplight/domain/packs';
import type { Finding } from '../../checks/finding.ts';
import { faultAt, type Source } from '../../compiler/source.ts';
import { readYaml } from '../../compiler/yaml-file.ts';
import type { CompiledPack } from '../compiled-pack.ts';
import { type PackBytes, unpackArchive } from './archive.ts';
import { checksumOf, MANIFEST_FILE, SIGNATURE_FILE } from './checksum.ts';
import { compilePack, countsOf, type PackSurroundings } from './compile-pack.ts';
import { readTexts } from './refusals.ts';
import { isSignedBy, signatureFileSchema } from './signature.ts';

/** A pack as far as it could be read. */
export interface ReadPackFile {
  readonly manifest: PackManifest | undefined;
  /** In base64, where the pack is signed by the key; null where it is not signed. */
  readonly publicKey: string | null;
  /** Not there where the manifest cannot be read. */
  readonly compiled: CompiledPack | undefined;
  readonly counts: PackCounts;
  /** What is refused; a pack with any is not installed. */
  readonly findings: readonly Finding[];
}

const NOTHING: PackCounts = { lessons: 0, stories: 0, questions: 0, days: 0 };

/** Reads the archive of a pack in memory: what it holds, who signed it, and what is refused. */
export function readPackArchive(bytes: Uint8Array, around: PackSurroundings): ReadPackFile {
  const files = unpackArchive(bytes);
  if ('message' in files) return unreadable([files]);
  return readPackFiles(files, around);
}

/** The same for files that are at hand, such as those of a folder. */
export function readPackFiles(files: PackBytes, around: PackSurroundings): ReadPackFile {
  const { sources, findings } = readTexts(files);
  const manifestFile = sources.get(MANIFEST_FILE);
  if (manifestFile === undefined) {
    return unreadable([...findings, { path: MANIFEST_FILE, label: 'file', message: 'is missing' }]);
  }
  const manifest = readYaml(manifestFile, packManifestSchema);
  if (manifest.value === undefined) return unreadable([...findings, ...manifest.findings]);
  const { publicKey, findings: broken } = checkOrigin(files, sources, manifest.value);
  const content = new Map(
    [...sources].filter(([path]) => path !== MANIFEST_FILE && path !== SIGNATURE_FILE),
  );
  const { findings: faults, ...compiled } = compilePack(content, manifest.value, around);
  return {
    manifest: manifest.value,
    publicKey,
    compiled,
    counts: countsOf(compiled),
    findings: [...findings, ...broken, ...faults],
  };
}

function unreadable(findings: readonly Finding[]): ReadPackFile {
  return {
    ...{ manifest: undefined, publicKey: null, compiled: undefined, counts: NOTHING, findings },
  };
}

/** Whether the files are those that the manifest was written for, and who signed it. */
function checkOrigin(
  files: PackBytes,
  sources: ReadonlyMap<string, Source>,
  { checksum }: PackManifest,
): { readonly publicKey: string | null; readonly findings: readonly Finding[] } {
  const refused = (path: string, message: string) => ({
    publicKey: null,
    findings: [faultAt({ path, text: '' }, 1, message)],
  });
  if (checksum !== undefined && checksum !== checksumOf(files)) {
    return refused(MANIFEST_FILE, 'the checksum is not that of the files: one was changed or lost');
  }
  const source = sources.get(SIGNATURE_FILE);
  if (source === undefined) return { publicKey: null, findings: [] };
  const signature = readYaml(source, signatureFileSchema);
  if (signature.value === undefined) return { publicKey: null, findings: signature.findings };
  if (checksum === undefined) {
    return refused(MANIFEST_FILE, 'a signed pack has a checksum, or its signature covers no text');
  }
  const manifest = files.get(MANIFEST_FILE) ?? new Uint8Array();
  return isSignedBy(signature.value, manifest)
    ? { publicKey: signature.value.publicKey, findings: [] }
    : refused(SIGNATURE_FILE, 'the signature is not that of pack.yaml by this key');
}
