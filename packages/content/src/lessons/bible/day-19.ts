import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay19: LessonSource = {
  category: 'bible',
  dayNumber: 19,
  pictures: ['flatbread', 'water-wave', 'drum'],
  references: ['Exodus 12:1-39', 'Exodus 13:17-22', 'Exodus 14:5-31', 'Exodus 15:1-21'],
  bands: {
    kindergarten: {
      title: 'A Path Through the Sea',
      description: 'Water in front and horses behind! Which way will God’s people go?',
      difficulty: 'beginner',
      content: `
Stamp, stamp, stamp! Stamp softly in the dark. God’s people are leaving Egypt. The king said no so many times. Now, at last, he says go!

They eat flat bread in a hurry. Mothers carry babies. Children hold on to lambs. A tall cloud goes first to show the way. At night it glows like fire.

Then they come to the big sea. Oh no! The king has changed his mind. His horses come running after them. Water is in front, and the army is behind.

Moses tells them not to be afraid. He lifts up his hand. All night a strong wind blows. Whoosh!

> So the waters were divided
> — Exodus 14:21

There is a dry path now! Water stands up on this side and that side. Everyone walks across. They are safe. They are free!

Miriam grabs her tambourine. Jingle, jingle! All the women dance and sing. They thank God, who made a way.
`.trim(),
      objectives: [
        'Tell why God’s people were in trouble at the sea.',
        'Say what God did with the water.',
        'Tell how the people said thank you.',
      ],
      activities: [
        {
          title: 'Walk between the waves',
          description:
            'Lay two blue blankets on the floor. Leave a path between them. Blow like the wind. Then walk through, one by one, and cheer.',
        },
        {
          title: 'Miriam’s band',
          description:
            'Clap, tap a pot or shake some dry beans. Take turns to name a happy thing. After each one, all play and sing: thank You, God!',
        },
      ],
      checks: [
        {
          question: 'Why were the people in trouble?',
          options: [
            'They had lost all of their little lambs',
            'It was much too hot',
            'The sea was ahead and horses behind',
          ],
          answer: 2,
          explanation: 'They could not go on. They could not go back.',
          practises: [0],
        },
        {
          question: 'What did God do with the water?',
          options: ['He made a dry path in it', 'He turned it all into ice', 'He drank it all up'],
          answer: 0,
          explanation: 'A strong wind blew all night. Then they could walk across.',
          practises: [1],
        },
        {
          question: 'What did Miriam do on the other side?',
          options: ['She took a long, quiet nap', 'She danced and sang to God', 'She built a boat'],
          answer: 1,
          explanation: 'She played her tambourine. All the women danced with her.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Night with Sandals On',
      description: 'Supper is eaten standing up, bags are packed, and nobody goes to bed.',
      difficulty: 'beginner',
      content: `
## Ten times no

Moses and Aaron went to Pharaoh. God says, let My people go! But Pharaoh would not. Trouble after trouble came over Egypt: bad water, frogs, flies, hail, and deep darkness. Again and again he said yes, and then he took it back.

The last trouble was the saddest. In one night the oldest son died in every house in Egypt where there was no sign on the door. God told Israel to mark their doors with the blood of a lamb. He would pass over those homes. That is why this night is called Passover.

They ate in a hurry, with their coats and sandals on. There was no time for bread to rise, so they baked it flat. Soon they were on the road, free at last, with other people who wanted to come along.

## Trapped

God went in front of them in a cloud by day and a fire by night. Then the king changed his mind once more. Six hundred war chariots came racing after them. In front of them was only the sea. People screamed at Moses that they would all die.

> Do not be afraid. Stand firm and you will see the LORD’s salvation
> — Exodus 14:13

The cloud moved behind them, like a wall to guard them. Moses held out his hand, and a strong wind blew all night. By morning there was a dry road through the sea. They walked across it with water on both sides. When the army rode in after them, the water came back.

## What do you do when you are free?

You sing! Miriam took her tambourine and led the dance. Later God told parents to eat this meal every year, so that children would ask what it means. Jewish families still do. The youngest child asks the questions.

Long after that, Jesus sat down with His friends at a Passover table too, on the night before He died.
`.trim(),
      objectives: [
        'Tell why the meal was eaten in a hurry.',
        'Describe how God brought the people through the sea.',
        'Explain how the story is remembered and passed on.',
      ],
      activities: [
        {
          title: 'Five minutes to leave',
          description:
            'Set a timer for five minutes. Each family group in the room packs one bag for a long walk. Then sit down and show what you took. What would you miss the most? What did no one think of?',
        },
        {
          title: 'Children ask',
          description:
            'At a meal, let the youngest person ask: when were you afraid and then helped? Each older person tells one true, short story. End by tapping on the table together like drums.',
        },
      ],
      checks: [
        {
          question: 'Why did the people bake flat bread that night?',
          options: [
            'They had run out of salt',
            'Flat bread was for kings',
            'There was no time to let it rise',
            'They needed the dough for the lambs',
          ],
          answer: 2,
          explanation: 'They had to be ready to leave at any minute, so the dough could not wait.',
          practises: [0],
        },
        {
          question: 'What did the cloud do at the sea?',
          options: [
            'It rained on the fires of the camp',
            'It rose up and left',
            'It lifted the boats',
            'It stood between them and the army',
          ],
          answer: 3,
          explanation: 'All night it kept the two camps apart, while the wind cleared the road.',
          practises: [1],
        },
        {
          question: 'How do Jewish families keep this story alive?',
          options: [
            'Children ask what the meal means',
            'They build a wall of water',
            'They walk all the way to Egypt',
            'They only read it when they are old',
          ],
          answer: 0,
          explanation:
            'God said that children would ask and parents should tell. It has been done for thousands of years.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Long Way Around',
      description: 'There was a shorter road out of Egypt, and God did not choose it.',
      difficulty: 'intermediate',
      content: `
## Ready to run

Imagine eating dinner with your coat on, your shoes tied and a walking stick leaning against your chair. That is how Israel was told to eat the first Passover. The bread had no time to rise. The lamb was roasted over the fire, without a single pot, and none of it was to be left for the next day. Everything on that table said the same thing: you are not staying here.

It was also a terrible night. Nine disasters had struck Egypt, and nine times Pharaoh had refused. Years earlier another Pharaoh had drowned the sons of his slaves. Now the firstborn of Egypt died, from the palace to the dungeon, and there was crying in every street. In the houses of Israel a lamb had died instead. The Bible does not hide the price of a ruler’s pride, or who has to pay it.

Not only Israel walked out. A mixed crowd went along, people of other nations who had seen enough of Pharaoh. From the first night, the people of God had room for strangers.

## A strange route

The quickest road to Canaan followed the coast, with forts along the way. God led them around through the wilderness, because He knew that a fight would send them straight back into slavery. Then He let them camp with their backs to the water. When Pharaoh’s chariots appeared in the dust, the reaction was bitter. Had Egypt run out of graves, they asked Moses, so that he must lead them out to die in the desert?

They had been free for only a short while, and already slavery looked safer. Fear does that. It paints the past in softer colors.

> The LORD will fight for you; you need only to be still.
> — Exodus 14:14

The very next command is to go forward. Being still did not mean doing nothing. It meant that they could stop panicking and put one foot in front of the other, onto a sea floor that the wind had swept dry during the night.

## Singing, and stopping to think

On the far shore Miriam took up her tambourine, and the women danced. When people who have been beaten all their lives find out that nobody is following them any more, they should sing.

And yet somebody lay dead on that beach. Jewish tradition has never forgotten it. An old teaching in the Talmud tells that when the angels wanted to join the song, God silenced them: My creatures are drowning, and you would sing? At many Passover tables today, a drop of wine is taken from the cup for each plague, and one explanation is that a full cup of joy should be made smaller by the suffering of others, even of enemies.

Christians hear the story with another meal in mind. It was at Passover that Jesus broke bread with His friends, and the apostle Paul later wrote that “Christ, our Passover lamb, has been sacrificed” (1 Corinthians 5:7). The road out of slavery turned out to be longer than anybody thought, and God has walked all of it.
`.trim(),
      objectives: [
        'Explain what the details of the Passover meal expressed.',
        'Describe how fear changed the way the people saw their past.',
        'Give an example of how Jewish tradition joins joy with compassion.',
      ],
      activities: [
        {
          title: 'Short road, long road',
          description:
            'Lay out two routes across the camp: one direct and crowded with obstacles, one long and safe. Walk each in a group with the slowest person setting the pace. Discuss which one you would choose for small children, and what the longer one gave you time for.',
        },
        {
          title: 'Two verses for the shore',
          description:
            'Compose a short song in two parts. In the first, a freed slave sings; in the second, someone notices those who did not survive. Perform both parts and let there be ten seconds of silence between them.',
        },
      ],
      checks: [
        {
          question: 'What did the way of eating that first Passover say?',
          options: [
            'That lamb was a rare and costly dish',
            'That the people were about to leave',
            'That the Egyptians had been invited too',
            'That guests should be seated by age',
          ],
          answer: 1,
          explanation:
            'Coats, sandals, staffs and bread that had not risen: it was the supper of travelers who trusted that the door would open.',
          practises: [0],
        },
        {
          question: 'What happened to the memory of Egypt when the chariots came?',
          options: [
            'It vanished from their minds completely',
            'It made them laugh at the king',
            'Slavery suddenly seemed safer than freedom',
            'They longed to go back for their gold and silver',
          ],
          answer: 2,
          explanation:
            'They said that serving the Egyptians would have been better. Fear can make an old misery look like home.',
          practises: [1],
        },
        {
          question: 'What does the story about the silenced angels teach?',
          options: [
            'Even enemies are God’s creatures to be mourned',
            'Angels prefer silence to music',
            'The song of Miriam was too long',
            'A victory should never be celebrated by anyone',
          ],
          answer: 0,
          explanation:
            'The freed people may sing. The tradition adds that God takes no delight in the death of those who drowned.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Memory as a Way of Life',
      description:
        'The instructions for remembering the exodus are given before the exodus has taken place.',
      difficulty: 'advanced',
      content: `
## Liturgy first

The structure of Exodus 12 is peculiar. The reader is waiting for the tenth and final plague, and the narrator inserts a lengthy chapter of ritual instruction: the choice of the lamb, the dating of the month, the disposal of leaven, the questions that children will raise in generations to come. Liberation has not yet happened, and already the people are told how to commemorate it. Freedom, apparently, can be lost by forgetting, and so the calendar is reset before the chains are removed.

> And on that day you are to explain to your son, ‘This is because of what the LORD did for me when I came out of Egypt.’
> — Exodus 13:8

The pronoun is remarkable. A parent living centuries afterward is supposed to say for me. On this verse the Passover Haggadah bases its rule that in every generation people are obliged to regard themselves as though they had personally left Egypt. Memory in this sense is not information about the past but membership in it. Christians who gather at the table of the Lord and are told to do this in remembrance have inherited the same grammar.

## The moral difficulty

It would be dishonest to hurry past the death of the firstborn. The narrative supplies reasons: repeated warnings, a state policy of infanticide that had preceded it, and a claim that Israel is God’s own firstborn son. It includes Egyptians who took the warnings seriously, and a mixed multitude that joined the departure. Nevertheless, children of prisoners and servants perish alongside the heir of the palace, and countless readers, devout ones among them, have been troubled. Some stress the sovereignty of God as judge over life and death; some emphasize the solidarity by which the decisions of rulers fall upon their people; some leave the question as a lament. The tradition of the synagogue itself tempers triumph, since during most of the Passover week only a shortened form of the psalms of praise is recited, and one explanation given is that the Egyptians too were the work of God’s hands.

The repeated statement that God hardened Pharaoh’s heart has generated an equally old debate. The text alternates: sometimes Pharaoh hardens himself, sometimes his heart is simply hard, and sometimes God is the subject. Origen, Augustine, Erasmus and Luther all wrote about it. At a minimum it describes a recognizable process, in which a person who persistently refuses eventually loses the capacity to do anything else.

## At the shore

The geography of the crossing remains uncertain. The Hebrew name means Sea of Reeds, which ancient translators identified with the Red Sea, and proposals range from the lakes near the present Suez Canal to the Gulf of Aqaba. The narrative combines a natural agent, an east wind blowing all night, with an event for which no wind accounts. Its interest lies elsewhere. It contrasts two ways of being afraid: at the beginning Israel is terrified of the Egyptians, and at the end the people fear the LORD. What has changed is not the quantity of fear but its object.

The poem that follows in chapter 15 is written in an archaic Hebrew which leads many scholars to count it among the oldest texts of the Bible. Its refrain is placed in the mouth of a woman with a hand drum, Miriam, the first woman in Scripture to be called a prophetess.

## A story that others have entered

Paul compared the passage through the sea with baptism, and the church has read the story of the crossing on the night before Easter since ancient times. Enslaved Africans in America heard it from preachers who had hoped that they would attend only to the commands about obedience, and they recognized themselves at once. They sang of Pharaoh’s army, and they called Harriet Tubman by the name of Moses. A text that teaches every generation to say for me cannot easily be reserved for those who own the books.
`.trim(),
      objectives: [
        'Explain how Exodus 12-13 understands remembering.',
        'Assess several responses to the moral difficulty of the tenth plague.',
        'Describe how later communities have found themselves in the exodus.',
      ],
      activities: [
        {
          title: 'Design a ritual of memory',
          description:
            'Choose an event in the history of your family, town or church that must not be forgotten. Devise a meal or gesture of five minutes with a question that a child would ask and an answer in the first person. Try it with your group and refine it where it became mere information.',
        },
        {
          title: 'Letters to the text',
          description:
            'Write a letter of twelve lines to the author of Exodus 12:29-30 about what troubles you. Exchange letters, and reply on behalf of one of the positions described above without mocking the question. Read two pairs aloud and sit for a minute without commenting.',
        },
      ],
      checks: [
        {
          question: 'Which misunderstanding does the wording of Exodus 13:8 exclude?',
          options: [
            'That children should be taught about the past',
            'That God acted on behalf of a particular people',
            'That parents have a duty to explain their own customs',
            'That the exodus concerns only those who walked out',
          ],
          answer: 3,
          explanation:
            'Every later parent says for me. Remembering means placing oneself inside the event, not merely reporting it.',
          practises: [0],
        },
        {
          question: 'How does synagogue practice reflect unease over the Egyptian dead?',
          options: [
            'Passover is kept only once in seven years',
            'Psalms of praise are shortened for most of the week',
            'The story of the tenth plague is left unread',
            'A fast replaces the festive meal on the first night',
          ],
          answer: 1,
          explanation:
            'Joy is kept, and deliberately reduced. It is one of several honest ways in which readers have faced the difficulty.',
          practises: [1],
        },
        {
          question: 'Why did the exodus become so powerful among enslaved people in America?',
          options: [
            'It was the only book that they were allowed to print',
            'Their masters had read it to them as a call to leave at once',
            'The narrative invites each generation to claim it as its own',
            'Egypt was the country from which most had been taken',
          ],
          answer: 2,
          explanation:
            'They recognized their own situation in the slaves whom God delivered, and the text itself asks hearers to say for me.',
          practises: [2],
        },
      ],
    },
  },
};
