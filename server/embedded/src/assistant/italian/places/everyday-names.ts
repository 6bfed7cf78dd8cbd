/**
 * Municipalities whose name is an everyday word (Cento, Terzo, Camino, Lavello, Prato). In running text they
 * count as the word. Only an answer without other words, or with the province, means the place.
 */
export const everydayNames: ReadonlySet<string> = new Set(
  `adro affi ala alba alto ameno amaro anzi apice aprile arco arena ari ascea asso atri
   bagnara bagni barbara bardi bella bene bianco bianchi bono borgo bosco brusco buti
   cave camera camino campagna campana campo canale canna capaci carbone carro casa casale casella cassano
   castelli castro cella cento centrale cerchio cervo ceto chiari chiusa chiusi cima cino cis colli colonna corte cornuda
   calcio calce
   costa cura conco contrada cori corno covo
   diamante dolo donato dossena dozza due duno
   fabbrica falcone fara fascia fermo ferla fiesta fiumara fondi fonte force fornace fornelli fortezza fossa frassino
   front frontone furore
   gallo garda gela gioia gioi giove grado gradi grana grotte grosso grone gorga
   imer introd isola issime
   lago laghi lama lana lasa lauro lavello lei lesa liberi lira lisio loro lu luce luna
   maggiora maglie maiori mango martello massa mattie mele meta mese meda mezzano mezzana milo mina minori mira miranda mori mola
   monte monti mura moro
   nave ne neive noci nole none norma nova nove noto nus
   offida ora oria oro orte opera orta osteria
   paese palata parete parenti pari pelago penna pero pesche piana piano pieve pila pino pira pisano pizzo poggio
   poli pollo ponte ponti porte portici porto posta potenza pozzo prata prato prezza pietra piazza
   quadri quaranti quarto quattordio quindici quinto
   re rea recale rio rimella rive rocca romana romano rosa rosate rose rossa rosso rosta rotonda ruoti
   sacco sala sale salve salto sanza scala scalea scena segni sei sella selva serra serre sessanta sesto sette settimo
   sinistra sole soglio sommo sona sora sospiro spera spello sperone stella stia stilo stra strada sulla
   tavola tenno terme terra terzo tetti tito ton torno torre torri tre trovo troia tufo turi
   uri urbe ussana uta
   vado vaglia vaglio valle vasto velo vene venti verde verdi vergine vetto via viale vico vicolo villa viola vita vittoria vivaro vo volta
   zero zone zocca
   acuto agosta altare arcade badia barile bettola bidoni bomba bruno busca calci candela carre casto cene cerva
   cicala conta dello dolce drena erbe fallo ferriere firmo ginestra girasole graniti lenta lettere levate liscia lustra
   male massello monta mossa mozzo netto pergola perito piatto piglio piscina pizzone postal rende rotella scafa scopa
   sostegno spessa spinoso taverna terrazzo toro torretta tramonti ultimo valva
   prati barra certosa talenti palese crocetta mandria salario ortica isolotto tessera prima massa forte
   carini cambiano rubano magenta erba tortora mattinata`.split(/\s+/),
)
