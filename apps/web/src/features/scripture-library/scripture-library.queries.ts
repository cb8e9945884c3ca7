import type { ImportReport } from '@lamplight/domain/scripture';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';
import { sessionHeaders } from '../../lib/session-token.ts';
import { UploadRefused } from '../../lib/upload-refused.ts';

/** A file and how its translation is to be named; what is left out the file tells. */
export interface Upload {
  readonly file: File;
  readonly name: string;
  readonly language: string;
  readonly licence: string;
}

/** The translations that were added to this host. */
export function useInstalled() {
  return trpc.scripture.installed.useQuery(undefined, { refetchOnMount: 'always' });
}

function useRefresh() {
  const utils = trpc.useUtils();
  return () => utils.scripture.invalidate();
}

/** Sends a file as it is: far larger than what other calls may carry, it has a way of its own. */
export function useAddTranslation() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: send, onSuccess: refresh });
}

async function send({ file, ...wish }: Upload): Promise<ImportReport> {
  const query = new URLSearchParams({ fileName: file.name });
  for (const [field, value] of Object.entries(wish)) {
    if (value.trim() !== '') query.set(field, value.trim());
  }
  const answer = await fetch(`/api/admin/scripture?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...sessionHeaders() },
    credentials: 'include',
    body: file,
  });
  const said: unknown = await answer.json();
  if (!answer.ok) throw new UploadRefused(said);
  return said as ImportReport;
}

export function useRemoveTranslation() {
  const refresh = useRefresh();
  return trpc.scripture.remove.useMutation({ onSuccess: refresh });
}
