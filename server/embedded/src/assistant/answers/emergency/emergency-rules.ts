import { createMatcher, type Found, type Rule } from '../classify/matching.ts'
import { classes, ordinaryWords } from './danger-words.ts'

/** The dangers to people that a message may report. */
export const emergencies = ['gas', 'carbon-monoxide', 'water', 'electricity', 'collapse', 'fire'] as const
export type Emergency = (typeof emergencies)[number]

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
  'non sent* odor* + non c odore + nessun odore + nessuna puzza + senza odore + non puzza + non si sente + come si riconosce + come riconoscere + come si riconosc* + sentisse + sentissi'
const gasMachine = 'refriger* + condizionator* + climatizz* + split + clima + pompa calore'
/** A machine that cools loses its refrigerant: 'dopo due estati perde il gas'. */
const afterSummers = 'dopo estat* + dopo due estat*'
/** Plaster that came off in places wants repair: 'caduto qua e là', 'staccato a tratti'. */
const fallenHere =
  'cadut* qua + cadut* tratti + cadut* punti + staccat* qua + staccat* tratti + staccat* punti'
const pastWater =
  'quando piove + ogni volta + scors* + ogni anno + ogni inverno + sempre novembre + sempre autunno + sempre inverno + tempo fa + mesi fa + anni fa + anno fa + settimane fa + settimana fa + dopo allagament* + danni allagament* + evitare + prevenire + impermeabilizz* + a volte + spesso + si era allagat* + era allagat* + ha pagato + non esce piu + ha sistemato + hanno sistemato + ha riparato + hanno riparato + anti allagament* + antiallagament* + in caso di + danni + alluvion* + si e alzat* + si e sollevat* + si e gonfiat* + assicurazione mi chiede + assicurazione chiede + assicurazione vuole + doccia allaga'
/** Words of a roof that only wants repair: a few tiles, or damage of an earlier time. */
const calmRoof =
  'due tegole + tre tegole + qualche tegola + alcune tegole + un po + scors* + anni fa + mesi fa + mese fa + settimana fa + settimane fa + tempo fa + da scoperchiare + se + rifatto + gia rifatt* + gia coperto + telo + quando c e'
/** An electric shock, after which one may feel ill too. */
const shock = 'scoss* + scintill*'
const idle = 'spend* + spes* + detrazion* + prezz* + preventiv* + costi + cost* + cifr* + numeri + domande'

const planned =
  'vorrei + voglio + vogliamo + cartongess* + faretti + faretto + ribassat* + da abbassare + preventiv* + anni fa + da anni + da sempre + controsoffitt* + scale + scala'

/** The rules of all dangers. The first match applies, so the most serious dangers come first. */
export const dangerRules: readonly DangerRule[] = [
  ...danger(
    'fire',
    5,
    'incendi*|incendio + @now|c|casa|in corso|scoppiat*|divampat*|cucina|tetto|corso|principio|abbiamo|garage|cantina|camera|soffitta|palazzo|balcone|salotto|appartamento|capanno - dopo + danni + scors* + assicuraz* + antincendi* + porta + fa + estintor* + rilevator* + prevenzion* + certificat* + certificazion* + protezion* + resistent* + tagliafuoco + polizz*',
    'prende|preso|prendendo|andato|andando|va|pres + fuoco - fuoco non + non prend* + polistirolo prende + cappotto prende + isolante prende + va sostituit* + va cambiat* + va pulit* + estate + forno + caldo + luglio + agosto + dopo + scors* + fa + danni',
    'incendiat*|incendiand* - dopo + scors* + fa + danni + anni + era',
    'fumo + esce|uscendo|uscire|viene + soffitta|tetto|finestra|finestre|garage|cantina|porta|solaio|box|cofano|sottotetto - camin* + stuf* + caldai* + vapore + bianco + sigarett* + canna + griglia + scintill* + inverter + quadro + presa + prese + contator* + batteria + tubo fumo + tubo del fumo + tubo fumi',
    'a fuoco - messa a fuoco + sald* + guaina + guaine + catram* + bitum* + posa + posat* + incoll* + zinc* + smalt* + vernic* + timbr* + march* + dopo + scors* + estate + forno + caldo + luglio + agosto',
    'fiamme|fiammate|fiammata + casa|cucina|tetto|quadro|presa|camino|canna|esc*|alte|ved*|in|c|forno|salotto|dal - pilota + spegn* + azzurr* + effetto + finte + resistent* + ritardant*',
    'canna fumaria|comignol* + brucia|bruciando|incendi*|fuoco|fiamm*|scintill*|faville|rombo|rimbomb* - quando + bruciat* + dopo + scors* + danni + legna che + fa + assicuraz* + polizz*',
    'padella|olio|pentola + fuoco|brucia|fiamm* - piano + cucinar* + pittur* + vernic*',
    'fuoco|fogo + camera|divano|letto|materasso|tetto|garage|tenda|tende|xe - estate + isolare + camino + stufa + pittur* + resistent* + spent*',
    'brusa|brusano|brusand* + tutto|tuto|casa|camera|cucina|tetto - occhi + legna',
    'divano|letto|materasso|tenda|tende + fumo|fuma - sigarett* + odor*',
    'fumo + muro|parete|trave|soffitto + dentro|esce|uscendo - camin* + stuf* + cappa + sigarett* + macchi* + fumo nero',
    'fumo + scale|pianerottol*|androne|ascensore|sottoscala - camin* + stuf* + cappa + sigarett* + odor*',
    'rombo|treno + stuf*|camin*|canna fumaria|comignol* - quando + dopo + scors*',
    'muro|parete + scott*|bollent* + camin*|stuf*|canna|perlin*|scurend*|marron* - radiant* + termosifon*',
    'appiccia* + fuoco|casa|materasso|cucina|letto',
    'sta bruciando|stanno bruciando|brucia tutto|bruciando tutto|ci sono fiamme|ci sono le fiamme - occhi + gola + soldi + pelle + stomaco + legna + pellet + se + quando + camino + termocamin* + finte + dopo',
    'batteria|monopattin*|bicicletta|bici|telefono|caricabatteri*|accumulo + esplos*|scoppiat*|brucia|bruciando|fiamm*|fumando|fuma|botti|gonfi* - vorrei + cambiare',
    'brucia|bruciando + casa|cucina|tetto|appartamento|garage|stanza|palazzo|camera|soffitta|divano|letto|materasso|tenda|tende|legnaia|cantina|box|albero|siepe - occhi + gola + sta bruciando soldi + si brucia lampadin*',
    'fumo + piena|pieno|riempi*|invas*|denso|acre|tanto|dappertutto|ovunque + casa|cucina|stanza|appartamento|scale|camera|garage|box|cantina|tetto|soffitta|solaio|palazzo|salotto|corridoio|finestra|finestre|balcone - sigarett* + macchi* + camino + stufa + caldai* + nero + fumator* + fumo nero + fumo di',
  ),
  ...danger(
    'gas',
    3,
    `@smell|sent|sento|sentiamo|sente|sentono|sentito + @gas - ${noGasNow} + sentito dire + sento dire + gas costa + sentito che`,
    `sa + @gas - come si sa + non si sa + si sa + lo sa + chi sa`,
    `@leaking + @gas - acqua + rilevat* + sensor* + refriger* + condizionator* + climatizz* + split + clima + install* + analisi + cercafug* + calore + prova di tenuta + pressione + uscita gas + gas uscita + gas scarico + gas combusti + ${afterSummers}`,
    `perde gas|perdono gas|perde metano|perde gpl - non perde + acqua + ${afterSummers} + ${gasMachine}`,
    '@smell|puzz* + fornell*|piano cottura|manopol*|bombola + spent*|chius*|sempre|anche|forte|fort* - cappa + fogna + cucinar* + scaric*',
    'fughe|fuga|perdita|perdite + @gas - rilevat* + sensor* + refriger* + condizionator* + climatizz* + split + clima + cercafug* + install* + prova',
    'uova|uovo + marc* + gas|contator*|caldai*|cucina|fornell*|piano cottura - fogna + scaric*',
    // Gas smells of its odorant: garlic, cabbage, rotten eggs.
    'aglio|cavol*|mercaptan* + @smell|sent|sento|sentiamo|sente|sa + @yellowPipe|@heater|contator*|fornell*|piano cottura|fort*|tubo|@now - fogna + scaric* + vicini + cappa + cucinar* + soffritto',
    '@yellowPipe + @leaking|staccat*|sfilat*|sfiat*|sibil*|soffi*|rott*|spaccat*|bucat*|tagliat*|forat*|tranciat*|pres*|colpit*|beccat*|@smell - acqua + giardin* + irrigaz* + innaff* + condizionator* + climatizz* + split + scaric* + spostar* + va prolungat* + quanto cost* + va spostat* + colorat* + vorrei',
  ),
  ...danger(
    'gas',
    3,
    'allarme|rilevator*|sensore|centralina + @gas + @alarm - antifurto',
    'tubo|tubazion*|tubatur*|condotta|conduttura|linea + @gas + ruspa|escavator*|trapan*|trapano|scavando|colpit*|beccat*|centrat*|urtat*|forat*|bucat*|martell* - devo + vorrei + quanto + serve + cost* + passar*',
    'gas + aperto + dimenticat*|lasciat*|casa',
    'pien*|satur*|ovunque|dappertutto|invas* + gas - gas metano da',
    'tubo|tubicino|rubinetto|contatore|bombola|raccordo|flessibile + @gas + rott*|spaccat*|bucat*|tagliat*|forat*|staccat*|stacca|perd*|tranciat*',
  ),
  ...danger(
    'gas',
    8,
    'uova|uovo + marc* + gas|contator*|caldai*|stuf*|fornell*|piano cottura - fogna + scaric* + lavandin* + lavabo + doccia',
    'fornell*|fornello|piano cottura|manopol*|bombola + sss*|ss|aperta|aperto|aperti|dimenticat*|lasciat*|sibil*|fischi*|soffi* + @smell|odor* - cappa + fogna',
    'aglio + marc*|forte + contator*|gas|metano|tubo|caldai* - fogna + cappa',
    'bolle + raccordo|tubo|flessibile|giunto + gas|piano cottura|fornell*|metano|caldai*|saponata|sapone - pittur* + vernic* + guaina',
    'ruspa|escavator*|trapan*|trapano|scavando + pres*|colpit*|beccat*|rott*|forat* + tubo|tubazion* + puzz*|soffi*|sibil*|fischi*',
    'tubo|tubazion*|tubicin* + bucat*|forat*|tranciat*|spaccat*|staccat* + metano|gas|gpl - acqua + vorrei + quanto + cost*',
    `@smell + dice|dicono|dico|credo|sembra|pare|forse|penso|temo|paura|sia|sara|potrebbe + @gas - ${noGasNow} + ${gasMachine}`,
    'tubo|tubicino|flessibile|raccordo|manichetta + piano cottura|fornell*|cucina gas + soffia|soffiare|sibil*|fischi*|sfiat* - acqua',
    'ruspa|escavator*|trapan*|trapano|scavando|martello|chiodo + colpit*|beccat*|centrat*|pres*|rott*|bucat*|forat*|tranciat* + @gas - devo + vorrei + quanto + serve',
  ),
  ...danger(
    'carbon-monoxide',
    anywhere,
    `@ill + @heater|gas|casa|bagno|cucina|fumo|tutti|famiglia|acces* - ${idle} + ${shock}`,
    `@ill + fornell*|fiamma|fiamme|odor* - ${idle} + ${shock}`,
    // An illness near a burner that runs is meant literally, even if the message also asks for a price.
    `@ill + @heater|fumo + accend*|accesa|acceso|funzion*|parte|va|tutti|tutte|tuti|siamo|acesa|esco|fiamma|fiamme|nausea|addorment*|vomit*|svenut*|famiglia|bambin*|bimb*|piccol*|figli*|stanotte|ogni volta - ${shock}`,
    'monossido|monosido|monossid*|mono ossido + @alarm|sent*|odor*|casa|intossic*|avvelenat*|paura|allarme|respir*|c|forse|credo|@ill - giornale + letto giornale + telegiornale + notizia + adesso verde + muto + rilevat* da + install* + comprare + metter* + obbligatori* + serve + vorrei + voglio + prezz* + cost*',
    `@heater + sonno|sveglia|svegliar*|parla strano|parla strana|vuole dormire|vuole solo dormire|gambe molli|guance rosse|confus*|barcoll*|non risponde - ${idle} + rumor* + sveglia presto`,
    'tubo|scarico|canna + fumi|fumo + staccat*|sfilat* + accesa|acceso|andando|funzion*|molli|testa|vetri',
    'detettor*|detector|rilevator*|sensore|segnalator* + ppm|co + segna|ppm|@alarm|rosso - adesso verde + muto + pila + pile + vorrei',
    'allarme|rilevatore|sensore|segnalatore + monossido|co|carbonio + @alarm - adesso verde + muto + che pile',
    'intossicat*|intossicazion*|avvelenat* + @heater|fumo|gas|casa - giornale + telegiornale + notizia',
  ),
  ...danger(
    'carbon-monoxide',
    6,
    `fumo|fumi|fumata + nero|neri|nera|scuro + @heater|esce|uscendo|fa|butta|casa - macchi* + imbianc* + pittur* + pulire pareti + annerit* + ${shock}`,
    'fumo + @heater + esce|uscendo|butta|torna|entra|rientra|pieno|piena|casa|stanza|dentro|indietro - sigarett* + quanto cost* + prezz*',
    'fumo|fumi + @heater + rimanda|ributta|caccia|sputa|soffia|rigurgit*|respinge + casa|stanza|camera|dentro|sala|cucina|salotto|indietro - sigarett*',
    'fumo|fumi + toss*|lacrim*|occhi + @heater|casa|camera|stanza - sigarett* + griglia + vicino + vicini',
    'fuliggine + @heater + esce|nera|butta|piena|sputa|casa - pulir* + pulizia + spazzacamin*',
  ),
  ...danger(
    'carbon-monoxide',
    3,
    `mi|ci|gira|girano|giramenti + gira testa|girano testa|testa gira|giramenti testa - ${idle} + ${shock}`,
  ),
  ...danger(
    'electricity',
    4,
    'scintill*|scintil*|scintille|faville|favill* - con scintilla parte + basta scintilla + scintillan* + tra mi + tra noi + tra lui + tra lei + tra loro + accendino + accende + accensione',
    'scoss*|scosa|scossa|scosse|scossetta + prend*|pres*|da|dato|danno|fa|sent*|ho|cane|gatto|bambin*|lampad*|palo|cancell*|ringhier*|elettrodomest*|termosifon*|lavatric*|lavandin*|lavell*|lavabo|frigo|forno|rubinett*|doccia|docia|presa|tocc*|toco|corrente|elettric*|eletric*|forte - terremot* + sismic* + da allora + allora non + salva se + salvi se + protegge se + se uno prende + se qualcuno prende',
    'botta|sberla|legnata|schiaffo|tranvata + corrente|tensione|elettric* - prezz* + bollett* + cost*',
    'cacciavite|forchett*|forcin*|chiodo|dito|dita|ditin* + presa|prese + figli*|bambin*|bimb*|nipot*|infilat* - copri* + protett* + evitare + sicurezz* + vorrei',
    'folgorat*|elettrocut*|corrente mi ha preso|mi ha preso corrente|corrente mi ha pigliat*|mi ha pigliat* corrente',
    'mi|prend*|sent*|lavatric*|scaldabagn*|frigo|boiler|fa + corrente|scarica|scariche + tocco|toccand*|toccar*|tocc*|addosso - presa + costo',
    'pizzic*|formicol* + tocc*|lavatric*|rubinett*|doccia|frigo|frigorifer*|lavastovigl*|scaldabagn*|corrente|elettrodomest*|forno|boiler|termosifon*|interruttor*|presa',
    '@smell|sa|sent|sento|sente + bruciat*|bruciaticc*|bruciacchi*|plastica bruciata|gomma bruciata|plastica fusa|plastica sciolt*|plastica che si scioglie|cavi bruciat*|strinat* - cibo + pentol* + forno nuovo + prima accensione + prima volta + accensione',
    '@smell + pesce + luce|presa|quadro|interruttor*|spina|ciabatta|lampad*',
    'presa|quadro|filo|fili|cavo|cavi|interruttore|spina|ciabatta|contatore|salvavita + fuma|fumo|scotta|scottano|fiamm*|bruciando|brucia|scioglie|sciogliendo|sfrigol*|frigge|friggono|scoppiett*|bollente|arcobaleno|esplos*|scoppiat* - dolci + dolce + torta + arrosto + cibo + pane + pizza + biscott*',
    // 'presa di corrente' is a socket, 'preso la corrente' is a shock.
    'preso corrente|presi corrente|prendo corrente|prende corrente|sento corrente|sente corrente|passa corrente|da corrente + doccia|acqua|lavand*|lavell*|rubinett*|bagno|vasca|mani|dita|filo|fili|scopert*|tocc*|termosifon*|lavatric*|frigo|forno - impianto nuovo + enel + quando passa',
    'presa|spina|ciabatta|quadro|cavo|cavi|interruttore|salvavita|contatore|prolunga + si fusa|si fuso|si sciolta|si sciolto|si squagliat*|squagliat*|sta sciogliend*|sta fondend*',
    'cavo|cavi|palo|filo|fili|linea + luce|corrente|tensione|enel|elettric* + cadut*|penzol*|spezzat*|strappat*|tranciat* - vorrei + passare + portare + nuov*',
    'inverter|batteria|accumulo|wallbox|colonnina|condizionator*|split|lavatric*|lavastovigl*|frigo|frigorifer*|forno|televisor*|tv|asciugatric*|stufetta|phon|trasformator* + fumo|fuma|fiamm*|sfrigol*|frigge|bruciando|scoppiat*|esplos* - flessibil* + tubicin* + tubo + vapore + cucinar* + arrosto + uscita fumo',
    'cavo|cavi|filo|fili + scopert*|penzol* + toccat*|scoss*|acqua|corrente|bambin*|scintil*',
    // 'un filo d’acqua' is a trickle.
    'filo|fili + acqua|pioggia|bagnat* + @dripping - filo acqua + fili acqua + esce filo + escono filo + viene filo + scende filo',
  ),
  ...danger(
    'electricity',
    8,
    'cavo|cavi|filo|fili + scopert* + bambin*|bimb*|penzol* - vorrei + coprire',
    'operaio|collega|marito|figlio|papa|padre|muratore|uomo|ragazzo|elettricista + attaccat* + cavo|corrente|filo|palo|quadro + stacca|stacc*|aiuto|risponde|trem*',
    'acqua|goccia|gocce + scende|scendendo|arriva|arrivat*|cola|colando|gocciol*|piove|entra|filtra|passa|passando|viene giu|vien giu|scorre + lampadari*|plafonier*|quadro elettric* - acqua calda + serve + vorrei + quando passa',
    'scende giu lampadari*|giu lampadari*|gocciola lampadari*|cola lampadari*|piove lampadari*|esce lampadari*',
    'frittur*|frigg*|sfrigol*|crepit*|scoppiett* + lampadari*|plafonier*|luce|luci|corrente + va viene|vanno vengono|lampeggi*|tremol*|gocciol*|bagnat*|scende|acqua',
  ),
  ...danger(
    'electricity',
    5,
    `@flooded + prese|presa|quadro|contator*|ciabatta|prolunga|corrente accesa|cavi|fili|impianto elettrico - ${pastWater} + rifare + vorrei + punti`,
    'acqua|pioggia|perdita|infiltrazion*|bagnat*|bagnato + @dripping + @electric - corrente arriva + arriva corrente + punti acqua + punto acqua + contatore acqua + contatori acqua + contatore dell acqua + contatori dell acqua + rifare + impianto + impianti + tracce + scaldabagno elettrico + boiler elettrico + scaldino + boiler corrente + litri corrente + non quello corrente + no quello corrente + non quelli corrente + non perde + install* + spostare + aggiungere + acqua calda + solare + solari + non voglio',
    'gocciol*|cola|colando|piove|piovendo|bagnat* + lampadari*|plafonier*|faretti|faretto|quadro elettric*|contator*|scatola corrente|scatola elettric*|presa|prese|salvavita - scatta + salta',
  ),
  ...danger(
    'collapse',
    4,
    'soffitt*|solai*|tetto|trave|travi|volta|pilastr*|colonna|architrav*|terrazz*|balcon*|scala|casa|palazz* + croll*|sprofond*|franat*|franando - prezz* + mercato + anni fa + scors* + antisism* + parapetto vecchio da rifare',
    'croll*|crollat*|crollando|crollo|crolla|sprofond*|franat*|franando|smottament* - prezz* + mercato + anni fa + scors* + antisism* + sta crollando tutto il mio + mondo + sonno + stanchezza + pollaio + rudere + ruderi + parapetto vecchio da rifare + armadi* + mensol* + pensil* + doccia + box + librer* + scaffal* + mobil* + recinzion* + staccionat* + zanzarier* + tend*',
    '@part + cedendo|ceduto|cede|venut* giu|vien* giu|venendo giu|vengono giu|precipit*|pericolant*|spanciat*|sta cadendo|stanno cadendo - quadro + a pezzi + ceduto in garanzia + cedimento pavimento + intonac* + scagli* + sfogli* + giu temporale + giu un temporale + giu acquazzone + giu un acquazzone + giu la pioggia + giu il diluvio',
    'intonac* + cedendo|ceduto|cede|venut* giu|vien* giu|venendo giu|vengono giu|precipit*|pericolant*|spanciat*|sta cadendo|stanno cadendo - va rifatt* + da rifare + vanno rifatt* + rifarl* + tinteggiat* + tinteggiar* + preventiv* + scagli* + sfogli*',
    'mur|muro|parete|balcon*|cornicion*|parapett*|comignol*|scala|pensilin*|pilastr*|palo|terrazz* + inclinat*|inclinand* - anni + ristagn* + pendenz*',
    `@bearing + @sags + @sudden - piegat* antenn* + antenn* piegat* + piegat* parabol* + parabol* piegat* + ${planned}`,
    `cade|cadono|cadendo|cadut*|casca|cascano|cascand*|cascat*|piovono|staccat*|staccand*|precipit*|volat* + @part|pezz*|calcinacc* + strada|marciapied*|passant*|testa|cortile|persone|macchin*|auto|bambin*|addosso|letto|vuoto|sotto|giu|@now - a pezzi + vernic* + pittur* + carta + rivestiment* + secoli + bambino casca + gocciol* soffitt* + goccia soffitt* + piove soffitt* + ${fallenHere}`,
    'pezz*|blocc*|lastr*|calcinacc* + balcon*|cornicion*|soffitt*|facciat*|frontalin*|intonac*|tetto|solaio|comignol*|muro + cade|cadono|cadendo|cadut*|staccat*|stacca|staccano|staccand*|venut*|vengono|precipit*|casca|cascat*|finit* strada|finit* marciapiede|finit* cortile - a pezzi + pezzi di ricambio',
    'pezz*|blocc* + cement*|muro|intonac*|frontalin*|cornicion* + venut* giu|vien* giu|vengono giu|cadut*|staccat*|precipitat* + marciapied*|strada|passant*|gente|cortile - anni fa + mesi fa + scors*',
    'pezz*|calcinacc* + marciapied*|strada|passant* + stanotte|stamattin*|stamane|stamani|oggi|adesso|ora|improvvis* - preventiv* + cambiar* + pulir* + compr*',
    'perde|perdono|perdendo + pezz* + balcon*|cornicion*|facciata|frontalin*|soffitto|tetto',
    'balcon*|cornicion*|parapett*|comignol*|frontalin*|pensilin* + cade|cadono|cadendo|pericol*|in testa|cedendo|staccand*|penzol*|dondola|traball*',
  ),
  ...danger(
    'collapse',
    14,
    'trovo|troviamo|trovano + tocch*|pezz*|blocc*|pietr*|calcinacc* + marciapied*|passant*|passeggin*|fermata - anni fa + mesi fa + scors* + anno fa + rifare marciapied*',
    'tocch*|pezz*|blocc*|pietr*|calcinacc* + finit*|cadut*|mancat*|sfiorat* + passeggin*|carrozzin*|passant*|testa|fermata - anni fa + mesi fa + scors* + anno fa',
    `venut* giu|vien* giu|vengono giu|cadut*|cascat*|staccat*|precipitat* + cement*|calcinacc*|calcestruzz*|intonac*|balcon*|frontalin*|cornicion* + marciapied*|strada|passant*|gente - anni fa + mesi fa + scors* + anno fa + ${fallenHere}`,
  ),
  ...danger(
    'collapse',
    7,
    '@loose + @hanging + @below - scors* + anni fa + vernic* + nuov* + quanto costa + tende sole',
    '@loose + bilico|pericolant*|penzol*|sta cadere|stanno cadere - scors* + anni fa + nuov* + calorifer* + termosifon* + braccio',
    '@loose + pezz*|bilico|pericolant*|penzol* + penzol*|bilico|sta cadere|stanno cadere + @below - scors* + anni fa',
    `@storm + tetto|copertura|lamier*|tettoia|pensilin*|camin|comignol*|pannell* + scoperchiat*|sollevat*|portat*|strappat*|divelt*|volat*|volano|volando|volata|alzat*|scoperchia|solleva|staccat*|staccand*|sollevand*|strappand*|alzand*|portand* - ${calmRoof}`,
    `scoperchiat* + tetto|casa|capannone|copertura - ${calmRoof}`,
    '@part|pavimento|ringhier* + sta venire|stanno venire|sta cadere|stanno cadere|sta crollar*|sta ceder*|sta staccars*|sta staccar*|sul punto cadere|sul punto crollare',
    'albero|gru|camion|furgone|macchina|auto + cadut*|schiantat*|finit*|sfondat*|contro + tetto|casa|muro|facciata|balcon*|terrazz* - scors* + anni fa + mesi fa + cancello',
    'frana|smottament* + casa|muro|strada|giardino|collina|monte|sta|dietro - anni fa + scors*',
    'muro|parete|pilastr*|trave + si spostat*|si mosso|si mossa - anni',
    'camin|camino|canna fumaria|antenna|tettoia|vetrata|ringhier*|albero|palo|insegna|muretto + pericolant* - anni + vecchi*',
    'gonfi*|pancia|spanciat* + crep*|scricchiol* + @bearing|@part|muro|parete - umid* + vernic* + pittur*',
    'soffitt*|solai*|controsoffitt* + gonfi*|pancia|spanciat* + cola|colando|gocciol*|acqua|piove + paura|venga giu|viene giu|@now|sempre piu',
    'voragin*|cratere|terreno aperto|terra aperta - spesa + bilancio + conto + maniglia + tassell*',
    'muro|muraglion*|muretto|terrapieno|parete + contenimento|sostegno|cinta|recinzion*|confine|terra + spostat*|spinge|spingend*|moss*|inclinat*|spanciat*|spanciand*|gonfiand*|scivol* - spostare + anni + mattonell* + piastrell*',
    'scala|scale|balcon*|terrazz*|pensilin*|parapett*|ringhier* + staccat*|staccand*|staccando|stacca + muro|parete|facciata|vuoto|casa - vernic* + pittur* + intonac* + piastrell* + mattonell*',
    'paviment*|solaio|mattonelle + cede|ceduto|cedendo|sprofond*|affond*|avvall* + sotto piedi|piedi|@sudden|@now|voragin* - parquet + vecchi* + po + anni',
  ),
  ...danger(
    'collapse',
    8,
    'trave|travi|trav|pilastr*|solaio|colonna|architrav* + spezzat*|rott*|spaccat*|ceduta|ceduto + @sudden|dorm*|neve|pancia - da anni',
    `solai*|soffitt*|trave + pancia + polvere|adesso|sopra|@sudden - da anni + ${planned}`,
    'balcon*|terrazz* + abbassat*|abbassa + cm|centimetr*|ieri|cammin*|muove - abbassare + da anni',
    'ponteggi*|impalcatur*|gru + dondol*|oscill*|traball*|sfilat*|cede|cedut*|inclinat*|piegat* - cost* + prezz*',
    'muro|muraglion* + contenimento|sostegno + gonfi* + giu|terra|macchin*|@now - da anni',
    `@bearing + @sags + @sudden|scricchiol*|cigol*|rumor*|boato|crep*|calcinacc*|incastr*|non si apre|non apre|non si chiude - piegat* antenn* + antenn* piegat* + piegat* parabol* + parabol* piegat* + ${planned}`,
    `@bearing + scricchiol*|cigol* + @sudden|crep*|calcinacc*|incastr*|non si apre|non si chiude|dorm* - parquet + ${planned}`,
    'crep*|fessur*|lesion*|spaccatur* + apert*|apparsa|apparse|comparsa|comparse|improvvis*|appena|stanotte|stamattina|stamani|oggi|allargand*|allargat*|allarga|aprendo|crescend*|rumor*|boato|scricchiol*|terremot*|scossa + enorm*|grand*|gross*|larg*|profond*|passant*|muro|soffitt*|pilastr*|solai*|trave|dito|mano|casa|colpo|terremot*|scossa|boato|rumor* - anni fa + sempre + piccol* + stucc* + ripittur* + ritinteggi* + sottil* + cavillatur* + da anni + negli anni + ferma + assestamento + vecchi* + porta aperta',
    'scricchiol*|boato|rumore sordo + soffitt*|solai*|trave|travi|muro|tetto|pilastr* + crep*|@now|cede|piega|incurva|paura - parquet + porta',
  ),
  ...danger(
    'water',
    4,
    `allag*|alagat*|allagat*|allagando|alagando - ${pastWater}`,
    `acqua + @spreading + sciacquon*|cassetta|water|wc|tazza - dentro tazza + dentro water + dentro wc + ${pastWater}`,
    // A cistern that runs without end is not a flood.
    `acqua|aqua|piove|piovendo + @overflow - sciacquon* + cassetta wc + cassetta water + cassetta bagno + cassetta gabinetto + galleggiant* + scorre water + scorre wc + scorre tazza + dentro tazza + dentro water + dentro wc + gabinetto canta + water canta + wc canta + tazza canta + ${pastWater} + fontana da + caduta + punti + box doccia + rifare + rifar + tubi acqua + tubi dell acqua + tubazioni acqua + tubazioni dell acqua`,
    `acqua + sale|salendo|alza|alzando|aumenta|cresce|ginocchi*|caviglie + cantina|garage|casa|taverna|scantinato|box|seminterrato|negozio|scale|piano - mur* + umidita + capillar* + pressione + bolletta + temperatur* + scald* + ${pastWater}`,
    `cm acqua|centimetri acqua|dita acqua|spanne acqua|palmo acqua + casa|cantina|garage|box|taverna|paviment*|bagno|cucina|corridoio|salotto|stanz*|dappertutto|terra - piscina + quando esonda* + massetto + pendenz* + ${pastWater}`,
    `fogna|fognatura|tombin*|liquami|nera + pien*|invas*|dappertutto|allag*|ovunque|uscend* + casa|bagno|cantina|garage|taverna|cucina|paviment*|piano|su - ${pastWater} + odore + puzza`,
    `fiume|torrente|piena|mare|fango|canale + entra|entrat*|entrando|arriva|arrivat*|invas* + casa|cantina|garage|box|taverna|negozio|piano|cortile - ${pastWater} + sale + vista + @smell`,
    `lago|palude|fiume|piscina + cucina|bagno|casa|corridoio|salotto|camera|cantina|garage + chiud*|ferm*|@now|riesc*|perd*|acqua|tub* - ${pastWater} + costruir* + vista + vicino lago + giardin*`,
    `piove|piovendo + piano sopra|vicino sopra|appartamento sopra - ${pastWater}`,
    `soffitt*|parete|muro|scale|piano sopra + cascata|fiotti|fiumi|secchiat*|dirotto|scrosci*|catinelle - ${pastWater} + decor* + pietra`,
    `riempiend*|riempie|riempit* + soffitt*|controsoffitt*|cantina|seminterrato|garage|box|taverna|corridoio|casa|bagno|scantinato|ascensore - vasca + piscina + cassetta + autoclave + fumo + muffa + casa polver* + casa calcinacc* + corridoio calcinacc* + casa scatolon* + ${pastWater}`,
    `liquam*|fogna + piove|cola|scende|esce|gronda + soffitt*|bagno|casa|cucina|cantina - ${pastWater} + odore + puzza`,
    `acqua + entrando|entrata + casa|corridoio|camera|salotto|cucina|soggiorno|negozio - quando + finestr* + infiss* + ${pastWater}`,
    `flessibil*|tub* + partit* + lavatric*|lavastovigl*|lavand*|acqua|riesc*|trov*|@now - ${pastWater}`,
    `non riesc* + chiudere|fermare|bloccare|chiuderla|fermarla + acqua|perdita|rubinetto generale|valvola - ${pastWater} + gocciol* + goccia + gocce + filo + bene + doccia`,
    `sott acqua|sotto acqua + casa|pavimento|cantina|garage|bagno|cucina|stanz*|taverna|lavatrice - ${pastWater} + tubi`,
    `perdita|perde|perdendo + acqua + enorme|grossa|fortissim*|riesco|chiudere|copios* - ${pastWater}`,
    `scoppiat*|esplos*|scopiat*|saltat* + tub*|tubatur*|tubazion*|scaldabagn*|boiler|flessibil*|rubinett*|termosifon*|conduttur*|colonna|valvola - ${pastWater} + riparat* gia`,
    // Builders break walls and tiles to reach a pipe: 'ha spaccato otto mattonelle per arrivare al tubo'.
    `spaccat* + tub*|tubatur*|tubazion*|scaldabagn*|boiler|flessibil*|rubinett*|termosifon*|conduttur*|colonna|valvola - ${pastWater} + riparat* gia + spaccate tutto + ha spaccato muro + arrivare tubo + arrivare al tubo + spaccato piastrelle + spaccato mattonelle`,
    // 'spaccare' alone is also what builders do to tiles and old pipes.
    `spacca|spaccano + tub*|flessibil*|rubinett* + acqua + esce|uscendo|forte|@overflow|@now - ${pastWater}`,
    `tub*|tubatur*|flessibil*|rubinett*|colonna|braga|scaldabagn*|boiler|termosifon* + rott*|stacc*|saltat* + acqua|@overflow|@now - ${pastWater} + gocciol* + acqua fredda + acqua tiepida + acqua gelata + non c acqua calda + non acqua calda + senza acqua`,
    'inondat*|inondazion*|esondat*|nubifragio + @now|casa|cantina|garage|appartamento',
  ),
  ...danger(
    'water',
    9,
    `lavatric*|lavastovigl*|boiler|scaldabagn*|wc|water|tazza|vasca|lavandin* + buttand*|butta|traboc*|tracim* + acqua|ferma|fuori|terra|corridoio - ${pastWater} + macchina nuova + catena + sciacquon*`,
    `acqua|aqua + corre|correndo + cucina|casa|bagno|corridoio|scale|paviment* - cassetta + wc + sciacquon* + ${pastWater}`,
    `acqua|aqua|esce + rivol*|rigagnol*|ruscell* - ${pastWater} + giardin*`,
    `continua|continuand* + uscire|buttare|scendere + acqua|aqua - calda + sciacquon* + catena + vaschetta + cassetta + ${pastWater}`,
    `acqua|aqua + arriva|arrivat* + corridoio|parquet|salotto|camera|soggiorno - calda + ${pastWater}`,
    `cm|centimetri|palmo + taverna|cantina|scantinato|garage|seminterrat* + pompa|piove|piovendo|sale|salendo - umid* + altezz* + ${pastWater}`,
    `signora|vicin*|inquilin*|condomin* + sotto + piove|gocciol*|scende|cola|bagna + chiamat*|suonat*|appena|@now|scritto|citofonat* - macchi* + ${pastWater}`,
    `fogna|liquam*|scarico + tornand*|torna|risal*|rigurgit* + doccia|bidet|wc|tazza|water|lavandin*|vasca + sale|bordo|fuori|ovunqu*|@now|livello - odor* + puzz* + ${pastWater}`,
    `rubinett*|tubo|flessibil*|miscelator* + mano + spruzz*|schizz*|acqua|ferma - ${pastWater} + gocciol*`,
    `scorrere|scorre + muro|parete + bagnand*|allagand* - cassetta + ${pastWater}`,
    `acqua|aqua + vegn|vien|viene|scende|scendendo + scal|scale - scalda + ${pastWater}`,
    `soffitt*|controsoffitt* + gonfi* + acqua + gocciol*|cola|sempre piu|@now - ${pastWater}`,
  ),
]
