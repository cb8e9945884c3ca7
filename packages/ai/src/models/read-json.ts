/**
 * The JSON value in what a model wrote. One that stands inside other text, as models write it that know no
 * schemas, is found there.
 * @returns undefined where there is none
 */
export function readJson(text: string): unknown {
  const whole = parse(text);
  if (whole !== undefined) return whole;
  const start = text.search(/[[{]/u);
  if (start < 0) return undefined;
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
  return end < start ? undefined : parse(text.slice(start, end + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
