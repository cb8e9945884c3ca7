import { describe, expect, test } from 'vitest';
import {
  activityTypes,
  navigationStyle,
  operationTypes,
  platformClassNames,
  platformConfiguration,
  vocabularyLevel,
} from './configuration.ts';

const WELCOME = {
  kindergarten: 'Hello little one',
  elementary: 'Hello',
  intermediate: 'Welcome',
  advanced: 'Good day',
};

describe('kinds of sums', () => {
  test.each([
    [6, ['counting', 'basic_addition', 'shapes', 'colors']],
    [7, ['addition', 'subtraction', 'basic_multiplication', 'fractions']],
    [10, ['addition', 'subtraction', 'basic_multiplication', 'fractions']],
    [11, ['algebra', 'geometry', 'statistics', 'advanced_fractions']],
    [15, ['algebra', 'geometry', 'statistics', 'advanced_fractions']],
    [16, ['calculus', 'advanced_algebra', 'trigonometry', 'advanced_statistics']],
  ])('at %i', (age, operations) => {
    expect(operationTypes(age)).toEqual(operations);
  });
});

describe('kinds of activities', () => {
  test.each([
    [6, ['stories', 'games', 'coloring', 'songs']],
    [10, ['reading', 'math_games', 'science_experiments', 'creative_writing']],
    [15, ['research', 'analysis', 'problem_solving', 'projects']],
    [16, ['advanced_research', 'independent_study', 'peer_collaboration', 'mentoring']],
  ])('at %i', (age, activities) => {
    expect(activityTypes(age)).toEqual(activities);
  });
});

test.each([
  [5, 'simple'],
  [6, 'simple'],
  [7, 'standard'],
  [12, 'standard'],
  [13, 'advanced'],
])('at %i the navigation is %s', (age, style) => {
  expect(navigationStyle(age)).toBe(style);
});

test.each([
  [6, 'basic'],
  [10, 'elementary'],
  [15, 'intermediate'],
  [16, 'advanced'],
])('at %i the words are %s', (age, level) => {
  expect(vocabularyLevel(age)).toBe(level);
});

test('the configuration of a nine-year-old has every field', () => {
  expect(platformConfiguration(9, WELCOME)).toEqual({
    contentComplexity: 'elementary',
    sessionDuration: 25,
    vocabularyLevel: 'elementary',
    operationTypes: ['addition', 'subtraction', 'basic_multiplication', 'fractions'],
    activityTypes: ['reading', 'math_games', 'science_experiments', 'creative_writing'],
    difficultyRange: ['Easy', 'Medium'],
    welcomeMessage: 'Hello',
    navigationStyle: 'standard',
  });
});

test.each([
  [5, 'platform-kindergarten nav-simple'],
  [9, 'platform-elementary nav-standard'],
  [15, 'platform-intermediate nav-advanced'],
  [17, 'platform-advanced nav-advanced'],
])('at %i the root class is %s', (age, classes) => {
  expect(platformClassNames(platformConfiguration(age, WELCOME)).join(' ')).toBe(classes);
});
