import { createMatcher, type Found, type Rule } from './matching.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** A danger to people that a message reports. */
export type Emergency = 'gas' | 'carbon-monoxide' | 'water' | 'electricity' | 'collapse' | 'fire'

/** Classes of words for the danger rules. */
const classes = {
  smell: 'odor*|odr*|puza*|odoraccio|puzz*|spuzz*|spuss*|tanf*|fetore|annus*|puzza|spuzza|esalazion*',
  gas: 'gas|gass|metano|gpl|bombola|bombole',
  yellowPipe:
    'tubo giallo|tubicino giallo|tubetto giallo|tubatura gialla|flessibile giallo|tubi gialli|tubo acciaio giallo|tubo rame giallo',
  heater:
    'caldai*|stuf*|stufetta|camin|camino|caminetto|termocamino|bracier*|brace|scaldabagn*|boiler|pellet|scaldino|fornello|riscaldament*|legna|canna fumaria|bruciatore',
  ill: 'gira testa|girando testa|girano testa|girar* testa|giramenti testa|giramento testa|giramenti|testa gira|testa mi gira|mal testa|male testa|mal capo|testa che scoppia|testa pesante|gira capoccia|gira capa|gira crapa|capa gira|sento male|sentiamo male|stiamo male|sto male|capogir*|vertigin*|nause*|nausea|svenut*|svenen*|sveni*|svengo|stordit*|intontit*|sonnolenz*|vomit*|tachicardi*|confus* e deboli',
  alarm: 'suon*|scatt*|partit*|fischi*|bip*|lampegg*|accesa|acces rosso|urla|squill*|strill*|trill*|segnala',
  leaking:
    'perde|perdendo|esce|uscendo|uscit*|fuoriusc*|fuoriesc*|fuoriusci*|scappa|sfiat*|sibil*|fischi*|soffia|perdita|fuga|fughe|perdite',
  electric:
    'presa|prese|quadro|lampadari*|plafonier*|interruttor*|salvavita|contator*|corrente|elettric*|faretti|faretto|cavi|cavo|spina|ciabatta|neon',
  dripping:
    'gocciol*|cola|colando|scola|scende|scendendo|piove|entra|entrando|esce|uscendo|perde|arriva|arrivat*|vicino|vicina|bagnat*|bagna|piovendo|gocciolando|filtr*|infiltra|addosso|sopra|zuppo|zuppa|dentro|schizz*',
  part: 'soffitt*|controsoffitt*|mur|muro|parete|balcon*|cornicion*|tetto|solai*|trave|travi|facciata|parapett*|terrazz*|comignol*|frontalin*|intonac*|calcinac*|scala|pensilin*|grondai*|tegol*|mattoni|pietr*|pilastr*|architrav*|plafone',
  bearing:
    'soffitt*|solai*|tetto|trave|travi|volta|pilastr*|colonna|architrav*|terrazz*|balcon*|muro|mur|parete',
  sags: 'abbassat*|abbassand*|abbass|imbarcat*|imbarcand*|incurvat*|incurvand*|piegat*|piegand*|spanciat*|spanciand*|inclinat*|flett*|flession*|sces* palmo|scesa palmo',
  sudden:
    'ieri|stanotte|stamattin*|stamane|stamani|oggi|improvvis*|di colpo|colpo|palmo|mezz ora|adesso|stasera|ore|notte|vista occhio|continua|sempre piu|peggior*',
  spreading:
    'secchiat*|dappertutto|dapertutto|ovunque|tutte parti|ogni parte|fiotti|fiumi|catinelle|cascata|scroscia|scrosci*|invad*|invas*|secchi|zampill*|schizza|schizzando|spruzz*|fontana|tutta casa|tutto appartamento|a galla|centimetri|dirotto|getto',
  overflow:
    'secchiat*|tutta forza|dappertutto|dapertutto|ovunque|tutte parti|ogni parte|fiotti|fiumi|catinelle|cascata|scroscia|scrosci*|invad*|invas*|secchi|ferma piu|si ferma|fermarla|fermarlo|fermare|zampill*|schizza|schizzando|spruzz*|fontana|tutta casa|tutto appartamento|a galla|centimetri|dirotto|getto',
  now: 'adesso|ora|subito|aiuto|aiutat*|urgen*|sta|stanno|presto|oddio|help|sos|correndo',
} as const

const matcher = createMatcher(classes)
matcher.trust(ordinaryWords.split(' '))

/** Finds the word groups of the danger rules in the words of a message. */
export const findDangers = (words: readonly string[]): Found => matcher.find(words)

export interface DangerRule {
  readonly emergency: Emergency
  readonly rule: Rule
  /** Maximum distance in words between the first group and the others. */
  readonly reach: number
}

/** Unlimited reach: the words may be anywhere in the message. */
const anywhere = Number.POSITIVE_INFINITY

function danger(emergency: Emergency, reach: number, ...rules: readonly string[]): DangerRule[] {
  return rules.map((text) => ({ emergency, reach, rule: matcher.rule(text) }))
}

const noGasNow =
  'non sent* odor* + non c odore + nessun odore + nessuna puzza + senza odore + non puzza + non si sente'
const pastWater =
  'quando piove + ogni volta + scors* + tempo fa + mesi fa + anni fa + anno fa + settimane fa + settimana fa + dopo allagament* + danni allagament* + evitare + prevenire + impermeabilizz* + a volte + spesso + si era allagat* + era allagat* + anti allagament* + antiallagament* + in caso di + danni + alluvion*'
const idle = 'prezz* + preventiv* + costi + cost* + cifr* + numeri + domande'

const planned =
  'vorrei + voglio + vogliamo + cartongess* + faretti + faretto + ribassat* + da abbassare + preventiv* + anni fa + da anni + da sempre + controsoffitt* + scale + scala'

/** The rules of all dangers. The first match applies, so the most serious dangers come first. */
export const dangerRules: readonly DangerRule[] = [
  ...danger(
    'fire',
    5,
    'incendi*|incendio + @now|c|casa|in corso|scoppiat*|divampat*|cucina|tetto|corso|principio - dopo + danni + scors* + assicuraz* + antincendi* + porta + fa + estintor*',
    'prende|preso|prendendo|andato|andando|va|pres + fuoco - dopo + scors* + fa + danni',
    'a fuoco - messa a fuoco + dopo + scors*',
    'fiamme|fiammate|fiammata + casa|cucina|tetto|quadro|presa|camino|canna|esc*|alte|ved*|in|c|forno|salotto|dal - pilota + spegn* + azzurr* + effetto + finte + resistent* + ritardant*',
    'brucia|bruciando + casa|cucina|tetto|appartamento|garage|stanza|palazzo|camera|soffitta - sta bruciando soldi + si brucia lampadin*',
    'fumo + piena|pieno|riempi*|invas*|denso|acre|tanto + casa|cucina|stanza|appartamento|scale|camera - sigarett* + macchi* + camino + stufa + caldai* + nero + fumator* + fumo nero + fumo di',
  ),
  ...danger(
    'gas',
    3,
    `@smell|sent|sento|sentiamo|sente|sentono|sentito + @gas - ${noGasNow} + sentito dire + sento dire + gas costa + sentito che`,
    `sa + @gas - come si sa + non si sa + si sa + lo sa + chi sa`,
    '@leaking + @gas - acqua + rilevat* + sensor* + refriger* + condizionator* + climatizz* + split + clima + install* + analisi + cercafug* + calore + prova di tenuta + pressione + uscita gas',
    'fughe|fuga|perdita|perdite + @gas - rilevat* + sensor* + refriger* + condizionator* + climatizz* + split + clima + cercafug* + install* + prova',
    'uova|uovo + marc* + gas|contator*|caldai*|cucina|fornell*|piano cottura - fogna + scaric*',
    // Gas smells of its odorant: garlic, cabbage, rotten eggs.
    'aglio|cavol*|mercaptan* + @smell|sent|sento|sentiamo|sente|sa + @yellowPipe|@heater|contator*|fornell*|piano cottura|fort*|tubo|@now - fogna + scaric* + vicini + cappa + cucinar* + soffritto',
    '@yellowPipe + @leaking|sfiat*|sibil*|soffi*|rott*|spaccat*|bucat*|tagliat*|forat*|tranciat*|pres*|colpit*|beccat*|@smell - acqua + giardin* + irrigaz* + innaff* + condizionator* + climatizz* + split + scaric* + spostar* + quanto cost* + spostat* + colorat* + vorrei',
  ),
  ...danger(
    'gas',
    3,
    'allarme|rilevator*|sensore|centralina + @gas + @alarm - antifurto',
    'gas + aperto + dimenticat*|lasciat*|casa',
    'pien*|satur*|ovunque|dappertutto|invas* + gas - gas metano da',
    'tubo|tubicino|rubinetto|contatore|bombola|raccordo|flessibile + @gas + rott*|spaccat*|bucat*|tagliat*|forat*|stacc*|perd*|tranciat*',
  ),
  ...danger(
    'carbon-monoxide',
    anywhere,
    `@ill + @heater|gas|casa|bagno|cucina|fumo|tutti|famiglia|acces* - ${idle}`,
    // An illness near a burner that runs is meant literally, even if the message also asks for a price.
    '@ill + @heater|fumo + accend*|accesa|acceso|funzion*|parte|va|tutti|tutte|vomit*|svenut*|famiglia|bambin*|bimb*|piccol*|figli*|stanotte|ogni volta',
    'monossido|monosido|monossid*|mono ossido + @alarm|sent*|odor*|casa|intossic*|avvelenat*|paura|allarme|respir*|c|forse|credo|@ill - rilevat* da + install* + comprare + metter* + obbligatori* + serve + vorrei + voglio + prezz* + cost*',
    'allarme|rilevatore|sensore|segnalatore + monossido|co|carbonio + @alarm',
    'intossicat*|intossicazion*|avvelenat* + @heater|fumo|gas|casa',
  ),
  ...danger(
    'carbon-monoxide',
    6,
    'fumo|fumi|fumata + nero|neri|nera|scuro + @heater|esce|uscendo|fa|butta|casa - macchi* + imbianc* + pittur* + pulire pareti + annerit*',
    'fumo + @heater + esce|uscendo|butta|torna|entra|rientra|pieno|piena|casa|stanza|dentro|indietro - sigarett* + quanto cost* + prezz*',
    'fuliggine + @heater + esce|nera|butta|piena|sputa|casa - pulir* + pulizia + spazzacamin*',
  ),
  ...danger(
    'carbon-monoxide',
    3,
    `mi|ci|gira|girano|giramenti + gira testa|girano testa|testa gira|giramenti testa - ${idle}`,
  ),
  ...danger(
    'electricity',
    4,
    'scintill*|scintil*|scintille|faville|favill* - scintillan*',
    'scoss*|scossa|scosse|scossetta + prend*|pres*|da|dato|danno|fa|sent*|ho|lavatric*|rubinett*|doccia|presa|tocc*|corrente|elettric*|forte - terremot* + sismic*',
    'folgorat*|elettrocut*',
    'mi|prend*|sent*|lavatric*|scaldabagn*|frigo|boiler|fa + corrente|scarica|scariche + tocco|toccand*|toccar*|tocc*|addosso - presa + costo',
    'pizzic*|formicol* + tocc*|lavatric*|rubinett*|doccia|frigo|frigorifer*|lavastovigl*|scaldabagn*|corrente|elettrodomest*|forno|boiler|termosifon*|interruttor*|presa',
    '@smell|sa|sent|sento|sente + bruciat*|bruciaticc*|bruciacchi*|plastica bruciata|gomma bruciata|plastica fusa|plastica sciolt*|plastica che si scioglie|cavi bruciat*|strinat* - cibo + pentol* + forno nuovo',
    '@smell + pesce + luce|presa|quadro|interruttor*|spina|ciabatta|lampad*',
    'presa|quadro|filo|fili|cavo|cavi|interruttore|spina|ciabatta|contatore|salvavita + fuma|fumo|scotta|scottano|fiamm*|bruciando|brucia|scioglie|sciogliendo|sfrigol*|frigge|friggono|scoppiett*|bollente|arcobaleno|esplos*|scoppiat*',
    'cavo|cavi|filo|fili + scopert*|penzol* + toccat*|scoss*|acqua|corrente|bambin*|scintil*',
    // 'un filo d’acqua' is a trickle.
    'filo|fili + acqua|pioggia|bagnat* + @dripping - filo acqua + fili acqua + filo d acqua',
  ),
  ...danger(
    'electricity',
    5,
    'acqua|pioggia|perdita|infiltrazion*|bagnat*|bagnato + @dripping + @electric - punti acqua + punto acqua + rifare + impianto + impianti + tracce + scaldabagno elettrico + boiler elettrico + install* + spostare + aggiungere',
    'gocciol*|cola|colando|piove|piovendo|bagnat* + lampadari*|plafonier*|faretti|faretto|quadro elettric*|contator*|presa|prese|salvavita - scatta + salta',
  ),
  ...danger(
    'collapse',
    4,
    'soffitt*|solai*|tetto|trave|travi|volta|pilastr*|colonna|architrav*|terrazz*|balcon*|scala|casa|palazz* + croll*|sprofond*|franat*|franando - prezz* + mercato + anni fa + scors* + antisism* + parapetto vecchio da rifare',
    'croll*|crollat*|crollando|crollo|crolla|sprofond*|franat*|franando|smottament* - prezz* + mercato + anni fa + scors* + antisism* + sta crollando tutto il mio + parapetto vecchio da rifare + armadi* + mensol* + pensil* + doccia + box + librer* + scaffal* + mobil* + recinzion* + staccionat* + zanzarier* + tend*',
    '@part + cedendo|ceduto|cede|venut* giu|vien* giu|venendo giu|vengono giu|precipit*|pericolant*|spanciat*|sta cadendo|stanno cadendo - quadro + a pezzi + ceduto in garanzia + cedimento pavimento + intonac*',
    'intonac* + cedendo|ceduto|cede|venut* giu|vien* giu|venendo giu|vengono giu|precipit*|pericolant*|spanciat*|sta cadendo|stanno cadendo - va rifatt* + da rifare + vanno rifatt* + rifarl* + tinteggiat* + tinteggiar* + preventiv*',
    'mur|muro|parete|balcon*|cornicion*|parapett*|comignol*|scala|pensilin*|pilastr*|palo|terrazz* + inclinat*|inclinand* - anni + ristagn* + pendenz*',
    `@bearing + @sags + @sudden - ${planned}`,
    'cade|cadono|cadendo|cadut*|casca|cascano|cascand*|cascat*|piovono|staccat*|staccand*|precipit*|volat* + @part|pezz*|calcinacc* + strada|marciapied*|passant*|testa|cortile|persone|macchin*|auto|bambin*|addosso|letto|vuoto|sotto|giu|@now - a pezzi + vernic* + pittur* + carta + rivestiment* + secoli',
    'pezz*|blocc*|lastr*|calcinacc* + balcon*|cornicion*|soffitt*|facciat*|frontalin*|intonac*|tetto|solaio|comignol*|muro + cade|cadono|cadendo|cadut*|staccat*|stacca|staccano|staccand*|venut*|vengono|precipit*|casca|cascat* - a pezzi + pezzi di ricambio',
    'pezz*|calcinacc* + marciapied*|strada|passant* + stanotte|stamattin*|stamane|stamani|oggi|adesso|ora|improvvis* - preventiv* + cambiar* + pulir* + compr*',
    'perde|perdono|perdendo + pezz* + balcon*|cornicion*|facciata|frontalin*|soffitto|tetto',
    'balcon*|cornicion*|parapett*|comignol*|frontalin*|pensilin* + cade|cadono|cadendo|pericol*|in testa|cedendo|staccand*|penzol*|dondola|traball*',
  ),
  ...danger(
    'collapse',
    8,
    `@bearing + @sags + @sudden|scricchiol*|cigol*|rumor*|boato|crep*|calcinacc*|incastr*|non si apre|non apre|non si chiude - ${planned}`,
    `@bearing + scricchiol*|cigol* + @sudden|crep*|calcinacc*|incastr*|non si apre|non si chiude|dorm* - parquet + ${planned}`,
    'crep*|fessur*|lesion*|spaccatur* + apert*|apparsa|apparse|comparsa|comparse|improvvis*|appena|stanotte|stamattina|stamani|oggi|allargand*|allargat*|allarga|aprendo|crescend*|rumor*|boato|scricchiol*|terremot*|scossa + enorm*|grand*|gross*|larg*|profond*|passant*|muro|soffitt*|pilastr*|solai*|trave|dito|mano|casa|colpo|terremot*|scossa|boato|rumor* - anni fa + sempre + piccol* + sottil* + cavillatur* + da anni + negli anni + ferma + assestamento + vecchi* + porta aperta',
    'scricchiol*|boato|rumore sordo + soffitt*|solai*|trave|travi|muro|tetto|pilastr* + crep*|@now|cede|piega|incurva|paura - parquet + porta',
  ),
  ...danger(
    'water',
    4,
    `allag*|alagat*|allagat*|allagando|alagando - ${pastWater}`,
    `acqua + @spreading + sciacquon*|cassetta|water|wc|tazza - dentro tazza + dentro water + dentro wc + ${pastWater}`,
    // A cistern that runs without end is not a flood.
    `acqua|piove|piovendo + @overflow - sciacquon* + cassetta wc + cassetta water + cassetta bagno + scorre water + scorre wc + scorre tazza + dentro tazza + dentro water + dentro wc + ${pastWater} + fontana da + caduta + punti + box doccia + rifare + rifar + tubi acqua`,
    `sott acqua|sotto acqua + casa|pavimento|cantina|garage|bagno|cucina|stanz*|taverna|lavatrice - ${pastWater} + tubi`,
    `perdita|perde|perdendo + acqua + enorme|grossa|fortissim*|riesco|chiudere|copios* - ${pastWater}`,
    `scoppiat*|esplos*|scopiat*|saltat*|spaccat* + tub*|tubatur*|tubazion*|scaldabagn*|boiler|flessibil*|rubinett*|termosifon*|conduttur*|colonna|valvola - ${pastWater} + riparat* gia`,
    `tub*|tubatur*|flessibil*|rubinett*|colonna|braga|scaldabagn*|boiler|termosifon* + rott*|stacc*|saltat* + acqua|@overflow|@now - ${pastWater} + gocciol*`,
    'inondat*|inondazion*|esondat*|nubifragio + @now|casa|cantina|garage|appartamento',
  ),
]
