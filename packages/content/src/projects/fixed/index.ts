import type { Project } from '@lamplight/domain/projects';
import { petClassifier } from './pet-classifier.ts';
import { studyBuddy } from './study-buddy.ts';
import { weatherBot } from './weather-bot.ts';

/** What the fixed ones share: they are shown to every band, and the youngest build them in blocks. */
const shared = { band: 'elementary', language: 'JavaScript', isGenerated: false } as const;

/** The three projects that everybody has (spec 3), with the minutes of easy, middle and hard ones (spec 9). */
export const fixedProjects: readonly Project[] = [
  { id: 1, ...petClassifier, ...shared, difficulty: 'Beginner', estimatedTime: 20 },
  { id: 2, ...weatherBot, ...shared, difficulty: 'Intermediate', estimatedTime: 30 },
  { id: 3, ...studyBuddy, ...shared, difficulty: 'Advanced', estimatedTime: 45 },
];
