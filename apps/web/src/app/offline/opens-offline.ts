/** What of a browser says whether it has service workers. */
type Scope = Pick<typeof globalThis, 'isSecureContext'> & { readonly navigator: object };

/**
 * Whether this browser may open the app without the host: it has service workers over HTTPS alone (and on the host's
 * own machine). On plain http there is none, and nothing here is needed.
 */
export function opensOffline(scope: Scope = globalThis): boolean {
  return scope.isSecureContext && 'serviceWorker' in scope.navigator;
}
