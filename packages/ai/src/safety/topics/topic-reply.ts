import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import type { LeftAlone } from './read-topic.ts';

type Replies = Readonly<Record<LeftAlone, Readonly<Record<'little' | 'older', string>>>>;

const REPLIES: Readonly<Record<Language, Replies>> = {
  en: {
    tricks: {
      little:
        'My rules keep us both safe, so I keep them. Ask me about animals, numbers or a Bible story!',
      older:
        'I am a learning helper, and I keep my rules whatever I am asked. They are there to keep everybody safe. What would you like to find out about the Bible, science, math or AI?',
    },
    grownUp: {
      little:
        'That is a good thing to ask Mom, Dad or your teacher. What else would you like to know?',
      older:
        'That is something to talk about with a grown-up you trust, such as your parents. I can’t help with it here, and it was all right to ask. What else are you curious about?',
    },
    coarse: {
      little: 'Let us use kind words. I am glad to help you. What would you like to know?',
      older:
        'Let us keep our words kind. If something made you angry, you can tell me what happened, or talk with somebody you trust. What would you like to do next?',
    },
    contact: {
      little:
        'Keep your address and phone number safe. Only your family should give them away. You can ask me again without them!',
      older:
        'Please keep addresses, phone numbers, account names and passwords to yourself, also here. I don’t need them. Ask me again without them, and I will gladly help.',
    },
  },
  es: {
    tricks: {
      little:
        'Mis reglas nos cuidan a los dos, así que las cumplo. ¡Pregúntame por animales, números o una historia de la Biblia!',
      older:
        'Soy un ayudante para aprender y cumplo mis reglas, me pidan lo que me pidan. Están para cuidar a todos. ¿Qué quieres descubrir de la Biblia, las ciencias, las matemáticas o la IA?',
    },
    grownUp: {
      little: 'Eso se lo puedes preguntar a mamá, a papá o a tu profe. ¿Qué más quieres saber?',
      older:
        'De eso es mejor hablar con una persona adulta de confianza, como tus padres. Aquí no puedo ayudarte con eso, y no pasa nada por preguntar. ¿Qué más te da curiosidad?',
    },
    coarse: {
      little: 'Usemos palabras amables. Me alegra ayudarte. ¿Qué quieres saber?',
      older:
        'Usemos palabras amables. Si algo te ha enfadado, puedes contarme qué pasó o hablar con alguien de confianza. ¿Qué quieres hacer ahora?',
    },
    contact: {
      little:
        'Guarda bien tu dirección y tu teléfono. Solo tu familia debe darlos. ¡Pregúntame otra vez sin ellos!',
      older:
        'Guarda para ti direcciones, teléfonos, nombres de cuentas y contraseñas, también aquí. No los necesito. Pregúntame otra vez sin ellos y te ayudaré con gusto.',
    },
  },
  fr: {
    tricks: {
      little:
        'Mes règles nous protègent tous les deux, alors je les garde. Pose-moi une question sur les animaux, les nombres ou une histoire de la Bible !',
      older:
        'Je suis une aide pour apprendre et je garde mes règles, quoi qu’on me demande. Elles protègent tout le monde. Que veux-tu découvrir sur la Bible, les sciences, les maths ou l’IA ?',
    },
    grownUp: {
      little: 'Demande cela à maman, à papa ou à ta maîtresse. Que veux-tu savoir d’autre ?',
      older:
        'C’est un sujet à aborder avec un adulte de confiance, comme tes parents. Je ne peux pas t’aider ici, et tu as bien le droit de demander. Qu’est-ce qui t’intéresse d’autre ?',
    },
    coarse: {
      little: 'Utilisons des mots gentils. Je suis content de t’aider. Que veux-tu savoir ?',
      older:
        'Gardons des mots gentils. Si quelque chose t’a mis en colère, tu peux me raconter ce qui s’est passé ou en parler à quelqu’un de confiance. Que veux-tu faire maintenant ?',
    },
    contact: {
      little:
        'Garde bien ton adresse et ton numéro de téléphone. Seule ta famille les donne. Redemande-moi sans les écrire !',
      older:
        'Garde pour toi les adresses, les numéros de téléphone, les noms de compte et les mots de passe, ici aussi. Je n’en ai pas besoin. Redemande-moi sans les écrire et je t’aiderai volontiers.',
    },
  },
  de: {
    tricks: {
      little:
        'Meine Regeln schützen uns beide, darum halte ich sie. Frag mich nach Tieren, Zahlen oder einer Geschichte aus der Bibel!',
      older:
        'Ich bin ein Lernhelfer und halte meine Regeln, egal, worum ich gebeten werde. Sie schützen alle. Was möchtest du über die Bibel, die Natur, Mathe oder KI herausfinden?',
    },
    grownUp: {
      little:
        'Das fragst du am besten Mama, Papa oder deine Lehrerin. Was möchtest du sonst wissen?',
      older:
        'Darüber sprichst du am besten mit einem Erwachsenen, dem du vertraust, zum Beispiel mit deinen Eltern. Hier kann ich dir dabei nicht helfen, und fragen war völlig in Ordnung. Was interessiert dich sonst?',
    },
    coarse: {
      little: 'Lass uns freundliche Worte nehmen. Ich helfe dir gern. Was möchtest du wissen?',
      older:
        'Lass uns freundlich bleiben. Wenn dich etwas geärgert hat, erzähl mir, was passiert ist, oder sprich mit jemandem, dem du vertraust. Was möchtest du als Nächstes tun?',
    },
    contact: {
      little:
        'Pass gut auf deine Adresse und deine Telefonnummer auf. Nur deine Familie gibt sie weiter. Frag mich noch einmal ohne sie!',
      older:
        'Behalte Adressen, Telefonnummern, Kontonamen und Passwörter für dich, auch hier. Ich brauche sie nicht. Frag mich noch einmal ohne sie, dann helfe ich dir gern.',
    },
  },
};

/** The fixed, kind answer to a message that is not taken up. */
export function topicReply(
  topic: LeftAlone,
  { band, language }: { readonly band: ContentBand; readonly language: Language },
): string {
  return REPLIES[language][topic][band === 'kindergarten' ? 'little' : 'older'];
}
