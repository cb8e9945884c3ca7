import type { RoomVerse } from './room-verse.ts';

/** Verses for eleven years and over. */
export const intermediateVerses: readonly RoomVerse[] = [
  {
    reference: 'Genesis 8:22',
    words:
      'As long as the earth endures, | seedtime and harvest, | cold and heat, | summer and winter, | day and night | shall never cease.',
    topic: 'creation-and-promise',
    gaps: [
      ['harvest', 'hunger', 'planting', 'famine'],
      ['endures', 'turns', 'waits', 'sings'],
      ['cease', 'change', 'return', 'sleep'],
    ],
  },
  {
    reference: 'Genesis 12:2',
    words:
      'I will make you into a great nation, | and I will bless you; | I will make your name great, | so that you will be a blessing.',
    topic: 'creation-and-promise',
    gaps: [
      ['nation', 'king', 'teacher', 'city'],
      ['name', 'house', 'land', 'flock'],
    ],
  },
  {
    reference: 'Genesis 50:20',
    words: 'As for you, | what you intended against me for evil, | God intended for good',
    topic: 'creation-and-promise',
    gaps: [
      ['evil', 'sport', 'profit', 'silver'],
      ['good', 'mercy', 'glory', 'ever'],
    ],
    speaker: ['Joseph', 'Judah', 'Jacob', 'Reuben'],
  },
  {
    reference: 'Deuteronomy 8:3',
    words:
      'man does not live | on bread alone, | but on every word | that comes from the mouth of the LORD.',
    topic: 'exodus-and-law',
    gaps: [
      ['bread', 'manna', 'water', 'work'],
      ['word', 'gift', 'sign', 'promise'],
    ],
    speaker: ['Moses', 'Aaron', 'Joshua', 'Samuel'],
  },
  {
    reference: 'Leviticus 19:18',
    words:
      'Do not seek revenge | or bear a grudge | against any of your people, | but love your neighbor as yourself.',
    topic: 'exodus-and-law',
    gaps: [
      ['revenge', 'honor', 'riches', 'victory'],
      ['grudge', 'burden', 'sword', 'secret'],
    ],
  },
  {
    reference: '1 Kings 3:9',
    words:
      'Therefore give Your servant | an understanding heart | to judge Your people | and to discern between good and evil.',
    topic: 'judges-and-kings',
    gaps: [
      ['understanding', 'obedient', 'fearless', 'generous'],
      ['judge', 'feed', 'count', 'lead'],
      ['discern', 'choose', 'walk', 'stand'],
    ],
    speaker: ['Solomon', 'David', 'Samuel', 'Nathan'],
  },
  {
    reference: '1 Kings 19:12',
    words:
      'After the earthquake there was a fire, | but the LORD was not in the fire. | And after the fire | came a still, small voice.',
    topic: 'judges-and-kings',
    gaps: [
      ['earthquake', 'rain', 'wind', 'battle'],
      ['still', 'bright', 'great', 'strange'],
      ['voice', 'cloud', 'flame', 'hand'],
    ],
  },
  {
    reference: 'Isaiah 9:6',
    words:
      'For unto us a child is born, | unto us a son is given, | and the government will be upon His shoulders.',
    topic: 'prophets-and-exile',
    gaps: [
      ['child', 'prophet', 'king', 'leader'],
      ['government', 'mantle', 'burden', 'lamp'],
      ['shoulders', 'head', 'hands', 'throne'],
    ],
  },
  {
    reference: 'Isaiah 40:31',
    words:
      'But those who wait upon the LORD | will renew their strength; | they will mount up | with wings like eagles',
    topic: 'prophets-and-exile',
    gaps: [
      ['wait', 'call', 'lean', 'build'],
      ['strength', 'courage', 'joy', 'youth'],
      ['eagles', 'doves', 'angels', 'swallows'],
    ],
  },
  {
    reference: 'Isaiah 53:6',
    words: 'We all like sheep | have gone astray, | each one has turned | to his own way',
    topic: 'prophets-and-exile',
    gaps: [
      ['sheep', 'children', 'birds', 'strangers'],
      ['astray', 'hungry', 'home', 'silent'],
    ],
  },
  {
    reference: 'Micah 6:8',
    words:
      'And what does the LORD require of you | but to act justly, | to love mercy, | and to walk humbly with your God?',
    topic: 'prophets-and-exile',
    gaps: [
      ['justly', 'quickly', 'bravely', 'gently'],
      ['mercy', 'truth', 'wisdom', 'peace'],
      ['humbly', 'daily', 'boldly', 'quietly'],
    ],
  },
  {
    reference: 'Zechariah 9:9',
    words:
      'See, your King comes to you, | righteous and victorious, | humble and riding on a donkey',
    topic: 'prophets-and-exile',
    gaps: [
      ['King', 'prophet', 'Shepherd', 'brother'],
      ['humble', 'armed', 'crowned', 'silent'],
      ['donkey', 'horse', 'camel', 'chariot'],
    ],
  },
  {
    reference: 'Ezekiel 36:26',
    words:
      'I will give you a new heart | and put a new spirit within you; | I will remove your heart of stone | and give you a heart of flesh.',
    topic: 'prophets-and-exile',
    gaps: [
      ['remove', 'break', 'melt', 'wash'],
      ['stone', 'iron', 'wood', 'clay'],
      ['flesh', 'gold', 'fire', 'light'],
    ],
  },
  {
    reference: 'Psalm 8:4',
    words:
      'what is man | that You are mindful of him, | or the son of man | that You care for him?',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['mindful', 'afraid', 'proud', 'tired'],
      ['care', 'speak', 'wait', 'fight'],
    ],
    alsoIn: ['Hebrews'],
  },
  {
    reference: 'Psalm 23:4',
    words:
      'Even though I walk | through the valley of the shadow of death, | I will fear no evil, | for You are with me',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['valley', 'gates', 'waters', 'wilderness'],
      ['fear', 'see', 'do', 'hear'],
    ],
  },
  {
    reference: 'Psalm 46:10',
    words: 'Be still | and know that I am God; | I will be exalted | among the nations',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['still', 'strong', 'ready', 'glad'],
      ['exalted', 'seated', 'heard', 'feared'],
      ['nations', 'angels', 'mountains', 'stars'],
    ],
  },
  {
    reference: 'Psalm 90:12',
    words: 'So teach us | to number our days, | that we may present | a heart of wisdom.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['number', 'fill', 'bless', 'remember'],
      ['wisdom', 'thanks', 'gladness', 'mercy'],
    ],
  },
  {
    reference: 'Psalm 103:12',
    words:
      'As far as the east | is from the west, | so far has He removed | our transgressions from us.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['removed', 'thrown', 'hidden', 'carried'],
      ['transgressions', 'enemies', 'sorrows', 'worries'],
    ],
  },
  {
    reference: 'Proverbs 4:23',
    words: 'Guard your heart | with all diligence, | for from it | flow springs of life.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['Guard', 'Follow', 'Wash', 'Open'],
      ['diligence', 'strength', 'courage', 'joy'],
      ['springs', 'words', 'rivers', 'paths'],
    ],
  },
  {
    reference: 'Proverbs 18:13',
    words: 'He who answers a matter | before he hears it— | this is folly | and disgrace to him.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['answers', 'settles', 'writes', 'begins'],
      ['folly', 'wisdom', 'pride', 'courage'],
      ['disgrace', 'honor', 'sorrow', 'profit'],
    ],
  },
  {
    reference: 'Ecclesiastes 4:12',
    words: 'Moreover, | a cord of three strands | is not quickly broken.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['cord', 'wall', 'net', 'basket'],
      ['three', 'seven', 'two', 'twelve'],
      ['quickly', 'easily', 'ever', 'wisely'],
    ],
  },
  {
    reference: 'Luke 10:37',
    words: 'Then Jesus told him, | “Go and do likewise.”',
    topic: 'teaching-of-jesus',
    gaps: [['likewise', 'penance', 'good', 'nothing']],
  },
  {
    reference: 'Luke 19:10',
    words: 'For the Son of Man came | to seek and to save the lost.',
    topic: 'life-of-jesus',
    gaps: [
      ['seek', 'heal', 'judge', 'teach'],
      ['lost', 'poor', 'proud', 'sick'],
    ],
    speaker: ['Jesus', 'Zacchaeus', 'Peter', 'John the Baptist'],
  },
  {
    reference: 'John 8:32',
    words: 'Then you will know the truth, | and the truth | will set you free.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['know', 'speak', 'hear', 'write'],
      ['free', 'apart', 'above', 'right'],
    ],
    speaker: ['Jesus', 'Pilate', 'Moses', 'Paul'],
  },
  {
    reference: 'John 13:34',
    words:
      'A new commandment I give you: | Love one another. | As I have loved you, | so you also must love one another.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['commandment', 'promise', 'blessing', 'teaching'],
      ['new', 'hard', 'great', 'last'],
    ],
    speaker: ['Jesus', 'John the Baptist', 'Peter', 'Moses'],
  },
  {
    reference: 'John 14:6',
    words: 'I am the way | and the truth | and the life.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['way', 'gate', 'vine', 'word'],
      ['truth', 'light', 'bread', 'door'],
      ['life', 'Lord', 'lamb', 'lamp'],
    ],
    speaker: ['Jesus', 'Thomas', 'Philip', 'Isaiah'],
  },
  {
    reference: 'Matthew 28:20',
    words: 'And surely | I am with you always, | even to the end of the age.',
    topic: 'life-of-jesus',
    gaps: [
      ['always', 'tomorrow', 'again', 'sometimes'],
      ['end', 'edge', 'dawn', 'heart'],
      ['age', 'road', 'earth', 'law'],
    ],
    speaker: ['Jesus', 'an angel', 'Peter', 'Moses'],
  },
  {
    reference: 'Luke 2:14',
    words: 'Glory to God | in the highest, | and on earth peace to men | on whom His favor rests!',
    topic: 'life-of-jesus',
    gaps: [
      ['Glory', 'Praise', 'Honor', 'Thanks'],
      ['highest', 'temple', 'heavens', 'morning'],
      ['favor', 'hand', 'light', 'promise'],
    ],
    speaker: ['a choir of angels', 'the shepherds', 'Mary', 'wise men from the east'],
  },
  {
    reference: 'John 20:29',
    words:
      'Because you have seen Me, | you have believed; | blessed are those | who have not seen | and yet have believed.',
    topic: 'life-of-jesus',
    gaps: [['blessed', 'foolish', 'rare', 'mighty']],
    speaker: ['Jesus', 'Thomas', 'Mary Magdalene', 'John'],
  },
  {
    reference: 'Acts 10:34',
    words: 'I now truly understand | that God does not show favoritism',
    topic: 'church-and-letters',
    gaps: [
      ['favoritism', 'anger', 'mercy', 'Himself'],
      ['truly', 'nearly', 'never', 'hardly'],
    ],
    speaker: ['Peter', 'Paul', 'Cornelius', 'Stephen'],
  },
  {
    reference: 'Romans 8:28',
    words: 'And we know | that God works all things together | for the good of those who love Him',
    topic: 'church-and-letters',
    gaps: [
      ['works', 'holds', 'brings', 'counts'],
      ['good', 'joy', 'sake', 'glory'],
    ],
  },
  {
    reference: '1 Corinthians 13:13',
    words:
      'And now these three remain: | faith, hope, and love; | but the greatest of these is love.',
    topic: 'church-and-letters',
    gaps: [
      ['faith', 'peace', 'truth', 'joy'],
      ['hope', 'grace', 'mercy', 'wisdom'],
      ['greatest', 'hardest', 'first', 'oldest'],
    ],
  },
  {
    reference: 'Galatians 6:2',
    words: 'Carry one another’s burdens, | and in this way | you will fulfill | the law of Christ.',
    topic: 'church-and-letters',
    gaps: [
      ['burdens', 'letters', 'sorrows', 'tools'],
      ['fulfill', 'change', 'write', 'learn'],
      ['law', 'love', 'peace', 'name'],
    ],
  },
  {
    reference: 'James 1:19',
    words: 'Everyone should be quick to listen, | slow to speak, | and slow to anger',
    topic: 'church-and-letters',
    gaps: [
      ['listen', 'forgive', 'learn', 'run'],
      ['speak', 'judge', 'eat', 'answer'],
      ['anger', 'sleep', 'doubt', 'envy'],
    ],
  },
];
