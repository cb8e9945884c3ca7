import type { MemoryVerse } from '@lamplight/domain/verses';

/**
 * The verse that is learned by heart in each week of the programme, in order. Each is a verse of one of the week's
 * days, in the Berean Standard Bible; the young learn a part of it that stands in one run.
 */
export const memoryVerses: readonly MemoryVerse[] = [
  {
    week: 1,
    texts: {
      young: { reference: 'Psalm 104:24', text: 'How many are Your works, O LORD!' },
      older: {
        reference: 'Psalm 104:24',
        text: 'How many are Your works, O LORD! In wisdom You have made them all; the earth is full of Your creatures.',
      },
    },
  },
  {
    week: 2,
    texts: {
      young: { reference: 'Proverbs 3:5', text: 'Trust in the LORD with all your heart' },
      older: {
        reference: 'Proverbs 3:5-6',
        text: 'Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.',
      },
    },
  },
  {
    week: 3,
    texts: {
      young: {
        reference: 'Isaiah 43:2',
        text: 'When you pass through the waters, I will be with you',
      },
      older: {
        reference: 'Isaiah 43:2',
        text: 'When you pass through the waters, I will be with you; and when you go through the rivers, they will not overwhelm you.',
      },
    },
  },
  {
    week: 4,
    texts: {
      young: {
        reference: 'Joshua 1:9',
        text: 'the LORD your God is with you wherever you go.',
      },
      older: {
        reference: 'Joshua 1:9',
        text: 'Have I not commanded you to be strong and courageous? Do not be afraid; do not be discouraged, for the LORD your God is with you wherever you go.',
      },
    },
  },
  {
    week: 5,
    texts: {
      young: {
        reference: 'Isaiah 9:2',
        text: 'The people walking in darkness have seen a great light',
      },
      older: {
        reference: 'Isaiah 9:2',
        text: 'The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.',
      },
    },
  },
  {
    week: 6,
    texts: {
      young: { reference: 'Luke 2:10', text: 'I bring you good news of great joy' },
      older: {
        reference: 'Luke 2:10-11',
        text: 'I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord!',
      },
    },
  },
  {
    week: 7,
    texts: {
      young: {
        reference: 'John 3:16',
        text: 'God so loved the world that He gave His one and only Son',
      },
      older: {
        reference: 'John 3:16',
        text: 'For God so loved the world that He gave His one and only Son, that everyone who believes in Him shall not perish but have eternal life.',
      },
    },
  },
  {
    week: 8,
    texts: {
      young: {
        reference: '2 Corinthians 5:17',
        text: 'if anyone is in Christ, he is a new creation.',
      },
      older: {
        reference: '2 Corinthians 5:17',
        text: 'Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!',
      },
    },
  },
];
