import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay12: LessonSource = {
  category: 'bible',
  dayNumber: 12,
  pictures: ['camel', 'amphora', 'droplet'],
  references: ['Genesis 24', 'John 4:13-14', 'Philippians 2:4'],
  bands: {
    kindergarten: {
      title: 'Water for Ten Camels',
      description: 'Slurp! Camels are so thirsty. Who will help?',
      difficulty: 'beginner',
      content: `
Make a cup with your hands. Pretend to drink. Slurp! Now be a camel. SLURP, SLURP, SLURP!

Abraham sent a helper on a long trip. He should find a good wife for Isaac. The helper took ten camels. The road was hot and dusty. At last they came to a well.

The helper did not know anyone. So he talked to God. He asked God to show him a kind girl. Then Rebekah came with her jar. He asked her for a sip. She gave him a drink. And then she looked at the camels.

> I will also draw water for your camels, until they have had enough to drink.
> — Genesis 24:19

Down to the water, up with the jar. Down and up, again and again! Nobody told her to do it. She saw a need, and she helped.

The helper thanked God. He had found a kind heart. Soon Rebekah and Isaac were a family. Isaac loved her.
`.trim(),
      objectives: [
        'Tell what the helper did when he needed help.',
        'Tell how Rebekah was kind.',
        'Name a way to help without being asked.',
      ],
      activities: [
        {
          title: 'Jar walk',
          description:
            'Fill a cup with water. Carry it slowly to a plant and pour. Go back for more. How many trips can you make without a spill?',
        },
        {
          title: 'Secret helper',
          description:
            'Look around quietly. Is there something to pick up or to carry? Do it before anyone asks you. Then smile and keep it secret.',
        },
      ],
      checks: [
        {
          question: 'The helper knew nobody. What did he do?',
          options: ['He cried', 'He prayed to God', 'He went back home'],
          answer: 1,
          explanation: 'He told God what he needed. God heard him.',
          practises: [0],
        },
        {
          question: 'Whom did Rebekah give water?',
          options: ['Only herself', 'Only a thirsty little lamb', 'The man and his camels'],
          answer: 2,
          explanation: 'He asked for one sip. She gave water to all of them.',
          practises: [1],
        },
        {
          question: 'A friend drops her crayons. What would Rebekah do?',
          options: ['Help to pick them up', 'Walk right past', 'Wait until she is asked'],
          answer: 0,
          explanation: 'Rebekah saw what was needed and helped at once.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'More Than She Was Asked',
      description: 'How many jars does it take to fill ten camels? More than you think.',
      difficulty: 'beginner',
      content: `
## A hard job far from home

Abraham was very old, and he wanted a good wife for his son Isaac. So he gave his most trusted servant a hard job. Travel to the country I came from, he said, and find her there. If she does not want to come, you are free of your promise. Nobody was going to drag a girl away.

The servant loaded ten camels and rode for weeks. One evening he stopped at a well outside a town. The women were coming with their jars, and he knew none of them. So he prayed. He did not ask for the prettiest one or the richest one. He asked for a sign that would show a kind heart: a girl who gives me a drink when I ask, and offers to water the camels too.

## Down and up and down

He had not even finished when Rebekah came with a jar on her shoulder. He ran to meet her and asked for a little water.

> “Drink, my lord,” she replied, and she quickly lowered her jar to her hands and gave him a drink.
> — Genesis 24:18

Then, without a hint from him, she offered to draw water for the camels until they had had enough. Now think about that. After a long march one camel can drink a hundred liters. If her jar held ten liters, then ten camels could mean a hundred trips down to the spring and back. Rebekah ran!

The servant stood still and watched with his mouth shut. He was seeing an answer to prayer with wet sandals.

## Will you go?

He bowed and thanked God. Her family listened to the whole story. And then they did something that not every family did in those days. They called Rebekah and asked her if she would go, and she said yes.

> And Isaac loved her and was comforted after his mother’s death.
> — Genesis 24:67

Big stories sometimes turn on small things. If Rebekah had given only what she was asked for, she would have poured one cup and gone home.
`.trim(),
      objectives: [
        'Explain what kind of sign the servant asked for and why.',
        'Work out why Rebekah’s offer was generous.',
        'Tell how her own choice was respected.',
      ],
      activities: [
        {
          title: 'The hundred trips',
          description:
            'Set a bucket of water at one end of a field and an empty one at the other. Carry water with a single cup, as a team, for five minutes. Count the trips. How long would a hundred trips have taken your team?',
        },
        {
          title: 'One step more',
          description:
            'Next time you are asked to do something today, do it, and then add one small step that nobody asked for. At the evening circle, tell what happened.',
        },
      ],
      checks: [
        {
          question: 'What would the servant’s sign show about a girl?',
          options: [
            'That she owned many camels',
            'That she could sing well',
            'That she had a rich father',
            'That she was kind to strangers and animals',
          ],
          answer: 3,
          explanation: 'He looked for a heart that gives more than it must.',
          practises: [0],
        },
        {
          question: 'One camel drinks 100 liters, and a jar holds 10. How many jars for one camel?',
          options: ['10', '100', '5', '20'],
          answer: 0,
          explanation: 'Ten jars of ten liters make one hundred liters. And there were ten camels!',
          practises: [1],
        },
        {
          question: 'What did the family do before Rebekah left?',
          options: [
            'They counted the gold once more',
            'They asked if she wanted to go',
            'They told her to stay silent',
            'They sent her sister instead',
          ],
          answer: 1,
          explanation: 'They asked her, and she answered for herself.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What the Well Revealed',
      description:
        'A servant without a name designs a test that no amount of good looks could pass.',
      difficulty: 'intermediate',
      content: `
## The longest chapter

Genesis gives one verse to the death of Methuselah and thirty-one to the creation of the world. It spends sixty-seven on a servant who is looking for a bride. The narrator tells the encounter at the well, and then the servant tells it all over again at the supper table, nearly word for word. Evidently somebody thought that there was a lot to see.

The servant has no name in this chapter, but he has a conscience. Abraham makes him swear to go to his homeland, and he asks at once what he should do if the woman is not willing. Abraham’s answer is clear: in that case you are released from the oath. From the beginning her consent is part of the plan.

## A test of character

At evening he arrives at a well with ten thirsty camels. He knows nobody and has nothing to go on, so he prays one of the most practical prayers in the Bible. Let her be the one, he says, who not only gives me a drink when I ask, but who offers to water my camels too.

> Please let down your jar that I may drink
> — Genesis 24:14

Consider how clever this is. Anyone polite would give a stranger a sip. Hardly anyone would volunteer for the camels, because after days on the road each of them may take in about a hundred liters. With a jar of ten liters, that means something like a hundred trips. The sign is not magic, like lightning from a blue sky. It measures exactly the qualities that the household needs: generosity, energy, and an eye for those who cannot speak for themselves.

Before he has finished praying, Rebekah is there. The verbs in the story speed up as she works. She quickly lowers her jar, she quickly empties it, she runs. Meanwhile the man says nothing, watching to see whether this is what he hopes it is. He is willing to be led, and he also keeps his eyes open. Prayer and good judgment go together here, and neither replaces the other.

## I will go

The family see God’s hand in it, but they would like to keep Rebekah for ten more days. The servant is in a hurry. What follows is unusual for the ancient world.

> They called Rebekah and asked her, “Will you go with this man?” “I will go,” she replied.
> — Genesis 24:58

Those words echo the call of Abraham himself. Like him she leaves her country, her people and her father’s house for a land she has never seen. In the next generation it is she who carries the promise forward.

Marriages are arranged in many cultures to this day, and followers of Jesus have lived under many different customs. Wherever a person is handed over without being asked, however, this chapter stands as a witness that even in the days of the patriarchs people could know better.

The apostle Paul gives a name to what Rebekah did: “Each of you should look not only to your own interests, but also to the interests of others” (Philippians 2:4). He might have added: including the interests of ten camels.
`.trim(),
      objectives: [
        'Analyze why the servant’s sign was a test of character.',
        'Show how prayer and careful judgment work together in the story.',
        'Explain the importance of Rebekah’s consent.',
      ],
      activities: [
        {
          title: 'Design the test',
          description:
            'Suppose that your camp must choose a leader for the youngest children. Without questions or grades, design an everyday situation that would show whether someone is patient, honest and attentive. Compare designs, and discuss which could be passed by pretending.',
        },
        {
          title: 'Told twice',
          description:
            'Read Genesis 24:15-20 and 24:45-46 aloud, one reader after the other. List what the servant leaves out or adds when he retells it to the family. Decide for each change what it tells us about his purpose at the table.',
        },
      ],
      checks: [
        {
          question: 'Why was the offer to water the camels such a good sign?',
          options: [
            'It could happen only by a miracle',
            'It was the usual custom at every well in the region',
            'It asked for heavy work that nobody could expect',
            'It proved that she came from Abraham’s family',
          ],
          answer: 2,
          explanation:
            'A sip was ordinary politeness. About a hundred trips for strange animals showed real generosity.',
          practises: [0],
        },
        {
          question: 'What does the servant do after he has prayed?',
          options: [
            'He watches silently to see how things turn out',
            'He stops looking, because God will decide without him',
            'He asks the other women to vote',
            'He hurries home before dark',
          ],
          answer: 0,
          explanation: 'He trusts God to lead him, and he uses his eyes as well.',
          practises: [1],
        },
        {
          question: 'Where does the story make Rebekah’s own will important?',
          options: [
            'Only in the servant’s dream on the journey',
            'In Abraham’s oath and in the family’s question to her',
            'In the gold ring that she is given',
            'In the veil that she puts on at the end',
          ],
          answer: 1,
          explanation:
            'Abraham releases the servant if she should refuse, and her family ask her openly. She answers for herself.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Providence with Wet Sandals',
      description:
        'Nothing supernatural happens in Genesis 24, and everyone in it is certain that God has acted.',
      difficulty: 'advanced',
      content: `
## A type scene

Meetings at wells form a recognizable pattern in the Bible. A man, or somebody who represents him, travels abroad; he comes upon a well; young women arrive; water is drawn; the news is carried home in haste; a meal and a betrothal follow. The scholar Robert Alter, who described the convention, argued that ancient listeners enjoyed the variations as filmgoers enjoy a familiar genre. Jacob will roll a stone from the well with his own hands for Rachel. Moses will defend seven sisters against bullying shepherds. In the present version the bridegroom is absent, and all the energy belongs to the girl.

In a few sentences Rebekah is the subject of a remarkable series of verbs. She goes down, fills, comes up, hurries, lowers, gives, empties, runs, draws. The reader who recalls how Abraham rushed to serve his guests under the oaks will recognize the family resemblance before anyone has mentioned a genealogy. She is qualified for the house of Abraham because she already behaves like it.

## The theology of an anonymous man

The servant’s prayer has troubled some commentators. Is it not presumptuous to prescribe a sign to the Almighty? The rabbis noted that he was fortunate, since the first person to offer water might have been quite unsuitable. Yet his request differs from divination, which attempts to extract a decision from arbitrary events such as the flight of birds. What he asks to see is virtue. Had she merely conformed to the formula without the kindness, there would have been nothing to see.

> Meanwhile, the man watched her silently to see whether or not the LORD had made his journey a success.
> — Genesis 24:21

The sentence holds in balance two attitudes that are often separated. He attributes success to the Lord alone, and he suspends judgment until he has observed. Later theology would call the background conviction providence: that God accomplishes His purposes ordinarily through creaturely causes, through timing, temperament and a sore back, without setting them aside. In this whole chapter God never speaks, no angel becomes visible, and no law of nature is interrupted. Everything could be told by a skeptic as a run of luck. The believers in it tell it differently, and the narrator lets us hear how gratitude sounds: “Blessed be the LORD, the God of my master Abraham, who has not withheld His kindness and faithfulness from my master” (Genesis 24:27).

Kindness and faithfulness translate hesed and emet, the pair that Israel will use when it confesses who its God is.

## Agency in an arranged world

It would be an anachronism to turn Rebekah into a modern heroine. Negotiations are conducted by men, jewelry changes hands, and her brother Laban has noticed the gold. The more striking, then, is what the text preserves. Abraham’s oath contains an exit clause in her favor, and when a dispute arises about the date of departure, she is called in and asked directly. Her reply in Hebrew is a single word.

Where customs have ignored the will of women, readers have sometimes appealed to the patriarchs for support. They ought to have read more slowly. In this account guidance from God and the freedom of a human being are not competitors, for the answer to the servant’s prayer is not complete until a young woman says elekh, I will go.

## Another well

Long afterward, about noon, a traveler who was tired from His journey sat down beside a well in Samaria and asked a woman for a drink. Everyone who knew the old stories knew what kind of scene was beginning, and John’s Gospel plays with the expectation. No betrothal follows. Instead the one who asks for water turns out to be the one who offers it.

> But whoever drinks the water I give him will never thirst. Indeed, the water I give him will become in him a fount of water springing up to eternal life.
> — John 4:14

She leaves her jar and hurries into town with the news, as Rebekah had. The convention has been kept and transformed, and the stranger at the well is, in a sense that she only begins to guess, the bridegroom after all.
`.trim(),
      objectives: [
        'Describe the convention of the scene at the well and what is distinctive in this version.',
        'Differentiate the servant’s request from divination and relate it to providence.',
        'Explain how John 4 takes up and changes the pattern.',
      ],
      activities: [
        {
          title: 'Four wells',
          description:
            'Compare Genesis 24:10-28, Genesis 29:1-14, Exodus 2:15-21 and John 4:4-30 in a table: who travels, who draws water, what obstacle there is, what follows. Present the one difference that you consider most meaningful.',
        },
        {
          title: 'Luck or leading',
          description:
            'Recall a turning point in your own life or in that of an older person whom you interview. Write it twice in a hundred words, once as chance and once as gift, using the same facts. Discuss whether the facts favor either version and what each makes you want to do next.',
        },
      ],
      checks: [
        {
          question: 'What distinguishes this scene at a well from the others mentioned?',
          options: [
            'No meal or agreement follows upon the meeting',
            'The suitor is missing, and the young woman does all the work',
            'The water has to be won from hostile shepherds',
            'A stone must be removed by several men',
          ],
          answer: 1,
          explanation:
            'Isaac is at home. A long series of verbs belongs to Rebekah, whose haste resembles that of Abraham.',
          practises: [0],
        },
        {
          question: 'Why is the servant’s sign not divination?',
          options: [
            'It was requested in the name of his own gods',
            'It happened before he had finished speaking',
            'It had been approved by the elders of the town',
            'It lets character appear instead of reading chance events',
          ],
          answer: 3,
          explanation:
            'Divination seeks decisions in arbitrary happenings. He asks to see kindness, and he observes carefully whether it is there.',
          practises: [1],
        },
        {
          question: 'How does John 4 transform the familiar pattern?',
          options: [
            'The one who asks for a drink offers living water Himself',
            'The woman refuses to carry the news into town',
            'The meeting takes place late at night and without witnesses',
            'The traveler draws water for all the animals',
          ],
          answer: 0,
          explanation:
            'Jesus begins as the thirsty stranger of the old scenes. Then it becomes clear that He is the giver.',
          practises: [2],
        },
      ],
    },
  },
};
