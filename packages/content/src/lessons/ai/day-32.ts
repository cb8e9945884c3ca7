import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay32: LessonSource = {
  category: 'ai',
  dayNumber: 32,
  pictures: ['scroll', 'globe-showing-asia-australia', 'envelope'],
  references: ['Jeremiah 29:4-7', 'Nehemiah 8:8', 'Acts 2:11'],
  bands: {
    kindergarten: {
      title: 'Hello in Many Ways',
      description: 'A new boy comes to camp. He does not know your words.',
      difficulty: 'beginner',
      content: `Ali is new. He says, “Marhaba!” What does it mean? Hello! You say, “Hello, Ali!” He smiles. He learned a word. You learned one too.

When you put words into another language, you translate. People can do it. A computer can help as well. It has read many books in two languages. So it knows which words go together.

But it can mix things up. You say, “I have a frog in my throat.” It tells Ali that a real frog is in there! Ali looks scared. You laugh and show him. Now he laughs too.

Smiles need no computer. You can share an apple. You can play ball.

God’s people once lived far from home. Jeremiah sent them a letter. He told them to be kind to the city there.

> Plant gardens and eat their produce.
> — Jeremiah 29:5

You can make a new friend feel at home.`,
      objectives: [
        'Say what it means to translate.',
        'Tell how to welcome a friend without words.',
      ],
      activities: [
        {
          title: 'Talk with hands',
          description:
            'Tell your friend something without a word. I am hungry. Come with me. That is funny! Did your friend get it?',
        },
        {
          title: 'Thank you in three ways',
          description:
            'Learn three words for thank you. Gracias. Merci. Shukran. Say one to each person who helps you today.',
        },
      ],
      checks: [
        {
          question: 'What does it mean to translate?',
          options: ['To sing loudly', 'To walk far', 'To say it in another language'],
          answer: 2,
          explanation: 'The words change. What you mean stays.',
          practises: [0],
        },
        {
          question: 'The computer spoke of a real frog. What was wrong?',
          options: ['It took the words too exactly', 'It saw a frog', 'It was asleep'],
          answer: 0,
          explanation: 'A frog in the throat only means a scratchy voice.',
          practises: [0],
        },
        {
          question: 'You do not share a language. How can you welcome Ali?',
          options: ['Turn away', 'Smile and share an apple', 'Talk very fast'],
          answer: 1,
          explanation: 'A smile is clear in every language.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'It’s Raining Cats and Dogs in Spanish',
      description: 'Some sentences travel well. Others arrive upside down.',
      difficulty: 'beginner',
      content: `## A letter to Grandma

Mateo’s grandma lived in Peru and spoke only Spanish. His friend Ben wanted to thank her for the caps she had knitted. He wrote a letter and let a program translate it. He had written: “It was raining cats and dogs, but your caps kept us warm. They are so cool!”

A week later Grandma called. She was worried. Animals had fallen from the sky? And were the caps warm or cool? Mateo laughed until he cried, and then he explained.

## Why it is hard

You can’t just swap word for word. Languages put words in a different order, and one word can have many meanings. Cool may be a temperature or a compliment. And every language has sayings that make sense only at home. In English it rains cats and dogs, in Spanish it may rain pitchers, and in German it rains strings.

A program learns from millions of sentences that people have translated before. It looks at the whole sentence and guesses which words would say it. For big languages there are lots of examples, and it does very well. For a small language there may be hardly any.

How can you help it? Write short, clear sentences. Leave out sayings. Let somebody who knows both languages read it. And try this trick: translate it back and see what has become of it.

## Far from home

Jeremiah wrote a letter to people who had been taken to Babylon. They had to live among strangers with strange words. Many thought: we will just wait until it is over. But God wanted something else.

> Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.
> — Jeremiah 29:7

So they learned the language and planted gardens. When you learn even ten words of someone’s language, you bring a little of that person’s home along. Ben learned his. The first was gracias, and the second was abuela.`,
      objectives: [
        'Explain why swapping word for word does not work.',
        'Tell how to write so that a translation comes out well.',
        'Say why learning some words yourself still matters.',
      ],
      activities: [
        {
          title: 'There and back',
          description:
            'Whisper a sentence in pictures: the first child draws it, the second writes what the drawing says, the third draws again. Unroll the paper. What survived the journey?',
        },
        {
          title: 'Sayings museum',
          description:
            'Collect sayings from your families, such as a piece of cake. Draw what the words say and, on the back, what they mean. Can others guess?',
        },
      ],
      checks: [
        {
          question: 'Why was Grandma worried?',
          options: [
            'The letter had got wet',
            'A saying had been translated word for word',
            'Ben had forgotten to say thank you',
            'She did not like caps',
          ],
          answer: 1,
          explanation:
            'Raining cats and dogs only means raining hard. Word for word it sounds scary.',
          practises: [0],
        },
        {
          question: 'Which sentence will probably translate best?',
          options: [
            'Thank you for the warm caps.',
            'You really hit the nail on the head!',
            'Those caps are the cat’s pajamas.',
            'Hang in there, Grandma!',
          ],
          answer: 0,
          explanation: 'It is short and clear, and it uses no saying.',
          practises: [1],
        },
        {
          question: 'Why is it good to learn a few words yourself?',
          options: [
            'Programs are forbidden in letters',
            'It saves paper',
            'No program knows the word for hello',
            'It shows a person that you care',
          ],
          answer: 3,
          explanation: 'A word of your own brings a bit of home to somebody.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Carrying Across',
      description: 'To translate means to carry across. Something always gets wet on the way.',
      difficulty: 'intermediate',
      content: `## Seventy years of trying

In 1954 a machine was shown to reporters in New York that turned some sixty Russian sentences into English, and the newspapers announced that the problem would be solved in three to five years. It took considerably longer. The first systems used dictionaries and rules of grammar, and language kept slipping through.

Around 1990 researchers at IBM tried something else. The Canadian parliament publishes its debates in English and French. From millions of such sentence pairs a program counted which words tend to correspond, and no one had to write a rule. Since 2016 most services have used neural networks, which read an entire sentence, build an inner representation of it, and write it anew in the other language, word after word.

You can try the counting yourself. Three pairs from an unknown language:

- lumo granda = big light
- lumo blua = blue light
- domo granda = big house

Lumo occurs where light does, granda where big does. So blua domo, or rather domo blua, must be blue house. You have just learned some Esperanto from three examples.

## Where it still goes wrong

Some difficulties can’t be removed by more data. Turkish has one pronoun for he and she. When “o bir doktor” is translated, the program has to choose, and for years it wrote “he is a doctor” but “she is a nurse.” German has two words for you, a close one and a polite one. English doesn’t tell which is meant.

And then there is the question of how much there is to learn from. Of about seven thousand languages, a good service covers a few hundred at most. Many of the rest have hardly any written texts besides, in quite a number of cases, a translation of the Bible. Communities have begun to collect their own data, in order that their languages have a place in the digital world and they themselves have a say in it.

When does it matter? If you want to know what is on a menu, a rough translation will do. For a prescription, a contract or a letter of condolence, a person who knows both languages should look at it.

## A letter and a reading

The exiles in Babylon lived in two languages. Jeremiah’s letter did not tell them to shut themselves off.

> Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.
> — Jeremiah 29:7

Generations later, when some had returned, many no longer understood the old Hebrew well. So when Ezra had the Law read in public, others stood among the crowd and helped: they read “explaining it and giving insight, so that the people could understand what was being read” (Nehemiah 8:8). It is one of the oldest reports of interpreting that we have.

Whoever translates serves two sides at once. It requires knowing what the one meant and caring whether the other understands. A program is good at the middle part.`,
      objectives: [
        'Describe three approaches to machine translation.',
        'Infer meanings from pairs of sentences.',
        'Judge when a machine translation needs a person.',
      ],
      activities: [
        {
          title: 'Decipher it',
          description:
            'Invent a language of twelve words with its own word order. Write eight sentence pairs and hide two rules in them. Another group has fifteen minutes to translate three new sentences. Discuss which pair gave the key.',
        },
        {
          title: 'The interpreter',
          description:
            'One person tells a short personal story in a language or dialect of home, or in signs. A second person retells it sentence by sentence for the others. Afterward ask the teller what was lost, what was added, and what came across well.',
        },
      ],
      checks: [
        {
          question: 'mi vidas = I see; vi vidas = you see; mi kantas = I sing. What is vi kantas?',
          options: ['I see', 'You sing', 'You see', 'I sing'],
          answer: 1,
          explanation: 'Vi stands for you and kantas for sing.',
          practises: [1],
        },
        {
          question: 'What was new about the approach of around 1990?',
          options: [
            'It used dictionaries with more words',
            'It translated by way of pictures',
            'It counted correspondences in translated texts',
            'It asked speakers to check every rule',
          ],
          answer: 2,
          explanation: 'Millions of sentence pairs replaced rules written by hand.',
          practises: [0],
        },
        {
          question: 'For which text is a human translator most necessary?',
          options: [
            'Instructions for taking a medicine',
            'The menu of a snack bar',
            'A weather report for the coming week',
            'The caption of a holiday photo',
          ],
          answer: 0,
          explanation: 'An error could do harm there. A rough translation of the others will do.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Task of the Translator, Automated',
      description: 'Every translation is also a theory about what mattered in the original.',
      difficulty: 'advanced',
      content: `## Alignment and attention

In a memo of 1949 the mathematician Warren Weaver, who knew the code breaking of the war years, proposed to regard a Russian text as English that had been written in strange symbols. Four decades later the image became an algorithm. The IBM models assumed a hidden alignment between the words of each sentence pair. They estimated alignment and word probabilities together by a method called expectation maximization: begin with equal guesses, compute expected counts, scale them to one, repeat. For the two pairs la casa / the house and la flor / the flower, initial probabilities are equal. In the first round la collects an expected count of 1/2 with the from each sentence, which makes 1 altogether, whereas its counts with house and with flower are 1/2 each. After renormalization the translation the has probability 1/2 for la and the other two 1/4. The advantage grows with every iteration, and casa is thereby left to house. Nobody has supplied a dictionary.

The transition to neural networks replaced alignment by attention, which had been introduced for translation in 2014 before it conquered everything else. Quality was long measured by BLEU, a statistic of overlapping word sequences. It rewards resemblance to one reference and penalizes equally good formulations; professional evaluation nowadays relies on trained annotators or on learned metrics that have been calibrated against them.

## Asymmetries

A few dozen languages have corpora of billions of words. For most of the world’s seven thousand there is little, and parts of what appears in multilingual collections have been found, on inspection by speakers, to be mislabeled or gibberish. Projects such as Masakhane, begun in 2019, in which African researchers collect data and build systems for their own languages, have altered the question from how outsiders might cover more languages to who decides, checks and benefits.

Systems also settle by statistics what a source leaves open. A language without he and she is put into English with whatever pronoun is usual there; forms of politeness are flattened; dialect becomes standard. A study in 2019 found that machine output uses fewer different words than human translation. If such output enters later corpora, as it does, the loss may grow.

## Equivalence

Translators have always known that there is more than one way to be faithful. Jerome, who put the Bible into Latin about the year 400, declared that he rendered sense for sense, except in Scripture, where even the order of words is a mystery, and he broke both halves of the rule. Eugene Nida distinguished formal from dynamic equivalence in the 1960s. Behind the technical terms lies the question of what, in this text, must on no account be lost: information, cadence, ambiguity, a pun, the effect upon a hearer. It is answered differently for a manual and a psalm, and answering it is the greater part of the work.

> Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.
> — Jeremiah 29:7

Prosperity and prosper translate one Hebrew word, shalom, three times in a single verse. Older versions have peace, others welfare. Each choice can be defended and each closes a door: peace loses the gardens and the weddings, welfare loses the end of hostility, and prosperity sounds like wealth. The exiles are told to desire for their captors something for which English has no noun. A machine will select among the candidates by probability. A translator hesitates, and the hesitation, communicated in a footnote or a sermon, may be the most faithful rendering of all.

The letter itself is an act of carrying across. It tells deportees that their God is not confined to the language and the land in which He had been known, and that He can be prayed to on behalf of a city whose speech they have yet to learn.`,
      objectives: [
        'Trace the first step of expectation maximization for word alignment.',
        'Analyze asymmetries among languages in machine translation.',
        'Explain with an example why equivalence requires judgment.',
      ],
      activities: [
        {
          title: 'One more iteration',
          description:
            'Continue the calculation for la casa and la flor by a second round, using the probabilities after the first. Present the expected counts in a table and describe the tendency. Add the pair una casa / a house and predict what changes before you compute it.',
        },
        {
          title: 'What must not be lost',
          description:
            'Select four lines of a song, prayer or poem in a language that somebody in your group knows. Produce two translations with opposite priorities, one for meaning and one for sound. Justify every departure and let a native speaker decide which loss is harder to bear.',
        },
      ],
      checks: [
        {
          question:
            'After the first round of the example, what probability does la assign to house?',
          options: ['1/2', '1/4', '1/3', '1/8'],
          answer: 1,
          explanation:
            'Its counts are 1 for the, 1/2 for house and 1/2 for flower. Divided by 2 these are 1/2, 1/4 and 1/4.',
          practises: [0],
        },
        {
          question: 'How did projects like Masakhane change the question?',
          options: [
            'They showed that seven thousand languages can be covered by one model',
            'They replaced human speakers by larger collections',
            'They asked who collects, checks and benefits from language data',
            'They proved that small languages need no translation',
          ],
          answer: 2,
          explanation:
            'Speakers build the systems for their own languages. Coverage from outside is no longer the only aim.',
          practises: [1],
        },
        {
          question: 'Why does shalom in Jeremiah 29:7 require judgment?',
          options: [
            'Each English noun keeps one part of it and loses another',
            'The word occurs nowhere else in the Bible',
            'Its spelling is uncertain in the manuscripts',
            'It had no meaning for the exiles in Babylon',
          ],
          answer: 0,
          explanation:
            'Peace, welfare and prosperity each close a door. Choosing means deciding what must not be lost.',
          practises: [2],
        },
      ],
    },
  },
};
