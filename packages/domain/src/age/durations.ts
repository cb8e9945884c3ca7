/** Minutes of one sitting that suit an age: 15 up to 6, 25 up to 10, 40 up to 15, else 60 (spec 9). */
export function sessionMinutes(age: number): number {
  if (age <= 6) return 15;
  if (age <= 10) return 25;
  if (age <= 15) return 40;
  return 60;
}

/** Minutes of one lesson by age: 10 up to 6, 15 up to 10, otherwise 25 (spec 9). */
export function lessonMinutes(age: number): number {
  if (age <= 6) return 10;
  if (age <= 10) return 15;
  return 25;
}
