/** The four bands that content is written for, youngest first (spec 9, "Age bands for content"). */
export const CONTENT_BANDS = ['kindergarten', 'elementary', 'intermediate', 'advanced'] as const;
export type ContentBand = (typeof CONTENT_BANDS)[number];

/** The band of content for an age in years: up to 6, up to 10, up to 15, above (spec 9). */
export function contentBand(age: number): ContentBand {
  if (age <= 6) return 'kindergarten';
  if (age <= 10) return 'elementary';
  if (age <= 15) return 'intermediate';
  return 'advanced';
}
