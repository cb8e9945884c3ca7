import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay21: LessonSource = {
  category: 'math',
  dayNumber: 21,
  pictures: ['hollow-red-circle', 'crayon', 'scroll'],
  references: ['Exodus 20:1-17', 'Exodus 34:28', 'Matthew 5:17', 'Matthew 22:36-40'],
  bands: {
    kindergarten: {
      title: 'Two Rings in the Grass',
      description: 'Some things belong here, some there, and some in the middle.',
      content: `Lay two rings of string in the grass. One ring is for red things. The other is for round things.

A red leaf! It goes with the red things. A blue ball! It goes with the round things.

Now look, a cherry. It is red. It is round too! Where does it go? Push the rings together a bit. Now they cross. The middle is in both rings. Put the cherry there.

What about a green stick? It is not red. It is not round. So it lies outside. You can still pick it up later.

## Two rings of love

God gave His people ten good words. Here is one.

> Honor your father and mother
> — Exodus 20:12

Jesus said all of them are about love. Love God. Love people. Do you sing to God? Love God! Do you hug Grandma? Love people! Do you pray for a friend? That one sits in the middle.`,
      difficulty: 'beginner',
      objectives: ['Sort things into two rings.', 'Say what belongs in the middle.'],
      activities: [
        {
          title: 'String rings',
          description:
            'Make two rings of string. One is for green things. One is for long things. Let the rings cross. Where does a blade of grass go? Find one thing for each place.',
        },
        {
          title: 'Stand in the ring',
          description:
            'Draw two big rings that cross. One is for children with a brother. One is for children with a sister. Where do you stand? Outside is a good place too.',
        },
      ],
      checks: [
        {
          question: 'The rings are red and round. Where does a tomato go?',
          options: ['Outside both', 'In the middle', 'Only with red'],
          answer: 1,
          explanation: 'A tomato is red and round. The middle is in both rings.',
          practises: [1],
        },
        {
          question: 'Where does a blue ball go?',
          options: ['Only with round', 'Only with red', 'In the middle'],
          answer: 0,
          explanation: 'It is round, but it is not red.',
          practises: [0],
        },
        {
          question: 'Where does a green stick go?',
          options: ['In the middle', 'Only with red', 'Outside both'],
          answer: 2,
          explanation: 'It is not red and not round. So it stays outside.',
          practises: [0, 1],
        },
      ],
    },
    elementary: {
      title: 'Circles That Overlap',
      description: 'Ten children raise thirteen hands, and nobody is cheating.',
      content: `## Too many hands

“Who likes chess?” asks Mr. Adeyemi, and 6 hands go up. “Who likes soccer?” he asks, and 7 hands go up. Everybody has raised a hand at least once. That makes 6 + 7 = 13, but there are only 10 children in the tent! Who are the other 3?

They are nobody new. Some children like both games, so they were counted twice. Draw two circles that overlap, one for chess and one for soccer.

- In the middle, where the circles overlap, go 13 − 10 = 3 children who like both.
- Only in the chess circle are 6 − 3 = 3 children.
- Only in the soccer circle are 7 − 3 = 4 children.

Now 3 + 3 + 4 = 10, and everyone has a place. A drawing like this is called a Venn diagram.

## In or out?

Ilse has a red, a blue and a yellow crayon. She may take some, all or none of them to the hill. How many different choices does she have?

Ask each crayon the same question: in or out? The red one has 2 answers. For each of these the blue one has 2 answers, and then the yellow one has 2. That is 2 × 2 × 2 = 8 choices.

- She can take no crayon: 1 choice.
- She can take one of the three: 3 choices.
- She can leave one at home: 3 choices.
- She can take all of them: 1 choice.

Count them up: 1 + 3 + 3 + 1 = 8.

## Ten words in two circles

The ten words that Moses brought down from the mountain were for living by. Long after that, a man asked Jesus which rule was the greatest. Jesus told him to love God with his whole heart. Then He went on.

> And the second is like it: ‘Love your neighbor as yourself.’
> — Matthew 22:39

Think of two circles, one for loving God and one for loving people. Where does “do not steal” belong? Where does sharing your lunch belong? You may find that the middle gets very full.`,
      difficulty: 'beginner',
      objectives: [
        'Sort numbers or things into two circles that overlap.',
        'Find how many are in both circles.',
        'Count choices by asking: in or out?',
      ],
      activities: [
        {
          title: 'People in circles',
          description:
            'Lay two big rope circles that overlap. Pick two things to ask, such as “I have been in a boat” and “I have slept in a tent.” All stand where they belong. Count each part. Do the parts add up to your whole group?',
        },
        {
          title: 'Snack choices',
          description:
            'Draw an apple, a bun, a carrot and a cup. Write or draw every way to take some, all or none of them. How many do you find? First guess, then list them in good order so that you do not miss any.',
        },
      ],
      checks: [
        {
          question:
            'There are 9 campers. 5 play the flute, 6 play the drum, and each plays at least one of them. How many play both?',
          options: ['1', '11', '2', '3'],
          answer: 2,
          explanation: '5 + 6 = 11, and that is 2 more than 9. So 2 campers were counted twice.',
          practises: [1],
        },
        {
          question:
            'You have 4 crayons and may take some, all or none. How many choices are there?',
          options: ['16', '4', '8', '12'],
          answer: 0,
          explanation: 'Each crayon is in or out: 2 × 2 × 2 × 2 = 16.',
          practises: [2],
        },
        {
          question:
            'One circle is for even numbers, one for numbers in the threes. Which one goes in both?',
          options: ['9', '14', '15', '18'],
          answer: 3,
          explanation:
            '18 is even, and 6 × 3 = 18. The 14 is only even, and 9 and 15 are only threes.',
          practises: [0],
        },
      ],
    },
    intermediate: {
      title: 'All, Some, and the Other Way Around',
      description:
        'Sets help you count people twice without harm, and logic shows which cards to turn.',
      content: `## Counting without counting twice

Of the 30 campers in the valley, 18 sing in the choir, 15 belong to the hiking club, and 7 do both. How many do nothing of the kind?

- Step 1: Add both groups, 18 + 15 = 33.
- Step 2: The 7 who do both have been counted twice, so subtract them once, 33 − 7 = 26.
- Step 3: The campers outside both groups are the rest, 30 − 26 = 4.

In the language of sets, the 26 form the union of the two groups, and the 7 form their intersection. A set that lies completely inside another is called its subset. If all flute players sang in the choir as well, they would be a subset of the choir, and you could draw their circle inside the larger one.

## If and then

A sentence such as “If it is a camel, then it is an animal” says exactly that one set is a subset of another. Now turn it around: “If it is an animal, then it is a camel.” This is called the converse, and here it is plainly false, since a goat proves the opposite. A single example that breaks a rule is a counterexample.

There is another way to rewrite the sentence: “If it is not an animal, then it is not a camel.” Whatever lies outside the big circle must lie outside the small one. This form, the contrapositive, is true whenever the original is true.

## Four cards

The psychologist Peter Wason invented a famous puzzle in the 1960s. Every card has a letter on one side and a number on the other. Four of them lie before you, showing A, K, 4 and 7. The rule claims: if there is a vowel on one side, there is an even number on the other. Which cards must you turn over to test it?

Many people choose A and 4. But 4 can break nothing, because the rule does not say what is behind an even number. The card with 7 is different. If a vowel were hiding there, the rule would be broken. So you have to turn A and 7. Our minds love to look for examples that agree with us, and a good tester looks for the one that might disagree.

## What the ten words do not say

Before the first commandment there is a sentence that is easily overlooked.

> I am the LORD your God, who brought you out of the land of Egypt, out of the house of slavery.
> — Exodus 20:2

Pay attention to the logic. It does not say: if you keep these commandments, then I will bring you out. The rescue has already taken place, and the commandments describe how rescued people can live.

The converse deserves some thought as well. If you love your neighbor, then you will not steal from him. Does it follow that everyone who does not steal loves his neighbor? A stone has never stolen anything. Keeping the rules is a large circle, and love is a smaller one inside it, which may be why Jesus asked about the heart.`,
      difficulty: 'intermediate',
      objectives: [
        'Count the members of a union with an overlap.',
        'Find the cases that can break an if-then rule.',
        'Distinguish a rule from its converse with a counterexample.',
      ],
      activities: [
        {
          title: 'Rule on trial',
          description:
            'Write an if-then rule about things at camp, such as “If it has wheels, it is made of metal.” Your partner writes the converse and the contrapositive. Go and hunt for counterexamples to all three. Which sentences survive, and which two always share their fate?',
        },
        {
          title: 'Wason at the table',
          description:
            'Make four cards like those in the text, but with a rule from daily life: “If you drink cocoa, you wash your cup.” Test it on four people who have not seen it, with letters first and with cocoa afterward. Which version do people solve better? Discuss why.',
        },
      ],
      checks: [
        {
          question: 'Of 40 campers, 22 paint, 25 swim and 10 do both. How many do neither?',
          options: ['7', '3', '13', '10'],
          answer: 1,
          explanation: 'The union has 22 + 25 − 10 = 37 members, and 40 − 37 = 3 are outside.',
          practises: [0],
        },
        {
          question:
            'Cards show B, E, 3 and 8. The rule: a consonant on one side means an odd number on the other. Which cards must be turned?',
          options: ['B and 8', 'B and 3', 'E and 8', 'E and 3'],
          answer: 0,
          explanation:
            'Behind B there might be an even number, and behind 8 there might be a consonant. Neither E nor 3 can break the rule.',
          practises: [1],
        },
        {
          question:
            '“If a number is a multiple of 6, then it is even.” Which number shows that the converse is false?',
          options: ['12', '9', '10', '18'],
          answer: 2,
          explanation:
            '10 is even without being a multiple of 6. The numbers 12 and 18 are both, and 9 is not even.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'More Subsets Than Anyone Can Label',
      description:
        'Count subsets and overlaps, then follow an argument that no list, however long, can survive.',
      content: `## In or out

How many subsets does a set with n elements possess? Each subset is determined by n independent decisions, in or out, and therefore the answer is 2ⁿ. The empty set and the whole set are included. Three crayons allow 8 selections; ten commandments would allow 2¹⁰ = 1,024.

A subset should not be confused with a partition, which divides the whole set into parts that do not overlap. The ten commandments provide a historical illustration. The Hebrew text of Exodus 34 speaks of ten words, but those of Exodus 20 carry no numerals. Jewish tradition counts the sentence about the rescue from Egypt as the first word. Catholics and Lutherans join the prohibitions of other gods and of images, and divide coveting into two. Orthodox, Anglican and Reformed Christians separate the former and join the latter. The same verses, partitioned in different ways, contain the same obligations, and your own church can tell you which numbering it has inherited.

## Three overlapping sets

For two sets, the size of the union is the sum of the sizes minus the size of the intersection. With three sets the correction itself has to be corrected: add the single sets, subtract the three pairwise intersections, and add the triple intersection again. To see that this works, consider an element that belongs to all three. It is counted 3 times, removed 3 times and restored once, and 3 − 3 + 1 = 1. An element of exactly two sets is counted twice and removed once.

How many numbers from 1 to 120 are divisible by 2, by 3 or by 5?

- Single sets: 60 + 40 + 24 = 124.
- Pairs, divisible by 6, by 10 or by 15: 20 + 12 + 8 = 40.
- All three, divisible by 30: 4.
- Union: 124 − 40 + 4 = 88, so that 32 numbers are divisible by none of them.

## The set that escapes

Now try to label every subset of a set S with an element of S, so that each element x is attached to one subset f(x). In 1891 Georg Cantor published an argument which shows that this always fails, for infinite sets as well. Define D as the set of all elements that do not belong to their own subset. Could D be attached to some element d?

- Suppose that d belongs to D. Then, by the definition of D, it does not belong to f(d), which is D.
- Suppose that d does not belong to D. Then it satisfies the condition for D, and hence it belongs to D.

Both assumptions refute themselves, and consequently D has no label. Whatever list you propose, the list itself tells you how to construct a subset that is missing from it. Ten years later Bertrand Russell applied the same idea to the set of all sets that do not contain themselves, and discovered that such a set cannot exist. Mathematicians were obliged to reconstruct the foundations of their science with considerably more caution.

## Where the list ends

It would be an abuse of Cantor’s theorem to claim that it proves something about morality. Nevertheless, anyone who has attempted to write a complete book of rules knows a similar experience, because every clause creates a case which the clause did not foresee. A system of safety instructions, for children or for machines, never mentions everything that matters. When Jesus was questioned about the greatest commandment, He did not extend the list, but named love of God and love of neighbor, and described how everything else is related to them.

> All the Law and the Prophets hang on these two commandments.
> — Matthew 22:40

That is no excuse for ignoring the details, since He also said that He had not come to abolish the Law; rather, it indicates what the details are for. A person who has understood why stealing is wrong will recognize it in a form that no list has ever mentioned.`,
      difficulty: 'advanced',
      objectives: [
        'Count subsets of a finite set.',
        'Apply inclusion and exclusion to three sets.',
        'Construct the set in Cantor’s argument and explain why it has no label.',
      ],
      activities: [
        {
          title: 'Escape from any list',
          description:
            'One person secretly attaches a subset of {1, 2, 3, 4, 5} to each of the five elements and writes the table down. The other, seeing it, announces within a minute a subset that is missing, and proves it. Exchange roles. Can the first player ever prevent this?',
        },
        {
          title: 'The loophole workshop',
          description:
            'In three groups, write the shortest possible rule that makes the camp kitchen safe. Pass it on. The next group describes a case that obeys the wording and violates the purpose. The third group repairs it. After three rounds, formulate the purpose itself in one sentence.',
        },
      ],
      checks: [
        {
          question: 'How many subsets of a set with 7 elements have at least 2 elements?',
          options: ['128', '127', '121', '120'],
          answer: 3,
          explanation:
            'There are 2⁷ = 128 subsets altogether. Remove the empty set and the 7 subsets with one element.',
          practises: [0],
        },
        {
          question: 'How many numbers from 1 to 60 are divisible by 2, by 3 or by 5?',
          options: ['44', '62', '42', '16'],
          answer: 0,
          explanation: 'Inclusion and exclusion give 30 + 20 + 12 − 10 − 6 − 4 + 2 = 44.',
          practises: [1],
        },
        {
          question:
            'Let f(1) = {1, 2}, f(2) = {3} and f(3) = {1, 3}. Which set is D in Cantor’s argument?',
          options: ['{1}', '{1, 3}', '{2}', '{2, 3}'],
          answer: 2,
          explanation:
            'Both 1 and 3 belong to their own subsets, but 2 does not. So D = {2}, and indeed no element is attached to it.',
          practises: [2],
        },
      ],
    },
  },
};
