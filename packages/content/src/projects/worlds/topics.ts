/** One of two topics that messages are about. */
export interface Topic {
  readonly name: string;
  /** Words that tell it. */
  readonly words: readonly string[];
  /** Messages to learn from. */
  readonly texts: readonly string[];
  /** Messages to ask about; each word that matters is among `words` and in `texts`. */
  readonly asks: readonly [string, string, string];
}

/** Messages of a camp about two topics. */
export interface TopicWorld {
  readonly place: string;
  readonly topics: readonly [Topic, Topic];
  /** A message about neither. */
  readonly neither: string;
  readonly picture: string;
}

export const TOPIC_WORLDS: readonly TopicWorld[] = [
  {
    place: 'the question box of the camp',
    topics: [
      {
        name: 'garden',
        words: ['plant', 'seeds', 'water', 'soil', 'grow', 'tomatoes', 'weeds', 'shovel'],
        texts: [
          'who will water the tomatoes tonight',
          'the seeds grow slowly in dry soil',
          'please bring the shovel for the weeds',
          'when can we plant more seeds',
          'the soil needs water and sun',
        ],
        asks: [
          'did the seeds get water',
          'our tomatoes need new soil',
          'bring a shovel for the weeds',
        ],
      },
      {
        name: 'music',
        words: ['sing', 'song', 'guitar', 'drum', 'choir', 'notes', 'loud', 'melody'],
        texts: [
          'the choir will sing a new song',
          'my guitar lost a string',
          'can the drum be less loud',
          'who knows the notes of that melody',
          'we sing the song with guitar and drum',
        ],
        asks: [
          'is the guitar song hard',
          'the choir is not too loud',
          'who knows the melody of that song',
        ],
      },
    ],
    neither: 'hello everybody',
    picture: 'envelope-with-arrow',
  },
  {
    place: 'the lost-and-found desk',
    topics: [
      {
        name: 'clothes',
        words: ['jacket', 'shoes', 'sock', 'hat', 'warm', 'wool', 'pocket', 'button'],
        texts: [
          'i lost a blue wool hat',
          'one sock and two shoes are gone',
          'my jacket has a big pocket',
          'the button of a warm jacket',
          'these shoes are wet but the sock is dry',
        ],
        asks: [
          'a warm hat with a button',
          'my wool sock is lost',
          'look in the pocket of the jacket',
        ],
      },
      {
        name: 'toys',
        words: ['ball', 'puzzle', 'dice', 'kite', 'teddy', 'cards', 'play', 'game'],
        texts: [
          'a red ball rolled away from our game',
          'the puzzle has a piece too few',
          'my teddy wants to come home',
          'the kite is up in a tree',
          'we can not play cards without the dice',
        ],
        asks: ['we play with a ball', 'is my teddy with the kite', 'cards and dice for a game'],
      },
    ],
    neither: 'thank you very much',
    picture: 'magnifying-glass-tilted-left',
  },
  {
    place: 'the camp newspaper',
    topics: [
      {
        name: 'weather',
        words: ['rain', 'sunny', 'storm', 'clouds', 'wind', 'cold', 'thunder', 'sky'],
        texts: [
          'dark clouds and strong wind at noon',
          'the storm brought thunder and rain',
          'a sunny sky after a cold night',
          'more rain and wind on friday',
          'no clouds in the sky tomorrow',
        ],
        asks: ['is there thunder in the clouds', 'a cold wind and much rain', 'the sky is sunny'],
      },
      {
        name: 'food',
        words: ['soup', 'bread', 'lunch', 'cook', 'cheese', 'hungry', 'kitchen', 'apple'],
        texts: [
          'the cook makes soup with fresh bread',
          'lunch was late and we were hungry',
          'an apple and some cheese for everyone',
          'help in the kitchen after lunch',
          'the bread from our kitchen is famous',
        ],
        asks: [
          'who is hungry for soup',
          'cheese on warm bread',
          'the cook needs an apple in the kitchen',
        ],
      },
    ],
    neither: 'see you soon',
    picture: 'scroll',
  },
];
