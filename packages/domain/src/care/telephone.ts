/** Digits of a number that can be called: local ones are short, with country code and extension they are long. */
const FEWEST_DIGITS = 5;
const MOST_DIGITS = 20;

/** Digits as people group them, a plus in front, an extension behind: `+49 (0)30 / 123 45-67`, `555 0100 ext. 12`. */
const WRITTEN_NUMBER = /^\+?[\d\s()./-]+(?:(?:x|ext\.?|#)\s?\d{1,6})?$/i;

/** Whether a text is a telephone number and nothing else. */
export function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return WRITTEN_NUMBER.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

/** What a telephone dials, without the extension and a zero in brackets that is left out from abroad. */
export function dialledNumber(telephone: string): string {
  const [number = ''] = telephone.split(/x|ext|#/i);
  const isInternational = number.startsWith('+');
  const digits = (isInternational ? number.replace('(0)', '') : number).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}
