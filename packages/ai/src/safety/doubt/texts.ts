import type { Language } from '@lamplight/domain/profiles';
import type { ReplyAge } from '../reply/reply-texts.ts';

/** The question, its two answers, and what is said to `I am safe`. Ways to help stand at `{emergency}`. */
export interface DoubtTexts {
  readonly question: Readonly<Record<ReplyAge, string>>;
  /** After the numbers to call. */
  readonly afterNumbers: string;
  readonly safe: string;
  readonly help: string;
  readonly gladOfIt: Readonly<Record<ReplyAge, string>>;
}

export const DOUBT_TEXTS: Readonly<Record<Language, DoubtTexts>> = {
  en: {
    question: {
      youngest:
        'Are you safe? If not, go to a grown-up you feel safe with now. In danger, call {emergency}.',
      little:
        'I am not sure I understood. Are you safe? If not, go to a grown-up you feel safe with now. In danger, call {emergency}.',
      older:
        'I am not sure I understood. Are you safe? If you are not, or somebody else is not, please go to a grown-up you feel safe with now. In danger, call {emergency}.',
    },
    afterNumbers: 'Are you safe now?',
    safe: 'I am safe',
    help: 'I need help',
    gladOfIt: {
      youngest: 'Thank you for telling me. If that changes, go to a grown-up you feel safe with.',
      little: 'Thank you for saying so. If that changes, tell a grown-up you feel safe with.',
      older:
        'Thank you for saying so. If that changes, or if it was not the whole story, you can say so here at any time and tell a grown-up you feel safe with.',
    },
  },
  es: {
    question: {
      youngest:
        '¿Estás a salvo? Si no, ve ahora con una persona mayor con la que te sientas a salvo. Si hay peligro, llama al {emergency}.',
      little:
        'No sé si te he entendido. ¿Estás a salvo? Si no, ve ahora con una persona mayor con la que te sientas a salvo. En peligro, llama al {emergency}.',
      older:
        'No sé si te he entendido bien. ¿Estás a salvo? Si tú no lo estás, o alguien más no lo está, ve ahora con una persona adulta con la que te sientas a salvo. En peligro, llama al {emergency}.',
    },
    afterNumbers: '¿Estás a salvo ahora?',
    safe: 'Estoy a salvo',
    help: 'Necesito ayuda',
    gladOfIt: {
      youngest:
        'Gracias por decírmelo. Si eso cambia, ve con una persona mayor con la que te sientas a salvo.',
      little:
        'Gracias por decírmelo. Si eso cambia, cuéntaselo a una persona mayor con la que te sientas a salvo.',
      older:
        'Gracias por decírmelo. Si eso cambia, o si no era toda la historia, puedes decirlo aquí cuando quieras y contárselo a una persona adulta con la que te sientas a salvo.',
    },
  },
  fr: {
    question: {
      youngest:
        'Es-tu en sécurité ? Sinon, va voir maintenant un adulte avec qui tu te sens en sécurité. En cas de danger, appelle le {emergency}.',
      little:
        'Je ne suis pas sûr d’avoir compris. Es-tu en sécurité ? Sinon, va voir maintenant un adulte avec qui tu te sens en sécurité. En cas de danger, appelle le {emergency}.',
      older:
        'Je ne suis pas sûr d’avoir compris. Es-tu en sécurité ? Si ce n’est pas le cas, pour toi ou pour quelqu’un d’autre, va voir maintenant un adulte avec qui tu te sens en sécurité. En cas de danger, appelle le {emergency}.',
    },
    afterNumbers: 'Es-tu en sécurité maintenant ?',
    safe: 'Je suis en sécurité',
    help: 'J’ai besoin d’aide',
    gladOfIt: {
      youngest:
        'Merci de me le dire. Si cela change, va voir un adulte avec qui tu te sens en sécurité.',
      little:
        'Merci de me le dire. Si cela change, parles-en à un adulte avec qui tu te sens en sécurité.',
      older:
        'Merci de me le dire. Si cela change, ou si ce n’était pas toute l’histoire, tu peux le dire ici à tout moment et en parler à un adulte avec qui tu te sens en sécurité.',
    },
  },
  de: {
    question: {
      youngest:
        'Geht es dir gut? Bist du in Sicherheit? Wenn nicht, geh jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst. Bei Gefahr ruf {emergency} an.',
      little:
        'Ich weiß nicht, ob ich dich verstanden habe. Geht es dir gut? Bist du in Sicherheit? Wenn nicht, geh jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst. Bei Gefahr ruf {emergency} an.',
      older:
        'Ich weiß nicht, ob ich dich richtig verstanden habe. Bist du in Sicherheit? Wenn du es nicht bist oder jemand anders nicht, geh bitte jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst. Bei Gefahr ruf {emergency} an.',
    },
    afterNumbers: 'Geht es dir gut, bist du gerade in Sicherheit?',
    safe: 'Ich bin in Sicherheit',
    help: 'Ich brauche Hilfe',
    gladOfIt: {
      youngest:
        'Danke, dass du es sagst. Wenn sich das ändert, geh zu einem Erwachsenen, bei dem du dich sicher fühlst.',
      little:
        'Danke, dass du es sagst. Wenn sich das ändert, sag es einem Erwachsenen, bei dem du dich sicher fühlst.',
      older:
        'Danke, dass du es sagst. Wenn sich das ändert oder wenn es nicht alles war, kannst du es hier jederzeit sagen und es einem Erwachsenen erzählen, bei dem du dich sicher fühlst.',
    },
  },
};
