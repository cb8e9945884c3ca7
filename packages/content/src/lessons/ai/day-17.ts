import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay17: LessonSource = {
  category: 'ai',
  dayNumber: 17,
  pictures: ['spider-web', 'yarn', 'basket'],
  references: [
    'Exodus 1:17',
    'Exodus 2:4',
    'Exodus 2:7-9',
    'Ecclesiastes 4:12',
    '1 Corinthians 12:26',
  ],
  bands: {
    kindergarten: {
      title: 'Dots Holding Hands',
      description: 'Take a dot, take a line. Soon you have a web of friends!',
      difficulty: 'beginner',
      content: `Draw a dot. That dot is you. Draw another dot for Mama. Draw a line between them. You two belong together!

Now add Grandpa. Add your friend Zoe. Draw more lines. Does it look like a spider web? It is called a network.

Computers love dots and lines. A dot can be a town. A line can be a road. Then the computer looks for a way. It hops from dot to dot.

Baby Moses had a network too. He lay in a basket in the river. A princess found him. She did not know his mother. But his big sister Miriam was close by.

> And his sister stood at a distance to see what would happen to him.
> — Exodus 2:4

Miriam ran to the princess. Then she ran to Mama. She was like a line between two dots! Baby Moses came safely into Mama’s arms.

A computer sees only dots. You can give a hug.`,
      objectives: [
        'Draw dots and lines for people you know.',
        'Tell how Miriam linked two people.',
      ],
      activities: [
        {
          title: 'Yarn web',
          description:
            'Sit in a ring. Hold the end of the yarn. Roll the ball to a friend and say the name. Go on until all are linked. Pull gently. Who feels it?',
        },
        {
          title: 'Pebble towns',
          description:
            'Lay down six pebbles as towns. Lay sticks between them as roads. Hop a beetle of paper from town to town. How many sticks does it need?',
        },
      ],
      checks: [
        {
          question: 'What do dots and lines make together?',
          options: ['A song', 'A basket', 'A network'],
          answer: 2,
          explanation: 'Many dots with lines between them are a network.',
          practises: [0],
        },
        {
          question: 'Who linked the princess and the mother?',
          options: ['Miriam', 'The king', 'The river'],
          answer: 0,
          explanation: 'Miriam ran from one to the other. She was the line.',
          practises: [1],
        },
        {
          question: 'You draw Zoe and you as dots. What shows you are friends?',
          options: ['A big hat', 'A line between you', 'A third dot'],
          answer: 1,
          explanation: 'A line tells that two dots belong together.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Teddy Who Took Three Hops',
      description: 'Somebody at camp knows whose bear this is. But how do you find the somebody?',
      difficulty: 'beginner',
      content: `## A bear with one ear

A small brown bear with one ear lay on the dock, and no one knew whose it was. “Ask everybody,” said Finn. But there were ninety children at camp, and it was almost bedtime.

Kavi had a better plan. He drew a dot for each cabin. When two cabins ate at the same table, he drew a line between them. On the page it looked like a net for catching fish.

## Reading the net

A drawing of dots and lines is called a network. The dots can be people, towns or web pages. The lines show what is linked.

Some dots have many lines. They are called hubs. Cabin Otter ate with five other cabins, so Kavi asked there first. “We saw that bear with someone at the Heron table,” said the Otters. Heron sent them on to Wren. And in Wren sat a very small boy who had been crying into his pillow. From Kavi’s cabin to Otter was one hop, on to Heron was two, and on to Wren was three.

Computers use networks each time they look for a road or a page. They don’t know what a bear is. They count hops and choose the shortest chain.

## The girl in the middle

The Bible tells of a network by a river. On one side was a mother who had to hide her baby from a cruel king. On the other side was the king’s own daughter. There was no line between those two. Then a girl stepped out of the reeds. She was Miriam, the baby’s sister.

> Then his sister said to Pharaoh’s daughter, “Shall I go and call one of the Hebrew women to nurse the child for you?”
> — Exodus 2:7

The princess said yes, and Miriam fetched her own mother. One brave girl was the missing line, and a baby lived.

You may not be a hub with lots of lines. It takes only two lines to be a bridge. And who has no line at all in your cabin? You could draw the first one.`,
      objectives: [
        'Tell what the dots and lines of a network stand for.',
        'Count the hops on a shortest chain.',
        'Explain why a bridge matters in a network.',
      ],
      activities: [
        {
          title: 'Net of six',
          description:
            'Write six names of pets, towns or friends on slips and lay them out. Connect with string those that belong together and say why. Which slip is a hub? Take it away. Who is cut off now?',
        },
        {
          title: 'Pass the acorn',
          description:
            'Stand anywhere on a field. You may hand the acorn only to the two people whom you chose in secret before. Try to bring it from the first child to the last. Count the hops. Then let each person choose one more and try again.',
        },
      ],
      checks: [
        {
          question: 'What do the lines mean on Kavi’s page?',
          options: [
            'Two cabins eat at the same table',
            'Two cabins own the same bear',
            'A path leads through the woods',
            'Two children look alike',
          ],
          answer: 0,
          explanation: 'Whoever draws a network picks what a line means. Kavi chose meals.',
          practises: [0],
        },
        {
          question:
            'Lines join A to B, B to C, C to D, and also A to C. How many hops from A to D?',
          options: ['1', '4', '2', '3'],
          answer: 2,
          explanation: 'A to C is one hop, and C to D is two. The way over B is longer.',
          practises: [1],
        },
        {
          question: 'Why was Miriam a bridge?',
          options: [
            'She knew more people than the king did',
            'She joined two people who had no line',
            'She stood high over the river',
            'She was older than the princess',
          ],
          answer: 1,
          explanation: 'Without her, the mother and the princess would not have met.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Seven Bridges and a Riverbank',
      description:
        'A Sunday walk that nobody could finish gave birth to the mathematics behind every route planner and friend list.',
      difficulty: 'intermediate',
      content: `## The walk that could not be done

The city of Königsberg lay on both banks of a river and on two islands, joined by seven bridges. People wondered whether they could stroll across every bridge exactly once. In 1736 the mathematician Leonhard Euler settled the matter without walking a step. He noticed that the length of the bridges and the shape of the islands did not matter at all. What counted was only which pieces of land were connected with which.

Draw each piece of land as a dot and each bridge as a line. Whenever you pass through a dot, you use up two lines, one to come in and one to go out. So a dot with an odd number of lines can only be the start or the end of the walk. In Königsberg all four dots had an odd number. The walk was impossible.

## Dots, lines and tables

Mathematicians call such a drawing a graph, its dots nodes and its lines edges. A computer needs no drawing. A list of the pairs is enough, and then it can answer questions quickly.

- How many edges does this node have? That number is its degree.
- What is the shortest chain from here to there?
- Which nodes would be cut off if that one disappeared?

Networks fill up fast. Between ten people there are 10 × 9 ÷ 2 = 45 possible links, and between a thousand there are 499,500. Nevertheless chains are often surprisingly short. When researchers examined the friendships on Facebook in 2011, any two of its 721 million users were separated, on average, by fewer than five steps.

## What your lines reveal

An app that knows only who is linked with whom can guess a good deal: who belongs to the same club, who has just moved away, whom you might want to meet. It does so by searching for almost closed triangles. Your friend’s friend is probably somebody you know. This is handy, and it is also a reason for caution, because the lines you share tell something about people who never agreed to it. And a line in a graph says nothing of how deep a friendship is. Nobody was ever comforted by an edge.

## Five women against a king

The opening of Exodus can be drawn as a network too. At the top is a king who gives an order to kill. Orders spread along lines of power, from node to node. But two midwives, Shiphrah and Puah, refuse to hand it on.

> The midwives, however, feared God and did not do as the king of Egypt had instructed; they let the boys live.
> — Exodus 1:17

A second network is growing meanwhile, out of quiet loyalties. A mother weaves a basket. A sister keeps watch. A princess has compassion, and when the girl speaks to her, a line is drawn that no official in Egypt would have thought possible, from the palace to a slave’s hut. Its degree is small. Everything that happens later in the book passes over it.`,
      objectives: [
        'Represent a situation as a graph with nodes and edges.',
        'Use degrees to decide whether a walk over every edge is possible.',
        'Judge what a network of contacts reveals and what it cannot show.',
      ],
      activities: [
        {
          title: 'Bridges with rope',
          description:
            'Lay four mats on the ground and join them with seven ropes like the map of Königsberg: one mat has five ropes, the other three mats have three each. Try to walk each rope once. Then find out which single rope you must add or remove so that it can be done, and explain why with odd and even numbers.',
        },
        {
          title: 'The quiet bridge',
          description:
            'List the groups at your school or camp without any names of persons. Draw lines where two groups do something together. Look for the pair that is farthest apart. Plan one concrete event, such as a shared meal or game, that would build a bridge, and propose it.',
        },
      ],
      checks: [
        {
          question:
            'Four paths meet at a fountain. In a graph of the park, what is the number four?',
          options: [
            'The shortest chain to the fountain',
            'The number of possible links in the park',
            'The distance between two fountains',
            'The degree of the node for the fountain',
          ],
          answer: 3,
          explanation:
            'The fountain is a node, every path is an edge, and the degree counts the edges that meet there.',
          practises: [0],
        },
        {
          question:
            'A museum has rooms with 2, 2, 3, 4 and 3 doors between them. Can you pass each door exactly once?',
          options: [
            'No, because the number of rooms is odd',
            'Yes, if you start in one room with three doors and end in the other',
            'Yes, starting from any room that you like',
            'No, because the room with four doors would have to be entered three times',
          ],
          answer: 1,
          explanation:
            'Only two rooms have an odd number of doors. One must be the start and the other the end, and in a connected building that is enough.',
          practises: [1],
        },
        {
          question:
            'An app knows nothing about Mara except who has her number. What can it probably work out?',
          options: [
            'Whether her friends keep their promises',
            'What she prays for at night',
            'To which groups she belongs',
            'Why she laughed yesterday',
          ],
          answer: 2,
          explanation:
            'Contacts cluster in clubs, classes and families. How faithful a friend is cannot be read from a line.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Centrality Is Not Importance',
      description:
        'Search engines rank pages by who points at them; a slave girl in the reeds would have ranked near zero.',
      difficulty: 'advanced',
      content: `## Meaning as position

In a semantic network, an idea that Ross Quillian developed in the 1960s, knowledge is stored as labeled links. A canary is a bird; a bird has wings; therefore, without anybody having recorded it, a canary has wings. Inference becomes travel along edges, and what a concept means is, for the program, nothing but its position among the other concepts. Contemporary knowledge graphs, some of them with billions of edges, still work on this principle. Artificial neural networks are graphs of another sort: their nodes have no names, and what has been learned resides in the weights of the connections.

The attraction of the graph is its indifference. The same algorithm serves proteins, pipelines, citations and friendships. That indifference is also what requires supervision.

## A vote by links

In 1998 Sergey Brin and Larry Page described how the pages of the web might be ranked by links alone. Imagine a reader who forever follows a randomly chosen link; the rank of a page is the proportion of time that she spends there. Take three pages, where A links to B and to C, B links only to C, and C links only to A. Writing a, b, c for the ranks, we require

- b = a/2, because half of A’s readers move on to B
- c = a/2 + b, from A and from B
- a = c, and a + b + c = 1

Substitution gives c = a/2 + a/2 = a, hence a + a/2 + a = 1, so that a = c = 0.4 and b = 0.2. The published method adds a small probability of jumping to an arbitrary page, which keeps the reader from being trapped. What is measured in this manner is attention. Attention was a good substitute for quality as long as nobody manufactured links for profit, and the history of search since then has largely been the history of that qualification.

## Several ways to be central

Sociologists distinguish kinds of centrality. Degree counts neighbors. Betweenness, formalized by Linton Freeman in 1977, counts how often a node lies on the shortest paths between others. Mark Granovetter had argued in 1973, from interviews with people who had changed jobs, that decisive information often arrives through acquaintances and not through close friends, since our close friends know what we know. A weak tie can be a bridge.

Consider the opening of Exodus in those terms. Pharaoh possesses the highest degree in Egypt. Yet his order fails at two nodes of low rank.

> The midwives, however, feared God and did not do as the king of Egypt had instructed; they let the boys live.
> — Exodus 1:17

It fails again at the river. Between the brickyards and the palace there is, as far as we are told, no path at all until a girl offers one, and the liberation of a people depends upon an edge of that fragility. The narrator, incidentally, records the names of the midwives and leaves the king anonymous.

## Association and guilt

Whoever holds the graph of a society can identify couriers, dissidents and the lonely. Records of who called whom, without a word of content, have been used to select targets for advertising, for investigation and in war. Guilt by association, which courts regard with suspicion, is precisely what link analysis computes. Such methods have also traced infections and exposed fraud. The question to press is therefore what follows for a person from a position in a diagram, and whether someone who knows the person must first be heard.

Paul offers the church a picture of connectedness that resists any ranking by degree: “If one part suffers, every part suffers with it; if one part is honored, every part rejoices with it” (1 Corinthians 12:26). An edge in a graph transmits. A member of a body also feels. In a database one can be linked to thousands and belong to nobody, and the difference will appear in no measure of centrality.`,
      objectives: [
        'Compute the rank of pages in a small network of links.',
        'Distinguish degree from betweenness with an example.',
        'Evaluate the use of link analysis in judgments about persons.',
      ],
      activities: [
        {
          title: 'Random surfers with a die',
          description:
            'Set out four chairs as pages and agree on the links. A walker rolls a die at every chair to choose among the outgoing links, and a scribe counts a hundred visits. Solve the equations for the ranks and compare. Then let someone add two sham pages that flatter a friend’s page, and measure the damage.',
        },
        {
          title: 'Testimony against a diagram',
          description:
            'Stage a short hearing. A prosecutor holds only a chart of contacts that makes an innocent courier look guilty. The defense may add facts that are not on the chart. A bench of three decides and must state which inference from the diagram it accepted or rejected.',
        },
      ],
      checks: [
        {
          question:
            'A links only to B; B links to A and to C; C links only to A. What are the ranks in the simple model without jumps?',
          options: [
            'a = 1/3, b = 1/3, c = 1/3',
            'a = 0.4, b = 0.4, c = 0.2',
            'a = 0.5, b = 0.25, c = 0.25',
            'a = 0.2, b = 0.4, c = 0.4',
          ],
          answer: 1,
          explanation:
            'b = a, c = b/2 and a = b/2 + c. With the sum 1 this gives a = b = 0.4 and c = 0.2.',
          practises: [0],
        },
        {
          question: 'Who has low degree and high betweenness?',
          options: [
            'A translator who is the sole contact between two villages',
            'A mayor whom everybody greets on the street',
            'A hermit whose neighbors have forgotten him',
            'A pupil in a class where all of the pupils know one another',
          ],
          answer: 0,
          explanation:
            'Two contacts are few, but every shortest path between the villages passes through the translator.',
          practises: [1],
        },
        {
          question: 'What makes link analysis doubtful as a basis for judging a suspect?',
          options: [
            'It cannot be carried out with more than a few hundred nodes',
            'It requires the content of every conversation',
            'It ignores how many contacts a person has',
            'It infers guilt from position and does not hear the person',
          ],
          answer: 3,
          explanation:
            'A position in a graph may have innocent reasons. The method may point to a question, but it is no substitute for testimony.',
          practises: [2],
        },
      ],
    },
  },
};
