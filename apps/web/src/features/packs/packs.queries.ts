import type { PackPreview, PackView } from '@lamplight/domain/packs';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';
import { sessionHeaders } from '../../lib/session-token.ts';
import { UploadRefused } from '../../lib/upload-refused.ts';

/** The content packs of the host; the built-in content is the first. */
export function usePacks() {
  return trpc.packs.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Lessons, stories and questions come and go with a pack. */
function useRefresh() {
  const utils = trpc.useUtils();
  return async () => {
    await utils.packs.invalidate();
    void utils.lessons.invalidate();
    void utils.stories.invalidate();
  };
}

/** What would come with a file; nothing is installed. */
export function usePreviewPack() {
  return useMutation({ mutationFn: (file: File) => send<PackPreview>('/preview', file) });
}

export function useInstallPack() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (file: File) => send<PackView>('', file), onSuccess: refresh });
}

/** Sends a file as it is: far larger than what other calls may carry, it has a way of its own. */
async function send<Answer>(step: '' | '/preview', file: File): Promise<Answer> {
  const answer = await fetch(`/api/admin/packs${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...sessionHeaders() },
    credentials: 'include',
    body: file,
  });
  const said: unknown = await answer.json();
  if (!answer.ok) throw new UploadRefused(said);
  return said as Answer;
}

export function useSwitchPack() {
  const refresh = useRefresh();
  return trpc.packs.setOn.useMutation({ onSuccess: refresh });
}

export function useRemovePack() {
  const refresh = useRefresh();
  return trpc.packs.remove.useMutation({ onSuccess: refresh });
}

/** Those whose packs the host trusts. */
export function useSigners() {
  return trpc.packs.signers.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useTrustSigner() {
  const utils = trpc.useUtils();
  return trpc.packs.trust.useMutation({ onSuccess: () => utils.packs.invalidate() });
}

export function useDistrustSigner() {
  const utils = trpc.useUtils();
  return trpc.packs.distrust.useMutation({ onSuccess: () => utils.packs.invalidate() });
}
