import type { Challenge } from '@lamplight/domain/challenges';

/** What is read aloud of a challenge: everything a child has to know to answer. */
export function spokenText(challenge: Challenge): string {
  return [challenge.title, ...partsOf(challenge)].join('\n');
}

function partsOf(challenge: Challenge): string[] {
  const { type, content, description } = challenge;
  switch (type) {
    case 'math':
      return content.form === 'equation' ? [description, content.equation] : [description];
    case 'reading':
      return [content.passage, description];
    case 'science':
      return [content.description, description];
    case 'creative':
      return [description, content.question];
    case 'logic':
      return [description, ...content.clues, ...content.options];
  }
}
