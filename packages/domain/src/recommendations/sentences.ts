import { skillName } from '../mastery/index.ts';
import type { Purpose, Reason, ReasonKey } from './recommendation.ts';

/** Reasons in English; what stands in braces is filled in. Pages have them in their own language by the same keys. */
export const REASON_SENTENCES: Readonly<Record<ReasonKey, string>> = {
  'next-on-path': 'It is the next lesson on your path: day {{day}}.',
  'all-before-done': 'You have finished all the lessons before it.',
  'not-yet': 'You have not practiced {{skill}} yet.',
  'wrong-in-a-row': '{{skill}} was hard: your last {{count}} answers were not right yet.',
  recent: 'You got {{right}} of your last {{total}} answers right in {{skill}}.',
  almost: 'A little more practice, and you have it.',
  easier: 'It begins with easier questions and shows you how.',
  harder: 'You are ready for harder questions.',
  'helps-with': '{{skill}} helps you with {{later}}.',
  'stands-on': 'You know {{earlier}} well, and {{skill}} comes next.',
  rested: 'You last practiced {{skill}} {{days}} days ago. A short look keeps it fresh.',
  'best-time': 'You answer best in the {{time}}, and that is now.',
  streak: 'You have learned {{days}} days in a row. One small step keeps it going.',
  short: 'It takes about {{minutes}} minutes.',
  'new-story': 'You have not read this Bible story yet.',
  'new-experiment': 'You have not done this experiment yet.',
  'new-project': 'You have not built this project yet.',
  'verse-of-week': 'It is the verse of your week.',
  'you-like-these': 'You found things like this helpful.',
};

/** Titles in English by what something is offered for. */
export const TITLES: Readonly<Record<Purpose, string>> = {
  'next-lesson': '{{name}}',
  'review-lesson': 'Look again: {{name}}',
  try: 'Something new: {{skill}}',
  practice: 'Practice: {{skill}}',
  easier: 'Small steps: {{skill}}',
  foundation: 'First things first: {{skill}}',
  fresh: 'Keep it fresh: {{skill}}',
  ahead: 'The next step: {{skill}}',
  harder: 'A harder round: {{skill}}',
  focus: 'Now is a good time: {{skill}}',
  streak: 'A short one for today: {{skill}}',
  story: '{{name}}',
  experiment: '{{name}}',
  project: '{{name}}',
  verse: 'Learn by heart: {{name}}',
};

/** Descriptions in English by what something is offered for. */
export const DESCRIPTIONS: Readonly<Record<Purpose, string>> = {
  'next-lesson': 'A first look at your next lesson, with a few questions.',
  'review-lesson': 'Read the heart of this lesson once more, and try its questions again.',
  try: 'See how one is worked out, then try it yourself.',
  practice: 'A few more questions, and you have it.',
  easier: 'Easier questions with a helping hand, until it feels good again.',
  foundation: 'This comes before what was hard. It makes the rest easier.',
  fresh: 'You know this. A short look keeps it that way.',
  ahead: 'You are ready for what comes next.',
  harder: 'You do this well. Try questions that are a step up.',
  focus: 'This is the part of the day in which you answer best.',
  streak: 'A few questions keep your days in a row going.',
  story: 'Find out what this Bible story is about, and think about it.',
  experiment: 'See what you need, and guess what will happen.',
  project: 'Find out what you will build, and what it is made of.',
  verse: 'Read the verse, and find the missing words.',
};

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A reason as an English sentence. */
export function reasonSentence(reason: Reason): string {
  const { key, ...values } = reason;
  const named = {
    ...values,
    ...('skill' in reason ? { skill: skillName(reason.skill) } : {}),
    ...('later' in reason ? { later: skillName(reason.later) } : {}),
    ...('earlier' in reason ? { earlier: skillName(reason.earlier) } : {}),
  };
  return filled(REASON_SENTENCES[key], named);
}

/** The English title of something that is offered for a purpose. */
export function purposeTitle(purpose: Purpose, name: string): string {
  return filled(TITLES[purpose], { name, skill: name });
}
