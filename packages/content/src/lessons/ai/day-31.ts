import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay31: LessonSource = {
  category: 'ai',
  dayNumber: 31,
  pictures: ['world-map', 'candle', 'bright-button'],
  references: ['Isaiah 9:2', 'Isaiah 9:6', 'Psalm 119:130'],
  bands: {
    kindergarten: {
      title: 'Words Live in Streets',
      description: 'Where does the word cat live? Next door to dog!',
      difficulty: 'beginner',
      content: `Let us build a town of words. In Pet Street live cat, dog and bunny. In Food Street live soup, bread and plum. Where does kitten live? In Pet Street, close to cat!

A computer builds a town like that. It reads and reads. Cat and dog are often near the same words. Both eat. Both sleep. Both need a bowl. So it puts them close together.

Some words sit between two streets. Fish! Is it a pet? Is it food? It can be both.

The computer does not know how soft a kitten is. It only knows who lives next door.

Long ago people waited for God’s help. It felt like a dark night. Isaiah told them good news.

> The people walking in darkness have seen a great light
> — Isaiah 9:2

Light lives near hope. It lives near joy. Where would you put the name Jesus?`,
      objectives: [
        'Put words that belong together in one street.',
        'Say what the computer does not know.',
      ],
      activities: [
        {
          title: 'Word town',
          description:
            'Draw three streets on the ground. Each child is a word. Run to your street! Who are your neighbors?',
        },
        {
          title: 'What lives near light?',
          description:
            'Say the word light. Each child adds a word that fits. Sun! Lamp! Warm! How many can you find?',
        },
      ],
      checks: [
        {
          question: 'Where does the word puppy live?',
          options: ['In Food Street', 'In Pet Street', 'In Car Street'],
          answer: 1,
          explanation: 'A puppy is a little dog. It lives close to dog.',
          practises: [0],
        },
        {
          question: 'Which word can live in two streets?',
          options: ['Fish', 'Soup', 'Bunny'],
          answer: 0,
          explanation: 'A fish can be a pet. It can be food too.',
          practises: [0],
        },
        {
          question: 'What does the computer not know about a kitten?',
          options: ['Its neighbors', 'All of its letters', 'How soft it is'],
          answer: 2,
          explanation: 'It never petted one. It only knows which words are near.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A Map Where Words Have Neighbors',
      description: 'Two steps from king and one step from man. Who lives there?',
      difficulty: 'beginner',
      content: `## The floor full of cards

In the big tent Miss Ana had spread a sheet with squares. She gave each child a card with a word. “Stand so that words which belong together stand close,” she said. Lamp and candle stood side by side. So did cow and goat. But where should lantern fish go? In the end it stood alone between the lights and the animals.

“You have just made a map of meanings,” said Miss Ana.

## Numbers for a place

A computer makes such a map too. Every word gets a place, and a place is written in numbers. On Miss Ana’s sheet two numbers were enough: how many squares to the right and how many up. Candle was at 2 and 5, and lamp at 3 and 5. A computer uses hundreds of numbers for each word, because words can be alike in hundreds of ways.

How does it know where they belong? By the company they keep. If two words turn up in the same kinds of sentences, it moves them a little closer. “I lit the…” fits lamp, candle and fire. It doesn’t fit goat.

## Steps on the map

Then something surprising happens. The step from man to woman goes in nearly the same direction as the step from king to queen, and from uncle to aunt. Nobody told the computer to do that.

It learns our bad habits as well. If most texts speak of nurses as she and of engineers as he, it puts the words there. So the map shows how people have written. It doesn’t show how things ought to be.

There was a time when Israel’s map was full of dark words: war, fear, loss. Into the middle of it God let Isaiah place a different one.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

“Where on our sheet would you put hope?” asked Miss Ana. The children thought for a long time. Then they moved together to make room.`,
      objectives: [
        'Explain how a word gets its place on a map of meanings.',
        'Read and compare places given by two numbers.',
        'Tell what such a map can learn wrongly.',
      ],
      activities: [
        {
          title: 'Our own sheet',
          description:
            'Write twenty words on cards and lay them out in a field so that related ones are close. Walk from one word to another and name what you pass. Move three cards and explain why.',
        },
        {
          title: 'The missing neighbor',
          description:
            'Say: day is to night as summer is to… Everyone writes the missing word. Make up five more, and try them on a grown-up.',
        },
      ],
      checks: [
        {
          question: 'How does a computer find out that lamp and candle belong together?',
          options: [
            'They have the same number of letters',
            'Someone painted them yellow',
            'It has a camera and has seen both of them shine',
            'They appear in the same kinds of sentences',
          ],
          answer: 3,
          explanation: 'You can light either of them. They keep the same company.',
          practises: [0],
        },
        {
          question:
            'Lamp is at (3, 5), fire at (4, 5), goat at (9, 1). Which word is nearest to lamp?',
          options: ['Fire', 'Goat', 'Both alike', 'Lantern'],
          answer: 0,
          explanation: 'Fire is one step away. Goat is far off in both numbers.',
          practises: [1],
        },
        {
          question: 'The map puts engineer next to he. What does that tell us?',
          options: [
            'Only men can be engineers',
            'How people have often written',
            'How the word is spelled',
            'That the computer must be broken',
          ],
          answer: 1,
          explanation: 'It copies habits from texts. That does not make them right.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Company Words Keep',
      description:
        'A word is known by its neighbors. Turn that into numbers, and you can do sums with meanings.',
      difficulty: 'intermediate',
      content: `## You will know it by its company

Suppose you read: “The children ate warm zelp with honey.” You have never seen the word, and still you know a lot: it is food, rather like bread or porridge. You know that from its company.

Word vectors make use of this. For each word a list of numbers is learned, usually several hundred, in such a way that the vector of a word helps to predict which words stand around it. Words that keep similar company end up close to each other.

## Sums with meanings

To see how it works, take only two numbers, say royalty and femininity, each from 0 to 10.

- man (1, 1) and woman (1, 9)
- king (9, 1)

If you calculate king − man + woman, you get (9 − 1 + 1, 1 − 1 + 9) = (9, 9). And what lives there? Queen. When researchers at Google published such examples in 2013, it caused a sensation. The program had never been told what a queen is. (In real vectors the result is only near queen, and some of the famous examples work only if one excludes the words that one put in.)

How close two vectors are is often measured by the angle between them. If they point in the same direction, the cosine of the angle is 1; at a right angle it is 0. In a space with hundreds of dimensions such angles can be calculated as easily as in two.

## What comes along

In 2016 another sum made headlines: man is to computer programmer as woman is to homemaker. The vectors had been trained on newspaper articles. Nobody had written that sentence; it was distilled from millions of others. Later studies found that the vectors reproduce human prejudices, and even statistics such as the share of women in an occupation, with surprising precision.

One can push the vectors apart afterward. But tests showed that the prejudice was often just hidden. It is better to be careful about where such vectors are used, and not to let them choose whom to invite to an interview.

There is one more limit. In the simple version each word has one place. “Bank” sits somewhere between money and river. Newer models calculate a fresh vector for every occurrence, from the sentence that it stands in.

## A word in a dark neighborhood

What company do the words of your life keep? For people in Isaiah’s days, “tomorrow” stood beside siege and deportation. The prophet didn’t deny it. He set another word into the very same region.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

A model computes a meaning from what has usually been said. A promise does the opposite. It says something that has not been usual at all, and it changes the neighborhood.`,
      objectives: [
        'Explain how a word’s company determines its vector.',
        'Calculate simple sums with word vectors.',
        'Describe how prejudice enters and what follows for use.',
      ],
      activities: [
        {
          title: 'The word that does not exist',
          description:
            'Invent a word and write five sentences in which it occurs without being explained. Others list what they can infer and in which sentence it became clear. Which kind of neighbor told the most?',
        },
        {
          title: 'Field of vectors',
          description:
            'Mark two axes on the ground, such as loud to quiet and work to play. Place fifteen words. Look for parallel steps, for example from whisper to shout and from stroll to race. Then choose other axes. Which parallels survive?',
        },
      ],
      checks: [
        {
          question:
            'Vectors: puppy (2, 8), dog (6, 8), kitten (2, 3). What is dog − puppy + kitten?',
          options: ['(10, 3)', '(6, 3)', '(4, 0)', '(2, 13)'],
          answer: 1,
          explanation: '6 − 2 + 2 = 6 and 8 − 8 + 3 = 3. That is where one would expect cat.',
          practises: [1],
        },
        {
          question: 'Why do tea and coffee get similar vectors?',
          options: [
            'They are spelled with similar letters',
            'A dictionary lists both as drinks',
            'They were entered one after the other',
            'They occur with the same neighbors',
          ],
          answer: 3,
          explanation:
            'Both are drunk, poured, hot and served in cups. The vectors reflect the company.',
          practises: [0],
        },
        {
          question: 'Vectors link some occupations to men. What is the wisest consequence?',
          options: [
            'Not to let them decide who is invited to an interview',
            'To conclude that the link is a law of nature',
            'To delete all names of occupations from books',
            'To train them once more, for longer, on the same articles',
          ],
          answer: 0,
          explanation:
            'They mirror how people have written. For decisions about persons that is no good reason.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Distributional Semantics and the New Word',
      description:
        'If meaning is use, then a corpus contains it. If meaning is also promise, something is missing.',
      difficulty: 'advanced',
      content: `## A hypothesis turned into linear algebra

Zellig Harris suggested in 1954 that words which occur in similar contexts tend to have similar meanings. To exploit the suggestion one may form a large matrix whose rows are words, whose columns are contexts, and whose entries measure how much more often the two occur together than chance would predict. Factorizing the matrix into a product of much narrower ones assigns to each word a vector of a few hundred components. The neural procedure of 2013 known as word2vec, which seemed to be something quite different, was shown a year later to perform implicitly a factorization of just this kind.

Proximity is commonly measured by the cosine. For the vectors (1, 2, 2) and (2, 1, 2) the scalar product is 2 + 2 + 4 = 8; each has length 3; the cosine is 8/9, or about 0.89. Analogies appear as parallelograms because many relations shift the statistics of context in a consistent manner: whatever turns king into queen also turns he into she in the surrounding text.

## Mirrors

In 2017 Aylin Caliskan and colleagues found in vectors trained on ordinary web text the same links that psychologists had found in people. Flowers are closer to pleasant words than insects are, and names common among European Americans are closer to them than names common among African Americans. How far a job’s vector leaned toward female words followed closely the real share of women in that job. A corpus, one may say, holds facts, habits and injustices mixed together, and the mathematics does not separate them.

One can try to remove a direction by projecting it out. The analogies then look clean, but the attribute can still be recovered from the clusters that remain. What is spread through a whole geometry cannot be cut out of one axis.

For static vectors bank had a single location. Contextual models compute a representation for each occurrence, layer by layer, and can be probed for syntax, coreference and even for a rough map of the earth. They inherit the mirror all the same.

## Use and more than use

The philosophical ancestor of the approach is often sought in Wittgenstein’s remark that for a large class of cases the meaning of a word is its use in the language. It is a qualified remark, and by use he meant practices: ordering, consoling, praying, in which sentences are interwoven with actions. A corpus records the residue of such practices. Whether the residue suffices for understanding is contested; that it does not suffice for performing them is clear. A text may contain the words I promise without anyone’s having promised.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

Grammatically the oracle is a provocation. The verbs stand in the perfect, the form for completed acts, whereas the Assyrian armies are still in the country. Commentators speak of a prophetic perfect: what has been promised is narrated as done. Measured against the contexts then current, the sentence had a very low probability, and its truth conditions were not satisfied by anything that could be observed. It did not describe a distribution; it intervened in one. Christians, reading with Matthew, find that it was eventually made good in Galilee, and they have gone on using it in cellars and cancer wards, where it is no more probable than before.

A representation made from what has been said is a good guide to what will probably be said next. But language is also how people, and as the faith confesses God, say what was never likely. That power leaves traces in the corpus. It does not live there.`,
      objectives: [
        'Compute cosine similarity and interpret it.',
        'Explain why removing one direction does not remove a bias.',
        'Discuss what promises reveal about the limits of distributional meaning.',
      ],
      activities: [
        {
          title: 'Matrix by hand',
          description:
            'Choose six words and six contexts from a page of text. Count co-occurrences within five words, write the matrix, and compute the cosine for three pairs of rows. Which result agrees with your intuition, and which is an artifact of a small sample?',
        },
        {
          title: 'Unlikely sentences',
          description:
            'Collect from Scripture, literature or your family three sentences that changed what could be said afterward. For each, describe its situation, how probable it was, and what the speaker took on by saying it. Read one aloud to the group and let it stand without comment.',
        },
      ],
      checks: [
        {
          question: 'What is the cosine between (3, 4) and (4, 3)?',
          options: ['0.75', '0.96', '1', '24'],
          answer: 1,
          explanation:
            'The scalar product is 24, and both have length 5. So the cosine is 24/25, or 0.96.',
          practises: [0],
        },
        {
          question: 'Why does projecting out a gender direction fail to remove the bias?',
          options: [
            'Vectors have too few components for it',
            'The projection changes the spelling of words',
            'The attribute is spread over the geometry and can be recovered',
            'Analogies become impossible afterward',
          ],
          answer: 2,
          explanation: 'Clusters of neighbors still reveal it. One axis is not where it resides.',
          practises: [1],
        },
        {
          question: 'What does the oracle of Isaiah illustrate in the argument?',
          options: [
            'That language can intervene in what is usual and not only reflect it',
            'That prophets preferred rare words',
            'That the perfect tense has no fixed meaning',
            'That improbable sentences are generally false',
          ],
          answer: 0,
          explanation:
            'It says as done what nobody could observe. A promise does something that a record of usage does not contain.',
          practises: [2],
        },
      ],
    },
  },
};
