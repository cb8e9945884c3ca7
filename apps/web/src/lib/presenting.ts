import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether other people are likely to see this screen: a page fills it, or a page for the projector is open in
 * another window of this browser. Pages for the projector say so to the others and answer when asked.
 */
const CHANNEL = 'lamplight-presenting';

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'open' | 'closed'; readonly wall: string };

function openChannel(): BroadcastChannel | null {
  // Some older tablets have none; their walls are known by the full screen alone.
  return 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
}

/** Says to the other windows of this browser that this one is for the projector, until it goes. */
export function useAnnouncedWall(): void {
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    const wall = String(Math.random());
    const say = (kind: 'open' | 'closed') => channel.postMessage({ kind, wall } satisfies Message);
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

const walls = new Set<string>();
/** Also where the reader pressed F11, of which the document knows nothing. */
const fullScreen = () => window.matchMedia('(display-mode: fullscreen)');

function isPresenting(): boolean {
  return document.fullscreenElement !== null || fullScreen().matches || walls.size > 0;
}

function subscribe(changed: () => void): () => void {
  const channel = openChannel();
  const filled = fullScreen();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'open') walls.add(data.wall);
      else if (data.kind === 'closed') walls.delete(data.wall);
      changed();
    };
    channel.postMessage({ kind: 'ask' } satisfies Message);
  }
  document.addEventListener('fullscreenchange', changed);
  filled.addEventListener('change', changed);
  return () => {
    channel?.close();
    walls.clear();
    document.removeEventListener('fullscreenchange', changed);
    filled.removeEventListener('change', changed);
  };
}

/** Whether other people are likely to see this screen. */
export function usePresenting(): boolean {
  return useSyncExternalStore(subscribe, isPresenting);
}
