import { startWorldHost } from '@lamplight/api/testing/world-host';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the worlds of page tests live, without a trailing slash. */
    apiHost: string;
  }
}

/** Starts the host behind page tests before they run, and stops it after them. */
export default async function startApiHost(project: TestProject): Promise<() => Promise<void>> {
  const host = await startWorldHost();
  project.provide('apiHost', host.url);
  return host.close;
}
