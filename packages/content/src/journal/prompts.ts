import type { ContentBand } from '@lamplight/domain/age';

export const PROMPT_THEMES = [
  'thanks',
  'feelings',
  'faith',
  'friends',
  'family',
  'wonder',
  'courage',
  'kindness',
  'learning',
  'hope',
  'imagination',
  'self',
] as const;
export type PromptTheme = (typeof PROMPT_THEMES)[number];

/** A question to write about in the journal. */
export interface JournalPrompt {
  readonly text: string;
  readonly theme: PromptTheme;
  /** The week of the programme whose theme it takes up. */
  readonly week?: number;
}

/** The prompts of each band. */
export const journalPrompts: Readonly<Record<ContentBand, readonly JournalPrompt[]>> = {
  kindergarten: [
    { text: 'What made you smile today?', theme: 'thanks' },
    { text: 'How does your heart feel right now?', theme: 'feelings' },
    { text: 'What would you like to ask God?', theme: 'faith' },
    { text: 'Who played with you today?', theme: 'friends' },
    { text: 'How did you help somebody?', theme: 'kindness' },
    { text: 'What did God make that you love?', theme: 'wonder', week: 1 },
  ],
  elementary: [
    { text: 'Name three small things that went well today.', theme: 'thanks' },
    { text: 'When did you feel brave this week, even a little?', theme: 'courage' },
    { text: 'Who was kind to you, and what did they do?', theme: 'kindness' },
    { text: 'What is something you used to find hard and can do now?', theme: 'learning' },
    { text: 'If you could ask God one question tonight, what would it be?', theme: 'faith' },
    { text: 'What part of the world still surprises you?', theme: 'wonder', week: 1 },
  ],
  intermediate: [
    { text: 'Describe a moment today that you would like to keep.', theme: 'thanks' },
    { text: 'What is on your mind that nobody has asked you about?', theme: 'feelings' },
    { text: 'When did you last change your mind, and what changed it?', theme: 'learning' },
    { text: 'Tell about a kindness that cost somebody something.', theme: 'kindness' },
    { text: 'Which belief do you hold easily, and which one do you wrestle with?', theme: 'faith' },
    {
      text: 'What does being made in God’s image say about people you find hard?',
      theme: 'faith',
      week: 1,
    },
  ],
  advanced: [
    { text: 'What are you carrying at the moment that is not yours to carry?', theme: 'feelings' },
    { text: 'Where did you see goodness today that nobody applauded?', theme: 'kindness' },
    { text: 'Which question about faith would you want to be taken seriously?', theme: 'faith' },
    { text: 'Describe work that leaves you tired and glad at once.', theme: 'self' },
    { text: 'What would you attempt if failing were allowed?', theme: 'courage' },
    {
      text: 'What does rest mean to you when everything can be done at any hour?',
      theme: 'wonder',
      week: 1,
    },
  ],
};
