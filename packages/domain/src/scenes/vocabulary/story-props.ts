/** What one or two stories of the Bible need: it is loaded for their scenes alone. */

export const STORY_PLACES = ['opened-house'] as const;

export const STORY_PROPS = [
  'sheaves',
  'sacks',
  'coin-stacks',
  'cup',
  'fish-heap',
  'cave',
  'closed-tomb',
  'open-door',
  'roof-hole',
  'stocks',
  'chariot',
  'pool',
  'many-stars',
] as const;

export const STORY_PROPS_HELD = [
  'bricks',
  'empty-net',
  'rolled-mat',
  'stick',
  'tambourine',
] as const;
