/** How many rows a page of a long list may hold. Apart from the rules, which no table has to load. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
