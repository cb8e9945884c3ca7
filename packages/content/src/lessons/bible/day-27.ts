import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay27: LessonSource = {
  category: 'bible',
  dayNumber: 27,
  pictures: ['mending-heart', 'soap', 'ewe'],
  references: ['2 Samuel 11', '2 Samuel 12:1-14', 'Psalm 51', '1 Samuel 8:11-18', 'Ezekiel 36:26'],
  bands: {
    kindergarten: {
      title: 'David Says Sorry',
      description: 'Even a king can do wrong. What can he do then?',
      difficulty: 'beginner',
      content: `
Rub some dirt on your hand. Now wash it off. How does it feel?

David was a king now. But he did something very wrong. He took what was not his. He hurt a good man. Then he tried to hide it.

God saw it. He sent His friend Nathan. Nathan told David a story.

A poor man had one little lamb. He loved it so much! It ate from his plate. It slept in his arms. A rich man had lots and lots of sheep. But he took the poor man’s lamb.

David was angry. That was so mean! Then Nathan looked at him. David, you did that.

Now David felt sad inside. He did not say: it was not me. He told God the truth. And he prayed.

> Create in me a clean heart, O God
> — Psalm 51:10

Soap can wash a hand. Only God can wash a heart. When you do wrong, tell Him. Say sorry, and help to make it right. God loves you still.
`.trim(),
      objectives: [
        'Tell what the rich man took.',
        'Say what David did when Nathan told him.',
        'Tell who can make a heart clean.',
      ],
      activities: [
        {
          title: 'Muddy stone',
          description:
            'Find a muddy stone. Put it in a bowl of water. Rub and rub until it shines. While you rub, say: God, make me clean.',
        },
        {
          title: 'Sorry steps',
          description:
            'Make three steps on the ground with sticks. On step one say: I did it. On step two say: I am sorry. On step three ask: how can I help? Try it with a friend.',
        },
      ],
      checks: [
        {
          question: 'In the story, what did the rich man take?',
          options: ['The poor man’s lamb', 'The poor man’s hat', 'The poor man’s cup'],
          answer: 0,
          explanation: 'He had many sheep. Yet he took the only lamb.',
          practises: [0],
        },
        {
          question: 'What did David do when Nathan told him?',
          options: ['He ran far away', 'He said Nathan lied', 'He told God the truth'],
          answer: 2,
          explanation: 'David did not hide any more. He said sorry to God.',
          practises: [1],
        },
        {
          question: 'Who can make a heart clean?',
          options: ['A doctor', 'God', 'A strong king'],
          answer: 1,
          explanation: 'David asked God for it. We can ask too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'One Little Lamb',
      description: 'A brave man tells a king a story, and the king falls right into it.',
      difficulty: 'beginner',
      content: `
## The worst thing David did

David sang songs to God. He was brave and often kind. And then, when he was king and nobody dared to say no to him, he did something terrible. He wanted the wife of one of his soldiers, and he took her. The soldier’s name was Uriah, and he was loyal and honest. To cover it up, David sent Uriah where the fighting was worst, so that he would be killed.

The Bible could have left that out, since David is one of its heroes. It tells the truth even about heroes.

## Nathan walks in

Months went by. David thought that he had gotten away with it. Then the prophet Nathan came to see him. He told a story.

Two men lived in a town. One was rich and had more sheep than he could count. The other had a single ewe lamb. It grew up with his children, drank out of his cup and fell asleep in his arms. One day a guest came to the rich man’s house. He did not want to use one of his own sheep for dinner. He took the poor man’s lamb.

David jumped up. He was so angry that he shouted. That man must pay for this! Nathan looked at him. “You are that man!” (2 Samuel 12:7)

## No excuses

David could have thrown Nathan in jail. He could have said that a king may do as he likes. He said one short sentence.

> “I have sinned against the LORD.”
> — 2 Samuel 12:13

God forgave him. That does not mean that all was well again. Uriah was still dead, and David’s family had years of trouble. Forgiven does not mean that it never happened. It means that God does not throw you away.

Later David sang about that day. He did not ask God to make him look good. He asked for something that only a maker can do: “Create in me a clean heart, O God” (Psalm 51:10).
`.trim(),
      objectives: [
        'Explain why Nathan told the story of the lamb.',
        'Describe how David answered when he was found out.',
        'Tell what forgiveness does and what it does not do.',
      ],
      activities: [
        {
          title: 'Sorry without a but',
          description:
            'Write down three bad excuses that end in but, like: I am sorry, but you started it. Read them in a silly voice. Now write each one again without the but. Say what you did, and what you will do to help.',
        },
        {
          title: 'Nathan’s way',
          description:
            'With a partner, think of something unfair that happens at play. Make up a short animal story that shows it. Tell it to your group. Can they guess what it is about?',
        },
      ],
      checks: [
        {
          question: 'Why did Nathan tell a story first?',
          options: [
            'He wanted to cheer up the king',
            'So that David would see how wrong it was',
            'He had forgotten why he came',
            'So that David would give him a lamb',
          ],
          answer: 1,
          explanation:
            'David was angry at the rich man. Then he saw that he had been just like him.',
          practises: [0],
        },
        {
          question: 'What did David say when Nathan had finished?',
          options: [
            'That he had sinned',
            'That kings may do as they like',
            'That Uriah had started it',
            'That Nathan should go to jail',
          ],
          answer: 0,
          explanation: 'He used no excuse and blamed no one. He told the truth about himself.',
          practises: [1],
        },
        {
          question: 'Which is true about forgiveness in this story?',
          options: [
            'It made everyone forget what David did',
            'It was given to David because he was rich',
            'It came before David told the truth',
            'It did not undo all of the harm',
          ],
          answer: 3,
          explanation: 'God took David back. But the hurt that he had caused was still real.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Difference Between Caught and Sorry',
      description:
        'David’s cover-up took months. His confession took one sentence. What happened in between?',
      difficulty: 'intermediate',
      content: `
## How a cover-up grows

It begins on a rooftop in spring. David, who ought to be with his army, sees a woman named Bathsheba and finds out that she is the wife of Uriah, one of his own officers. He sends for her anyway. He is the king, and in that world a woman did not refuse a king. The Bible lays the blame on David and nowhere on her.

When he learns that she is expecting a child, he tries to hide what he has done. He calls Uriah home from the front and hopes that he will spend the night with his wife. Uriah will not sleep in a soft bed while his comrades lie in tents, and his decency spoils the plan. So David writes a letter to his general, with orders to let Uriah die in battle, and he has Uriah carry it himself.

One wrong had needed another to hide it, and then another. Perhaps you know that pattern from smaller things. A lie has to be fed, and it is always hungry.

## A story as a mirror

What could anyone say to a man like that? If Nathan had marched in with accusations, David would have defended himself. We all have a lawyer in our heads who is on duty day and night. Nathan’s tale of a stolen lamb slipped past the lawyer and reached the judge. David could see injustice perfectly clearly as long as it belonged to somebody else. He had passed sentence before he noticed that it was his own case.

It was also an act of great courage. This king had already had one inconvenient man removed.

## What a real apology sounds like

> Then David said to Nathan, “I have sinned against the LORD.”
> — 2 Samuel 12:13

There is no but in that sentence, and there is no if. Listen to the apologies that you hear this week, and you will find how rare that is. Mistakes were made. I’m sorry if anyone was offended. You have to understand that I was under pressure. Somebody who has only been caught is sorry about the consequences. Somebody who is really sorry is concerned about the person who was hurt, and about what has become of himself.

Psalm 51, which carries David’s name and a note about Nathan’s visit, goes one step further. It doesn’t ask for a repair.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10

The verb create is borrowed from the opening line of Genesis, and in Hebrew only God is ever its subject. David had found out that he could not polish what was wrong inside him, so he asked for a new beginning from the One who makes things out of nothing.

## What forgiveness is not

Nathan told him on the spot that God had taken away his sin. Nevertheless, David had to live with what followed, and so, unjustly, did others. Forgiveness doesn’t erase harm, and it doesn’t oblige the person who was hurt to act as though nothing had happened or to go back to someone who is dangerous. If somebody has harmed you, you did not cause it, and you are right to tell. But nobody who turns around, however late, is beyond the reach of God.
`.trim(),
      objectives: [
        'Trace how David’s first wrong led to others.',
        'Explain why Nathan’s story worked where an accusation might have failed.',
        'Distinguish a real apology from regret at being caught.',
      ],
      activities: [
        {
          title: 'Apology workshop',
          description:
            'Collect five weak apologies that you have heard or used. In pairs, work out what each is protecting. Rewrite it so that it names the deed, names the harm, and offers a step to put things right. If one of them is really owed to somebody, think about delivering it.',
        },
        {
          title: 'Chain of cover-ups',
          description:
            'Draw David’s choices in 2 Samuel 11 as links of a chain. At each link, write what telling the truth would have cost him at that point. Discuss where it would have been cheapest and why people seldom stop there.',
        },
      ],
      checks: [
        {
          question: 'What spoiled David’s first plan to hide his deed?',
          options: [
            'Nathan found the letter',
            'Bathsheba told her neighbors about it',
            'The general refused to obey',
            'Uriah stayed loyal to his comrades',
          ],
          answer: 3,
          explanation:
            'The honesty of the man he had wronged stood in the way. Instead of stopping, David went on to something worse.',
          practises: [0],
        },
        {
          question: 'Why could Nathan’s tale reach David?',
          options: [
            'It praised him before it blamed him',
            'It was told in front of the whole court',
            'He thought that it concerned someone else',
            'It reminded him of how happy he had been as a shepherd',
          ],
          answer: 2,
          explanation:
            'Most of us see wrongs clearly in other people. Only after the verdict did David learn whom it was about.',
          practises: [1],
        },
        {
          question: 'Which of these comes closest to David’s confession?',
          options: [
            'I regret that the situation got out of hand',
            'I broke your trust, and it was wrong',
            'I am sorry if what I did upset you',
            'I would not have done it without the pressure',
          ],
          answer: 1,
          explanation:
            'It names the deed and offers no excuse. The others shift attention to circumstances or feelings.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'He Sent, He Took',
      description:
        'Scripture’s account of David’s crime is a study of power, and its account of his repentance is not a study of charm.',
      difficulty: 'advanced',
      content: `
## The grammar of power

When Israel first demanded a king, Samuel warned the people in a speech that hammers on a single verb. He will take your sons, he will take your daughters, he will take the best of your fields, and in the end you will cry out because of him. In 2 Samuel 11 the prediction comes true in the most gifted king they would ever have. The chapter is dominated by two verbs, send and take. David sends Joab, sends to inquire, sends messengers; they take the woman and bring her. He scarcely needs to move, for other people’s bodies, careers and consciences are set in motion by a word.

In this chapter Bathsheba is given no speech except two words in Hebrew, a message that she is pregnant, and readers have filled her silence with fantasies of seduction. The narrator provides no support for them. She was washing herself, and the purification that the text mentions is what the law required of her. When Nathan comes to retell the matter, she is represented by a lamb that was taken, and the guilt is not divided. We would describe what occurred as an abuse of power, and the Bible’s judgment is no milder: “But the thing that David had done was evil in the sight of the LORD” (2 Samuel 11:27).

## Against You only?

Psalm 51 is attributed by its heading to the hour of Nathan’s visit. One of its lines has always disturbed conscientious readers.

> Against You, You only, have I sinned and done what is evil in Your sight, so that You may be proved right when You speak and blameless when You judge.
> — Psalm 51:4

What of Uriah? What of Bathsheba, and the soldiers who fell beside her husband so that the death would look accidental? Taken as bookkeeping, the sentence is outrageous. Interpreters have proposed that it be heard as an admission that no human court could try the king, so that only one Judge was left; or that it recognizes in every crime against a person a crime against the One whose image that person bears. Nathan’s indictment supports the second view, for he says that by striking down Uriah the king has despised the Lord. On this understanding the verse does not subtract the victims. It raises the stakes.

Even so, prayer to God is no substitute for amends to people. The same psalm asks to be delivered from bloodguilt, and Jewish teaching has insisted, in a classic formulation of the Mishnah, that the Day of Atonement does not atone for offenses against a neighbor until one has appeased the neighbor. Jesus told a worshiper with a gift in his hands to leave it at the altar and be reconciled first.

## A verb reserved for God

The center of the psalm abandons the vocabulary of laundering and turns to that of Genesis. Bara, create, has in the Hebrew Bible no other subject than God. To pray for a created heart is to concede that neither willpower nor therapy nor religious observance, valuable as they are, can bring about what is needed. Ezekiel later turned the prayer into a promise: “I will give you a new heart and put a new spirit within you” (Ezekiel 36:26). Christian churches explain in different ways how divine grace and human effort are joined in this renewal, but they agree about where it begins.

## Consequences

Forgiveness arrives in this story with disconcerting speed, in the same verse as the confession, and the consequences are not canceled. A child dies, and the text says so in terms that many believers find almost unbearable. Ancient and modern readers have struggled to understand why an infant should be involved at all, and no one is obliged to find it easy. Afterward, one son of David assaults his half sister, another murders the offender, and a rebellion drives the king barefoot out of his capital. He had taught his household what the powerful may do.

It would be a dreadful misuse of this passage to tell the injured that, because David was pardoned, they should be silent or resume their place beside someone unsafe. Pardon belongs to God and may, in time and freedom, be given by those who were wronged. Protection and justice are owed to them in any event, and a community that withholds these in the name of mercy has misunderstood both.

What remains for the rest of us is a sober comfort. The greatest singer of Israel was, in this chapter, no good man who had merely slipped. He was a guilty man who stopped arguing, and there turned out to be a God who does not despise that.

> The sacrifices of God are a broken spirit; a broken and a contrite heart, O God, You will not despise.
> — Psalm 51:17
`.trim(),
      objectives: [
        'Analyze how the verbs of 2 Samuel 11 portray the misuse of power.',
        'Discuss two interpretations of the words against You only.',
        'Evaluate the relation of forgiveness to consequences, amends and safety.',
      ],
      activities: [
        {
          title: 'Follow the verbs',
          description:
            'Copy out every occurrence of send and take in 2 Samuel 11:1-27, noting who acts and who is acted upon. Do the same for 12:1-14, where somebody else does the sending. Write a paragraph on what the comparison shows about where power really lies.',
        },
        {
          title: 'What amends would mean',
          description:
            'In a small group, imagine that David had asked Nathan what he owed to the people he had harmed. Draft an answer with at least five points, distinguishing what can be restored from what can only be acknowledged. Discuss which of them apply to wrongs on the scale of a school or team.',
        },
      ],
      checks: [
        {
          question: 'What does the repetition of send and take accomplish in 2 Samuel 11?',
          options: [
            'It depicts a ruler for whom other people have become instruments',
            'It suggests that messengers were responsible for the crime',
            'It imitates the style of royal letters from Egypt',
            'It marks the chapter as an addition by a later editor',
          ],
          answer: 0,
          explanation:
            'David acts through others and hardly moves. The verb take also recalls Samuel’s warning about kings.',
          practises: [0],
        },
        {
          question: 'On one reading, Psalm 51:4 does not ignore Uriah. What does it say instead?',
          options: [
            'Uriah had consented to his mission',
            'Kings cannot be accused by those who serve in their armies or households',
            'The heading of the psalm is mistaken',
            'Wronging a human being is at the same time an offense against God',
          ],
          answer: 3,
          explanation:
            'Nathan says that in killing Uriah David has despised the Lord. The victim is not left out; the gravity is increased.',
          practises: [1],
        },
        {
          question: 'How does the lesson relate forgiveness to people who have been harmed?',
          options: [
            'They are bound to restore the old relationship as soon as he repents',
            'They should avoid mentioning what happened',
            'They are owed protection and justice whether or not they forgive',
            'They take over the task of judging from God',
          ],
          answer: 2,
          explanation:
            'God’s pardon of an offender does not remove what is due to the injured. Their own forgiveness, if it comes, is free.',
          practises: [2],
        },
      ],
    },
  },
};
