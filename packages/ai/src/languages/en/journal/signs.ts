import type { JournalLanguage } from '../../../journal/language.ts';

/** What the themes look like in English. */
export const signs: JournalLanguage['signs'] = {
  grief: {
    strong: [
      'died|passed_away|passed|funeral|buried|put_to_sleep|put_down',
      'grandpa|grandma|dog|cat|hamster|pet|friend|uncle|aunt|mom|dad|bunny|fish|nana|papa is|has dead|died|gone',
      'in heaven now',
      'cemetery|grave|funeral|grief|grieving|mourn|mourning',
      'lost my|our ~1 grandpa|grandma|grandfather|grandmother|dog|cat|friend|uncle|aunt|mom|dad|pet|hamster|baby',
    ],
    weak: ['miss|missing him|her|them|my', 'heaven', 'gone'],
  },
  shame: {
    strong: [
      'ashamed|embarrassed|embarrassing|guilty|guilt|regret|regretted|lied|cheated|stole',
      'my fault|bad',
      'made|make ~2 mistake|mistakes',
      'messed|screwed up',
      'wish i hadnt|had_not|didnt|could_take_it_back|could_undo',
      'i ~1 broke ~4 and',
      'shouldnt|should_not have',
    ],
    weak: ['sorry', 'mistake|mistakes', 'wrong', 'broke', 'blame'],
  },
  loneliness: {
    strong: [
      'lonely|alone|left_out|excluded|outsider|homesick',
      'nobody|no_one|noone ~2 play|plays|played|sit|sits|sat|talk|talks|talked|likes|invited|picked|wanted|asked',
      'no|any|have_no|without friends',
      'dont|didnt fit_in|belong|get_invited|have_anyone',
      'wasnt|not|never invited',
    ],
    weak: ['by myself', 'left', 'ignored|ignore|ignores'],
  },
  fear: {
    strong: [
      'afraid|scared|scary|fear|fears|frightened|terrified|nervous|worried|worry|worries|anxious|anxiety|nightmare|nightmares|stressed|panic|spooky|creepy',
    ],
    weak: [
      'dark|thunder|storm|monster|monsters|spider|spiders|shot',
      'what if',
      'test|exam|surgery|dentist',
    ],
  },
  sadness: {
    strong: [
      'sad|sadness|cry|cried|crying|tears|upset|unhappy|heartbroken|miserable|gloomy|disappointed|hurt_my_feelings|broken_heart|sadly|hopeless|blue',
      'not|dont_feel|isnt|wasnt|no|never ~1 happy|good|okay|ok|great|fun|glad|well',
      'bad|hard|terrible|awful|worst|horrible|rough ~1 day|time|week|morning|days|ever',
    ],
    weak: ['bad|hard|terrible|awful|worst', 'miss', 'lost'],
  },
  anger: {
    strong: [
      'angry|mad|furious|annoyed|annoying|unfair|anger|rage|frustrated|frustrating|hate|hated|pissed|irritated|jealous',
      'not|isnt|wasnt fair',
      'so|really ~1 mean',
      'yelled|argued|argument|fight|fought|fighting|shouted|quarrel',
    ],
    weak: ['mean', 'stupid', 'took my', 'pushed|hit|teased'],
  },
  doubt: {
    strong: [
      'doubt|doubts|doubting',
      'is god|jesus|heaven|hell|the_bible|any_of_it ~1 real|true|there',
      'does|do god|prayers|prayer ~2 exist|hear|care|listen|work|answer',
      'not|dont|cant|couldnt|hard_to ~2 believe|believing',
      'why does|did|would|doesnt|didnt god',
      'how do|can we|i|you know ~3 god|true|real|bible',
      'not sure ~3 god|believe|faith|jesus|bible|heaven|true',
    ],
    weak: ['wonder if', 'real|true', 'god|jesus|bible|heaven'],
  },
  body: {
    strong: [
      'tired|exhausted|sleepy|sick|ill|fever|headache|stomachache|tummy|bellyache|cough|flu|sore|pain|hurts|ache|aches|dizzy|worn_out|cant_sleep|couldnt_sleep|throw_up|threw_up|allergy|sprained|broken_leg|broken_arm',
    ],
    weak: ['sleep|slept|bed|rest', 'doctor|hospital|medicine', 'body|leg|arm|knee|tooth'],
  },
  kindness: {
    strong: [
      'helped|help|shared|share|comforted|cheered_up|kind|kindness|donated|volunteered|forgave|encouraged|invited',
      'gave ~3 to my|a|the|her|him|someone',
      'let ~2 have|use|go_first|play',
      'stood up for',
    ],
    weak: ['nice to', 'gave|give', 'carried|cleaned|made'],
  },
  friendship: {
    strong: [
      'friend|friends|friendship|bestie|best_friend|buddy|bff|pal|classmate|classmates|teammate|teammates',
    ],
    weak: ['together', 'played|play with', 'sleepover|party'],
  },
  imagination: {
    strong: [
      'imagine|imagined|imagination|invent|invented|pretend|pretended|superpower|superpowers|superhero|dragon|dragons|unicorn|unicorns|wizard|magic|magical|castle|spaceship|robot|robots|fairy|mermaid|dream_world|time_machine|alien|aliens|planet',
      'if i could|had|was|were ~3 fly|invisible|magic|superpower|king|queen|wings|any',
      'had|dreamed|dreamt a|that|about ~1 dream|i|dragon|flying',
      'once upon',
      'my story|comic|character',
    ],
    weak: ['dream|dreamed|dreamt', 'story', 'build|draw|drew|drawing|paint'],
  },
  hope: {
    strong: [
      'hope|hoping|hopeful|wish|goal|goals|looking_forward|cant_wait|excited_for|excited_about|someday|one_day|when_i_grow_up|future|plan_to|dream_of|want_to_become|want_to_be',
    ],
    weak: [
      'want',
      'tomorrow|next',
      'will|going',
      'not ~1 scared|afraid|sad|alone|worried|nervous|angry|mad ~1 anymore',
    ],
  },
  nature: {
    strong: [
      'nature|forest|lake|river|ocean|sea|beach|mountain|mountains|butterfly|butterflies|caterpillar|frog|frogs|bird|birds|sunset|sunrise|rainbow|stars|moon|flower|flowers|tree|trees|garden|creek|waterfall|snail|worm|worms|bug|bugs|bee|bees|ladybug|turtle|deer|squirrel|hike|hiking|hiked|fireflies|firefly|ants|owl|eagle|rock|rocks|leaves|seeds|clouds',
    ],
    weak: [
      'outside|outdoors',
      'sky|sun|rain|snow|wind|grass',
      'animal|animals|dog|cat|horse',
      'camp|walk',
    ],
  },
  learning: {
    strong: [
      'school|learn|learned|learnt|learning|math|maths|science|reading|homework|teacher|lesson|lessons|test|quiz|exam|grade|grades|study|studied|studying|spelling|coding|code|class|experiment|practice|practiced|practise|practised|fractions|multiplication|history|essay|piano|guitar|chess',
    ],
    weak: [
      'read|book|books',
      'understand|understood',
      'hard|easy',
      'answer|question',
      'figured out',
    ],
  },
  family: {
    strong: [
      'family|mom|mommy|mum|mummy|dad|daddy|mother|father|parents|brother|sister|grandma|grandpa|grandmother|grandfather|grandparents|cousin|cousins|aunt|uncle|baby_brother|baby_sister|siblings|stepdad|stepmom',
    ],
    weak: ['home|house', 'dinner|breakfast', 'baby', 'together'],
  },
  gratitude: {
    strong: [
      'thankful|grateful|thank|thanks|gratitude|blessed|blessing|blessings|appreciate|appreciated|glad_that|glad_for',
    ],
    weak: ['lucky', 'gift|present', 'good|nice', 'love|loved'],
  },
  faith: {
    strong: [
      'god|jesus|pray|prayed|prayer|prayers|praying|bible|church|faith|holy_spirit|verse|psalm|lord|worship|sunday_school|sermon|pastor|baptized|baptism|gospel|disciples|moses|david|noah|believe|heaven',
    ],
    weak: ['story', 'sing|song|songs|sang', 'trust', 'love'],
  },
  joy: {
    strong: [
      'happy|happiest|happiness|fun|funny|joy|excited|exciting|awesome|amazing|great|best|yay|laughed|laughing|laugh|won|cool|fantastic|wonderful|proud|glad|enjoyed|enjoy|celebrate|birthday|love|loved|favorite',
    ],
    weak: [
      'good|nice',
      'play|played|game',
      'ice_cream|pizza|cake|pool|swim|swimming|party',
      'like|liked|likes',
    ],
  },
};
