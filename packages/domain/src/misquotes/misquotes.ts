/**
 * How a saying stands to the Bible: not in it at all; in it in another way, or only in part of what is said; or told of
 * a story that the Bible tells without it.
 */
export type MisquoteKind = 'no-verse' | 'changed' | 'partly' | 'detail';

/** A saying that many take for a verse. */
interface MisquoteFact {
  readonly kind: MisquoteKind;
  /** What the Bible says instead, in English. */
  readonly reference: string;
  /** English words that stand there, so that a wrong number is seen. */
  readonly holds: string;
}

/** What people take for verses, and where to read what the Bible says instead. */
export const MISQUOTES = {
  'helps-themselves': { kind: 'no-verse', reference: 'Romans 5:6', holds: 'powerless' },
  'money-root': { kind: 'changed', reference: '1 Timothy 6:10', holds: 'love of money' },
  cleanliness: { kind: 'no-verse', reference: '1 Samuel 16:7', holds: 'heart' },
  'more-than-you-can-handle': {
    kind: 'changed',
    reference: '1 Corinthians 10:13',
    holds: 'temptation',
  },
  'spare-the-rod': { kind: 'changed', reference: 'Ephesians 6:4', holds: 'children' },
  'pride-fall': { kind: 'changed', reference: 'Proverbs 16:18', holds: 'destruction' },
  'lion-lamb': { kind: 'changed', reference: 'Isaiah 11:6', holds: 'wolf' },
  'three-wise-men': { kind: 'detail', reference: 'Matthew 2:1', holds: 'Magi' },
  apple: { kind: 'detail', reference: 'Genesis 3:6', holds: 'fruit' },
  whale: { kind: 'detail', reference: 'Jonah 1:17', holds: 'great fish' },
  'this-too-shall-pass': { kind: 'no-verse', reference: '2 Corinthians 4:18', holds: 'temporary' },
  'mysterious-ways': { kind: 'no-verse', reference: 'Isaiah 55:8', holds: 'ways' },
  'love-the-sinner': { kind: 'no-verse', reference: 'Romans 12:9', holds: 'evil' },
  'own-self': { kind: 'no-verse', reference: 'Proverbs 3:5', holds: 'Trust' },
  'eye-for-an-eye': { kind: 'partly', reference: 'Matthew 5:38-39', holds: 'cheek' },
  'idle-hands': { kind: 'no-verse', reference: 'Proverbs 10:4', holds: 'hands' },
  'happens-for-a-reason': { kind: 'no-verse', reference: 'Romans 8:28', holds: 'all things' },
  'seven-sins': { kind: 'no-verse', reference: 'Proverbs 6:16', holds: 'seven' },
  'charity-at-home': { kind: 'no-verse', reference: '1 Timothy 5:8', holds: 'provide' },
  'closes-a-door': { kind: 'no-verse', reference: 'Revelation 3:8', holds: 'door' },
  'become-angels': { kind: 'detail', reference: 'Hebrews 1:14', holds: 'spirits' },
  moderation: { kind: 'no-verse', reference: 'Galatians 5:22-23', holds: 'self-control' },
  'follow-your-heart': { kind: 'no-verse', reference: 'Proverbs 4:23', holds: 'heart' },
  innkeeper: { kind: 'detail', reference: 'Luke 2:7', holds: 'manger' },
  donkey: { kind: 'detail', reference: 'Luke 2:4-5', holds: 'Mary' },
  'angels-sang': { kind: 'detail', reference: 'Luke 2:13', holds: 'praising' },
  december: { kind: 'detail', reference: 'Luke 2:11', holds: 'born' },
  'two-of-each': { kind: 'detail', reference: 'Genesis 7:2', holds: 'seven' },
  'pauls-horse': { kind: 'detail', reference: 'Acts 9:4', holds: 'ground' },
  delilah: { kind: 'detail', reference: 'Judges 16:19', holds: 'called' },
  'not-kill': { kind: 'changed', reference: 'Exodus 20:13', holds: 'murder' },
  halos: { kind: 'detail', reference: 'Hebrews 13:2', holds: 'angels' },
  'peter-at-the-gate': { kind: 'detail', reference: 'Revelation 21:21', holds: 'pearls' },
  'devils-horns': { kind: 'detail', reference: '2 Corinthians 11:14', holds: 'angel of light' },
  'desires-of-your-heart': { kind: 'partly', reference: 'Psalm 37:4', holds: 'Delight' },
  'all-things': { kind: 'partly', reference: 'Philippians 4:12-13', holds: 'hungry' },
  'judge-not': { kind: 'partly', reference: 'Matthew 7:1-5', holds: 'beam' },
  plans: { kind: 'partly', reference: 'Jeremiah 29:10-11', holds: 'Babylon' },
  'truth-sets-free': { kind: 'partly', reference: 'John 8:31-32', holds: 'disciples' },
  'better-to-give': { kind: 'changed', reference: 'Acts 20:35', holds: 'blessed' },
  'blood-and-water': { kind: 'no-verse', reference: 'Proverbs 18:24', holds: 'brother' },
  'skin-deep': { kind: 'no-verse', reference: 'Proverbs 31:30', holds: 'beauty' },
  'honesty-best': { kind: 'no-verse', reference: 'Proverbs 12:22', holds: 'Lying' },
  'early-bird': { kind: 'no-verse', reference: 'Proverbs 6:6', holds: 'ant' },
  'forgive-and-forget': { kind: 'no-verse', reference: 'Colossians 3:13', holds: 'forgive' },
  'patience-virtue': { kind: 'no-verse', reference: 'James 1:19', holds: 'slow to anger' },
  'two-wrongs': { kind: 'no-verse', reference: 'Romans 12:17', holds: 'evil' },
  'let-go': { kind: 'no-verse', reference: '1 Peter 5:7', holds: 'anxiety' },
  'devil-made-me': { kind: 'no-verse', reference: 'James 1:14', holds: 'own' },
  'ashes-to-ashes': { kind: 'changed', reference: 'Genesis 3:19', holds: 'dust' },
  'money-happiness': { kind: 'no-verse', reference: 'Ecclesiastes 5:10', holds: 'money' },
  'good-intentions': { kind: 'no-verse', reference: 'James 1:22', holds: 'doers' },
  rib: { kind: 'detail', reference: 'Genesis 2:21', holds: 'ribs' },
  'tower-fell': { kind: 'detail', reference: 'Genesis 11:8', holds: 'scattered' },
  unicorns: { kind: 'detail', reference: 'Job 39:9', holds: 'wild ox' },
  'nobody-is-perfect': { kind: 'changed', reference: 'Romans 3:23', holds: 'fall short' },
  'seeing-is-believing': { kind: 'no-verse', reference: 'John 20:29', holds: 'have not seen' },
  'actions-speak': { kind: 'no-verse', reference: '1 John 3:18', holds: 'action' },
  'goes-around': { kind: 'changed', reference: 'Galatians 6:7', holds: 'reap' },
  'time-heals': { kind: 'no-verse', reference: 'Psalm 147:3', holds: 'heals' },
} as const satisfies Readonly<Record<string, MisquoteFact>>;
export type MisquoteId = keyof typeof MISQUOTES;
