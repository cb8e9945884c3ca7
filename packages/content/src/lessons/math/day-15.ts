import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay15: LessonSource = {
  category: 'math',
  dayNumber: 15,
  pictures: ['basket', 'sheaf-of-rice', 'bread'],
  references: ['Genesis 41:25-49', 'Genesis 47:23-26', 'Mark 12:41-44'],
  bands: {
    kindergarten: {
      title: 'Four to Eat, One to Keep',
      description: 'Save a little now, and there is food later.',
      content: `Lila picks five apples. Four go into the bowl. One goes down to the cellar. It is cool there. Winter is coming!

The next day she picks five more. Four for the bowl. One for the cellar. How many are in the cellar now? One, two! And in the bowl? There are eight. She picked ten apples in all.

One out of five has a name. It is one fifth. Hold up your hand. You see five fingers. Fold down your thumb. That is one fifth of your fingers!

## Joseph keeps the grain

The king dreamed of cows. Seven fat cows came. Then seven thin cows ate them up! God showed Joseph what it meant. First there would be much food. Then there would be very little.

> In every city he laid up the food from the fields around it.
> — Genesis 41:48

So when the hungry days came, there was bread.`,
      difficulty: 'beginner',
      objectives: ['Put one out of every five aside.', 'Show one fifth of five things.'],
      activities: [
        {
          title: 'Cellar and bowl',
          description:
            'Collect ten pebbles. Count out five. Four go in the bowl, one in the cellar. Do it again. How many are in each?',
        },
        {
          title: 'Fold a fifth',
          description:
            'Hold up one hand. Fold down one finger. How many still stand? Try with two hands. Fold down one on each. How many now?',
        },
      ],
      checks: [
        {
          question: 'You have five pears. One goes to the cellar. How many stay?',
          options: ['Four', 'Six', 'Three'],
          answer: 0,
          explanation: 'Five take away one leaves four.',
          practises: [0],
        },
        {
          question: 'You save one of five plums. Then one of five more. How many saved?',
          options: ['One', 'Ten', 'Two'],
          answer: 2,
          explanation: 'One and one make two. Eight plums are left to eat.',
          practises: [0],
        },
        {
          question: 'What is one fifth of your five fingers?',
          options: ['Two fingers', 'One finger', 'Five fingers'],
          answer: 1,
          explanation: 'One out of five is one fifth. So it is just one finger.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'One Heap Out of Five',
      description: 'How Joseph used a fraction to get a whole land through seven hard years.',
      content: `## A dream about cows

Pharaoh could not stop thinking about his dream. Seven fat cows had come out of the river, and then seven thin ones had swallowed them whole. God helped Joseph to see what it meant. There would be seven years with a lot of grain, and after them seven years with almost none. Joseph had a plan: in the good years, take a fifth of the harvest and keep it.

## What is a fifth?

Let us say that Neferet’s family brings home 50 baskets of wheat. To find a fifth, they make five heaps that are all the same size. Each heap has 50 ÷ 5 = 10 baskets. So 1/5 of 50 is 10.

One heap goes to the king’s storehouse, and four heaps stay at home. Four fifths are 4 × 10 = 40 baskets. If you put all five fifths together again, you get 10 + 40 = 50, and nothing is lost.

Here are some of the neighbors.

- Out of 20 baskets, one fifth is 20 ÷ 5 = 4 baskets.
- Out of 35 baskets, one fifth is 35 ÷ 5 = 7 baskets.
- Out of 100 baskets, one fifth is 100 ÷ 5 = 20 baskets.

The fraction is the same for everyone, but the number of baskets is not. Whoever has more brings more.

## Seven and seven

Neferet’s family saves 10 baskets in each good year. After 7 years that makes 7 × 10 = 70 baskets. Then the rain and the river fail. If they take 10 baskets a year out of the store, it will last for 70 ÷ 10 = 7 years. That is just as long as the hard time!

> This food will be a reserve for the land during the seven years of famine to come upon the land of Egypt.
> — Genesis 41:36

A good plan can be a way to love people you have never met. When the hungry time came, even the brothers who had once sold Joseph found bread there.`,
      difficulty: 'beginner',
      objectives: [
        'Find one fifth of a number by making five equal heaps.',
        'Find several fifths of a number.',
        'Work out how long a store will last.',
      ],
      activities: [
        {
          title: 'Five heaps',
          description:
            'Fetch 30 small things, like seeds or stones. Make five equal heaps and write down what 1/5, 2/5, 3/5 and 4/5 of 30 are. Now guess first, then check, with 45.',
        },
        {
          title: 'The storehouse game',
          description:
            'Play with a partner. Toss a coin for each year. Heads is a good year: you get 10 pebbles. Tails is a bad year: you get none. Every year you must pay 5 pebbles to eat. How many do you keep back? Can you get through ten years?',
        },
      ],
      checks: [
        {
          question:
            'A farmer brings home 40 baskets and stores one fifth. How many baskets is that?',
          options: ['5', '8', '35', '20'],
          answer: 1,
          explanation: 'Make five equal heaps: 40 ÷ 5 = 8. The other four heaps hold 32.',
          practises: [0],
        },
        {
          question: 'What is 3/5 of 25 figs?',
          options: ['15', '5', '20', '10'],
          answer: 0,
          explanation: 'One fifth is 25 ÷ 5 = 5 figs. Three fifths are 3 × 5 = 15.',
          practises: [1],
        },
        {
          question:
            'A family stores 8 sacks a year for 5 years. Then they use 10 sacks a year. How long does the store last?',
          options: ['5 years', '8 years', '2 years', '4 years'],
          answer: 3,
          explanation: 'They have 5 × 8 = 40 sacks, and 40 ÷ 10 = 4. So it lasts for 4 years.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Percent of What?',
      description:
        'Twenty percent saved Egypt, but percentages play tricks on anyone who forgets to ask one small question.',
      content: `## Out of a hundred

Joseph advised Pharaoh to set aside a fifth of every harvest. Today an official would probably say “20 percent,” which means 20 out of every hundred. The two are equal, because 1/5 and 20/100 are the same fraction.

To turn a fraction into a percentage, divide and multiply by 100. For 3/4 you get 0.75, which is 75 percent. For 1/8 you get 0.125, or 12.5 percent. To find a percentage of an amount, go the other way: 20 percent of 600 kilograms is 0.20 × 600 = 120 kilograms.

## Would a fifth have been enough?

Let us test the plan with an invented farm that harvests 600 kilograms in a good year. We assume that in the lean years its harvest drops by 80 percent.

- Good year: the family stores 120 kilograms and lives on 600 − 120 = 480 kilograms.
- Lean year: the field yields only 20 percent of 600, which is 120 kilograms.
- From the store: seven years of saving provide another 120 kilograms for each of the seven lean years.
- Together: 120 + 120 = 240 kilograms.

So in this model the family would have half of what it was used to. That is painfully little, and with great care it might still be enough to live on. Genesis adds that Joseph collected “all the excess food” (Genesis 41:48), so perhaps he also stored more than the required fifth.

## The trap in the middle

From 480 down to 240 is a loss of 240 out of 480, which is 50 percent. Later the rain returns, and the family goes from 240 back up to 480. Is that a gain of 50 percent? No! The gain is 240 out of 240, and that is 100 percent. The difference has stayed the same, but the whole with which we compare it has changed.

For the same reason, percentages that sound equal do not cancel. Suppose that a trader raises a price of 50 coins by 20 percent, and a month later lowers it by 20 percent.

- The raise adds 0.20 × 50 = 10, and the new price is 60 coins.
- The cut takes away 0.20 × 60 = 12, and the price is now 48 coins.

He has not returned to 50, because the second percentage was taken from a larger whole. Whenever somebody shows you a percentage, ask the short question: percent of what?

## Saved for whom?

> Let Pharaoh take action and appoint commissioners over the land to take a fifth of the harvest of Egypt during the seven years of abundance.
> — Genesis 41:34

Years earlier, Joseph had been thrown into a pit by people who thought only of themselves. Now he had power over every barn in the country, and he used a fraction to protect strangers. It takes character to give up something in the fat years. Nobody is hungry then, and the thin cows are still only a dream.`,
      difficulty: 'intermediate',
      objectives: [
        'Change a fraction into a percentage and find a percentage of an amount.',
        'Calculate a percentage change from the right whole.',
        'Explain why equal percentages up and down do not cancel.',
      ],
      activities: [
        {
          title: 'Percent detectives',
          description:
            'Collect five percentages from packages, signs or things people say. For each one write the whole sentence: so many percent of what? Sort them into clear, unclear and misleading. Rewrite a misleading one so that it is honest.',
        },
        {
          title: 'Human percentages',
          description:
            'Let twenty people stand in a row; each counts as 5 percent. Show 20 percent, then three quarters, then 35 percent by stepping forward. What happens to “one person” when five people leave? Work out the new value together.',
        },
      ],
      checks: [
        {
          question: 'Which percentage equals 3/8?',
          options: ['38%', '24%', '37.5%', '3.8%'],
          answer: 2,
          explanation: 'Divide first: 3 ÷ 8 = 0.375, and 0.375 × 100 = 37.5.',
          practises: [0],
        },
        {
          question: 'A price of 80 dollars rises by 25% and then falls by 25%. What is it now?',
          options: ['80 dollars', '75 dollars', '70 dollars', '85 dollars'],
          answer: 1,
          explanation:
            'The rise adds 20 and makes 100. The fall takes 25% of 100, not of 80, so 75 dollars remain.',
          practises: [2],
        },
        {
          question: 'A store shrinks from 250 to 200 sacks. By what percentage has it shrunk?',
          options: ['20%', '25%', '50%', '80%'],
          answer: 0,
          explanation: 'The loss is 50, compared with the 250 at the start: 50 ÷ 250 = 0.20.',
          practises: [1],
        },
      ],
    },
    advanced: {
      title: 'How Large Must the Fifth Be?',
      description:
        'Model an ancient savings plan, question its assumptions, and ask whom a flat percentage burdens most.',
      content: `## An equation for seven lean years

Joseph’s proposal contains a number, one fifth, and a number invites the question where it comes from. Genesis does not derive it, but we can investigate under which conditions it would be reasonable.

Let a normal harvest be 1, and let s be the share that is stored during seven good years. Suppose that a lean year still yields the fraction f of a normal harvest, and that nothing spoils. People then consume 1 − s in a good year and f + s in a lean one, and if a fair plan is one that keeps consumption constant, these expressions must be equal.

- Step 1: Set up the condition, 1 − s = f + s.
- Step 2: Collect the terms with s on one side, 1 − f = 2s.
- Step 3: Solve, s = (1 − f)/2.

With f = 0, a complete failure of seven harvests, the required share is one half. With f = 0.6, the formula produces exactly 0.2, or one fifth. In other words, Joseph’s fraction perfectly balances a famine in which harvests fall to 60 percent, and in a harsher one it merely softens the blow. Now let a fraction q of all stored grain be lost to mice and mold. Then 1 − s = f + (1 − q)s, so that s = (1 − f)/(2 − q). With f = 0.6 and q = 0.25 we obtain 0.4/1.75, approximately 22.9 percent. Losing a quarter of the store therefore costs surprisingly little extra saving.

## Factors instead of differences

Percentages become transparent as soon as they are written as factors. A decrease of 20 percent is multiplication by 0.8, and an increase of 20 percent is multiplication by 1.2. Performed one after the other, in either order, they result in 0.8 × 1.2 = 0.96, a net loss of 4 percent. To undo a decrease of 20 percent you need the factor 1/0.8 = 1.25, an increase of 25 percent. After three successive years with a decrease of 20 percent each, 0.8³ = 0.512 remains, little more than half, and not the 40 percent that careless addition would suggest.

## The same share, a different burden

Later in the story, the fifth returns with a less comfortable face. When money and livestock had run out, the hungry sold their land, and Joseph decreed that a fifth of every future harvest should belong to the king.

> So Joseph established a law that a fifth of the produce belongs to Pharaoh, and it is in effect in the land of Egypt to this day. Only the priests’ land does not belong to Pharaoh.
> — Genesis 47:26

The people thanked him for their lives and became Pharaoh’s servants. Readers have argued ever since whether to admire this administration or to regret it, and Israel’s own later slavery in Egypt casts a long shadow backward. Arithmetic adds one observation. A household that harvests 2,000 kilograms and needs 450 to survive keeps 1,600 after the levy, while a household with the same needs that harvests 500 keeps 400, which is 50 kilograms too few. Equal percentages are not equal burdens, and for this reason many modern tax systems exempt a basic amount and apply higher rates only to what exceeds it.

## Two coins

Jesus once watched people making donations at the temple, where the wealthy contributed considerable amounts and a widow contributed two small coins.

> For they all contributed out of their surplus, but she out of her poverty has put in all she had to live on.
> — Mark 12:44

Whoever gives 1,000 out of 50,000 has given 2 percent, and she gave 100 percent. Yet Jesus did not compare sums, nor did He merely compare percentages; He considered what remained afterward. Numbers can tell us how much has moved from one hand to another, and they are indispensable for planning against famine. What a gift has cost the person who gave it is a question that must be considered in addition.`,
      difficulty: 'advanced',
      objectives: [
        'Set up and solve an equation for a share that balances good and lean years.',
        'Combine and reverse percentage changes with factors.',
        'Compare amounts, proportions and burdens.',
      ],
      activities: [
        {
          title: 'Pharaoh’s council',
          description:
            'Four roles: treasurer, farmer with much land, farmer with little, keeper of the barns. Agree on f, on the loss q and on a rule for who stores how much. Calculate the effect on both farms. Vote, then exchange roles and vote again. Did anyone change sides?',
        },
        {
          title: 'Undo it',
          description:
            'Write the decreases 10, 25, 50, 75 and 90 percent on five cards. For each find the increase that undoes it. Plot the pairs, describe the curve, and derive a formula. Explain to a partner why recovering is always steeper than losing.',
        },
      ],
      checks: [
        {
          question:
            'Lean years yield 40% of a normal harvest, and seven lean years follow seven good ones without losses. Which stored share keeps consumption constant?',
          options: ['60%', '40%', '20%', '30%'],
          answer: 3,
          explanation:
            'The condition gives s = (1 − 0.4)/2 = 0.3. People then consume 70% every year.',
          practises: [0],
        },
        {
          question: 'A population has fallen by 20%. By what percentage must it grow to recover?',
          options: ['20%', '25%', '40%', '80%'],
          answer: 1,
          explanation: 'The factor 0.8 is undone by 1/0.8 = 1.25, which is an increase of 25%.',
          practises: [1],
        },
        {
          question:
            'Ana gives 300 of her 15,000 coins, and Ben gives 8 of his 200. How many times as large as Ana’s percentage is Ben’s?',
          options: ['37.5 times', '4 times', '2 times', '1.5 times'],
          answer: 2,
          explanation:
            'Ana gives 2% and Ben 4%, so his percentage is twice hers, although her amount is 37.5 times his.',
          practises: [2],
        },
      ],
    },
  },
};
