import type { SituationPhrases } from '../../safety/situations/situation.ts';

const WHO =
  'i|we|ive|brother|sister|bro|sis|baby|cousin|friend|twin|mom|mommy|dad|daddy|grandma|grandpa';
const OTHERS =
  'moms|mommys|mums|mummys|dads|daddys|grandmas|grandpas|nanas|grannys|brothers|sisters|aunts|uncles|somebodys|someones';
const PILLS =
  'pills|pill|tablets|paracetamol|tylenol|ibuprofen|aspirin|advil|sleeping_pills|medicine|medicines|meds|antidepressants';
const POISON =
  'bleach|detergent|drain_cleaner|toilet_cleaner|oven_cleaner|dishwasher_tablet|laundry_pod|tide_pod|rat_poison|antifreeze|gasoline|petrol|paint_thinner|nail_polish_remover|button_battery|battery|batteries|magnets';
const FRIEND =
  'friend|bestie|bff|classmate|best_friend|boyfriend|girlfriend|cousin|brother|sister|buddy';
const ADULT =
  'dad|daddy|mom|mommy|mum|mummy|stepdad|stepmom|father|mother|uncle|aunt|grandpa|grandma|brother';

export const en: SituationPhrases = {
  overdose: [
    `i|ive ~1 took|swallowed|ate|taken ~1 all|whole|lots|many|like|about|over|ten|twenty|thirty|10|12|14|15|16|20|24|30|40|50|handful|bunch|so_many|too_many|entire|full ~5 ${PILLS}`,
    'i ~1 overdosed',
  ],
  taken: [
    `${WHO} ~2 ate|drank|swallowed|licked|drunk|eaten ~4 ${POISON}`,
    `${WHO} ~2 ate|drank|swallowed|took|eaten|taken ~5 ${OTHERS} ~2 ${PILLS}`,
    `${WHO} ~2 ate|swallowed ~3 red|pink|blue|white|yellow|colorful|colored|colourful|pretty ~1 pills|tablets`,
    `${WHO} ~2 ate|swallowed|drank ~5 medicine|pill cabinet|box|bottle|drawer`,
    `${WHO} ~2 drank|ate|swallowed|tasted ~6 skull`,
    `${WHO} ~2 drank|swallowed ~3 stuff|thing|liquid|bottle ~3 sink|drain|drains|cleaning|toilet`,
  ],
  asleep: [
    `${ADULT} ~2 asleep|sleeping|lying|lies|passed_out|collapsed ~2 floor|ground`,
    `${ADULT} ~1 wont|doesnt|does_not|will_not|isnt wake|waking|woke up`,
    `cant|cannot wake ~2 ${ADULT}`,
  ],
  self: [
    'i|im|ill|imma am? just|really|still? want_to|wanna|will|going_to|gonna|gona kill myself',
    'ill|imma|i_gonna kill myself',
    'i want|wanna to? die',
  ],
  armed: [
    `${ADULT} ~4 drunk ~5 knife|gun|axe|hammer|bat`,
    `${ADULT} ~2 has|got|with|holding ~1 knife|gun|axe ~4 hiding|mom|mommy|scared|screaming|us|door`,
  ],
  threatened: [
    'if_i|if_we|if_i_ever tell|say|talk ~5 he|she|they|hell|shell|theyll ~2 kill|hurt|kills|hurts|beat|get_rid ~1 me|us|my|him|her',
    'he|she|they|hell|shell|theyll ~2 kill|hurt|beat ~4 if_i|if_we tell|say|talk',
  ],
  hurt: [
    'scared|afraid|frightened of ~1 uncle|stepdad|daddy|stepfather|babysitter',
    'dad|daddy|mom|mommy|mum|mummy|stepdad|stepmom|father|mother|uncle|grandpa ~1 hits|beats|whips|kicks|chokes|punches me',
  ],
  touched: [
    'coach|trainer|teacher|uncle|pastor|leader|stepdad|neighbor|neighbour|babysitter|cousin ~4 massage|massages|cuddle|cuddles|kiss|kisses|touching|game ~3 our_secret|secret',
    'massage|massages ~5 secret',
  ],
  neglect: [
    `${ADULT} ~4 drunk|high|passed_out|gone|drinking ~6 nothing_to_eat|no_food|hungry|havent_eaten|starving`,
    'nothing_to_eat|no_food ~4 mom|dad|mommy|daddy|parents|mum ~3 drunk|gone|away|drinking|high|asleep',
    'mom|dad|mommy|daddy|parents|mum ~3 gone|away|left ~4 days|week|yesterday ~5 nothing_to_eat|no_food|alone|hungry',
  ],
  weapon: [
    `i|we ~1 found|have_found ~2 dads|daddys|moms|grandpas|brothers|uncles|a_real|the|a ~1 gun|pistol|rifle|revolver|shotgun`,
    'found ~1 dads|daddys|grandpas|uncles|brothers gun|pistol|rifle|revolver',
  ],
  means: [
    `how many ~1 ${PILLS} ~4 too_much|die|kill|dangerous|deadly|lethal|dead|overdose`,
    'i ~1 sitting|standing|sit|stand ~3 railway_tracks|train_tracks|tracks|edge_of_the_bridge|edge_of_the_roof',
  ],
  wish: [
    'wish|wished ~2 truck|car|bus|train|lightning had|would ~1 hit|killed|run_over|hits|kill me',
    'nobody|no_one|noone would ~1 miss me ~2 if ~2 dead|died|gone',
    'tired|sick of existing|being_alive|living',
    'i want|wanna ~1 to? be dead|gone_forever',
  ],
  friend: [
    `${FRIEND} ~2 wants|wanted|going|tried|plans|says_she_wants|says_he_wants ~2 kill herself|himself|themself|themselves`,
    `${FRIEND} ~2 wants|wanted|said_she_wants|said_he_wants to die|be_dead`,
    `${FRIEND} ~1 cuts|cutting|is_cutting|hurts herself|himself|themself|her_arms|his_arms`,
  ],
  kill: [
    'im_going|im_gonna|i_am_going|i_am_gonna|i_gonna|imma|ill|i_will to? kill|stab|shoot|murder',
  ],
  bomb: [
    'how|can|could ~2 i|you|we|to|one|people ~1 build|make|making|construct ~2 bomb|pipe_bomb|bombs',
    'how ~1 bomb|bombs ~1 made|built',
    'how to? make|build ~2 bomb|bombs',
  ],
  dying: [
    'does|do|will|would ~1 it ~1 hurt ~2 die|dying|be_dead',
    'does ~1 dying hurt',
    'i ~1 want|wanna|wish ~1 to|2|could go|be ~1 to|2|with god|heaven|jesus ~1 now|already|hate|.',
  ],
  ordinary: [
    'bath|stink|smoke|water|glitter|seed|bath_bomb|cherry bomb|bombs',
    'bomb|bombs ~3 minecraft|fortnite|game|roblox|scratch|code|python',
    'kill|murder|shoot|stab the|whoever|it|you',
    'kill|murder my ~1 brother|sister|mom|dad',
    'beats me ~1 at|in_chess|in_uno',
    'wont|doesnt wake up til|till|until|before',
    'how ~3 hurt|hurts ~3 bee|tooth|shot|needle',
    'took ~2 all|whole|full ~2 my ~1 medicine|antibiotics|pills',
    `took ~1 ${OTHERS} ${PILLS} to|upstairs|back|from`,
    `kill|stab|shoot|murder ~5 zombie|zombies|dragon|boss|monster|spider|mosquito|fly|minecraft|fortnite|roblox|game|level|time|it|lol|haha|jk`,
    'baby|dog|cat|dad|daddy|mom|mommy asleep|sleeping ~4 sofa|couch|bed|tent|car',
    'i ~1 want|wanna to go to heaven someday|one_day|when',
  ],
};
