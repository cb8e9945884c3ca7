import type { Telling } from './known.ts';

export const tellingEs: readonly Telling[] = [
  ['Me llamo Emma Rodríguez', 'Emma', 'Rodríguez'],
  ['me llamo valentina y tengo 9 años', 'valentina'],
  ['maria jose me pegó hoy', 'maria', 'jose'],
  ['Mi amigo Jesús no vino', 'Jesús'],
  ['Mi hermana Lucía está triste', 'Lucía'],
  ['Mi número es 612 345 678', '612', '678'],
  ['llámame al 0034 612345678', '612345678'],
  ['seis uno dos tres cuatro cinco seis siete ocho', 'seis uno'],
  ['Vivo en la calle Mayor 5', 'Mayor'],
  ['Vivo en Guadalajara con mi abuela', 'Guadalajara'],
  ['Mi escuela es la Benito Juárez', 'Benito', 'Juárez'],
  ['Voy al colegio San José', 'San José'],
  ['escríbeme a emma arroba correo punto com', 'arroba', 'correo'],
  ['La señora García es mi maestra, la Sra. Torres también', 'Torres'],
  ['mi insta es lucia.flores9', 'lucia.flores9'],
  ['de la Cruz, David, es mi compañero', 'David', 'Cruz'],
];

export const ordinaryEs: readonly string[] = [
  '¿Cuánto es 1234567 más 7654321?',
  'Vivo en una casa con mi perro.',
  'Mi escuela es grande.',
  '¿Qué dice Juan 3:16?',
  '¿Por qué murió Jesús en la cruz?',
  'David y Goliat es mi historia favorita.',
  'uno dos tres cuatro cinco seis siete ocho',
  'La luna está a 384400 km.',
  '¿Quién hizo el sol y el mar?',
  'Mi hermano está triste hoy.',
];
