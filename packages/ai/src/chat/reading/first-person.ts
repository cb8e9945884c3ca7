import { plainText } from '../../text/plain-words.ts';

/** Words in which a child speaks of itself, in all languages at once: children mix them. */
const MYSELF =
  / (?:i|im|ive|ill|id|ima|me|my|mine|myself|yo|mi|mis|conmigo|estoy|tengo|quiero|kiero|soy|voy|tome|trague|bebi|duermo|escondi|tuve|hice|ayer me|je|j|jai|jme|jsuis|chui|jveux|jetais|moi|mon|ma|mes|mont|mavait|maccuse|ich|mir|mich|mein|meine|meinen|meinem|meiner|bin|hab|habe) /u;
const ME_ES_FR = / (?:me|nos) [a-z]+/u;

/** How a clause begins that asks or wishes for something, in plain text. */
const ASKS = new RegExp(
  `^ (?:(?:${[
    'ok|okay|so|and|but|please|hey|hi|hello|then|also|um|well|hola|oye|y|pero|por favor|bonjour|salut|coucou|et|mais|hallo|und|aber|bitte|sag mal|stp|svp',
  ].join('|')}) )*(?:${[
    // A question word, not the beginning of a clause about somebody: “what he does to me”.
    '(?:what|wat|wut|who|why|y|how|where|when|which|whose)(?! (?:i|he|she|they|we|my|mom|dad|him|his|her) )|(?:whats|wats|whos|hows|wheres|whens|what kind|how come|how many|how much)',
    'what (?:i|my) (?:dream|name)',
    'is|are|am|was|were|does|do|did|can|could|will|would|should|may|shall|has|have you|had you',
    'tell me|tell us|explain|show me|give me|teach me|define|describe|talk about|read me|sing|find|search|make me|write|spell|translate|quiz me|test me|ask me|let me|lets',
    'help me (?:with|understand|to|learn|find|spell|solve|do|study|pray)|i need (?:help with|to know|to learn|an answer|a verse|a story|a joke)',
    '(?:i|id|i would|i really) (?:also )?(?:want to|wanna|like to|love to|need to|wish to) (?:know|learn|hear|understand|see|read|find out|ask|study|talk about)|i wonder|i was wondering|im curious|i am curious|i have a question|my question|i (?:dont|do not|cant) (?:understand|get|know (?:what|why|how|who)|remember (?:what|who|how))',
    'que|quien|quienes|cual|cuales|cuanto|cuantos|cuanta|cuantas|como|donde|cuando|por que|es|son|hay|puedes|puede|podrias|sabes|existe|cuentame|dime|explicame|explica|ensename|dame|hablame|busca|ayudame con|me (?:puedes|podrias|cuentas|dices|explicas|ensenas)|quiero (?:saber|aprender|conocer|entender|leer|oir)|quisiera saber|me gustaria (?:saber|aprender)|no entiendo|tengo una pregunta',
    'quoi|qui|quel|quelle|quels|quelles|que|quest|quand|comment|pourquoi|combien|ou|cest quoi|c quoi|est ce|peux tu|tu peux|pourrais tu|sais tu|tu sais|raconte|dis|explique|parle moi|montre|donne|aide moi (?:avec|a)|je (?:veux|voudrais|aimerais) (?:savoir|apprendre|comprendre|lire)|jaimerais (?:savoir|apprendre)|je ne comprends pas|je comprends pas|jai une question|existe',
    'was|wer|wie|warum|wieso|weshalb|wo|wann|welche|welcher|welches|wieviel|woher|wozu|ist|sind|gibt|kannst|kann|konntest|weisst|hat|haben|darf|soll|erzahl|erzahle|erklar|erklare|zeig|sag|nenn|hilf mir (?:bei|mit)|ich (?:will|mochte|wurde gern|wurde gerne) (?:\\w+ ){0,4}(?:wissen|lernen|horen|lesen|verstehen)|ich verstehe|ich frage mich|ich hab eine frage|ich habe eine frage',
  ].join('|')}) `,
  'u',
);

const CLAUSE_END = /[.,;:!?\n]+| (?:but|pero|mais|aber) /u;

/** Whether a child speaks of itself. */
export function isFirstPerson(text: string): boolean {
  const plain = plainText(text);
  return MYSELF.test(plain) || ME_ES_FR.test(plain);
}

/** Whether some clause of a text asks or wishes for something. */
function asksFor(text: string): boolean {
  return text.split(CLAUSE_END).some((clause) => ASKS.test(plainText(clause)));
}

/** Words of a sentence, the least that tells something. */
const LEAST_WORDS = 3;

/**
 * Whether a child tells something of itself, without asking for anything: no explanation of a word in it is what
 * it came for.
 */
export function isTelling(text: string): boolean {
  const words = plainText(text).trim().split(' ').length;
  return words >= LEAST_WORDS && isFirstPerson(text) && !asksFor(text);
}

/** A no, a loss or a farewell: what is said with it is no joy, whatever glad word stands in it. */
const SHADOW =
  / (?:not|dont|didnt|wont|cant|couldnt|isnt|wasnt|arent|never|nobody|noone|no one|nothing|without|anymore|any more|no more|nomore|goodbye|bye|farewell|lost|loss|gone|giving (?:it |them )?away|give away|gave away|die|died|dead|death|dying|kill|killed|last time|last day|end it|over soon|tonight|pretend|pretending|used to|wish|alone|hurt|hurts|secret|if i|when im gone|without me|no|nunca|jamas|nadie|nada|sin|ya no|adios|perdi|murio|muerto|morir|despedi|despedirme|ultima vez|ultimo dia|esta noche|regale|regalando|fingir|secreto|ojala|pas|plus|jamais|personne|rien|adieu|perdu|mort|morte|mourir|derniere fois|dernier jour|ce soir|semblant|secret|sans|nicht|nich|nie|niemals|kein|keine|keinen|niemand|nichts|ohne|nimmer|mehr|abschied|lebewohl|verabschiedet|verloren|tot|gestorben|sterben|letzte mal|letzten mal|letzter tag|heute nacht|verschenke|verschenkt|geheimnis|vorbei|fruher) /u;

/** Whether a text holds a no, a loss or a farewell. */
export function hasShadow(plain: string): boolean {
  return SHADOW.test(plain);
}
