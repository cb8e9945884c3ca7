import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay30: LessonSource = {
  category: 'ai',
  dayNumber: 30,
  pictures: ['angry-face', 'beaming-face-with-smiling-eyes', 'spouting-whale'],
  references: ['Jonah 4', 'Proverbs 15:1', 'Proverbs 16:24'],
  bands: {
    kindergarten: {
      title: 'Happy Words, Grumpy Words',
      description: 'Can a computer tell how you feel?',
      difficulty: 'beginner',
      content: `Say “yummy” with a smile. Say “yuck” with a frown. Some words are sunny. Some words are stormy. You can hear it!

A computer can count words. It has a list. Love, yes, fun: sunny! Hate, no, bad: stormy! More sunny words? Then it says, “This one is happy.”

But look. Tim says, “Great. My tower fell down.” Is Tim happy? No! He is sad. The computer counted great. It got it wrong. You saw his face. You knew.

Jonah was very grumpy once. God was kind to a big city. Jonah did not like that at all. He sat down and sulked. God did not yell at him. He asked Jonah a gentle question.

> A gentle answer turns away wrath
> — Proverbs 15:1

Are you grumpy? That is okay. Tell someone who loves you. They can give you a hug.`,
      objectives: ['Tell how a computer sorts sunny and stormy words.', 'Say what it cannot see.'],
      activities: [
        {
          title: 'Sun and cloud',
          description:
            'A grown-up says a word. Is it sunny? Hold up your arms. Is it stormy? Crouch down. What about the word spider?',
        },
        {
          title: 'One word, many faces',
          description:
            'Say the word okay. Say it happy, sad, cross and sleepy. Your friends guess how you feel.',
        },
      ],
      checks: [
        {
          question: 'How does a computer tell if words are sunny?',
          options: ['It looks out of the window', 'It counts them on a list', 'It tastes them'],
          answer: 1,
          explanation: 'It has a list of sunny and stormy words.',
          practises: [0],
        },
        {
          question: 'Tim said great. But he was sad. How could you know?',
          options: ['You saw his face', 'You counted his words', 'You closed your eyes'],
          answer: 0,
          explanation: 'His face and the fallen tower told you.',
          practises: [1],
        },
        {
          question: 'You feel grumpy. What can help?',
          options: ['Sulk all day', 'Break a toy', 'Tell someone who loves you'],
          answer: 2,
          explanation: 'You do not have to be alone with it.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Grumpy Prophet and the Word Counter',
      description: 'Not bad means good. Yeah, right means no. Pity the poor computer!',
      difficulty: 'beginner',
      content: `## Forty letters

The camp kitchen had put up a box for letters: How do you like the food? By Friday there were forty, and Yara wanted to sort them without reading each one. So she made a list of words. Every good, yum or love gave a plus. Every bad, cold or yuck gave a minus.

- “I love the soup. Yum!” had two pluses. Happy.
- “The beans were cold and bad.” had two minuses. Unhappy.
- “Not bad at all!” had one minus. Unhappy?

“That one is a compliment,” said the cook. And then she read: “Love how we get beans again. Yum, yum, yum.” Four pluses. Her face fell. “I don’t think that one is a compliment.”

## Feelings in words

Finding out if a text is glad or upset is called sentiment analysis. Shops and newspapers use it when they have far too many messages to read. Simple programs count words, as Yara did. Better ones have learned from thousands of examples and look at the words around: not bad, hardly good, could have been worse.

Jokes are still hard for them. So is a person who says “I’m fine” in a tiny voice.

## What God asked Jonah

The book of Jonah is full of feelings. God forgave the cruel city of Nineveh, and Jonah was furious. A little plant that had given him shade dried up, and he was angrier still. He said that he was angry enough to die.

God did not count his words. He asked if it was right to be so angry, and He listened. Then He told Jonah what was in His own heart.

> So should I not care about the great city of Nineveh, which has more than 120,000 people who cannot tell their right hand from their left, and many cattle as well?
> — Jonah 4:11

The book ends with that question. When somebody sounds angry, there is often something underneath. A machine may notice the storm. A friend can ask about it. Yara read all forty letters, and she took the one about the beans to the cook herself.`,
      objectives: [
        'Sort sentences by counting words and find where it fails.',
        'Explain what sentiment analysis is used for.',
        'Describe how God treated Jonah’s anger.',
      ],
      activities: [
        {
          title: 'Fool the counter',
          description:
            'Make a list of five good and five bad words. Now write a happy sentence that gets a minus and a sad one that gets a plus. Trade with a friend. Who fooled the list best?',
        },
        {
          title: 'Underneath',
          description:
            'Draw an iceberg. On top write an angry sentence that children say. Below the water write three things that may be underneath, like tired or left out. What question could a friend ask?',
        },
      ],
      checks: [
        {
          question:
            'A list gives plus for love and yum, minus for cold. What is “I love cold yum cakes”?',
          options: ['Two pluses', 'One minus', 'Two pluses and one minus', 'Nothing'],
          answer: 2,
          explanation:
            'Love and yum are pluses, and cold is a minus, although cold cake may be lovely.',
          practises: [0],
        },
        {
          question: 'When is sentiment analysis useful?',
          options: [
            'With more messages than one can read',
            'To find out what one friend really thinks',
            'To make people feel better',
            'To write a poem',
          ],
          answer: 0,
          explanation: 'It gives a rough picture of very many texts. For a friend, ask.',
          practises: [1],
        },
        {
          question: 'What did God do when Jonah was so angry?',
          options: [
            'He sent him away',
            'He asked him a question and told him what He felt',
            'He gave him another plant',
            'He told him not to feel anything',
          ],
          answer: 1,
          explanation: 'God did not push the anger away. He talked with Jonah about it.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Plus One, Minus One, It’s Complicated',
      description:
        'Companies measure the feelings in millions of messages. What exactly are they measuring?',
      difficulty: 'intermediate',
      content: `## Three generations

The simplest way of guessing the mood of a text uses a lexicon, a list of words with scores. Suppose that good is +2, fun is +1, boring is −2 and not reverses the next scored word. Then “not boring, good fun” gets +2 +2 +1 = +5, while “not good, boring” gets −2 −2 = −4. You can see what is going on inside, and you can also see how easily it is fooled.

The second generation learns from labeled examples. One shows the program many thousands of film reviews with their stars. It finds out by itself that masterpiece weighs a lot, that a sequel is a bad sign, and that words like “unfortunately” matter. In doing so it also learns things that nobody wanted. In 2018 researchers tested about two hundred such systems with pairs of sentences that differed in nothing but a name or a pronoun. Most of the systems rated the emotion differently depending on the sex or the ethnic origin that the name suggested.

The third generation uses language models that take in the whole text. They catch more irony, and they are still surest where the answer is obvious.

## What is being measured?

Think about what such a number means. It isn’t what the writer felt. It is what people who labeled similar texts believed that a writer would feel. In between lie politeness, habits, jokes and lies. Teenagers write “I’m dead” when they find something funny. In some cultures praise is loud, and in others “quite nice” is the best you will ever get.

For a rough overview of a hundred thousand reviews that may do. But people have also used it to judge job interviews, calls to help lines and pupils’ essays, and there it decides about single persons. If one is wrong with 10 percent of the texts, that is fine for a trend. For the tenth person it’s not fine.

## Angry enough to die

The last chapter of Jonah is one of the most delicate conversations in the Bible. A prophet is furious because God has been merciful to his enemies. He says so; he quotes God’s own kindness as an accusation; he wishes that he were dead. A program would mark the entire speech deep red.

God asks: have you any right to be angry? He doesn’t forbid the feeling, and He doesn’t simply approve of it. By way of a withering plant He lets Jonah notice what he himself is sorry for.

> You cared about the plant, which you neither tended nor made grow. It sprang up in a night and perished in a night.
> — Jonah 4:10

Under the anger there was something else: a man who could be moved by a withered bush and had not yet been moved by a city. We never learn what Jonah answered. The question is left for the reader.

If words like Jonah’s come from a friend, that he or she would rather die, don’t analyze them. Stay, listen, and bring in an adult at once. That is not a betrayal of trust. It is how trust is kept.`,
      objectives: [
        'Score texts with a lexicon and a rule for negation.',
        'Explain what a sentiment score measures and what it does not.',
        'Describe how to respond to strong feelings of a real person.',
      ],
      activities: [
        {
          title: 'Lexicon duel',
          description:
            'Two teams each build a lexicon of thirty scored words and three rules. Give both the same fifteen short reviews of camp life, written by others with hidden star ratings. Which lexicon comes closer? Exchange the hardest three and improve the rules.',
        },
        {
          title: 'Four ways of fine',
          description:
            'Collect situations in which people say fine, no problem or whatever. Act each with two different undertones. The audience describes the feeling and suggests one question that would show real interest. Agree on two signs that an adult should be told.',
        },
      ],
      checks: [
        {
          question:
            'Lexicon: great +3, slow −1, not reverses the next scored word. What is the score of “not slow and great”?',
          options: ['+2', '+4', '−4', '+3'],
          answer: 1,
          explanation: 'Not turns −1 into +1, and great adds +3. Together they are +4.',
          practises: [0],
        },
        {
          question: 'What does a learned sentiment score really reflect?',
          options: [
            'The true feeling of the person who wrote',
            'How grammatical a text is',
            'How people tended to label similar texts',
            'Whether the statement is true',
          ],
          answer: 2,
          explanation:
            'The program imitates labelers. Irony, politeness and culture stand between words and feelings.',
          practises: [1],
        },
        {
          question: 'A friend writes that life is not worth it. What is right?',
          options: [
            'Stay in contact and bring in an adult at once',
            'Wait and see how the next message sounds',
            'Promise to keep it secret',
            'Answer with a funny joke to cheer your friend up',
          ],
          answer: 0,
          explanation:
            'Such words call for a person, not for an analysis. Telling an adult you trust keeps your friend safe.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Measurement of Mood',
      description:
        'To quantify an attitude one must first decide whose attitude, toward what, as judged by whom.',
      difficulty: 'advanced',
      content: `## A naive classifier that works

Assign to each class of texts, positive and negative, the relative frequency of every word in training examples; multiply the frequencies of the words in a new text; choose the class with the larger product. The method is called naive Bayes, because it treats words as though they occurred independently, and it performs far better than its assumption deserves. Suppose superb has the frequencies 0.004 and 0.001 in the two classes and tedious 0.001 and 0.005. For a review that contains both once, with classes equally frequent beforehand, the products are 0.004 × 0.001 and 0.001 × 0.005, that is 4 and 5 millionths, so that the review is taken as negative, with a probability of 5/9. The narrowness of the decision is informative, provided that somebody looks at it.

Negation, comparison, scope and irony defeat the independence assumption, and the history of the field consists largely in ways of taking context into account. Models built on transformers now reach agreement with human labels that approaches the agreement of human labelers with each other. This ceiling is seldom above 80 to 90 percent, and it is less a defect of the data than a finding about the concept.

## Validity

Psychologists who build scales ask two questions. Reliability means that a measurement repeats itself. Validity means that it measures what it is said to measure. A sentiment classifier may be highly reliable. Its validity is another matter, since it mixes the attitude of a writer, the tone of words and the reaction of a reader. In 2018 Svetlana Kiritchenko and Saif Mohammad submitted 219 systems to sentences that were identical except for names and pronouns; more than three quarters of the systems assigned systematically different intensities of emotion according to gender or race. They had learned from the web what the web associates.

The consequences depend on use. To follow the public’s view of a vaccine by means of a million posts, one can correct for known errors. To rank the cover letters of applicants or to flag the essay of an adolescent is to make a claim about an individual that the method does not sustain.

There is a further, subtler effect. What is measured in order to be optimized is altered. Platforms that promoted posts according to predicted engagement discovered that indignation engages; an internal study at one company, reported in 2021, found that a formula which rewarded emotional reactions had favored divisive material. A thermometer had become a furnace.

## The last question

No biblical book registers affect more minutely than the final chapter of Jonah. Within eleven verses the prophet is greatly displeased, angry, twice desirous of death, exceedingly glad because of a shrub, and angry again at its loss. God’s part consists of questions.

> So should I not care about the great city of Nineveh, which has more than 120,000 people who cannot tell their right hand from their left, and many cattle as well?
> — Jonah 4:11

The verb rendered care about means to look upon with compassion and has connotations of a tear in the eye. It was applied to Jonah and the plant in the preceding sentence; now God applies it to Himself and a hostile capital. The argument proceeds from a feeling which Jonah cannot deny having. His grief over the shrub was self-regarding, out of proportion and nevertheless real, and it is treated as an organ that might be educated.

This is a different undertaking from classification. A classifier takes expression as evidence of a state and stops. The interlocutor in Jonah takes it as the opening of an exchange in which the state itself may change, and leaves the last word to the person concerned. Half of the art of living with the angry, oneself included, may lie in that restraint. The other half is knowing when words of this sort, from the living and not from a parable, require that one not remain alone with them but fetch help without delay.`,
      objectives: [
        'Carry out naive Bayes classification for a short text.',
        'Distinguish reliability from validity in measuring sentiment.',
        'Analyze how Jonah 4 treats expressed emotion.',
      ],
      activities: [
        {
          title: 'Naive by hand',
          description:
            'Collect ten positive and ten negative one-line reviews from your group. Count eight telling words in each class, add one to every count so that none is zero, and classify five new lines by multiplication. Discuss each error: which assumption was responsible?',
        },
        {
          title: 'Thermometer or furnace',
          description:
            'Describe a place, online or not, where reactions are counted and displayed. Trace how the display changes what people say within a week. Propose a modification, predict its side effects, and test the prediction with three people who use the place.',
        },
      ],
      checks: [
        {
          question:
            'A word has frequency 0.006 in positive and 0.002 in negative texts. Classes are equally likely. How probable is positive?',
          options: ['2/3', '3/4', '1/3', '6/10'],
          answer: 1,
          explanation: 'The ratio is 6 to 2, so the probability is 6/8, or 3/4.',
          practises: [0],
        },
        {
          question:
            'A classifier always gives the same text the same score, though it mistakes irony for praise. How is it to be judged?',
          options: [
            'Valid but not reliable',
            'Both reliable and valid',
            'Reliable but not valid for ironic texts',
            'Neither reliable nor valid',
          ],
          answer: 2,
          explanation:
            'It repeats itself faithfully. What it reports is not the attitude that was meant.',
          practises: [1],
        },
        {
          question: 'What use does God make of Jonah’s grief over the plant?',
          options: [
            'He starts from it, so that it may grow into compassion for a city',
            'He proves with it that Jonah is unfit to be a prophet',
            'He shows that plants matter as much as people',
            'He forbids the prophet to feel it',
          ],
          answer: 0,
          explanation:
            'The same verb is used for both. A feeling that Jonah really has becomes the beginning of an argument.',
          practises: [2],
        },
      ],
    },
  },
};
