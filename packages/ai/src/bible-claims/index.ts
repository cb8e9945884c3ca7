export { type ClaimEvidence, type ClaimFilter, createClaimFilter } from './claim-filter.ts';
