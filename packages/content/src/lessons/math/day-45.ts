import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay45: LessonSource = {
  category: 'math',
  dayNumber: 45,
  pictures: ['balance-scale', 'olive', 'full-moon'],
  references: ['Matthew 26:36-46', 'John 18:3'],
  bands: {
    kindergarten: {
      title: 'Both Sides the Same',
      description: 'Put stones on a plank and make it lie still.',
      content: `Amos lays a plank across a log. He puts two stones on one end. Clunk! That end drops. He puts two stones on the other end. Now the plank is level. Two is the same as two.

He adds one stone here. Oh no, it tips! What will help? One more stone there. Three and three. Level again!

What you do here, you do there too.

## The secret sack

Five stones lie on one end. A sack and two stones lie on the other. The plank is level. What is in the sack? Amos takes two stones off here. He takes two off there. Three are left here. So three stones hide in the sack!

## A heavy heart

One night Jesus was very sad. He went to a garden to pray. He told His Father everything. He wanted His friends close by.

> Stay here and keep watch with Me.
> — Matthew 26:38

No plank can weigh a sad heart. God feels how heavy it is.`,
      difficulty: 'beginner',
      objectives: ['Make both sides equal.', 'Find out how many are hidden.'],
      activities: [
        {
          title: 'The human scale',
          description:
            'Hold your arms out wide. A friend puts a stone in one hand. Tip! Ask for the same in the other hand.',
        },
        {
          title: 'Under the cap',
          description:
            'Lay out six acorns. Count them together. Hide some under a cap. Look at the rest. How many are hidden?',
        },
      ],
      checks: [
        {
          question: 'Three stones lie here. Three lie there. What does the plank do?',
          options: ['It stays level', 'This end drops', 'That end drops'],
          answer: 0,
          explanation: 'Three is the same as three. Both ends push alike.',
          practises: [0],
        },
        {
          question: 'Four stones lie here. One lies there. How many more go there?',
          options: ['One', 'Two', 'Three'],
          answer: 2,
          explanation: 'One stone and three more make four. Then both sides match.',
          practises: [0],
        },
        {
          question:
            'Five stones lie here. There lie one stone and a sack. All is level. What hides in it?',
          options: ['Three stones', 'Four stones', 'Five stones'],
          answer: 1,
          explanation: 'Take one off each side. Four are left, so four are hidden.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How Heavy Is the Bag?',
      description: 'An old scale with two pans gives away what a closed bag would like to hide.',
      content: `## Two pans

Grandpa Yusuf sells olives, and his scale has two pans that hang from a beam. If both pans hold the same, the beam is level. He puts a closed bag and 4 iron weights into the left pan, and 10 weights into the right one, and the beam stays level. “How heavy is the bag?” he asks Layla, who may not look inside.

Layla writes it down with a box for the number that she does not know: □ + 4 = 10. The sign in the middle means that both sides are the same. Now she takes 4 weights out of each pan, and it is still level! So □ = 6, which means that the bag is as heavy as 6 weights.

## Three more bags

Next he puts 3 bags that are all alike on the left and 12 weights on the right. So 3 × □ = 12. Layla shares the weights out, one pile for each bag, and 12 ÷ 3 = 4.

Then it gets harder, for 2 bags and 5 weights hang level with 19.

- She takes 5 away from both sides, and 19 − 5 = 14.
- Now 2 bags are as heavy as 14, so one bag is 14 ÷ 2 = 7.
- She tries it out: 2 × 7 + 5 = 19. It works!

A smart worker always tries the answer at the end. If she had said 8, she would get 2 × 8 + 5 = 21, and the left pan would drop.

## A garden full of olive trees

Jesus went to pray in a garden called Gethsemane, which means oil press. He knew what was coming, and it weighed on Him like a stone, and He told His friends about it.

> My Father, if it is possible, let this cup pass from Me. Yet not as I will, but as You will.
> — Matthew 26:39

He hid nothing from His Father. You need not hide anything from God either.`,
      difficulty: 'beginner',
      objectives: [
        'Find a missing number by doing the same on both sides.',
        'Try out an answer to see if it is right.',
      ],
      activities: [
        {
          title: 'A scale from a hanger',
          description:
            'Hang a cup on each end of a coat hanger. Put a few equal pebbles in a paper bag on one side. Add and take away pebbles until it is level. Say what must be in the bag, then open it.',
        },
        {
          title: 'Think of a number',
          description:
            'Think of a number, double it, and add 6. Tell only what you got. Your friend undoes each step on paper and says the number. Try it out to see if it is right.',
        },
      ],
      checks: [
        {
          question: 'Which number belongs in the box? □ + 7 = 15',
          options: ['22', '9', '7', '8'],
          answer: 3,
          explanation: 'Take 7 away on both sides: 15 − 7 = 8. And 8 + 7 = 15 fits.',
          practises: [0],
        },
        {
          question: 'Four bags that are alike hang level with 20 weights. How heavy is one?',
          options: ['4', '5', '16', '24'],
          answer: 1,
          explanation: 'Share the weights among the bags: 20 ÷ 4 = 5.',
          practises: [0],
        },
        {
          question: 'Two bags and 3 weights hang level with 17. Which answer passes the test?',
          options: ['14', '10', '7', '8'],
          answer: 2,
          explanation: 'Try it out: 2 × 7 + 3 = 17. The other numbers do not give 17.',
          practises: [0, 1],
        },
      ],
    },
    intermediate: {
      title: 'Solve It, Then Try to Break It',
      description:
        'Equations with the unknown on both sides, and two lamps that burn through a night.',
      content: `## Restoring and balancing

Around the year 820, a scholar in Baghdad named al-Khwarizmi wrote a book about a method that he called restoring and balancing. The Arabic word for restoring, al-jabr, became our word algebra. He wrote everything out in sentences, but his idea still stands behind every equation: whatever you do to one side, do the same to the other side, and they remain equal.

In the equation 5x + 3 = 2x + 18, the unknown number appears on both sides, which looks confusing until you begin to tidy up.

- Subtract 2x from both sides, and 3x + 3 = 18 is left.
- Subtract 3 from both sides, and you get 3x = 15.
- Divide both sides by 3, so that x = 5.

Restoring is needed in 4x − 7 = 2x + 9. Adding 7 to both sides restores what was missing on the left, so the equation becomes 4x = 2x + 16. After subtracting 2x you have 2x = 16, and therefore x = 8.

## Try to break it

Never trust a solution that has not been attacked. If you insert x = 5 into the first equation, the left side becomes 5 × 5 + 3 = 28 and the right side becomes 2 × 5 + 18 = 28, so this solution has survived. Omar’s did not survive, because he turned 3(x + 4) = 27 into 3x + 4 = 27 and so multiplied only the first number in the parentheses. Correctly it is 3x + 12 = 27, so x = 5. A quick test with his own result would have shown him the error at once.

Some equations break by themselves. If 2x + 6 = 2(x + 1), you can subtract 2x on both sides, and then 6 = 2 remains. Because this is never true, no number solves the equation. In 2x + 6 = 2(x + 3), on the other hand, both sides are the same from the beginning, so every number is a solution.

## Two lamps

A lamp contains 300 milliliters of oil and burns 20 of them every hour. A smaller flame next to it begins with 180 and burns only 5. When will both hold the same amount? If this happens after t hours, then we need 300 − 20t = 180 − 5t. Adding 20t and subtracting 180 on both sides gives 120 = 15t, so the answer is t = 8. As a test, 300 − 20 × 8 = 140, and 180 − 5 × 8 = 140 as well.

Eight hours is a long night. On the night before He died, Jesus asked for much less, while men with lanterns and torches were already on the way.

> Then Jesus returned to the disciples and found them sleeping. “Were you not able to keep watch with Me for one hour?” He asked Peter.
> — Matthew 26:40

In an equation we cancel whatever we can until one side is simple. The prayer in Gethsemane cancels nothing. Jesus told His Father what He wished, and He told Him that He trusted Him, and He let both sentences stand.`,
      difficulty: 'intermediate',
      objectives: [
        'Solve an equation with the unknown on both sides and test the result.',
        'Turn a situation into an equation.',
        'Recognize equations that no number or every number solves.',
      ],
      activities: [
        {
          title: 'Equation breakers',
          description:
            'Everyone writes a solved equation, half of them with one hidden error. Exchange papers, test each solution by inserting it, and mark the line where the damage began. Return it with a friendly word.',
        },
        {
          title: 'Race of the tall and the quick',
          description:
            'Let two friends start a walk at different marks and with different step lengths. Write an equation for the number of steps after which they are side by side, solve it, and walk it.',
        },
      ],
      checks: [
        {
          question: 'Which number solves 4(x + 3) = 2x + 20?',
          options: ['4', '8.5', '16', '11.5'],
          answer: 0,
          explanation:
            'The parentheses give 4x + 12 = 2x + 20, so 2x = 8 and x = 4. Both sides are then 28.',
          practises: [0],
        },
        {
          question:
            'One lamp holds 260 milliliters and burns 18 an hour. Another holds 150 and burns 8. When are they equal?',
          options: ['After 9 hours', 'After 13 hours', 'After 11 hours', 'After 26 hours'],
          answer: 2,
          explanation: 'From 260 − 18t = 150 − 8t it follows that 110 = 10t, so t = 11.',
          practises: [1],
        },
        {
          question: 'How many numbers solve 3x + 5 = 3(x + 2)?',
          options: ['One', 'None', 'Two', 'Every number'],
          answer: 1,
          explanation: 'If you subtract 3x from both sides, 5 = 6 remains, and that is never true.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Steps That Cannot Be Retraced',
      description: 'Why some operations invent solutions, others lose them, and how a lever obeys.',
      content: `## Equivalence and implication

To solve an equation is to replace it gradually by simpler statements, and everything depends on whether each individual replacement can be reversed. Adding a number to both sides can be undone, and so can multiplication by any number other than zero, and therefore the original and the resulting equation have identical solutions. Other operations are valid in one direction only.

Consider √(x + 6) = x. Squaring yields x + 6 = x², that is, (x − 3)(x + 2) = 0, with the candidates 3 and −2. The first candidate passes the test because √9 = 3, whereas the second fails, since √4 = 2 is obviously different from −2. The operation of squaring has invented an additional solution, because two numbers may have identical squares without being identical themselves.

The opposite accident occurs in x² = 5x. Whoever divides by x obtains x = 5 and has unintentionally eliminated the solution 0, because division by an expression is permitted only where that expression is different from zero. On this hidden exception rests the famous “proof” that two equals one: from a = b follow a² = ab, then a² − b² = ab − b², hence (a + b)(a − b) = b(a − b), and finally, after division, 2b = b. The divisor was zero.

A test is therefore no formality but a logically necessary part of every solution that contains an irreversible step, and frequently it is the only protection against an elegant mistake.

## The press beneath the trees

The name Gethsemane probably comes from words meaning oil press. Many ancient presses consisted of a long beam whose end was held in a niche of the wall. Baskets of crushed olives were stacked near the wall, while heavy stones were suspended from the opposite end. For a lever in equilibrium, Archimedes established that the products of weight and distance from the pivot must agree. If the baskets are 0.75 meters away and stones of 200 kilograms hang at 4.5 meters, then, disregarding the beam itself, F × 0.75 = 200 × 4.5, so F = 1,200. The olives are pressed as though 1,200 kilograms were resting upon them. What is gained in force, however, is lost in distance, for the stones sink six times as far as the basket.

## Two weighings

The same law determines two unknown stones without a scale. Suspended at 4 and 3 meters, stones a and b produce a total of 340; when they are exchanged, 360:

4a + 3b = 340 and 3a + 4b = 360.

Adding gives 7(a + b) = 700, so that a + b = 100. Subtracting gives a − b = −20. Consequently a = 40 and b = 60. Had the second experiment produced 8a + 6b = 680, it would merely have repeated the first one, and infinitely many combinations would have remained possible; with 8a + 6b = 700, no combination whatsoever could satisfy both equations. Only an independent question contributes information. This deserves consideration whenever a device or a program is evaluated: a trial that every candidate passes, whether good or bad, may be repeated a thousand times without teaching us anything.

## A conditional sentence

> My Father, if it is possible, let this cup pass from Me. Yet not as I will, but as You will.
> — Matthew 26:39

Matthew reports that Jesus prayed this more than once, in similar words. It begins with a condition, as a mathematical sentence might, but its logic is that of trust. A desire is expressed without any disguise, and it is neither eliminated nor converted into a demand. Weights on a beam settle into equilibrium because they have no alternative. In Gethsemane, as Christians understand it, somebody who could have left decided to remain.`,
      difficulty: 'advanced',
      objectives: [
        'Identify steps that invent or lose solutions.',
        'Solve a pair of equations by adding and subtracting them.',
        'Apply the balance of moments to a lever.',
      ],
      activities: [
        {
          title: 'Find the irreversible step',
          description:
            'Each person constructs a false proof of something absurd, such as 3 = 4, using a square, a root or a hidden zero. Exchange them, locate the step that cannot be retraced, and formulate the condition that was concealed.',
        },
        {
          title: 'Weigh without a scale',
          description:
            'Balance a ruler across a pencil and find three positions at which equal pebbles or nuts on both sides keep it level. Compare the products of number and distance. Then determine the weight of an unknown object in units of one nut.',
        },
      ],
      checks: [
        {
          question: 'Which numbers solve √(x + 12) = x?',
          options: ['−3 and 4', 'Only −3', 'Only 12', 'Only 4'],
          answer: 3,
          explanation:
            'Squaring gives the candidates 4 and −3. Since √9 is 3 and not −3, the second one was invented by squaring.',
          practises: [0],
        },
        {
          question: 'If 5a + 2b = 160 and 2a + 5b = 190, what is a?',
          options: ['20', '30', '50', '10'],
          answer: 0,
          explanation:
            'Adding gives a + b = 50 and subtracting gives a − b = −10, so a = 20 and b = 30.',
          practises: [1],
        },
        {
          question:
            'Stones of 150 kilograms hang 3 meters from the pivot of a press, the basket is at 0.5 meters. With how much weight are the olives pressed?',
          options: ['75 kilograms', '450 kilograms', '900 kilograms', '225 kilograms'],
          answer: 2,
          explanation: 'From F × 0.5 = 150 × 3 = 450 it follows that F = 900.',
          practises: [2],
        },
      ],
    },
  },
};
