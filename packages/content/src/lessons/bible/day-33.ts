import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay33: LessonSource = {
  category: 'bible',
  dayNumber: 33,
  pictures: ['window', 'folded-hands', 'lion'],
  references: ['Daniel 6:1-28', '1 Kings 8:46-50'],
  bands: {
    kindergarten: {
      title: 'Daniel at the Window',
      description: 'Daniel kneels, the lions yawn, and God stays close all night.',
      difficulty: 'beginner',
      content: `
Daniel was old. His beard was white as milk. He worked for King Darius.

Daniel had a room with a window. Each day he knelt there three times. He talked with God and said thank you.

Some men did not like Daniel. They tricked the king into a bad law. Pray only to the king, it said!

What did Daniel do? He went up to his window. He knelt down, as he always did.

So the men put him with the lions. The king was very sad. He could not sleep at all. When the sun came up, he ran. Daniel, are you there?

Yes! Daniel was safe and well.

> My God sent His angel and shut the mouths of the lions.
> — Daniel 6:22

The king was so glad. Up, up, up came Daniel!

You can talk with God too. Morning, noon and night, He listens.
`.trim(),
      objectives: [
        'Show how often Daniel prayed each day.',
        'Tell who kept Daniel safe from the lions.',
        'Say when we may talk with God.',
      ],
      activities: [
        {
          title: 'Three thank-yous',
          description:
            'Hold up three fingers. Touch one and thank God for morning. Touch the next for noon. Touch the last for night.',
        },
        {
          title: 'Sleepy lion',
          description:
            'Roar softly like a lion. Now yawn and curl up. Lie still and count ten slow breaths.',
        },
      ],
      checks: [
        {
          question: 'How often did Daniel pray each day?',
          options: ['Only at night', 'Three times', 'Ten times'],
          answer: 1,
          explanation: 'Daniel knelt at his window three times each day.',
          practises: [0],
        },
        {
          question: 'Who shut the lions’ mouths?',
          options: ['God’s angel', 'The king’s men', 'Daniel’s friends'],
          answer: 0,
          explanation: 'God sent His angel to help Daniel.',
          practises: [1],
        },
        {
          question: 'When may we talk with God?',
          options: ['Only when it is dark', 'Only on big days', 'At any time'],
          answer: 2,
          explanation: 'God listens morning, noon and night.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Law That Could Not Change',
      description: 'A king signs his name too fast, and then he cannot sleep a wink.',
      difficulty: 'beginner',
      content: `
## A man they could not catch

Daniel was a boy when soldiers took him to Babylon, and now his hair was gray. King Darius had many helpers, but he trusted Daniel most, because Daniel never lied and never stole. The king wished to put him over the whole land.

The other helpers did not like that at all. They watched Daniel for weeks to find something wrong, and they found nothing. Then they thought of his prayers.

## A trick in ink

They bowed low and asked the king for a new law. For thirty days, they said, no one may pray to any god or man but you! The king felt grand, so he signed it, and once he had signed it nobody could change it.

Daniel heard the news, and he knew about the lions. So he went home and up the stairs, to the room where he had knelt since long ago.

> three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

He did not shout at the men, and he did not hide. He just kept on. The men were waiting under the window, and they ran to tell the king.

## The longest night

Now the king saw the trick, and he tried until sunset to save his friend. But the law was the law. Daniel went down into the den, and a big stone was put on top.

The king would not eat, and he lay awake all night. When the sky turned pale, he ran to the den and called out in a shaking voice. And from the dark came an answer!

> My God sent His angel and shut the mouths of the lions.
> — Daniel 6:22

They pulled Daniel up, and there was not a scratch on him. God does not always keep His friends from being hurt, and the Bible tells us so. But He never leaves them, and Daniel had learned that at his window, one plain day after the next.
`.trim(),
      objectives: [
        'Explain why the other helpers wanted to trap Daniel.',
        'Describe what Daniel did when he heard of the law.',
        'Tell how the king found Daniel in the morning.',
      ],
      activities: [
        {
          title: 'My window',
          description:
            'Pick a window, a tree or a rock as your own spot. Go there in the morning, at noon and in the evening, and tell God one thing you are glad of. After three days, tell a friend if it got easier.',
        },
        {
          title: 'Read before you sign',
          description:
            'In a small group make up three camp rules, one of them unfair but dressed up to sound grand. Read them out and let the others spot the trick. Talk about what the king should have asked.',
        },
      ],
      checks: [
        {
          question: 'Why did the other helpers want to trap Daniel?',
          options: [
            'He had stolen from the king',
            'He had told lies about them',
            'He was going to sail home',
            'He was to be set above them',
          ],
          answer: 3,
          explanation:
            'The king planned to put Daniel over the whole land. The others did not want that.',
          practises: [0],
        },
        {
          question: 'What did Daniel do when the law was signed?',
          options: [
            'He left the city by night',
            'He prayed just as before',
            'He wrote a law of his own',
            'He waited thirty days to pray',
          ],
          answer: 1,
          explanation: 'He went to the room where he always prayed, and he gave thanks to God.',
          practises: [1],
        },
        {
          question: 'How was Daniel when they pulled him up?',
          options: ['Not hurt at all', 'Angry with the king', 'Too weak to speak', 'Fast asleep'],
          answer: 0,
          explanation: 'Not one scratch was found on him. He said that God had sent an angel.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Habit and the Lions',
      description: 'The bravest moment of Daniel’s life looked exactly like any other afternoon.',
      difficulty: 'intermediate',
      content: `
## Nothing in his file

By the time of this story Daniel is probably past eighty. He was carried off to Babylon as a youth, he has outlasted several kings, and now the Medes and Persians are in charge. Darius has 120 governors with three administrators over them, and he is thinking of promoting one man above all the rest.

His colleagues respond by searching for a scandal. They go through his accounts and come back with nothing, since he is neither corrupt nor careless. It’s one of the finest compliments in the Bible, and it’s paid by people who wanted to ruin him. In the end they admit that only his faith can be used against him.

So they flatter the king. For thirty days every prayer in the empire is to be addressed to Darius alone, on pain of death. He signs without asking who might be missing from the delegation, and a law of the Medes and Persians can’t be repealed.

## An open window

Daniel hears about it and goes home. What happens next is told so quietly that you could miss it.

> three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

He could have closed the shutters, or prayed silently in bed for a month. Nobody would have known. But his window faced Jerusalem, the ruined city for which he longed, and a sudden silence would have told everyone that the king’s decree ranked above God. He doesn’t make his prayer louder to provoke them, either. He simply declines to change.

Look at the last words of that verse again. His courage wasn’t invented in the emergency; it had been growing for decades, on days when nobody was watching. Notice too what he was doing on his knees. With a death sentence hanging over him, he gave thanks.

## The prisoner in the palace

Now the story plays a joke. Daniel is sealed in the pit and, as far as we are told, passes a peaceful night. Darius is free, in his own palace, and he can neither eat nor sleep. The man who was worshiped as a god for a month is trapped by his own signature. At dawn he runs to the den and calls into the darkness in anguish.

> O Daniel, servant of the living God, has your God, whom you serve continually, been able to deliver you from the lions?
> — Daniel 6:20

The answer comes up politely from below: an angel has shut their mouths. Daniel even adds that he has done the king no wrong, because disobeying one order hadn’t made him anybody’s enemy.

The chapter has a dark edge as well. Darius throws the accusers to the lions, and their families with them, which was the king’s cruel justice and not God’s command. Nor were all faithful people rescued as Daniel was; many have died for praying. What they share with him is the One to whom they prayed, who is called living on every side of the grave.
`.trim(),
      objectives: [
        'Explain how Daniel’s enemies turned his faith into a trap.',
        'Interpret Daniel’s decision to go on praying at his open window.',
        'Compare how the king and Daniel spend the night.',
      ],
      activities: [
        {
          title: 'Anatomy of a habit',
          description:
            'Write down one thing you do daily without deciding to, and trace how it became easy. Then design a habit of thanks that takes under a minute: choose a place, a time and a first sentence. Keep it for the rest of the week and compare notes with a partner.',
        },
        {
          title: 'Five ways to disagree',
          description:
            'In a group, list five possible responses to an order that your conscience forbids, from hiding to shouting. Act two of them out with Darius on a chair. Discuss which ones keep both truth and respect, and whom you would ask for advice.',
        },
      ],
      checks: [
        {
          question: 'How did the officials manage to trap Daniel?',
          options: [
            'They proved that he had taken bribes',
            'They had ordinary prayer made a crime',
            'They forged a letter in his name',
            'They persuaded him to sign a false decree',
          ],
          answer: 1,
          explanation:
            'Since his work was blameless, they turned his known faithfulness to God into an offense.',
          practises: [0],
        },
        {
          question: 'What would closing the window have suggested?',
          options: [
            'That the evenings had become too cold',
            'That Daniel preferred to be alone',
            'That Jerusalem had been rebuilt',
            'That a king may overrule God',
          ],
          answer: 3,
          explanation:
            'Everybody knew his custom. To stop because of the law would have placed the king’s word above God’s.',
          practises: [1],
        },
        {
          question: 'What is surprising about the night of the lions?',
          options: [
            'The free man suffers more visibly than the condemned one',
            'The king spends it beside the den with a torch',
            'The officials regret their plan before morning',
            'The lions break out and enter the palace',
          ],
          answer: 0,
          explanation:
            'Darius fasts and lies awake, caught by his own decree, while Daniel is kept safe among the lions.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Law That Cannot Be Repealed',
      description:
        'Daniel 6 is a study of power caught in its own machinery, and of an obedience that neither hides nor boasts.',
      difficulty: 'advanced',
      content: `
## Integrity as a liability

The sixth chapter of Daniel opens with an administrative reform. An empire is divided among 120 satraps, three administrators supervise them, and their purpose is bluntly fiscal: that the king should suffer no loss. In such a system an honest official is an obstacle. Daniel’s competence threatens his colleagues professionally, his incorruptibility threatens them financially, and his origin makes him vulnerable. When they denounce him, they do not call him an administrator. They say that he is one of the exiles.

Historians have discussed the identity of Darius the Mede, who does not appear under that name in other ancient sources. Some identify him with Cyrus himself or with his governor Gubaru, and many scholars regard the narrative as a later composition for Jews under pressure. Christians who differ over such questions agree about what the chapter testifies.

## The machinery of flattery

The decree is cleverly drafted. It is limited to thirty days, it presents itself as unanimous, and it offers the king a tribute which he would be embarrassed to refuse. Its irrevocability, advertised as majesty, is what the conspirators require. A ruler who cannot correct himself is not stronger than one who can; he has merely handed his authority to whoever holds the paper.

That irony governs the rest of the plot. Darius recognizes the trap at once, labors until sundown to find an exemption, and finally commits to the lions the servant whom he values above all others. He is the most powerful figure in the narrative and the least able to act. His parting words amount to a prayer offered to a God whom his own legislation forbids him to address.

## Neither concealment nor display

Daniel’s response occupies a single sentence, and its weight falls upon the final clause: he prayed “just as he had done before” (Daniel 6:10). The orientation toward Jerusalem recalls the prayer of Solomon, who had asked God to hear captives if ever they prayed toward their land and city from the country of their enemies. The temple was rubble, yet Daniel’s body kept the direction of his hope.

His conduct deserves close attention from anyone who thinks about conscience and the state. He had served foreign governments for decades, and he served them well. He organizes no revolt and composes no protest. Nor does he adopt the prudent solution of praying inwardly for a month, although neither Scripture nor reason obliges us to condemn believers under persecution who worship in secret. For a public man with a public habit, an abrupt change would have been a statement. He lets the practice stand and accepts what follows.

What prepared him was repetition. Acts performed daily shape what we perceive as possible, until in a crisis the decision has largely been made already. It is significant that the content of the prayer includes thanksgiving as well as petition, since gratitude is difficult to improvise under threat.

## The stone and the dawn

The den is closed with a stone and sealed with royal signets “so that nothing concerning Daniel could be changed” (Daniel 6:17). At first light an anxious visitor hurries to the place, and the one who was given up for dead replies. Early Christians could not read this without remembering another sealed stone and another early morning, and they painted Daniel among the lions on the walls of the Roman catacombs. The resemblance has its limit: Daniel was preserved from death, whereas Jesus passed through it.

The chapter resists triumphalism in another respect. Its penultimate scene, the execution of the accusers together with their wives and children, reflects the despotism of the court, and the narrator attributes it to the king alone. Deliverance does not turn Darius into a model of justice. Even his closing proclamation, commanding reverence by decree, shows a man who has learned whom to honor without yet learning how little a decree can accomplish.

Nevertheless his confession is the theological summit of the story, and it comes from a foreigner.

> For He is the living God, and He endures forever; His kingdom will never be destroyed, and His dominion will never end.
> — Daniel 6:26

Set beside the law of the Medes and Persians, the contrast is complete. One claim to permanence had imprisoned its author within a day. The other belongs to a God whose unchangeable purpose is to rescue, and who was met at an upstairs window three times between morning and night.
`.trim(),
      objectives: [
        'Analyze how an unchangeable decree makes a powerful king powerless.',
        'Assess Daniel’s manner of disobedience against the alternatives that he had.',
        'Evaluate the comparison between Daniel’s deliverance and the resurrection of Jesus.',
      ],
      activities: [
        {
          title: 'Redrafting the decree',
          description:
            'Working in threes, examine the text of the law in Daniel 6:7-8 as if you were legal advisers whom Darius had consulted. List the questions he ought to have asked, and write the safeguards that would have protected both the king and his subjects. Present your memorandum in two minutes.',
        },
        {
          title: 'A rule of life',
          description:
            'Sketch the fixed points of an ordinary week and mark where prayer, gratitude or silence could be attached to something you already do. Choose one and keep it for thirty days, the length of the decree. Decide now whom you will tell about it at the end.',
        },
      ],
      checks: [
        {
          question: 'Why is Darius unable to save Daniel?',
          options: [
            'His army has joined the conspirators',
            'Daniel refuses every offer of pardon',
            'His own law leaves no room for correction',
            'The satraps have taken away his seal',
          ],
          answer: 2,
          explanation:
            'A decree advertised as unalterable binds the ruler who issued it, so that those who framed it control him.',
          practises: [0],
        },
        {
          question: 'What best characterizes Daniel’s disobedience?',
          options: [
            'He persists in a known practice and accepts the consequences',
            'He calls upon the exiles to abandon their posts',
            'He moves his prayers to a hidden place for a month',
            'He worships more conspicuously in order to provoke his arrest',
          ],
          answer: 0,
          explanation:
            'He neither conceals nor advertises. The emphasis lies on continuity with what he had always done.',
          practises: [1],
        },
        {
          question: 'Where does the comparison with Easter reach its limit?',
          options: [
            'Only one of the two places was closed with a stone',
            'Only one of the two stories mentions an early visitor',
            'Daniel was innocent, but Jesus was not',
            'Daniel was kept from dying, while Jesus died and was raised',
          ],
          answer: 3,
          explanation:
            'Both accounts have a sealed stone and a dawn visit. Yet Daniel is spared, and Jesus goes through death itself.',
          practises: [2],
        },
      ],
    },
  },
};
