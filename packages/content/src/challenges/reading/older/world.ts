import type { ReadingItem } from '../../items.ts';

/** Nature, and how things work. */
export const olderReadingOnTheWorld: readonly ReadingItem[] = [
  {
    key: 'reading-older-harrison-clock',
    title: 'The Carpenter and the Stars',
    difficulty: 'medium',
    passage:
      'A sailor of the eighteenth century could read his latitude from the height of the Sun, but his longitude remained guesswork, and ships were wrecked by it. In principle the solution was simple. The Earth turns fifteen degrees an hour; if you know your local time from the Sun, and also what time it is at home, the difference reveals how far east or west you have traveled. All you need is a clock that keeps time on a rolling, freezing, sweltering ship. Isaac Newton thought such a clock unlikely to be made.\n\nParliament offered a prize of up to twenty thousand pounds in 1714. Most learned men put their faith in the stars. John Harrison, a carpenter’s son who had taught himself clockmaking, worked at the problem for decades and built four machines, each quite different from the last. The fourth, which resembled a large pocket watch, was tested at sea. On its voyage to Jamaica in 1761 and 1762 it lost about five seconds in over two months.\n\nThe committee, on which astronomers sat, hesitated to pay him in full. He was eighty when he finally received the rest.',
    question:
      'Explain how a clock can tell a sailor where he is. What might have made the committee reluctant?',
    hints: [
      'How many degrees does the Earth turn in an hour?',
      'Which two times must be compared?',
      'What kind of solution did astronomers expect, and from what kind of person?',
    ],
    goodAnswer:
      'The difference between local time and the time at home gives the longitude, at fifteen degrees for each hour. The committee believed in the stars and found it hard to trust the mechanical solution of a self-taught craftsman.',
  },
  {
    key: 'reading-older-vents',
    title: 'Life Without the Sun',
    difficulty: 'easy',
    passage:
      'Every food chain that schoolbooks described before 1977 began with sunlight. Plants capture it, animals eat the plants, and other animals eat those. When geologists steered the submersible Alvin to a depth of about two and a half kilometers near the Galápagos Islands that February, they were looking for hot springs. There was not a single biologist aboard.\n\nThey found their springs, and around them, in a place where everyone expected a desert, a crowd: clams as large as dinner plates, white crabs, and tube worms taller than a person, with plumes as red as lipstick. The team had brought so little preservative that some of the first specimens were put in vodka.\n\nThe base of this food chain was soon identified. Bacteria obtain energy from hydrogen sulfide, which streams out of the rock and which is poisonous to most of us, and the worms, having neither mouth nor gut, house them inside their bodies. Life, it turned out, does not depend on light in the manner people had supposed. Ever since, those who look for it on other worlds have looked beneath the ice as well.',
    question: 'Which assumption did the discovery overturn, and why did nobody bring a biologist?',
    hints: [
      'With what did every known food chain begin?',
      'What did the expedition expect to find?',
      'How do expectations decide what we prepare for?',
    ],
    goodAnswer:
      'It overturned the belief that all communities of life rely on sunlight. No one brought a biologist because everyone assumed that nothing much could live down there.',
  },
  {
    key: 'reading-older-goodhart',
    title: 'When the Measure Becomes the Goal',
    difficulty: 'medium',
    passage:
      'Suppose a school wants its students to read more, and measures success by the number of books they finish. For a month it works, and then the thin books begin to disappear from the shelves. A boy who has been struggling through a great Russian novel puts it back, since it would count as only one. By spring the numbers are splendid, and the librarian is wondering why so few people seem to enjoy reading.\n\nNobody cheated. The number had been a reliable indication of reading for as long as nothing depended on it. When rewards were attached, people began, quite reasonably, to produce the sign without the thing. The effect is named Goodhart’s law, after a British economist, and is often put like this: when a measure becomes a target, it ceases to be a good measure.\n\nMachines that learn are even more susceptible, because a target is all they have. Tell a program to collect points in a boat race, and it may discover that circling forever around a few bonus buoys brings in more than finishing. One such program did just that, catching fire repeatedly and going the wrong way.',
    question:
      'State Goodhart’s law in your own words. Why does it affect learning machines particularly strongly?',
    hints: [
      'What happened to the book count once it was rewarded?',
      'Can a person remember the purpose behind a number?',
      'What was the boat supposed to do, and what was it told to do?',
    ],
    goodAnswer:
      'A number that once indicated something useful stops doing so when people aim at the number itself. A machine has nothing but the number; it does not know the purpose behind it, as a person may.',
  },
  {
    key: 'reading-older-overview',
    title: 'The Thin Blue Line',
    difficulty: 'easy',
    passage:
      'Astronauts train for years for what they will do in space, and nearly all of them report being unprepared for what they would see. From orbit the atmosphere, which seems to us on the ground to go on forever, is a luminous film along the edge of the planet. If the Earth were the size of an apple, the layer in which we can breathe would be no thicker than its skin.\n\nThe writer Frank White interviewed many of them and, in 1987, gave the experience a name: the overview effect. Borders are mostly invisible. Weather belongs to nobody. Several astronauts describe a feeling of tenderness toward the whole, and some, though by no means all, speak of gratitude to the One who made it.\n\nSkeptics point out that a few hundred privileged travelers have returned without abolishing war. The view, apparently, does not do the work by itself. One may need to decide, after landing, to go on seeing what can no longer be seen: that the neighbor who is shouting over the fence is standing on the same thin skin of an apple.',
    question:
      'What is the overview effect? What objection does the author accept, and what response does the passage give to it?',
    hints: [
      'What do travelers notice about air and borders?',
      'Has the experience changed the world automatically?',
      'What has to happen after landing?',
    ],
    goodAnswer:
      'It is the change in feeling that comes from seeing the whole fragile Earth. The author accepts that seeing it does not by itself make peace; one has to decide to keep living by what one has seen.',
  },
  {
    key: 'reading-older-kepler-eight',
    title: 'Eight Minutes of Arc',
    difficulty: 'hard',
    passage:
      'For two thousand years astronomers had taken it for granted that the heavens move in circles. Johannes Kepler believed it as well. From Tycho Brahe, the finest observer of the age, he had inherited the measurements of Mars, and after years of labor he constructed a circular orbit that agreed with them almost everywhere. At two points it missed by eight minutes of arc, roughly a quarter of the width of the full Moon.\n\nA lesser scientist would have blamed the observations. Kepler knew how carefully Tycho had worked, and he reflected that divine goodness had given them in Tycho a most diligent observer, so that it was fitting to accept this gift with a grateful mind. He abandoned his model. Those eight minutes, he wrote, pointed the road to a reform of the whole of astronomy.\n\nWhat he eventually found, and published in 1609, was an ellipse. It had neither the beauty nor the authority of the circle; it merely happened to be where the planet was, and before long people discovered a beauty in it of another kind.',
    question:
      'Why did Kepler trust the small discrepancy more than his own model? What role does gratitude play in his reasoning?',
    hints: [
      'How good did he know Tycho’s data to be?',
      'What would have been the convenient explanation?',
      'What does one owe to a gift?',
    ],
    goodAnswer:
      'He knew that Tycho’s measurements were too accurate to be off by so much, so the model had to be wrong. He regarded the good data as a gift from God, which he should honor by not ignoring it.',
  },
  {
    key: 'reading-older-desirable-difficulty',
    title: 'Why Forgetting Helps',
    difficulty: 'medium',
    passage:
      'Imagine two groups of students preparing for the same test. The first reads the chapter four times. The second reads it once, closes the book, and writes down whatever can be recalled; then does that again, and again. Asked how well they expect to do, the rereaders are more confident. In an experiment that Henry Roediger and Jeffrey Karpicke published in 2006, they had reason to be, for five minutes. A week later the order was reversed: those who had tested themselves remembered substantially more.\n\nReading a page for the fourth time feels smooth, and we mistake the smoothness for knowledge. Trying to recall is laborious and exposes every gap; but the effort itself strengthens the memory, particularly when a little forgetting has had time to set in. Robert Bjork calls such obstacles desirable difficulties.\n\nThe consequences for a time of instant answers are worth thinking over. A tool that removes every difficulty removes these as well. The most helpful question to put to it may be one that is seldom asked: do not tell me yet.',
    question:
      'Why were the rereaders more confident and yet less successful after a week? How could you use an AI tutor without losing desirable difficulties?',
    hints: [
      'What feeling do they confuse with knowing?',
      'What does recalling do to memory?',
      'What could you ask a tutor for, other than the answer?',
    ],
    goodAnswer:
      'Rereading feels easy, and they took that ease for learning, while self-testing strengthens memory. I could ask the tutor to quiz me or give a hint and to wait until I have tried.',
  },
  {
    key: 'reading-older-bystander',
    title: 'Somebody Must Have Called',
    difficulty: 'easy',
    passage:
      'In 1968 the psychologists John Darley and Bibb Latané published an unsettling experiment. A student sat alone in a room and talked with others through an intercom. One of the voices, a recording in fact, began to stammer, said that he was having a seizure, and pleaded for help. Of the students who believed that they were the only listener, eighty-five percent reported the emergency before the voice fell silent. Of those who thought that four others were listening, only thirty-one percent did.\n\nThe ones who had stayed in their seats were not indifferent. Many were trembling when the experimenter came in. They had been caught between two fears, of doing nothing and of making fools of themselves, and the invisible others made the decision easier: surely somebody had already called.\n\nThe finding contains its own remedy. Once people have learned about the effect, they are more likely to step forward. And someone in need of help can dissolve the crowd with a finger, by pointing at one person and saying: you, in the green jacket, please call an ambulance.',
    question:
      'Why does pointing at one person help? Describe an online situation in which the same effect occurs.',
    hints: [
      'What does each person assume about the others?',
      'What happens to responsibility when it is divided by many?',
      'Think of a group chat in which someone is being mocked.',
    ],
    goodAnswer:
      'It gives the responsibility back to one person, who can no longer assume that others will act. In a group chat many watch someone being mocked, and everybody waits for somebody else to object.',
  },
  {
    key: 'reading-older-svalbard',
    title: 'A Door in the Permafrost',
    difficulty: 'medium',
    passage:
      'On the Norwegian island of Spitsbergen, some thirteen hundred kilometers from the North Pole, a narrow concrete wedge juts out of a mountainside. Behind it a tunnel leads more than a hundred meters into the rock, to chambers kept at eighteen degrees below zero. Since 2008 gene banks from all over the world have stored duplicates of their seeds here, by now well over a million samples. The boxes remain the property of those who send them. Countries that are not on speaking terms elsewhere stand side by side on the shelves.\n\nThe vault is often called a doomsday vault, as though it were waiting for the end of the world. Its actual use has been quieter and sadder. In 2015 researchers whose own collection, near Aleppo, had become unreachable during the Syrian war, requested some of their seeds. These were sown at new stations in Lebanon and Morocco and multiplied, and in 2017 fresh duplicates began to travel back to the ice.\n\nWarm weather let meltwater seep into the entrance in 2016. No seeds were harmed, but the builders were reminded that permanence is something one has to maintain.',
    question:
      'Why does the author find the name “doomsday vault” misleading? What does the final sentence mean?',
    hints: [
      'What was the first withdrawal for?',
      'Was it one great catastrophe, or a particular one?',
      'What did the meltwater show about something thought to be eternal?',
    ],
    goodAnswer:
      'It serves as an insurance against ordinary losses such as war and not only for the end of the world. The last sentence means that nothing stays safe by itself; lasting protection needs continual care.',
  },
  {
    key: 'reading-older-jevons',
    title: 'The Paradox of the Better Engine',
    difficulty: 'hard',
    passage:
      'When James Watt improved the steam engine, a given amount of work required far less coal than before. One might have expected Britain to burn less of it. In 1865 the economist William Stanley Jevons observed the reverse: because steam power had become cheap, it was introduced everywhere, in mills, mines, ships and railways, and the consumption of coal soared. It is a confusion of ideas, he declared, to suppose that using a fuel economically is equivalent to using less of it.\n\nThe pattern is not a law of nature. Refrigerators, for instance, have become much more efficient, and most households still own just one. The decisive question is how much more of a thing people would want if it cost less. For some goods we are easily satisfied; for others our appetite appears to have no bottom.\n\nComputing may be one of the latter. Each year a calculation takes less energy, and each year we find a great many more calculations that we would like to have done. Whether the total rises is therefore decided not by engineers alone, but by everyone who asks for one more picture of a cat in a hat.',
    question:
      'Explain the paradox, and why it applies to some goods and not to others. In which category would you place AI, and what follows for its users?',
    hints: [
      'What happened to the price of steam power?',
      'Why do people not buy five refrigerators?',
      'Is there a limit to how much computing we could wish for?',
    ],
    goodAnswer:
      'Efficiency lowers the cost, which can raise demand so strongly that total use grows; this does not happen when demand is limited, as with refrigerators. AI seems to belong to the first kind, so users should ask whether they need each request.',
  },
];
