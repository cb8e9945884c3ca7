import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import { plainText, showsPicture } from './plain-text.ts';
import { allBelow, childrenOf, nameOf } from './xml.ts';

/** The interactions of QTI 2.1, 2.2 and 3 by the way in which they are answered. */
const INTERACTIONS: Readonly<Record<string, ForeignKind>> = {
  choiceinteraction: 'choice',
  inlinechoiceinteraction: 'other',
  orderinteraction: 'order',
  matchinteraction: 'match',
  associateinteraction: 'other',
  gapmatchinteraction: 'other',
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
  return {
    row,
    ...{ options: [], right: [], pairs: [], number: null },
    kind: interactions.length > 1 ? 'other' : (kind ?? 'other'),
    question: body === undefined ? '' : questionOf(body, interaction),
    ...(interaction === undefined ? {} : keyOf(item, interaction)),
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
    // A gap in a sentence stays one.
    const isGap = nameOf(interaction) === 'textentryinteraction';
    for (const one of allBelow(copy, nameOf(interaction))) one.replaceWith(isGap ? '____' : '');
  }
  return plainText([copy.innerHTML, ...prompts].join(' '));
}

function withoutFeedback(choice: Element): Element {
  const copy = choice.cloneNode(true) as Element;
  for (const inline of allBelow(copy, 'feedbackinline')) inline.remove();
  return copy;
}

/** What is right, by the way in which the question is answered. */
function keyOf(item: Element, interaction: Element): Partial<ForeignQuestion> {
  const declaration = declarationOf(item, interaction);
  const correct = valuesOf(declaration);
  const choices = allBelow(interaction, 'simplechoice');
  const texts = choices.map(textOf);
  const ids = choices.map(idOf);
  switch (nameOf(interaction)) {
    case 'choiceinteraction':
      return {
        options: texts,
        right: ids.flatMap((id, place) => (correct.includes(id) ? [place] : [])),
      };
    case 'orderinteraction':
      // Only an order of all of them is one that a child can be asked for.
      return {
        options:
          correct.length === ids.length ? correct.map((id) => texts[ids.indexOf(id)] ?? '') : [],
      };
    case 'matchinteraction': {
      const things = allBelow(interaction, 'simpleassociablechoice');
      const named = new Map(things.map((thing) => [idOf(thing), textOf(thing)]));
      const pairs = correct.map((value) => {
        const [left = '', right = ''] = value.split(/\s+/u);
        return { left: named.get(left) ?? '', right: named.get(right) ?? '' };
      });
      return { pairs };
    }
    case 'textentryinteraction':
      return isNumeric(declaration)
        ? { kind: 'number', number: numberOf(correct) }
        : { options: [...new Set([...correct, ...mappedOf(declaration)])] };
    case 'sliderinteraction':
      return { number: numberOf(correct) };
    default:
      return {};
  }
}

const idOf = (element: Element) => element.getAttribute(IDENTIFIER) ?? '';
const textOf = (choice: Element) => plainText(withoutFeedback(choice).innerHTML);

/** The declaration that an interaction names. */
function declarationOf(item: Element, interaction: Element): Element | undefined {
  const wanted = attributeOf(interaction, 'responseIdentifier');
  const declarations = childrenOf(item, 'responsedeclaration');
  return declarations.find((one) => one.getAttribute(IDENTIFIER) === wanted) ?? declarations[0];
}

/** An attribute by its name of QTI 2, which QTI 3 writes with hyphens. */
function attributeOf(element: Element, name: string): string | null {
  const hyphened = name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return element.getAttribute(name) ?? element.getAttribute(hyphened);
}

function valuesOf(declaration: Element | undefined): string[] {
  const [correct] = declaration === undefined ? [] : childrenOf(declaration, 'correctresponse');
  if (correct === undefined) return [];
  return childrenOf(correct, 'value').map(({ textContent }) => textContent?.trim() ?? '');
}

/** Further spellings that give as many points as the best. */
function mappedOf(declaration: Element | undefined): string[] {
  const entries = declaration === undefined ? [] : allBelow(declaration, 'mapentry');
  const points = entries.map((entry) => Number(attributeOf(entry, 'mappedValue')));
  const most = Math.max(...points, Number.MIN_VALUE);
  return entries.flatMap((entry, at) => {
    const key = attributeOf(entry, 'mapKey');
    return key !== null && points[at] === most ? [key] : [];
  });
}

function isNumeric(declaration: Element | undefined): boolean {
  const type = declaration === undefined ? null : attributeOf(declaration, 'baseType');
  return type === 'float' || type === 'integer';
}

function numberOf([value]: readonly string[]): ForeignQuestion['number'] {
  const answer = Number(value);
  return value === undefined || value === '' || !Number.isFinite(answer)
    ? null
    : { answer, tolerance: 0 };
}
