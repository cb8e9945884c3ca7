import type { SituationPhrases } from '../../safety/situations/situation.ts';

const WHO =
  'ich|wir|hab|bruder|schwester|brüderchen|schwesterchen|baby|cousin|cousine|freund|freundin|mama|papa|oma|opa';
const OTHERS =
  'von_oma|von_opa|von_mama|von_papa|von_meiner_oma|von_meiner_mama|von_meinem_opa|von_meinem_papa|von_meiner_mutter|von_meinem_vater|omas|opas|mamas|papas';
const PILLS =
  'tabletten|tablette|pillen|pille|paracetamol|ibuprofen|aspirin|schlaftabletten|medikamente|medizin';
const POISON =
  'bleiche|chlorreiniger|putzmittel|abflussreiniger|rohrreiniger|waschmittel|spülmittel|spülmaschinentab|rattengift|frostschutzmittel|benzin|nagellackentferner|knopfzelle|batterie|batterien|magnete|reiniger|klorix|domestos';
const TAKEN = 'getrunken|gegessen|geschluckt|verschluckt|runtergeschluckt|genommen|geschlukt';
const FRIEND =
  'freundin|freund|beste_freundin|bester_freund|bff|mitschülerin|mitschüler|cousine|cousin|bruder|schwester|kumpel';
const ADULT =
  'mama|papa|mami|papi|mutter|vater|stiefvater|stiefmutter|oma|opa|onkel|tante|bruder|mamas_freund';
const HITTING = 'mama|papa|mami|papi|mutter|vater|stiefvater|stiefmutter|opa|onkel|mamas_freund';
const MANY =
  'ganz_viele|viele|alle|zu_viele|ganze_packung|die_ganzen|haufen|handvoll|zehn|zwanzig|10|12|15|20|24|30|ne_ganze|eine_ganze|mega_viele|voll_viele';

export const de: SituationPhrases = {
  overdose: [
    `ich ~2 ${MANY} ~4 ${PILLS} ~5 ${TAKEN}`,
    `hab|habe ~1 ${MANY} ~3 ${PILLS} ~5 ${TAKEN}`,
  ],
  taken: [
    `${WHO} ~5 ${POISON} ~2 ${TAKEN}`,
    `${WHO} ~4 ${PILLS} ${OTHERS} ~2 ${TAKEN}`,
    `${WHO} ~4 ${OTHERS} ~2 ${PILLS} ~2 ${TAKEN}`,
    `${WHO} ~3 bunten|bunte|roten|rote|blauen|weißen|rosa ~1 ${PILLS} ~2 ${TAKEN}`,
    `${WHO} ~8 totenkopf ~2 ${TAKEN}`,
    `${WHO} ~4 flasche|zeug|mittel ~3 totenkopf|abfluss|putzschrank ~3 ${TAKEN}`,
    `${WHO} trinkt|trank|schluckte ~3 ${POISON}`,
  ],
  asleep: [
    `${ADULT} ~2 liegt|schläft ~2 boden|fußboden`,
    `${ADULT} ~1 wacht nicht|nich|nimmer ~1 auf`,
    `${ADULT} ~2 nicht|nich aufwachen|wach|aufwecken|wecken`,
  ],
  self: [
    'ich will|werde|möchte|könnte mich heute?|jetzt?|morgen?|wirklich?|einfach? umbringen|töten|erhängen|aufhängen|erschießen',
    'ich bring|bringe mich heute?|jetzt?|morgen? um',
    'ich will sterben',
  ],
  armed: [
    `${ADULT} ~4 betrunken|besoffen ~5 messer|pistole|axt|hammer`,
    `${ADULT} ~3 messer|pistole|axt ~5 verstecke|angst|schreit|mama|versteckt`,
  ],
  threatened: [
    'wenn_ich|wenn_wir ~3 sage|sag|erzähle|erzähl|verrate|petze|rede ~5 bringt|tötet|tut|schlägt|macht|killt ~4 um|weh|tot|hund|katze|hase|mama|mich|kaputt',
    'bringt|tötet|schlägt ~4 wenn_ich|wenn_wir ~4 sage|sag|erzähle|erzähl|verrate|petze',
  ],
  hurt: [
    `${HITTING} ~1 hat mich ~2 gehaun|gehauen|geschlagen|verprügelt|verhauen|getreten|gewürgt`,
    `${HITTING} ~1 haut|schlägt|verprügelt mich`,
    'ich|hab|habe ~2 angst vor ~1 onkel|stiefvater|mamas_freund|papa|papi',
  ],
  touched: [
    'trainer|coach|lehrer|onkel|pastor|leiter|nachbar|stiefvater|babysitter|cousin ~4 massage|kuscheln|küssen|anfassen|streicheln ~4 geheimnis',
    'massage ~5 geheimnis',
  ],
  neglect: [
    `${ADULT} ~3 betrunken|besoffen|weg|trinkt|säuft|zugedröhnt ~4 nichts|nix|kein|keine ~1 zu_essen|essen`,
    'haben|hab|gibt ~1 nichts|nix|kein ~1 zu_essen|essen ~5 mama|papa|mutter|vater ~3 betrunken|besoffen|weg|trinkt',
    'mama|papa|eltern|mutter|vater ~2 seit tagen|gestern|drei_tagen|zwei_tagen|einer_woche ~1 weg|fort',
  ],
  weapon: [
    'hab|habe|haben ~1 papas|opas|onkels|die|ne|eine ~1 pistole|gewehr|waffe ~3 gefunden|entdeckt',
  ],
  means: [
    `wie viele|viel ~1 ${PILLS} ~4 zu_viel|zu_viele|tödlich|stirbt|sterben|gefährlich|tot|umbringen`,
    'sitz|sitze|steh|stehe|bin ~1 am|an|auf ~1 bahngleis|bahngleise|bahngleisen|gleisen|schienen',
  ],
  wish: [
    'wünschte|hätte|wär|wäre ~3 laster|lkw|auto|bus|zug ~3 überfahren|erwischt|totgefahren',
    'niemand|keiner würde ~1 mich vermissen ~4 tot|weg|sterbe|gestorben',
    'keine_lust|satt|leid ~2 zu_leben|am_leben|zu_existieren',
  ],
  friend: [
    `meine|mein|ne|eine ~1 ${FRIEND} ~1 will|wollte|möchte ~2 umbringen|sterben|nicht_mehr_leben|töten`,
    `meine|mein|ne|eine ~1 ${FRIEND} ~2 ritzt|schneidet|verletzt sich`,
    `meine|mein|ne|eine ~1 ${FRIEND} ~3 sich ~1 umbringen|ritzt|töten`,
  ],
  kill: [
    'ich werde|werd|will ihn|sie|den|die|euch|dich|alle|meinen|meine|mein|das ~2 umbringen|abstechen|töten|erschießen',
    'ich werde|werd|will ~1 umbringen|abstechen|töten',
    'ich bring|bringe|stech|steche ihn|sie|den|die|euch|dich|alle|meinen|meine ~2 um|ab',
  ],
  bomb: [
    'wie ~1 baut|baue|bau|macht|mache|mach|bastelt ~2 bombe|bomben|rohrbombe',
    'wie ~2 bombe|bomben ~1 bauen|baut|machen|gebaut|gemacht|basteln',
  ],
  dying: [
    'tut ~1 sterben|tod weh',
    'tut es weh ~1 zu? sterben|stirbt|wenn_man_stirbt',
    'ich ~2 will|möchte ~2 zu ~2 in den himmel',
    'ich ~2 will|möchte ~1 zu gott ~1 .',
  ],
  ordinary: [
    'badebombe|badebomben|wasserbombe|wasserbomben|samenbombe|samenbomben|arschbombe|kalorienbombe',
    'bombe|bomben ~3 minecraft|fortnite|spiel|scratch|python',
    'bring|bringe|werde|will dich|meinen|meine ~1 um',
    'bring|bringe meinen|meine|mein bruder|schwester um',
    'hat mich ~3 beim|im ~3 geschlagen|verprügelt',
    'bring|bringe|töten|umbringen|kille ~5 zombie|zombies|drache|drachen|monster|mücke|mücken|spinne|minecraft|fortnite|spiel|level|haha|lol',
    'ich will mal|irgendwann|später ~2 in den himmel',
    'papa|mama|opa|oma ~1 schläft ~3 sofa|bett|couch|zelt|auto',
    'meine medizin|tablette|tabletten genommen',
    'bringe|bring ~2 um ~1 uhr|acht|neun|drei|vier|die_ecke',
    'nicht|nie|niemals ~2 umbringen|töten',
  ],
};
