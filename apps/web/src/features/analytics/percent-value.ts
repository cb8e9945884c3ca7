/** A share of 0 to 1 in whole percent, for sorting and for spreadsheets; none where too little was answered. */
export function percentValue(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100);
}
