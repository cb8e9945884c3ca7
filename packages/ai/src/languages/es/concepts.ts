import type { ConceptWords } from '../../classifier/concepts/concepts.ts';

export const es: ConceptWords = {
  self: 'yo soy estoy tengo quiero puedo voy siento creo se hago vivo estaba tenia queria',
  me: 'me mi conmigo a_mi',
  mine: 'mi mis mio mia nuestro nuestra',
  us: 'nos nosotros nosotras somos estamos vamos',
  you: 'tu te ti usted tus vos contigo',
  he: 'el lo le suyo',
  she: 'ella la',
  they: 'ellos ellas les los',
  nobody: 'nadie ninguno ninguna ningun',
  everybody: 'todos todas todo_el_mundo toda_la_clase alguien cualquiera gente',
  kinAdult:
    'papa papi padre padres mama mami madre abuelo abuela abuelito abuelita tio tia tios tutor padrino madrina apa ama jefe jefa viejo vieja',
  stepKin:
    'padrastro madrastra hermanastro el_novio_de_mi pareja_de_mi el_esposo_de_mi la_novia_de_mi novio_de_mama marido_de_mi casa_hogar familia_de_acogida',
  kinYoung:
    'hermano hermana hermanos hermanito hermanita primo prima primos sobrino gemelo carnal mana mano',
  baby: 'bebe bebes nene nena recien_nacido',
  authority:
    'maestro maestra profe profesor profesora entrenador coach pastor padre_juan cura sacerdote diacono director directora lider monitor monitora vecino vecina niñera jefe catequista seño chofer encargado hermano_de_la_iglesia',
  peer: 'amigo amiga amigos amigas compañero compañera compañeros niños niñas chicos chicas chavos chavas pibes grupo pandilla banda los_grandes clase salon parceros panas',
  lover: 'novio novia ex crush pareja cuate enamorad* esposo esposa pololo',
  stranger:
    'señor señora hombre hombres tipo tipos desconocido desconocida tipa man viejo extraño cliente',
  older: 'mayor mayores adulto adulta adultos grande grandes años universidad prepa',
  online:
    'internet insta instagram snap tiktok discord roblox whatsapp wasap wsp telegram mensaje mensajes msj chat chatea* red redes perfil cuenta celular cel movil telefono captura publica* sube subio subieron facebook face videollamada juego_online escribe escribio escriben grupo_de',
  police: 'policia poli juez carcel dif trabajadora_social denuncia* orfanato',
  helper:
    'doctor doctora medico enfermera dentista hospital ambulancia clinica psicologa psicologo terapia urgencias pediatra',
  hit: 'pega pegan pego pegaba pegado pegar golpe* golpea* patea* patada* puñetazo* cachetada* bofetada* nalgada* cinturon* cintazo* cinto chancla* correa fajo azota* empuja* avienta* aventaron jala jalo jalan estira pellizc* muerd* mordi* ahorca* aprieta* apreto estrell* zarande* tira tiro tiran lanza* escupe* escupi* madrea* putazo* zape* coscorron* sacude* lastima* daña* maltrat* ataca* castig* palo',
  touch:
    'toca tocan toco tocar tocaba tocando acaricia* besa beso besar besos abraza* abrazo* manosea* soba* frota* cosquill* masaje* sienta_en sus_piernas encima se_acuesta se_acost* se_mete se_sube se_mete_a pega_a_mi roza* arrima*',
  undress:
    'desnud* ropa_interior calzon* calzoncillo* bragas sin_ropa quita_la_ropa quitar_la_ropa quite quitarme_la desvist* toalla pijama baja_el baja_los bajo_el_pantalon camiseta_arriba',
  private:
    'partes_privadas partes_intimas partes ahi_abajo pito pene vagina colita cola pompis nalgas trasero pecho pechos bubis chichi chichis entrepierna cosita pajarito',
  sexual:
    'sexo sexual violo violar violaron violacion porno pornografia abus* virgen cosas_de_grandes cosas_de_adultos cochinadas',
  watchOn:
    'mira miran miraba mirando espia* graba* filma* observa* camara se_queda_viendo me_ve me_vigila',
  force:
    'obliga* fuerza forza* hace_que me_hace tengo_que no_me_deja no_me_dejan deja_salir castigo castigad* prohib* amarr* ata ato ataron sujeta* agarra* arrastr* echa_de corre_de',
  lock: 'encierra* encerr* cerro llave candado armario closet sotano bodega cuarto_oscuro baño_cerrado atrap* afuera_toda',
  yell: 'grita gritan grito gritos gritar insulta* maldice groser* discute* discuten pelea* peleas regaña* enoja* explota*',
  insult:
    'tonto tonta inutil estupid* idiota fea feo gorda gordo basura fracas* error estorbo perra zorra puta puto maricon joto loca loco imbecil burro burra no_sirvo no_sirves no_valgo mantenid* mocosa naco cerda asco',
  mock: 'burl* rie rien rieron risa_de molesta* molestan apodo* me_dicen nadie_se_junta me_excluy* ignora* sacaron_del bloque* rumor* chisme* me_esconden me_quitan bullying acoso acosan meme* sticker* se_sienta_conmigo hacen_a_un_lado',
  threaten:
    'amenaz* si_digo si_cuento si_hablo si_le_digo me_va me_van vas_a_ver te_va van_a publicar pasar_mis extors* chantaj* cobrar debe deuda sabe_donde saben_donde o_si_no juro pagar',
  follow:
    'sigue siguen siguio persigu* espera_afuera me_espera me_esperan afuera_de mi_casa atras_de_mi acech* pasa_por_mi',
  steal: 'roba robo robar robaron quita quitan quitaron agarre escondidas a_escondidas saque',
  kill: 'mata matar matan mate matarlo matarla matarme asesin* dispar* apuñal* acuchill* bomba balazo* quemar_la',
  revenge:
    'venga* venganza se_arrepent* pagar pagaran van_a_ver lista se_lo_merece merec* desquit*',
  secret:
    'secreto secretos no_digas no_le_digas no_diga no_cuentes no_contar nadie_sabe nadie_lo_sabe nadie_debe entre_nosotros escond* oculta* borra* callad* promet* jura* mangas_largas sudadera bajo_el_colchon no_se_lo',
  tell: 'decir dice dijo digo dijeron cuenta cuento contar conte hablar hablo confes* platic* cree creen acus*',
  lie: 'mentir miento mentira menti finj* fingir que_me_cai digo_que_me_cai hacer_como',
  gift: 'regal* dinero plata lana pesos euros dolares compra compro comprar paga pagan recarga* robux dulces celular_nuevo me_da me_dio invita',
  picture: 'foto fotos video videos camara selfie imagen pack packs nudes videollamada',
  meet: 'vernos verme conoc* quedar quedamos encontr* recoge* recoger su_casa su_carro su_coche su_cuarto hotel a_solas solos salir_con subir_a llev* lleva parque camioneta',
  trust:
    'confi* especial madura entiende unica favorit* me_quiere amor bonita hermosa guapa linda diferente princesa',
  body: 'brazo brazos pierna piernas mano manos muñeca muñecas cuello cara ojo ojos boca labio nariz pelo cabello cabeza panza barriga estomago espalda costilla* piel cuerpo dedo dedos rodilla pie pies oreja garganta muslo* uñas hombro* dientes',
  wound:
    'moret* moreton moretones marca marcas cicatri* herida heridas hinchad* roto rota fractur* chichon raspon* ampolla* yeso venda vendas curita sarpullido',
  blood: 'sangre sangra* sangro sangrando mancha',
  pain: 'duele duelen dolor dolia dolores ardor arde me_lastime adolorid*',
  breath: 'respir* ahog* asfixi* inhalador asma aire pecho_apretado labios_morados se_atora',
  collapse:
    'desmay* mare* inconsciente convuls* tiembl* temblando no_despierta no_se_mueve no_responde no_reacciona se_cayo sudo_frio palid* vista_borrosa corazon_rapido alergi* pico picadura espuma fiebre',
  vomit: 'vomit* devuelv* dedos_en_la dedo_en_la laxante* purga*',
  pregnant: 'embaraz* no_me_baja mi_regla prueba_de atraso',
  cut: 'corto cortar corte cortes cortarme cortando me_corte rasguñ* navaja* navajas sacapuntas vidrio tijeras rayas_en',
  burn: 'quema* queme quemar quemadura* fuego encendedor cerillo* gasolina cigarro_en plancha agua_hirviendo incend*',
  sleep: 'dorm* duerm* sueño despert* despierta cama pesadilla* insomnio',
  cry: 'llor* lagrima* sollo*',
  fear: 'miedo asust* terror panico tembl* nervios* preocup* ansiedad escondo me_escondo debajo_de_la pasos peligro segura seguro',
  shame: 'vergüenza pena sucia sucio asco culpa culpable humill* rara',
  sad: 'triste tristeza deprim* depre mal dolida solit* extraño vacia decepcion*',
  angry: 'enojad* enojo coraje rabia odio furios* harta harto ira',
  empty:
    'vacio vacia sin_sentido no_tiene_sentido para_que nada_importa me_da_igual no_siento nada_vale gris apagad* oscur* sin_esperanza no_hay_salida no_sirve robot',
  tiredOf:
    'cansad* hart* ya_no_puedo ya_no_aguanto no_aguanto no_puedo_mas ya_no_quiero rend* agotad* sin_ganas no_doy',
  lonely: 'sola solo soledad invisible sin_amigos no_tengo_amigos nadie_me aparte olvidad*',
  hate: 'odio odia odian detest* no_soporto aborrez*',
  calm: 'tranquil* en_paz paz alivi* por_fin calma ligera ligero',
  die: 'mori* morir muero muerte muert* suicid* matarme cielo tumba entierro funeral panteon cementerio acabar_con quitarme_la ahorcarme ahogarme desvivir*',
  vanish:
    'desaparec* no_existir dejar_de_existir no_estar no_voy_a_estar ya_no_este no_despertar irme_para sin_mi cuando_no_este nunca_hubiera_nacido no_haber_nacido apagarme dormir_para_siempre irme_con irme_con_dios estar_con_dios descansar_para ya_falta_poco',
  goodbye:
    'adios despedi* ultima ultimo carta nota perdonen perdonenme cuiden cuida_a gracias_por_todo hasta_siempre no_lloren se_quede',
  giveAway:
    'regale_mis regalar_mis di_mis doy_mis repart* ya_no_lo_necesit* ya_no_voy_a_necesitar quedatelo quedate mis_cosas deje_mis para_que_se_quede',
  life: 'vida vivir vivo viva mundo exist* nacer naci futuro aqui',
  plan: 'plan planee decidi decidido lista listo prepar* guarde guardando junte juntando escog* fecha busque ya_tengo tengo_todo conte pensado',
  enough:
    'suficiente* bastan alcanz* muchas muchos todas todo_el_frasco frasco entera completo demasiad*',
  burden:
    'estorb* carga mejor_sin sin_mi por_mi_culpa nadie_me_extrañ* extrañar* un_problema_menos gasto les_sobro sobro',
  place:
    'puente azotea techo balcon barranco vias tren ventana rio carretera edificio pozo metro acantilado',
  rope: 'cuerda soga lazo mecate cinto cinturon cable sabana nudo viga colgar*',
  weapon:
    'cuchillo* navaja* pistola* arma armas machete rifle escopeta bate balas tijeras fierro cutter',
  medicine:
    'pastilla* medicina* medicamento* jarabe insulina paracetamol ibuprofeno tabletas dosis somnifer* antidepresiv* capsulas botiquin inyeccion clonazepam',
  poison:
    'veneno cloro lejia raticida insecticida detergente pila pilas limpiador gas quimico* thinner pegamento planta* hongos',
  swallow:
    'trago tragar tragu* tome tomo tomar tomado tomaron bebi bebio beber comi comio comer ingeri*',
  alcohol:
    'alcohol cerveza* chela chelas vino tequila ron vodka borrach* pedo peda ebri* toma_mucho tomad* aguardiente botella caguama crud*',
  drug: 'droga* mota marihuana porro* churro vape* vapear vapeo vapea* cigarro* fuma fumo fumar cristal coca perico piedra polvo dealer vende venden paquete* monas activo drogad* pericos tusi pastas hierba',
  food: 'comida desayuno almuerzo cena lonche lunch torta pan arroz sopa refri nevera pastel galletas plato tacos frijoles',
  notEat:
    'no_como no_comer sin_comer no_he_comido deje_de_comer hambre ayun* solo_agua salto_la tiro_la escondo_la atrac* matarme_de_hambre no_hay_comida no_hay_nada',
  weight:
    'gorda gordo flaca flaco delgad* peso pesar pesarme bascula balanza calorias kilos dieta* espejo adelgaz* bajar_de engord* panza_plana talla huesos',
  exercise: 'ejercicio correr corro abdominales sentadillas gimnasio entren* lagartijas vueltas',
  home: 'casa hogar depa cuarto rancho',
  away: 'escap* fugar* fugarme irme largarme huir huyo me_voy me_fui salirme sali_de no_volver no_regres* ya_no_vuelvo dormir_en_la dormi_en_la calle terminal camion autobus boleto lejos ventana_de no_me_encuentr*',
  bag: 'mochila maleta bolsa cobija linterna ahorros alcancia empaqu*',
  bed: 'cama cuarto habitacion cobija* cobijas sabana* almohada colchon sofa pijama recamara litera',
  bath: 'baño bañar* ducha regadera bañera lavar*',
  door: 'puerta puertas ventana pasillo escaler* manija toca_la_puerta chapa',
  night:
    'noche noches madrugada oscuro oscuras anoche tarde se_duermen dormidos luz_apagada medianoche',
  now: 'hoy ahora ahorita mañana pronto esta_noche ya viernes lunes sabado domingo en_la_noche rapido',
  often:
    'siempre cada cada_vez cada_noche todos_los_dias diario otra_vez de_nuevo sigue a_veces todas_las',
  forever: 'nunca jamas ya_no siempre para_siempre nunca_mas',
  since: 'desde hace dias semanas meses ayer horas llevo',
  school: 'escuela cole colegio clase clases salon recreo secundaria prepa liceo insti patio',
  car: 'carro coche auto camioneta moto camion taxi asiento',
  no: 'no nunca ni sin nada tampoco',
  want: 'quiero quisiera quiere quieren queria ganas deseo ojala gustaria necesito espero',
  must: 'tengo_que debo deberia hay_que tuve_que',
  cant: 'no_puedo no_puede no_pude imposible',
  if: 'si cuando hasta porque aunque tal_vez quizas',
  ask: 'que como por_que porque_la quien donde cuanto cual puedo es_normal esta_bien deberia',
  help: 'ayuda* ayudenme auxilio por_favor porfa porfis emergencia que_hago salven',
  stop: 'para pare paren parar dejar deja basta que_pare no_para dejen',
  find: 'encontr* ver vi vio vieron sabe saben supo enter* descub* nota notan',
  good: 'bien bueno buena feliz content* alegre amo me_gusta me_encanta divertid* genial padre chido lindo mejor gracias',
  bad: 'malo mala mal raro rara feo horrible peor cruel incomod*',
  sorry: 'perdon disculp* culpa lo_siento perdona*',
  joke: 'jaja jajaja jajaj jeje jsjs xd broma lol chiste* jijiji',
  pray: 'dios jesus rez* orar oro oracion iglesia señor biblia fe misa pecado bendi*',
  game: 'juego juegos jugar nivel jefe minecraft fortnite roblox free_fire partida vidas control mario ajedrez cartas loteria escondidas videojuego zombi* skin',
  sport:
    'futbol gol goles partido equipo cancha balon pelota portero basquet natacion nadar carrera torneo liga entrenamiento medalla beisbol voley porteria',
  bible:
    'jesus moises david saul goliat judas pedro pablo job jonas elias abraham isaac jacob jose cain abel noe sanson dalila salomon daniel ester maria faraon egipto cruz crucific* salmo salmos profeta* discipulo* lazaro ninive ballena arca diluvio plaga* altar cordero angel angeles eden adan eva martir* versiculo evangelio parabola biblia',
  history:
    'guerra guerras rey reyes reina imperio soldado* romano* azteca* maya* conquista* esclavo* independencia revolucion siglo nazi* hitler batalla presidente historia faraones',
  science:
    'ciencia* experimento* celula* planeta* atomo* energia volcan* dinosaurio* especie* veneno_de serpiente* virus bacteria* cerebro robot* sistema_solar',
  story:
    'libro cuento pelicula serie personaje capitulo poema cancion novela caricatura anime historia_de leer',
  task: 'tarea examen examenes pregunta* respuesta* mates matematicas proyecto ensayo trabajo_de problema* suma resta fraccion* oracion verbo ejercicio_de definicion codigo programa',
  animal:
    'perro perra perrito gato gatito caballo vaca cerdo gallina pollo conejo pajaro pez tortuga araña leon lobo oso raton hamster mascota gallo',
  hunt: 'cazar caceria pescar pesca anzuelo venado matanza carnicero corral establo cosecha ordeñ* rancho_de',
  nature: 'arbol rio_de montaña playa mar lluvia nieve tormenta flor bosque cerro estrella*',
  camp: 'campamento fogata tienda_de carpa cabaña canoa lider_de bombones',
  feast:
    'cumple cumpleaños navidad pascua fiesta boda piñata sorpresa reyes_magos bautizo vacaciones quinceañera',
  number: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien mil',
  cook: 'cocina cocinar receta horno hornear freir picar masa pelar',
  toy: 'juguete* muñeca lego bici bicicleta patineta pelota_de pintar dibujar dibujo globo*',
  cloth: 'zapatos tenis camisa chamarra vestido gorra calcetines uniforme lentes',
};
