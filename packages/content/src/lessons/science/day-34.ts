import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay34: LessonSource = {
  category: 'science',
  dayNumber: 34,
  pictures: ['high-voltage', 'light-bulb', 'magnet'],
  references: ['Esther 8:10', 'Esther 8:14', 'Job 38:35', 'Luke 8:16'],
  bands: {
    kindergarten: {
      title: 'Round and Round It Goes',
      description: 'Click! The lamp is on. What runs through the wire?',
      difficulty: 'beginner',
      content: `Stand in a ring and hold hands. Squeeze the next hand. That friend squeezes on. The squeeze runs all around! If one hand lets go, it stops.

Electricity is like that. It runs in a ring of wire. From the battery to the lamp and back again. Then the lamp glows! Open the ring, and the lamp goes out. A switch opens and closes the ring.

A little battery is safe in a toy. But the holes in the wall are not for fingers. They are very strong. Never touch them. Tell a grown-up when a wire looks broken.

Light can send a message. Blink, blink! That can mean come here. Long ago there were no wires. Queen Esther’s good news went out on fast horses.

> The couriers rode out in haste on their royal horses
> — Esther 8:14

Run with good news too!`,
      objectives: ['Tell how electricity goes round.', 'Say what you never touch.'],
      activities: [
        {
          title: 'Hand ring',
          description:
            'Hold hands in a ring. One child is the switch. When the switch lets go, everyone stops humming. Hands together: hum again!',
        },
        {
          title: 'Blink code',
          description:
            'Take a flashlight at dusk. One blink means yes, two mean no. Ask your friend across the grass a question.',
        },
      ],
      checks: [
        {
          question: 'The ring of wire is open. What does the lamp do?',
          options: ['It glows brightly', 'It stays dark', 'It sings'],
          answer: 1,
          explanation: 'Electricity needs a closed ring.',
          practises: [0],
        },
        {
          question: 'What do you never touch?',
          options: ['The holes in the wall', 'A flashlight for reading', 'A friend’s hand'],
          answer: 0,
          explanation: 'They are very strong and can hurt you badly.',
          practises: [1],
        },
        {
          question: 'What does a switch do?',
          options: ['It makes wind', 'It eats the light', 'It opens and closes the ring'],
          answer: 2,
          explanation: 'Closed means on. Open means off.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'A Message in a Wire',
      description: 'How did people send words across an ocean before there were telephones?',
      content: `## The ring that must be closed

Theo had a battery, a wire and a tiny bulb, and nothing happened. He had joined one end of the battery to the bulb and was waiting for it to glow. “It has to get home again,” said his sister. She took a second wire and led it from the bulb back to the other end of the battery. It shone!

A ring like that is called a circuit. Inside the wire are tiny charged bits called electrons. The battery pushes them, and they all move at once, like people in a full line when somebody shoves at the back. If there is a gap, nobody moves.

Things that let electricity pass are conductors: copper, iron, coins, salt water and, sadly, you. Things that don’t are insulators: plastic, glass, dry wood. That’s why wires wear plastic coats.

Small batteries are fine. Wall sockets and power lines are not, ever. If you see a wire on the ground, stay far away and fetch help.

## Dots and dashes

In 1820 a Danish teacher noticed that a wire with a current moved the needle of a compass. A current makes a magnet! Soon people saw what that was good for. Press a switch here, and a magnet far away goes click. Samuel Morse and Alfred Vail turned short and long clicks into letters. Three short, three long, three short means help. In 1866 a cable lay on the bottom of the ocean, and a message crossed it in minutes. By ship it had taken ten days.

## Fast horses

When Esther had saved her people, the news had to reach 127 provinces before a certain day. There were no wires.

> He sent the documents by mounted couriers riding on swift horses bred from the royal mares.
> — Esther 8:10

Riders changed horses along the road, and the message ran on. Horse, wire or light: what matters is what you send. Theo made a switch out of a paper clip and blinked across the room. Long, short, long, short. What it meant was: come and look!`,
      difficulty: 'beginner',
      objectives: [
        'Explain why a circuit must be closed.',
        'Tell conductors from insulators and what is dangerous.',
        'Describe how clicks or blinks can carry words.',
      ],
      activities: [
        {
          title: 'Conductor test',
          description:
            'With a grown-up, join a flashlight battery, a small bulb and two wires with a gap. Close the gap with a coin, a key, a leaf, a pencil, a spoon of plastic. Sort them in two rows. Never use a wall socket.',
        },
        {
          title: 'Night post',
          description:
            'Agree on blinks for ten words. Stand far apart at dusk with flashlights and send a message. Add a relay in the middle who passes it on. Does it arrive whole?',
        },
      ],
      checks: [
        {
          question: 'Theo’s lamp stayed dark at first. Why?',
          options: [
            'The battery was upside down',
            'There was no way back to the battery',
            'The wire was too short and also too thin',
            'It was too bright in the room',
          ],
          answer: 1,
          explanation: 'Electricity needs a whole ring. One wire is not enough.',
          practises: [0],
        },
        {
          question: 'Which of these is an insulator?',
          options: ['A copper coin', 'Salt water', 'A long iron nail', 'A plastic spoon'],
          answer: 3,
          explanation: 'Plastic does not let electricity pass. So wires wear it as a coat.',
          practises: [1],
        },
        {
          question: 'How could a telegraph send words?',
          options: [
            'With short and long clicks that stood for letters',
            'By shouting into the wire',
            'With pictures on a roll',
            'By sending paper through a pipe',
          ],
          answer: 0,
          explanation: 'A switch here made a magnet click far away. People agreed on a code.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Current Affairs',
      description:
        'Three quantities, one law, and the day on which news became faster than horses.',
      content: `## Three quantities

In a metal some electrons aren’t tied to any one atom. They swarm about like bees. A battery gives the swarm a drift. Three things are measured.

- Voltage, in volts, tells how strongly the source pushes. A flashlight cell has 1.5 volts.
- Current, in amperes, tells how much charge passes a point each second.
- Resistance, in ohms, tells how hard it is to get through.

Georg Simon Ohm, a schoolteacher in Cologne, found in 1827 how they are related: voltage equals resistance times current. If a bulb with 15 ohms is connected to 3 volts, the current is 3 ÷ 15 = 0.2 amperes. Multiply voltage and current, and you have the power: 3 × 0.2 = 0.6 watts.

Put two bulbs one behind the other, in series, and the resistances add up: with 30 ohms the current is just 0.1 amperes, and both glow dimly. If one fails, both are dark. Side by side, in parallel, each gets the full voltage. That is how the lamps in a house are connected.

What harms people is current through the body. Dry skin has a high resistance, and a few volts do nothing. With the 120 or 230 volts of a socket and wet hands it can be fatal. Experiments are done with small batteries, and with nothing else.

## From lightning to language

In 1820 Hans Christian Ørsted noticed during a lecture that a compass needle swung when he switched on a current. Wind the wire into a coil around iron, and you get a magnet that can be turned on and off from far away. That is a telegraph, and it is also a doorbell, a relay and a loudspeaker.

The first message over the line from Washington to Baltimore in 1844 was a verse from the Bible that a young woman, Annie Ellsworth, had picked: “What hath God wrought!” is how it reads in the old King James version of Numbers 23:23. In 1858 a cable was laid through the Atlantic. Queen Victoria’s greeting of 98 words took sixteen hours, and after three weeks the cable fell silent, since an engineer had tried to force the signal through with 2,000 volts. The next one, in 1866, worked with sensitive receivers and a fraction of the voltage. Sometimes it is better to listen more carefully than to push harder.

In Job a question is asked that seemed absurd for thousands of years.

> Can you send the lightning bolts on their way? Do they report to you, ‘Here we are’?
> — Job 38:35

## Swift horses

The Persian Empire had the best communication of its time. Herodotus admired that neither snow nor rain nor heat nor night kept its couriers from their course. The book of Esther lets us see this network used twice, with the same speed and the same seal: first for an order to kill, and then for one to defend.

> The couriers rode out in haste on their royal horses, pressed on by the command of the king.
> — Esther 8:14

A network doesn’t know what it carries. That is why somebody has to.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate with voltage, current, resistance and power.',
        'Compare circuits in series and in parallel.',
        'Explain how electromagnetism made the telegraph possible.',
      ],
      activities: [
        {
          title: 'Two bulbs, two ways',
          description:
            'With two flashlight cells and two small bulbs, build a series and a parallel circuit. Note the brightness. Unscrew one bulb of each and see what becomes of the other. Predict a third arrangement with three bulbs before you try it. Use no other source of electricity.',
        },
        {
          title: 'Nail magnet',
          description:
            'Wind fifty turns of insulated wire around an iron nail and touch the ends to one flashlight cell for a few seconds at a time. Count the paper clips it lifts with 10, 30 and 50 turns. Then build a clicker with a strip of tin, and send your initials in Morse code.',
        },
      ],
      checks: [
        {
          question: 'A device of 30 ohms is connected to 6 volts. What is the current?',
          options: ['5 amperes', '0.2 amperes', '180 amperes', '0.5 amperes'],
          answer: 1,
          explanation: 'Current is voltage divided by resistance, 6 ÷ 30 = 0.2 amperes.',
          practises: [0],
        },
        {
          question:
            'In a chain of lamps one fails, and all the others stay on. How are they connected?',
          options: ['In series', 'With a gap at the end', 'All through one switch', 'In parallel'],
          answer: 3,
          explanation:
            'In parallel each lamp has its own way to the source. In series one gap stops all.',
          practises: [1],
        },
        {
          question: 'What did Ørsted’s observation make possible?',
          options: [
            'Switching a magnet on and off over a distance',
            'Storing electricity in water',
            'Making light without heat',
            'Sending letters through pipes',
          ],
          answer: 0,
          explanation:
            'A current acts like a magnet. So a switch in one place can move something in another.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Signals, Capacity and a Seal',
      description: 'How fast can a message travel, how much can it carry, and who vouches for it?',
      content: `## Slow electrons, fast fields

Copper contains about 8.5 × 10²⁸ free electrons per cubic meter. If a current of 1 ampere flows in a wire with a cross section of 1 square millimeter, their average drift velocity v follows from I = nAve, with the elementary charge e of 1.6 × 10⁻¹⁹ coulombs: v = 1 ÷ (8.5 × 10²⁸ × 10⁻⁶ × 1.6 × 10⁻¹⁹), about 7 × 10⁻⁵ meters per second, or a quarter of a meter in an hour. A snail would win. What travels quickly is the field that sets them in motion, at a considerable fraction of the speed of light. The message is not the messenger.

Long cables nevertheless proved sluggish. William Thomson, later Lord Kelvin, showed in 1855 that a submarine cable behaves as a chain of resistances and capacities, and that a pulse is smeared out in a time proportional to the square of the length. Doubling a cable makes it four times as slow. The first transatlantic line conveyed a couple of words per minute, until its chief electrician, who disbelieved the mathematics, attempted to drive it with 2,000 volts and destroyed it. Kelvin’s remedy was a mirror on a thread that registered currents of a hundred-thousandth of an ampere. Oliver Heaviside understood in the 1880s that added inductance would cure the smearing. He was self-taught and impolite, and he was ignored for fifteen years.

## Capacity

In 1948 Claude Shannon gave the general answer. A channel of bandwidth B whose signal exceeds its noise by the power ratio S/N can carry at most C = B log₂(1 + S/N) bits per second without error, however clever the code, and codes exist that come as close as one likes. For a telephone line with B = 3,000 hertz and S/N = 1,023 this is 3,000 × 10 = 30,000 bits per second. To increase the power tenfold adds little; to double the bandwidth doubles the capacity. The modest rule that listening better may replace shouting louder has become a theorem.

## Authenticity

The imperial post of Persia, as described by Herodotus, covered the road from Susa to Sardis, some 2,400 kilometers, in about a week, with fresh riders and horses at intervals of a day. Its bandwidth was small and its latency excellent for two thousand years.

> Mordecai wrote in the name of King Xerxes and sealed it with the royal signet ring. He sent the documents by mounted couriers riding on swift horses bred from the royal mares.
> — Esther 8:10

The storyteller has described an identical dispatch five chapters earlier, in nearly identical words, when Haman held the ring. Couriers, horses, scripts and languages are the same. The content is the opposite. It follows that a seal authenticates the sender’s access to the seal, and nothing besides. Modern cryptography has made the ring far harder to forge; a digital signature with a key of 256 bits cannot be counterfeited by all of the computers on earth. The question that the book of Esther raises has not been touched by it, since it concerns who is entrusted with the key and what may be signed.

Infrastructure is obedient. The couriers in both chapters go out in haste, pressed on by the command of the king, and the road that carries them is the same road. It would be pointless to blame the horses. What the second dispatch required, and the first had lacked, was somebody who at a risk to herself had stood where the messages originate and asked for another. One admires fast networks, as Herodotus did, and hopes that somewhere in each of them there is also a person who reads.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate drift velocity and channel capacity.',
        'Explain why long cables were slow and how this was overcome.',
        'Discuss what authentication guarantees and what it does not.',
      ],
      activities: [
        {
          title: 'Capacity of a handshake',
          description:
            'Two people transmit numbers by squeezing hands while a third jostles the table at random. Measure how many bits per minute arrive correctly with slow and fast squeezing, and with a code that repeats everything three times. Plot the results and find the best trade-off.',
        },
        {
          title: 'Two dispatches',
          description:
            'Set Esther 3:12-15 and 8:9-14 side by side and underline what is the same. Write a report as a courier who carried both. What did you know, what could you have asked, and whom? Discuss present professions that resemble yours.',
        },
      ],
      checks: [
        {
          question: 'A channel has a bandwidth of 4,000 hertz and S/N = 15. What is its capacity?',
          options: [
            '60,000 bits per second',
            '16,000 bits per second',
            '4,000 bits per second',
            '64,000 bits per second',
          ],
          answer: 1,
          explanation: 'log₂(1 + 15) = 4, and 4,000 × 4 = 16,000.',
          practises: [0],
        },
        {
          question:
            'According to Kelvin’s analysis, what happens to the delay if a cable is made three times as long?',
          options: [
            'It is tripled',
            'It remains the same',
            'It becomes nine times as long',
            'It becomes twenty-seven times as long',
          ],
          answer: 2,
          explanation: 'The smearing grows with the square of the length, and 3² = 9.',
          practises: [1],
        },
        {
          question: 'What does a genuine seal prove?',
          options: [
            'That somebody with access to it approved the message',
            'That the content is just',
            'That the king has read the document',
            'That the courier is trustworthy',
          ],
          answer: 0,
          explanation:
            'Haman’s decree and Mordecai’s bore the same seal. Who holds it, and for what, is another question.',
          practises: [2],
        },
      ],
    },
  },
};
