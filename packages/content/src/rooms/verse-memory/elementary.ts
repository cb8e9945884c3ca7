import type { RoomVerse } from './room-verse.ts';

/** Verses for seven to ten years; those up to fifteen play with them too. */
export const elementaryVerses: readonly RoomVerse[] = [
  {
    reference: 'Genesis 1:1',
    words: 'In the beginning | God created the heavens | and the earth.',
    topic: 'creation-and-promise',
    gaps: [
      ['beginning', 'evening', 'garden', 'darkness'],
      ['created', 'painted', 'found', 'counted'],
    ],
  },
  {
    reference: 'Genesis 1:27',
    words: 'So God created man | in His own image; | in the image of God He created him',
    topic: 'creation-and-promise',
    gaps: [['man', 'birds', 'angels', 'stars']],
  },
  {
    reference: 'Genesis 9:13',
    words:
      'I have set My rainbow | in the clouds, | and it will be a sign of the covenant | between Me and the earth.',
    topic: 'creation-and-promise',
    gaps: [
      ['rainbow', 'throne', 'lightning', 'star'],
      ['clouds', 'mountains', 'waters', 'trees'],
      ['sign', 'song', 'gate', 'gift'],
    ],
    speaker: ['God', 'Noah', 'Abraham', 'an angel'],
  },
  {
    reference: 'Genesis 15:6',
    words: 'Abram believed the LORD, | and it was credited to him | as righteousness.',
    topic: 'creation-and-promise',
    gaps: [
      ['believed', 'followed', 'feared', 'answered'],
      ['righteousness', 'riches', 'wisdom', 'courage'],
    ],
  },
  {
    reference: 'Genesis 28:15',
    words: 'Look, I am with you, | and I will watch over you | wherever you go',
    topic: 'creation-and-promise',
    gaps: [
      ['watch', 'rule', 'shine', 'stand'],
      ['go', 'sleep', 'hide', 'build'],
    ],
    speaker: ['God', 'Isaac', 'Laban', 'Esau'],
  },
  {
    reference: 'Exodus 14:14',
    words: 'The LORD will fight for you; | you need only to be still.',
    topic: 'exodus-and-law',
    gaps: [
      ['fight', 'sing', 'wait', 'build'],
      ['still', 'strong', 'quick', 'brave'],
    ],
    speaker: ['Moses', 'Aaron', 'Pharaoh', 'Joshua'],
  },
  {
    reference: 'Exodus 15:2',
    words: 'The LORD is my strength | and my song, | and He has become my salvation.',
    topic: 'exodus-and-law',
    gaps: [
      ['strength', 'shield', 'rock', 'shepherd'],
      ['song', 'crown', 'lamp', 'sword'],
      ['salvation', 'refuge', 'king', 'portion'],
    ],
    alsoIn: ['Psalms'],
  },
  {
    reference: 'Exodus 20:3',
    words: 'You shall have | no other gods | before Me.',
    topic: 'exodus-and-law',
    gaps: [['gods', 'kings', 'friends', 'prophets']],
    alsoIn: ['Deuteronomy'],
  },
  {
    reference: 'Exodus 20:8',
    words: 'Remember the Sabbath day | by keeping it holy.',
    topic: 'exodus-and-law',
    gaps: [
      ['Sabbath', 'feast', 'third', 'working'],
      ['holy', 'short', 'secret', 'quiet'],
    ],
  },
  {
    reference: 'Exodus 20:12',
    words: 'Honor your father and mother, | so that your days may be long | in the land',
    topic: 'exodus-and-law',
    gaps: [
      ['Honor', 'Obey', 'Feed', 'Follow'],
      ['days', 'roads', 'stories', 'harvests'],
    ],
  },
  {
    reference: 'Joshua 1:9',
    words:
      'Do not be afraid; | do not be discouraged, | for the LORD your God is with you | wherever you go.',
    topic: 'judges-and-kings',
    gaps: [
      ['afraid', 'late', 'angry', 'proud'],
      ['discouraged', 'surprised', 'forgotten', 'ashamed'],
    ],
  },
  {
    reference: 'Ruth 1:16',
    words:
      'wherever you go, I will go, | and wherever you live, I will live; | your people will be my people, | and your God will be my God.',
    topic: 'judges-and-kings',
    gaps: [],
    speaker: ['Ruth', 'Naomi', 'Boaz', 'Deborah'],
  },
  {
    reference: '1 Samuel 3:10',
    words: 'Speak, | for Your servant | is listening.',
    topic: 'judges-and-kings',
    gaps: [
      ['servant', 'prophet', 'child', 'shepherd'],
      ['listening', 'waiting', 'sleeping', 'kneeling'],
    ],
    speaker: ['Samuel', 'Eli', 'David', 'Saul'],
  },
  {
    reference: '1 Samuel 16:7',
    words: 'For man sees the outward appearance, | but the LORD sees the heart.',
    topic: 'judges-and-kings',
    gaps: [
      ['outward', 'present', 'smallest', 'golden'],
      ['heart', 'crown', 'future', 'hand'],
    ],
    speaker: ['the LORD', 'Samuel', 'Jesse', 'David'],
  },
  {
    reference: 'Daniel 6:22',
    words: 'My God sent His angel | and shut the mouths | of the lions.',
    topic: 'prophets-and-exile',
    gaps: [
      ['angel', 'prophet', 'fire', 'king'],
      ['lions', 'soldiers', 'priests', 'bears'],
    ],
    speaker: ['Daniel', 'Darius', 'Elijah', 'Jonah'],
  },
  {
    reference: 'Isaiah 9:2',
    words: 'The people walking in darkness | have seen a great light',
    topic: 'prophets-and-exile',
    gaps: [
      ['darkness', 'circles', 'silence', 'chains'],
      ['light', 'king', 'river', 'city'],
    ],
  },
  {
    reference: 'Isaiah 43:2',
    words:
      'When you pass through the waters, | I will be with you; | and when you go through the rivers, | they will not overwhelm you.',
    topic: 'prophets-and-exile',
    gaps: [
      ['waters', 'mountains', 'cities', 'gates'],
      ['rivers', 'valleys', 'fields', 'storms'],
    ],
  },
  {
    reference: 'Jeremiah 29:11',
    words:
      'For I know the plans I have for you, | declares the LORD, | plans to prosper you and not to harm you',
    topic: 'prophets-and-exile',
    gaps: [
      ['know', 'wrote', 'hide', 'change'],
      ['prosper', 'teach', 'move', 'test'],
    ],
  },
  {
    reference: 'Psalm 19:1',
    words: 'The heavens declare | the glory of God; | the skies proclaim | the work of His hands.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['heavens', 'prophets', 'mountains', 'angels'],
      ['skies', 'seas', 'priests', 'rivers'],
      ['hands', 'feet', 'words', 'wings'],
    ],
  },
  {
    reference: 'Psalm 23:1',
    words: 'The LORD is my shepherd; | I shall not want.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['shepherd', 'fortress', 'teacher', 'father'],
      ['want', 'fear', 'fall', 'wander'],
    ],
  },
  {
    reference: 'Psalm 23:2',
    words: 'He makes me lie down | in green pastures; | He leads me | beside quiet waters.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['green', 'wide', 'high', 'silent'],
      ['quiet', 'deep', 'living', 'cool'],
      ['leads', 'calls', 'sends', 'carries'],
    ],
  },
  {
    reference: 'Psalm 46:1',
    words: 'God is our refuge | and strength, | an ever-present help | in times of trouble.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['refuge', 'shepherd', 'song', 'mountain'],
      ['trouble', 'harvest', 'plenty', 'winter'],
    ],
  },
  {
    reference: 'Psalm 51:10',
    words: 'Create in me a clean heart, O God, | and renew a right spirit within me.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['clean', 'brave', 'quiet', 'large'],
      ['renew', 'plant', 'hide', 'seek'],
    ],
  },
  {
    reference: 'Psalm 104:24',
    words:
      'How many are Your works, O LORD! | In wisdom You have made them all; | the earth is full of Your creatures.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['works', 'names', 'servants', 'stars'],
      ['wisdom', 'silence', 'kindness', 'power'],
      ['creatures', 'mountains', 'praises', 'blessings'],
    ],
  },
  {
    reference: 'Psalm 121:2',
    words: 'My help comes from the LORD, | the Maker of heaven and earth.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['help', 'song', 'bread', 'hope'],
      ['Maker', 'Ruler', 'Lamp', 'Judge'],
    ],
  },
  {
    reference: 'Psalm 139:14',
    words: 'I praise You, | for I am fearfully | and wonderfully made.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['wonderfully', 'carefully', 'quickly', 'secretly'],
      ['praise', 'thank', 'follow', 'hear'],
    ],
  },
  {
    reference: 'Psalm 150:6',
    words: 'Let everything that has breath | praise the LORD! | Hallelujah!',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['breath', 'wings', 'strength', 'hope'],
      ['praise', 'fear', 'seek', 'serve'],
    ],
  },
  {
    reference: 'Proverbs 3:5',
    words: 'Trust in the LORD | with all your heart, | and lean not on | your own understanding',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['Trust', 'Hope', 'Rejoice', 'Rest'],
      ['heart', 'mind', 'strength', 'soul'],
      ['understanding', 'strength', 'riches', 'friends'],
    ],
  },
  {
    reference: 'Proverbs 15:1',
    words: 'A gentle answer turns away wrath, | but a harsh word stirs up anger.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['gentle', 'clever', 'quick', 'long'],
      ['harsh', 'kind', 'foolish', 'hidden'],
      ['wrath', 'sleep', 'hunger', 'thieves'],
    ],
  },
  {
    reference: 'Luke 2:10',
    words: 'I bring you good news of great joy | that will be for all the people',
    topic: 'life-of-jesus',
    gaps: [
      ['joy', 'peace', 'power', 'comfort'],
      ['people', 'shepherds', 'kings', 'children'],
    ],
    speaker: ['an angel', 'Mary', 'a shepherd', 'Simeon'],
  },
  {
    reference: 'Luke 2:11',
    words: 'Today in the city of David | a Savior has been born to you. | He is Christ the Lord!',
    topic: 'life-of-jesus',
    gaps: [
      ['Savior', 'Prophet', 'Teacher', 'Shepherd'],
      ['David', 'Moses', 'Abraham', 'Herod'],
    ],
  },
  {
    reference: 'Matthew 28:6',
    words: 'He is not here; | He has risen, | just as He said! | Come, see the place where He lay.',
    topic: 'life-of-jesus',
    gaps: [
      ['risen', 'returned', 'slept', 'gone'],
      ['place', 'stone', 'garden', 'road'],
    ],
    speaker: ['an angel', 'Peter', 'a soldier', 'Thomas'],
  },
  {
    reference: 'Mark 1:17',
    words: '“Come, follow Me,” Jesus said, | “and I will make you | fishers of men.”',
    topic: 'life-of-jesus',
    gaps: [
      ['follow', 'help', 'trust', 'hear'],
      ['fishers', 'shepherds', 'teachers', 'leaders'],
    ],
    alsoIn: ['Matthew'],
  },
  {
    reference: 'John 3:16',
    words:
      'For God so loved the world | that He gave His one and only Son, | that everyone who believes in Him | shall not perish | but have eternal life.',
    topic: 'life-of-jesus',
    gaps: [
      ['loved', 'made', 'judged', 'filled'],
      ['believes', 'walks', 'hopes', 'rests'],
      ['perish', 'stumble', 'hunger', 'forget'],
      ['eternal', 'joyful', 'quiet', 'plentiful'],
    ],
  },
  {
    reference: 'Matthew 5:14',
    words: 'You are the light of the world. | A city on a hill | cannot be hidden.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['light', 'salt', 'hope', 'song'],
      ['city', 'lamp', 'tree', 'house'],
      ['hidden', 'moved', 'taken', 'forgotten'],
    ],
    speaker: ['Jesus', 'John the Baptist', 'Paul', 'Isaiah'],
  },
  {
    reference: 'Matthew 6:11',
    words: 'Give us this day | our daily bread.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['daily', 'heavenly', 'fresh', 'promised'],
      ['bread', 'work', 'rest', 'song'],
    ],
  },
  {
    reference: 'Matthew 7:12',
    words: 'In everything, then, | do to others | as you would have them do to you.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['everything', 'heaven', 'secret', 'sorrow'],
      ['others', 'strangers', 'friends', 'enemies'],
    ],
    speaker: ['Jesus', 'Moses', 'Peter', 'Solomon'],
  },
  {
    reference: 'Matthew 11:28',
    words: 'Come to Me, | all you who are weary and burdened, | and I will give you rest.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['weary', 'hungry', 'young', 'lonely'],
      ['rest', 'bread', 'joy', 'wisdom'],
    ],
    speaker: ['Jesus', 'Isaiah', 'Paul', 'Moses'],
  },
  {
    reference: 'Matthew 22:39',
    words: 'And the second is like it: | ‘Love your neighbor | as yourself.’',
    topic: 'teaching-of-jesus',
    gaps: [
      ['neighbor', 'enemy', 'brother', 'teacher'],
      ['second', 'last', 'smallest', 'hardest'],
    ],
    speaker: ['Jesus', 'Moses', 'Peter', 'an expert in the law'],
  },
  {
    reference: '1 Corinthians 13:4',
    words:
      'Love is patient, | love is kind. | It does not envy, | it does not boast, | it is not proud.',
    topic: 'church-and-letters',
    gaps: [
      ['patient', 'strong', 'silent', 'wise'],
      ['kind', 'brave', 'quick', 'true'],
      ['envy', 'sleep', 'shout', 'hide'],
      ['proud', 'rude', 'late', 'angry'],
    ],
  },
  {
    reference: 'Philippians 4:4',
    words: 'Rejoice in the Lord always. | I will say it again: | Rejoice!',
    topic: 'church-and-letters',
    gaps: [['always', 'together', 'quietly', 'today']],
  },
  {
    reference: '2 Corinthians 5:17',
    words:
      'Therefore if anyone is in Christ, | he is a new creation. | The old has passed away. | Behold, the new has come!',
    topic: 'church-and-letters',
    gaps: [
      ['creation', 'song', 'servant', 'family'],
      ['old', 'night', 'storm', 'law'],
    ],
  },
  {
    reference: 'Revelation 21:5',
    words: 'Behold, | I make all things new.',
    topic: 'church-and-letters',
    gaps: [
      ['new', 'bright', 'good', 'holy'],
      ['Behold', 'Remember', 'Rejoice', 'Listen'],
    ],
  },
];
