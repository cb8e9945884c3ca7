/** Short words that every beginner can type and nobody takes for another. */
const WORDS = `
  apple arrow autumn baker banana barn beach bell berry bird boat bread bridge brook brush
  butter cabin camel camp candle canoe carpet castle cedar cherry circle cliff cloud clover
  comet copper coral corner cotton crane creek crown daisy dance desert donkey dragon drum
  eagle ember engine falcon farm feather field finch flag flute forest fox frost garden
  ginger glove grape grass guitar hammer harbor harp hazel hill honey horse island ivory
  jacket jungle kettle kite ladder lake lantern lemon lily lion maple market meadow melon
  mirror moon moss mountain music nest oak ocean olive orange otter owl paddle paint palm
  parrot path peach pebble pepper piano pine planet pony puzzle rabbit rain ribbon river
  robin rocket rose sail sand shell silver sky spark spring star stone summer trail
`
  .trim()
  .split(/\s+/);

const WORDS_IN_PASSWORD = 3;
/** The number behind the words has two digits, from 20 to 99. */
const FIRST_NUMBER = 20;
const NUMBERS = 80;

/**
 * A password that is printed on a card for a child who can type, such as `river-owl-candle-47`:
 * 128 × 128 × 128 × 80, some 27 bits, behind a sign-in that waits longer with every failure.
 * @param draw a secure whole number from 0 up to its argument, without it
 */
export function printedPassword(draw: (below: number) => number): string {
  const words = Array.from({ length: WORDS_IN_PASSWORD }, () => WORDS[draw(WORDS.length)]);
  return [...words, FIRST_NUMBER + draw(NUMBERS)].join('-');
}
