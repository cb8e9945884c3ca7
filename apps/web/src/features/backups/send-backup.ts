import type { Backup } from '@lamplight/domain/backups';
import { sessionHeaders } from '../../lib/session-token.ts';
import { UploadRefused } from '../../lib/upload-refused.ts';

/**
 * Sends a backup as it is: far larger than what other calls may carry, it has a way of its own. A browser tells how
 * far a file has come only of this older kind of request.
 * @param onProgress hears the share that is on the host, 0 to 1
 */
export function sendBackup(file: File, onProgress: (share: number) => void): Promise<Backup> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/backups');
    request.responseType = 'json';
    request.withCredentials = true;
    const headers = { 'content-type': 'application/octet-stream', ...sessionHeaders() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response);
      else reject(new UploadRefused(request.response));
    });
    request.addEventListener('error', () => reject(new Error('the network failed')));
    request.send(file);
  });
}
