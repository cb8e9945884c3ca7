import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay25: LessonSource = {
  category: 'bible',
  dayNumber: 25,
  pictures: ['red-heart', 'ewe', 'crown'],
  references: [
    '1 Samuel 16',
    '1 Samuel 17:32-50',
    '2 Samuel 14:25',
    'Isaiah 53:2',
    'Psalm 139:23-24',
  ],
  bands: {
    kindergarten: {
      title: 'The Smallest Brother',
      description: 'Seven big boys stand in a row. Where is number eight?',
      difficulty: 'beginner',
      content: `
Stand up as tall as you can. Now bend down as small as a mouse.

Samuel was old now. God gave him a job. He had to find a new king. God told him to go to Jesse’s house. Jesse had eight sons.

The first one came. He was so tall! Samuel liked him. But God said no.

> man sees the outward appearance, but the LORD sees the heart
> — 1 Samuel 16:7

Then came the next, and the next. Seven boys walked by. Each time God said no.

Was nobody left? Yes! The youngest was outside. His name was David. He was busy with the sheep. No one had even called him in!

David came running. God told Samuel that this was the one. So Samuel poured oil on his head. Drip, drip. David would be king one day.

Some people look only at your hair or your shoes. God looks inside. He sees when you love. He sees when you try. And He never forgets to call you in.
`.trim(),
      objectives: [
        'Tell where David was when Samuel came.',
        'Say what God looks at.',
        'Tell who would be king.',
      ],
      activities: [
        {
          title: 'Brothers in a row',
          description:
            'Line up seven friends or seven cones. Walk past each one and say: not this one. Then run and fetch David from the sheep!',
        },
        {
          title: 'Inside the nut',
          description:
            'Find an acorn or a pod. Look at the outside. Now open it with a grown-up. What was hiding inside?',
        },
      ],
      checks: [
        {
          question: 'Where was David at first?',
          options: ['At home in his bed', 'Out with the sheep', 'On a boat'],
          answer: 1,
          explanation: 'He was the youngest. Nobody had thought of him.',
          practises: [0],
        },
        {
          question: 'What does God look at?',
          options: ['Your heart', 'Your shoes', 'How tall you are'],
          answer: 0,
          explanation: 'People see the outside. God sees what is inside.',
          practises: [1],
        },
        {
          question: 'Who did God choose to be king?',
          options: ['The very tallest brother', 'Old Samuel', 'The youngest brother'],
          answer: 2,
          explanation: 'God chose David, and Samuel poured oil on him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Not This One Either',
      description: 'Even a prophet can be fooled by broad shoulders.',
      difficulty: 'beginner',
      content: `
## A line of seven

Israel’s first king was Saul. When he was picked, people cheered, because he stood a whole head taller than anyone else. But Saul did not listen to God. So God sent Samuel to Bethlehem with a horn full of oil. One of the sons of a farmer named Jesse would be the next king.

In came Eliab, the oldest. He was big and strong. Samuel felt sure at once. But the last tall king had not worked out so well.

> Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does.
> — 1 Samuel 16:7

Seven sons went past, and seven times the answer was no. Jesse did not say a word about the eighth. Maybe he thought that it was not worth the trouble. Somebody had to watch the sheep, and David was only the youngest.

## We will not sit down

Samuel would not begin the meal without him. So they all stood there, the father, the brothers and the town leaders, and waited for a boy who smelled of sheep.

David came in, out of breath. God told Samuel that he was the one. The oil ran down his hair in front of the seven brothers who had been passed over.

And what happened next? No crown, no palace. He went back to the hills, to look for lost lambs and play his harp where nobody clapped. It was years before he wore a crown. God saw him there too.

## A fair look

Did God choose David because he was small? No. A short person can be proud and a tall one can be kind. The Bible says that David had a handsome face as well. God has nothing against that. He just does not use it to decide.

People cannot look into a heart, and we should not act as if we could. But we can take time. We can ask, wait and watch what someone does when no one is looking. And we can check who has been left out with the sheep.
`.trim(),
      objectives: [
        'Explain why Samuel thought that Eliab should be king.',
        'Describe how David was treated before and after he was chosen.',
        'Name fair ways to get to know a person.',
      ],
      activities: [
        {
          title: 'Who is still outside?',
          description:
            'Before the next game, count the children in your group. Is anybody missing from the circle? Go and call that child in by name. Do not start until everyone is there.',
        },
        {
          title: 'Plain boxes',
          description:
            'Each child wraps a small thing from nature in a leaf or a scrap of paper. Make some wraps pretty and some plain. Choose one by its look. Open it. Were the pretty ones the best?',
        },
      ],
      checks: [
        {
          question: 'Why was Samuel so sure about Eliab?',
          options: [
            'He had killed a lion',
            'His father spoke well of him',
            'He prayed more than his brothers',
            'He looked tall and strong',
          ],
          answer: 3,
          explanation: 'Samuel judged by what he saw. God told him to stop that.',
          practises: [0],
        },
        {
          question: 'What did David do after the oil was poured on him?',
          options: [
            'He moved to the palace that day',
            'He went back to his sheep',
            'He sent his brothers away',
            'He led the army against Saul',
          ],
          answer: 1,
          explanation:
            'Years went by before he became king. God had time, and David kept on with his work.',
          practises: [1],
        },
        {
          question: 'What is a fair way to get to know someone new?',
          options: [
            'Take time and see what they do',
            'Look at what they wear',
            'Guess by how tall they are',
            'Ask who their brothers are',
          ],
          answer: 0,
          explanation: 'We cannot see hearts. So we should be slow to judge and quick to ask.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What a Good Look Can Hide',
      description:
        'Israel had cheered for one king because he was tall. It was about to make the same mistake again.',
      difficulty: 'intermediate',
      content: `
## The prophet’s blind spot

Samuel was no beginner, for he had listened to God since he was a boy. He had anointed Saul, watched him fail and grieved over it. Still, when Jesse’s oldest son walked in, he needed about three seconds to decide. There he stood, the future king, with shoulders like a door frame.

God interrupts his thoughts. The correction is so important that the verse explains it twice, and the second half is today’s key sentence: “For man sees the outward appearance, but the LORD sees the heart” (1 Samuel 16:7).

It is worth asking what heart means here. In English we generally use the word for feelings. In Hebrew the heart is the place where you think, plan and choose, the control room of a person. To say that God sees it does not mean that He likes emotional people best. It means that He knows what someone is aiming at when nobody is keeping score.

## Armor and a sling

The next chapter shows what such a heart looks like from the outside. Goliath is described from head to foot: helmet, coat of mail, leg guards, javelin, spear. You could draw him from the description. King Saul tries to answer like with like, and hangs his own bronze equipment on David, who can hardly walk in it. He takes it off, not because armor is wrong but because it is not his.

Then he says something remarkable about a lion and a bear. In the years when he seemed to be doing nothing important, he was risking his neck for one lamb at a time, with no audience whatever. So the trust that everyone saw in the valley had grown where no one had been looking.

## Turning down the volume

How could people like us learn to see better? We are not able to read hearts, and pretending that we can is dangerous. What we can do is notice when appearances are shouting and deliberately turn the volume down.

Here is an example. In the 1970s and 1980s a number of American orchestras began to let musicians audition behind a screen. Some even put down carpet so that nobody could guess from the footsteps whether a man or a woman was walking in. The judges had not been wicked people, but apparently they found it easier to listen fairly when there was nothing to look at.

You can build a screen of your own. Let people finish before you decide what they are like. Ask who is missing from the lineup, and check whether you would judge the same sentence differently if it came from somebody popular.

And turn it around as well. If you are one of those who never get called in from the field, remember how the story goes: the feast could not begin until David came, and God had known all along where he was.
`.trim(),
      objectives: [
        'Explain what the Bible means by the heart.',
        'Describe where David’s courage had been formed.',
        'Suggest ways to judge people more fairly than by appearance.',
      ],
      activities: [
        {
          title: 'Audition behind a sheet',
          description:
            'Hang up a blanket. Behind it, five volunteers in turn hum, clap or read the same two lines. The listeners give each a score for clearness and for feeling without knowing who it was. Compare the scores with what people had predicted, and talk about the surprises.',
        },
        {
          title: 'The unseen week',
          description:
            'For two days, keep a list of good things you see people do when they think nobody notices. Do not write about looks, grades or sports results. On the second evening give each person the line about them.',
        },
      ],
      checks: [
        {
          question: 'What is the heart in the language of this story?',
          options: [
            'The seat of strong emotions such as anger',
            'A person’s bravery in battle',
            'The place of thinking and choosing',
            'A reputation for being religious',
          ],
          answer: 2,
          explanation:
            'Hebrew places thoughts, plans and decisions in the heart. God sees what a person is really aiming at.',
          practises: [0],
        },
        {
          question: 'Where had David learned the trust that he showed against Goliath?',
          options: [
            'Alone with the sheep, where nobody saw him',
            'In Saul’s army, under experienced officers',
            'From Eliab, who taught him how to handle a sword',
            'At the school of the prophet Samuel',
          ],
          answer: 0,
          explanation:
            'He speaks of a lion and a bear. Unwatched faithfulness came first, and the famous day came later.',
          practises: [1],
        },
        {
          question: 'Why did some orchestras put up a screen?',
          options: [
            'So that players would be less nervous',
            'Because the concerts were being broadcast on the radio',
            'To protect the judges from angry losers',
            'To keep looks from influencing what judges heard',
          ],
          answer: 3,
          explanation:
            'The screen did not make the judges better people. It helped them to attend to what mattered.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Halo and the Horn of Oil',
      description:
        'A psychologist in 1920 described the error that a prophet had committed three thousand years earlier.',
      difficulty: 'advanced',
      content: `
## A constant error

In 1920 the American psychologist Edward Thorndike published a short paper about ratings that army officers had given to their subordinates. The officers were asked to judge physique, intelligence, leadership and character separately. They could not do it. A soldier who received high marks for bearing tended to receive them for everything else, with correlations too large and too even to be credible. Thorndike called the tendency a halo, and subsequent research has found it in classrooms, courtrooms and elections.

Samuel in the house of Jesse exhibits a textbook case. What makes the passage interesting is the identity of the person who errs. He is not a superficial man. He is the most discerning figure of his generation, he is on a divine errand, and he has recently buried his hopes for a candidate whose chief recommendation was that he towered over the crowd. Experience has not cured him, and piety has not either.

## The narrator’s irony

> For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

Having delivered this maxim, the story apparently contradicts it. When the eighth son finally arrives, we are told at once that he is ruddy, with beautiful eyes and a handsome appearance. Has the narrator forgotten his own point? More probably he is testing whether we grasped it. God’s preference is not for the plain, which would be a standard of appearance merely turned upside down. Looks are declared irrelevant, and irrelevance is harder to accept than reversal.

The theme returns, with a darker coloring, in the next generation. “Now there was not a man in all Israel as handsome and highly praised as Absalom” (2 Samuel 14:25), and Absalom, David’s son, steals the affection of the people and starts a civil war. The nation has learned nothing, and for a while neither has his father.

## How tall was Goliath?

A textual detail bears on the matter. The traditional Hebrew manuscripts give the champion’s height as six cubits and a span, nearly three meters. The ancient Greek translation and a Hebrew scroll found at Qumran, the oldest copy that we possess, read four cubits and a span, roughly two meters, which would still have been enormous for the period. Scholars discuss which number is original. Either way the storyteller spends four verses on the man’s equipment and none on his thoughts, so that we see precisely what Israel saw. He is all exterior. David, by contrast, is characterized almost entirely by what he says, which is to say, by what he remembers and trusts.

## Limits and duties of seeing

It would be presumptuous to conclude that believers possess a special ability to look into others. The sentence assigns that capacity to God and denies it to man, prophets included. Two consequences follow.

The first is modesty. Whoever claims to know another person’s heart has claimed too much, and whole systems are now on offer that promise to infer character from a face or a voice. As of 2026 there is no sound scientific basis for reading someone’s inner character off the shape of his features, and the history of such attempts includes some of the ugliest chapters of racism.

The second is method. If our eyes mislead us predictably, we can arrange our decisions in such a way that they mislead us less: criteria fixed before candidates appear, work judged without names, and the question that Samuel asked when every visible option had been exhausted, namely whether these are all.

> “There is still the youngest,” Jesse replied, “but he is tending the sheep.”
> — 1 Samuel 16:11

Christians read the episode in the light of a later descendant of David. The prophet wrote of a servant who “had no stately form or majesty to attract us” (Isaiah 53:2), and those who passed by a cross outside Jerusalem were quite certain about what they saw. If God was there, then appearance had never been so wrong. The prayer that suits people with our eyesight may therefore be a request to be seen instead of a claim to see.

> Search me, O God, and know my heart; test me and know my concerns.
> — Psalm 139:23
`.trim(),
      objectives: [
        'Explain the halo effect and identify it in 1 Samuel 16.',
        'Interpret the narrator’s remark about David’s appearance.',
        'Propose procedures that reduce the influence of appearance on decisions.',
      ],
      activities: [
        {
          title: 'Design a fairer choice',
          description:
            'Choose a selection that happens in your world, such as captains, soloists, camp leaders or class representatives. Write down how it works now, where a halo could enter, and three changes in procedure. Let a skeptic argue that the changes cost more than they gain, and revise.',
        },
        {
          title: 'Character by speech alone',
          description:
            'Read 1 Samuel 17:32-47 in parts. Then write two portraits, one of Goliath and one of David, using for each only what the text provides. Compare what kinds of information you had, and discuss which portrait you trust more and why.',
        },
      ],
      checks: [
        {
          question: 'What did Thorndike find in the officers’ ratings?',
          options: [
            'Officers avoided giving anyone top marks',
            'Separate traits were not judged separately',
            'Taller officers gave lower ratings than short ones',
            'Ratings of character were the most reliable',
          ],
          answer: 1,
          explanation:
            'A good impression in one respect colored all the others. Samuel moves in the same way from stature to kingship.',
          practises: [0],
        },
        {
          question: 'Why does the text mention that David was handsome?',
          options: [
            'A later scribe wanted to flatter the royal family',
            'It explains why Jesse had kept him hidden',
            'It makes clear that looks neither qualify nor disqualify',
            'It hints that Samuel’s first instinct had been sound',
          ],
          answer: 2,
          explanation:
            'If God had simply preferred the plain, appearance would still be deciding. The point is that it does not decide at all.',
          practises: [1],
        },
        {
          question: 'Which measure follows most directly from the lesson’s advice on method?',
          options: [
            'Agreeing on criteria before meeting the applicants',
            'Trusting the most experienced judge to decide alone',
            'Choosing the applicant who impresses least',
            'Using software to estimate honesty from portraits',
          ],
          answer: 0,
          explanation:
            'Fixing criteria first limits what a striking entrance can do. Experience alone did not save Samuel, and portraits do not reveal honesty.',
          practises: [2],
        },
      ],
    },
  },
};
