import type { TopicRules } from './topic-rules.ts'

/** Words that say that a price includes a thing, without those that may be a place. */
const insidePrice =
  'compres*|compreson|inclus*|includ*|comprend*|rientra|rientrano|contemplat*|previst*|fornit*|a parte|esclus*|extra|a carico|nel prezzo|nella stima|nella cifra|nel totale|nel preventivo|aggiunt*|di serie|all inclusive|chiavi in mano'

/** Rules for questions about what the price includes. */
export const contents: TopicRules = {
  included: [
    'stesso prezzo|stessa cifra|prezzo stesso + ridiping*|fate|fanno|rifate|rifanno|mettete|montate|sistem*|anche|dipinge*|pitturat*|cambiat*|portat* - stesso prezzo di',
    '!linea vita|linee vita|anticaduta|ganci sicurezza - quanto',
    `${insidePrice} - non + quanto|@meno|@altri`,
    // 'dentro' and 'fuori' alone are places: 'il cancello è rotto, la macchina resta dentro'.
    'dentro|fuori + prezzo|cifra|stima|preventivo|conto|sold*|totale|sta anche|sta pure|ci sta|ci stanno|ci sono|c e anche - non + quanto + fa freddo + bagn*',
    'cosa|quali|che + @compreso - non + @smaltire + @ponteggio + @certificato + @materiale',
    `${insidePrice} + @cosa|posa|montaggio|trasporto|pulizi*|manodopera|stuccatur*|rasatur*|tracce|lavaggio|uscita - non + quanto`,
    'chi|fate|voi|loro|operai + spost*|copr*|protegg*|smont*|rimont*|pulit*|puliz*|tracce|demol*|chiud*|buchi|stucc*|imball*|avvolg*|lav*',
    'quante + mani|passate',
    'gia + dentro|compres*|inclus*|contat*',
    'tutto + compreso|incluso|dentro|finito',
    'chiavi in mano|tutto incluso|all inclusive',
    'tracce|murature|muratura|mobili|armadi|divano + @ditta|voi|fate',
  ],
  excluded: [
    'non + @compreso|comprend*|messo|contat*|consider*|calcolat* - perche',
    'resta|restano|rimane|rimangono|lascia + fuori',
    'altr*|extra|nascost*|ulterior* + spes*|cost*|pagare|aggiungere|sommare|soldi|voci - prezzo',
    'devo|bisogna|tocca + aggiungere|sommare|aggiunger*',
    'fuori dal prezzo|fuori prezzo|esclus* cosa|cosa esclus*|salta fuori qualche altra|spese extra|costi nascosti|cosa manca',
    'escluso|esclusi|escluse|esclusa + cosa|quali|che|sono',
  ],
  materials: [
    '@materiale + @compreso|nel prezzo - compro + prendo io + quanto cost*',
    'chi|voi|fornite|portate + @materiale|roba - voi che tipo + marca + marche + smalt* + portate via + porta via + butt* + ritir* + vecchi* + tolt* + togl*',
    '@materiale + voi|loro|ditta|fornite|lo portate|li portate + o io|oppure io|metti|mettete|portate|mette|porta - vecchi*',
    'solo manodopera|manodopera + anche|o + @materiale - quanto',
  ],
  disposal: [
    '@smaltire - quanto + foto + spam + buttate giu + butta giu + buttano giu + buttare giu',
    '!roba|vecchi*|macerie|pezzi|intonaco|tegole|coppi|quello + chi + porta|porta via|portano|leva|levano|toglie|tolgono|carica|butta|ritira - post* + nuov* + mont*',
    'vecchi*|tolt*|smontat*|rimoss*|usato + porta|portate|portano|lasciat*|togliet*|ritir*|prend*|fine|finisc*|carica* - foto + prezzo + stima',
    'vecchi*|macerie|calcinacc*|rifiut* + butto|buttare|buttano|butta|vanno a finire|va a finire',
    'roba|macerie|lastre|guaine|sacchi + via|discarica|carica*',
  ],
  scaffolding: [
    '!@ponteggio + compres*|inclus*|contat*|prezzo|stima|cifra|conto|dentro - quanto + serve + servono + paga*',
    '@ponteggio - quanto + stampa',
    '@ponteggio + serv*|vuole|vogliono|necessari*|indispens*|forza|compres*|inclus*|senza|mont*',
    'sal|salire|salit*|salgono + lassu|alto|tetto|sopra|come - fumi + canna + tubo + tubi + umid*',
  ],
  certificates: [
    'chi|fa|fate|rilascia* + dico - ti dico + vi dico + mi dico',
    '@certificato - bonus + quanto + detra* + redditi + foto',
    // 'il foglio che serve al notaio', 'la carta per l'assicurazione'
    '!foglio|fogli|carta|carte|pezzo di carta|documento|documenti|certificat* + notaio|rogito|vendere|vendo|affittare|affitto|assicurazion*|perito|agibilita + serve|servono|lasci*|lasciano|date|danno|danno voi|avere|rilasci*|chied*|fine|fate - bonus + detra*',
    '@certificato + @compreso|rilasci*|date|fate|danno|arriva|fine|serve|mi',
    'garanti* + norma|a norma + certific*',
  ],
  counted: [
    'hai|avete|tenuto|mess* + consider*|calcolat*|contat*|contegg*|messo|tenuto conto|preso|in conto|mess - risposto + non',
    'che|quale|quali + material*|vetr*|pittura|marca|tipo + hai|previst*|stima|calcol*|contat*',
    'sono|e + alluminio|pvc|legno + o|oppure + alluminio|pvc|legno - meglio + conviene + differenza',
    'prezzo|cifra|stima|questo|questa + e per|vale per|riferit*|per cosa|per tutt*|riguarda - anni',
    'cifra|stima|prezzo + camera|stanza|alloggio|casa|appartamento|intero|intera + o|oppure',
    'su che|su quali|quanti + misure|metri|mq|punti|pezzi + hai|calcolat*|conto|contat*|consider*',
  ],
  process: [
    'come + funziona|svolge|avviene|procede + lavoro|intervento|cantiere|lavorazion*',
    'fasi|passaggi|passo passo|step|lavorazion* + lavoro|quali|spieg*|sono|fanno',
    'in cosa consiste|cosa fanno|cosa fate|cosa viene fatto|come lavorat*|come lavoran*|cosa prevede',
    'come si fa + togliere|mettere|cambiare|riparare|rifare|sistemare|posare|montare',
    'raccont*|spieg*|descriv* + lavoro|intervento|fasi|svolge',
  ],
}
