/** The script that a page begins with: its name carries a hash of the whole build. */
export function firstScript(html: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** The build that the host serves at this moment; null while there is none to be had. */
export async function askHostBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? firstScript(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The build that this page came from. */
export function ownBuild(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}
