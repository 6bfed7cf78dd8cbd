import type { TopicRules } from './topic-rules.ts'

/** Permits, taxes and time. */
export const rulesAndTime: TopicRules = {
  permits: [
    '@permesso - vicino comune + quanto + bagno comune + parti comuni + enea + casa comune + nel comune di + sono del comune + comune di',
    '@permesso + serv*|vuole|vogliono|devo|bisogna|occorr*|necessari*|chi|obbligator*|firma|presenta|avvisare|fate|voi|senza|chied* - quanto',
    'edilizia libera|ufficio tecnico|titolo abilitativo|senza permessi|nulla osta|in regola',
    'document* + serv*|iniziare|prima',
    'progetto + serve|vuole|necessari*|ci',
  ],
  relief: [
    '@bonus - cancello + stato di + stato dell* + stato dei + in che stato + buono stato + scaric* pdf + scaricare pdf + scaricarlo + scarico + comprese le tasse + netto + con tasse',
    '!scarico|scaric*|scalar*|scalo|detra*|recuper*|torna|tornano|ritorna|ritornano|rientr*|restitui*|ridanno|rimbors* + tasse|irpef|dichiarazion*|730|fisco|redditi - conformita + comprese le tasse + con tasse',
    '!agevolaz*|incentiv*|sgrav*|contribut* + anzian*|disabil*|104|giovani|prima casa|ancora|65|75|90|110|stato',
    '!dichiarazion* redditi|modello redditi|730|irpef',
    '!bonus|detra*|ecobonus|incentiv*|agevolazion*|superbonus|conto termico|730|sgravi*|sconto in fattura|cessione credito',
    'quanto|cosa|si puo + scaric*|scaricare - pdf + stima + preventivo + riassunto + come',
    'recuper*|torna|tornano|ritorna|ritornano|rientra|rientr*|rimbors*|mi danno|ridanno|rida|restitui*|scaric*|scarico|detra* + tasse|irpef|dichiaraz*|dichiarazion*|modello|commercialista|caf|730|stato|fisco|percento|dichiarazion* redditi|qualcosa|indietro - anni + bollett* + pdf',
    '#* percento + ancora|c|torna|recuper*|spetta|vale|prend*|rimane|resta|detra* - scont* + anticip* + accont*',
  ],
  vat: [
    '!iva|ivat*|aliquot*',
    'tasse + nett*|lord*|compres*|inclus*|esclus*|aggiung*|con|senza',
    'con fattura|fattura + prezzo|cambia',
  ],
  duration: [
    'quant*|in|che + temp*|giorn*|settiman*|tempistic*|durata - anni + iniz* + cominc* + part* + vita + prima che + attesa + aspett* + attend* + vita + richiam* + rispost* + in quanto tempo rientr* + posso + pensarc* + ripag* + ammortizz* + venire + liberi + conferm*',
    'quanto + dura|durano|durer*|ci mett*|ci vuole|mettono|metteno|mettete|impieg* - caldaia + pannell* + tetto + pittura + garanzia + batteri* + vernice + cappotto + anni + impianto dura + valid* + validit* + condizionatore + finestr* + infiss* + soldi + pompa',
    'lavori|lavoro|cantiere + durano|durata|lung*|finit*|finire|finiscono|tempo - pagare + pago + salda + paga + fine lavori',
    'quando + fin*|finit*|finireste|termin*|pronto|consegn*',
    'lunga|lungo|breve|veloce|rapido|svelta + roba|cosa|lavoro|faccenda|e|cantiere - larg* + metri + bagno',
    'in + una|due|tre|un|#* + giorn*|settiman*|mese|mattina + fate|finit*|si fa|ce la|finisc*|riuscit*|basta - riflett* + prend* + decid*',
    'operai|imbianchini|muratori|cantiere + giorn*|casa|piedi + quant*',
    'per quanto + resto|senza|rimango|operai',
    'tempi di esecuzione|tempi di consegna|tempi di realizzazione|tempistiche',
  ],
  lifetime: [
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
    'quando|data|tra quanto|fra quanto|quanto|da che + @iniziare|iniziar*|cominc*|partir* - bollett* + incid* + misure + gli altri',
    'liber*|disponib*|posto|agenda + quando|siete|sareste|avete|c|per|prima|a|subito - euro + metti + per unita + unita esterna + edilizia + zona + contanti + consiglio',
    'quanto + aspett*|attend*|attesa|attendere',
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
