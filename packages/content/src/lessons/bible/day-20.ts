import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay20: LessonSource = {
  category: 'bible',
  dayNumber: 20,
  pictures: ['bread', 'sunrise-over-mountains', 'honey-pot'],
  references: ['Exodus 16', 'Deuteronomy 8:2-3', 'Matthew 6:11'],
  bands: {
    kindergarten: {
      title: 'What Is It? It Is Bread!',
      description: 'The pots are empty and tummies growl. Then morning comes.',
      difficulty: 'beginner',
      content: `
Grumble, grumble! Make your tummy talk. God’s people walked in the desert. It was dry and stony. Their food was all gone. They grumbled and grumbled.

God heard them. He was not far away. He said that bread would come.

In the morning the ground was wet with dew. The sun came up. The dew dried. Look! Thin white flakes lay all around.

> What is it?
> — Exodus 16:15

They had never seen it before. They called it manna. They tasted it. Mmm! It was sweet, like honey cookies.

Big hands picked up a lot. Little hands picked up a little. Everyone had enough! God told them not to save it overnight. Some people did. Yuck, it was smelly and full of worms!

But the next day there was fresh manna. And the next day, too. Each morning God gave bread again. On day six they picked up double. On day seven everyone could rest.
`.trim(),
      objectives: [
        'Tell what God’s people found in the morning.',
        'Say how much each person had.',
        'Tell when God gave bread again.',
      ],
      activities: [
        {
          title: 'Manna hunt',
          description:
            'A grown-up puts dry leaves on the grass. Gather as many as you like. Now share them, so everyone has five. Does each one have enough?',
        },
        {
          title: 'Smell and say thanks',
          description:
            'Hold a piece of bread to your nose. Close your eyes and smell. Thank God for today. Take a slow bite and taste it.',
        },
      ],
      checks: [
        {
          question: 'What did the people find on the ground?',
          options: ['White flakes to eat', 'Shiny little gold rings', 'Little green frogs'],
          answer: 0,
          explanation: 'It was manna. It tasted like cookies with honey.',
          practises: [0],
        },
        {
          question: 'How much did each person have?',
          options: ['Nothing at all', 'Just enough', 'A whole room full'],
          answer: 1,
          explanation: 'Some picked a lot and some a little. All had enough.',
          practises: [1],
        },
        {
          question: 'When did more bread come?',
          options: ['Only once a year', 'When it snowed', 'The next morning'],
          answer: 2,
          explanation: 'God gave it new, one morning at a time.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Enough for Today',
      description: 'Why would anybody want bread that spoils by breakfast?',
      difficulty: 'beginner',
      content: `
## Remember the pots?

The people of Israel had been free for about a month, and they had seen the sea split. Now they were hungry, and all they could talk about was Egypt. They said that there had been pots of meat there and all the bread that they wanted.

Was that how it had been? They had been slaves, beaten and worn out, but an empty belly has a funny memory.

God did not scold them first, but said that He had heard. In the evening flocks of quail came down over the camp, so there was meat. In the morning a layer of dew lay all around.

## The stuff called what

When the dew was gone, thin flakes lay on the desert floor, like frost. The people asked each other what it could be. In their language that sounds like man hu, and so they named it manna. It was white, and it tasted like wafers made with honey.

There were three rules.

- Take as much as you need for one day.
- Do not keep any until the next morning.
- On the sixth day take twice as much, for the seventh day is for rest.

> he who gathered much had no excess, and he who gathered little had no shortfall
> — Exodus 16:18

## Can I be sure of tomorrow?

Some people were not so sure, and they hid a little in a jar. By morning it had worms in it, and it smelled so bad that the whole tent must have known!

But on the day of rest, the part they had saved stayed fresh. For the first time in their lives they had a day off each week, which no slave ever gets.

God fed them in this way for forty years, one day at a time. They never had a full barn, and they never starved.

Jesus may have thought of manna when He taught us to pray for our daily bread. We do not ask for a huge pile, but for what we need today. And we do not say me, but us.
`.trim(),
      objectives: [
        'Describe manna and the three rules for it.',
        'Explain what God was teaching His people with bread for one day.',
        'Connect manna with the prayer for daily bread.',
      ],
      activities: [
        {
          title: 'The even-up game',
          description:
            'Scatter fifty pebbles. Everyone gathers as many as possible for one minute. Now pool and share, so that all have the same, and put the rest back. Play again. Did anyone grab less the second time? Talk about why.',
        },
        {
          title: 'Jar of today',
          description:
            'Put a slip of paper in a jar each evening with one thing that you had enough of today. It may be food, hugs or shade. After a week, read them aloud at a meal.',
        },
      ],
      checks: [
        {
          question: 'What was special about the sixth day?',
          options: [
            'No manna fell on it',
            'The quail flew away',
            'Only the children gathered',
            'They took twice as much',
          ],
          answer: 3,
          explanation:
            'The next day was for rest, so bread for two days came. That extra bread did not spoil.',
          practises: [0],
        },
        {
          question: 'Why did God give only enough for one day?',
          options: [
            'The jars were too small',
            'There was no salt to dry it',
            'So that they learned to trust Him',
            'So that the quail could eat some too',
          ],
          answer: 2,
          explanation:
            'Each evening the cupboard was bare, and each morning God was there. Trust grew day by day.',
          practises: [1],
        },
        {
          question: 'How is our prayer for daily bread like manna?',
          options: [
            'It must be said before sunrise',
            'It asks God for what we need today',
            'It is only for people living in a desert',
            'It asks for more than others have',
          ],
          answer: 1,
          explanation: 'We ask for this day, and we say us. No one is left out of that prayer.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'An Economy of Enough',
      description: 'In the desert, nobody could get rich on bread, and nobody could go without.',
      difficulty: 'intermediate',
      content: `
## Homesick for chains

One month after leaving Egypt, the whole camp is complaining. The menu has improved remarkably in their memories, in which they sat around pots of meat and ate as much bread as they liked. Nobody mentions the bricks, the whips or the babies in the river. Minds play this trick on anyone who has left something harmful behind, because hunger edits the past.

God’s response is gentler than you might expect. He does not argue about Egypt. He sends quail in the evening, and in the morning there is dew, and under the dew there is something that no one can identify. Their question, man hu, becomes its name. Manna means, more or less, what is it?

## Learning to be free

Taking people out of slavery took one night. Taking slavery out of people took much longer. Consider what these families had been taught all their lives. In Egypt you got food because you had made bricks, and whoever could not work was worth nothing. Those at the top owned the storehouses that those at the bottom had built.

Manna turned each of these lessons upside down. It could not be earned, because it fell for the lazy and the busy alike, and it could not be stored, because it rotted. When people measured what they had gathered, something strange came out.

> he who gathered much had no excess, and he who gathered little had no shortfall. Each one gathered as much as he needed to eat.
> — Exodus 16:18

Think of an old man who could hardly bend down and a strong teenager with a big basket. Both of them went home with one omer for each person in the tent, which is about two liters. Readers have wondered how that worked, whether by a miracle in the measuring jar or by sharing. Either way, nobody’s supper depended on how strong he was.

## The first weekend

Then came the sixth day, with a double portion, and Moses announced a Sabbath. We are so used to weekends that we miss the shock. Pharaoh had given no days off, and when the slaves asked for time to worship he had called them lazy. Now God commands them to rest, and He makes it possible by giving more the day before. A few people went out to gather anyway, as if they had been tired for so long that they no longer knew how to stop.

## Daily

Forty years later, Moses explained what it had all been for. God had let them be hungry and had fed them so that they would understand that a human being “does not live on bread alone” (Deuteronomy 8:3). This does not make hunger unimportant, since God gave bread first. But it says that we need something more than calories, namely someone to trust.

When Jesus taught His friends to pray, He put one line about food in the middle: “Give us this day our daily bread.” (Matthew 6:11) It is a small request for today’s portion, and it is made for all of us at the same time. As of 2026, farmers grow enough food for everybody on earth, and still hundreds of millions of people go hungry. If that prayer is in our mouths, then perhaps some of the bread that is meant for others is already in our hands.
`.trim(),
      objectives: [
        'Contrast the rules of manna with life under Pharaoh.',
        'Explain why the Sabbath was a new thing for former slaves.',
        'Relate the story to the prayer for daily bread and to hunger today.',
      ],
      activities: [
        {
          title: 'Edited memories',
          description:
            'Tell a partner about a time or place that you remember as perfect. Let your partner ask five honest questions about it, and then add what you had left out. Swap. Discuss when memories like these help us and when they hold us back.',
        },
        {
          title: 'From our hands',
          description:
            'Find out how one place near you shares food, perhaps a church pantry or a soup kitchen, by asking an adult who knows. Agree on one small thing that your group can do for it this week, and name who does what by when.',
        },
      ],
      checks: [
        {
          question: 'Which lesson of Egypt did manna turn upside down?',
          options: [
            'You are fed only if you produce enough',
            'Bread tastes better when it is warm',
            'Storehouses must be built of stone',
            'Food from the river is healthier than grain',
          ],
          answer: 0,
          explanation:
            'Manna came as a gift to all. Nobody had to prove with bricks that he deserved to eat.',
          practises: [0],
        },
        {
          question: 'Why did the seventh day matter so much to these people?',
          options: [
            'It was the birthday of Moses',
            'The desert was cooler on that day',
            'It was the only day of the week with fresh quail',
            'As slaves they had never been allowed to stop',
          ],
          answer: 3,
          explanation:
            'Pharaoh called them lazy and drove them on. God commanded rest and provided for it in advance.',
          practises: [1],
        },
        {
          question: 'What do the words us and this day add to the prayer for bread?',
          options: [
            'They limit it to people who are at church',
            'They promise that nobody will ever be hungry',
            'They ask for a modest portion for everyone',
            'They show that storing food is always wrong',
          ],
          answer: 2,
          explanation:
            'It is a prayer for enough, spoken together. Joseph stored grain wisely, and so can we, but not at the cost of others.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Bread That Could Not Be Owned',
      description:
        'Manna spoils, evens itself out and pauses on the Sabbath, and each of these features is a criticism of Pharaoh.',
      difficulty: 'advanced',
      content: `
## The psychology of complaint

The wilderness generation is often ridiculed for its ingratitude, a little too easily. These are traumatized people with small children in a landscape that cannot support them. Their nostalgia nevertheless deserves analysis. They recall the flesh pots of Egypt and omit the price, a distortion that recurs whenever the costs of freedom are immediate and the benefits remote. Moses corrects them on a single point: their complaint is not really against him. In Numbers similar protests will be met with severity; here, at the beginning of the journey, God simply provides.

What He provides has been explained in various ways. Travelers in Sinai have described a sweet, sticky secretion left by scale insects on tamarisk bushes, which Bedouin gather in early summer before the sun melts it. The resemblance is suggestive, but the biblical account exceeds it in quantity, in duration and in its weekly rhythm. Believers need not be troubled by a natural component, since Scripture freely combines the two, nor need they insist on one. The account itself directs attention to how the substance is to be handled.

## Three properties

First, manna resists accumulation. Kept overnight, it breeds maggots. A society of former slaves, whose masters had built store cities with their labor, is thereby prevented from reproducing the system in miniature. Hoarding is not prohibited by argument; it is rendered pointless.

Second, it equalizes. The strong gather much and the weak little, and the measure reveals no surplus and no deficiency. Paul quoted this verse when he organized a collection for the impoverished church in Jerusalem, and drew from it a principle of voluntary redistribution: “At the present time, your surplus will meet their need, so that in turn their surplus will meet your need. This way there will be equality.” (2 Corinthians 8:14) Christians disagree in good conscience about which economic policies correspond to that principle; that abundance creates an obligation has never been seriously disputed among them.

Third, it stops. Before any commandment has been issued at Sinai, a Sabbath structures the week. In the history of labor this is extraordinary, because rest is not granted as a reward for exhaustion but guaranteed by a double portion beforehand. Some attempt to gather even so, and find nothing. The compulsion to work outlasts the whip.

## Test and training

The passage speaks of testing, and the word may sound harsh. Deuteronomy interprets it as pedagogy. Hunger disclosed what was in their hearts, and the food that followed taught them something that satiety could not have taught.

> He humbled you, and in your hunger He gave you manna to eat, which neither you nor your fathers had known, so that you might understand that man does not live on bread alone, but on every word that comes from the mouth of the LORD.
> — Deuteronomy 8:3

The statement is regularly misquoted as a contrast between the spiritual and the material. It was addressed to people who had been fed. When Jesus, after forty days without food, answers the tempter with these words, He declines to use power in order to secure Himself; yet later in the same Gospel He feeds thousands because He has compassion on them. He will not turn stones into bread for Himself, and He will not send the crowd away hungry. The two refusals belong together.

## A word that puzzled Greek readers

The adjective that we translate as daily in the prayer of Jesus is so rare that Origen, a native speaker of Greek in the third century, believed the evangelists had coined it. It may mean bread for today, bread for the coming day, or bread that is necessary for existence. Whichever is right, the petition asks for the kind of provision that manna represented: adequate, renewable and shared. In the Gospel of John, Jesus goes further and calls Himself the bread of life, observing that the fathers ate manna in the wilderness and nevertheless died. Gifts sustain us for a day. The Giver, Christians believe, is who we were hungry for.
`.trim(),
      objectives: [
        'Analyze three properties of manna as a response to the economy of Egypt.',
        'Explain how Paul applies Exodus 16:18 to a collection among churches.',
        'Interpret Deuteronomy 8:3 without setting bread against faith.',
      ],
      activities: [
        {
          title: 'Constitution of a camp',
          description:
            'Suppose forty people must live for a month on what can be gathered each day. Draft five articles that prevent hoarding and protect those who cannot gather. Have another group search for loopholes, amend your draft, and compare it with the provisions of Exodus 16.',
        },
        {
          title: 'Twenty-four hours without gathering',
          description:
            'Plan one day of rest this month. List beforehand what must be prepared so that nobody, including parents, has to work for you on that day. Afterward write half a page on what you were tempted to gather anyway, and what you suppose the temptation was about.',
        },
      ],
      checks: [
        {
          question: 'Why does manna prevent a new Pharaoh from arising in the camp?',
          options: [
            'Only the elders were permitted to weigh it',
            'It cannot be accumulated and turned into power',
            'Its taste discouraged people from eating much',
            'Foreigners had to pay a heavy tax on their portion',
          ],
          answer: 1,
          explanation:
            'Storehouses had been the basis of Egypt’s control. Bread that spoils overnight makes hoarding useless.',
          practises: [0],
        },
        {
          question: 'What does Paul conclude from the measuring of manna?',
          options: [
            'Surplus in one church should meet need in another',
            'Congregations ought to avoid owning property of any kind',
            'Jerusalem should pay back what it has received',
            'Collections should be taken on the Sabbath only',
          ],
          answer: 0,
          explanation:
            'He hopes for a voluntary evening out between communities, so that neither abundance nor want is permanent on one side.',
          practises: [1],
        },
        {
          question: 'Which reading of Deuteronomy 8:3 does its setting support?',
          options: [
            'Those who believe firmly have no need to eat',
            'Physical hunger is an illusion of the weak',
            'Bread should be refused from time to time as a mark of holiness',
            'Bread is needed, and so is trust in the One who gives it',
          ],
          answer: 3,
          explanation:
            'The words were spoken to people whom God had actually fed. They refuse to reduce life to supply without despising supply.',
          practises: [2],
        },
      ],
    },
  },
};
