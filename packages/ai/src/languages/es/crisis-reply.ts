import type { ReplyTexts } from '../../safety/reply/reply-texts.ts';
import { situations } from './situation-reply.ts';

export const es: ReplyTexts = {
  youngest: {
    told: 'Has hecho bien en decírmelo.',
    notYourFault: 'No has hecho nada malo.',
    medical: 'Enséñale ahora a una persona mayor dónde te duele o qué te has tragado.',
    goTo: {
      named: 'Ve ahora con una persona mayor.',
      safe: 'Ve ahora con una persona mayor con la que te sientas a salvo.',
    },
    adults: {
      now: 'He avisado a las personas mayores de aquí.',
      soon: 'He dejado un aviso a las personas mayores de aquí.',
      'nobody-before-morning': 'He dejado un aviso a las personas mayores de aquí.',
      'nobody-before-class': 'He dejado un aviso a las personas mayores de aquí.',
      nobody: '',
    },
    emergency: 'Si hay peligro, llama al {emergency}.',
  },
  situations,
  concerns: {
    'self-harm': {
      little: 'Me alegro mucho de que lo cuentes, y nadie te va a regañar.',
      older:
        'Gracias por contarlo. No has hecho nada malo, y tu vida importa. Cuando algo duele tanto, nadie debería quedarse a solas con ello, y con ayuda puede mejorar. Si puedes, aléjate de todo con lo que podrías hacerte daño.',
    },
    medical: {
      little:
        'Enséñale ahora a una persona mayor lo que tragaste o dónde te duele; nadie te va a regañar.',
      older:
        'Haces bien en decirlo, y nadie te va a regañar. Ve ahora con la persona adulta más cercana y enséñale lo que tragaste o tomaste, o dónde te has hecho daño. Si tragaste algo, guarda el envase y no te provoques el vómito, a no ser que te lo digan por teléfono.',
    },
    abuse: {
      little: 'No es culpa tuya, y no has hecho nada malo.',
      older:
        'Gracias por contarlo. Hace falta valor. No es culpa tuya y no has hecho nada malo. Nadie puede hacerte daño ni tocarte así, y no tienes que guardar un secreto que hace daño.',
    },
    grooming: {
      little: 'Has hecho bien en contarlo, y nadie te va a regañar.',
      older:
        'Gracias por contarlo. No has hecho nada malo y no es culpa tuya, hayas enviado o dicho lo que sea. No tienes que contestar, ni enviar nada, ni quedar con nadie. Guarda los mensajes para que los vea una persona adulta.',
    },
    threat: {
      little: 'Está bien que lo digas, y nadie puede hacer daño a nadie.',
      older:
        'Gracias por decirlo. Nadie puede hacerte daño ni amenazarte, y si tienes tanta rabia que quieres hacer daño a alguien, eso se puede llevar con ayuda y no tienes que hacerlo. Ve adonde estés a salvo, lejos de todo lo que pueda herir a alguien.',
    },
    violence: {
      little: 'Gracias por decirlo antes de que pase algo.',
      older:
        'Gracias por decirlo antes de que pase algo. Unos sentimientos tan fuertes se pueden llevar con ayuda, y no tienes que hacer lo que te empujan a hacer. Si tienes cerca algo con lo que se pueda hacer daño, aléjate de ello.',
    },
    runaway: {
      little: 'Me alegro de que lo cuentes, y nadie te va a regañar.',
      older:
        'Gracias por decirlo. Algo tiene que ser muy duro cuando quieres irte, y no has hecho nada malo. Quédate donde haya gente y luz, y dile a alguien seguro dónde estás antes de ir a ninguna parte.',
    },
    bullying: {
      little: 'Eso no está bien, y no es culpa tuya.',
      older:
        'Gracias por contarlo. Lo que te hacen no está bien y no es culpa tuya. Contarlo no es chivarse: así es como puede parar. Si han escrito o publicado algo, guárdalo para poder enseñarlo.',
    },
    substances: {
      little: 'Está bien que lo cuentes, y yo no te regaño.',
      older:
        'Gracias por tu sinceridad. Hoy puedes decir que no, haya pasado lo que haya pasado, y hay personas que ayudan sin avergonzarte. Si tú o alguien más ha tomado algo y se siente mal, raro o con mucho sueño, busca ahora a una persona adulta.',
    },
    eating: {
      little: 'Tu cuerpo es bueno y necesita comer.',
      older:
        'Gracias por contarlo. Comer, o querer al propio cuerpo, puede costar mucho, y no es culpa tuya. Tu valor no es un número en la báscula. Hay médicos y personas que saben mucho de esto, y con su ayuda es más fácil que a solas.',
    },
    despair: {
      little: 'Siento que sea tan difícil, y está bien que lo cuentes.',
      older:
        'Gracias por contarlo. Siento que pese tanto. No es debilidad, no molestas a nadie, y no tienes que llevarlo a solas.',
    },
    unclear: {
      little: 'Está muy bien que digas que necesitas ayuda.',
      older:
        'Gracias por decir que necesitas ayuda. No has hecho nada malo, y no tienes que encontrar las palabras perfectas.',
    },
  },
  goTo: {
    little: {
      named: {
        standard: 'Cuéntaselo hoy a una persona mayor de confianza.',
        severe: 'Ve ahora con una persona mayor de confianza.',
      },
      safe: {
        standard: 'Cuéntaselo hoy a una persona mayor con la que te sientas a salvo.',
        severe: 'Ve ahora con una persona mayor con la que te sientas a salvo.',
      },
    },
    older: {
      named: {
        standard:
          'Habla hoy con una persona adulta de confianza, como un profesor, tu madre o tu padre, tu pastor o el monitor del campamento.',
        severe:
          'Ve ahora mismo con una persona adulta de confianza, como un profesor, tu madre o tu padre, tu pastor o el monitor del campamento. No te quedes a solas con esto.',
      },
      safe: {
        standard:
          'Habla hoy con una persona adulta con la que te sientas a salvo. Si la primera no te escucha, cuéntaselo a otra.',
        severe:
          'Ve ahora mismo con una persona adulta con la que te sientas a salvo. No te quedes a solas con esto, y si la primera no te escucha, cuéntaselo a otra.',
      },
    },
  },
  told: {
    little: {
      now: 'He avisado a las personas mayores del campamento, y pueden leerlo ahora.',
      soon: 'He dejado un aviso a las personas mayores del campamento, pero no las esperes.',
      'nobody-before-morning':
        'También les he dejado un aviso, pero quizá nadie lo lea antes de mañana.',
      'nobody-before-class':
        'También les he dejado un aviso, pero quizá nadie lo lea antes de la próxima clase.',
      nobody: 'Yo soy un programa y no puedo llamar a una persona mayor por ti.',
    },
    older: {
      now: 'Yo solo soy un programa; por eso he avisado a las personas adultas responsables de ti en este campamento. Una de ellas estaba aquí hace unos minutos y puede leerlo ahora.',
      soon: 'Yo solo soy un programa; por eso he dejado un aviso a las personas adultas responsables de ti en este campamento. Lo verán cuando vuelvan a mirar, así que no esperes a eso.',
      'nobody-before-morning':
        'Yo solo soy un programa. He dejado un aviso a las personas adultas responsables de ti en este campamento, pero puede que nadie lo lea antes de mañana por la mañana, así que no esperes a eso.',
      'nobody-before-class':
        'Yo solo soy un programa. He dejado un aviso a las personas adultas responsables de ti en este campamento, pero puede que nadie lo lea antes de la próxima clase, y para eso pueden faltar días, así que no esperes a eso.',
      nobody:
        'Yo solo soy un programa y no puedo prometer que una persona adulta lea esto aquí. Por eso, cuéntaselo tú a alguien.',
    },
  },
  lines: 'También puedes llamar a {lines}.',
  askForLine:
    'También puedes pedirle a una persona adulta el número de ayuda a la infancia de tu país.',
  emergency: 'Si tú u otra persona está en peligro ahora, llama al {emergency}.',
  poison: 'Llama a toxicología, {poison}, o al {emergency} si alguien se encuentra muy mal.',
  noPoisonLine: 'Llama ahora al {emergency} y di qué se ha tragado o qué ha pasado.',
  or: 'o',
};
