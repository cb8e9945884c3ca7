import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay18: LessonSource = {
  category: 'ai',
  dayNumber: 18,
  pictures: ['fire', 'vertical-traffic-light', 'light-bulb'],
  references: ['Exodus 3:2-4', 'Exodus 3:11-12', 'Exodus 4:8-9'],
  bands: {
    kindergarten: {
      title: 'If It Rains, Then Boots',
      description: 'Two tiny words can tell a machine what to do.',
      difficulty: 'beginner',
      content: `If it rains, then put on boots. If you are thirsty, then drink. You know many rules like that. They have two parts: if and then.

Machines follow such rules too. Look at a traffic light. If it is red, then cars stop. If it is green, then cars go. A toaster has a rule too. If time is up, then pop!

There are more small words. And means both. If it is cold and dark, then go in. Not turns it around. If you are not tired, then jump!

A machine does just what its rules say. It does not ask why.

Moses knew a rule as well. If a bush is on fire, then it burns up. But one day he was surprised!

> Moses saw the bush ablaze with fire, but it was not consumed.
> — Exodus 3:2

He came close to look. Then God called him by name. No rule had told him that!`,
      objectives: ['Finish a rule that begins with if.', 'Act on a rule with and or not.'],
      activities: [
        {
          title: 'If I clap',
          description:
            'The leader says: if I clap, then hop. If I hum, then sit. Now mix it. If I clap and hum, then spin!',
        },
        {
          title: 'Not you',
          description:
            'Call a rule: if you wear blue, then wave. Now call: if you do not wear blue, then wave. Who waves this time?',
        },
      ],
      checks: [
        {
          question: 'The rule is: if it is red, then stop. It is red. What now?',
          options: ['Drive faster', 'Stop', 'Sing a song'],
          answer: 1,
          explanation: 'The if part is true. So you do the then part.',
          practises: [0],
        },
        {
          question: 'If it is cold and dark, then go in. It is cold and sunny. What now?',
          options: ['You may stay outside', 'You must go in', 'You must sleep'],
          answer: 0,
          explanation: 'And means both. It is cold, but it is not dark.',
          practises: [1],
        },
        {
          question: 'If you are not tired, then jump. Who jumps?',
          options: ['A cat that is fast asleep', 'Nobody at all', 'A child who is wide awake'],
          answer: 2,
          explanation: 'Not tired means awake. So the awake child jumps.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Lamp That Met a Raccoon',
      description: 'Three small words help two sisters fix a lamp that wakes the whole cabin.',
      difficulty: 'beginner',
      content: `## Click at midnight

Over the door of cabin Maple hangs a lamp with a tiny computer inside. Its rule was short: if something moves, then turn on the light. On the first night it went on eleven times, for moths and for a raccoon, and in the morning everybody yawned.

“It is a bad lamp,” said Ruby. “It is a good lamp with a bad rule,” said her sister Dot.

## Small words, big change

The computer in the lamp looks at each part of a rule and finds it true or false. Three little words put the parts together.

- AND: both parts must be true
- OR: one true part is enough
- NOT: true becomes false, and false becomes true

Dot wrote: if it is dark AND something moves, then light. Now the lamp slept in the daytime, but the raccoon still came at night. So Ruby added: AND it is NOT lower than a bench. That night the lamp stayed off when the raccoon came by.

Then Counselor Jo dropped her keys in the dark and crawled about on her knees. No light! She was lower than a bench. So they wrote one more line: OR if someone pushes the button, then light.

## What rules can’t do

A machine with rules will do the same thing each time. That is good for lamps. But no one can think of every raccoon and every bunch of keys before it happens. People have to watch, care and mend the rules.

Moses kept sheep in the desert, and he knew the rules of fire by heart. Then he saw a bush that burned and did not burn up. He went over to look, and God spoke to him and gave him a hard task. Moses was full of what-ifs. God gave him a promise:

> I will surely be with you
> — Exodus 3:12

A promise is more than a rule. Somebody stands behind it.`,
      objectives: [
        'Use AND, OR and NOT to decide if a rule is true.',
        'Mend a rule that does the wrong thing.',
        'Tell why people must watch over rules.',
      ],
      activities: [
        {
          title: 'Human gates',
          description:
            'Two children hold up a hand for true or keep it down for false. A third is AND and raises a hand only if both hands are up. Trade places with OR, then with NOT, who watches one child only. Can you line up three gates in a row?',
        },
        {
          title: 'The silly rule book',
          description:
            'Write a rule for going to lunch with if and then. A friend tries to follow it and still do something silly. Mend it with one of the three small words. How many tries until nothing silly is left?',
        },
      ],
      checks: [
        {
          question:
            'If it is Sunday OR it is raining, then we play inside. It is Monday and it rains. What happens?',
          options: [
            'We play outside, because it is not Sunday',
            'Nobody can know',
            'We wait until Sunday',
            'We play inside',
          ],
          answer: 3,
          explanation: 'With OR one true part is enough. It is raining, so the rule works.',
          practises: [0],
        },
        {
          question:
            'A door opens if someone stands there. It opens for every cat. Which rule mends it best?',
          options: [
            'If nobody stands there, then open',
            'If someone stands there AND is NOT small, then open',
            'If someone stands there OR a cat stands there, then open',
            'If it is a cat, then open twice',
          ],
          answer: 1,
          explanation:
            'AND adds a second part, and NOT keeps small things out. But watch: who else is small?',
          practises: [1],
        },
        {
          question: 'Why did the lamp stay dark for Counselor Jo?',
          options: [
            'Nobody had thought of someone on her knees',
            'The lamp did not like her',
            'The raccoon had taken out the bulb in the night',
            'A moth sat on the button',
          ],
          answer: 0,
          explanation: 'No one thinks of everything. So people must watch and mend.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'True, False and Six Hundred Rules',
      description:
        'A shoemaker’s son found an arithmetic with only two numbers, and a student turned it into switches.',
      difficulty: 'intermediate',
      content: `## The shoemaker’s son

George Boole’s father mended shoes in Lincoln and built telescopes in his spare time. The family could not pay for a university, so the boy taught himself, opened his own school at nineteen and became a professor without ever having earned a degree. In 1854 he published a book on the laws of thought, in which statements are treated like numbers. There are only two of them: 1 for true and 0 for false.

His idea seemed to be of no use whatever. Then, in 1937, the student Claude Shannon saw that a switch is either open or closed. Two switches in a row let the current pass only if both are closed, which is AND. Two switches side by side need only one, which is OR. Every digital machine that you have ever touched rests on that insight.

## Reading a truth table

To be sure what a rule does, list all cases. For a camp rule such as “the bell rings if it is noon AND NOT a day of silence,” there are two inputs, so there are 2 × 2 = 4 cases.

- noon, no silence: the bell rings
- noon, silence: no bell
- another hour, no silence: no bell
- another hour, silence: no bell

Three inputs make eight cases, and ten inputs already 1,024. Beware of the small word OR, because in logic it includes the possibility that both parts are true. And beware of NOT in front of a bracket. NOT (wet OR cold) means neither wet nor cold: not wet AND not cold.

## Six hundred rules for a doctor

In the 1970s researchers at Stanford University wrote down what specialists know about dangerous infections. Their program, MYCIN, contained about six hundred rules of the form: if these signs are present and those are absent, then there is evidence for this germ. In a test published in 1979, judges who did not know who had written which advice rated the program’s choices at least as highly as those of the experts.

Yet it was never used on a ward. It took too long to type everything in, no one knew who would be responsible for an error, and each new discovery meant changing rules that were tangled with all the others. MYCIN knew nothing outside of its rules, either. It could not notice that the patient was frightened.

## If they do not believe

God’s instructions to Moses have something of a program in them.

> If they refuse to believe you or heed the witness of the first sign, they may believe that of the second.
> — Exodus 4:8

A third sign follows for the case that both fail. Moses, however, can think of an unlimited number of further ifs. What if I am nobody? What if I speak badly? The answer that he receives each time is not a longer list.

> I will surely be with you
> — Exodus 3:12

There are fears that are not cured by covering one more case. A machine needs a rule for everything it may meet. A person can set out with a promise, provided that there is somebody who keeps it.`,
      objectives: [
        'Evaluate a rule with AND, OR and NOT by listing its cases.',
        'Explain how switches can carry out logic.',
        'Name reasons why a program of expert rules stayed out of hospitals.',
      ],
      activities: [
        {
          title: 'Truth in the grass',
          description:
            'Mark eight squares on the ground for the eight cases of three inputs, such as sunny, free time and friend is ready. Each player writes a rule with AND, OR and NOT. The others stand on the squares for which it is true. Can you find two rules that look different and fill the same squares?',
        },
        {
          title: 'Interview an expert',
          description:
            'Ask a cook, a gardener or a nurse how they decide one thing in their work. Write it as five rules with if and then. Read them back. Where does the expert say that it depends? Mark these places in red, because a program would have failed there.',
        },
      ],
      checks: [
        {
          question:
            'The alarm sounds if (the door is open OR the window is open) AND NOT someone is home. When is it silent?',
          options: [
            'When the window is open and someone is home',
            'When the door is open and the house is empty',
            'When the door and the window are open in an empty house',
            'When the window alone is open and nobody is there',
          ],
          answer: 0,
          explanation:
            'The part NOT someone is home is false as soon as a person is there, and AND needs both parts to be true.',
          practises: [0],
        },
        {
          question: 'Which arrangement of two switches behaves like OR?',
          options: [
            'Two in a row on one wire',
            'One that is always closed beside one that is always open',
            'Two side by side, so that either lets the current through',
            'Two that must be pressed one after the other',
          ],
          answer: 2,
          explanation:
            'Side by side, one closed switch is enough. In a row both are needed, which is AND.',
          practises: [1],
        },
        {
          question: 'Which of these kept MYCIN from being used on patients?',
          options: [
            'Its advice was much worse than that of experts',
            'Its makers had lost the rules',
            'Hospitals had a better program of the same kind',
            'It was unclear who answers for its mistakes',
          ],
          answer: 3,
          explanation:
            'In the test its advice did well. But typing took long, rules were hard to keep up, and responsibility was an open question.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What Follows, and What Does Not',
      description:
        'Deduction never leads from true premises to a false conclusion, and that guarantee costs more than it seems.',
      difficulty: 'advanced',
      content: `## The engine of inference

A rule-based system separates what is known from the procedure that applies it. Suppose that a fire warden’s knowledge base contains these rules and facts.

- R1: dry AND windy → danger
- R2: danger AND NOT warden present → campfire forbidden
- R3: campfire forbidden AND guests expected → cold supper
- Facts: dry, windy, guests expected

Forward chaining starts from the facts and fires every rule whose conditions are satisfied: danger by R1, then, if no warden is recorded, the prohibition by R2, and finally cold supper by R3. Backward chaining begins with the question whether supper will be cold and works toward the facts required. Both rely on modus ponens, the schema that from P → Q and P concludes Q.

Its neighbors deserve attention. From P → Q and not Q one may conclude not P. From P → Q and Q nothing follows about P, although advertisements and conspiracy theories depend on the contrary. If the woods are burning, there is smoke; the smoke you see may come from a kitchen.

## The silence of the database

In R2 a subtle decision is hidden. That no warden is recorded was treated as evidence that no warden is present. This is known as the closed-world assumption, and in a timetable it is reasonable: a train that is not listed does not run. In a register of citizens it can be cruel. A conclusion obtained in this way is also revisable, since when somebody enters a warden, cold supper must be withdrawn. Classical logic does not behave so; there, additional premises never destroy a proof. Researchers therefore developed nonmonotonic logics during the 1970s and 1980s in order to imitate the way in which sensible people conclude and retract.

John McCarthy and Patrick Hayes drew attention in 1969 to a further difficulty, the frame problem. When an action changes one thing, how does a reasoner represent all that remains unchanged, without listing it? People carry a lantern into the next room and do not wonder whether the walls have altered their color.

## The burden of maintenance

Commercially, the most celebrated expert system was R1, later called XCON, which John McDermott began in 1978 to configure computers for the Digital Equipment Corporation. It saved millions of dollars a year. As products changed, it grew to more than ten thousand rules, a considerable portion of which had to be revised annually by a specialized staff, because the consequences of a change could no longer be surveyed. Much of the enthusiasm for such systems faded by the early 1990s. They survive, quietly and usefully, in tax software, in medical alerts and in the safety limits placed around learning systems, for a rule has a virtue that a statistical model lacks: it can be read, debated and repealed.

## An anomaly on Horeb

Moses approaches the bush as an investigator with a sound generalization and an observation that contradicts it.

> So Moses thought, “I must go over and see this marvelous sight. Why is the bush not burning up?”
> — Exodus 3:3

One may protect a rule by denying the observation. Curiosity does the opposite; it allows what is in front of it to be more than the premises provided for. What ensues is hardly a deduction. Moses asks for a name by which the One who sends him might be classified, and is told, “I AM WHO I AM” (Exodus 3:14), words that interpreters have understood as a statement of sheer existence, as a promise of presence and as a refusal to be filed. To his objections, five in all, he receives signs, a helper and some impatience, but fundamentally the assurance that he will not go alone.

Logic is among the noblest tools that we possess, and it can preserve truth only if truth has first been put in. Where premises come from, which questions are worth chaining backward from, and what one owes to a stranger about whom the database is silent are matters for which somebody has to answer in person.`,
      objectives: [
        'Derive conclusions from a small rule base and recognize invalid inferences.',
        'Explain the closed-world assumption and why it makes conclusions revisable.',
        'Assess the strengths and the maintenance burden of rule-based systems.',
      ],
      activities: [
        {
          title: 'Paper inference engine',
          description:
            'Write ten rules about camp life on cards and five facts on slips. One partner chains forward, the other backward from a question chosen by lot. Compare the order of steps and the number of cards touched. Then introduce one new fact and determine which conclusions have to be withdrawn.',
        },
        {
          title: 'The unlisted',
          description:
            'Find three lists on paper, for example a roster, a menu and a schedule. For each, discuss what a reader may infer from an absence and who would suffer if the inference were wrong. Formulate a sentence that should stand at the head of one of these lists.',
        },
      ],
      checks: [
        {
          question:
            'Given: if the river floods, the bridge is closed. The bridge is closed. What follows?',
          options: [
            'The river has flooded',
            'The river has probably not flooded',
            'Nothing certain about the river',
            'The bridge will open when the water falls',
          ],
          answer: 2,
          explanation:
            'To infer the condition from the consequence is a fallacy. The bridge may be closed for repairs.',
          practises: [0],
        },
        {
          question:
            'A student is missing from a list of vaccinated people and is treated as unvaccinated. What was assumed?',
          options: [
            'That rules may be applied backward from a question',
            'That every consequence has a single cause',
            'That unchanged things need not be listed',
            'That whatever is not recorded is false',
          ],
          answer: 3,
          explanation:
            'This is the closed-world assumption. It is reasonable only if the list is complete, and a new entry must be able to overturn the conclusion.',
          practises: [1],
        },
        {
          question: 'What does the history of XCON illustrate?',
          options: [
            'Systems of rules fail because they cannot be understood at any size',
            'Useful rules can grow into a tangle that is costly to keep up',
            'Learning systems replaced rules because these were never profitable',
            'Rules are most reliable where the products change quickly',
          ],
          answer: 1,
          explanation:
            'It earned its keep for years. With thousands of interacting rules and changing products, each revision became hard to survey.',
          practises: [2],
        },
      ],
    },
  },
};
