import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay26: LessonSource = {
  category: 'ai',
  dayNumber: 26,
  pictures: ['ewe', 'speech-balloon', 'musical-notes'],
  references: ['Psalm 23', 'Proverbs 25:11'],
  bands: {
    kindergarten: {
      title: 'What Word Comes Next?',
      description: 'Twinkle, twinkle, little… You know it!',
      difficulty: 'beginner',
      content: `Say it with me. Twinkle, twinkle, little… Star! How did you know? You have heard it many times.

Try this. One, two, three… Four! Good morning, how are… You! Your head knows what comes next.

A talking computer does this too. It has read more words than anyone. It looks at the last words. Then it guesses the next one. Then the next, and the next. So it makes a whole sentence!

But it only guesses. It never saw a star. It does not know if its words are true. It may say, “The moon is made of cheese.” It sounds nice. It is wrong! Ask a grown-up.

King David was a shepherd boy. He made a song about God. He did not guess it. He had been out with his sheep. He knew that God took care of him.

> The LORD is my shepherd; I shall not want.
> — Psalm 23:1

Your own words come from your own heart.`,
      objectives: ['Guess the next word.', 'Say why a guess may be wrong.'],
      activities: [
        {
          title: 'Finish my line',
          description:
            'Say the start of a song and stop. Your friend says the next word. Now make a silly ending. Who laughs first?',
        },
        {
          title: 'One word each',
          description:
            'Sit in a ring. Tell a story together. Each child adds one word. Where does it go?',
        },
      ],
      checks: [
        {
          question: 'One, two, three… What comes next?',
          options: ['Nine', 'Four', 'Zero'],
          answer: 1,
          explanation: 'You have heard it many times. So you know it.',
          practises: [0],
        },
        {
          question: 'How does a talking computer make a sentence?',
          options: ['It guesses word by word', 'It asks a man inside it', 'It sings a song'],
          answer: 0,
          explanation: 'It guesses the next word again and again.',
          practises: [0],
        },
        {
          question: 'It says that the moon is cheese. Is that true?',
          options: ['Yes, it never errs', 'Yes, if it sounds nice', 'No, it only guessed'],
          answer: 2,
          explanation: 'It does not know what is true. You can ask a grown-up.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Parrot with a Million Books',
      description: 'How can something write a poem if it has never felt the rain?',
      difficulty: 'beginner',
      content: `## A guessing game

On the bus Kofi’s teacher started a game. She said “Peanut butter and…” and the whole bus shouted “jelly!” Then she said “Once upon a…” and everybody yelled “time!” But after “My uncle keeps a…” there were twenty answers: goat, shop, secret. “Why were you so sure the first two times?” she asked.

Because they had heard those words together so often.

## How a chatbot writes

A chatbot plays this game all day. Before anyone could talk with it, it was fed more text than you could read in ten thousand years. It was not told what the words mean. It had to guess the next piece of a word, over and over, and each time it was wrong, its numbers were changed a little.

Now it can go on like that forever. It looks at your question, guesses the first piece of an answer, adds it, looks again, and guesses the next one. It picks among good guesses by a bit of chance, and so it may give you another answer tomorrow.

That works amazingly well. It also explains what goes wrong. If a wrong word sounds right, it may come out. The machine doesn’t lie, because it doesn’t know what is true. It completes.

- Good for: ideas, other words for something, a first try.
- Check first: facts, numbers, names, Bible verses.
- Not for: secrets, or deciding what is right.

## A song that somebody lived

You can guess how many songs go on. But somebody had to sing them for the first time. David had walked through dark valleys with his sheep. When he wrote this line, he wasn’t guessing what usually comes next.

> Even though I walk through the valley of the shadow of death, I will fear no evil, for You are with me
> — Psalm 23:4

On the way home Kofi finished the sentence about his uncle. “My uncle keeps a light on for me,” he wrote, and it was true.`,
      objectives: [
        'Explain how a chatbot writes an answer.',
        'Tell why it can be wrong without knowing it.',
        'Decide when an answer must be checked.',
      ],
      activities: [
        {
          title: 'Human chatbot',
          description:
            'Three children are the chatbot. Someone asks a question. They answer together, one word each, without talking it over. Write down what comes out. Does it sound right? Is it true?',
        },
        {
          title: 'My own psalm',
          description:
            'Write four lines that nobody could guess, because they come from your own day. Begin with God is like, and think of something you really saw.',
        },
      ],
      checks: [
        {
          question: 'How does a chatbot make its answer?',
          options: [
            'It looks the whole answer up in one very big book',
            'It asks a person in an office',
            'It guesses one piece of a word after another',
            'It copies what you wrote backward',
          ],
          answer: 2,
          explanation: 'Each piece is a guess that fits what came before.',
          practises: [0],
        },
        {
          question: 'Why can it say something wrong and still sound sure?',
          options: [
            'It goes for what sounds right',
            'It likes to play jokes',
            'It is very tired in the evening',
            'It wants to win the game',
          ],
          answer: 0,
          explanation: 'It does not know what is true. It completes sentences.',
          practises: [1],
        },
        {
          question: 'A chatbot gives you a Bible verse for your card. What should you do?',
          options: [
            'Write it down quickly',
            'Look it up in the Bible',
            'Ask it to say it louder',
            'Make it rhyme',
          ],
          answer: 1,
          explanation: 'Verses, names and numbers need checking at the source.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Autocomplete with a Very Long Memory',
      description:
        'One simple task, repeated trillions of times, leads to something that seems to talk.',
      difficulty: 'intermediate',
      content: `## Counting pairs

You can build a tiny language model with a pencil. Take these three sentences:

- the sheep follow the shepherd
- the shepherd knows the sheep
- the sheep know the voice

Count which word comes after “the.” It is sheep three times, shepherd twice, and voice once, six times altogether. So after “the” the model says sheep with a probability of 3/6, shepherd with 2/6 and voice with 1/6. Roll a die and you can let it write: 1 to 3 is sheep, 4 and 5 shepherd, 6 voice. After sheep come follow, know, or the end of the sentence.

What you get looks almost like language, and it has no plan. Claude Shannon played this game in 1948, first with letters and then with words.

## From pairs to attention

The weakness of counting is that only the last word matters. In “The shepherd who had lost a sheep in the hills yesterday was looking for…” the clue lies twelve words back. Modern models use an idea called attention: for each new piece, they calculate how strongly each earlier piece should influence it. The piece that comes next can look back at sheep and lost and ignore yesterday.

A large model has billions of adjustable numbers, and its training consists of a single exercise: guess the next token, compare, adjust. In order to get better at it, the model has to pick up grammar, facts and styles, since all of them help with guessing. Afterward it is trained further on good examples of helpful answers.

When it writes, it doesn’t always take the likeliest token. A setting called temperature decides how daring it is. At zero it always takes the top one; higher values give more variety and more nonsense.

## What follows from this

Such a system can be useful and astonishing, and a few cautions follow from its construction. It has no built-in difference between a true sentence and a likely one, so it makes things up, most easily where texts were rare. It reflects what people have written, prejudice included. And it has never been anywhere. It can describe thirst perfectly and has never wanted a drink.

> He makes me lie down in green pastures; He leads me beside quiet waters.
> — Psalm 23:2

Millions of people have learned those words, and any model will complete them for you. But think of a shepherd who searches for water through a dry afternoon and then sees his flock drinking. The sentence was paid for by an experience. When your grandmother whispers it in a hospital, it is paid for once more. Words get their weight from somebody who stands behind them, and it’s worth asking who stands behind yours.`,
      objectives: [
        'Build and use a model of word pairs.',
        'Explain what attention adds.',
        'Derive cautions for use from how such models work.',
      ],
      activities: [
        {
          title: 'Dice author',
          description:
            'Copy six short sentences from a text that you know and make a table of which words follow each word. Write a new text of twenty words with dice. Mark the places where it sounds sensible and where it breaks. Then use pairs of words as the clue and compare.',
        },
        {
          title: 'Paid for',
          description:
            'Choose a sentence that you know by heart, from a song, a psalm or a person. Tell a partner when it first meant something to you. Then say it again. Discuss what a machine that prints the same sentence would be missing.',
        },
      ],
      checks: [
        {
          question:
            'After “my” a text has dog four times, cat three times and hat once. What probability does cat get?',
          options: ['3/4', '3/8', '1/3', '4/8'],
          answer: 1,
          explanation: 'There are 4 + 3 + 1 = 8 cases, and 3 of them are cat.',
          practises: [0],
        },
        {
          question: 'What does attention allow a model to do?',
          options: [
            'To notice when a user is bored',
            'To store each sentence it has read',
            'To let earlier words, near or far, influence the next one',
            'To choose the likeliest token every time',
          ],
          answer: 2,
          explanation:
            'It calculates how strongly each earlier piece should count. So clues far back are not lost.',
          practises: [1],
        },
        {
          question: 'Where is a language model most likely to make something up?',
          options: [
            'On subjects about which little was written',
            'In sentences that everyone knows',
            'When it is asked how to spell a common word',
            'At a temperature of zero only',
          ],
          answer: 0,
          explanation:
            'With few texts to learn from it still has to guess something, and it cannot tell likely from true.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Next Token and the Lived Word',
      description:
        'A model that minimizes surprise has learned a great deal about us. What it is about remains our question.',
      difficulty: 'advanced',
      content: `## Surprise as a unit

In 1948 Claude Shannon proposed to measure the information in an event by the negative logarithm of its probability. An outcome that was expected with probability 1/2 conveys one bit, with 1/8 three bits. A language model is trained to assign high probability to what people actually wrote next, that is, to be surprised as little as possible on average. The average surprise, in bits per token, is its cross entropy, and two raised to that number is called perplexity. A model whose perplexity is 16 is as uncertain, on average, as if it had to choose among sixteen equally likely continuations.

Shannon estimated the entropy of English by letting people guess letters, and arrived at roughly one bit per letter. Every regularity that lowers surprise is worth learning: spelling, syntax, the rhymes of a sonnet, the capital of Peru, the way in which an argument customarily proceeds. The goal is shallow and the means to it are deep, and this is why a mere predictor may appear to understand.

## Attention

The architecture behind the present systems, the transformer, was introduced in 2017. Each token is represented by a vector, from which three others are computed, a query, a key and a value. The query of the present position is compared with the keys of the preceding ones by scalar products; a function called softmax converts the results into weights that add up to one; and the values are averaged with those weights. If for two earlier tokens the scores are 0 and ln 3, their weights are 1/(1 + 3) = 0.25 and 0.75. Dozens of layers with many such heads, working in parallel, permit a pronoun to find its noun and a closing bracket its opening.

Beyond pretraining, models are adjusted to follow instructions and to conform to preferences that people have expressed. As of 2026 some of them generate long chains of intermediate text before they answer, which improves results in mathematics considerably. It has been shown that these chains do not always reflect what determined the answer.

## Meaning, once more

Does prediction amount to understanding? Emily Bender and Alexander Koller argued in 2020 that a system exposed only to form cannot acquire meaning, because meaning is a relation between form and something outside it. Others reply that the form of human language is so thoroughly shaped by the world that much of the world can be recovered from it, and experiments have indeed found representations of space, time and game boards within trained networks. The debate is a real one. It should not distract from a point on which both sides concur: the system bears no responsibility for what it says. It has nothing at stake.

## A sentence that has been paid for

> Even though I walk through the valley of the shadow of death, I will fear no evil, for You are with me; Your rod and Your staff, they comfort me.
> — Psalm 23:4

The grammar of the psalm turns at this verse. Until now God was spoken about: He leads, He restores. In the valley the third person gives way to the second. Theologians have remarked that one may discourse about God in green pastures, whereas in the dark one addresses Him. No increase in the fluency of discourse brings about that turn. It is an act, performed by someone who could have refrained and who is in danger.

A model can reproduce the verse at negligible perplexity. It has been uttered by slaves and by soldiers, beside cots and graves, and what it meant on each occasion was determined in part by who was saying it, to whom, and at what cost. If machines now supply us with sentences in abundance, this dimension does not become obsolete. It becomes what is scarce, and we shall have to learn again to ask of an utterance not only whether it is well formed and whether it is true, but whether anybody means it.`,
      objectives: [
        'Calculate information, perplexity and attention weights in simple cases.',
        'Explain how prediction leads to the learning of structure.',
        'Distinguish the production of a sentence from the act of meaning it.',
      ],
      activities: [
        {
          title: 'Shannon’s parlor game',
          description:
            'One person holds an unknown page and reveals it letter by letter; others guess each letter until they are right. Record the number of guesses for a hundred letters. Describe where guessing was easy and where hard, estimate what fraction took one guess, and explain what the guessers must have known.',
        },
        {
          title: 'Third person, second person',
          description:
            'Write six lines about someone who matters to you, three that speak about this person and three that speak to him or her. Read both aloud to yourself. Describe in a paragraph what changes at the turn, and whether a generated text could make it in the same sense.',
        },
      ],
      checks: [
        {
          question: 'A model’s average surprise is 5 bits per token. What is its perplexity?',
          options: ['5', '32', '25', '10'],
          answer: 1,
          explanation: 'Perplexity is two to the power of the average surprise, and 2⁵ is 32.',
          practises: [0],
        },
        {
          question: 'Why does predicting the next token lead a model to pick up facts and grammar?',
          options: [
            'They are entered by hand before training',
            'Users correct it whenever it is wrong',
            'Each regularity it captures makes the text less surprising',
            'Long texts contain no other information',
          ],
          answer: 2,
          explanation:
            'The training goal rewards whatever helps prediction, and structure of every kind does.',
          practises: [1],
        },
        {
          question: 'What does the turn from He to You in Psalm 23 illustrate in the lesson?',
          options: [
            'That meaning a sentence is an act of someone, which fluency does not supply',
            'That Hebrew poets were careless about grammar',
            'That a model assigns low probability to the verse',
            'That only old texts can be trusted',
          ],
          answer: 0,
          explanation:
            'To address God in danger is something a person does. Producing the words at low perplexity is another matter.',
          practises: [2],
        },
      ],
    },
  },
};
