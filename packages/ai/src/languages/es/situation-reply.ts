import type { SituationTexts } from '../../safety/reply/situation-texts.ts';

export const situations: SituationTexts = {
  taken: {
    little:
      'Ve ahora con una persona mayor y enséñale lo que se tragó. Que nadie se provoque el vómito.',
    older:
      'Haces bien en decirlo, y nadie va a regañar a nadie. Busca ahora a la persona adulta más cercana y enséñale lo que se tragó o se tomó. Guarda el envase, y que nadie se provoque el vómito, a no ser que te lo digan por teléfono.',
  },
  overdose: {
    little: 'Has hecho bien en decirlo, y nadie te va a regañar.',
    older:
      'Si lo tomaste porque todo duele tanto: tu vida importa, nadie debería quedarse a solas con eso, y con ayuda puede mejorar. Quédate ahora con alguien, aunque todavía te sientas bien.',
  },
  asleep: {
    little: 'Busca ahora mismo a otra persona mayor.',
    older:
      'Intenta despertar a esa persona llamándola en voz alta. Busca enseguida a otra persona adulta y, si no despierta, llama al {emergency} y no cuelgues: te dirán qué hacer. No es culpa tuya.',
  },
  weapon: {
    little: 'No la toques. Aléjate y busca ahora a una persona mayor.',
    older:
      'Haces bien en decirlo. No la toques, sal de la habitación, que nadie se acerque, y busca ahora a una persona adulta.',
  },
  friend: {
    little: 'Está bien que cuentes esto de otra persona. Díselo ahora a una persona mayor.',
    older:
      'Gracias por preocuparte por otra persona. Eso no es chivarse, y no tienes que llevarlo a solas: díselo ahora a una persona adulta, aunque hayas prometido guardar el secreto, y no dejes a la otra persona a solas con ello. Lo que pase después no depende de ti.',
  },
  threatened: {
    little: 'Has hecho bien en contarlo, y nadie puede amenazarte.',
    older:
      'Gracias por contarlo. Hace falta valor. Nadie puede amenazarte, ni a quien tú quieres, para que calles, y no es culpa tuya. No tienes que guardar un secreto así. Quédate cerca de otras personas y lejos de quien te da miedo.',
  },
  neglect: {
    little: 'No has hecho nada malo: todos los niños necesitan comida y alguien que los cuide.',
    older:
      'Gracias por contarlo. No es culpa tuya, y no has traicionado a nadie. Todos los niños necesitan cada día comida y alguien que los cuide, y otras personas adultas pueden ayudar con eso, también hoy. No tienes que poder con todo a solas.',
  },
  bomb: {
    little: 'Las bombas hacen daño a la gente; por eso no digo cómo se hacen.',
    older:
      'No explico cómo se hacen las bombas, porque destrozan a las personas. Si solo era curiosidad, no pasa nada. Si tienes rabia o miedo de alguien, está bien decirlo.',
  },
};
