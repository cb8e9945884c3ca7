import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay51: LessonSource = {
  category: 'bible',
  dayNumber: 51,
  pictures: ['door', 'fork-and-knife-with-plate', 'handshake'],
  references: ['Acts 10:1-48', 'Acts 11:18', 'Ephesians 2:14', 'Galatians 2:11-14', 'Jonah 1:3'],
  bands: {
    kindergarten: {
      title: 'Knock, Knock, Peter!',
      description: 'A soldier sends for Peter. Will Peter step through his door?',
      difficulty: 'beginner',
      content: `
Knock, knock! Who is there?

Peter sat up on a flat roof. He was hungry, and he was praying. Then he saw a picture from God. A big sheet came down from the sky. It was full of animals! A voice told him to eat. No, said Peter. I never eat those! But God said that He makes things clean.

Peter thought and thought. What did it mean?

Knock, knock! Men stood at the gate. A soldier had sent them. His name was Cornelius, and he prayed to God. He was not from Peter’s people. Peter did not visit people like him. Must he stay outside?

God told Peter to go along. So Peter went. He walked right through the door! The house was full of people. They all wanted to hear about Jesus.

> God does not show favoritism
> — Acts 10:34

That means God has no favorites. He loves children from every place. Now Peter and Cornelius were friends.
`.trim(),
      objectives: [
        'Tell what Peter saw coming down from the sky.',
        'Name the soldier who wanted to meet Peter.',
        'Say whom God loves.',
      ],
      activities: [
        {
          title: 'Everybody through the door',
          description:
            'Hold a blanket up as a door. Each child knocks and says a name. All the others call: Come in! Go on until everyone is inside.',
        },
        {
          title: 'Four-corner sheet',
          description:
            'Hold a cloth by its corners with three friends. Put toy animals or pine cones in it. Let it down slowly and lift it again. Can nobody fall out?',
        },
      ],
      checks: [
        {
          question: 'What came down in Peter’s picture?',
          options: ['A big sheet with animals', 'A ladder made of gold bars', 'Rain and snow'],
          answer: 0,
          explanation: 'It was held by four corners and full of animals.',
          practises: [0],
        },
        {
          question: 'Who sent the men to Peter?',
          options: ['King David', 'A fisherman', 'Cornelius'],
          answer: 2,
          explanation: 'Cornelius was a soldier who prayed to God.',
          practises: [1],
        },
        {
          question: 'Whom does God love?',
          options: ['Only soldiers', 'People from every land', 'Only those who live near Peter'],
          answer: 1,
          explanation: 'God has no favorites. Everyone may come to Him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Line in Peter’s Mind',
      description: 'No rope, no wall, no sign. Yet Peter had never once gone across.',
      difficulty: 'beginner',
      content: `
## A soldier who prayed

In the harbor town of Caesarea lived a Roman officer called Cornelius. He gave to the poor and prayed each day to the God of Israel. One afternoon an angel spoke his name. God has heard you, the angel said. Send for a man called Peter. He is staying by the sea, in Joppa.

Many Jews feared men like him. Roman soldiers had taken over their land. And in Peter’s world there was one more line. God had given Israel special rules about food. The rules helped them to remember that they belonged to Him. So a careful Jew did not eat at the table of other nations, and did not even go in.

## Lunch on the roof

The next day Peter went up on a roof to pray. While lunch was cooking, he saw a kind of sheet come down. In it were animals that he had never eaten in his life. Three times he was told to eat. Three times he said no.

> The voice spoke to him a second time: “Do not call anything impure that God has made clean.”
> — Acts 10:15

Peter was still trying to work it out when strangers called at the gate. Was it about food? Or was it about people?

## Inside

He let the strangers in and gave them beds for the night. In the morning he took six friends and walked with them up the coast, for more than a day. Cornelius had filled his home with family and friends. He even fell on his knees, but Peter pulled him up. I am just a man too, he said.

Then he looked around the room and said what he had learned. God does not have favorites. He told them about Jesus. Before Peter was done, the Holy Spirit came on them all, just as He had come at Pentecost. They were baptized, and Peter stayed for days. He ate at that table.

Nobody had painted that line on the ground. It was in his mind, and God took him across it.
`.trim(),
      objectives: [
        'Describe the line that kept Peter and Cornelius apart.',
        'Explain what Peter’s dream of animals was really about.',
        'Tell how God showed that the guests were welcome.',
      ],
      activities: [
        {
          title: 'Find the lines',
          description:
            'Walk around camp with a friend. Look for lines that nobody painted. Who sits with whom? Who is picked last? Who plays alone? Choose one line and step over it today with a kind word or an invitation.',
        },
        {
          title: 'Guest and host',
          description:
            'Play the visit of Peter with five people. One is shy at the door. One has cooked. One is curious, and two are not sure about this. Stop after a minute. Ask each one what would help them to feel at home. Play it again.',
        },
      ],
      checks: [
        {
          question: 'Why had Peter never gone into a house like that?',
          options: [
            'A wall with a gate stood in between',
            'The road was far too long for him',
            'Cornelius had told him to stay away',
            'His people kept apart from other nations',
          ],
          answer: 3,
          explanation:
            'The food rules had set Israel apart. Over time people felt that they should not even go in.',
          practises: [0],
        },
        {
          question: 'What did the animals in the sheet teach Peter?',
          options: [
            'Which farm animals he should buy in town',
            'That he must call no person unclean',
            'That lunch would be late that day',
            'How to take care of hungry pets',
          ],
          answer: 1,
          explanation:
            'Peter says it himself in the house of Cornelius. God had shown him something about people.',
          practises: [1],
        },
        {
          question: 'How did God show that these people were welcome?',
          options: [
            'He gave them the Holy Spirit, too',
            'He sent them a second sheet full of food',
            'He made Cornelius the new king',
            'He moved their house to Jerusalem',
          ],
          answer: 0,
          explanation:
            'It was the same gift that the first friends of Jesus had. After that nobody could say no.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Two Conversions in One House',
      description:
        'Cornelius is the one who gets baptized. But look closely at who had to change more.',
      difficulty: 'intermediate',
      content: `
## The wrong side of the door

Caesarea was Rome on the sea. Herod the Great had built it with a theater, a huge harbor and a temple for the emperor. The governor lived there, and so did the troops who kept the province under control. Cornelius commanded some of them. To many Jews he was the face of the occupation, whatever he might do in private.

Some fifty kilometers to the south, in Joppa, Peter was staying with a tanner, a man who worked with the skins of dead animals. That tells us something. Peter had already become less strict than he used to be, since many people avoided such a house. Still, there was a limit. He had a list in his head of what one does not eat and whom one does not visit.

Joppa is a name with a memory. Centuries before, another man of God had boarded a ship in that harbor, because he would not go to foreigners with God’s message. Jonah ran. What would Peter do?

## A strange lunch

The vision comes three times, and Peter seems to be a man who needs to hear things three times. It is easy to laugh at his no. But his rules were not silly. They stand in the law of Moses, and during earlier persecutions Jewish people had died rather than break them. Keeping them was an act of love. Jewish families who observe them today do so for the same reason, and they deserve our respect.

So God asks a lot. And He does not explain the picture. Peter works it out only gradually, by walking: down the stairs, out of the gate, along the coast and finally through the door. By then he has understood that it was never just about the menu.

> But God has shown me that I should not call any man impure or unclean.
> — Acts 10:28

## While he was still talking

Peter preaches a short sermon about Jesus, His life, His death and the third day. He does not get to the end. The Holy Spirit interrupts him and falls on a room full of Romans. Nobody had had time to vote on it. Turning to his companions, Peter asks if anyone can refuse the water of baptism to people whom God has already accepted, and nobody can.

Afterwards some believers in Jerusalem were upset, and they did not ask Peter why he had preached in that house but why he had eaten there. It is often the table that gives us away. We may be polite to everyone in public, and yet who is actually invited home?

## Learning it twice

You might think that Peter was now finished with the matter. He was not. Years later in Antioch he ate with Gentile Christians, until some visitors arrived whose opinion he cared about. Then he moved to another table. Paul told him, in front of everyone, that this did not fit the gospel.

It is a comfort, in a way. Favoritism is a habit, and habits return as soon as we worry about our reputation. Nobody gets rid of it in one afternoon. Asking whom I avoid, and who would be surprised to see me at their door, is a question for a lifetime. Peter seems to have accepted the correction, because a letter under his name calls Paul a beloved brother.
`.trim(),
      objectives: [
        'Explain why entering the house of Cornelius was hard for Peter.',
        'Interpret the vision with the help of Peter’s own words.',
        'Describe how old habits of favoritism came back and were corrected.',
      ],
      activities: [
        {
          title: 'The table plan',
          description:
            'For one meal, let a lot decide who sits where. Each table has to find out three things that all of its members share and one thing that only one of them can do. Tell the whole group what surprised you.',
        },
        {
          title: 'Peter’s walk',
          description:
            'It took Peter more than a day to reach Caesarea. Write six short diary entries from that walk, beginning on the roof and ending on the doorstep. Let his thoughts change a little in each, and let at least one step go backward.',
        },
      ],
      checks: [
        {
          question: 'Why was it difficult for Peter to enter the house of a centurion?',
          options: [
            'He had been forbidden by the governor to travel on that road',
            'He was afraid that Cornelius might arrest him for preaching',
            'His people’s holy rules and the Roman occupation stood between them',
            'He still held Cornelius responsible for the trial of Jesus',
          ],
          answer: 2,
          explanation:
            'The food laws came from God and had been kept at great cost. In addition, an officer stood for the power that ruled the land.',
          practises: [0],
        },
        {
          question: 'How does Peter himself explain the vision?',
          options: [
            'God has shown him not to call any person unclean',
            'God wants him to open an inn for travelers in the town of Joppa',
            'God has ended every difference between animals and people',
            'God asks him to give up praying on the roof',
          ],
          answer: 0,
          explanation:
            'In Acts 10:28 he applies it to human beings. The picture was of food, and the lesson was about neighbors.',
          practises: [1],
        },
        {
          question: 'What happened later in Antioch?',
          options: [
            'Peter persuaded Paul to leave the Gentiles and return home',
            'Peter drew back from Gentile believers until Paul challenged him',
            'Peter refused to speak with Cornelius about the journey',
            'Peter and Paul agreed to eat at different tables from then on',
          ],
          answer: 1,
          explanation:
            'Fear of certain visitors brought the old habit back. An honest friend showed Peter that it did not fit the good news.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Without Regard to Faces',
      description:
        'Luke tells the same episode more than once. What was at stake that deserved such repetition?',
      difficulty: 'advanced',
      content: `
## Why repeat it?

Papyrus was expensive, and Luke was an economical writer. Nevertheless the events at Caesarea are narrated in chapter 10, retold by Peter almost in full in chapter 11, and invoked again at the council in chapter 15. Within chapter 10 the vision of Cornelius is reported several times over. Such extravagance signals that a threshold is being crossed on which the identity of the church depended.

The question was not whether Gentiles could be saved. Israel’s Scriptures had long expected the nations to stream to Zion, and the synagogues welcomed God-fearers such as Cornelius. The question was whether they could belong as Gentiles, without circumcision and the dietary laws, at the same table.

## The vision and its misreadings

Two readings fall short. The first treats the sheet as a mere allegory, as though food were irrelevant; but the complaint in Jerusalem concerned precisely a meal. The second presents Judaism as a religion of pointless exclusion from which Peter had to be liberated. That caricature has had terrible consequences in European history. The distinction between clean and unclean was, in the Torah, a discipline of holiness that was practiced by ordinary families in their kitchens, and in the generations before Jesus people had accepted torture rather than abandon it. Contacts between Jews and Gentiles were in any case more varied than Peter’s summary, spoken in an awkward moment, may suggest. He is not repudiating his people. As a Jew who believes that Israel’s Messiah has come, he discovers that the promise to Abraham, that every family on earth would be blessed, is falling due.

> I now truly understand that God does not show favoritism, but welcomes those from every nation who fear Him and do what is right.
> — Acts 10:34-35

The Greek noun behind favoritism is built from the words for face and receive. It recalls a Hebrew idiom for a judge who lifts the face of one party, which is to say, who looks to see who somebody is before deciding what is right. Deuteronomy had already declared that God does nothing of the kind.

Christians have drawn different conclusions from the second half of the verse. Some find in it a hope for sincere seekers who have never heard of Christ; others point out that Cornelius, devout as he was, still needed Peter’s message. The churches jointly confess that salvation is through Jesus Christ and that God’s judgment is just, and several of them leave more to His mercy than others do. A pastor can explain how your own tradition reasons.

## The Spirit as evidence

Peter’s procedure resembles that of an honest investigator. He holds a strong prior conviction. He encounters data that do not fit: a vision repeated three times, messengers who arrive at that very moment, a foreigner’s independent testimony, and at last an event that nobody present could have arranged. He brought six witnesses. His conclusion is put as a question, since the facts are now ahead of the rules.

> Can anyone withhold the water to baptize these people? They have received the Holy Spirit just as we have!
> — Acts 10:47

The church did not accept private revelation on one man’s authority, however. It heard the account, debated, compared the matter with Scripture at the council of Acts 15, and wrote its decision down. Experience, testimony, text and community checked one another.

## Where the threshold remains

In 1960 Martin Luther King, himself a pastor, observed on American television that eleven o’clock on Sunday morning was among the most segregated hours of the week in Christian America. He called it a shameful tragedy. No law of God had drawn those boundaries. They had been produced by slavery, and fear and comfort then defended them with quotations.

Favoritism seldom introduces itself by name. It appears as a preference for people with whom one feels at ease, as a recommendation for somebody familiar, or as a model trained upon records of earlier preferences. One practical discipline is to count: who was invited, who was believed, who was promoted. Another is older. Peter stayed at Caesarea for several days, and at a table where one is the guest, categories are hard to maintain. Ephesians says that Christ has torn down “the dividing wall of hostility” (Ephesians 2:14). We do not have to demolish it. We are asked only to stop rebuilding it.
`.trim(),
      objectives: [
        'Explain which question the episode at Caesarea settled for the church.',
        'Critique readings of the vision that caricature Judaism.',
        'Trace how experience, testimony, Scripture and community tested Peter’s conclusion.',
      ],
      activities: [
        {
          title: 'The hearing in Jerusalem',
          description:
            'Read Acts 11:1-18 and stage it as a hearing. Two people voice the objections as strongly and sympathetically as they can, one speaks as Peter, and the six companions are cross-examined separately. The assembly decides what has been established and what remains open.',
        },
        {
          title: 'Counting faces',
          description:
            'Choose something you took part in this month, such as a team, a party or a work group. List who was asked first, who was asked last and who was not asked. Without blaming anyone, look for the unspoken criterion, and describe one procedure that would have led to a different list.',
        },
      ],
      checks: [
        {
          question: 'Which question was at issue in Caesarea?',
          options: [
            'Whether Roman officers could leave the army after baptism',
            'Whether the God of Israel cared about other nations at all',
            'Whether prayer on a rooftop was acceptable in a foreign town',
            'Whether Gentiles could fully belong without becoming Jews first',
          ],
          answer: 3,
          explanation:
            'Scripture had always expected the nations to come. What was new was full fellowship at one table for Gentiles who remained Gentiles.',
          practises: [0],
        },
        {
          question: 'Why does the lesson reject the picture of Judaism as pointless exclusion?',
          options: [
            'Because dietary laws had by then been given up by most families',
            'Because Peter left his people in order to become a Roman',
            'Because the distinction was a costly discipline of holiness',
            'Because there were no contacts with Gentiles which anybody could have excluded',
          ],
          answer: 2,
          explanation:
            'Families kept these laws out of devotion, even under persecution. Peter acts as a Jew who sees a promise to Abraham being fulfilled.',
          practises: [1],
        },
        {
          question: 'How was Peter’s conclusion tested?',
          options: [
            'Witnesses, debate and Scripture examined it in the community',
            'A second and clearer vision was granted to the whole council in Jerusalem',
            'The Roman governor confirmed it after questioning Cornelius',
            'It was accepted at once because Peter held the highest office',
          ],
          answer: 0,
          explanation:
            'Six companions could testify, the church questioned Peter, and the council later compared the matter with the prophets. No single source had to bear the weight alone.',
          practises: [2],
        },
      ],
    },
  },
};
