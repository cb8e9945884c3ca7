import type { TopicPhrases } from '../../safety/topics/topic-phrases.ts';

const RULES =
  'regeln|regel|anweisungen|anweisung|vorgaben|befehle|einschränkungen|grenzen|filter|richtlinien|sicherheitsregeln|programmierung|vorschriften';

export const de: TopicPhrases = {
  tricks: [
    `ignoriere|ignorier|vergiss|vergis|vergesse|umgehe|umgeh|brich|missachte|lösche|überschreibe|schalte|deaktiviere ~1 alle|deine|die|diese|jede|sämtliche ~2 ${RULES}`,
    'ignoriere|ignorier|vergiss ~1 alles ~3 vorher|bisher|oben|davor|gesagt',
    'zeig|zeige|sag|sage|nenn|nenne|verrate|verrat|gib|wiederhole|schreib|wie_lauten|was_sind|was_ist|wie_lautet ~3 dein|deine|deinen|den|die|das ~2 systemprompt|system_prompt|prompt|anweisungen|geheime_regeln|geheimen_regeln|geheimen_anweisungen|versteckten_anweisungen|versteckten_regeln|systemnachricht',
    'wiederhole|wiederhol ~3 text|worte|alles ~2 oben|davor|vorher',
    'entwicklermodus|gottmodus|adminmodus|dan_modus|modus_ohne_regeln|debugmodus',
    `tu|stell|spiel|antworte|rede|mach|sprich ~5 ohne|keine ~1 ${RULES}|zensur`,
    `du hast ~2 keine ~1 ${RULES}`,
    'ab jetzt|sofort ~3 gehorch*|gehorchst|befolgst|antwortest_du_auf_alles|keine_regeln|ohne_regeln',
    'neue anweisung|anweisungen|regeln für|.|lauten|du',
    'ich bin dein|deine ~1 entwickler|programmierer|schöpfer|chef|erfinder ~4 zeig*|sag|gehorch*|musst',
  ],
  grownUp: [
    'porno*|pornografie|sex|sexuell*|sexy|sexfilm*|masturb*|selbstbefriedigung|kondom*|erotik|erotisch*|orgasmus',
    'nackte|nackt|nackten frauen|männer|mädchen|jungs|bilder|fotos|videos',
    'nacktbild*|nacktfoto*',
    'baue|bauen|bau|bastel|basteln|mache|herstellen|macht|baut|bastelt ~3 bombe|bomben|sprengstoff|granate|molotowcocktail|echte_waffe|echte_pistole',
    'bombe|bomben|sprengstoff|molotowcocktail bauen|basteln|herstellen|machen',
    'kokain|heroin|gras|marihuana|cannabis|drogen|joint|joints|ecstasy ~2 kaufen|bekommen|rauchen|nehmen|verkaufen|probieren|herstellen|drehen|besorgen',
    'kaufe|kaufen|rauche|rauchen|nehme ~3 kokain|heroin|marihuana|cannabis|drogen|joints|joint',
    'wie ~4 betrunken|besoffen|bekifft|high',
    'darknet',
    'sportwetten|onlinecasino|online_casino|glücksspiel_online',
    'vergiften|vergifte ~2 lehrer|lehrerin|bruder|schwester|hund|katze|jemanden|essen',
    'lehrer|lehrerin|bruder|schwester|hund|katze|jemanden|essen vergiften',
    'konto|passwort|handy|computer|wlan|schule|instagram ~3 hacken|knacken',
    'hacke|knacke ~3 konto|passwort|handy|computer|wlan|schule|bank|instagram',
    'kreditkarte|auto|passwort|passwörter stehlen|klauen',
  ],
  coarse: [
    'scheiße|scheisse|scheiss|arschloch|arschlöcher|arsch|fick*|ficken|hure|hurensohn|wichser*|fotze|schlampe*|missgeburt|verpiss',
    'du bist ~2 dumm|blöd|doof|idiot|hässlich|nutzlos|müll|dämlich',
    'halt die|deine klappe|fresse|schnauze|maul',
  ],
};
