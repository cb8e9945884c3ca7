import type { Language } from '@lamplight/domain/profiles';

export const FEELINGS = [
  'grief',
  'lonely',
  'guilty',
  'jealous',
  'angry',
  'afraid',
  'worried',
  'sad',
  'tired',
  'bored',
  'glad',
] as const;
export type Feeling = (typeof FEELINGS)[number];

const I_AM =
  '(?:i am|im|i feel|feeling|i was|i get|makes me|made me|it is|i have been|i felt)(?: [a-z]+){0,3}?';

/** Wordings of feelings by language, on plain text, tried in the order of `FEELINGS`. */
const WORDINGS: Readonly<Record<Language, Readonly<Record<Feeling, RegExp>>>> = {
  en: {
    grief:
      / my (?:[a-z]+ )?(?:dog|cat|pet|hamster|rabbit|fish|horse|grandma|grandpa|grandmother|grandfather|mom|dad|friend|uncle|aunt|brother|sister|[a-z]+) (?:just |has |have )?(?:died|passed away|is dead)| i miss (?:my|him|her|them)/u,
    lonely: new RegExp(
      ` ${I_AM} (?:lonely|alone|left out)| (?:i have no friends|no one (?:likes|plays with) me|nobody (?:likes|plays with|wants to play with) me|i dont have (?:any )?friends)`,
      'u',
    ),
    guilty: new RegExp(
      ` ${I_AM} (?:guilty|ashamed|embarrassed)| i (?:lied|stole|cheated|did something (?:bad|wrong)|was mean|hurt my (?:friend|brother|sister)|broke)`,
      'u',
    ),
    jealous: new RegExp(` ${I_AM} (?:jealous|envious)`, 'u'),
    angry: new RegExp(
      ` ${I_AM} (?:angry|mad|furious|annoyed|frustrated)| i hate (?:my|it|this|math|school)| (?:being|is|was|were) mean to me| (?:makes fun of|bullies|teases|teasing|bullying|bullied) `,
      'u',
    ),
    afraid: new RegExp(
      ` ${I_AM} (?:afraid|scared|frightened|terrified)| (?:nightmare|nightmares|bad dream|afraid of|scared of)`,
      'u',
    ),
    worried: new RegExp(
      ` ${I_AM} (?:worried|nervous|anxious|stressed|stressed out|overwhelmed)| i worry| (?:cant do (?:it|this|anything)|im (?:so )?(?:stupid|dumb|bad at)|i (?:always )?(?:fail|failed)|i am (?:stupid|dumb|bad at))`,
      'u',
    ),
    sad: new RegExp(
      ` ${I_AM} (?:sad|unhappy|down|upset|crying|hurt|not good|not ok|not okay|bad|terrible|homesick|disappointed|heartbroken)| i (?:want to cry|cried|cant stop crying|had a bad day|miss home)`,
      'u',
    ),
    tired: new RegExp(` ${I_AM} (?:tired|sleepy|exhausted|sick|ill)`, 'u'),
    bored: new RegExp(` ${I_AM} (?:bored|boring)| this is boring`, 'u'),
    glad: new RegExp(
      ` ${I_AM} (?:happy|glad|excited|proud|thankful|grateful|great|good|joyful|so happy)| i (?:won(?= )|passed|did it|love (?:this|today|camp)|had (?:a )?(?:great|good|fun))| (?:its|it is|today is) my birthday`,
      'u',
    ),
  },
  es: {
    grief:
      / (?:murio|ha muerto|se murio) mi | mi [a-z]+ (?:murio|ha muerto|se murio)| extrano a| echo de menos/u,
    lonely:
      / (?:estoy|me siento) (?:muy )?sol[oa] | no tengo amig| nadie (?:me quiere|juega conmigo)/u,
    guilty: / (?:culpable|averguenza|avergonzad[oa]|menti|robe) /u,
    jealous: / (?:celos|celos[oa]|envidia) /u,
    angry: / (?:enojad[oa]|enfadad[oa]|furios[oa]|me molestan|se burlan) /u,
    afraid: / (?:tengo miedo|asustad[oa]|pesadillas?) /u,
    worried: / (?:preocupad[oa]|nervios[oa]|no puedo hacerlo|soy tont[oa]) /u,
    sad: / (?:triste|llorar|llorando|me siento mal|deprimid[oa]) /u,
    tired: / (?:cansad[oa]|enferm[oa]|tengo sueno) /u,
    bored: / (?:aburrid[oa]|me aburro) /u,
    glad: / (?:feliz|content[oa]|alegre|emocionad[oa]|orgullos[oa]) /u,
  },
  fr: {
    grief: / mon [a-z]+ est mort | ma [a-z]+ est morte | (?:il|elle) me manque/u,
    lonely:
      / (?:je suis|je me sens) (?:tres |tout |toute )?seule? | pas damis| personne ne (?:maime|joue)/u,
    guilty: / (?:coupable|honte|jai menti|jai vole) /u,
    jealous: / (?:jaloux|jalouse) /u,
    angry: / (?:fache|fachee|en colere|furieux|furieuse|se moquent?) /u,
    afraid: / (?:jai peur|effrayee?|cauchemars?) /u,
    worried: / (?:inquiete?|nerveux|nerveuse|stressee?|je suis nulle?|jy arrive pas) /u,
    sad: / (?:triste|pleurer|pleure|je me sens mal|decue?) /u,
    tired: / (?:fatiguee?|malade|sommeil) /u,
    bored: / (?:je mennuie|ennuyeux|ennuyee?) /u,
    glad: / (?:heureux|heureuse|contente?|fiere?|joyeux|joyeuse|super content) /u,
  },
  de: {
    grief: / (?:ist gestorben|ist tot) | ich vermisse /u,
    lonely:
      / (?:einsam|ganz allein|fuhle mich allein|keine freunde) | niemand (?:mag|spielt mit) /u,
    guilty: / (?:schuldig|schame mich|gelogen|geklaut|gestohlen) /u,
    jealous: / (?:neidisch|eifersuchtig) /u,
    angry: / (?:wutend|sauer|zornig|argern mich|gemein zu mir) /u,
    afraid: / (?:angst|furchte|alptraume?|albtraume?) /u,
    worried: / (?:sorgen|nervos|aufgeregt wegen|gestresst|ich kann das nicht|ich bin dumm) /u,
    sad: / (?:traurig|weinen|geweint|geht mir (?:nicht gut|schlecht)|enttauscht|heimweh) /u,
    tired: / (?:mude|krank|erschopft) /u,
    bored: / (?:langweilig|langweile) /u,
    glad: / (?:glucklich|froh|freue mich|stolz|dankbar) /u,
  },
};

/** What a child says that it feels; null where it speaks of something else. */
export function feelingIn(plain: string, language: Language): Feeling | null {
  const languages = language === 'en' ? (['en'] as const) : [language, 'en' as const];
  for (const each of languages) {
    const found = FEELINGS.find((feeling) => WORDINGS[each][feeling].test(plain));
    if (found !== undefined) return found;
  }
  return null;
}
