import type { TopicRules } from './topic-rules.ts'

/** Rules for questions about permits, taxes and time. */
export const rulesAndTime: TopicRules = {
  permits: [
    '@permesso - vicino comune + quanto + bagno comune + parti comuni + enea + casa comune + nel comune di + sono del comune + comune di',
    '@permesso + serv*|vuole|vogliono|devo|bisogna|occorr*|necessari*|chi|obbligator*|firma|presenta|avvisare|fate|voi|senza|chied* - quanto',
    'edilizia libera|ufficio tecnico|titolo abilitativo|senza permessi|nulla osta|in regola',
    'document* + serv*|iniziare|prima',
    'progetto + serve|vuole|necessari*|ci',
    // 'in Comune tocca domandare qualcosa?', 'bisogna bussare a qualche ufficio?'
    '!comune|municipio|uffici|ufficio|ufficio tecnico|sportello|sindaco|paese|quartiere + domand*|chied*|bussa*|avvis*|dirlo|diglielo|sapere|andare|andarci|passare|vado|present*|moduli|carte|fogli|benestare|deposit*|dire si|dica si|approv*|autorizz* - comune di + bagno comune + parti comuni + casa comune + sono del comune + bonus + incentiv* + contribut* + in ufficio + quanto cost*',
    '!benestare|nullaosta|trafila|carte bollate|carta bollata|moduli comune|timbro|timbri|pratiche burocratiche',
    '!partire|partiamo|si parte|parto|cominci*|inizi*|monta|montare|fare|si fa + senza + dire|dirlo|chied*|domand*|avvis*|fogli|carte|carta - soldi + @pagare',
    '!va|vanno|devo|tocca|bisogna|occorre + detto|dirlo|denunci*|deposit*|comunicarlo|domandare + qualcuno|nessuno|prima|qualcosa|basta - @vicini + bolletta + gse + @polizza',
    '!vigili|municipale|carabinieri + multa|mult*|ferm*|blocc*|dicono|chied*|controll* - fuoco + rumor* + gas',
  ],
  relief: [
    // 'e con le tasse si riprende qualcosa?'
    '!tasse|irpef|730|redditi|fisco|commercialista|caf + scala|scalano|riprend*|ripigli*|pigli*|becc*|indietro|dietro|guadagn*|vantagg* - comprese le tasse + partita iva',
    // 'col commercialista me la scalo?', 'c'è mica un aiutino del governo?'
    '!commercialista|caf|governo|denuncia redditi|dichiarazione redditi - partita iva + azienda + deduc* + studio + ufficio + negozio',
    '!metto|mette|mettere|metterl*|butto|butta|porto|porta|infil*|inser* + dichiarazione|denuncia|redditi|730 - conformita + rispondenza + lavori + dove',
    // 'me li ridanno un po' per anno?', not 'mi ridanno la caparra?'
    '!ridanno|ridan|ridarmi|riavere|riprendere|riprendo|rimborsano + anno|anni|qualcosa|soldi|po|dieci - quanti anni + quanto tempo + @pagare + caparr* + difett* + bollett* + ritardo + muro + casa + spazio',
    '!quanto|qualcosa|soldi + torna|tornano|ritorna|ritornano + tasca|indietro - bollett* + piu tardi + anni fa',
    // 'quello che si scarica me lo ridanno tutto insieme?'
    '!scaric*|scarico|detra*|bonus|50|36 + ridanno|rida|danno|torna|tornano|rimbors*|recuper* + insieme|volta|botta|subito|colpo|rate|anni|un po|tranche - acqua + fumi + condensa + muro + pdf + stima',
    // 'c'è ancora quello sconto del 75 per le barriere?' means a tax relief.
    // 'gli aiuti per chi è in carrozzina' means the ended bonus; 'mio padre è anziano, mi fate uno sconto?' does not.
    '!scont*|aiuti|aiuto|contribut* + invalid*|carrozzin*|handicap*|sedia rotelle|non cammina|non camminano|non deambula* - voi + fate',
    '!c era|esiste|esisteva|esistono + scont*|agevolazion*|aiuti - voi + fate + sito + online + negozio + promozion* + listino',
    // 'lo Stato ci rimborsa una parte?', not 'lo stato del muro'.
    '!stato|fisco + rida|ridanno|restitu*|rimbors*|contribuisc* - sono stato + stato rimborsat* + difett* + caparr*',
    '!stato + ci|mi|si + torna|mette|da|aiuta + soldi|qualcosa|parte|euro - paura + muro + intonaco',
    '!stato + mette|torna|regala + soldi|qualcosa|euro - paura + muro + intonaco',
    '!scont*|ribass* + barrier*|disabil*|fiscal*|irpef|stato|tasse|governo|agenzia entrate|caf|commercialista - fattura',
    '!scont* + ancora|c e sempre|finit*|scadut*|vale + 36|50|65|75|110',
    '!diritto|spetta|spettano|rientro|rientriamo + #|bonus|per cento',
    '@bonus - gse + cancello + stato di + stato dell* + stato dei + in che stato + buono stato + scaric* pdf + scaricare pdf + scaricarlo + scarico + comprese le tasse + netto + con tasse',
    '!scarico|scaric*|scalar*|scalo|detra*|recuper*|torna|tornano|ritorna|ritornano|rientr*|restitui*|ridanno|rimbors* + tasse|irpef|dichiarazion*|730|fisco|redditi - conformita + comprese le tasse + con tasse',
    '!tasse + aspett*|conviene|convien*|anno prossimo|anno nuovo + ##|prossimo|aspett* - con tasse + comprese le tasse',
    '!agevolaz*|incentiv*|sgrav*|contribut* + anzian*|disabil*|104|giovani|prima casa|ancora|65|75|90|110|stato',
    '!dichiarazion* redditi|modello redditi|730|irpef',
    // The GSE pays incentives, but also takes papers: 'per il gse devo fare le carte io?'.
    // 'questa spesa la scarico tutta?'
    '!scarico|scarichiamo|scaricarla|scaricarlo + spesa|spese|fattura + tutta|tutto|meta|qualcosa|tutte|posso|anche - fumi + condensa + acqua + lavatrice',
    'gse - occup* + pensa + enel + carte + carta + pratic* + scartoff* + document* + comunic* + modul* + portale + avvis* + dice + dirlo + sapere',
    '!bonus|detra*|ecobonus|incentiv*|agevolazion*|aiuti stato|aiuti statali|quali aiuti|che aiuti|aiuti ci sono|superbonus|conto termico|730|sgravi*|sconto in fattura|cessione credito',
    '!110|superbonus|centodieci + esist*|ancora|finit*|vale|scadut*|c e',
    'quanto|cosa|si puo + scaric*|scaricare - pdf + stima + preventivo + riassunto + come',
    'recuper*|torna|tornano|ritorna|ritornano|rientra|rientr*|rimbors*|mi danno|ridanno|rida|restitui*|scaric*|scarico|detra* + tasse|irpef|dichiaraz*|dichiarazion*|modello|commercialista|caf|730|stato|fisco|percento|dichiarazion* redditi|qualcosa|indietro - anni + bollett* + pdf',
    '!cedere|cedo|cessione|ceduto + credito|crediti',
    '!comune|regione|governo|provincia + qualcosa|aiuta|contribu*|soldi|rimbors* - @ponteggio + vuole + vogliono + paga* + pago + permess* + domand* + tocca + serve + bisogna + sapere + chied* + comunic* + present* + porta* + detto + dire + dico + devo + va + avvis*',
    '!stato + rida|ridanno|restitui*|rimbors*|paga|mette|aiuta|da - in che stato + buono stato + cattivo stato + stato di',
    '!#* cento|#* percento + anzian*|disabil*|invalid*|stato + rida|vale|ancora|danno|paga|stato|torna',
    '#* percento + ancora|c|torna|recuper*|spetta|vale|prend*|pigli*|becc*|rimane|resta|detra* - scont* + anticip* + accont*',
  ],
  vat: [
    '!iva|ivat*|aliquot*',
    'tasse + nett*|lord*|compres*|inclus*|esclus*|aggiung*|con|senza',
    'con fattura|fattura + prezzo|cambia',
  ],
  duration: [
    // 'quanto dobbiamo restare in affitto ancora?': how long the customer lives elsewhere.
    '!quanto|quanti|quante + restare|stare|resto|restiamo|stiamo|rimanere|rimaniamo|pagare|paghiamo|pago|tocca + affitto|albergo|suocer*|miei|genitor*|bed and breakfast|altra casa - detra* + bonus + proprietari* + inquilin*',
    'quando|tra quanto|fra quanto + entro|entriamo|entrare|rientr*|torniamo|tornare|trasloc*|trasferi* + casa|dentro|nuova|li|affitto - spesa + sold* + bollett* + iniz*',
    '!quando|dopo quanto|tra quanto|quanto tempo + produc*|entra funzione|va funzione|allacc*|attiv*|acceso + davvero|comincia*|inizia*|corrente|enel|rete|distribut*|operai|giorn* - bollett* + rientr*',
    'ordin*|conferm*|firm* + quando|quanto + mont*|consegn*|arriv*|passa|passano|vedo|finit* - cost* + prezz* + pag* + accont*',
    'quanto|quanti|quante + sto|stare|stiamo|resto|restiamo|rimango|restare|rimaniamo + senza|fuori|via|mangiare|lavarmi|lavarci - cost* + acqua calda',
    '!casino|baccano|chiasso|polverone|trambusto + quanto|quanti + dura|durano|giorni - cifra',
    // 'quanto affitto mettiamo in conto prima di poterci entrare?'
    '!quanto|quanti|quante + affitto|affitti|mesi + prima + entrar*|entrarci|rientrar*|tornarci|abitarci',
    'quanto|quanti|quante + cavate|cavano|sbrigate|sbrigano|sbriga|spicciate|finite|finiscono|ci mettete|ci mettono - cost* + prezz*',
    'quant*|in|che + temp*|giorn*|settiman*|tempistic*|durata - anni + iniz* + cominc* + part* + vita + prima che + attesa + aspett* + attend* + vita + richiam* + rispost* + in quanto tempo rientr* + posso + pensarc* + ripag* + ammortizz* + venire + liberi + conferm* + mi chiam* + mi contatt* + si fa vivo + si fanno vivi + due tempi + tempi diversi',
    'quanto + dura|durano|durer*|ci mett*|ci vuole|mettono|metteno|mettete|impieg* - venire + arrivare + vien* + arriv* + caldaia + pannell* + tetto + pittura + garanzia + batteri* + vernice + cappotto + anni + impianto dura + valid* + validit* + condizionatore + finestr* + infiss* + soldi + pompa',
    'lavori|lavoro|cantiere + durano|durata|lung*|finit*|finire|finiscono|tempo - pagare + pago + salda + paga + fine lavori',
    'quando + fin*|finit*|finireste|termin*|pronto|consegn*',
    'lunga|lungo|breve|veloce|rapido|svelta + roba|cosa|lavoro|faccenda|e|cantiere - larg* + metri + bagno',
    'giorn*|settiman*|mese|mattina|giornata|weekend + fate|finit*|si fa|si puo fare|si finisce|ce fate|finisc*|riuscit*|basta|bastano - riflett* + prend* + decid* + iniz* + cominc* + part* + senza + euro + mila + inverno + estate',
    'operai|imbianchini|muratori|cantiere + giorn*|casa|piedi + quant*',
    'per quanto + resto|senza|rimango|operai',
    // How long somebody stays: 'quanto sta il tecnico?'. 'Quanto sta?' alone asks for the price.
    'quanto + sta|stanno|resta|restano|rimane|rimangono|si ferma|si fermano + tecnic*|opera*|idraulic*|elettricist*|imbianchin*|installator*|apert*|apre|smontat*|scopert*|qua|qui|casa - cost* + prezz* + euro + prend* + chied* + sta roba + braccia',
    // 'quanto mi porta via in mesi?' asks for the time, not for the rubbish.
    '!quanto|quanti|quante + porta via|portano via|portera via|va via|vanno via|se ne va|se ne vanno + mesi|giorni|settiman*|tempo|ore - prezz* + sold*',
    'tempi di esecuzione|tempi di consegna|tempi di realizzazione|tempistiche',
  ],
  lifetime: [
    'dopo + anni + succede|cambia|resta|rend* - garanz* + bonus + detra*',
    'quant*|fra|dopo|ogni|che + anni|anno|vita|campa|resiste|regge + dura|durano|rifar*|cambi*|sostitu*|vita|tiene|regge|rifatt*|dovro|va|campa|resist*|ritint* - garan* + rientr* + recuper* + ripag* + ammort* + kwh + produc* + linea vita',
    '!ritorna|rispunta|ricompare|riappare|rispuntano|ritornano - tasse + 730 + fisco + stato + sold* + irpef + dichiarazion* + spesa + quanto mi + chi + garan* + gratis + casa + operai + quando',
    'ritorna|ritornano|rispunta|rispuntano|ricompare|riappare|torna|tornano + poi|dopo|ma|ancora|macchia|muffa - chi + garan* + prezz* + gratis + casa + prima + numeri + non mi',
    'quanto + dura|durano|campa*|tiene|resiste|regge + caldaia|pannell*|tetto|pittura|batteri*|vernice|cappotto|impianto|condizionatore|finestr*|infiss*|serrament*|pompa|guaina|tinta|intonaco|grondai*|legno|climatizz*',
    'ogni + quanto|quanti anni',
    'muffa|perdita|crepa|crepe|macchia + torna|ritorna|riforma|riappar*|ricompare|rispunta - garan* + chi',
    'ingiallisc*|scolorisc*|si rovina nel tempo|dura nel tempo|dura a lungo|scrosta* nel tempo',
    'rifar* + anni|ogni quanto|quanti anni',
  ],
  start: [
    '!entro|per|prima di + lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|fine settimana|natale|pasqua|ferragosto|carnevale|capodanno|epifania|befana|quaresima|vacanze|primavera|autunno - lavor* + rumor* + vicin*',
    'quando|data|tra quanto|fra quanto|quanto|da che + @iniziare|iniziar*|cominc*|partir* - bollett* + incid* + misure + gli altri',
    'liber*|disponib*|posto|agenda + quando|siete|sareste|avete|c|per|prima|a|subito - occup* + prend* + ingombr* + spazio + euro + metti + per unita + unita esterna + edilizia + zona + contanti + consiglio',
    'quanto + aspett*|attend*|attesa|attendere',
    // 'quando ci si potrebbe mettere mano?'
    '!quando|quanno + mettere mano|metter mano|mettono mano|mettete mano|mettersi all opera|attacc*|rimbocc*|si comincia|si inizia - @vicini + paga* + bollett*',
    'attesa|tempi attesa|lista d attesa|lista attesa',
    'potete|potreste|riuscit*|si puo|riuscite + iniz*|cominc*|partire|attaccare - veder* + senza',
    'quando + venite|venire|potete venire|verrebbero|arrivano + lavoro|lavori|fare|iniziare|operai - sopralluog* + vedere',
    'conferm* + quando|partit*|iniz*',
    'quando|quanno + vien|vengono|venite|viene|vegn*|arrivate|arrivano|rivano|venono - sopralluog* + vedere + preventiv* + paga*',
  ],
  season: [
    '@stagione + meglio|conviene|miglior*|si puo|adatt*|giusto|giusta|asciug*|problem*|lavor*|cosa succede|aspett*|quando - posto + liber* + iniziat* + avete + senza + caldaia ferma + neonat* + volet*',
    'quando + conviene|meglio|momento migliore|conviene farlo|e meglio - chiam*',
    'che|quale|qual + periodo|mese|stagione|momento + meglio|miglior*|adatt*|giust*|e',
    'se piove|con pioggia|col freddo|d inverno|d estate|in inverno|in estate|in primavera|in autunno - senza + volet* + voglio + vorrei + iniziare + bollett* + caldo in casa + entra',
  ],
}
