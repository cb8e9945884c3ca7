import type { Project } from '@lamplight/domain/projects';

/** A project as the shelf has it, small enough for a test. */
export const sampleProject: Project = {
  id: 1,
  title: 'Shells by size',
  description: 'Teach a program to tell shells apart.',
  task: 'Write `kind(width)`.\n\nLook at the picture of your shells first.',
  difficulty: 'Beginner',
  band: 'middle',
  language: 'JavaScript',
  starterCode: 'function kind(width) {\n  // Your turn\n}\n',
  solution: "function kind(width) {\n  return width > 5 ? 'scallop' : 'cockle';\n}\n",
  hints: ['Compare the width with 5.'],
  concepts: ['Rules', 'Comparing', 'Functions'],
  keywords: ['return'],
  estimatedTime: 20,
  data: { shells: [{ width: 3, kind: 'cockle' }] },
  trial: { call: 'kind', inputs: [[3], [8]] },
  blocks: null,
  picture: 'spiral-shell',
  isGenerated: false,
};
