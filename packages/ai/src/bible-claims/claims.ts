import type { Language } from '@lamplight/domain/profiles';

/**
 * How a text says that the Bible, God or Jesus says something, without regard to case. `§` stands where a word begins
 * with a capital, so that “Dios dice a Moisés” is told of Moses and “Dios dice que” is told to the reader.
 */
interface Wordings {
  /** The Bible by one of its names. */
  readonly book: string;
  /** What it does, where it claims to say something. */
  readonly bookVerbs: string;
  /** What follows where nothing is claimed: stories, and how much is said. */
  readonly onlyTold: string;
  /** What stands before where somebody asks or points to it: “what the Bible says”. */
  readonly asked: string;
  readonly speaker: string;
  /** Verbs of a speaker with what has to follow, so that nothing is told of somebody else. */
  readonly speakerVerbs: string;
  /** Whole wordings. */
  readonly others: readonly string[];
}

const WORDINGS: Readonly<Record<Language, Wordings>> = {
  en: {
    book: '(?:(?:(?:the|holy|our|your) )*(?:bible|scriptures?|good book|word of god)|god’s word|the (?:gospels?|verse|psalms?|proverbs?|book of \\p{L}+)|proverbs|psalm \\d+)',
    bookVerbs:
      '(?:(?:also |clearly |even |always |often |really )*(?:says?|said|tells? (?:us|you|me|everyone|everybody|people|christians|children|kids|believers)|teach(?:es)?|taught|promises|promised|commands?|reminds? (?:us|you)|declares?|states?|warns?|asks us|calls us|encourages us|(?:is|are) clear|makes (?:it )?clear))',
    onlyTold:
      '(?:about|of|how|who|where|when|the (?:true |whole )?stor(?:y|ies)|(?:a |many |some |lots of )?stor(?:y|ies)|a lot|much|many|nothing|little|very|so much|more|things|different|both)',
    asked: '(?:what|where|how|why|if|whether|when|which|who|everything|anything)',
    speaker: '(?:god|jesus(?: christ)?|christ|(?:the|our) lord|the holy spirit)',
    speakerVerbs:
      '(?:(?:also |once |always |even |clearly |himself )*(?:(?:says|teaches|promises|commands)(?! §|,? to §| (?:his|her|to (?:him|her|them|his)|him|her|them)\\b)|(?:tells?|told|asks?|asked|reminds?|reminded|commands?|commanded|promises?|promised|warns?|warned|teach(?:es)?|taught|calls?) (?:us|you|everyone|everybody|all of us|people to|his followers to|that)|said (?:that|to (?:us|you|everyone|all of us|love|be|do|not|forgive|pray)|we|you|not)|said(?=[,:]? ?[“"‘:])|said, (?=§)))',
    others: [
      '(?:according to (?:the )?(?:bible|scriptures?|god’s word|jesus))',
      '(?:(?:as )?it is written)(?! (?:down|in (?:hebrew|greek|many)|by))',
      '(?:in (?:the )?(?:bible|scripture),? (?:it says|it is said|it’s written|we read that|we learn that|god says|jesus says))',
      '(?:verse (?:that|which) says)',
      '(?:Paul|Peter|James|Solomon|Isaiah) (?:says|writes|wrote|tells us|teaches us)(?=(?: that|,|:| us|:? ?[“"]))',
    ],
  },
  es: {
    book: '(?:(?:la |las |nuestra |tu )?(?:santa |sagradas? )?(?:biblia|escrituras?|palabra de dios)|el (?:evangelio|salmo|versículo|libro de \\p{L}+)|los salmos|proverbios)',
    bookVerbs:
      '(?:(?:también |siempre |claramente |nos |te )*(?:dicen?|dijo|enseñan?|promete|manda|recuerda|afirma|declara|advierte|pide|anima a|deja claro))',
    onlyTold:
      '(?:de|sobre|cómo|quién|dónde|cuándo|la historia|historias|mucho|muchas|muchos|nada|poco|más|muy)',
    asked: '(?:qué|lo que|dónde|cómo|por qué|si|cuándo|quién|todo lo que)',
    speaker: '(?:dios|jesús|jesucristo|cristo|(?:el|nuestro) señor)',
    speakerVerbs:
      '(?:(?:también |siempre |mismo |nos |te )*(?:dice|enseña|promete|manda|pide|recuerda)(?! a §| (?:la|una) (?:historia|parábola)|le )|nos (?:dijo|enseñó|prometió|mandó|pidió)|(?:dijo|enseñó|prometió|mandó)(?=(?: que)|[,:]|:? ?[«“"]))',
    others: [
      '(?:según (?:la biblia|las escrituras|la palabra de dios|jesús))',
      '(?:está escrito)(?! (?:en (?:hebreo|griego)|por))',
      '(?<!(?:qué|lo que|cómo|dónde)) (?:(?:dice|enseña|afirma) (?:también )?(?:la biblia|la escritura|la palabra de dios|dios|jesús))',
      '(?:en la biblia (?:dice|se dice|leemos que|dios dice|jesús dice))',
      '(?:versículo que dice)',
      '(?:Pablo|Pedro|Santiago|Salomón|Isaías) (?:dice|escribe|escribió|nos dice)(?=(?: que|,|:|:? ?[«“"]))',
    ],
  },
  fr: {
    book: '(?:(?:la |les |ta )?(?:sainte |saintes )?(?:bible|écritures?|parole de dieu)|l’(?:écriture|évangile)|le (?:psaume|verset|livre (?:de|des) \\p{L}+)|les (?:psaumes|proverbes))',
    bookVerbs:
      '(?:(?:aussi |nous |te |vous )*(?:dit|disent|disait|enseigne(?:nt)?|promet|commande|ordonne|rappelle|affirme|déclare|demande|avertit|encourage à|est claire?)(?: aussi| clairement)?)',
    onlyTold:
      '(?:de|d’|du|des|sur|comment|qui|où|quand|l’histoire|beaucoup|peu|rien|plus|très|plusieurs)(?! (?:ne pas|s’|nous|toujours|pardonner|prier|partager|faire|prendre|donner|aider|croire|respecter))',
    asked: '(?:que|ce que|ce qu’|où|comment|pourquoi|si|quand|qui|tout ce que|comme)',
    speaker: '(?:dieu|jésus(?:-christ)?|(?:le )?christ|(?:le|notre) seigneur)',
    speakerVerbs:
      '(?:(?:aussi |nous |te |vous |lui-même )*(?:dit|enseigne|promet|commande|demande|rappelle|ordonne)(?! (?:aussi )?(?:à|au|aux) \\p{L}|(?: une?) (?:histoire|parabole))|nous a (?:aussi )?(?:dit|enseigné|promis|commandé|demandé|appris)|a (?:aussi )?(?:dit|enseigné|promis|déclaré)(?=(?: que| qu’| de)|,|\\s?:|\\s?[«“"]))',
    others: [
      '(?:(?:selon|d’après) (?:la bible|les écritures|la parole de dieu|jésus))',
      '(?:il est écrit)(?! (?:en (?:hébreu|grec)|par))',
      '(?<!(?:que|comment)) (?:(?:dit|enseigne|affirme) (?:la bible|l’écriture|la parole de dieu|dieu|jésus))',
      '(?:comme (?:le |l’)?(?:dit|enseigne) (?:la bible|l’écriture|dieu|jésus))',
      '(?:dans la bible,? (?:il est dit|on lit que|nous lisons que|dieu dit|jésus dit))',
      '(?:verset qui dit)',
      '(?:Paul|Pierre|Jacques|Salomon|Ésaïe) (?:dit|écrit|a écrit|nous dit)(?=(?: que| qu’|,|\\s?:|\\s?:? ?[«“"]))',
    ],
  },
  de: {
    book: '(?:(?:die |deine |unsere )?(?:heilige )?(?:bibel|schrift)|gottes wort|das (?:wort gottes|evangelium|buch \\p{L}+)|der (?:psalm|vers)|die (?:psalmen|sprüche))',
    bookVerbs:
      '(?:(?:sagt|sagen|lehrt|lehren|verspricht|verheißt|gebietet|erklärt|fordert|warnt|ermutigt|erinnert)(?: uns| dir| euch)?(?: auch| klar| deutlich)*|macht (?:uns )?(?:klar|deutlich)|ist (?:da )?(?:klar|eindeutig))',
    onlyTold:
      '(?:von|vom|über|wie|wer|wo|wann|die geschichte|geschichten|viel|viele|vieles|nichts|wenig|mehr|sehr)',
    asked: '(?:was|wo|wie|warum|ob|wenn|wann|wer|alles)',
    speaker: '(?:gott|jesus(?: christus)?|christus|(?:der|unser) herr)',
    speakerVerbs:
      '(?:(?:sagt|lehrt|verspricht|verheißt|gebietet)(?! (?:zu|dem|der|den|ihm|ihr|ihnen|seinen|seinem)\\b| §)|(?:sagt|sagte|lehrt|lehrte|verspricht|versprach|gebietet|gebot|bittet|bat|erinnert|fordert)(?: uns| dir| euch| jeden| alle)(?!\\p{L})|hat (?:uns )?(?:gesagt|gelehrt|versprochen|geboten)|(?:sagte|sprach|versprach|lehrte)(?=(?:, dass)|:|,? ?[„“»"]))',
    others: [
      '(?:(?:laut|nach) (?:der )?(?:bibel|heiligen schrift|schrift|gottes wort|jesus))(?! (?:fragen|suchen))',
      '(?:(?:es )?steht geschrieben)',
      '(?:in der (?:bibel|schrift) (?:steht|heißt es|lesen wir)(?: auch| sogar)*)(?=,? (?:dass)|:| ?[„“»"])',
      '(?:(?:steht|heißt es|lesen wir) (?:so )?in der (?:bibel|schrift))(?! (?:nicht|nichts|kein))',
      '(?<!(?:was|wie|wo)) (?:(?:sagt|lehrt) (?:uns )?(?:die bibel|die schrift|gottes wort|gott|jesus))',
      '(?:vers,? (?:der|in dem) (?:sagt|steht|heißt))',
      '(?:Paulus|Petrus|Jakobus|Salomo|Jesaja) (?:sagt|schreibt|schrieb)(?=(?: uns|, dass|:|,? ?[„“»"]))',
    ],
  },
};

const FREE_BEFORE = '(?<![\\p{L}\\p{N}])';
const FREE_AFTER = '(?![\\p{L}\\p{N}])';

/**
 * Stands before a word that begins with a capital in the text that is matched. Flags within a pattern (`(?i:…)`) would
 * say it more shortly, but V8 no longer matches them once a program has compiled some megabytes of patterns, as ours has.
 */
const CAPITAL = '\uE000';
const CAPITALISED = /(?<![\p{L}\p{N}])(?=\p{Lu}\p{Ll})/gu;

function patternOf({ book, bookVerbs, onlyTold, asked, speaker, speakerVerbs, others }: Wordings) {
  const notAsked = `(?<!${FREE_BEFORE}${asked} (?:(?:exactly|genau|exactamente|exactement) )?)`;
  const source = [
    `${notAsked}${FREE_BEFORE}${book} ${bookVerbs}${FREE_AFTER}(?! ${onlyTold}${FREE_AFTER})`,
    `${notAsked}${FREE_BEFORE}${speaker} ${speakerVerbs}`,
    ...others.map((wording) => `${wording.startsWith('(?<!') ? '' : FREE_BEFORE}${wording}`),
  ].join('|');
  return new RegExp(source.replaceAll(' ', ` ${CAPITAL}?`).replaceAll('§', CAPITAL), 'iu');
}

const CLAIMS: readonly RegExp[] = Object.values(WORDINGS).map(patternOf);

/** Where a sentence claims that the Bible, God or Jesus says or teaches something. */
export interface Claim {
  readonly start: number;
  readonly end: number;
}

/** The claim of a sentence, in any of the languages: a model may answer in another than it was asked in. */
export function claimIn(sentence: string): Claim | null {
  const plain = sentence.replace(/[’']/gu, '’').replace(/[\s\uE000]/gu, ' ');
  const marked = plain.replace(CAPITALISED, CAPITAL);
  const unmarked = (end: number) => marked.slice(0, end).replaceAll(CAPITAL, '').length;
  for (const pattern of CLAIMS) {
    const match = pattern.exec(marked);
    if (match !== null) {
      return { start: unmarked(match.index), end: unmarked(match.index + match[0].length) };
    }
  }
  return null;
}

const LEAD_IN =
  /^[\s,:;–—-]*(?:(?:that|to|us|you|que|qu’|de|à|a|dass|uns|dir|nous|nos)(?![\p{L}])[\s,:]*)*/iu;

/** What is claimed to be said: what stands behind the claim, or before one that ends its sentence. */
export function claimedWords(sentence: string, { start, end }: Claim): string {
  const behind = sentence.slice(end).replace(LEAD_IN, '');
  const words = behind.split(/\s+/u).length > 2 ? behind : sentence.slice(0, start);
  return words.trim();
}
