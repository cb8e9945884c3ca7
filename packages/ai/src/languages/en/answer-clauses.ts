import { begun, type ClauseWords, edged } from '../../answer-check/clauses/clause-words.ts';

export const en: ClauseWords = {
  you: edged('you|your|yours|yourself|youre|youve|youd|youl'),
  own: edged('i|im|ive|il|id|me|my|mine|myself'),
  past: edged(
    'was|were|had|did|said|wrote|went|came|took|gave|told|saw|ran|fel|died|made|found|fought|built|became|knew|thought|felt|began|sent|left|[a-z]{3,}(?<!n)ed',
  ),
  noOrder: begun(
    'i|im|you|he|she|it|we|they|the|a|an|this|that|these|those|there|here|my|your|his|her|our|their|who|what|where|when|why|how|which|if|in|on|at|for|with|from|by|some|many|al|every|each|nobody|no|most|god|jesus|because|as|after|before|even|whoever|people|children|not|is|are|do you|did|does|can|may|wil|was|were|being|only|one|two|someone|somebody|everyone|both|to',
  ),
  order: begun(
    '[a-z]+ (?:a|an|the|your|yourself|it|them|him|her|me|this|that|these|those|some|any|al|two|both|out|up|of|on|in|into|to|with|at|for|from|down|away|over|what|until|as|how|if|about|through|under|behind|alone|home|more|les|no|one|every|each|hard|first|your|school|quickly|far|straight|like|til|than|al|enough|nothing|water|salt|food|metal|photos|pictures|money|there|here|together|now|back|quiet|stil|that|who|somebody|someone|anyone)',
  ),
  forbids: edged(
    'never|dont|do not|must not|mustnt|may not|should not|shouldnt|not alowed|nobody may|nobody should|no one should|no one may|stay away|keep away|stay of',
  ),
  releases: edged(
    'dont need|do not need|need not|dont have to|do not have to|no need|not have to|wont need|not need|does not need|doesnt need|not obliged|dont owe',
  ),
  denies: edged(
    'not|no|nobody|none|nothing|never|cannot|cant|isnt|arent|wasnt|werent|wont|doesnt|didnt|without|neither|nor',
  ),
  condition: begun(
    'if|when|whenever|even if|although|though|unles|because|until|after|before|while|whoever|once|since',
  ),
};
