/**
 * Words whose spelling misleads the rules of `syllables.ts`, one line for each number of syllables.
 * A plural or possessive in -s is found through its singular.
 */
const SPOKEN: Readonly<Record<number, string>> = {
  1: 'ache cain does eve eye fire george goes hour led one ones once our prayer scene shoe toe tier pier whose',
  2: `abel acre ai argue being belgian brilliant business caleb canoe cashier centre chaos clothing
    conscience crooked cyan eden evening every everyday frontier georgia hundred israel jesse jesus lawyer leah
    leopard lion maybe metre moses naked nineteen ninety noah ocean people persuade phoebe pixel poem ragged
    rhythm rugged sacred safety sawyer science series soldier someone something sometimes somewhere species
    tuesday wednesday wicked william`,
  3: `abraham area behavior camera component covenant element everyone everything everywhere familiar
    favorite foreigner forever genesis idea isaiah josiah karate korea linear naomi nuclear peculiar recipe
    scientist sesame simile somebody theater vehicle`,
  4: `apostrophe catastrophe caterpillar centimetre chameleon everybody hyperbole jeremiah kilometre
    millimetre scientific ukulele zechariah`,
};

/** Syllables of the words that are looked up instead of counted. */
export const SPOKEN_SYLLABLES: ReadonlyMap<string, number> = new Map(
  Object.entries(SPOKEN).flatMap(([count, list]) =>
    list.split(/\s+/).map((word): [string, number] => [word, Number(count)]),
  ),
);
