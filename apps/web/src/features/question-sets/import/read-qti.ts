import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import { plainText, showsPicture } from './plain-text.ts';
import { allBelow, childrenOf, nameOf } from './xml.ts';

/** The interactions of QTI 2.1, 2.2 and 3 by the way in which they are answered. */
const INTERACTIONS: Readonly<Record<string, ForeignKind>> = {
  choiceinteraction: 'choice',
  inlinechoiceinteraction: 'other',
  orderinteraction: 'order',
  matchinteraction: 'match',
  associateinteraction: 'match',
  gapmatchinteraction: 'match',
  textentryinteraction: 'typed',
  extendedtextinteraction: 'typed',
  sliderinteraction: 'number',
};

const IDENTIFIER = 'identifier';

/**
 * A question of QTI 2.1, 2.2 or 3: an `assessmentItem` with one interaction.
 * @param row what the question is called in messages
 */
export function readQtiItem(item: Element, row: number): ForeignQuestion {
  const interactions = [...item.getElementsByTagName('*')].filter(
    (element) => INTERACTIONS[nameOf(element)] !== undefined,
  );
  const [interaction] = interactions;
  const [body] = childrenOf(item, 'itembody');
  const kind = interaction === undefined ? 'other' : INTERACTIONS[nameOf(interaction)];
  const choices = interaction === undefined ? [] : allBelow(interaction, 'simplechoice');
  const rightOnes = interaction === undefined ? [] : correctOf(item, interaction);
  return {
    row,
    kind: interactions.length > 1 ? 'other' : (kind ?? 'other'),
    question: body === undefined ? '' : questionOf(body, interaction),
    options: choices.map((choice) => plainText(withoutFeedback(choice).innerHTML)),
    right: choices.flatMap((choice, place) =>
      rightOnes.includes(choice.getAttribute(IDENTIFIER) ?? '') ? [place] : [],
    ),
    explanation: allBelow(item, 'modalfeedback')
      .map(({ innerHTML }) => plainText(innerHTML))
      .join(' '),
    topic: '',
    hasPicture: body !== undefined && showsPicture(body.innerHTML),
  };
}

/** The words around the choices: those of the body, then those of the prompt. */
function questionOf(body: Element, interaction: Element | undefined): string {
  const copy = body.cloneNode(true) as Element;
  const prompts = allBelow(copy, 'prompt').map(({ innerHTML }) => innerHTML);
  if (interaction !== undefined) {
    for (const one of allBelow(copy, nameOf(interaction))) one.remove();
  }
  return plainText([copy.innerHTML, ...prompts].join(' '));
}

function withoutFeedback(choice: Element): Element {
  const copy = choice.cloneNode(true) as Element;
  for (const inline of allBelow(copy, 'feedbackinline')) inline.remove();
  return copy;
}

/** The identifiers of the right choices, from the declaration that the interaction names. */
function correctOf(item: Element, interaction: Element): string[] {
  const wanted =
    interaction.getAttribute('responseIdentifier') ??
    interaction.getAttribute('response-identifier');
  const declarations = childrenOf(item, 'responsedeclaration');
  const own =
    declarations.find((declaration) => declaration.getAttribute(IDENTIFIER) === wanted) ??
    declarations[0];
  const [correct] = own === undefined ? [] : childrenOf(own, 'correctresponse');
  if (correct === undefined) return [];
  return childrenOf(correct, 'value').map(({ textContent }) => textContent?.trim() ?? '');
}
