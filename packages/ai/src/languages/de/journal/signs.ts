import type { JournalLanguage } from '../../../journal/language.ts';

/** What the themes look like in German. */
export const signs: JournalLanguage['signs'] = {
  grief: {
    strong: [
      'gestorben|verstorben|beerdigung|begraben|eingeschläfert|trauer|friedhof|grab',
      'ist|sind ~2 tot|gestorben|im_himmel',
    ],
    weak: ['vermisse|fehlt', 'himmel', 'verloren'],
  },
  shame: {
    strong: [
      'schäme|geschämt|peinlich|schuldig|schlechtes_gewissen|bereue|gelogen|geklaut|geschummelt|gepetzt',
      'meine|selbst schuld',
      'fehler ~1 gemacht',
      'hätte ~4 nicht ~2 sollen|dürfen',
      'kaputt_gemacht',
    ],
    weak: ['tut_mir_leid', 'fehler', 'falsch', 'kaputt'],
  },
  loneliness: {
    strong: [
      'einsam|alleine|allein|ausgeschlossen|heimweh|aussenseiter',
      'niemand|keiner|niemanden ~3 spielt|spielen|geredet|redet|gefragt|eingeladen|mag|gespielt',
      'keine freunde',
      'nicht ~1 eingeladen|dazugehöre',
    ],
    weak: ['ignoriert', 'für_mich'],
  },
  fear: {
    strong: [
      'angst|ängstlich|fürchte|gruselig|gruslig|nervös|sorge|sorgen|erschrocken|albtraum|alptraum|panik|aufgeregt_vor|unheimlich|gestresst',
    ],
    weak: ['dunkel', 'gewitter', 'monster', 'spinne|spinnen', 'prüfung|test', 'zahnarzt'],
  },
  sadness: {
    strong: [
      'traurig|traurigkeit|weinen|geweint|weine|tränen|unglücklich|enttäuscht|schlimm|niedergeschlagen|heulen|geheult',
      'nicht|nie|gar_nicht ~1 glücklich|gut|froh|schön|fröhlich',
      'schlechter|schlechten|blöder|schwerer|furchtbarer|schlimmer tag',
    ],
    weak: ['schlecht|schwer|blöd', 'verloren', 'vermisse'],
  },
  anger: {
    strong: [
      'wütend|wut|sauer|ärgerlich|genervt|unfair|ungerecht|zornig|hasse|gemein|nervt|eifersüchtig|neidisch',
      'gestritten|streit|gezankt|geschrien|angeschrien',
    ],
    weak: ['doof', 'geschubst|weggenommen|geärgert'],
  },
  doubt: {
    strong: [
      'zweifel|zweifle|bezweifle|zweifeln',
      'gibt ~2 gott|himmel|jesus',
      'hört|antwortet|sieht ~1 gott ~1 mich|nicht|wirklich|gebete|mir',
      'warum ~1 lässt|hat|macht|tut|antwortet ~1 gott',
      'nicht|schwer|kaum ~2 glauben',
      'ist|stimmt ~3 bibel ~1 wahr|echt',
      'nicht_sicher ~4 gott|jesus|glaube|stimmt',
    ],
    weak: ['wirklich', 'wahr|echt', 'gott|bibel|jesus'],
  },
  body: {
    strong: [
      'müde|erschöpft|krank|fieber|kopfschmerzen|kopfweh|bauchweh|bauchschmerzen|husten|schnupfen|schmerzen|weh|schlapp|schwindlig|übel|gebrochen',
    ],
    weak: ['geschlafen|schlafen', 'arzt|krankenhaus', 'bein|arm|knie|zahn'],
  },
  kindness: {
    strong: [
      'geholfen|helfe|hilfe|geteilt|getröstet|nett_zu|freundlich|verziehen|ermutigt|aufgemuntert|verschenkt',
      'abgegeben|geschenkt',
    ],
    weak: ['getragen|aufgeräumt|gegeben'],
  },
  friendship: {
    strong: [
      'freund|freunde|freundin|freundinnen|freundschaft|kumpel|kumpels|bff|klassenkamerad|klassenkameraden|mitschüler',
    ],
    weak: ['zusammen', 'gespielt|spielen', 'party'],
  },
  imagination: {
    strong: [
      'stell*_mir|vorstellen|fantasie|erfunden|erfinden|erfinde|superkraft|superkräfte|superheld|drache|drachen|einhorn|zauberer|zauber|magie|schloss|raumschiff|roboter|fee|meerjungfrau|zeitmaschine|ausserirdische|planet|ausgedacht',
      'wenn ich ~2 könnte|fliegen|unsichtbar|könig|königin',
      'habe ~2 geträumt',
      'geträumt',
      'es war einmal',
      'meine geschichte',
    ],
    weak: ['traum', 'geschichte', 'gemalt|malen|gebaut|bauen'],
  },
  hope: {
    strong: [
      'hoffe|hoffnung|wünsche|wunsch|freue_mich_auf|freu_mich_auf|ziel|ziele|zukunft|vorgenommen|plan|pläne|eines_tages',
      'wenn_ich_gross',
      'will|möchte ~3 werden',
    ],
    weak: ['morgen|bald', 'will|werde', 'kein*|nicht ~1 angst|traurig|allein ~1 mehr'],
  },
  nature: {
    strong: [
      'natur|wald|see|fluss|meer|strand|berg|berge|schmetterling|schmetterlinge|raupe|frosch|frösche|vogel|vögel|sonnenuntergang|sonnenaufgang|regenbogen|sterne|mond|blume|blumen|baum|bäume|garten|bach|wasserfall|schnecke|wurm|käfer|biene|bienen|eichhörnchen|reh|eule|wandern|gewandert|glühwürmchen|blätter|wolken|igel',
    ],
    weak: ['draussen', 'sonne|regen|schnee|wind|himmel|wiese', 'tier|tiere|hund|katze|pferd'],
  },
  learning: {
    strong: [
      'schule|lernen|gelernt|lerne|mathe|mathematik|lesen_gelernt|hausaufgaben|lehrer|lehrerin|test|quiz|prüfung|note|noten|übe|geübt|experiment|diktat|brüche|klavier|gitarre|programmieren|programmiert|unterricht|klasse',
    ],
    weak: ['gelesen|buch|lesen', 'verstanden|verstehe', 'schwer|leicht', 'aufgabe'],
  },
  family: {
    strong: [
      'familie|mama|papa|mutter|vater|eltern|bruder|schwester|oma|opa|grosseltern|cousin|cousine|tante|onkel|geschwister|mami|papi',
    ],
    weak: ['zuhause|daheim', 'abendessen|frühstück', 'baby', 'zusammen'],
  },
  gratitude: {
    strong: ['dankbar|danke|dank|danken|bedanke|gesegnet|segen|dankbarkeit|schätze'],
    weak: ['glück', 'geschenk', 'schön|gut', 'liebe'],
  },
  faith: {
    strong: [
      'gott|jesus|bete|beten|gebet|gebetet|bibel|kirche|glaube|glauben|heiliger_geist|vers|psalm|pastor|gottesdienst|getauft|taufe|mose|david|noah|predigt|kindergottesdienst',
    ],
    weak: ['geschichte', 'singen|lied|gesungen', 'vertraue|vertrauen'],
  },
  joy: {
    strong: [
      'glücklich|spass|lustig|freude|froh|fröhlich|toll|super|klasse_tag|schön|gelacht|lachen|gewonnen|stolz|cool|gefreut|freue|beste|geburtstag|liebe|witzig|lieblings*',
    ],
    weak: ['gut|nett', 'gespielt|spiel', 'eis|pizza|kuchen|schwimmen|schwimmbad', 'mag|gern'],
  },
};
