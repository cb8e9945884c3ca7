import { sessionToken } from '../../lib/session-token.ts';
import { createLiveSocket, type LiveSocket, type LiveSocketOptions } from './live-socket.ts';

/** How long a page may be hidden before it lets go of its connection, in ms. */
const SLEEP_AFTER_MS = 5 * 60_000;

/** `/ws` on the same host, secure when the page is (spec 7). */
function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** The live connection of a page for whoever is signed in: it sleeps when nobody looks, and wakes with the page. */
export function openPageSocket(
  userId: number,
  { onMessage, onStatus }: Pick<LiveSocketOptions, 'onMessage' | 'onStatus'>,
): Pick<LiveSocket, 'send' | 'close'> {
  const live = createLiveSocket({
    open: () => new WebSocket(socketAddress()),
    authenticate: () => ({ type: 'authenticate', userId, token: sessionToken.read() ?? '' }),
    onMessage,
    onStatus,
  });
  let bedtime: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(bedtime);
    if (document.hidden) bedtime = setTimeout(live.sleep, SLEEP_AFTER_MS);
    else live.wake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', live.wake);
  return {
    send: live.send,
    close() {
      clearTimeout(bedtime);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', live.wake);
      live.close();
    },
  };
}
