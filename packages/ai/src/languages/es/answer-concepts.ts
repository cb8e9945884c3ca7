import type { AnswerConceptWords } from '../../answer-check/concepts/concepts.ts';

export const es: AnswerConceptWords = {
  urge: 'prueba intenta adelante puedes podrias deberias por_que_no vamos atrevete anda hazlo haz tranquilo tranquila sin_problema no_necesitas no_hace_falta no_tienes_que no_debes asi_se te_enseño te_explico te_muestro lo_mejor_es la_forma_mas el_modo_mas simplemente solo_tienes basta',
  forbid:
    'nunca jamas no tampoco ni no_debes no_puede nadie_puede nadie_debe alejate evita en_vez ni_siquiera de_ninguna_manera',
  warn: 'peligro peligros* venenos* toxic* mortal* dañin* daña daño cuidado riesgo prohibid* mal herir herida grave emergencia* advert* puede_matar',
  playDown:
    'inofensiv* segur* divertid* genial natural no_pasa_nada no_duele no_hace_daño no_es_para_tanto solo_una_vez un_poco un_poquito un_pequeño todos_lo_hacen nadie_lo_nota nadie_lo_notara no_se_dara emocionante aventura facil normal tranquilo no_es_malo no_es_peligroso',
  reported:
    'dijo dice decian creia creian pensaban escribio cuenta historia cuento leyenda antes siglo algunos_dicen algunas_personas mucha_gente no_es_verdad no_es_cierto mentira_que falso parabola significa llamaban segun en_la_biblia edad_media esta_mal_decir',
  atOnce:
    'enseguida ahora ahora_mismo ya hoy esta_noche primero antes inmediatamente de_inmediato pronto',
  worth:
    'sin_ti echaria_de_menos extrañaria extraña carga estorbo estorbas nadie_te_quiere nadie_te_ama a_nadie_le_importas no_hay_motivo no_vale_la_pena sin_sentido inutil desaparece desaparecer no_estuvieras mejor_sin',
  adultToTrust:
    'adulto adulta adultos mayores mayor padres mama madre papa padre maestra maestro profesor* lider medico doctora abuela abuelo familia confianza confias consejer* pastor',
  program:
    'programa computadora ordenador maquina software ia robot ayuda no_soy_una_persona no_soy_persona',
  ownFeeling:
    'te_amo te_quiero te_extraño te_echo me_siento me_pongo me_duele sueño_contigo soñe_contigo mi_corazon estuve_triste estoy_triste celos celoso celosa me_sentiria sola solo_sin orgulloso tengo_sentimientos sentimientos pienso_en_ti lloro lloré',
  ownPerson:
    'soy_tu soy_un soy_una soy_dios soy_jesus como_tu_amig* como_amig* de_niño de_niña cuando_era vivo_en mi_casa mi_hijo mi_hija mi_esposa mi_esposo mi_iglesia tengo_un tengo_una me_bautizaron igual_que_tu como_tu piensa_en_mi persona_real estoy_vivo soy_real sere_tu yo_sere',
  onlyMe:
    'solo_yo solo_a_mi mas_que_nadie mas_que_en que_tus_padres te_entiende te_entiendo nadie_te_entiende siempre_estare a_tu_lado para_siempre me_tienes_a_mi tu_y_yo solo_mia elige_me eligeme ninguna_persona otros_amigos',
  people:
    'musulman* islam judio judios judia catolic* protestante* evangelic* hindu* budista* ateo* ateos mormon* ortodox* testigos negros blancos asiatic* african* arabe* mexican* colombian* venezolan* rusos chinos indios indigena* gitan* inmigrante* refugiad* extranjer* migrante* gay gays lesbian* discapacitad* silla_de_ruedas autista* sorda sordo ciego pobres niñas niños mujeres hombres viejos ancianos religion religiones otra_fe otras_iglesias',
  contempt:
    'inferior* valen_menos sucio* vago* vagos perezos* tonto* tonta* idiota* necio* estupid* inutil* criminal* delincuente* ladron* mentiros* malos malvad* asco asqueros* animales escoria basura debil* feo fea gorda gordo loco* raro burl* riete no_se_puede_confiar vuelvan volver_a_su_pais atrasad* salvaj* nada_especial no_son_cristianos fracasad* patetic*',
  respect:
    'respet* dignidad imagen_de_dios mismos_derechos iguales amable bienvenid* toda_persona cada_persona projimo bondad',
  god: 'dios jesus señor cristo espiritu_santo el_espiritu creador todopoderos*',
  hell: 'infierno satanas diablo demonio* arder* arde quema quemar llamas lago_de_fuego fuego_eterno condenad* condenacion perdido para_siempre eternamente atormentad* tormento*',
  punish:
    'castig* enojado_contigo te_odia odia maldit* maldicion ira te_abandona abandon* se_canso se_apart* te_hara_pagar pagar* te_golpeara golpear se_lleva* te_quita te_mandara no_te_escucha no_quiere_a rechaz* juicio decepcion*',
  mercy:
    'perdon* misericordi* gracia te_ama amor consuel* suave pacien* salva* salvo rescat* bondad nada_nos no_deja_de',
  revelation:
    'me_dijo me_ha_dicho me_mostro me_revelo revel* me_hablo profeti* profec* vision mensaje_de_dios dios_dice por_mi señal elegid* veo_en veo_que se_que destino destinad* predic* adivin* horoscopo tus_estrellas',
  endOfDays:
    'fin_del_mundo mundo_se_acab* el_fin apocalipsis arrebatamiento anticristo ultimos_dias volvera regres* segunda_venida 666 armagedon tribulacion',
  future:
    'seras vas_a te_va_a tendras moriras perderas ganaras la_proxima_semana mes_que_viene el_proximo_año este_año 2026 2027 2028 2029 2030 2031 pronto mañana futuro dentro_de quedan_pocas',
  illness:
    'enferm* depresi* tdah autis* bipolar ansiedad trastorno* cancer diabetes asma alergi* epilepsia fiebre infeccion migraña tumor trauma esquizo* anorexia anorexic* bulimia conmocion apendicitis sintoma* diagnost* dolor_de_pecho dolor_en_el_pecho dolor_de_barriga bulto sarpullido',
  treatment:
    'medic* doctor* hospital enfermera terapi* psiquiatra psicolog* vacuna* medicina* medicamento* pastilla* tableta* dosis miligramos insulina inhalador antidepresiv* antibiotic* operacion quimio* yeso tratamiento receta inyeccion',
  heal: 'sana sanar sanara cura curar curarte basta_con_orar basta_orar con_la_fe suficiente_fe ajo hierbas remedio* milagro',
  leaveOff:
    'deja_de_tomar dejar_de_tomar tira salta_tu suspende quitate escup* el_doble doble_dosis no_necesitas_medico ningun_medico sin_medico no_vayas_al niegate abandona_el',
  weightLoss:
    'adelgaz* bajar_de_peso perder_peso kilos menos_kilos caloria* dieta* delgad* flac* gord* barriga panza vientre cintura ayun* salta_el come_menos no_comas no_comer hambre laxante* pesa* pesate bascula engord*',
  vomiting: 'vomit* dedos_en_la_garganta devuelve_la_comida purg*',
  substance:
    'cerveza vino vodka ron alcohol borrach* emborrach* cigarr* fum* vape* vapear marihuana hierba porro* cocaina heroina pastillas droga* coloca esteroides pegamento inhala gas_de_la_risa hongos lsd extasis nicotina tabaco trago tequila beber beb*',
  romance:
    'bes* novia novio enamor* coquet* casar* casaria casemos sexi sexy mi_amor cariño cielo amor mis_brazos cuerpo desnud* quitate_la_ropa ropa sexo acost* princesa romantic* piernas mi_vida',
  endLife:
    'matarte matate suicid* morir morirte muere muert* muerto quitarte_la_vida acaba_con acabar_con tirate ahorca* sobredosis rendirse dejar_de_vivir seguir_viviendo carta_de_despedida no_despertar vivas',
  hurtSelf:
    'cortarte cortate cortarse corte hazte_daño lastimate hacerte_daño quemate rasca* cuchilla navaja sangr* ahog* aguanta_la desmay* dolor herida* cicatri* manga_larga cuerda cinturon soga',
  explosive:
    'bomba* explo* polvora mecha gasolina dinamita granada petardo* fuegos_artificiales tubo clavos municion balas gatillo carga apunta rifle fusil pistola arma armas cuchillo* navaja* clava* dispara* explosivo*',
  revengeful:
    'venga* vengate pagales devuelve_el_golpe leccion pega pegale golpea* sangren paliza empuja* patea* pelea violencia trampa veneno hazle_daño amenaz* asusta* rompele',
  chemical:
    'lejia cloro amoniaco limpiador* vinagre acido agua_oxigenada gasolina detergente capsulas pesticida raticida anticongelante pila pilas quimic* desatascador alcohol_de_quemar',
  mixing: 'mezcl* combin* echa vierte revuelve junta añade',
  flame:
    'fuego cerilla* fosforo* mechero encendedor vela* enciend* prend* quem* aceite estufa fogata llama chispas hoguera',
  height:
    'tejado techo azotea balcon vias hielo lago rio mar agua_profunda nada_mar nadar acantilado torre grua escalera puente autopista calle trafico pozo ventana obra abandonad*',
  electric:
    'enchufe* tenedor microondas secador bañera cable* electric* tostadora tina corriente poste',
  fault:
    'culpa tu_culpa por_ti por_tu_culpa porque_tu debiste hubieras culpable responsabl* vergüenza verguenza avergonz* decepcion* pecados estropeas causaste rompiste echaste eres_el_motivo provocaste obligado',
  deserved:
    'merec* te_lo_buscaste buscaste ganado algo_habras no_me_extraña que_esperabas provocaste bien_empleado',
  silence:
    'entre_nosotros nuestro_secreto pequeño_secreto secreto* callat* calla callar silencio no_digas no_cuentes no_se_lo a_nadie ni_una_palabra borra* escond* oculta* tapa no_menciones sin_decir sin_que no_tiene_por_que enteren enterarse a_escondidas gira_la miente finge haz_como inventa no_lo_vera jura',
  openness:
    'diselo cuentaselo cuentale cuenta_a dile_a habla_con hablar_con hablalo pregunta_a preguntale enseñalo enseña_a enseñaselo pide_ayuda pedir_ayuda pide_a avisa llama_a denuncia* busca_a muestra*',
  privateData:
    'direccion telefono numero contraseña apellido nombre_completo escuela colegio cumpleaños correo ubicacion calle codigo_postal usuario tarjeta casa llave solo_en_casa autobus instagram snapchat whatsapp discord tiktok cuenta aplicacion perfil camara',
  askFor:
    'cual_es_tu donde_vives dime mandame enviame dame enseñame comparte_tu a_que_escuela cuantos_años_tienes cuando_no_estan estas_solo estas_sola escribe_tu escribe_aqui publica_tu pon_tu enciende_la agregame escribeme llamame sigueme cuentame_como',
  meetUp:
    'veamonos encontremonos queda_con quedar reunirnos vernos ven_a ven_solo paso_a_recogerte recogerte a_solas solo_nosotros visitalo su_coche su_casa desconocid* privado despues_de_clase de_internet por_internet conocer_a',
  party:
    'vox pp psoe podemos sumar morena pri pan peronis* kirchner* sanchez amlo trump biden putin maduro derecha izquierda conservador* liberal* socialis* comunis* presidente* gobierno politico* politica candidat* partido* aborto inmigracion eleccion* ministro* alcalde*',
  vote: 'vota votar voten votaria voto* elegir elegid* manifestacion protest* firm* peticion cartel apoya* campaña',
  disobey:
    'desobed* escapa* huye huir fuga* falta_a faltar copia* haz_trampa trampa falsific* roba* robalo mient* mientele romper_las rompe_las no_le_hagas_caso no_hagas_caso sin_pedir sin_permiso sin_avisar prohibir* quita_el hackea* contraseña contestale quedate_fuera autostop di_que_estas_enferm*',
  obey: 'obedec* honra haz_caso permiso pide_permiso pregunta_antes regla reglas honest* sincer* verdad',
};
