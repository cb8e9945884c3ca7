import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay40: LessonSource = {
  category: 'bible',
  dayNumber: 40,
  pictures: ['donkey', 'adhesive-bandage', 'heart-hands'],
  references: ['Luke 10:25-37', 'Leviticus 19:18', 'Leviticus 19:34'],
  bands: {
    kindergarten: {
      title: 'The Man Who Stopped',
      description: 'Someone is hurt by the road. Who will stop and help?',
      difficulty: 'beginner',
      content: `
Clip, clop, clip, clop. Slap your knees softly. That is a donkey on a road.

Jesus told this story. A man walked down a lonely road. Robbers jumped out and hurt him. They took all his things. He lay there and could not get up.

Step, step, step. A priest came by. He saw the man. But he walked past. Step, step, step. A helper from God’s temple came by. He saw him too. He also walked past.

Clip, clop! Then came a Samaritan. He was from another people. Many thought the two could never be friends. He saw the hurt man. He felt sad for him. He stopped! He cared for the sores. He lifted the man onto his donkey. He took him to an inn and paid for him.

Who was a good neighbor? It was the one who helped. Jesus said this:

> Go and do likewise.
> — Luke 10:37

That means: do the same! You can stop and help too.
`.trim(),
      objectives: [
        'Tell what happened to the man on the road.',
        'Name who stopped to help him.',
        'Say what Jesus wants us to do.',
      ],
      activities: [
        {
          title: 'Act out the road',
          description:
            'One child is hurt. Two children walk past. One child stops with a pretend donkey. Trade places, so each one gets to help.',
        },
        {
          title: 'Helper eyes',
          description:
            'Look around camp like a helper. Is someone sad or alone? Ask a grown-up to go with you. Say hello and sit close by.',
        },
      ],
      checks: [
        {
          question: 'What did the robbers do?',
          options: ['They sang a song', 'They hurt the man', 'They sold a donkey'],
          answer: 1,
          explanation: 'They hurt him and took what he had.',
          practises: [0],
        },
        {
          question: 'Who stopped to help?',
          options: ['The Samaritan', 'The priest', 'The robbers'],
          answer: 0,
          explanation: 'He was a stranger. Still, he cared for the man.',
          practises: [1],
        },
        {
          question: 'What does Jesus want us to do?',
          options: ['Walk past quickly', 'Stay away from roads', 'Help as he helped'],
          answer: 2,
          explanation: 'Jesus wants us to be kind like the Samaritan.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Wrong Hero',
      description: 'Everyone thought they knew who would help. Then Jesus picked somebody else.',
      difficulty: 'beginner',
      content: `
## A question with a fence around it

An expert in God’s law came to test Jesus. He knew that the law says to love God and to love your neighbor as yourself. But he wanted to know where the loving could stop. Who counts as a neighbor, and who does not?

Jesus did not draw a line for him. He told him a story about a road.

## Down to Jericho

The road from Jerusalem to Jericho winds down through bare, rocky hills with many places to hide. Robbers caught a traveler there, beat him, and left him half dead.

A priest came along, a man who served in God’s temple. He saw the traveler and crossed to the other side. Then a Levite came, who was a temple helper, and he did just the same. We are not told why. Maybe they were afraid, or late, or thought that somebody else would do it.

## Someone nobody expected

The next person was a Samaritan. Jews and Samaritans had been angry with each other for hundreds of years. The people listening to Jesus would never have picked him as the hero!

> But a Samaritan on a journey came upon him, and when he saw him, he had compassion.
> — Luke 10:33

All three men saw, but only one let it into his heart. He washed the wounds with wine and oil and put bandages on them. He let the man ride while he walked. At the inn he stayed with him through the night, and in the morning he paid for more days of care.

Then Jesus asked a question of His own. Who of these three had become a neighbor to the hurt man? The expert had to say that it was the one who showed mercy.

He had asked who his neighbor was. Jesus asked him to go and be one.
`.trim(),
      objectives: [
        'Retell how each of the three travelers acted.',
        'Explain why the Samaritan was a surprising hero.',
        'Tell how Jesus changed the question about neighbors.',
      ],
      activities: [
        {
          title: 'Count the helping',
          description:
            'Listen again to the part about the Samaritan and count on your fingers each thing he does. Make up a motion for each one. Do them in order, first slowly and then fast. Which of them could you do this week?',
        },
        {
          title: 'Help the helper',
          description:
            'With a leader, practice what to do if someone falls: stay calm, look for danger, call a grown-up, stay close and speak kindly. Take turns being the one on the ground and the one who stays.',
        },
      ],
      checks: [
        {
          question: 'What did the priest and the Levite both do?',
          options: [
            'They called for more help',
            'They gave him bread',
            'They saw him and passed by',
            'They chased the robbers away',
          ],
          answer: 2,
          explanation: 'Both men noticed the traveler, but neither of them stopped.',
          practises: [0],
        },
        {
          question: 'Why was it a surprise that a Samaritan helped?',
          options: [
            'Samaritans never left home',
            'Jews and Samaritans did not get along',
            'He had been one of the robbers',
            'He was too young to travel',
          ],
          answer: 1,
          explanation:
            'The two peoples had been angry for a long time. Jesus made the outsider the one to copy.',
          practises: [1],
        },
        {
          question: 'What question mattered most to Jesus in the end?',
          options: [
            'Who was being a neighbor?',
            'Who knew the law best?',
            'How much did the inn cost?',
            'Where did the robbers go?',
          ],
          answer: 0,
          explanation:
            'Jesus wants us to look for someone to love, and not for a line where love ends.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Question Turned Around',
      description: 'He asked for a definition. He got a story that would not leave him alone.',
      difficulty: 'intermediate',
      content: `
## A test for the teacher

The man who stood up to question Jesus was an expert, and he already knew the right answer to his first question. Love God with everything you are, he said, and love your neighbor as yourself. He was quoting two commandments, and Jesus agreed with him completely.

But the expert was not satisfied. Luke tells us that he wanted to justify himself, so he asked for a definition: “And who is my neighbor?” (Luke 10:29). It sounds like a request for information. Underneath it is a search for a limit, because if I know exactly who my neighbor is, I also know whom I am allowed to ignore.

## Three people on a dangerous road

The road in the story drops about a thousand meters between Jerusalem and Jericho, through desert country where robbers could easily hide. A man is attacked and left half dead without his clothes. That detail matters more than it seems. Clothing and speech showed people which group you belonged to. This man is naked and probably unconscious, so nobody can tell what he is. He is simply a human being.

A priest comes by, followed by a Levite. Some readers suppose that they were worried about becoming unclean by touching a dead body, while others point out that Jewish law put saving a life first. Jesus gives them no excuse at all. He only reports that they saw him and went past.

The audience may have expected an ordinary Jewish farmer to come next and do better. Instead it was a Samaritan.

> He went to him and bandaged his wounds, pouring on oil and wine. Then he put him on his own animal, brought him to an inn, and took care of him.
> — Luke 10:34

## How deep the quarrel went

Samaritans worshiped the God of Abraham and honored the books of Moses, but they had their own mountain and their own history. More than a hundred years before Jesus was born, a Jewish ruler had destroyed their temple. In the chapter before this story, people in a Samaritan village will not take Jesus in for the night, and two of His disciples want to call down fire on it. Now He chooses a person from that people as the example of love. He was asking His listeners to be grateful to somebody whom they had been taught to despise.

Beware of a lazy conclusion here. Jesus was a Jew Himself, and He was not saying that Jewish people are heartless. The commandment to love both neighbor and foreigner comes from their own Scriptures. He was speaking to the temptation of every religious person, which is to know all about love and keep walking.

## From object to subject

At the end Jesus asks a different question from the one He was given. The expert had asked which people deserve to be treated as neighbors. Jesus asks which traveler became a neighbor. In the first question I stand at the center and sort other people; in the second, somebody else’s need stands at the center, and I have to decide what to do with my feet. The expert cannot quite bring himself to say the word Samaritan, but his answer is correct. It was the one who showed mercy.
`.trim(),
      objectives: [
        'Explain what the expert was looking for with his question.',
        'Describe why the choice of a Samaritan was shocking.',
        'Compare the question the expert asked with the one Jesus asked.',
      ],
      activities: [
        {
          title: 'The sorting circle',
          description:
            'Draw three rings on the ground and write on slips the kinds of people you meet in a week. Place each slip by how easily you would stop for that person. Talk honestly about the outer ring, and choose one slip to move inward by something you will actually do.',
        },
        {
          title: 'Who passed by, and why?',
          description:
            'In pairs, write the thoughts of the priest or the Levite as he crosses the road, using reasons you have used yourself. Read them aloud without judging. Then write one sentence for each that might have turned his feet around.',
        },
      ],
      checks: [
        {
          question: 'What lay beneath the question of the expert?',
          options: [
            'A wish to meet people from Samaria',
            'A hope of finding the road to Jericho',
            'A doubt whether the law should be read',
            'A desire to know where his duty ended',
          ],
          answer: 3,
          explanation:
            'He wished to justify himself. A clear definition would have told him whom he could safely leave out.',
          practises: [0],
        },
        {
          question: 'Why would the choice of a Samaritan shock the audience?',
          options: [
            'Old hostility separated the two peoples',
            'Samaritans were thought to own the inns',
            'No Samaritan had ever read the books of Moses',
            'The victim had asked for a priest by name',
          ],
          answer: 0,
          explanation:
            'A temple had been destroyed and travelers had been turned away. To admire such an enemy was hard to accept.',
          practises: [1],
        },
        {
          question: 'How does Jesus change the question?',
          options: [
            'From what is written to who wrote it',
            'From the victim’s name to the robbers’ names',
            'From who deserves love to who gives it',
            'From the cost of care to the length of the road',
          ],
          answer: 2,
          explanation:
            'The expert sorts other people into groups. Jesus asks what kind of person he himself is going to be.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Seeing, and Being Moved',
      description:
        'Three travelers receive identical information. The story turns on what happens between the eye and the feet.',
      difficulty: 'advanced',
      content: `
## A commandment and its scope

The conversation begins in agreement. Asked what is written in the Law, the expert joins the love of God from Deuteronomy with the love of neighbor from Leviticus, a combination which Jesus elsewhere makes Himself. The dispute concerns scope. In its setting the commandment speaks of a fellow member of the people, although the same chapter extends it to the resident foreigner, and an interpreter might reasonably ask how far the term reaches.

> You must treat the foreigner living among you as native-born and love him as yourself, for you were foreigners in the land of Egypt. I am the LORD your God.
> — Leviticus 19:34

Jesus offers neither a wider definition nor a narrower one. He narrates a case in which the victim has been deprived of everything by which definitions operate. He has been stripped, so that his dress does not identify him; he lies half dead, so that his accent does not either. Whoever approaches must decide without knowing to which category he belongs.

## What went past

Interpreters have been eager to supply the priest with motives. One traditional explanation appeals to purity, since contact with a corpse was restricted for members of the priesthood. The explanation is weaker than it looks: the man is alive, rabbinic teaching gave the saving of life precedence, and the priest is traveling away from Jerusalem, hence away from his duties. Christian preaching has too often used these two figures to contrast a cold Judaism with a warm gospel, and has thereby turned a story against contempt into an instrument of it. The teller, His opponent and the Scripture on which they agree are all Jewish. The men who walk past represent something more general, the capacity of devout people to be elsewhere.

In 1973 the psychologists John Darley and Daniel Batson published an experiment performed with students at Princeton Theological Seminary. Participants were sent to another building to give a short talk, some of them on this very parable; on the way they encountered a man slumped in a doorway and coughing. The strongest predictor of whether they stopped was not the topic of the talk but whether they had been told that they were late. It was a small study, and one should not rest too much upon it, but it is hard to forget. Hurry is not usually counted among the vices.

## The verb in the middle

Grammatically, the three encounters run in parallel until a single verb breaks the pattern. Each traveler comes and each sees; two pass by on the other side, while the third is moved with compassion. The Greek verb is derived from the word for the inner organs, and Luke uses it otherwise of Jesus at the gate of Nain and of the father who runs to meet the prodigal. Compassion in this sense is not a mild regret. It seizes the body and alters its direction.

What follows is unexpectedly practical. Wine disinfects, oil soothes, an animal is given up, an evening is lost, and money changes hands.

> ‘Take care of him,’ he said, ‘and on my return I will repay you for any additional expense.’
> — Luke 10:35

The Samaritan involves another person and commits himself to return. He neither abandons the patient after the emotional moment nor attempts to do everything himself. One may notice here the outline of an institution: a place, a caregiver, a budget and an accountable sponsor. Hospitals were in fact among the inventions of fourth-century Christianity, notably under Basil of Caesarea.

## Two readings that need each other

Many ancient interpreters, including Origen and Augustine, read the story as an allegory in which Christ Himself is the Samaritan, who finds wounded humanity by the roadside and carries it to the inn of the church. Modern scholars generally consider this fanciful as exegesis. Yet the expert is left in a curious position. In order to answer correctly, he has to look at events from the ditch, and to acknowledge that help may come from someone whom he would not have chosen. Before the parable commands us to show mercy, it allows us to imagine needing it. Those who have been carried may be slower to ask where their obligations end.
`.trim(),
      objectives: [
        'Explain why the condition of the victim defeats any definition of neighbor.',
        'Evaluate common explanations of why the priest and the Levite did not stop.',
        'Interpret the actions of the Samaritan as both personal and organized care.',
      ],
      activities: [
        {
          title: 'Measure your hurry',
          description:
            'Choose one path that you take several times today. Walk it once at your usual speed and once with ten minutes to spare, and record whom and what you noticed. Compare notes with a partner and propose one change to the schedule of the camp that would make stopping easier.',
        },
        {
          title: 'From the ditch',
          description:
            'Rewrite the parable in the first person of the wounded man, who drifts in and out of consciousness and learns only at the inn who has helped him. Limit yourself to one page. Then discuss what his point of view discloses that the usual telling leaves in the background.',
        },
      ],
      checks: [
        {
          question: 'Why is it important that the victim is stripped and half dead?',
          options: [
            'It proves that the robbers were Samaritans',
            'It explains why the inn was expensive',
            'No sign remains of the group to which he belongs',
            'The law forbade priests to see a naked man',
          ],
          answer: 2,
          explanation:
            'Dress and speech would have classified him. Without them a traveler meets nothing but a person in need.',
          practises: [0],
        },
        {
          question: 'What weakens the theory that the priest was protecting his purity?',
          options: [
            'He was leaving Jerusalem, and saving life came first',
            'Purity rules had been abolished a century before',
            'Only Levites were ever bound by rules about corpses',
            'Luke says plainly that he was afraid of robbers',
          ],
          answer: 0,
          explanation:
            'The man was alive, and teachers gave rescue precedence. Luke states no motive, and readers should be careful about inventing one that flatters themselves.',
          practises: [1],
        },
        {
          question: 'What does the arrangement with the innkeeper add to the story?',
          options: [
            'It shifts the whole burden to somebody else',
            'It shows that feelings matter more than money',
            'It suggests that the Samaritan hoped to be repaid',
            'It turns a moment of compassion into lasting, shared care',
          ],
          answer: 3,
          explanation:
            'He draws in another caregiver, pays, and promises to come back. Mercy here has both a heart and a plan.',
          practises: [2],
        },
      ],
    },
  },
};
