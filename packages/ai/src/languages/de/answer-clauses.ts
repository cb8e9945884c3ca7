import { begun, type ClauseWords, edged } from '../../answer-check/clauses/clause-words.ts';

export const de: ClauseWords = {
  you: edged('du|dich|dir|dein|deine[mnrs]?|euch|ihr|[a-z]{2,}st'),
  own: edged('ich|mich|mir|mein|meine[mnrs]?'),
  past: edged(
    'war|waren|hate|haten|wurde|wurden|ging|gingen|kam|kamen|sagte|sah|sahen|gab|nahm|lief|fiel|rief|schlug|zog|starb|lies|fand|stand|schrieb|sprach|sas|trug|[a-z]{3,}te|[a-z]{3,}ten|hat [a-z ]{0,30}ge[a-z]+t',
  ),
  noOrder: begun(
    'ich|du|er|sie|es|wir|ihr|der|die|das|den|dem|des|ein|eine|einen|einem|einer|dieser|diese|dieses|dort|hier|mein|dein|sein|unser|wer|was|wo|wan|warum|wie|welche|wen|in|an|auf|fur|fuer|mit|von|bei|aus|nach|manche|viele|ale|jeder|jede|jedes|niemand|kein|keine|keiner|got|jesus|weil|als|vor|auch|menschen|kinder|nicht|ist|sind|kanst|darfst|wird|war|nur|jemand|damit|das|ob|zu|im|am|beim|vom|zum|zur|so|da|dann|deine|meine|seine|ihre|unsere|einige|uber|ueber|unter',
  ),
  order: begun(
    '[a-z]+ (?:dir|dich|den|die|das|dem|der|ein|eine|einen|einem|es|ihn|sie|ihm|ihr|ihnen|deine[mnrs]?|dein|mit|auf|in|an|zu|nicht|nie|niemals|mir|mich|ruhig|einfach|keine?|keinen|so|von|aus|nach|bei|uber|ueber|unter|aus|ab|weg|aleine?|jeden|jede|jedes|bitte|imer|zuerst|erst|lieber|wie|was|etwas|nichts|ale|ales|beide|hier|heute|jetzt|danach|weiter|zwei|mal|uns|im|am|um|ins|ans|durch|gegen|fur|fuer|vor|statt|direkt|weit|doch|also|noch|metal|benzin|wasser)',
  ),
  forbids: edged(
    'nie|niemals|darfst nicht|sollst nicht|solst nicht|niemand darf|niemand sol|niemand solte|bleib weg|nicht erlaubt|auf keinen fal',
  ),
  releases: edged(
    'brauchst (?:[a-z]+ ){0,3}?(?:keinen?|kein|nicht|nichts)|must (?:[a-z]+ ){0,4}?(?:nicht|kein|keine|nichts|niemandem|niemanden)|mus nicht|braucht kein|braucht keine|braucht keinen|nicht notig|nicht noetig|schuldest',
  ),
  denies: edged(
    'nicht|nichts|kein|keine[mnrs]?|niemand|niemandem|niemanden|nie|ohne|weder|noch nie',
  ),
  condition: begun(
    'wen|fals|als|weil|obwohl|auch wen|bevor|nachdem|solange|sobald|wer|bis|da|damit|egal',
  ),
};
