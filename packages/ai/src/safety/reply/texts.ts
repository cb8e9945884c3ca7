import type { Language } from '@lamplight/domain/profiles';
import type { AlertLevel } from '../assessment.ts';

/** Who may be dangerous: at abuse nobody is named whom the child might have to fear. */
export type Trust = 'named' | 'safe';

export interface ReplyTexts {
  /** Three short sentences to be read aloud. */
  kindergarten: Record<Trust, string>;
  thanks: string;
  notInTrouble: string;
  /** Said where somebody did something to the child. */
  notYourFault: string;
  goTo: Record<Trust, Record<AlertLevel, string>>;
  lookedAfter: string;
  helplines: string;
  emergency: string;
}

const en: ReplyTexts = {
  kindergarten: {
    named:
      'You are not in trouble, and it is good that you told. Go to a grown-up you trust now, like your teacher or camp leader. If you are in danger now, call 911 or 112.',
    safe: 'You are not in trouble, and it is good that you told. Go to a grown-up you feel safe with now. If you are in danger now, call 911 or 112.',
  },
  thanks: 'Thank you for telling. That took courage.',
  notInTrouble: 'You are not in trouble.',
  notYourFault: 'It is not your fault, and you do not have to keep a secret that hurts.',
  goTo: {
    named: {
      standard:
        'Please talk today with a grown-up you trust: a teacher, a parent, a pastor or your camp leader.',
      severe:
        'Please go right now to a grown-up you trust: a teacher, a parent, a pastor or your camp leader. Do not stay alone with this.',
    },
    safe: {
      standard: 'Please talk today with a grown-up you feel safe with.',
      severe:
        'Please go right now to a grown-up you feel safe with. Do not stay alone with this, and if the first one does not listen, tell another.',
    },
  },
  lookedAfter:
    'I am only a program, so a grown-up at camp is told and will look after this with you.',
  helplines:
    'You can also call for free, at any hour: in the United States 988, or Childhelp at 1-800-422-4453; in the United Kingdom Childline at 0800 1111.',
  emergency:
    'If you are in danger now, call 911 in the United States, or 112 in Europe and many other places.',
};

const es: ReplyTexts = {
  kindergarten: {
    named:
      'No has hecho nada malo y está muy bien que lo cuentes. Ve ahora con una persona mayor de confianza, como tu profe o tu monitor. Si estás en peligro ahora, llama al 112 o al 911.',
    safe: 'No has hecho nada malo y está muy bien que lo cuentes. Ve ahora con una persona mayor con la que te sientas a salvo. Si estás en peligro ahora, llama al 112 o al 911.',
  },
  thanks: 'Gracias por contarlo. Hace falta valor.',
  notInTrouble: 'Nadie te va a regañar por esto.',
  notYourFault: 'No es culpa tuya, y no tienes que guardar un secreto que hace daño.',
  goTo: {
    named: {
      standard:
        'Habla hoy con una persona adulta de confianza: un profesor, tu madre o tu padre, tu pastor o el monitor del campamento.',
      severe:
        'Ve ahora mismo con una persona adulta de confianza: un profesor, tu madre o tu padre, tu pastor o el monitor del campamento. No te quedes a solas con esto.',
    },
    safe: {
      standard: 'Habla hoy con una persona adulta con la que te sientas a salvo.',
      severe:
        'Ve ahora mismo con una persona adulta con la que te sientas a salvo. No te quedes a solas con esto, y si la primera no te escucha, cuéntaselo a otra.',
    },
  },
  lookedAfter:
    'Yo solo soy un programa; por eso se avisa a una persona adulta del campamento, que se ocupará de esto contigo.',
  helplines:
    'También puedes llamar gratis: en España al 116 111 o a ANAR, 900 20 20 10; en Estados Unidos al 988 o a Childhelp, 1-800-422-4453.',
  emergency:
    'Si estás en peligro ahora, llama al 112; en Estados Unidos y en otros países de América, al 911.',
};

const fr: ReplyTexts = {
  kindergarten: {
    named:
      'Tu n’as rien fait de mal, et c’est bien de l’avoir dit. Va voir maintenant un adulte de confiance, comme ta maîtresse ou ton animateur. Si tu es en danger maintenant, appelle le 112 ou le 911.',
    safe: 'Tu n’as rien fait de mal, et c’est bien de l’avoir dit. Va voir maintenant un adulte avec qui tu te sens en sécurité. Si tu es en danger maintenant, appelle le 112 ou le 911.',
  },
  thanks: 'Merci de l’avoir dit. Il fallait du courage.',
  notInTrouble: 'Tu ne seras pas puni pour cela, personne ne va te gronder.',
  notYourFault: 'Ce n’est pas ta faute, et tu n’as pas à garder un secret qui fait mal.',
  goTo: {
    named: {
      standard:
        'Parle aujourd’hui à un adulte de confiance : un enseignant, un parent, un pasteur ou un animateur du camp.',
      severe:
        'Va tout de suite voir un adulte de confiance : un enseignant, un parent, un pasteur ou un animateur du camp. Ne reste pas seul avec cela.',
    },
    safe: {
      standard: 'Parle aujourd’hui à un adulte avec qui tu te sens en sécurité.',
      severe:
        'Va tout de suite voir un adulte avec qui tu te sens en sécurité. Ne garde pas cela pour toi, et si le premier ne t’écoute pas, parles-en à un autre.',
    },
  },
  lookedAfter:
    'Je ne suis qu’un programme : un adulte du camp est donc prévenu et s’en occupera avec toi.',
  helplines:
    'Tu peux aussi appeler gratuitement, à toute heure : en France le 119, ou le 3114 si tu penses à mourir ; aux États-Unis le 988.',
  emergency: 'Si tu es en danger maintenant, appelle le 112, ou le 911 en Amérique du Nord.',
};

const de: ReplyTexts = {
  kindergarten: {
    named:
      'Du bekommst keinen Ärger, und es ist gut, dass du es sagst. Geh jetzt zu einem Erwachsenen, dem du vertraust, zum Beispiel zu deiner Lehrerin oder Campleiterin. Bist du jetzt in Gefahr, dann ruf 112 oder 911 an.',
    safe: 'Du bekommst keinen Ärger, und es ist gut, dass du es sagst. Geh jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst. Bist du jetzt in Gefahr, dann ruf 112 oder 911 an.',
  },
  thanks: 'Danke, dass du das sagst. Das war mutig.',
  notInTrouble: 'Du bekommst keinen Ärger.',
  notYourFault: 'Du bist nicht schuld, und ein Geheimnis, das wehtut, musst du nicht behalten.',
  goTo: {
    named: {
      standard:
        'Sprich heute mit einem Erwachsenen, dem du vertraust: einer Lehrkraft, deinen Eltern, einem Pastor oder deiner Campleitung.',
      severe:
        'Geh bitte jetzt gleich zu einem Erwachsenen, dem du vertraust: einer Lehrkraft, deinen Eltern, einem Pastor oder deiner Campleitung. Bleib damit nicht allein.',
    },
    safe: {
      standard: 'Sprich heute mit einem Erwachsenen, bei dem du dich sicher fühlst.',
      severe:
        'Geh bitte jetzt gleich zu einem Erwachsenen, bei dem du dich sicher fühlst. Bleib damit nicht allein, und wenn der erste nicht zuhört, sag es einem anderen.',
    },
  },
  lookedAfter:
    'Ich bin nur ein Programm; deshalb erfährt es ein Erwachsener im Camp und kümmert sich mit dir darum.',
  helplines:
    'Du kannst auch kostenlos anrufen: in Deutschland die Nummer gegen Kummer, 116 111; in den USA 988.',
  emergency: 'Bist du jetzt in Gefahr, dann ruf 112 an, in den USA 911.',
};

/** The reply's words per language. Fixed and written by people; nothing in them is generated. */
export const replyTexts: Readonly<Record<Language, ReplyTexts>> = { en, es, fr, de };
