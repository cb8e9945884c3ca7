import type { RoomVerse } from './room-verse.ts';

/** Verses for sixteen years and over. */
export const advancedVerses: readonly RoomVerse[] = [
  {
    reference: 'Genesis 1:31',
    words: 'And God looked upon | all that He had made, | and indeed, | it was very good.',
    topic: 'creation-and-promise',
    gaps: [
      ['looked', 'smiled', 'breathed', 'called'],
      ['indeed', 'behold', 'still', 'therefore'],
      ['good', 'bright', 'great', 'full'],
    ],
  },
  {
    reference: 'Genesis 28:16',
    words: 'Surely the LORD is in this place, | and I was unaware of it.',
    topic: 'creation-and-promise',
    gaps: [
      ['Surely', 'Perhaps', 'Indeed', 'Today'],
      ['unaware', 'afraid', 'certain', 'ashamed'],
    ],
    speaker: ['Jacob', 'Abraham', 'Joseph', 'Esau'],
  },
  {
    reference: 'Exodus 3:14',
    words:
      'I AM WHO I AM. | This is what you are to say | to the Israelites: | ‘I AM has sent me to you.’',
    topic: 'exodus-and-law',
    gaps: [
      ['Israelites', 'Egyptians', 'elders', 'priests'],
      ['sent', 'called', 'chosen', 'freed'],
    ],
    speaker: ['God', 'Moses', 'Aaron', 'Pharaoh'],
  },
  {
    reference: 'Exodus 34:6',
    words:
      'The LORD, the LORD God, | is compassionate and gracious, | slow to anger, | abounding in loving devotion and faithfulness',
    topic: 'exodus-and-law',
    gaps: [
      ['compassionate', 'mighty', 'righteous', 'jealous'],
      ['slow', 'quick', 'unwilling', 'unable'],
      ['abounding', 'rejoicing', 'resting', 'clothed'],
    ],
  },
  {
    reference: 'Deuteronomy 5:15',
    words:
      'Remember that you were a slave | in the land of Egypt, | and that the LORD your God | brought you out of there',
    topic: 'exodus-and-law',
    gaps: [
      ['slave', 'stranger', 'child', 'shepherd'],
      ['brought', 'called', 'bought', 'carried'],
    ],
  },
  {
    reference: 'Leviticus 19:34',
    words:
      'You must treat the foreigner living among you | as native-born | and love him as yourself, | for you were foreigners in the land of Egypt.',
    topic: 'exodus-and-law',
    gaps: [
      ['native-born', 'priestly', 'precious', 'fatherless'],
      ['foreigners', 'slaves', 'shepherds', 'builders'],
    ],
  },
  {
    reference: 'Esther 4:14',
    words: 'And who knows | if perhaps you have come to the kingdom | for such a time as this?',
    topic: 'prophets-and-exile',
    gaps: [
      ['kingdom', 'palace', 'throne', 'city'],
      ['time', 'task', 'day', 'sorrow'],
      ['perhaps', 'surely', 'indeed', 'truly'],
    ],
    speaker: ['Mordecai', 'Esther', 'Haman', 'King Xerxes'],
  },
  {
    reference: 'Nehemiah 8:10',
    words: 'Do not grieve, | for the joy of the LORD | is your strength.',
    topic: 'prophets-and-exile',
    gaps: [
      ['grieve', 'fear', 'hurry', 'wander'],
      ['joy', 'fear', 'word', 'law'],
      ['strength', 'shield', 'song', 'crown'],
    ],
    speaker: ['Nehemiah', 'Ezra', 'Daniel', 'Zechariah'],
  },
  {
    reference: 'Jeremiah 29:7',
    words:
      'Seek the prosperity of the city | to which I have sent you as exiles. | Pray to the LORD on its behalf, | for if it prospers, | you too will prosper.',
    topic: 'prophets-and-exile',
    gaps: [
      ['prosperity', 'ruin', 'leaders', 'walls'],
      ['exiles', 'servants', 'guests', 'soldiers'],
      ['Pray', 'Sing', 'Cry', 'Return'],
    ],
  },
  {
    reference: 'Isaiah 40:8',
    words: 'The grass withers | and the flowers fall, | but the word of our God | stands forever.',
    topic: 'prophets-and-exile',
    gaps: [
      ['withers', 'grows', 'bends', 'burns'],
      ['flowers', 'leaves', 'mighty', 'stars'],
      ['stands', 'shines', 'speaks', 'lives'],
    ],
  },
  {
    reference: 'Isaiah 53:5',
    words:
      'But He was pierced for our transgressions, | He was crushed for our iniquities; | the punishment that brought us peace was upon Him, | and by His stripes we are healed.',
    topic: 'prophets-and-exile',
    gaps: [
      ['pierced', 'sold', 'punished', 'blamed'],
      ['crushed', 'mocked', 'bruised', 'silenced'],
      ['peace', 'joy', 'life', 'rest'],
      ['healed', 'saved', 'freed', 'known'],
    ],
  },
  {
    reference: 'Jeremiah 31:33',
    words:
      'I will put My law in their minds | and inscribe it on their hearts. | And I will be their God',
    topic: 'prophets-and-exile',
    gaps: [
      ['law', 'spirit', 'song', 'name'],
      ['inscribe', 'carve', 'hide', 'read'],
      ['minds', 'mouths', 'hands', 'houses'],
    ],
  },
  {
    reference: 'Joel 2:28',
    words:
      'And afterward, | I will pour out My Spirit on all people. | Your sons and daughters will prophesy, | your old men will dream dreams, | your young men will see visions.',
    topic: 'prophets-and-exile',
    gaps: [
      ['afterward', 'suddenly', 'therefore', 'tomorrow'],
      ['prophesy', 'sing', 'rejoice', 'serve'],
      ['visions', 'angels', 'wonders', 'kings'],
    ],
  },
  {
    reference: 'Psalm 8:3',
    words:
      'When I behold Your heavens, | the work of Your fingers, | the moon and the stars, | which You have set in place—',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['heavens', 'mountains', 'seas', 'wonders'],
      ['fingers', 'words', 'wisdom', 'mercy'],
      ['set', 'held', 'made', 'kept'],
    ],
  },
  {
    reference: 'Psalm 36:9',
    words: 'For with You is the fountain of life; | in Your light we see light.',
    topic: 'psalms-and-wisdom',
    gaps: [['fountain', 'breath', 'book', 'tree']],
  },
  {
    reference: 'Psalm 127:1',
    words:
      'Unless the LORD builds the house, | its builders labor in vain; | unless the LORD protects the city, | its watchmen stand guard in vain.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['builds', 'enters', 'blesses', 'leaves'],
      ['labor', 'sing', 'rest', 'hope'],
      ['protects', 'founds', 'rules', 'knows'],
      ['watchmen', 'soldiers', 'gates', 'elders'],
    ],
  },
  {
    reference: 'Psalm 139:7',
    words: 'Where can I go | to escape Your Spirit? | Where can I flee | from Your presence?',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['escape', 'find', 'know', 'hear'],
      ['flee', 'hide', 'turn', 'come'],
      ['presence', 'people', 'anger', 'mercy'],
    ],
  },
  {
    reference: 'Proverbs 3:6',
    words: 'in all your ways | acknowledge Him, | and He will make your paths straight.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['ways', 'days', 'works', 'plans'],
      ['acknowledge', 'praise', 'trust', 'follow'],
      ['paths', 'words', 'hands', 'eyes'],
    ],
  },
  {
    reference: 'Proverbs 16:9',
    words: 'A man’s heart plans his course, | but the LORD determines his steps.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['plans', 'fears', 'leaves', 'finds'],
      ['course', 'words', 'feast', 'battle'],
      ['determines', 'counts', 'watches', 'lightens'],
    ],
  },
  {
    reference: 'Proverbs 18:17',
    words:
      'The first to state his case | seems right | until another comes | and cross-examines him.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['case', 'price', 'name', 'wish'],
      ['right', 'brave', 'guilty', 'foolish'],
    ],
  },
  {
    reference: 'Proverbs 31:8',
    words: 'Open your mouth | for those with no voice, | for the cause of all the dispossessed.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['mouth', 'hand', 'house', 'purse'],
      ['voice', 'bread', 'home', 'name'],
      ['dispossessed', 'wise', 'mighty', 'faithful'],
    ],
  },
  {
    reference: 'Ecclesiastes 11:4',
    words:
      'He who watches the wind | will fail to sow, | and he who observes the clouds | will fail to reap.',
    topic: 'psalms-and-wisdom',
    gaps: [
      ['watches', 'fears', 'follows', 'hears'],
      ['observes', 'counts', 'chases', 'paints'],
      ['sow', 'sail', 'sleep', 'build'],
      ['reap', 'rest', 'gather', 'dance'],
    ],
  },
  {
    reference: 'Matthew 5:37',
    words:
      'Simply let your ‘Yes’ be ‘Yes,’ | and your ‘No,’ ‘No.’ | Anything more | comes from the evil one.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['Simply', 'Always', 'Never', 'Gladly'],
      ['evil', 'proud', 'wicked', 'foolish'],
    ],
    speaker: ['Jesus', 'James', 'Paul', 'Solomon'],
  },
  {
    reference: 'Matthew 6:10',
    words: 'Your kingdom come, | Your will be done, | on earth as it is in heaven.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['kingdom', 'glory', 'morning', 'mercy'],
      ['done', 'known', 'heard', 'praised'],
    ],
  },
  {
    reference: 'Matthew 10:31',
    words: 'So do not be afraid; | you are worth more | than many sparrows.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['worth', 'loved', 'counted', 'trusted'],
      ['sparrows', 'doves', 'riches', 'kingdoms'],
    ],
    alsoIn: ['Luke'],
    speaker: ['Jesus', 'David', 'Peter', 'Solomon'],
  },
  {
    reference: 'Matthew 22:37',
    words:
      'Love the Lord your God | with all your heart | and with all your soul | and with all your mind.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['heart', 'strength', 'days', 'wealth'],
      ['soul', 'people', 'voice', 'life'],
      ['mind', 'might', 'house', 'spirit'],
    ],
    alsoIn: ['Mark'],
    speaker: ['Jesus', 'an expert in the law', 'Peter', 'John the Baptist'],
  },
  {
    reference: 'John 1:5',
    words: 'The Light shines | in the darkness, | and the darkness | has not overcome it.',
    topic: 'life-of-jesus',
    gaps: [
      ['shines', 'waits', 'walks', 'rests'],
      ['overcome', 'known', 'hidden', 'followed'],
    ],
  },
  {
    reference: 'John 1:14',
    words: 'The Word became flesh | and made His dwelling | among us.',
    topic: 'life-of-jesus',
    gaps: [
      ['flesh', 'light', 'king', 'truth'],
      ['dwelling', 'promise', 'journey', 'name'],
      ['among', 'above', 'before', 'through'],
    ],
  },
  {
    reference: 'John 4:14',
    words: 'But whoever drinks the water I give him | will never thirst.',
    topic: 'life-of-jesus',
    gaps: [
      ['drinks', 'carries', 'shares', 'finds'],
      ['never', 'always', 'again', 'soon'],
      ['thirst', 'hunger', 'die', 'weep'],
    ],
    speaker: ['Jesus', 'a Samaritan woman', 'Peter', 'John the Baptist'],
  },
  {
    reference: 'Luke 23:34',
    words: 'Father, forgive them, | for they do not know | what they are doing.',
    topic: 'life-of-jesus',
    gaps: [
      ['forgive', 'spare', 'judge', 'remember'],
      ['know', 'see', 'believe', 'love'],
    ],
    speaker: ['Jesus', 'Stephen', 'Peter', 'Pilate'],
  },
  {
    reference: 'John 15:13',
    words: 'Greater love has no one than this, | that he lay down his life | for his friends.',
    topic: 'teaching-of-jesus',
    gaps: [
      ['Greater', 'Truer', 'Stronger', 'Older'],
      ['life', 'burden', 'sword', 'crown'],
      ['friends', 'sheep', 'brothers', 'enemies'],
    ],
    speaker: ['Jesus', 'Paul', 'David', 'Peter'],
  },
  {
    reference: 'Acts 5:29',
    words: 'We must obey God | rather than men.',
    topic: 'church-and-letters',
    gaps: [
      ['obey', 'fear', 'praise', 'thank'],
      ['men', 'kings', 'priests', 'angels'],
    ],
    speaker: ['Peter and the other apostles', 'Pontius Pilate', 'the Pharisees', 'the high priest'],
  },
  {
    reference: 'Romans 5:8',
    words:
      'But God proves His love for us in this: | While we were still sinners, | Christ died for us.',
    topic: 'church-and-letters',
    gaps: [
      ['proves', 'hides', 'measures', 'gives'],
      ['sinners', 'children', 'strangers', 'enemies'],
      ['died', 'prayed', 'came', 'waited'],
    ],
  },
  {
    reference: 'Romans 8:31',
    words: 'If God is for us, | who can be against us?',
    topic: 'church-and-letters',
    gaps: [['against', 'above', 'before', 'among']],
  },
  {
    reference: 'Romans 8:38',
    words:
      'For I am convinced | that neither death nor life, | neither angels nor principalities, | neither the present nor the future, | nor any powers',
    topic: 'church-and-letters',
    gaps: [
      ['convinced', 'afraid', 'thankful', 'amazed'],
      ['angels', 'kings', 'armies', 'mountains'],
      ['powers', 'riches', 'wisdom', 'tears'],
    ],
  },
  {
    reference: '2 Corinthians 12:9',
    words: 'My grace is sufficient for you, | for My power | is perfected in weakness.',
    topic: 'church-and-letters',
    gaps: [
      ['grace', 'word', 'bread', 'promise'],
      ['sufficient', 'waiting', 'hidden', 'holy'],
      ['power', 'love', 'wisdom', 'light'],
      ['weakness', 'prayer', 'silence', 'wisdom'],
    ],
  },
  {
    reference: 'Galatians 3:28',
    words:
      'There is neither Jew nor Greek, | slave nor free, | male nor female, | for you are all one | in Christ Jesus.',
    topic: 'church-and-letters',
    gaps: [
      ['slave', 'rich', 'weak', 'young'],
      ['free', 'poor', 'strong', 'old'],
      ['one', 'kings', 'heirs', 'known'],
    ],
  },
  {
    reference: 'Ephesians 4:25',
    words: 'Therefore each of you must put off falsehood | and speak truthfully | to his neighbor',
    topic: 'church-and-letters',
    gaps: [
      ['falsehood', 'anger', 'pride', 'sorrow'],
      ['truthfully', 'softly', 'kindly', 'wisely'],
      ['neighbor', 'brother', 'enemy', 'king'],
    ],
  },
  {
    reference: 'Colossians 3:23',
    words:
      'Whatever you do, | work at it with your whole being, | as for the Lord | and not for men',
    topic: 'church-and-letters',
    gaps: [
      ['work', 'look', 'laugh', 'hurry'],
      ['whole', 'humble', 'inner', 'better'],
      ['men', 'money', 'praise', 'kings'],
    ],
  },
  {
    reference: 'Hebrews 13:2',
    words:
      'Do not neglect to show hospitality to strangers, | for by so doing | some people have entertained angels | without knowing it.',
    topic: 'church-and-letters',
    gaps: [
      ['neglect', 'promise', 'wait', 'hurry'],
      ['hospitality', 'justice', 'mercy', 'respect'],
      ['angels', 'kings', 'prophets', 'thieves'],
      ['knowing', 'seeing', 'wanting', 'saying'],
    ],
  },
  {
    reference: 'James 1:17',
    words:
      'Every good and perfect gift | is from above, | coming down from the Father | of the heavenly lights',
    topic: 'church-and-letters',
    gaps: [
      ['gift', 'word', 'work', 'child'],
      ['above', 'within', 'heaven', 'afar'],
      ['lights', 'hosts', 'songs', 'gates'],
    ],
  },
  {
    reference: '1 John 3:18',
    words: 'Little children, | let us love not in word and speech, | but in action and truth.',
    topic: 'church-and-letters',
    gaps: [
      ['speech', 'song', 'prayer', 'letter'],
      ['action', 'silence', 'sorrow', 'secret'],
      ['truth', 'joy', 'hope', 'peace'],
    ],
  },
];
