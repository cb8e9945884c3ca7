import type { Release } from '@lamplight/domain/host';

/** The version of every host in tests, two weeks before its clock begins. */
export const TEST_RELEASE: Release = { version: '1.2.3', date: '2026-06-01' };
