import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay33: LessonSource = {
  category: 'math',
  dayNumber: 33,
  pictures: ['key', 'locked', 'lion'],
  references: ['Daniel 6:1-23', 'Jeremiah 25:26'],
  bands: {
    kindergarten: {
      title: 'Stones That Talk',
      description: 'Make a code that only you and a friend can read.',
      content: `Ben and Lulu have a code. They talk with stones!

One stone means sun. Two stones mean tree. Three stones mean water.

Lulu lays down three stones. What does she say? Water! Ben runs and gets her cup.

Now Ben lays two stones. Lulu thinks. Two means tree. So she hides behind the tree. Ben finds her and laughs.

A code needs a rule. Both friends must know it. And they must keep it the same. If two means tree now, it means tree tomorrow.

## One, two, three times

Daniel loved God. He prayed in the morning. He prayed at noon. He prayed at night.

> three times a day he got down on his knees, prayed, and gave thanks to his God
> — Daniel 6:10

Daniel needed no code for God. He left his window open. God knows every word we say, and loves to listen.`,
      difficulty: 'beginner',
      objectives: ['Read a code with a rule.', 'Put small numbers together.'],
      activities: [
        {
          title: 'Our stone code',
          description:
            'Choose three things with a friend. Give each a number of stones. Take turns to lay and read. Can you say two things in a row?',
        },
        {
          title: 'Clap code',
          description:
            'One clap means stop. Two claps mean walk. Three claps mean hop. Let a grown-up clap for you. Then you clap for them!',
        },
      ],
      checks: [
        {
          question: 'One stone is sun. Two are tree. Three are water. What are two?',
          options: ['Sun', 'Tree', 'Water'],
          answer: 1,
          explanation: 'The rule says that two stones mean tree.',
          practises: [0],
        },
        {
          question: 'Sun takes one stone. Water takes three. How many for both?',
          options: ['Four', 'Three', 'Five'],
          answer: 0,
          explanation: 'One stone and three stones make four stones.',
          practises: [0, 1],
        },
        {
          question: 'Daniel prays three times a day. How many times in two days?',
          options: ['Five', 'Four', 'Six'],
          answer: 2,
          explanation: 'Three today and three tomorrow make six.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Three Letters Along',
      description: 'Slide the alphabet by three and turn plain words into secret ones.',
      content: `## A note under a pillow

Under her pillow Sofia found a note with four letters on it: KRSH. It was signed by her cousin Mateo. Below his name was a drawing of a little arrow and the number 3.

Sofia wrote out the whole alphabet and gave every letter a number. A is 1, B is 2, and so on, until Z is 26. Perhaps Mateo had moved every letter three places along! Then she would have to move each one three places back.

- K is 11, and 11 − 3 = 8. That is H.
- R is 18, and 18 − 3 = 15. That is O.
- S is 19, and 19 − 3 = 16. That is P.
- H is 8, and 8 − 3 = 5. That is E.

The secret word was HOPE! A long time ago the Roman general Julius Caesar used the same kind of code for his letters.

## Over the edge

Sofia wanted to answer with the word PRAY. P turns into S, R turns into U, and A turns into D. But Y is 25, and 25 + 3 = 28. There is no letter with the number 28!

So she imagined the alphabet as a ring, with A coming right after Z. When a number is bigger than 26, you take away 26. Now 28 − 26 = 2, and that is B. Her answer was SUDB.

## A window that stayed open

Daniel had enemies, and they made a law against praying to God. He could have prayed in a hiding place, but he kept to what he had always done.

> three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

That makes 3 × 7 = 21 prayers every week. Secret notes are fun between friends. But Daniel wanted everyone to know whom he trusted.`,
      difficulty: 'beginner',
      objectives: [
        'Write and read a code that shifts letters.',
        'Add and subtract on a ring of 26 numbers.',
      ],
      activities: [
        {
          title: 'A wheel for secrets',
          description:
            'Cut two paper circles, one smaller. Write the alphabet around the rim of both. Pin them together in the middle. Turn the inner one by three and send a kind word to a friend.',
        },
        {
          title: 'A week of thanks',
          description:
            'Choose three times a day to say thank you to God or to a person. Make a mark each time. How many marks do you have after two days? How many could there be in a week?',
        },
      ],
      checks: [
        {
          question: 'Move each letter three places along. What does CAT turn into?',
          options: ['ECV', 'DBU', 'FDW', 'ZXQ'],
          answer: 2,
          explanation: 'C moves past D and E to F. In the same way A turns into D and T into W.',
          practises: [0],
        },
        {
          question: 'The secret word is ORYH. Each letter was moved three along. What was it?',
          options: ['LIVE', 'HOPE', 'LIFE', 'LOVE'],
          answer: 3,
          explanation: 'Go three back: O to L, R to O, Y to V and H to E.',
          practises: [0],
        },
        {
          question:
            'A letter has the number 24. You move it five along the ring. Where does it land?',
          options: ['29', '3', '19', '5'],
          answer: 1,
          explanation: 'First 24 + 5 = 29. That is more than 26, so take 26 away: 29 − 26 = 3.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Breaking the Alphabet Ring',
      description: 'Why a shift cipher is easy to break, and why counting letters helps.',
      content: `## Arithmetic on a ring

In a shift cipher, every letter of a message is moved the same number of places along the alphabet. To calculate with it, we number the letters from A = 0 to Z = 25. The secret number, which both partners have to know, is called the key.

Suppose the key is 20. Then H, which is 7, moves to 7 + 20 = 27. There are only 26 letters, so we subtract 26 and arrive at 1, which is the letter B. Mathematicians say that 27 and 1 are equal modulo 26, because both leave the same remainder when they are divided by 26.

To read the message, the receiver has to go 20 places back. She can also go forward, because 20 + 6 = 26 is a whole trip around the ring. A shift by 6 therefore undoes a shift by 20.

## Two locks are not better than one

Yusuf had an idea for making the cipher stronger. “We shift everything by 15,” he proposed, “and then we shift the result again by 20!” Clara tried it with the letter A. It moved to 15, and then to 15 + 20 = 35. Since 35 − 26 = 9, it landed on J. Every other letter had moved 9 places as well. Two shifts in a row are just another shift, so an enemy does not need any extra work.

And the work is small. A shift by 0 or 26 changes nothing, so only 25 useful keys exist. If a spy needs 20 seconds to test one key, he has tried them all after 25 × 20 = 500 seconds, which is 8 minutes and 20 seconds.

## The letters give themselves away

A mixed alphabet, in which the letters are swapped in any order, has far more keys. For A there are 26 choices, for B there are 25 left, and so on. The product 26 × 25 × 24 × … × 1 has 27 digits, and no human could try them all. Even so, such messages were read by Arab scholars more than a thousand years ago. Al-Kindi, who worked in Baghdad, described how to count the letters. In long English texts E is usually the most common, so the most common sign in the secret text probably stands for E.

## Hidden and open

There may be a cipher in the Bible itself. In Jeremiah 25:26 a king of Sheshach is mentioned, a place that is on no map. Most scholars explain it as Babel, or Babylon, written with the Hebrew alphabet in reverse, so that the first letter is exchanged with the last. Daniel lived in that same Babylon, and after it was conquered, a new law ordered everyone to pray to nobody except the king.

> Now when Daniel learned that the document had been signed, he went into his house, where the windows of his upper room opened toward Jerusalem
> — Daniel 6:10

Codes protect people whose lives and letters deserve protection, and that is good. Daniel decided that his faith was not something to encode.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate with remainders modulo 26.',
        'Find the shift that undoes or combines other shifts.',
        'Use the frequency of letters to break a shift cipher.',
      ],
      activities: [
        {
          title: 'Letter census',
          description:
            'Choose a page of any English book and count how often each letter occurs in the first 300. Draw bars for the ten most common. Compare with a partner who used another book: which letters kept their rank?',
        },
        {
          title: 'Crack it',
          description:
            'Write a message of at least forty words, encode it with a secret shift, and exchange papers with another team. Use only counting and thinking. Write down which clue led you to the key.',
        },
      ],
      checks: [
        {
          question:
            'A message is shifted by 9, then by 9 again, then by 15. Which single shift is the same?',
          options: ['7', '33', '24', '6'],
          answer: 0,
          explanation: 'Together they make 9 + 9 + 15 = 33, and 33 − 26 = 7.',
          practises: [0, 1],
        },
        {
          question:
            'A message was shifted forward by 19. Which further forward shift makes it readable?',
          options: ['19', '45', '6', '7'],
          answer: 3,
          explanation: 'A whole trip around the ring has 26 places, and 26 − 19 = 7 are missing.',
          practises: [1],
        },
        {
          question:
            'In a long secret text K is by far the most common letter. If it stands for E, what is the shift?',
          options: ['4', '6', '10', '16'],
          answer: 1,
          explanation:
            'With A = 0, the letter E is 4 and K is 10, so the shift is 10 − 4 = 6. The guess should be tested on a few words.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Locks That Anyone May Close',
      description: 'From modular inverses to a public key small enough to compute by hand.',
      content: `## When multiplication can be undone

Number the letters from 0 to 25 and calculate modulo 26. A shift cipher adds a constant; a multiplicative cipher multiplies each number by a key k. This is not always reversible. If k = 2, the letters A and N, with numbers 0 and 13, are both sent to 0, so that the recipient cannot distinguish them. In general, multiplication by k is reversible precisely if k and 26 have no common factor except 1.

The reason is short. Two numbers x and y are sent to the same place if 26 divides k(x − y). If k shares no factor with 26, then 26 must divide x − y, which is possible for two letters only if they are equal. The permitted keys are the 12 odd numbers below 26 other than 13.

Decoding requires an inverse, that is, a number whose product with k leaves the remainder 1. For k = 5 it is 21, because 5 × 21 = 105 = 4 × 26 + 1. Combining a permitted multiplication with any shift produces the affine ciphers, of which there are 12 × 26 = 312, including the one that changes nothing. For a modern computer that is no obstacle whatsoever.

## The problem of the first meeting

All of these ciphers suffer from a common weakness. Both partners have to agree on the key beforehand, and whoever overhears this agreement can read everything. For thousands of years this appeared unavoidable. In the 1970s mathematicians discovered that the key for locking can be different from the key for unlocking, so that the former may be published. One such system, named RSA after Rivest, Shamir and Adleman, relies on the fact that multiplying two large primes is easy whereas recovering them from the product is, as far as anybody knows, extremely laborious for ordinary computers.

Here is a complete example in miniature.

- Choose the primes 3 and 11. Their product n = 33 is published, and the primes remain secret.
- Calculate (3 − 1) × (11 − 1) = 20.
- Publish an exponent without common factors with 20, for instance e = 3.
- Determine the secret exponent d as the inverse of 3 modulo 20. Since 3 × 7 = 21 = 20 + 1, we obtain d = 7.

Anyone can now encrypt the message 4: 4³ = 64, and 64 − 33 = 31. The owner of the secret decrypts 31 by raising it to the seventh power. Because 31 is the same as −2 modulo 33, she only needs (−2)⁷ = −128, and −128 + 4 × 33 = 4. The message has returned.

That this always succeeds follows from a theorem of Euler about powers and remainders. In practice, n has more than 600 decimal digits. Large quantum computers could break the system, and as of 2026 institutions are already replacing it by methods that are believed to resist them; the first American standards of this kind appeared in 2024.

## Secrecy and integrity

Encryption protects medical records, savings, and people who are persecuted for their convictions. It can also conceal crimes, and societies argue sincerely about the balance. The book of Daniel contributes a different perspective. The officials examined his administration for corruption and found none, for his public and his private conduct were identical; in the end they could accuse him only of prayer.

> three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

A right to privacy and a life without duplicity are no contradiction. It is reasonable to lock a door, and it is liberating if nothing shameful lies behind it.`,
      difficulty: 'advanced',
      objectives: [
        'Find inverses modulo an integer and say when they exist.',
        'Determine the private exponent of a small RSA system.',
        'Encrypt a number by modular exponentiation.',
      ],
      activities: [
        {
          title: 'Public keys on paper',
          description:
            'In groups of three, let one person choose the primes 5 and 11, publish n and e = 3, and keep d secret. The second person encrypts a number below 55 openly, while the third tries to recover it by factoring. Discuss at which size of n the third person would have to give up.',
        },
        {
          title: 'A debate with two good reasons',
          description:
            'Prepare one argument for unbreakable private messages and one for lawful access by courts. Present the side that you personally find less convincing as fairly as you can, then discuss what both sides want to protect.',
        },
      ],
      checks: [
        {
          question: 'Which number is the inverse of 7 modulo 26?',
          options: ['19', '11', '4', '15'],
          answer: 3,
          explanation: 'The product 7 × 15 = 105 = 4 × 26 + 1 leaves the remainder 1.',
          practises: [0],
        },
        {
          question: 'The primes are 5 and 11, and e = 3. What is the secret exponent d?',
          options: ['37', '13', '27', '7'],
          answer: 2,
          explanation:
            'The modulus for exponents is 4 × 10 = 40, and 3 × 27 = 81 = 2 × 40 + 1. The value 37 would belong to 3 × 37 = 111, which leaves 31.',
          practises: [1],
        },
        {
          question: 'With n = 33 and e = 3, to which number is the message 5 encrypted?',
          options: ['26', '15', '27', '125'],
          answer: 0,
          explanation: 'The cube is 125, and 125 − 3 × 33 = 125 − 99 = 26.',
          practises: [2],
        },
      ],
    },
  },
};
