/**
 * Verses that older editions count and the Berean Standard Bible does not print, because the earliest manuscripts do
 * not have them. The last is a matter of counting: its words stand in 3 John 1:14.
 */
export const OMITTED_VERSES: ReadonlySet<string> = new Set([
  'MAT 17:21',
  'MAT 18:11',
  'MAT 23:14',
  'MRK 7:16',
  'MRK 9:44',
  'MRK 9:46',
  'MRK 11:26',
  'MRK 15:28',
  'LUK 17:36',
  'LUK 23:17',
  'JHN 5:4',
  'ACT 8:37',
  'ACT 15:34',
  'ACT 24:7',
  'ACT 28:29',
  'ROM 16:24',
  '3JN 1:15',
]);
