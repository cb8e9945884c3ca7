import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay55: LessonSource = {
  category: 'math',
  dayNumber: 55,
  pictures: ['infinity', 'milky-way', 'hotel'],
  references: ['Romans 8:38-39', 'Psalm 103:11', 'Psalm 147:5'],
  bands: {
    kindergarten: {
      title: 'Always One More',
      description: 'Find out why nobody can ever say the last number.',
      content: `“I know the biggest number,” says Ezri. “It is ten!”

“Eleven,” says Hana. Hmm. Eleven is bigger.

“Twenty!” says Ezri. “Twenty-one,” says Hana.

Ezri thinks hard. “A hundred!” Hana laughs. “A hundred and one!” Whatever he says, she adds one more. Who wins? Nobody. There is no last number. You can count and count. The numbers never end.

## Higher than high

Look up at the sky. How high is it? Climb a tree. The sky is higher. Climb a hill. It is higher still. A song in the Bible says it like this.

> For as high as the heavens are above the earth, so great is His loving devotion
> — Psalm 103:11

Loving devotion means love that stays. You can count and count. You will not come to its end. God loves you today. Tomorrow there is still more.`,
      difficulty: 'beginner',
      objectives: ['Name the number that comes next.', 'Know that numbers never end.'],
      activities: [
        {
          title: 'Beat my number',
          description:
            'Say a number. Your friend says one more. Take turns. Go on as long as you like. Stop with a hug.',
        },
        {
          title: 'The endless ring',
          description:
            'Lay pebbles in a ring. Put your finger on one. Walk around and around. Do you find the end?',
        },
      ],
      checks: [
        {
          question: 'Which number comes right after nineteen?',
          options: ['Eighteen', 'Ten', 'Twenty'],
          answer: 2,
          explanation: 'Nineteen and one more make twenty.',
          practises: [0],
        },
        {
          question: 'Ben says twelve. Which number is one more?',
          options: ['Thirteen', 'Eleven', 'Fourteen'],
          answer: 0,
          explanation: 'After twelve comes thirteen. Eleven comes before twelve.',
          practises: [0],
        },
        {
          question: 'Is there a last number?',
          options: ['Yes, it is ten', 'No, there is none', 'Yes, it is a hundred'],
          answer: 1,
          explanation: 'You can add one to any number. So counting never ends.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How Long Is a Billion Seconds?',
      description: 'Big numbers sound alike, but wait until you have lived through them.',
      content: `## Tick, tick, tick

A thousand, a million, a billion: in a talk they sound much the same. So let us make them into time, with one second for each.

- A thousand seconds are over in less than 17 minutes. You can wait that long for cake.
- A million seconds take more than 11 days. You will have to sleep a few times.
- A billion seconds take more than 31 years. By then you may have children of your own!

Each of them is a thousand times as big as the one before. A thousand has three zeros. A million is a thousand thousands, so it has 3 + 3 = 6 zeros. A billion is a thousand millions, and it has 6 + 3 = 9 zeros.

Far out in space there is a machine called Voyager 1. In 2025 it was more than 24 billion kilometers away from us. If you took one second for each of these kilometers, you would need over 700 years!

## The game that nobody wins

Think of the biggest number that you can. Write it with as many nines as fit on the page. Now I add just 1, and mine is bigger. From 9,999 I get 10,000, and from 999,999 I get 1,000,000. You may try again, but I can always do it. This shows that there is no biggest number, and counting goes on without an end. People call this endlessness infinity, and they write it with a sign that looks like a sleeping 8.

## Paul’s big list

Paul wanted to say how strong God’s love is. He thought of everything that might be stronger. Death? Angels? The future? He went up and down in his mind as far as he could, and then he was sure.

> neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.
> — Romans 8:39

You cannot say a number that goes past the end of numbers. And you cannot go so far that you get past God’s love.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how many zeros big numbers have.',
        'Explain why there is always a bigger number.',
      ],
      activities: [
        {
          title: 'A million what?',
          description:
            'Draw a square of 10 by 10 dots. How many dots are that? How many such squares make a thousand dots, and how many make a million? How many pages would you need?',
        },
        {
          title: 'Plus one duel',
          description:
            'Two players each write a huge number in secret. Read them out loud. Then each adds 1 to the other one’s number and reads it. Watch out for the nines!',
        },
      ],
      checks: [
        {
          question: 'How many zeros does a billion have?',
          options: ['6', '9', '8', '12'],
          answer: 1,
          explanation: 'A billion is 1,000,000,000, a thousand millions. It has 6 + 3 = 9 zeros.',
          practises: [0],
        },
        {
          question: 'How many thousands make a million?',
          options: ['10', '100', '10,000', '1,000'],
          answer: 3,
          explanation: 'A million is a thousand thousands, 1,000 × 1,000.',
          practises: [0],
        },
        {
          question: 'Sol says 89,999 is the biggest number. Which number is just one bigger?',
          options: ['90,000', '89,990', '99,999', '89,900'],
          answer: 0,
          explanation: 'Add 1, and all the nines at the end turn into zeros: 90,000.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Hotel with Room for One More',
      description: 'Check into an imaginary inn that is full and still never turns anybody away.',
      content: `## Large is not endless

More than two thousand years ago, Archimedes calculated how many grains of sand would fill the entire universe as it was imagined in his day. His upper bound would be written today as a 1 with 63 zeros. People had said that the sand was infinite, and he wanted to show that it was merely a lot. Around 1920 a nine-year-old boy, Milton Sirotta, invented a name for a 1 with a hundred zeros. He called it a googol, and his uncle, a mathematician, made it famous.

A googol is larger than the number of atoms in the universe that we can observe, as far as scientists can estimate it. Still, it is no closer to infinity than the number 1, because after it the counting begins all over again.

## Full, but not closed

The mathematician David Hilbert imagined a hotel with endlessly many rooms, numbered 1, 2, 3 and so on, and a guest in every one. Late at night another traveler arrives. In an ordinary hotel that would be the end of the story. Here the manager asks each guest to move from room n to room n + 1. Everyone has a new room, since there is always a next one, and room 1 is free.

Then a bus arrives with endlessly many passengers. Now the guest in room n moves to room 2n, so that the guest of room 37 goes to 74. Only even rooms are occupied afterward, and the passengers receive the odd ones: 1, 3, 5 and so on. In other words, infinity plus one isn’t larger than infinity, and neither is twice infinity.

## Comparing without counting

How can we compare amounts that nobody can count? Children know the answer. If every child has one cap and no cap is left over, there are as many caps as children. Mathematicians do the same with endless collections: they have the same size if their members can be paired off completely.

- Pair n with 2n, and you see that there are as many even numbers as counting numbers.
- Pair n with n × n, and you see that there are as many squares, although the gaps between them keep growing.

That seems absurd, because the squares are only a small part of all numbers. Galileo noticed this in 1638 and was puzzled. For finite collections the whole is always larger than a part. For infinite ones this rule no longer holds.

## How to close an endless list

Paul once attempted to name everything that could come between people and God’s love. It is an impressive list, but no list can name everything one by one. Watch how he finishes it.

> neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.
> — Romans 8:38-39

His list ends with “nor anything else in all creation” (Romans 8:39), and this covers all the cases that he didn’t mention, in the way a good proof does. Whatever you are afraid of, even if it has no name yet, it belongs to creation and is therefore already on his list.`,
      difficulty: 'intermediate',
      objectives: [
        'Make room in an endless hotel by a rule.',
        'Compare endless collections by pairing.',
      ],
      activities: [
        {
          title: 'Play the manager',
          description:
            'Number ten chairs as the beginning of an endless row and let guests sit on them. Invent rules for three new guests, for one bus and for two buses. After each rule everyone calculates the new number before moving; those past the tenth chair keep walking.',
        },
        {
          title: 'Pair them off',
          description:
            'Find a pairing of the counting numbers with all whole numbers, including zero and the negative ones. Describe it so that a friend can tell you the partner of 17 and of −6.',
        },
      ],
      checks: [
        {
          question:
            'In the full hotel every guest moves from room n to room n + 5. How many rooms become free?',
          options: ['1', '10', '5', 'Endlessly many'],
          answer: 2,
          explanation: 'The guest of room 1 is now in room 6, so rooms 1 to 5 are empty.',
          practises: [0],
        },
        {
          question: 'Guests move from room n to room 3n. Who is in room 36 afterward?',
          options: [
            'The guest of room 12',
            'The guest of room 33',
            'The guest of room 39',
            'Nobody',
          ],
          answer: 0,
          explanation: 'We look for the n with 3n = 36, and that is n = 12.',
          practises: [0],
        },
        {
          question:
            'Which pairing shows that there are as many square numbers as counting numbers?',
          options: ['n with n + n', 'n with n × n', 'n with n + 2', 'n with 2 × n'],
          answer: 1,
          explanation: 'It reaches every square exactly once: 1, 4, 9, 16 and so on.',
          practises: [1],
        },
      ],
    },
    advanced: {
      title: 'Infinities of Different Size',
      description: 'Three short proofs about the endless, and what they leave untouched.',
      content: `## No last prime

Twenty-three centuries ago Euclid demonstrated that no finite list contains all prime numbers. Multiply all the primes on your list together and increase the product by 1. With 2, 3, 5 and 7 this produces 211, and division by any of the four leaves the remainder 1, so that every prime factor of the new number is necessarily missing from the original list. The number itself need not be prime: 2 × 3 × 5 × 7 × 11 × 13 + 1 = 30,031 = 59 × 509. But 59 and 509 are primes that the list lacked, and that suffices. The manner of reasoning deserves attention: an infinite claim is not verified case by case, but it is demonstrated that every conceivable attempt to bring it to an end defeats itself.

## Fractions in a queue

A collection is called countable if it can be arranged in a sequence, first, second, third, without omissions. The whole numbers are obviously countable, whereas the fractions appear incomparably more numerous, because between any two of them there lies another. Nevertheless, write each positive fraction a/b as a pair, and proceed according to the sum a + b. With the sum 2 there is 1/1; with the sum 3 there are 1/2 and 2/1; with the sum 4 there are 1/3, 2/2 and 3/1. Each sum s provides only s − 1 pairs. The pair 2/3, for example, has the sum 5. It follows the 1 + 2 + 3 = 6 pairs with smaller sums and is the second in its own group, and so it receives the number 8. If repetitions such as 2/2 are skipped, the queue becomes shorter still. There are no more fractions than counting numbers.

## Decimals refuse to queue

At this point one might suspect that everything infinite is countable. In 1874 Georg Cantor proved the contrary, and he later found the argument for which he is famous. Suppose that somebody presents a complete sequence of all decimals between 0 and 1, beginning, let us say, with 0.4142…, 0.3333…, 0.1415… and 0.9090…. Proceed along the diagonal: take the first digit of the first number, the second digit of the second, and so forth, here 4, 3, 1, 0. Replace each digit 4 by 5 and any other digit by 4. The resulting decimal, 0.5444…, differs from the first entry in the first place, from the second entry in the second place, and from the n-th entry in the n-th. It is therefore nowhere in the sequence, which was supposed to be complete. The decimals are consequently uncountable, and there exist infinities of different sizes.

Whether there is an intermediate size between these two occupied Cantor for years, without success. Thanks to Kurt Gödel and, in 1963, Paul Cohen, we know that the customary axioms of mathematics can neither establish nor refute its existence. Several influential contemporaries were hostile to the entire theory, but it has become part of the foundation on which mathematicians now build.

## What kind of boundlessness?

Cantor was a believing Christian who discussed his ideas with theologians. He insisted that his infinities, each of which could still be increased, must never be confused with the absolute infinity of God. He could appeal to Augustine, who, in The City of God, had already considered whether even the endless series of numbers might be comprehended by God, and answered with a psalm.

> Great is our Lord, and mighty in power;
> His understanding has no limit.
> — Psalm 147:5

It is prudent to follow Cantor’s example. Divine infinity is not an especially extensive quantity, and no theorem about sets proves or disproves the existence of a Creator. When Paul declares that nothing will separate us from the love of God, his reasoning is not quantitative. He runs through opposites, life and death, present and future, height and depth, and then closes the list with “anything else in all creation” (Romans 8:39). The distinction upon which everything depends is that between creation and its Maker. However many things there are, and however large, they all stand on the one side; on the other stands the love in which, as Paul was convinced, they will not be able to make the slightest gap.`,
      difficulty: 'advanced',
      objectives: [
        'Reproduce Euclid’s argument that there is no last prime.',
        'Number the positive fractions by their diagonals.',
        'Construct a decimal that is missing from a given sequence.',
      ],
      activities: [
        {
          title: 'Attack the diagonal',
          description:
            'In pairs, one defends Cantor’s argument and the other raises objections: why not add the missing number to the list, and what about 0.4999… and 0.5? Exchange roles, and write the two best answers on a single page.',
        },
        {
          title: 'A queue for the plane',
          description:
            'Find a path through all points with whole coordinates that visits each once, for instance a spiral. Determine the number of the point (2, −1) on your path, and decide whether it proves that these points are countable.',
        },
      ],
      checks: [
        {
          question:
            'If pairs are numbered by the sum a + b as above, which number does 3/2 receive?',
          options: ['5', '6', '7', '9'],
          answer: 3,
          explanation:
            'Six pairs have smaller sums, and 3/2 is the third with the sum 5, so its number is 9.',
          practises: [1],
        },
        {
          question:
            'The diagonal digits of a sequence are 4, 7, 4 and 1. With the rule above, how does the missing decimal begin?',
          options: ['0.4545', '0.5555', '0.5454', '0.4747'],
          answer: 2,
          explanation: 'Each 4 becomes 5, and every other digit becomes 4.',
          practises: [2],
        },
        {
          question: 'Which number does Euclid’s argument form from the primes 2, 3, 5, 7 and 11?',
          options: ['2,311', '2,310', '29', '211'],
          answer: 0,
          explanation:
            'The product is 2,310, and adding 1 gives 2,311, which none of the five divides.',
          practises: [0],
        },
      ],
    },
  },
};
