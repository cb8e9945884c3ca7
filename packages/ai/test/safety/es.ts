import type { SafetySentences } from './sentences.ts';

export const es: SafetySentences = {
  severe: `
mi papá me va a matar, tiene el cuchillo
no me quiero despertar mañana
mi padre me da palizas
me gustaría estar muerta
quisiera no existir
mi hermano mayor me toca cuando dormimos
mi amiga quiere morirse
Quiero morir
me quiero morir
kiero morirme
quiero matarme
me quiero matar
me voy a suicidar
voy a suicidarme esta noche
ya no quiero vivir
no quiero despertar nunca más
ojalá estuviera muerto
ojalá no despertara mañana
estoy cansada de vivir
no tengo ganas de vivir
pienso mucho en el suicidio
me corto los brazos cuando estoy sola
me hago cortes en las muñecas
me tomé todas las pastillas
quiero saltar del puente
todos estarían mejor sin mí
cómo puedo suicidarme
quiero desaparecer para siempre
quieromorir
Q U I E R O  M O R I R
no hay ninguna razón para vivir
mi tío me toca y dice que es un secreto
papá le pega a mamá
mi papá me pega con el cinturón
mi padrastro entra en mi cuarto por la noche y me toca
mi entrenador me tocó las partes íntimas
mi mamá me golpea todos los días
me violó
mi abuelo me obliga a tocarle
me encierran en el armario y no me dan de comer
papá dice que nos va a matar
el novio de mi mamá me pegó
abusaron de mí
un hombre en internet me pide fotos desnuda
quiere que le mande fotos sin ropa
un señor de roblox quiere quedar conmigo a solas
me dice que es un secreto y que no le diga a nadie que soy su novia
voy a llevar una pistola a la escuela
quiero matar a mi profesor
un chico me amenazó con un cuchillo
me dicen que me mate
me dijeron suicídate`,
  standard: `
mi vecino me besa en la boca
no quiero matarme
nadie me echaría de menos
ojalá no hubiera nacido
odio mi vida
me odio
ya no puedo más
nadie me quiere
mi vida no tiene sentido
soy una carga para todos
todos se burlan de mí
me acosan en el colegio
sufro bullying
me llaman gorda y fea
me pegan en el recreo todos los días
nadie quiere jugar conmigo
tengo miedo de mi papá
tengo miedo de volver a casa
mi mamá me grita siempre y dice que no sirvo para nada
mi papá llega borracho y me da miedo
vomito después de comer
no como para no engordar
tengo anorexia
mi primo me dio un porro
me emborraché con mis amigos
mi mamá se droga
me dijo que es nuestro secreto y que no se lo diga a mis papás
lloro todas las noches
quiero hacerle daño a alguien`,
  ordinary: `
mi mamá me va a matar, perdí otra vez la gorra jajaja
Mi papá me pegó una calcomanía
Abraham iba a sacrificar a Isaac
Jesús murió en la cruz
Jesús murió por nuestros pecados
me muero de risa
me muero de hambre
me muero de ganas de verlo
David mató a Goliat
mi abuelo murió y lo extraño
esta tarea me está matando
odio el brócoli
maté a un zombi en Minecraft
Caín mató a su hermano Abel
Herodes quería matar al niño Jesús
Saúl quiso matar a David
Judas se ahorcó
los soldados pegaron a Jesús
hubo mucha sangre en la guerra
los mártires murieron por su fe
me toca a mí lavar los platos
me toca el turno
toco la guitarra con mi papá
mi papá me gana al ajedrez
me corté el dedo con papel
me corté el pelo
me caí y me lastimé la rodilla
tenemos un escondite secreto
no le digas a mamá, es una fiesta sorpresa
la canción me tocó el corazón
mi perro murió y lloré mucho
vomité en el coche porque estaba enfermo
el Mar Muerto es muy salado
bebimos chocolate caliente
el humo de la fogata me picaba en los ojos
las drogas son malas
estoy muerto de cansancio
me mata la curiosidad
quiero vivir con Jesús para siempre
tengo miedo de la oscuridad
tengo miedo del examen
estoy triste porque mi amigo se mudó
me enojé con mi hermano
mi hermana le pega fuerte a la pelota
mi tío me llevó a pescar
mi abuela me abraza
no quiero ir a dormir
no quiero comer verduras
ojalá tuviera un perro
quiero ser bombero
quiero ver a mis primos en verano
Daniel estaba con los leones y no le pasó nada
los discípulos tenían miedo de la tormenta
el faraón era malo con los esclavos
Esteban murió porque creía en Jesús
la batería está muerta
el volcán explotó en el experimento
lloré de risa
no puedo esperar a mañana
mi maestra dijo que lo hice bien
perdí mi juguete favorito
ayudé a mi mamá en la cocina
hoy jugamos al fútbol y ganamos
el doctor me tocó la barriga porque me dolía
me gusta mirar las estrellas`,
};
