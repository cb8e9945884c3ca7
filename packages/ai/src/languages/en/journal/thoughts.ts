import type { JournalLanguage } from '../../../journal/language.ts';

/** Paraphrases, so without quotation marks; the references lead to the text itself. */
export const thoughts: JournalLanguage['thoughts'] = {
  young: {
    grief: ['Psalm 34:18 says that God is close when a heart is broken.'],
    shame: ['1 John 1:9 says that God forgives us when we tell the truth.'],
    loneliness: ['In Joshua 1:9 God promises to be with Joshua wherever he goes.'],
    fear: ['Psalm 56:3 is about trusting God on the day we are afraid.'],
    sadness: ['Psalm 34:18 says that God is near to sad hearts.'],
    anger: ['James 1:19 says to listen first and to be slow to get angry.'],
    kindness: ['Ephesians 4:32 tells us to be kind to one another.'],
    friendship: ['Proverbs 17:17 says that a friend loves at all times.'],
    nature: ['Psalm 104:24 is amazed at how much God has made.'],
    gratitude: ['Psalm 107:1 thanks God because his love never ends.'],
    hope: ['Jeremiah 29:11 speaks of a future and a hope.'],
    joy: ['Psalm 118:24 calls us to be glad in the day God has made.'],
    faith: ['Philippians 4:6 says that we can tell God about everything.'],
  },
  older: {
    grief: [
      'Psalm 34:18 puts it this way: God is near to those whose heart is broken.',
      'Revelation 21:4 looks ahead to a day when every tear is wiped away.',
    ],
    shame: [
      '1 John 1:9 speaks of a God who forgives those who own up to what they did.',
      'Lamentations 3:22-23 says that mercy is new every morning.',
    ],
    loneliness: [
      'Psalm 139 says that there is no place where God would lose sight of us.',
      'In 1 Kings 19 Elijah learns that he is less alone than he felt.',
    ],
    fear: [
      'Psalm 56:3 does not deny fear; it turns to God in the middle of it.',
      '2 Timothy 1:7 speaks of a spirit of power, love and good sense instead of fear.',
    ],
    sadness: [
      'Psalm 42 asks its own soul why it is so downcast, and keeps hoping.',
      'Psalm 13 begins with the question how long, and it is still a prayer.',
    ],
    anger: [
      'Ephesians 4:26 allows anger, and warns against letting it rule into the night.',
      'Proverbs 15:1 says that a gentle answer can calm a quarrel.',
    ],
    doubt: [
      'In Mark 9:24 a father says in one breath that he believes and needs help with his unbelief.',
    ],
    body: ['In Mark 6:31 Jesus invites tired people to come away and rest for a while.'],
    kindness: ['Galatians 6:9 encourages people not to get tired of doing good.'],
    friendship: [
      'Ecclesiastes 4:9-10 says that two are better off, because one can help the other up.',
    ],
    nature: ['Psalm 19 says that the sky tells of God without using a word.'],
    learning: ['James 1:5 says that whoever lacks wisdom may simply ask God for it.'],
    gratitude: [
      '1 Thessalonians 5:18 speaks of giving thanks in every situation, not for every situation.',
    ],
    hope: ['Romans 5:3-4 traces a path from hard times over patience to hope.'],
    joy: ['Nehemiah 8:10 calls the joy of the Lord a strength.'],
    faith: ['Hebrews 11:1 describes faith as trusting in what we hope for and cannot see yet.'],
  },
};
