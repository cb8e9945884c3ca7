import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay49: LessonSource = {
  category: 'bible',
  dayNumber: 49,
  pictures: ['globe-showing-europe-africa', 'cloud', 'waving-hand'],
  references: ['Matthew 28:16-20', 'Acts 1:1-14', 'Luke 24:44-53'],
  bands: {
    kindergarten: {
      title: 'Go and Tell Everyone',
      description: 'Climb up the hill! Jesus has a big job for His friends.',
      difficulty: 'beginner',
      content: `
March with your knees high. Up, up, up the hill!

Jesus lived! His friends saw Him for forty days. They ate with Him and asked Him things. Then He gave them a big job. Go to people everywhere, He told them. Help them to be My friends, too. Baptize them and teach them My way.

Everywhere? The world is so big! And they were only a few. Some of them were not so sure. But Jesus made a promise.

> And surely I am with you always
> — Matthew 28:20

Then Jesus lifted His hands and blessed them. He went up, and a cloud hid Him. They looked and looked into the sky. Two men in white stood there. Why are you looking up? they said. Jesus will come again one day.

So the friends went back, full of joy. They prayed together and waited. God was going to send a helper.

Jesus is King over all the world. And He is with you right now.
`.trim(),
      objectives: [
        'Tell what big job Jesus gave His friends.',
        'Say what Jesus promised them.',
        'Tell what the friends did when Jesus had gone up.',
      ],
      activities: [
        {
          title: 'Pass the good news',
          description:
            'One child pats a friend and says: Jesus loves you! Now those two each find somebody new. Soon everyone has heard it. Count how many rounds it took.',
        },
        {
          title: 'With me here, with me there',
          description:
            'Stand by a tree, a door and a bench. At each place ask: is Jesus with us here? Everyone calls: yes, always!',
        },
      ],
      checks: [
        {
          question: 'What big job did Jesus give?',
          options: ['Build a very tall tower', 'Count all the stars', 'Tell people everywhere'],
          answer: 2,
          explanation: 'His friends were to go out and share His love.',
          practises: [0],
        },
        {
          question: 'What did Jesus promise?',
          options: ['I will bring you gold', 'I am with you always', 'I will build you a house'],
          answer: 1,
          explanation: 'We cannot see Him, but He is always with us.',
          practises: [1],
        },
        {
          question: 'Jesus had gone up. What did His friends do?',
          options: ['They ran and hid', 'They stayed angry', 'They prayed with joy'],
          answer: 2,
          explanation: 'They went back to the city and prayed together.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Eleven People and a Whole World',
      description: 'They had no ship, no money and no plan. Jesus gave them the biggest task ever.',
      difficulty: 'beginner',
      content: `
## On the mountain

Twelve friends had followed Jesus, and now there were eleven. They climbed a mountain in Galilee, because He had told them to meet Him there. When they saw Him, they bowed down. But some were still unsure, and Matthew says so honestly.

Jesus did not send the unsure ones home. He came closer. All power in heaven and on earth belonged to Him, He said. So they should go to every people on earth, help them to follow Him, baptize them and teach them what He had taught.

> And surely I am with you always, even to the end of the age.
> — Matthew 28:20

Think of it! They were plain people from Galilee. But the task began with His power and ended with His promise, and they stood in between.

## Like rings in a pond

When you drop a stone into water, rings spread out. Jesus told them that it would be like this: first Jerusalem, then the land around it, then Samaria, where people lived whom they did not like very much, and then on and on to the ends of the earth.

A witness was all that they had to be. That is someone who tells what he or she has really seen. You do not have to be clever for that. You must not make things bigger than they are. You just have to be true.

## Stop staring

Forty days after Easter, Jesus blessed them and was taken up, until a cloud hid Him. They stood with their heads back and their mouths open. Two men in white asked why they were staring at the sky. This same Jesus would come back. Nobody is told the day, and that is fine.

They walked down and waited together, praying, the men and the women, for the gift that Jesus had promised.

The rings are still spreading. In 2024 the whole Bible could be read in more than 700 languages.
`.trim(),
      objectives: [
        'Tell what Jesus asked of the eleven and what He promised.',
        'Explain what a witness does.',
        'Describe in what order the news was to spread.',
      ],
      activities: [
        {
          title: 'Rings',
          description:
            'Drop pebbles into a bowl of water and watch. Then draw four rings on the ground: home, town, people we find hard to like, far away. Place a leaf in each for someone you could be kind to or pray for.',
        },
        {
          title: 'True and no bigger',
          description:
            'Each child tells something that he or she really saw at camp. The listeners ask: did you see it yourself? Is any part made bigger? Tell it again so that every word is true. It may turn out even better.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus promise the eleven?',
          options: [
            'He would always be with them',
            'He would give them ships and gold',
            'They would never be unsure again',
            'They would be home in forty days',
          ],
          answer: 0,
          explanation: 'The task was far too big for them alone. They were not alone.',
          practises: [0],
        },
        {
          question: 'What does a good witness do?',
          options: [
            'Makes the story bigger so that people listen',
            'Tells truly what he or she has seen',
            'Waits until someone more clever speaks',
            'Repeats what everybody else is saying',
          ],
          answer: 1,
          explanation: 'A witness does not need fine words. True words are enough.',
          practises: [1],
        },
        {
          question: 'Where was the news to go first?',
          options: [
            'To Rome, where the emperor lived',
            'To the islands in the sea',
            'To the ends of the earth',
            'To Jerusalem, where they were',
          ],
          answer: 3,
          explanation:
            'It began right where they stood. From there it spread out, ring after ring.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Witnesses, Not Salespeople',
      description:
        'What kind of people do you need to change the world? Jesus asked for people who tell the truth.',
      difficulty: 'intermediate',
      content: `
## The wrong question

After the resurrection the disciples had forty days with Jesus, and then they asked Him something that shows how human they still were. Was He going to restore the kingdom to Israel now? They wanted a date and, very likely, a role in the government.

Jesus did not give them a date. Christians have disagreed ever since about how and when the last things will happen, and your own church may teach something particular about it. But whoever claims to have calculated the day has overlooked what He said: it is not for us to know. He gave them something else to think about.

> But you will receive power when the Holy Spirit comes upon you, and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.
> — Acts 1:8

The sentence is also a table of contents. The book of Acts begins in Jerusalem, moves out through Judea and Samaria, and ends in Rome.

## What a witness is

A salesperson wants you to buy and leaves out whatever might stop you. A witness has only one duty, which is to say what happened, including the parts that are embarrassing. The first Christians were remarkably good at this. Their own books report that Peter denied Jesus, that everyone ran away, and that on the last mountain some of the eleven still doubted.

The same honesty is a mark of good work of any kind. If you have built something, tell people whom it helps, and say just as clearly what it cannot do. Nobody has to exaggerate who trusts that the thing itself is good.

A witness cannot force anyone, either. Jesus says teaching and baptizing, not conquering. There were times when rulers used swords and soldiers to make people Christians. That was disobedience to the very command they quoted, and there were Christians in those days who said so aloud.

## Small numbers

How did the message travel? We know a few names, such as Peter, Paul, Priscilla and Lydia. Far more often it was carried by people whom nobody wrote down: traders, slaves, soldiers, grandmothers. The sociologist Rodney Stark once did the arithmetic. Suppose there were a thousand believers in the year 40, and suppose that the number grew by forty percent in every ten years. That is hardly visible from one year to the next. By the year 300 it comes to about six million. His starting numbers are estimates, but the lesson is sound: what is passed on faithfully from person to person does not need to be spectacular.

## Feet on the ground

Then Jesus was lifted up, and a cloud took Him out of their sight. Christians call this the ascension. It does not mean that He has gone far away from us. It means that the One who washed feet is now Lord over every power there is, and that He can be near to all His friends at once, in every country.

Two messengers in white asked the disciples why they were standing there looking into the sky. It is a friendly push. They went back to the city, and together with the women and the family of Jesus they did the least impressive thing imaginable. They waited and prayed. Seven weeks of our own journey end in that upstairs room, just before the wind begins to blow.
`.trim(),
      objectives: [
        'Explain how Jesus answered the question about the time.',
        'Contrast a witness with someone who wants to sell or to force.',
        'Describe how a message can spread far in small steps.',
      ],
      activities: [
        {
          title: 'An honest label',
          description:
            'Take something you have made or a habit you recommend. Write a label of five lines: whom it helps, how, what it cannot do, what went wrong along the way, and whom to thank. Read it to someone who might use it, and ask which line made them trust you most.',
        },
        {
          title: 'A map of Acts 1:8',
          description:
            'Draw four circles and fill them with names from your own life: your family, your neighborhood, people with whom you do not get along, and a country you know little about. Choose one circle and decide on one helpful thing that you could do there within a week.',
        },
      ],
      checks: [
        {
          question: 'How did Jesus respond when the disciples asked about the time?',
          options: [
            'He told them the year but asked them to keep it secret',
            'He gave them signs from which the day could be calculated',
            'He said that the kingdom would never come after all',
            'He left the date to the Father and gave them a task',
          ],
          answer: 3,
          explanation:
            'Times and seasons are not ours to know. What we do know is what He asks of His witnesses.',
          practises: [0],
        },
        {
          question: 'Which statement sounds like a witness in the sense of this lesson?',
          options: [
            'You have to join us now, or you will regret it',
            'With us, nobody has ever had any problem',
            'This is what I have seen, and this part I do not understand',
            'Everyone I know agrees, so there is no need to ask',
          ],
          answer: 2,
          explanation:
            'A witness reports truly and admits what remains open. Pressure and exaggeration belong to another trade.',
          practises: [1],
        },
        {
          question: 'What do Rodney Stark’s numbers illustrate?',
          options: [
            'Modest steady growth becomes large over many years',
            'Most Christians were converted on a single day',
            'Growth depends mainly on famous speakers',
            'The exact number of early believers is known',
          ],
          answer: 0,
          explanation:
            'Forty percent in ten years is only about three and a half percent a year. Kept up for twenty-six decades it multiplies a thousand into millions.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'All Authority, No Coercion',
      description:
        'The word all sounds four times in three verses, and the whole is entrusted to eleven people, some of them hesitant.',
      difficulty: 'advanced',
      content: `
## Worship with hesitation

Matthew’s last scene contains a detail that no publicist would have retained: “When they saw Him, they worshiped Him, but some doubted” (Matthew 28:17). The verb is rare. In the New Testament it occurs only here and in the account of Peter, who stepped out onto the lake, saw the wind and began to sink. It describes someone who is of two minds, rather than someone who has rejected the evidence. In both passages the hesitation stands next to worship, and in both Jesus responds by coming within reach. The commission is therefore not a reward for certainty. It is entrusted to the whole group, waverers included.

## The structure of the sentence

> Therefore go and make disciples of all nations, baptizing them in the name of the Father and of the Son and of the Holy Spirit, and teaching them to obey all that I have commanded you.
> — Matthew 28:19-20

In Greek a single imperative governs the sentence: make disciples. Going, baptizing and teaching are participles that depend upon it. The repeated word all, which English partly conceals, ties the parts together: all authority, all nations, all that He commanded, and, literally, all the days. The name is in the singular, although three are named, and it became a seed of the church’s confession of the Trinity. On the age and the manner of baptism Christians disagree, some baptizing the infants of believers and others those who profess faith themselves. Nearly all of them use these words.

Of particular weight is the content of the teaching, namely all that Jesus commanded. In this Gospel that includes loving one’s enemies, refusing to retaliate, doing mercy in secret and seeking the lost. A mission conducted by methods which contradict its curriculum has refuted itself.

## An ambiguous history

The warning is not theoretical. Charlemagne imposed baptism on the Saxons on pain of death, and in the Americas conversion accompanied conquest. Dissent also belongs to the record. Alcuin, who served at Charlemagne’s own court, wrote that a person can be drawn to faith but not forced into it. The Dominican Bartolomé de las Casas, having himself profited from forced labor in his earlier years, argued that the only way to draw anyone is by persuasion and kindness, although he too had to repent of grave errors of judgment along the way.

The consequences are likewise more complicated than either admirers or critics suppose. Lamin Sanneh, a historian from the Gambia who had grown up as a Muslim, observed that missionaries who translated the Bible frequently strengthened the languages and the self-respect of peoples whom colonial administrators preferred to ignore. Translation presumes that no culture is too humble to carry the message, and that none, including the missionary’s, owns it. As of the 2020s most Christians live in Africa, Asia and Latin America.

## Absence as presence

Luke concludes with the ascension. The cloud in Acts is not a means of transport; in Scripture it signifies the nearness of God, as at Sinai and at the transfiguration. To say that Christ is seated at the right hand of the Father is to say that ultimate authority has a human face and wounded hands. For those who distrust power, with considerable justification, that is an astonishing assertion. Every other claim to total authority, whether made by a state, an ideology or an owner of machines, becomes provisional beside it.

The disciples inquire about the schedule and are refused. Concerning the end, the churches confess that He will come again to judge the living and the dead, and differ over the sequence of events; sincere readers have drawn up incompatible charts. The angels’ question corrects every generation that prefers speculation to obedience: why do you stand here looking into the sky?

What follows is strangely modest. About a hundred and twenty people wait in a city that has recently executed their Lord, with instructions to cover the earth and no instructions about logistics. They have a promise. It turns out to be sufficient for the next morning, which is all that they are ever going to need at one time.
`.trim(),
      objectives: [
        'Interpret the doubt mentioned in Matthew 28:17 in its context.',
        'Show how the content of Jesus’ commands limits the methods of mission.',
        'Explain what the ascension asserts about power.',
      ],
      activities: [
        {
          title: 'Audit of a message',
          description:
            'Choose an appeal that wants to win people, from a church, a party, a brand or an app. Examine its methods against four questions: is it truthful about limits, does it leave people free, does it serve those addressed, would its founder use it? Report fairly, and propose one improvement.',
        },
        {
          title: 'Translate one sentence',
          description:
            'Put Matthew 28:20, from surely onward, into another language you know, into the speech of a five-year-old, and into gestures. Note what each version gains and loses. Discuss what it implies that the message was intended to be translated from the start.',
        },
      ],
      checks: [
        {
          question: 'What does the parallel with Peter on the lake suggest about the doubters?',
          options: [
            'They had examined the evidence and had found it insufficient',
            'They were excluded from the commission until they had changed',
            'They wavered, and Jesus came near instead of dismissing them',
            'They had mistaken Jesus for somebody else in the distance',
          ],
          answer: 2,
          explanation:
            'The rare verb describes a divided mind. In both scenes it stands close to worship, and the one who hesitates is not sent away.',
          practises: [0],
        },
        {
          question: 'Why does coerced conversion contradict the commission itself?',
          options: [
            'The commission includes teaching all that Jesus commanded',
            'The commission was restricted to the people of Israel',
            'Baptism was introduced only several centuries afterward',
            'The eleven were forbidden to travel beyond Samaria',
          ],
          answer: 0,
          explanation:
            'Among His commands are love of enemies and mercy. Whoever compels people by the sword violates the very teaching that is to be handed on.',
          practises: [1],
        },
        {
          question: 'What does the ascension assert about power, according to the lesson?',
          options: [
            'Christ has withdrawn from the affairs of the present world',
            'The highest authority belongs to One with wounded hands',
            'Governments receive unlimited authority until He returns',
            'His followers may now rule the nations on His behalf',
          ],
          answer: 1,
          explanation:
            'The crucified Jesus is Lord. Beside Him every other claim to total authority is provisional.',
          practises: [2],
        },
      ],
    },
  },
};
