import type { Project } from '@lamplight/domain/projects';
import { describe, expect, it } from 'vitest';
import { type CheckedProject, checkedProjects, PROJECT_CHECKS, projectStretches } from './index.ts';

const pictureSet = new Set(['dog-face']);
const [first] = checkedProjects();

function messages(...projects: readonly CheckedProject[]): string[] {
  return PROJECT_CHECKS.flatMap(([, check]) =>
    check({ projects, pictureSet }).map(({ message }) => message),
  );
}

function changed(change: Partial<Project>): CheckedProject {
  if (first === undefined) throw new RangeError('there are no projects');
  return { ...first, project: { ...first.project, ...change } };
}

describe('a project', () => {
  it('is found to be whole', () => {
    expect(messages(changed({}))).toEqual([]);
  });

  it.each<[string, Partial<Project>]>([
    ['5 characters in the title, not 8 to 60', { title: 'A dog' }],
    ['2 hints, not 3 to 5', { hints: ['One.', 'Two.', 'Two.'] }],
    ['1 concepts, not 3 to 5', { concepts: ['loops'] }],
    ['1 paragraphs in the task, not 3 to 4', { task: 'Build it.' }],
    ['1 inputs to try, not 4 to 6', { trial: { call: 'guess', inputs: [[1]] } }],
    ['there is no picture dragon', { picture: 'dragon' }],
    ['description is empty or has space at its edge', { description: `${'Learn. '.repeat(7)}` }],
    ['the starter does not say what to do', { starterCode: 'let a;\n' }],
    ['the solution has 51 lines, over 50', { solution: 'let a;\n'.repeat(51) }],
  ])('has the fault: %s', (message, change) => {
    expect(messages(changed(change))).toContain(message);
  });

  it('has a task that its band can read, and lines that an editor can show', () => {
    const hard =
      'Unsupervised classification necessitates comprehensive dimensionality considerations.\n\nB.\n\nC.';
    expect(messages(changed({ task: hard }))).toEqual([expect.stringMatching(/^reading level/)]);
    const wide = `// Your turn: ${'wide '.repeat(20)}`;
    expect(messages(changed({ starterCode: wide }))).toEqual([
      expect.stringMatching(/^a line of 114 characters/),
    ]);
  });

  it('has a title of its own', () => {
    expect(messages(changed({}), changed({ id: 9 }))).toEqual(['its title is also that of 1']);
    expect(messages(changed({}), changed({ id: 9, title: 'Another title' }))).toEqual([]);
  });

  it('is read with all its words by the checks of prose', () => {
    const [title] = projectStretches([changed({})]);
    expect(title).toEqual({
      path: 'projects/fixed',
      label: '1 title',
      owner: 'project 1',
      text: 'Smart Pet Classifier',
    });
  });
});
