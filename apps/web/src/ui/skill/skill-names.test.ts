import { QUIZ_TOPICS } from '@lamplight/content/quizzes';
import { SKILL_SUBJECTS, type SkillKey, skillName } from '@lamplight/domain/mastery';
import { MATH_AREAS } from '@lamplight/domain/math-games';
import { expect, test } from 'vitest';
import texts from '../../i18n/en/skills.json';

test('every area and topic has the name that the host gives it', () => {
  for (const area of MATH_AREAS) expect(texts.math[area]).toBe(skillName(`math:${area}`));
  for (const subject of SKILL_SUBJECTS) {
    const names: Readonly<Record<string, string>> = texts.topic[subject];
    for (const topic of QUIZ_TOPICS[subject]) {
      const key: SkillKey = `topic:${subject}:${topic}`;
      expect(names[topic]).toBe(skillName(key));
    }
  }
});
