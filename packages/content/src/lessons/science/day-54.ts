import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay54: LessonSource = {
  category: 'science',
  dayNumber: 54,
  pictures: ['fly', 'test-tube', 'balance-scale'],
  references: ['1 Corinthians 13:4-12', '1 Thessalonians 5:21', 'Proverbs 18:17'],
  bands: {
    kindergarten: {
      title: 'Try It Again!',
      description: 'Which falls faster, a leaf or a stone? Do not guess. Try!',
      content: `Hold up a leaf and a stone. Let go! Which one landed first? Do it again. And again! Was it the same each time?

That is what scientists do. First they ask. Then they guess. Then they try it out. They look with care. They do it again and again. And they tell what they saw. They tell it even if their guess was wrong!

A wrong guess is not bad. It is how we learn. “Oh! I did not know that!”

It must be fair, too. Do you want to know which car is faster? Start both at one line. Do not push just one!

God loves what is true. Paul wrote about that in a letter. It is a letter about love.

> Love … rejoices in the truth.
> — 1 Corinthians 13:6

So love is happy about true things. Love does not cheat. Love says: let us look again, together.`,
      difficulty: 'beginner',
      objectives: ['Tell why you try a thing more than once.', 'Make a race fair.'],
      activities: [
        {
          title: 'Drop test',
          description:
            'Find three things. Guess which lands first. Drop two at a time. Do each pair three times. Make a line on paper for each win.',
        },
        {
          title: 'Crumpled or flat?',
          description:
            'Take two sheets of used paper. Crumple one into a ball. Drop both. What do you see? Did you guess right?',
        },
      ],
      checks: [
        {
          question: 'Why do scientists try it again?',
          options: ['To see if it stays the same', 'Since they forgot it', 'To make a big mess'],
          answer: 0,
          explanation: 'Once may be luck. Again and again shows more.',
          practises: [0],
        },
        {
          question: 'Two toy cars have a race. What is fair?',
          options: ['One gets a push', 'Both start at one line', 'One starts at the end'],
          answer: 1,
          explanation: 'Both must start alike. Then you see which is faster.',
          practises: [1],
        },
        {
          question: 'Your guess was wrong. What do you do?',
          options: ['Hide it', 'Say it was right', 'Tell it and learn'],
          answer: 2,
          explanation: 'A wrong guess teaches you something new.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Jar with the Veil',
      description: 'Everybody knew where flies came from. Then a doctor thought of jars.',
      content: `## What everybody knew

Leave a piece of meat out in summer, and after some days it is full of wiggling maggots. Nobody put them there! So for two thousand years people said that rotten meat turns into worms all by itself. Wise men wrote it in books. Why should you doubt it?

Francesco Redi, a doctor in Italy, did doubt it. In 1668 he told what he had done about it.

## Four and four

Redi put a snake, some fish, some eels and a slice of veal into four jars, and he filled four more jars in the same way. He left the first four open and closed the others up tight. Then he waited.

Flies went in and out of the open jars, and soon there were maggots. In the closed jars there was not a single one. The meat in them had gone bad, but no worms had come.

## “But that’s not fair!”

Somebody might say that no fresh air could get into the closed jars, and that maggots need air. That was a good point! So Redi tried again. This time he covered the jars with a very fine veil, so that air came in and flies did not. The flies smelled the meat and even laid eggs on the veil, but inside the jars no maggots grew.

So meat does not turn into flies. Flies come from eggs, and eggs come from flies.

## How to be fair

Change one thing and leave the rest alike. Do it more than once. Write down all of it, even what you don’t like. And when somebody finds a hole in your test, say thank you, and try again.

Paul once wrote to friends who loved to be right:

> Love takes no pleasure in evil, but rejoices in the truth.
> — 1 Corinthians 13:6

If you are glad of the truth, then you don’t mind who finds it first.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how a test showed where maggots come from.',
        'Plan a fair test in which only one thing changes.',
        'Tell how to answer someone who finds a gap in your test.',
      ],
      activities: [
        {
          title: 'Find the hole',
          description:
            'One child tells a test: “I proved that red cups keep water colder. The red one stood in the shade.” The others find the hole and say how to mend it. Make up five more. Always begin with: “Thank you. What if …?”',
        },
        {
          title: 'Swap your test',
          description:
            'Make up a test: which bridge of grass, which spinner, which leaf boat is best? Write the steps so well that another group can do it without you. Swap. Did they get what you got?',
        },
      ],
      checks: [
        {
          question: 'What did the jars with the veil show?',
          options: [
            'Fresh air turns meat into worms',
            'Veils keep meat fresh and cool',
            'Snakes and fish have no maggots',
            'With air but without flies, no maggots grow',
          ],
          answer: 3,
          explanation: 'Air got in, but flies did not. So the maggots come from the flies.',
          practises: [0],
        },
        {
          question: 'You test which paper boat holds more stones. What should differ?',
          options: [
            'The boats, the stones and the water',
            'Only the boats',
            'Only who is watching',
            'The stones and the water, but not the boats',
          ],
          answer: 1,
          explanation: 'If more than one thing changes, you can’t tell which of them did it.',
          practises: [1],
        },
        {
          question: 'Your friend finds a gap in your test. What is the best answer?',
          options: [
            'Thank you, I will mend it and try again',
            'You are only cross that mine is better',
            'My book says the same, so it must be true',
            'Then I will not tell anyone about it',
          ],
          answer: 0,
          explanation: 'That is what Redi did. A gap that is found can be closed.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Rays That Only Some Could See',
      description: 'A famous professor, three hundred papers, and a prism in a visitor’s pocket.',
      content: `## Eight cups of tea

Around 1920, at a research station in England, the biologist Muriel Bristol turned down a cup of tea. The milk had been poured in last, she said, and it tasted better if it went in first. “Nonsense,” said her colleague Ronald Fisher. Someone suggested a test, and out of it grew one of the most famous experiments in statistics.

As Fisher later described it, eight cups are prepared, four of each kind. Otherwise they are alike, and chance decides their order. The taster knows that there are four and four, and has to sort them. How often would a person succeed who can’t taste any difference? Four cups can be chosen out of eight in 70 ways, and only one of them is right. So pure luck has one chance in seventy. A witness reported that Dr. Bristol got every cup right.

## Believing is seeing

In 1903 René Blondlot, an honored physicist in Nancy, reported a new kind of radiation. He called it N-rays. It was supposed to make a faint spark a little brighter. Within three years over a hundred scientists had written some three hundred papers about it. Others, above all outside France, saw nothing at all.

In 1904 the American Robert Wood paid a visit. In the dark laboratory Blondlot read off the positions of the rays, which he said were spread by a prism. Quietly Wood took the prism out and put it in his pocket. Blondlot went on reading off the same numbers. The rays existed in the eyes of those who expected them.

Blondlot wasn’t a swindler. He looked for something at the very edge of what can be seen, and he knew what he hoped for.

## Tools against oneself

- Compare. If you test a remedy, a second group gets the old one or none.
- Let chance decide who goes into which group, or else the hopeful ones end up together.
- Keep everyone blind: neither the patients nor those who measure know who got what, until the end.
- Announce the plan before you look. Whoever shoots first and paints the target afterward always hits the middle.
- Repeat it, and let others repeat it elsewhere. If seventy people sort the cups, one of them will probably succeed by luck.

## Test all things

Science gets self-correcting only if people correct, and that hurts. In 2020 Frances Arnold, who had won a Nobel Prize, announced that she was withdrawing one of her papers, since the work could not be reproduced. She wrote that she had been a bit busy and had not done her job well, and she apologized. Her reputation grew.

> but test all things. Hold fast to what is good.
> — 1 Thessalonians 5:21

The apostle who wrote this also wrote that love “rejoices in the truth” (1 Corinthians 13:6). It’s not love to let a friend go on believing in N-rays. But you can do it like Wood, who was rather pleased with his own cleverness, or else like someone who hopes that the other will still be able to hold up his head tomorrow. As to yourself, one question is worth practicing: what would I have to see in order to change my mind?`,
      difficulty: 'intermediate',
      objectives: [
        'Name what makes a comparison fair.',
        'Explain how expectation deceives and which tools protect against it.',
        'Describe how scientists deal with errors in an honest way.',
      ],
      activities: [
        {
          title: 'Blind tasting',
          description:
            'Do people taste the difference between two kinds of water or bread? One person fills cups marked only with letters and leaves; a second serves, not knowing which is which. Each taster tries five times. First write what result would convince you. Ask about allergies before you begin.',
        },
        {
          title: 'Repeat us',
          description:
            'Write up a small experiment on half a page: question, plan, result, doubts. Another group repeats it without asking you anything. Compare. What had you forgotten to write? Rewrite it together, and thank them for every gap they found.',
        },
      ],
      checks: [
        {
          question: 'What made the tea test a fair one?',
          options: [
            'The taster was asked beforehand which kind she preferred',
            'The cups with milk first were served a little warmer',
            'The cups differed in one thing, and chance set their order',
            'The person who poured could watch her face while she tasted',
          ],
          answer: 2,
          explanation:
            'If only the order of milk and tea differs, nothing else can give the answer away.',
          practises: [0],
        },
        {
          question: 'What did Wood show by removing the prism?',
          options: [
            'That the rays could pass through glass unhindered',
            'That Blondlot had forged his papers on purpose',
            'That a prism in the dark spreads rays too weakly',
            'That the readings came from expectation, not from rays',
          ],
          answer: 3,
          explanation: 'Without a prism the numbers had to change. They stayed as they were.',
          practises: [1],
        },
        {
          question: 'What is the honest course when your published result cannot be repeated?',
          options: [
            'Say so publicly and withdraw it',
            'Wait until others have forgotten about it',
            'Repeat it until it comes out right once',
            'Ask your critics to publish their doubts elsewhere',
          ],
          answer: 0,
          explanation:
            'Others rely on what you publish. Frances Arnold withdrew her paper and apologized.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Arithmetic of Being Wrong',
      description:
        'Why so many published findings fail, what has been done about it, and what a letter to Corinth has to say to a laboratory.',
      content: `## One thousand hypotheses

Suppose that researchers test 1,000 hypotheses, of which 100 are true. Their studies are large enough to detect a real effect in 80 percent of cases, the power, and they declare a result significant if chance alone would produce it in no more than 5 percent. Among the true hypotheses they find 80. Among the 900 false ones 5 percent, that is 45, appear significant as well. Of 125 announced discoveries 80 are genuine, 64 percent. With small samples, power may be only 20 percent; then 20 genuine discoveries stand beside the same 45, and more than two thirds are illusions, without a single dishonest act having occurred.

Now add temptation. Whoever examines twenty unrelated questions at the 5 percent level has a probability of 1 − 0.95²⁰, about 64 percent, of at least one false positive. If that one is published and the remaining nineteen stay in a drawer, readers have no means of recognizing it. Analysts may, without any intention to deceive, drop an outlier, divide the sample by sex, or stop when the figure looks favorable. Andrew Gelman and Eric Loken compared it with a walk in a garden of forking paths.

The remedy can be computed too. Require an independent replication with a power of 80 percent: of the 80 true results 64 pass, of the 45 false ones 5 percent, or 2.25. The share of genuine findings rises to 64 ÷ 66.25, about 97 percent. Repetition is not pedantry. It is by far the cheapest purification there is.

## The reckoning

In 2015 a collaboration of 270 authors repeated 100 studies from leading psychological journals. Whereas 97 percent of the originals had reported significant results, 36 percent of the replications did. Projects in cancer biology and in economics discovered similar if not always equally severe problems. Part of the response has been institutional. Many journals now accept registered reports, in which a plan is reviewed and accepted before data exist. Data and code are shared. Null results find publishers.

Older safeguards point in the same direction. Physicists of the LIGO collaboration, knowing themselves, once had a false signal secretly injected into their own data. For months in 2010 and 2011 their teams analyzed it and drafted a paper; only when the envelope was opened did they learn that it was a drill. When in September 2015 an actual gravitational wave arrived, one of their first questions was whether it was another.

## Fabrication

Distinct from error is fraud. Surveys, which presumably understate, suggest that about 2 percent of scientists admit to having fabricated or altered data at least once. Since generative models became common, counterfeit micrographs, references to articles that nobody wrote, and entire papers produced by mills for payment have multiplied; in 2023 more than 10,000 papers were retracted, a record at the time. Detection programs assist, but they too err, with false accusations as the price. The ultimate protection remains what it was: someone tries it and it works.

## Agape as method

> Love takes no pleasure in evil, but rejoices in the truth.
> — 1 Corinthians 13:6

Paul wrote chapter thirteen to people who were competing over who had the more impressive gifts. Several of its clauses read almost like a code of conduct for research: it does not boast; it is not self-seeking; it keeps no account of wrongs. It would be too simple to conclude that love replaces method. One may be generous and have a sample of nine. Nevertheless method rests on dispositions that it cannot itself generate. A blinded protocol presupposes someone willing to find out that he was mistaken. A retraction presupposes a community in which admitting it is survivable. Where every error is pounced on with glee, errors are concealed, and knowledge suffers.

> Now I know in part; then I shall know fully, even as I am fully known.
> — 1 Corinthians 13:12

The statement concerns the vision of God and not statistics. It does, however, relieve those who investigate of a burden. To know in part is the human condition and no disgrace; claiming more than one’s part is where the trouble begins. Scripture even supplies peer review with a proverb: “The first to state his case seems right until another comes and cross-examines him” (Proverbs 18:17). Faith is not established by experiment, since a person, divine or human, is not made to repeat himself on request. That does not exempt the claims of believers, about history, about healings, about one another, from honest examination. Whoever rejoices in the truth has no reason to fear it, and will perform the cross-examination in such a way that its object would wish to continue the conversation.`,
      difficulty: 'advanced',
      objectives: [
        'Compute the share of true findings from base rate, power and significance level.',
        'Explain how replication, registration and blinding counteract self-deception.',
        'Relate 1 Corinthians 13 to the dispositions on which method depends.',
      ],
      activities: [
        {
          title: 'Dice laboratory',
          description:
            'Each person rolls a die ten times to “prove” that it favors sixes, and calls three or more sixes a discovery. Collect all results, publish only the discoveries on a poster, then repeat each discovery with ten new rolls. What share survives? Write the headline that would have been honest.',
        },
        {
          title: 'Review with love',
          description:
            'Exchange a page of writing or a plan with someone. Formulate the strongest objection you have, then revise it until it is (a) undiminished in substance and (b) such as you would like to receive. Hand it over, and let its recipient judge both points.',
        },
      ],
      checks: [
        {
          question:
            '1,000 hypotheses, 200 true, power 50 percent, level 5 percent. How many significant results are expected, and how many of them are genuine?',
          options: [
            '150, of which 50 are genuine',
            '140, of which 100 are genuine',
            '240, of which 200 are genuine',
            '100, of which 95 are genuine',
          ],
          answer: 1,
          explanation: 'True: 0.5 × 200 = 100. False: 0.05 × 800 = 40. Together 140.',
          practises: [0],
        },
        {
          question: 'Why did LIGO have a false signal injected into its own data?',
          options: [
            'To find out whether its teams would analyze it without wishful thinking',
            'To conceal the real signal until the paper was ready for the press',
            'To raise the number of published discoveries before a review of funding',
            'To teach a computer program how a gravitational wave has to look',
          ],
          answer: 0,
          explanation:
            'Nobody in the teams knew that it was a drill, so their procedure was tested as if in earnest.',
          practises: [1],
        },
        {
          question: 'How does the lesson connect love with method?',
          options: [
            'Love makes methods such as blinding superfluous among colleagues',
            'Method shows that love is a bias like any other',
            'Love demands that errors of friends be passed over in silence',
            'Method depends on dispositions that it cannot bring forth by itself',
          ],
          answer: 3,
          explanation:
            'Protocols need people who are willing to be wrong, and communities in which one may admit it.',
          practises: [2],
        },
      ],
    },
  },
};
