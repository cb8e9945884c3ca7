import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay49: LessonSource = {
  category: 'math',
  dayNumber: 49,
  pictures: ['globe-showing-europe-africa', 'love-letter', 'clapping-hands'],
  references: ['Matthew 28:16-20', 'Acts 1:8', 'Acts 1:15', 'Acts 2:41'],
  bands: {
    kindergarten: {
      title: 'Tell One More Friend',
      description: 'Watch good news jump from one child to the next, twice as many each time.',
      content: `Yael has good news. There will be pancakes tonight! She tells Ben. Now two children know.

Each one tells one more. Two and two make four. Each of those tells one more. Four and four make eight! That was quick. Soon the whole camp licks its lips.

This is called doubling. You take a number twice. Hold up one finger on each hand. One and one make two. Now two on each hand. That is four. Now three. That is six.

## Go and tell

Jesus met His friends on a mountain. He had good news to share, the best of all. Go and tell everyone on Earth! But there were only eleven of them. Was the job too big? Jesus made them a promise.

> And surely I am with you always
> — Matthew 28:20

One told another. Somebody told us too. Whom can you tell?`,
      difficulty: 'beginner',
      objectives: ['Double small numbers.', 'Follow a number that keeps doubling.'],
      activities: [
        {
          title: 'Wake the camp',
          description:
            'One child sits and claps. All the others pretend to sleep. Each clapper wakes one child. Go on until all clap.',
        },
        {
          title: 'Ladybug dots',
          description:
            'Draw a ladybug with two wings. Draw dots on one wing. Draw just as many on the other. Count all the dots.',
        },
      ],
      checks: [
        {
          question: 'Three children know the news. Each tells one more. How many know?',
          options: ['Three', 'Four', 'Six'],
          answer: 2,
          explanation: 'Three knew before, and three new ones know now. That makes six.',
          practises: [0],
        },
        {
          question: 'Hold up four fingers on each hand. How many fingers are up?',
          options: ['Six', 'Eight', 'Nine'],
          answer: 1,
          explanation: 'Double four is eight. Only your thumbs are resting.',
          practises: [0],
        },
        {
          question: 'One child claps. Then two clap. It doubles again. How many clap now?',
          options: ['Four', 'Three', 'Five'],
          answer: 0,
          explanation: 'Two clappers wake two more. Two and two make four.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Two, Four, Eight, and Away',
      description: 'Why doubling looks so lazy at first and then runs off with you.',
      content: `## Which would you take?

Aunt Priya lets Kito choose. He can have 10 beads every day. Or he gets 1 bead on the first day, and each day she puts into his jar as many as there are in it already. Kito laughs and takes the 10. His sister Asha takes the jar.

- Kito’s beads go 10, 20, 30, 40, 50, 60, 70.
- Asha’s beads go 1, 2, 4, 8, 16, 32, 64.

After a whole week Kito still has more, and he feels very clever. But on day eight he has 80, and Asha has 64 + 64 = 128! Doubling starts slowly, yet each step is as big as everything before it put together.

## How to double in your head

Break the number up. Double 47 is double 40 and double 7, which makes 80 + 14 = 94. You can test doubling with paper too. Fold a sheet in half and there are 2 layers, and after each fold there are twice as many: 4, 8, 16, 32. Hardly anyone can fold it an eighth time.

## A hundred and twenty friends

When Jesus had gone up to heaven, about 120 people who loved Him stayed together and prayed. If each of them told one other person, there would be 240. After that come 480, then 960, then 1,920. You would need only five steps to get to 3,840.

In fact it went even faster. On one single day Peter spoke, and 120 + 3,000 = 3,120 is about how many there were by the evening.

> Those who embraced his message were baptized, and about three thousand were added to the believers that day.
> — Acts 2:41

Each one was a person with a name, and God knew every single one of them.`,
      difficulty: 'beginner',
      objectives: ['Double a number in your head.', 'Find a number that doubles again and again.'],
      activities: [
        {
          title: 'Beans on a board',
          description:
            'Draw a row of ten squares on the ground. Put 1 bean on the first, 2 on the next, then 4, and go on. Guess first where your beans will run out. What can you use after that?',
        },
        {
          title: 'Whisper tree',
          description:
            'One person thinks of a kind sentence and tells one other. In each round, all who know it tell one new person. Write down how many know it after each round, and see if the last one heard it right.',
        },
      ],
      checks: [
        {
          question: 'How much is double 36?',
          options: ['62', '66', '72', '76'],
          answer: 2,
          explanation: 'Double 30 is 60 and double 6 is 12. So 60 + 12 = 72.',
          practises: [0],
        },
        {
          question: 'You fold a sheet in half 4 times. How many layers are there?',
          options: ['8', '16', '4', '32'],
          answer: 1,
          explanation: 'Each fold doubles the layers: 2, 4, 8, 16.',
          practises: [1],
        },
        {
          question:
            '30 people know. Every day each tells one new person. How many know after 3 days?',
          options: ['90', '120', '180', '240'],
          answer: 3,
          explanation: 'It doubles three times: 60, then 120, then 240.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Why Chain Letters Run Dry',
      description: 'Fold a page up to the treetops, and see what some messages hide.',
      content: `## A page as high as a tower

Every time you fold a page, the number of layers doubles, so after n folds there are 2ⁿ layers. Ten folds give 2¹⁰ = 1,024 of them. If the paper is 0.1 millimeters thick, the stack measures 102.4 millimeters, about the width of your hand. Ten more folds multiply this by 1,024 again. There are now 1,048,576 layers, more than a million, and the stack is taller than 100 meters!

In practice you give up after six or seven, because the edges need more and more paper. In 2002 an American student, Britney Gallivan, calculated how long a strip would have to be, and then folded more than a kilometer of toilet paper 12 times.

## Exponents below zero

Powers of two obey a simple rule: if you multiply them, the exponents are added. For example, 2³ × 2⁴ = 2⁷, which is 128. The rule also tells us what other exponents must mean. Since 2³ × 2⁰ should be 2³, the power 2⁰ has to be 1. Since 2³ × 2⁻³ should be 2⁰, which is 1, the power 2⁻³ has to be 1/8. Doubling forward and halving backward belong to one staircase.

There is another useful pattern. The sum 1 + 2 + 4 + 8 is 15, one less than 16. If you add up all powers of two from 1 on, you always land exactly one below the next one: 1 + 2 + 4 + … + 512 = 1,023.

## “Send this to six friends”

You may have received a message that promises good luck if you pass it on to six people and threatens bad luck if you don’t. In round n, 6ⁿ people would have to receive it. Round 10 needs 60,466,176 people, and round 13 needs 13,060,694,016, which is far more than the 8.3 billion who live on Earth as of 2026. The chain has to break.

It becomes nasty when money is involved. Imagine that all members pay those above them and hope to be paid by the six below. Whenever the scheme collapses, the last round contains more than five sixths of all members, and they have lost what they paid. The promise was never honest, because the numbers do not allow it.

## Another kind of sending

A few people on a hill were once told to go to all nations. Does that sound like a chain letter? Compare them. No luck is promised for many recipients and nobody is threatened. The people are supposed to be taught patiently, and that takes years instead of a click. And the sender does not disappear.

> And surely I am with you always, even to the end of the age.
> — Matthew 28:20

If you share something, whether it is a message or a machine that you have built, say truthfully whom it helps and what it cannot do. Those who trust you are not a number in your next round.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate with powers, including exponents that are zero or negative.',
        'Add up powers of two by their pattern.',
        'Determine how many people a chain would need.',
      ],
      activities: [
        {
          title: 'The camp as a tree',
          description:
            'Seat one person in front, two behind, then four, and go on until everyone has a place. Compare the last row with all the rows before it. What would change if each had three behind?',
        },
        {
          title: 'Rewrite the letter',
          description:
            'Invent a chain message that sounds tempting and calculate its round ten. Then write an honest version of it, with nothing promised that the numbers do not allow.',
        },
      ],
      checks: [
        {
          question: 'What is 2³ × 2⁻⁵?',
          options: ['1/4', '4', '1/32', '256'],
          answer: 0,
          explanation: 'The exponents are added: 3 − 5 = −2, and 2⁻² means 1/4.',
          practises: [0],
        },
        {
          question: 'What is 1 + 2 + 4 + 8 + 16 + 32 + 64?',
          options: ['126', '128', '120', '127'],
          answer: 3,
          explanation: 'The sum lies one below the next power of two, 128 − 1 = 127.',
          practises: [1],
        },
        {
          question:
            'Everyone passes a letter on to 4 new people, and round 1 has 4 people. How many does round 6 need?',
          options: ['24', '1,024', '4,096', '16,384'],
          answer: 2,
          explanation: 'Round n needs 4ⁿ people, and 4⁶ = 4,096.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Thirty-Three Questions to Find You',
      description: 'Logarithms measure information, and they warn us about data without names.',
      content: `## A game of yes and no

One player imagines an object, another may ask twenty questions that are answered by yes or no. Every ideal question divides the remaining possibilities into two equal halves, so twenty of them can distinguish 2²⁰ = 1,048,576 objects. Conversely, whoever wants to single out one of N possibilities needs log₂ N such questions, rounded upward. For the 8.3 billion people living as of 2026, log₂ N is approximately 32.95. Thirty-three answers are sufficient to identify any of them.

Because doubling N adds merely one question, logarithms grow with astonishing reluctance. A dictionary of a million sorted entries can be searched in 20 comparisons, and one of two million in 21.

Claude Shannon turned this game into a theory in 1948. A fact that applies to the fraction p of all cases carries log₂(1/p) bits of information: 1 bit for one half, 3 bits for one eighth. (The name of the unit, as Shannon acknowledged, was contracted from “binary digit” by his colleague John Tukey.) Rare facts say more. Before asking, however, we do not know which answer we will obtain. A question to which one person in eight says yes provides 3 bits in that case, but only about 0.19 bits in the other, on average 0.54. Even questions are the most productive, which explains the strategy of halving.

If two facts are independent, their probabilities are multiplied, and the logarithms, as they always do, turn the product into a sum. Bits can simply be added.

## Nameless is not anonymous

Suppose that a helpful program publishes data without names, but with town, date of birth and sex. How many bits are revealed? Sex contributes about 1. Among dates spread over 80 years, which are roughly 29,220 days, a birthday contributes log₂ 29,220, or about 14.8. A town with 16,384 inhabitants leaves only 2¹⁴ of humanity’s 2³³ possibilities, which corresponds to about 19 bits. Altogether that makes approximately 35, whereas 33 would have been enough. In 2000 Latanya Sweeney concluded that postal code, birth date and sex together single out almost nine in ten Americans; a later investigation came closer to six in ten. Whichever estimate is better, removing the names has evidently not removed the persons. Whoever shares an invention should declare not only whom it serves but what it discloses.

## Changing the base

Most calculators provide logarithms to base ten. If 2ˣ = N, then x × log₁₀ 2 = log₁₀ N, hence log₂ N = log₁₀ N ÷ log₁₀ 2, where log₁₀ 2 is about 0.30103. This number also determines how long powers of two become. Since log₁₀ 2⁶⁴ is about 64 × 0.30103 = 19.27, the power 2⁶⁴ lies between 10¹⁹ and 10²⁰ and consequently has 20 digits. The slide rule, with which engineers worked for more than three centuries, does nothing else: its scales are logarithmic, so that shifting one length along another performs a multiplication.

## Each and all

> But you will receive power when the Holy Spirit comes upon you, and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.
> — Acts 1:8

The rings of this sentence widen from a city to the planet, and nevertheless the assignment is to be witnesses, which one can only be toward particular human beings. Logarithms reveal how little is necessary to pick a person out of billions, and by the same calculation how little has been understood thereby. Thirty-three bits suffice for an address. To know someone, you must stay longer than thirty-three questions, and you must be willing to answer some yourself.`,
      difficulty: 'advanced',
      objectives: [
        'Use logarithms to the base two to count yes-or-no questions.',
        'Measure the information of a fact in bits.',
        'Find the number of digits of a power by changing the base.',
      ],
      activities: [
        {
          title: 'Halving by design',
          description:
            'Collect 32 different objects or cards and design five questions that identify each of them, with all questions fixed in advance. Test the code on another group, and explain why four questions cannot work.',
        },
        {
          title: 'A slide rule of paper',
          description:
            'Mark two strips with the numbers 1 to 10 at distances of 20 centimeters times their logarithm. Multiply by sliding, estimate the error of ten products, and explain where on the scale the errors are largest.',
        },
      ],
      checks: [
        {
          question:
            'How many ideal yes-or-no questions are needed to single out one of 4,000 members?',
          options: ['11', '12', '63', '2,000'],
          answer: 1,
          explanation:
            'Because 2¹¹ = 2,048 is too little and 2¹² = 4,096 is enough, 12 are needed.',
          practises: [0],
        },
        {
          question:
            'A fact applies to one person in 32. How many bits of information does it carry?',
          options: ['5', '32', '16', '6'],
          answer: 0,
          explanation: 'Since 2⁵ = 32, the logarithm log₂ 32 is 5.',
          practises: [1],
        },
        {
          question: 'How many digits does 2¹⁰⁰ have, if log₁₀ 2 is about 0.30103?',
          options: ['30', '100', '32', '31'],
          answer: 3,
          explanation: 'The logarithm of 2¹⁰⁰ is about 30.103, so the number has 31 digits.',
          practises: [2],
        },
      ],
    },
  },
};
