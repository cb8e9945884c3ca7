import type { ArchiveFile } from '@lamplight/domain/profiles';
import { saveFile } from './save-file.ts';

/** Hands a zip archive that came as text to the browser as a file to keep. */
export function saveArchive({ filename, base64 }: ArchiveFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveFile(filename, 'application/zip', bytes);
}
