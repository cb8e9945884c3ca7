import type { LessonContent } from '@lamplight/ai/tasks';
import { type LessonText, parseContent } from '@lamplight/domain/lessons';
import type { ContentWish } from '@lamplight/domain/teaching';
import { wordCount } from '@lamplight/domain/text';
import type { MatchingLesson } from './matching-lessons.ts';
import { planOf } from './plan.ts';

const SUBJECT_NAMES = { bible: 'Bible', ai: 'AI', math: 'Math', science: 'Science' } as const;

/** Words of an explanation for each minute of the lesson, and their bounds. */
const WORDS_A_MINUTE = 6;
const LEAST_WORDS = 90;
const MOST_WORDS = 320;

/** A draft made of a lesson of the programme: its aims, its words, what there is to do, and its questions. */
export function draftFromLesson(
  { duration }: ContentWish,
  best: MatchingLesson,
  others: readonly MatchingLesson[],
): LessonContent {
  const { text } = best;
  const [first, ...further] = text.activities;
  const opening = text.checks[0]?.question ?? text.description;
  const plan = planOf(duration, {
    beginning: `Ask the class: ${opening}\nEveryone makes a guess. Write the guesses where all can see them, and tell nobody yet who is right.`,
    explanation: `From the lesson ${nameOf(best)}, to tell or to read aloud:\n\n${explanationOf(text, duration)}`,
    together:
      first === undefined
        ? 'In groups of three, the students explain it to each other and draw it. Each group shows its drawing.'
        : `${first.title}: ${first.description}`,
    practice:
      further.length === 0
        ? 'Everyone writes down one question about it that the lesson has answered, and swaps it with a neighbor, who answers it.'
        : further.map(({ title, description }) => `${title}: ${description}`).join('\n\n'),
    questions: questionsOf(text),
    end: 'Go back to the guesses of the beginning: what do we know now? Everyone says one thing that was new, in one sentence.',
  });
  return {
    description: text.description,
    content: [
      `What students can do after it\n${listOf(text.objectives)}`,
      'What you need\nRead through the two parts with something to do, and bring what they name.',
      plan,
      ...(others.length === 0 ? [] : [`More about it in Lamplight\n${listOf(others.map(nameOf))}`]),
      'This draft is made of lessons that Lamplight holds. Change what does not fit your class.',
    ].join('\n\n'),
  };
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const nameOf = ({ lesson, text }: MatchingLesson) =>
  `“${text.title}” (${SUBJECT_NAMES[lesson.category]}, day ${lesson.dayNumber})`;

/** The beginning of a lesson's text, in whole blocks, as plain words. */
function explanationOf({ content }: LessonText, duration: number): string {
  const room = Math.min(MOST_WORDS, Math.max(LEAST_WORDS, duration * WORDS_A_MINUTE));
  const kept: string[] = [];
  let words = 0;
  for (const block of parseContent(content)) {
    if (block.kind === 'heading') continue;
    const plain = plainBlock(block);
    words += wordCount(plain);
    if (words > room && kept.length > 0) break;
    kept.push(plain);
  }
  return kept.join('\n\n');
}

function plainBlock(block: Exclude<ReturnType<typeof parseContent>[number], { kind: 'heading' }>) {
  if (block.kind === 'list') return listOf(block.items);
  return block.kind === 'verse' ? `“${block.text}” (${block.reference})` : block.text;
}

function questionsOf({ checks }: LessonText): string {
  return checks
    .map(({ question, options, answer, explanation }, at) => {
      const choices = options.map((option) => `   - ${option}`).join('\n');
      return `${at + 1}. ${question}\n${choices}\n   Answer: ${options[answer] ?? ''}. ${explanation}`;
    })
    .join('\n\n');
}
