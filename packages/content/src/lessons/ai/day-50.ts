import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay50: LessonSource = {
  category: 'ai',
  dayNumber: 50,
  pictures: ['speech-balloon', 'balance-scale', 'wind-face'],
  references: ['Acts 2:1-21'],
  bands: {
    kindergarten: {
      title: 'Right and Kind',
      description: 'A machine talks to Grandma. Does she like what it says?',
      difficulty: 'beginner',
      content: `Yusuf’s grandma is here! She speaks only Turkish. Lea wants to give her soup. A machine will say it for her.

Lea asks, “Would you like some soup?” The machine tells Grandma, “Eat soup!” Grandma jumps. The words are nearly right. But that was not kind!

They try a different machine. It asks, “Would you like some soap?” That sounds kind. But it is wrong! Grandma giggles.

They try one more time. “Would you like some soup?” Grandma beams. Yes, please!

So we check two things. Is it right? Is it kind? And who can tell us best? Grandma can! Turkish is her own language.

Long ago God’s Spirit came like a rushing wind. The friends of Jesus told about God. People from many lands were there.

> each one heard them speaking his own language
> — Acts 2:6

God knows the words of every home. He knows yours too.`,
      objectives: [
        'Name two things to check when words are translated.',
        'Say who can judge best if the words are good.',
      ],
      activities: [
        {
          title: 'Two thumbs',
          description:
            'Ask a friend to pass you a stone. Say it in different ways. The friend shows one thumb for right. The other thumb means kind.',
        },
        {
          title: 'Words of my home',
          description:
            'Teach a friend a word that your family says. Listen to how they say it. Help them until it sounds like home.',
        },
      ],
      checks: [
        {
          question: 'The machine said, “Eat soup!” What was wrong?',
          options: ['It was about soap', 'It did not sound kind', 'It was too slow'],
          answer: 1,
          explanation: 'Soup was the right word. But it sounded rude.',
          practises: [0],
        },
        {
          question: 'The machine asked about soap. What was wrong?',
          options: ['The word was not right', 'It shouted at Grandma', 'It forgot to say please'],
          answer: 0,
          explanation: 'It sounded kind. But nobody wants to eat soap!',
          practises: [0],
        },
        {
          question: 'Who can tell best if it is good Turkish?',
          options: ['The machine', 'Lea', 'Yusuf’s grandma'],
          answer: 2,
          explanation: 'It is the language of her home.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Three Judges and a Loaf of Bread',
      description: 'Which machine translates best? It depends on whom you ask, and what.',
      difficulty: 'beginner',
      content: `## Please pass the bread

The kitchen had three translating programs, and the campers held a contest. Sora had brought a guest, so they wanted to say in Korean: Would you please pass the bread, Mrs. Kim? Then three people who grew up with Korean listened. They told the campers in English how each try had sounded.

- Program A: Hand over the bread.
- Program B: Would you please pass the butter, Mrs. Kim?
- Program C: Please would the bread you pass, Mrs. Kim?

The first judge scored the meaning. The second judge scored how smooth it was. The third looked at how polite it was, which is a big thing in Korean. Each could give from 0 to 5 points.

A got 4, 3 and 0. That makes 7. B got 1, 5 and 5, so it has 11. C got 5, 2 and 5, and that makes 12. C won, though it was bumpy.

## Why one number is not enough

Look at B. It has almost as many points as the winner! If you only saw the 11, you would think that it was nearly the best. But Mrs. Kim would have handed you butter. And if the word were medicine instead of bread, B could hurt someone.

So good judges keep the scores apart. They may also make a rule: whoever has less than 3 for meaning is out, no matter how nice it sounds.

There is one more trick. The judges were not told which program had said what. That way nobody could cheer for a favorite.

## The crowd were the judges

At Pentecost people from all over the world stood in the streets of Jerusalem. Nobody gave them a form to fill in. They listened, and their mouths fell open. These were the words of home, and the words made sense!

> we hear them declaring the wonders of God in our own tongues!
> — Acts 2:11

They heard it in their own tongues, and it was about God’s wonders. Both were right, the sound and the sense.`,
      objectives: [
        'Score a translation for meaning, smoothness and politeness.',
        'Explain why a total can hide a dangerous mistake.',
        'Tell who judged the words at Pentecost.',
      ],
      activities: [
        {
          title: 'Human translator machine',
          description:
            'One child is the machine and has to swap ten words by a list that you wrote. Give it five sentences. Three judges sit apart and score meaning, smoothness and politeness from 0 to 5. Compare. Which sentence divided the judges most?',
        },
        {
          title: 'Polite in every home',
          description:
            'Ask three people how their family asks for something at the table. Learn one way from each. What makes it polite: a word, a voice, a look, a way of holding your hands?',
        },
      ],
      checks: [
        {
          question:
            'A program gets 5 for meaning, 4 for smoothness and 1 for politeness. What is its weak point?',
          options: [
            'How polite it is',
            'How smooth it sounds',
            'What the words mean',
            'How many words it uses',
          ],
          answer: 0,
          explanation: 'The total of 10 looks fine. The separate marks show what to mend.',
          practises: [0],
        },
        {
          question: 'Why was program B dangerous even with 11 points?',
          options: [
            'It was much ruder than the two other tries',
            'It took too long to answer at the table',
            'It used words that nobody could understand',
            'It sounded lovely but said the wrong thing',
          ],
          answer: 3,
          explanation: 'High marks for sound covered the low mark for meaning.',
          practises: [1],
        },
        {
          question: 'Who could tell that the words at Pentecost were real languages?',
          options: [
            'Soldiers who kept order in the streets',
            'Teachers who had brought thick word lists',
            'People who had grown up with them',
            'The friends of Jesus, who had practiced',
          ],
          answer: 2,
          explanation: 'They heard the words of their own homes and understood.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Mouse That Filled the House',
      description: 'A score can be high for a terrible translation, so look at what it counts.',
      difficulty: 'intermediate',
      content: `## Counting shared words

How would you grade a thousand translated sentences before lunch? The quick way is to let a computer compare each of them with a good human translation and count the words they share. Try it with a sentence about Pentecost. The human version is: the wind filled the whole house. Two programs offer these.

- Program A: the wind filled the whole mouse
- Program B: a strong gust swept through every room of the home

A shares five of its six words with the human version. B has ten words and shares just one of them, the little word “the.” The score adores A. Any reader prefers B, because A is nonsense.

Counting is not useless. Over many sentences such scores tell you roughly whether a system is getting better, and they cost almost nothing. They simply do not know what matters. Drop the word “not” from a page about medicine and nearly all the other words still match.

## More than one mark

People who judge carefully ask separate questions. Is the meaning complete? Does it read naturally? Is the tone right for this listener? Are names, numbers and little words such as “not” correct? Then they look beyond the average. Suppose one system earns 95 points on every one of 100 sentences, while another earns 100 points on 95 of them and zero on five. Both average 95. If the five are warnings, only one of the two can be used.

Look as well at the languages one by one. A service may be excellent from Spanish and miserable from Quechua, and a single world champion’s score will conceal it.

And do not be satisfied with translating back. If a program has a wrong idea of a word, it may be wrong in both directions, so that the error cancels out and the sentence comes home looking healthy.

## Judges are people too

Let two bilingual judges grade the same twenty sentences. If they agree on 16, that is 80 percent, and the other four are worth a conversation. Perhaps one of them reads as a poet and the other as a nurse. To keep it fair, hide which program produced what, mix in human translations, and write down beforehand what a 5 means.

Bible translators have a practice that beats most tests. They read a draft to people who speak the language and have not seen it, and they ask them to tell in their own words what they heard. If the listeners retell another story, the draft is changed, however elegant it was.

## What does this mean?

The crowd in Jerusalem passed the first test at once. They recognized their languages. But recognizing words is not yet understanding, and Luke is frank about it. Some were astonished, some made jokes about wine.

> Astounded and perplexed, they asked one another, “What does this mean?”
> — Acts 2:12

So Peter stood up and explained. He quoted Joel, told them about Jesus, and stayed for their questions. A good translation opens the door. Somebody still has to welcome the guests.`,
      objectives: [
        'Calculate a simple overlap score and criticize it.',
        'Explain how an average can hide rare but serious errors.',
        'Plan a fair test of a translator with human judges.',
      ],
      activities: [
        {
          title: 'Cheat the score',
          description:
            'Choose a verse or a proverb of eight to twelve words as the human version. Write one sentence that shares as many words as possible and means something absurd, and another that shares as few as possible and means the same. Swap with a partner and calculate both scores.',
        },
        {
          title: 'Retell it',
          description:
            'Put the camp rules into simpler words or another language. Read the result to two people who do not know the rules, and let them retell it. Underline each spot where the retelling went astray, improve it, and test it on two new people.',
        },
      ],
      checks: [
        {
          question:
            'The human version is “the boat is not safe.” A program writes “the boat is safe.” How many of the program’s four words are shared?',
          options: [
            'Two of them, and the meaning is the opposite',
            'All four, and the meaning is the opposite',
            'All four, and so the meaning is the same',
            'Three of them, and the meaning is the same',
          ],
          answer: 1,
          explanation:
            'Every word it wrote also stands in the human version. What it left out turns the sentence around.',
          practises: [0],
        },
        {
          question: 'Two systems both average 95. Why might you still refuse one of them?',
          options: [
            'Its few failures may be total and concern warnings',
            'An average of 95 is too low for any kind of text',
            'Equal averages prove that one system copied the other',
            'The second system was tested later in the same week',
          ],
          answer: 0,
          explanation:
            'The average says nothing about how the errors are spread or how much harm each of them can do.',
          practises: [1],
        },
        {
          question: 'Which plan gives the fairest comparison?',
          options: [
            'Each company selects a hundred of its best sentences and sends them in',
            'Judges who know just one of the languages grade how nice it sounds',
            'The programs translate their own output back and grade it themselves',
            'Bilingual judges grade unlabeled outputs by written rules',
          ],
          answer: 3,
          explanation:
            'They can compare meanings, they have no favorite to cheer for, and the standard cannot shift halfway.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'No Single Number',
      description:
        'Evaluation of translation shows in miniature why quality resists being put in one column.',
      difficulty: 'advanced',
      content: `## A claim and its undoing

In March 2018 a research group at Microsoft reported that its system for Chinese news had attained human parity: bilingual raters who compared English sentences found no significant difference in quality between the system’s output and professional translations. Within months Samuel Läubli, Rico Sennrich and Martin Volk repeated the evaluation with two alterations. They engaged professional translators, and they presented entire documents. The preference for the human versions became unmistakable. Pronouns that pointed to nobody, a company that changed its name between paragraphs: no such fault is visible in a sentence considered alone.

Nothing had been falsified in the first study. It had answered a question, whether certain raters in a certain setting could distinguish certain sentences, and the headline had answered another. Each evaluation is a triple of material, judge and procedure. Whoever quotes the score without the triple is quoting half a measurement.

## Weighing errors

Serious evaluation now often employs annotated errors. In one common scheme, a trained reader marks every error and weighs it, a minor one as 1 and a major one as 5. Let system P produce 20 minor errors in a sample and system Q 4 major ones. Both total 20, but a publisher of novels and a manufacturer of infusion pumps will decide differently, and both will be right. The weights are not discovered in the data. They encode whose trouble counts, and for how much.

Chance must be reckoned with as well. Suppose that on 500 passages Q is preferred to P 260 times. If the systems were equal, the number of preferences would scatter about 250 with a standard deviation of √(500 × 0.25), approximately 11.2. The surplus of 10 is less than one standard deviation and supports no announcement, although it would look splendid as a bar chart with a truncated axis.

## Going around in circles

Might one at least rank systems by majority over several criteria? In 1785 the Marquis de Condorcet noticed an obstacle. Let accuracy order three systems as A, B, C; let style order them as B, C, A; and let suitability for the reader order them as C, A, B. Two criteria out of three place A before B, two place B before C, and two place C before A. The majority runs in a circle. Any rule that extracts a single winner from such a profile has added something which the criteria did not contain.

The conclusion is not that judgment is arbitrary. It is that judging is an activity for which somebody answers. One may say: for this leaflet accuracy comes first, no major error is tolerated, and among those that pass we choose the most readable. That is an argument, and it can be contested by those who will have to rely on the leaflet.

## Sound and sense at Pentecost

Luke’s account of the first Pentecost includes two criteria that are not reducible to each other. The hearers notice the form, their own tongues, and the content, the wonders of God. Either without the other would have been a lesser event: fluent nothing, or a truth in the language of the office. A third group applies a criterion of its own, plausibility, and arrives at a confident misclassification: “They are drunk on new wine!” (Acts 2:13).

> No, this is what was spoken by the prophet Joel
> — Acts 2:16

Peter’s reply does not outvote the mockers. It supplies the context in which the phenomenon can be read, as documents supplied it for the sentences. And the proof that follows is of a kind that no rater can administer in an afternoon: strangers sharing bread, possessions and prayer. Christians have differed about much in this chapter, including the gift of tongues. Most would agree that a message has been translated fully only when it is lived in another language by people to whom it now belongs.`,
      objectives: [
        'Analyze how material, judges and procedure shape an evaluation.',
        'Calculate weighted errors and judge a difference against chance.',
        'Demonstrate with three criteria why a majority ranking may be circular.',
      ],
      activities: [
        {
          title: 'Sentence or document',
          description:
            'Take a page of a story and a deliberately altered copy in which names, pronouns and tenses wobble from paragraph to paragraph. Cut both into single sentences for one group of raters and leave them whole for another. Compare the grades and explain the difference in terms of the triple.',
        },
        {
          title: 'A constitution for judging',
          description:
            'Select three tents, meals or paper planes and rate them by three criteria. Search for ratings that produce a circle. Then write a rule of decision in four sentences for a purpose that you name, and let those who are affected amend it before it is applied.',
        },
      ],
      checks: [
        {
          question: 'What chiefly explained the different outcome of the second study of 2018?',
          options: [
            'The system had in the meantime been trained on worse data',
            'The first group of raters had been paid to prefer machines',
            'The human translations had been replaced by better ones',
            'Professional translators judged whole documents instead of single sentences',
          ],
          answer: 3,
          explanation:
            'Judge and procedure had changed. Inconsistencies across sentences became visible to people trained to notice them.',
          practises: [0],
        },
        {
          question: 'With weights of 1 and 5, which system has the lowest total?',
          options: [
            '3 major errors and 9 minor ones',
            '30 minor errors and none that are major',
            '2 major errors and 12 minor ones',
            '5 major errors and none that are minor',
          ],
          answer: 2,
          explanation:
            'The totals are 24, 30, 22 and 25. Whether the lowest total is the best choice depends on the purpose.',
          practises: [1],
        },
        {
          question:
            'Three criteria rank X, Y, Z as follows: X Y Z; Y Z X; Z X Y. What does a majority of criteria say about X and Z?',
          options: [
            'X is placed before Z by two criteria out of three',
            'Z is placed before X by two criteria out of three',
            'All three of the criteria place X before Z',
            'The criteria are evenly divided between them',
          ],
          answer: 1,
          explanation:
            'The second and third criteria put Z first. As X also beats Y and Y beats Z, the ranking is circular.',
          practises: [2],
        },
      ],
    },
  },
};
