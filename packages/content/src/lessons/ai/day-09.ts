import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay09: LessonSource = {
  category: 'ai',
  dayNumber: 9,
  pictures: ['input-latin-letters', 'speech-balloon', 'input-numbers'],
  references: ['Genesis 11:7', 'Psalm 139:4', 'Proverbs 25:11'],
  bands: {
    kindergarten: {
      title: 'Words Put On Number Coats',
      description: 'A computer cannot read. So every word needs a number.',
      difficulty: 'beginner',
      content: `Say your name. Feel how your mouth moves. Now knock on the floor for each part. Na-o-mi! Three knocks.

Words can turn into knocks. Words can turn into numbers too. A computer only keeps numbers. So people made a list. Dog is one. Cat is two. Runs is three. Sleeps is four.

Now read this: one, three. Dog runs! Read this: two, four. Cat sleeps! You can read number words. That is what a computer gets.

But the computer never pets a dog. It does not hear a cat purr. It only has one and two.

Long ago people built a tower. God mixed up their words.

> Come, let Us go down and confuse their language
> — Genesis 11:7

Then nobody understood. Words are for sharing. When you do not understand a friend, ask. Point and smile and try again.`,
      objectives: [
        'Read a message made of numbers.',
        'Say what a computer keeps in place of a word.',
      ],
      activities: [
        {
          title: 'Secret number words',
          description:
            'Make a list with your group. One is jump. Two is clap. Three is sit. Hold up fingers. Can your friends do the word?',
        },
        {
          title: 'Knock your name',
          description:
            'Say your name slowly. Knock on wood for each part. Who else has the same number of knocks? Stand together.',
        },
      ],
      checks: [
        {
          question: 'Dog is one. Cat is two. Sleeps is four. What is two, four?',
          options: ['Dog runs', 'Cat sleeps', 'Dog sleeps'],
          answer: 1,
          explanation: 'Two is cat, and four is sleeps.',
          practises: [0],
        },
        {
          question: 'Dog is one. Runs is three. How do you write dog runs?',
          options: ['One, three', 'Three, one', 'Two, four'],
          answer: 0,
          explanation: 'First comes one for dog. Then comes three for runs.',
          practises: [0],
        },
        {
          question: 'What does a computer keep for the word cat?',
          options: ['A soft paw', 'A loud meow', 'A number'],
          answer: 2,
          explanation: 'It has no ears or fur. It keeps a number.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Message from the Number Tower',
      description: 'Crack the code that every computer in the world agrees on.',
      difficulty: 'beginner',
      content: `## The note on the gate

On Tuesday there was a strip of paper on the camp gate with nothing but numbers: 72 69 76 76 79. Finn thought that it was the score of a game, but his friend Salma was not so sure. “Look,” she said, “there are two 76s in a row. Which words have a double letter in the middle?”

Could it be HELLO? Then 72 would be H, 69 would be E, 76 would be L, and 79 would be O. Salma counted along the alphabet on her fingers. If A is 65 and B is 66, then everything fits. She had cracked it!

## A list that everyone shares

Computers hold numbers, so letters need numbers. Many years ago people agreed on a list in which A is 65. Today there is a much longer list called Unicode. It has a place for more than 150,000 signs: letters from Arabic, Greek and Hebrew, Chinese characters, and even the little faces in messages. Without a shared list a word sent from one country would arrive as nonsense in another. It would be like Babel all over again.

## From letters to meaning?

A program that works with language cuts sentences into pieces, and each piece gets a number. It may be a whole word, such as lamp, or a part, such as ing. The program then learns from huge amounts of text which pieces often stand near each other. After “once upon a” it has very often met “time.”

Does it know what a lamp is? It has never been in a dark room. You have. So when a computer writes something to you, it is wise to ask: is that true, and is it kind? You have to bring the meaning.

> A word fitly spoken is like apples of gold in settings of silver.
> — Proverbs 25:11

Under the note on the gate Salma wrote her answer: 87 69 76 67 79 77 69. Can you read it?`,
      objectives: [
        'Turn letters into code numbers and back.',
        'Explain why everyone needs the same list.',
        'Tell what a computer does with pieces of words.',
      ],
      activities: [
        {
          title: 'Gate notes',
          description:
            'Write A = 65, B = 66 and so on up to Z = 90. Make up a friendly message of at most eight letters and write it in numbers. Hang it up for another group to crack and answer.',
        },
        {
          title: 'What comes next?',
          description:
            'One child says the first two words of a saying, a song or a prayer. The others write the word that they expect next, all at the same time. Compare. Which endings did everybody know, and which were surprising?',
        },
      ],
      checks: [
        {
          question: 'A is 65, B is 66, C is 67. Which word is 67 65 66?',
          options: ['BAC', 'CAB', 'ABC', 'CBA'],
          answer: 1,
          explanation: 'Now 67 is C, 65 is A and 66 is B. Together they spell CAB.',
          practises: [0],
        },
        {
          question: 'Why do all computers use one list of letters and numbers?',
          options: [
            'So that texts can be read anywhere',
            'So that words get shorter',
            'So that nobody has to learn to write',
            'So that one language wins',
          ],
          answer: 0,
          explanation: 'With different lists a message would turn into nonsense on the way.',
          practises: [1],
        },
        {
          question: 'What does a language program learn from lots of text?',
          options: [
            'How a lamp feels when it is hot',
            'Which stories are really true',
            'What the writer had for breakfast',
            'Which pieces of words often stand together',
          ],
          answer: 3,
          explanation:
            'It learns patterns of pieces. Truth and meaning have to be checked by people.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Tokens, Codes and the Gap Between',
      description:
        'By the time your sentence reaches a language model, it has been chopped up and numbered. What is lost?',
      difficulty: 'intermediate',
      content: `## Agreeing on an alphabet

In 1963 American engineers published a table that gave every English letter, digit and punctuation mark a number between 0 and 127. It was called ASCII, and it worked well, as long as you wrote English. Anyone who needed é, ß, ñ or א was out of luck. Other countries made tables of their own, and for decades a text that left home could arrive as alphabet soup. One and the same number meant a different character in Athens and in Moscow.

The way out was a single enormous list. Unicode, begun around 1990, now has room for more than a million code points, and as of 2026 it defines over 150,000 characters, from Egyptian hieroglyphs to emoji. Volunteers and experts from many nations decide together what is included. It is a quiet answer to Babel: instead of forcing everybody to use one script, it lets every script travel.

## From characters to tokens

A language model does not read characters one at a time. Its input is first cut into tokens, which are common words or fragments of words. A frequent English word may be one token, and a rare name might be four. Each token is then replaced by its number in the list.

Here is a toy version. Suppose that the list contains: un = 7, break = 12, able = 31, lamp = 5, light = 9. Then

- unbreakable becomes 7, 12, 31
- lamplight becomes 5, 9

This explains some odd mistakes. Asked how many letters there are in a word, a model that sees only 5, 9 has to have learned the spelling from somewhere else, because the letters are no longer in front of it.

The cutting is not equally kind to all languages. The pieces are chosen because they were frequent in the texts that somebody collected, and most of those texts were in English. Sentences in Burmese or Amharic have often been chopped into several times as many tokens, which makes them slower and more expensive to process and leaves less room for context. Nobody planned that as an insult. It happens if you count what lies closest at hand.

## The gap

> Even before a word is on my tongue, You know all about it, O LORD.
> — Psalm 139:4

Between your thought and the number 31 there are many steps: you feel something, search for a word, say it with a certain tone, somebody writes it, a program cuts it, a table numbers it. At every step something is kept and something is dropped. Irony, a sigh, the friend’s face across the table are not in the table.

That is no reason to despise the numbers. They let a teenager in Lagos read a letter from Lima within a second. But when a reply comes back from a machine, you should know what it had to work with, and if you have something to say that really matters, consider saying it face to face.`,
      objectives: [
        'Explain why a shared code such as Unicode became necessary.',
        'Split words into tokens with a given list.',
        'Describe how the choice of tokens can put some languages at a disadvantage.',
      ],
      activities: [
        {
          title: 'Build a tokenizer',
          description:
            'In pairs, write down a paragraph that both of you know by heart. Circle the twenty fragments of two to five letters that appear most often and number them. Encode a new sentence with your list, spelling the rest letter by letter. How many numbers does it take compared with letters? Try a sentence in another language.',
        },
        {
          title: 'Lost on the way',
          description:
            'Say the same five-word sentence in four different moods. A listener writes down only the words. A third person, who has not heard it, reads the note and guesses each mood. Talk about what was dropped and what might have saved it.',
        },
      ],
      checks: [
        {
          question: 'What problem did Unicode solve?',
          options: [
            'Computers could not store more than 127 words',
            'Different tables gave one number different meanings',
            'Emoji took up more memory than photographs',
            'English spelling was too irregular for machines',
          ],
          answer: 1,
          explanation:
            'With national tables, a number stood for different characters in different places. A single list ended the confusion.',
          practises: [0],
        },
        {
          question: 'The list says: re = 4, play = 8, ing = 15, er = 2. How is replaying encoded?',
          options: ['4, 15, 8', '8, 4, 15', '4, 8, 2', '4, 8, 15'],
          answer: 3,
          explanation: 'The pieces in order are re, play and ing, so the numbers are 4, 8 and 15.',
          practises: [1],
        },
        {
          question: 'Why are some languages cut into many more tokens than English?',
          options: [
            'The list was made from texts in which they were rare',
            'Their speakers prefer to write in code',
            'Their words carry less meaning',
            'Unicode has no characters for them',
          ],
          answer: 0,
          explanation:
            'Frequent fragments get a token of their own. Languages that were scarce in the collected texts have to be spelled out in small pieces.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Arithmetic of Symbols',
      description:
        'A number stands for a token, the token for a word, the word for a thing. Where along this chain does meaning enter?',
      difficulty: 'advanced',
      content: `## Encoding as a political act

The history of character codes reads at first like bookkeeping. Morse assigned short signals to frequent English letters; Baudot’s telegraph code of the 1870s compressed the alphabet into five binary units; ASCII, standardized in 1963, provided 128 positions and assumed that this was plenty. Whoever drew up the table decided whose writing could be transmitted. A resident of Hanoi or Cairo had to transliterate a name in order to exist in the machine.

Unicode reversed the presumption. Its designers undertook to give a distinct code point to every character of every script in use, and later to historical scripts as well, and they kept room for 1,114,112 positions. The most widespread encoding of those points, UTF-8, which Ken Thompson and Rob Pike devised over dinner in 1992, represents the old ASCII characters with a single byte and others with two, three or four, so that existing English text remained valid without alteration. It is an admirable compromise, although one notices whose texts stayed shortest.

## Tokenization and its economy

Contemporary language models operate on tokens. A common procedure, byte pair encoding, was published in 1994 as a method of data compression: begin with single bytes, find the adjacent pair that is most frequent in the corpus, merge it into a new unit, and repeat until the vocabulary has the desired size. Suppose the corpus consists of the words low, lower and lowest, once each. The pair l o occurs three times, and so does o w; after two merges the fragment low is a unit of its own, while er and est are candidates for later rounds.

Such vocabularies inherit the proportions of their corpora. Researchers who compared tokenizers in 2023 found that the same content could require several times as many tokens in some languages as in English, in extreme cases more than ten times. Since providers charge by the token and models attend to a limited number of them, speakers of those languages paid more for less. Newer vocabularies have narrowed the gap without closing it. A design that looks like neutral statistics distributes costs.

## The chain of standing-for

The philosophically interesting question concerns what has been encoded. A token identifier is an index in a list. During training it acquires a vector whose geometry reflects the company the token keeps, and such vectors capture a surprising amount: that Paris relates to France as Rome does to Italy, for example. The linguist John Firth had remarked in 1957 that you shall know a word by the company it keeps.

Does company suffice? In a thought experiment of 1980 John Searle imagined a person who follows rules for manipulating Chinese characters so well that outsiders believe they are corresponding with a speaker, though nobody in the room understands. Critics respond that understanding may belong to the whole system, or that it would require connection to perception and action. Others point out that we ourselves learn a great many words, such as quark or medieval, chiefly from other words. As of 2026 the matter is disputed, and caution in both directions is reasonable.

Less disputed is the practical consequence. A system that has been optimized to continue text will continue it fluently whether or not the continuation is true. Fluency is therefore evidence about the corpus, and about the world only indirectly.

## Speech as gift

> Even before a word is on my tongue, You know all about it, O LORD.
> — Psalm 139:4

The psalmist reverses our order of difficulty. For a machine the string is given and the intention must be guessed; before God the intention is known and the string is almost superfluous. Human conversation lies between. We have neither numbers only nor immediate sight of one another’s hearts, so that every sentence is a small act of trust, given by one person and interpreted by another, correctable by both. To remember this is perhaps the best preparation for living with devices that produce sentences at no cost to themselves.`,
      objectives: [
        'Carry out the first merges of byte pair encoding on a small corpus.',
        'Explain how tokenization distributes costs among languages.',
        'Discuss arguments about whether patterns of words amount to understanding.',
      ],
      activities: [
        {
          title: 'Merge by hand',
          description:
            'Write the words hug, hugs, hugging, bug and bugs on a sheet, spaced out in letters. Count adjacent pairs, merge the most frequent, and repeat four times, breaking ties alphabetically. Record your vocabulary. Then add five words of your own and see how the order of merges changes.',
        },
        {
          title: 'The room',
          description:
            'Stage Searle’s thought experiment. One person behind a sheet answers questions written in invented symbols by looking them up in a rule book that your group has prepared. The rest ask and then debate: who or what, if anything, understood? Hold a vote before and after the discussion.',
        },
      ],
      checks: [
        {
          question:
            'A corpus holds the words low, lower and lowest, once each. What can be said of the pair l o?',
          options: [
            'It occurs once and will never be merged',
            'It occurs three times, as often as the pair o w',
            'It is merged only after the pair e s',
            'It is excluded because it begins every word',
          ],
          answer: 1,
          explanation:
            'Each of the three words contains l o and o w exactly once. Both are therefore the first candidates.',
          practises: [0],
        },
        {
          question: 'How can a tokenizer treat languages unequally without any such intention?',
          options: [
            'Its code points are assigned by national governments',
            'Rare scripts are deleted before training',
            'Its vocabulary reflects which texts were plentiful in the corpus',
            'Bytes take up more space in some alphabets than in memory',
          ],
          answer: 2,
          explanation:
            'Frequent sequences are merged into single units. Where a language was scarce, the same content needs more tokens and costs more.',
          practises: [1],
        },
        {
          question: 'What does Searle’s thought experiment try to show?',
          options: [
            'That handling symbols correctly does not by itself amount to understanding',
            'That Chinese cannot be written as numbers',
            'That only people with perception can follow rules',
            'That fluent answers are always false',
          ],
          answer: 0,
          explanation:
            'The person in the room manipulates symbols successfully without understanding them. Critics dispute what follows for the whole system.',
          practises: [2],
        },
      ],
    },
  },
};
