import { createMatcher } from './matching.ts'

/**
 * Classes of words with much the same meaning in a question, by name. An entry is a whole word or, with a
 * star, the beginning of a word. Rules refer to a class with '@', and the classifier has a feature for each
 * class.
 */
const concepts = {
  prezzo:
    'prezz*|cost|costo|costi|costa|costano|costera*|costere*|costava|costavano|costar*|cifr*|import|importo|importi|tariff*|quotazion*|somma|spesa|spese|spend*|sold|soldi|sordi|quattrin*|danaro|denaro|dindi|svanzic*|pila|euro|ammonta*|sborsa*|totale|onere|oneri',
  stima: 'stima|stime|preventiv*|calcol*|conto|conti|quotazion*',
  vale: 'costa|costano|costera*|costere*|costava|costavano|vien|viene|vengon*|veni|venire|verrebb*|verra|sarebb*|spend*|pag|paga|pago|pagare|pagh*|pagate|chied*|prend|prende|prendon*|ammonta*|vuole|vogliono|fa|spetta|tocca|incid*|sta|stiamo|va|vale',
  caro: 'caro|cara|cari|care|carissim*|costos*|salat*|salatin*|esagera*|esos*|folli*|folle|pazz*|assurd*|furto|ladr*|rapin*|tropp*|tantin*|tantissim*|mazzata|botta|stangata|sproposit*|alto|alta|altin*|elevat*|eccessiv*|ammazza|azz|mamma mia|madonna|caspit*|cavolo|accident*|faccia|legnat*|batost*|parecch*|impegnativ*|spavent*',
  meno: 'meno|risparm*|economic*|abbass*|ridur*|riduz*|tagli|taglia|tagliare|taglio|limare|contener*|limita|mercato|convenien*|ribass*|scend*|calare|cal|calate|rispiarm*|piu bass*|low',
  sconto:
    'scont*|ribass*|tratt|trattabil*|trattare|trattiam*|negoziar*|negoziabil*|negoziat*|negoziamo|promozion*|promo|offerte|margine|abbuon*|nero|arrotond*|prezzo miglior*|venire incontro|venirmi incontro|quanto mi levat*|quanto levat*|levat* qualcosa|coupon|buono sconto|convenzion*|cifra tonda|incontro col prezzo',
  ditta:
    'ditt*|impres*|artigian*|professionist*|operai*|tecnic*|tennic*|muratore|muratori|idraulic*|elettricist*|imbianchin*|squadr*|installator*|serramentist*|aziend*|nominativ*|specialist*|manovale|manovali|pittor*|fornitor*|esecutor*|maestranz*|posator*|capocantiere|piastrellist*|caldaist*|manutentor*',
  compreso:
    'compres*|compreson|inclus*|includ*|comprend*|rientra|rientrano|contemplat*|previst*|fornit*|a parte|esclus*|fuori|extra|dentro|a carico|nel prezzo|nella stima|nella cifra|nel totale|nel preventivo|aggiunt*|di serie|all inclusive|chiavi in mano',
  materiale:
    'materiale|materiali|vernic*|impregn*|pittur*|tinta|tinte|colore|colori|prodott*|roba|piastrell*|mattonell*|rulli|pennell*|merce|forniture',
  cosa: 'caldai*|condizionator*|climatizz*|split|pannell*|finestr*|infiss*|serrament*|porta|porte|rubinett*|sanitari*|lavandin*|doccia|vasca|piatto|termosifon*|radiator*|tapparell*|zanzarier*|persian*|tegol*|coppi|guaina|guaine|batteri*|inverter|cappotto|intonac*|massetto|pavimento|pavimenti|parquet|gres|pompa|boiler|scaldabagn*|stufa|lampad*|faretti|macchin*|motore|cancello|box|mobili|mattoni|carta|valvol*|gronda|grondai*|lucernari*|tenda|tende|inferriat*|mattonell*|piastrell*',
  smaltire:
    'smaltiment*|scart|scarti|scarto|smaltir*|smaltisc*|smaltit*|macer*|calcinacc*|detrit*|discaric*|rumenta|monnezza|rifiut*|rottam*|porta via|portate via|portano via|porti via|portar via|portare via|buttate|butta|buttano|buttar*|ritirate|ritira|sgomber*|caricate|isola ecologica|ecocentro',
  ponteggio:
    'pontegg*|pontegi|impalcat*|trabattell*|cestell*|piattaform*|ponti|funi|autoscal*|autogru|gru|castello',
  certificato:
    'certific*|conformita|bollino|libretto|dichiarazion*|enea|ape|collaud*|attestat*|37 08|dm 37|dichiar*',
  permesso:
    'permess*|cila|scia|dia|cilas|autorizzaz*|comune|comunal*|municipi*|comunicazion*|pratic|pratica|pratiche|geometr*|architett*|ingegner*|abilitativ*|nulla osta|soprintend*|edilizia libera|ufficio tecnico|sportello|concession*|paesagg*|urbanistic*|burocra*|autorizz*|vincol* paesagg*|centro storico|scartoffi*|bolli',
  bonus:
    'bonus|detra*|ecobonus|incentiv*|agevol*|730|fisco|fiscal*|scarico|scarica|scaricar*|scaricat*|scaricabil*|sgrav*|superbonus|sismabonus|contribut*|cessione|conto termico|stato|tasse|irpef|50 percento|36 percento|65 percento|recuper* percento|rimbors*|gse',
  giorni:
    'giorn*|settiman*|mese|mesi|ore|durata|dura|durano|durer*|tempi|tempo|tempistic*|rapid*|veloc*|svelt*|lung*|cantiere|lavori|sbrig*|metton*|mettete|mettono|metteno|fine|finit*|finir*|consegn*',
  anni: 'anno|anni|decenn*|a lungo|vita|longev*',
  iniziare:
    'inizia*|cominc*|partir*|partono|parte|parti|partite|avviar*|liber*|disponib*|disponibilita|posto|agenda|attes*|attend*|aspett*|iniziar*|attacc|attaccar*|incominc*',
  stagione:
    'invern*|estat*|estiv*|primaver*|autunn*|pioggia|piov*|freddo|caldo|stagion*|agosto|gelo|gela|neve|umido|periodo|mese|mesi|sole',
  chiamare:
    'chiam*|richiam*|telefon*|contatt*|ricontatt*|sent|sentire|sentit*|numero|recapit*|squill*|cerc|cercate|far* saper*|fate sapere|fammi sapere',
  vedere:
    'sopralluog*|soprallug*|appuntament*|visita|visitar*|incontr*|veder*|vede|occhiata|passa|passate|passare|veni|venire|venite|vengono|viene|venga|mandat*|manda|mandi|mandereste|mandare|sul posto|di persona|controllare',
  gratis:
    'grati*|aggratis|gratuit*|pagament*|paga|pago|pagare|si paga|costa|costano|impegno|obbligato|obbligata|obbligati|obbligo|vincol*|dovut*|devo dare',
  inviare:
    'mand*|invi*|sped*|inoltr*|girarm*|girarl*|girami|girame*|mi giri|mi girate|condivid*|scaric*|stamp*|salva|salvare|salvarl*|salvo|salvat*|pdf|riassunt*|riepilog*|mail|email|posta|whatsapp|documento|per iscritto|screenshot|file|conserv*|copia',
  danno:
    'danno|danni|dannegg*|rompon*|rompe|rotto|rovin*|bucan*|bucat*|incident*|infortun*|si fa male|si fanno male|graffi*|allaga*|macchi*',
  polizza: 'assicur*|polizz*|copertura assicurativa|coperto|coperti|durc|responsabilit*|risarc*|rc',
  garanzia: 'garanz*|garant*|risponde|rispondono|si stacca|si rompe|si scrosta|si rovina|difett*|fatto male',
  pagare:
    'accont*|anticip*|caparr*|rate|rata|rateizz*|rateal*|finanziament*|bonific*|contant*|carta|dilazion*|sald*|bancomat|paypal|assegn*|tranche|stati avanzamento|soldi li do|paga|pago|pagare|pagament*',
  durante: 'durante|intanto|mentre|frattempo|nel frattempo|cantiere|lavori|lavoran*',
  stare:
    'restare|rest|resto|stare|sta|vivere|vive|abitar*|dormir*|usare|uscire|andarsene|rimaner*|presente|svuot*|trasferir*|traslocar*|dentro|casa',
  disagio:
    'rumor*|polver*|sporc*|casino|puzz*|odor*|chiass*|confusion*|disag*|bambin*|bimb*|neonat*|gatto|cane|allergi*|tossic*|nociv*|smart working|asma|incint*',
  vicini:
    'vicin|vicini|vicino di casa|condomin*|assemblea|amministrat*|millesim*|maggioranza|inquilin*|piano di sotto|palazzo|dirimpett*|proprietari*|affitt*',
  dato: 'dati|privacy|gdpr|spam|pubblicit*|dati personali|conversazion*|messagg*|tempest*|cellulare|riservat*|registrat*|leggere|legge|leggono|memorizz*',
  foto: 'foto|fotografi*|fotografar*|immagine|immagini|video|scatt|scatti|scatto|fotina|fotine|filmat*',
  famiglia:
    'moglie|marito|compagn*|famiglia|figli*|mamma|madre|padre|fratell*|sorell*|genitor*|soci*|condomini',
  altri:
    'facebook|gruppo|amic*|cugin*|vicino|vicina|collega|cognat*|zia|zio|sorella|fratello|suocer*|conoscent*|altro|altra|altri|leroy*|brico*|amazon|internet|online|ikea|concorrenz*|nipot*|uno che|tizio',
  meglio:
    'meglio|conviene|convien*|consigl*|suggeri*|preferib*|miglior*|scegl*|differenz*|cambia|vale la pena|pena|senso|oppure|diresti|tu cosa|faresti',
  sicuro:
    'sicur*|cert|certo|convin*|strano|sbagliat*|sballat*|torna|tornano|quadra|quadrano|credo|possibil*|onest*|normale|giust*|realist*|corrett*|errore|impossibil*|verosimil*|attendib*|affidab*|fidar*|fid|fido|seri|serio|seria|bravi|brav|truff*|fregatur*',
  umano:
    'umano|umana|person|persona|operator*|operatric*|consulent*|call center|assistenza|voce|qualcuno|robot|bot|computer|macchina|intelligenza|ia|ai|chatbot|programma|vero|vera|automatic*|gpt|chatgpt',
  produce:
    'produc*|produzion*|bollett*|rientr*|ammortizz*|ripag*|resa|rende|rendimento|risparm*|recuper*|scambio sul posto|ritiro dedicato|consum*|kwh|energia|corrente|cer|comunita energetic*|vendo|vendere|immess*|autoconsum*',
  denaroproprio:
    'budget|ho|disponibil*|disposizion*|dispon|dispongo|disponiamo|massimo|limite|bastan*|basta|sufficient*|ci sto|ci rientro|rientro|arriv|arrivare|arrivo|restare sotto|tetto massimo|spendere piu|oltre|superare|ce la fac*|investir*|da parte|capitale',
  imprevisto:
    'imprevist*|sorpres*|salta fuori|esce fuori|escono|viene fuori|marcio|marcia|marci|marce|in corso d opera|variant*|rincar*|lievit*|aument*|trovano|trovate|problem*|scopr*|aprendo',
} as const satisfies Readonly<Record<string, string>>

export const topicMatcher = createMatcher(concepts)

const classes = Object.keys(concepts).map((name) => ({ name, group: topicMatcher.group(`@${name}`) }))

/** Returns the names of the classes of words in a sentence. */
export function conceptsIn(words: readonly string[]): string[] {
  const found = topicMatcher.find(words)
  return classes.filter(({ group }) => found.has(group)).map(({ name }) => name)
}
