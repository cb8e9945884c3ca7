import type { KnowledgeSubject } from '@lamplight/domain/knowledge';
import { aiLearning } from './ai-learning.ts';
import { aiPeopleAndMachines } from './ai-people-and-machines.ts';
import { bibleFaith } from './bible-faith.ts';
import { biblePeople } from './bible-people.ts';
import { mathNumbers } from './math-numbers.ts';
import { mathShapes } from './math-shapes.ts';
import { scienceEarthAndSky } from './science-earth-and-sky.ts';
import { scienceLife } from './science-life.ts';
import { scienceMatter } from './science-matter.ts';
import type { GlossaryWord } from './word.ts';

export type { GlossaryWord } from './word.ts';

/** The words that the chat can explain, by subject. */
export const glossary: Readonly<Record<KnowledgeSubject, readonly GlossaryWord[]>> = {
  bible: [...biblePeople, ...bibleFaith],
  ai: [...aiLearning, ...aiPeopleAndMachines],
  math: [...mathNumbers, ...mathShapes],
  science: [...scienceLife, ...scienceEarthAndSky, ...scienceMatter],
};
