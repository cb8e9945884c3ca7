import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay15: LessonSource = {
  category: 'bible',
  dayNumber: 15,
  pictures: ['coat', 'hole', 'sheaf-of-rice'],
  references: ['Genesis 37', 'Genesis 39-41'],
  bands: {
    kindergarten: {
      title: 'Joseph Is Not Alone',
      description: 'A pretty robe, a deep pit, a far land. Who stays with Joseph?',
      difficulty: 'beginner',
      content: `
Rub your sleeve. Is it soft? Joseph had a special robe. It had many colors! His father gave it to him.

Joseph’s big brothers got no robe. They grew jealous. Jealous feels hot and prickly inside. One day they did a very bad thing. They took the robe and put Joseph in a pit. Then they sold him to men with camels.

The camels walked to Egypt, far from home. Joseph had to work hard there. Someone told a lie about him. So he was locked up in prison. Poor Joseph!

Was he all alone? Listen.

> the LORD was with him
> — Genesis 39:21

God stayed in the pit. God stayed in the prison. God never left.

One night the king had a strange dream. Skinny cows ate up fat cows! God helped Joseph tell what it meant. Hungry years were coming. So the king gave Joseph a big job. He saved up bread for everyone.
`.trim(),
      objectives: [
        'Tell what the brothers did to Joseph.',
        'Say who stayed with Joseph the whole time.',
        'Tell how Joseph helped the people of Egypt.',
      ],
      activities: [
        {
          title: 'Low place, high place',
          description:
            'Curl up small on the ground. Whisper: God is with me. Now stand up tall. Say it again in a big voice. Do it on one leg, then in a hug.',
        },
        {
          title: 'Save some for later',
          description:
            'Collect ten small stones as grain. Put two of them in a cup. Play and use up the other eight. Now open the cup. You still have some!',
        },
      ],
      checks: [
        {
          question: 'What did the brothers do to Joseph?',
          options: ['They gave him a camel', 'They put him in a pit', 'They sewed him a robe'],
          answer: 1,
          explanation: 'They were jealous. They put him in a pit and sold him.',
          practises: [0],
        },
        {
          question: 'Who was with Joseph in the prison?',
          options: ['God was', 'Nobody was', 'His father was'],
          answer: 0,
          explanation: 'The Bible says that the LORD was with him there.',
          practises: [1],
        },
        {
          question: 'How did Joseph help in Egypt?',
          options: ['He fed the camels', 'He built a new prison', 'He saved up food'],
          answer: 2,
          explanation: 'Hungry years were coming. Joseph stored grain, so people could eat.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Thirteen Hard Years',
      description: 'Joseph went down, and down again, and someone went down with him.',
      difficulty: 'beginner',
      content: `
## The robe

Jacob had twelve sons, and he made one big mistake. He loved Joseph more than the others, and he let it show. He gave Joseph a robe of many colors. The brothers got nothing. Soon they could not even say a kind word to Joseph.

Then Joseph dreamed that his brothers bowed down to him. He told them all about it. You can guess how they felt.

## Three steps down

One day the brothers saw him coming over the fields. They tore off the robe and threw him into a dry pit. Then they sat down to eat! Some traders came by with camels. The brothers sold Joseph to them for twenty pieces of silver. He was seventeen.

In Egypt he became a slave in a rich man’s house. He worked so well that his master trusted him with it all. Then the master’s wife told a lie about him, and Joseph was locked up. From son to slave, and from slave to prisoner. That is a long way down.

But the Bible tells us something that no one could see.

> the LORD was with him and extended kindness to him
> — Genesis 39:21

## One day up

Joseph helped a royal servant in that prison to understand a dream. The man promised nothing, went free, and forgot him for two years. Then Pharaoh, the king, had dreams too. Seven thin cows ate seven fat ones. No one knew what it meant. At last the servant remembered Joseph.

Joseph washed, shaved and stood in front of the king. He did not show off. He said that he could not do it, but God could. Seven rich years were coming, and then seven years of hunger. Save one part out of five, he said.

Pharaoh gave him a ring, fine clothes and the whole land to care for. Joseph was thirty. In all those years he had lost almost everything, but not God.
`.trim(),
      objectives: [
        'Put the low and high points of Joseph’s life in order.',
        'Explain why the brothers were jealous.',
        'Tell what Joseph said about where his answer came from.',
      ],
      activities: [
        {
          title: 'Joseph’s up-and-down line',
          description:
            'Lay a long string on the ground. Bend it up for good days and down for bad days in the story. Put a leaf at each turn and tell what happened there. Last, lay one white stone beside every leaf for God, who was there.',
        },
        {
          title: 'The one who forgot',
          description:
            'Think of someone who once helped you and whom you never thanked. Draw a small picture for that person. Write the word thanks and say what for. Give it away before bedtime.',
        },
      ],
      checks: [
        {
          question: 'What happened to Joseph right before he went to prison?',
          options: [
            'He stored grain for the king',
            'His brothers sold him to traders',
            'His master’s wife told a lie',
            'Pharaoh dreamed about cows',
          ],
          answer: 2,
          explanation:
            'He was a trusted worker in his master’s house. The lie took even that away from him.',
          practises: [0],
        },
        {
          question: 'Why did the brothers feel jealous?',
          options: [
            'Their father favored Joseph',
            'Joseph had a larger tent',
            'Joseph was the strongest of them',
            'Their mother had sent them away',
          ],
          answer: 0,
          explanation:
            'Jacob loved Joseph more and showed it with the robe. That was not fair, but it did not make their cruel act right.',
          practises: [1],
        },
        {
          question: 'What did Joseph tell Pharaoh about the dream?',
          options: [
            'That he was very wise',
            'That such dreams have no meaning at all',
            'That the servant knew best',
            'That God would give the answer',
          ],
          answer: 3,
          explanation:
            'Joseph could have bragged to get free. He gave the credit to God, and he did it in front of a king.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Four Changes of Clothes',
      description: 'Follow what Joseph wears, and you can follow his whole story.',
      difficulty: 'intermediate',
      content: `
## A robe that says too much

Whoever tells this story has a sharp eye for clothes. The first piece is a gift. Jacob dresses one son in a robe of many colors and gives the others something to stare at across the breakfast fire. Everybody in the family can read what it means. Joseph does not make things easier, since at the table he tells dreams of being bowed to. He is seventeen, loved, talented and not very careful.

His brothers strip the robe off before they throw him into an empty pit. Then they dip it in goat’s blood and send it home, so that a piece of cloth can tell the lie for them. The price they received from the passing traders was twenty shekels of silver. The law of Moses later names the same sum as the value of a boy between five and twenty (Leviticus 27:5). They had sold a brother at the going rate.

## A cloak that lies

In Egypt Joseph rises until he runs the household of Potiphar, an officer of the king. Then Potiphar’s wife wants him to betray his master with her, and she asks day after day. He answers that he cannot do something so wicked and sin against God, and finally he runs outside, leaving his cloak in her fist. For the second time a garment is held up as evidence of something that never happened.

This part of the story matters to anyone who has done the right thing and been punished for it. Joseph is not rewarded for being faithful; he is thrown into jail, and nobody asks for his side of the story. If something like this ever happens to you, if someone presses you or lies about you, tell an adult you trust, and keep telling until you are heard. Joseph had no one to tell. You do.

## What no garment shows

Chapter 39 says four times that God was at Joseph’s side: twice in the fine house and twice in the prison. The words hardly change when the address does. Here is how the worst paragraph of his life ends.

> While Joseph was there in the prison, the LORD was with him and extended kindness to him
> — Genesis 39:20-21

Notice what the sentence does not claim. It does not say that the door opened. Joseph asked a fellow prisoner, the king’s cupbearer, to mention him at court. The man was released, went back to his good life and forgot. Two more years went by.

## Linen and a ring

When Pharaoh dreams of thin cows swallowing fat ones, the cupbearer finally remembers. Joseph is hurried out, shaves and puts on other clothes, the third change. All he would need now is a little self-promotion. Instead he begins by declining the compliment: “I myself cannot do it” (Genesis 41:16). God, he explains, is warning the king of seven years of plenty and seven of famine, and the sensible thing is to store a fifth of each good harvest.

Pharaoh dresses him once more, in fine linen, with a gold chain and his own ring. Thirteen years have passed. It would be easy to say that everything turned out well because Joseph was good. The story says something else: in linen or in rags, he was never without God.
`.trim(),
      objectives: [
        'Trace Joseph’s rise and fall through the clothes he is given or loses.',
        'Explain why the story does not teach that good behavior is always rewarded.',
        'Describe how Joseph speaks of God when he stands before Pharaoh.',
      ],
      activities: [
        {
          title: 'A wardrobe of evidence',
          description:
            'In a group, hang four things on a line: a scarf, a torn cloth, a plain shirt and something shiny. For each, let one person speak as the garment and say what it has seen, and what people wrongly believed because of it.',
        },
        {
          title: 'Map of trusted adults',
          description:
            'Draw yourself in the middle of a page. Around you write at least four adults whom you could tell if someone treated you wrongly: at home, at school, at camp, in church. Mark the one you would go to first, and keep the page.',
        },
      ],
      checks: [
        {
          question: 'How are the robe and the cloak alike in the story?',
          options: [
            'Joseph bought them with his own wages',
            'Each was used to back up a lie',
            'They were presents from his mother',
            'Each was given back at the end',
          ],
          answer: 1,
          explanation:
            'The bloody robe told Jacob that his son was dead, and the cloak made Joseph look guilty. Things can be shown to say what is not true.',
          practises: [0],
        },
        {
          question: 'What did Joseph get for refusing his master’s wife?',
          options: [
            'A better position in the house',
            'A letter to the king',
            'A quiet word of thanks from his master',
            'A place in prison',
          ],
          answer: 3,
          explanation:
            'Doing right cost him his freedom. The story promises God’s company, not an easy outcome.',
          practises: [1],
        },
        {
          question: 'How did Joseph begin his answer to Pharaoh?',
          options: [
            'By pointing away from himself to God',
            'By asking for his freedom as a fee',
            'By accusing the cupbearer of forgetting him',
            'By listing the dreams he had solved before',
          ],
          answer: 0,
          explanation:
            'He turned down the praise and named the One who sends dreams. Even after two lost years he did not try to sell himself.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Name That Falls Silent',
      description:
        'In the longest story of Genesis God hardly speaks, and yet the narrator insists that He was there.',
      difficulty: 'advanced',
      content: `
## A story without visions

Abraham argued with God under the stars, and Jacob wrestled with Him until daybreak. Joseph is granted nothing of the kind. Nowhere in chapters 37 to 41 does God address him directly; there is no altar, no angel and no promise that he can hold on to. He has dreams that anger his brothers, a gift for interpreting the dreams of others, and a life that falls apart twice. For readers whose experience of faith includes more silence than speech, this makes him the most accessible of the ancestors.

The narrator knows more than the hero. In chapter 39 the personal name of God, printed as LORD in English Bibles, clusters around the two disasters: in Potiphar’s house, where Joseph is property, and in the prison, where he is forgotten. In chapters 40 and 41, as his fortunes improve, that name disappears, and only the characters mention God. It is as if the storyteller wished to say that the divine presence needs to be asserted precisely where nothing visible supports it.

> The chief cupbearer, however, did not remember Joseph; he forgot all about him.
> — Genesis 40:23

The chapter ends on that sentence. Anyone who reads it aloud should leave a pause, because the next verse begins two full years later.

## The robe and its translators

What exactly did Jacob give his son? The Hebrew phrase is rare and its meaning uncertain. Ancient Greek and Latin translators understood a garment of many colors; several modern versions prefer a long robe with sleeves, unsuitable for field work. The only other person in the Bible who wears one is the princess Tamar (2 Samuel 13:18), and she too is violated by a brother and left without justice. Whatever its cut, the garment marked its owner as someone exempt from ordinary labor. Jacob, who had suffered from his own father’s favoritism, dressed the next generation in the same mistake.

## The integrity of an unfree man

Joseph’s refusal of Potiphar’s wife is often presented as a lesson in self-control, which it is. It is also a study of power. She owns the household and he is owned by it; she can ask daily, and he can only decline. When she accuses him, she appeals to the prejudice of the servants against a Hebrew. He names two reasons for his refusal, the trust of his master and the claim of God, and neither of them protects him. Those who have been harassed or falsely accused may recognize the pattern, and should know that Scripture does not blame Joseph for what was done to him. Nobody should carry such a thing alone: a trusted adult, a pastor or the police can act where Joseph had no one.

## A harvest with a shadow

Before Pharaoh he displays a rare combination of modesty and competence. He disclaims the power to interpret, credits God, and in the same breath outlines a program: commissioners, storage in the cities, one fifth of the produce for seven years. Faith here is entirely compatible with administration, and prayer with arithmetic.

The later consequences deserve honest attention. When famine comes, the Egyptians buy back the grain with their silver, then with their livestock, and finally with their land and liberty (Genesis 47:13-26). They thank Joseph for their lives, yet Pharaoh ends up owning nearly everything, and a few generations later another Pharaoh uses such concentrated power against Joseph’s own family. The text records this without explicit praise or blame, and interpreters have long disagreed about it. A rescuer can leave behind a structure that others will abuse.

None of that cancels the central claim. The pit, the slave market and the dungeon were not places that God had overlooked. The cruelty of the brothers remained cruelty, and nothing that came of it made it good. But God was not absent from its victim, and He had not finished.
`.trim(),
      objectives: [
        'Analyze how the narrator uses the name of God to interpret Joseph’s misfortunes.',
        'Evaluate Joseph’s situation in Potiphar’s house as a question of power as well as of virtue.',
        'Discuss the benefits and the dangers of the grain policy that Joseph proposed.',
      ],
      activities: [
        {
          title: 'Marking the silence',
          description:
            'Read Genesis 39 to 41 in a group with one pencil each. Circle every mention of the LORD by the narrator and underline every mention of God by a character. Lay the pages side by side and discuss what the pattern does to you as a reader, and where you would have expected God to speak.',
        },
        {
          title: 'Hearing on the granaries',
          description:
            'Stage a public hearing on Genesis 47:13-26. Assign a farmer who survived, a priest who kept his land, Joseph himself and a descendant of Jacob a century later. Each has two minutes. Afterward agree on three rules that would have kept the rescue from becoming a burden.',
        },
      ],
      checks: [
        {
          question: 'Where does the narrator concentrate the name LORD in Joseph’s story?',
          options: [
            'In the dreams of the royal servants',
            'In the scene of his promotion at court',
            'In the episodes of slavery and prison',
            'In the quarrel between the brothers',
          ],
          answer: 2,
          explanation:
            'Chapter 39 repeats the name around the two catastrophes. In the chapters of success only the characters refer to God.',
          practises: [0],
        },
        {
          question: 'Why is the scene in Potiphar’s house also about power?',
          options: [
            'Joseph intended to replace his master',
            'A slave could refuse but had no way to be heard',
            'The law of Egypt favored foreign workers',
            'Potiphar’s wife feared to lose her position at court',
          ],
          answer: 1,
          explanation:
            'She could command, repeat and accuse; he could only decline and run. His integrity was real, and it did not shield him.',
          practises: [1],
        },
        {
          question: 'What makes the grain policy ambiguous in the longer view?',
          options: [
            'It fed the soldiers and left the farmers of Egypt to starve',
            'It fed Canaan before it fed Egypt',
            'It was designed to punish the priests',
            'It saved lives and left Pharaoh owning almost everything',
          ],
          answer: 3,
          explanation:
            'Genesis 47 lets the people thank Joseph for their survival, and reports what it cost them. Power gathered for rescue can be misused by a successor.',
          practises: [2],
        },
      ],
    },
  },
};
