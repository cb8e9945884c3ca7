import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether other people are likely to see this screen: a page fills it, or a page for the projector is open in
 * another window of this browser. Pages for the projector say so to the others and answer when asked.
 */
const CHANNEL = 'lamplight-presenting';

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'open' | 'closed'; readonly projector: string };

function openChannel(): BroadcastChannel | null {
  // Some older tablets have none; their projectors are known by the full screen alone.
  return 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
}

/** Says to the other windows of this browser that this one is for the projector, until it goes. */
export function useAnnouncedProjector(): void {
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    const projector = String(Math.random());
    const say = (kind: 'open' | 'closed') =>
      channel.postMessage({ kind, projector } satisfies Message);
    const gone = () => say('closed');
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'ask') say('open');
    };
    say('open');
    window.addEventListener('pagehide', gone);
    return () => {
      window.removeEventListener('pagehide', gone);
      gone();
      channel.close();
    };
  }, []);
}

const projectors = new Set<string>();
/** Also where the reader pressed F11, of which the document knows nothing. */
const fullScreen = () => window.matchMedia('(display-mode: fullscreen)');

function isPresenting(): boolean {
  return document.fullscreenElement !== null || fullScreen().matches || projectors.size > 0;
}

function subscribe(changed: () => void): () => void {
  const channel = openChannel();
  const filled = fullScreen();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'open') projectors.add(data.projector);
      else if (data.kind === 'closed') projectors.delete(data.projector);
      changed();
    };
    channel.postMessage({ kind: 'ask' } satisfies Message);
  }
  document.addEventListener('fullscreenchange', changed);
  filled.addEventListener('change', changed);
  return () => {
    channel?.close();
    projectors.clear();
    document.removeEventListener('fullscreenchange', changed);
    filled.removeEventListener('change', changed);
  };
}

/** Whether other people are likely to see this screen. */
export function usePresenting(): boolean {
  return useSyncExternalStore(subscribe, isPresenting);
}
