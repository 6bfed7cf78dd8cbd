import type { TopicRules } from './topic-rules.ts'

/** Rules for questions about what comes after the estimate. */
export const next: TopicRules = {
  'next-steps': [
    'adesso|ok|poi|mo|dopo + cosa|che|come|si + devo|faccio|fa|succede|funziona|procede|procediamo|tocca|deve|fare|fo - prezz* + imprevist* + costa + quanto + hai + foto',
    'cosa|che|come + devo fare|faccio adesso|succede adesso|procediamo|prosegu*|continu*|va avanti|mi tocca fare|faccio ora|tocca fare - avanti indietro + avanti e indietro + misur* + preparare + prima + spegn* + pagare + foto + le stesse',
    'prossim* pass*|prossima mossa|prossimo step|e poi|e adesso|procediamo|voglio procedere|vorrei procedere|andiamo avanti coi|mi interessa come',
    'convinto|convinta + quindi|adesso|allora|mi hai - non + sono',
    'convinto|convinta|interessa|accetto|proced* + adesso|come|allora|si fa|faccio|hai - non',
    'voglio|vorrei|come avere|come faccio + preventivo + vero|ufficiale|avere|definitivo|proprio - piu preventivi + mandami + mail + imbianc*',
    'come + prenot*|ingaggi*|incaric*|confermo - quando',
  ],
  'who-calls': [
    'chi|mi|voi|io|devo|vi|aspetto|verro + @chiamare - chi chiamo + chi devo chiamare + chi posso chiamare + chi bisogna + piu persone + piu + sentire + persona + operatore + qualcuno + piu ditte + pubblicit* + umano + umana + vigili + 112 + voce + subito + oggi + bisogno + volevo + se si + foto + rumor* + se litig* + come vi + come ti + quanti + comand* + aprir* + aprire + apro + apre + aprono + accend* + accender* + alzar* + alzo + regol* + app + rispond* + alexa + tirar* + tirarl* + dal telef* + abbass*',
    'richiam*|ricontatt*|contattate|contattano|chiamate voi|chiamo io|telefonate|mi cercate - quanti + subito + oggi',
    'lascio|lasciare|do|dare|chiedete|dico + numero|telefono|recapito|cell|contatto - avete + c un',
    'sapere + fate|fammi|farete|mi - volevo + ti - vorrei',
  ],
  visit: [
    '@vedere + casa|tecnico|qualcuno|vedere|sopralluogo|occhiata|posto|potete|vorrei|quando|domani|fissare|fissiamo|combinar*|prenot*|persona|mandat*|manda - cost* + grati* + paga* + pago + quanto + pregresse + lavori fatti + foto + oggi + adesso + subito + mail + pdf + whatsapp + lavori che hanno + moglie + chi vede + stima + cuneo + montagna + entro stasera + iniz* + fare lavoro + fuori prezzo + numero + vigili + pompieri + asl',
    'sopralluog*|soprallug*|appuntament* - cost* + grati* + paga* + pago + quanto',
    'serve|bisogna|necessari* + sopralluogo|visita|vedere di persona',
  ],
  'visit-free': [
    // 'chi viene solo a guardare lo devo pagare?'
    '!vien|viene|vengono|venire|venite|venga|passa|passare|esce + vedere|veder*|guard*|controllar*|misur*|occhiata|sopralluog* + pago|paga|pagare|pagarl*|paghiamo|gratis|gratuit*|aggratis - accont* + contant* + carta + bancomat + rate + quando + prima di + dopo',
    'sopralluog*|soprallug*|visita|preventiv*|uscita|venire a vedere|vengono a vedere|esce|vedere|chiamata + @gratis|quanto cost*|quanto vuole|quanto prende|paga|pago|costa|vuole|soldi - scont* + anticip* + ho un + ho gia + gia un + da #* - mi hanno + in tutto + manodopera + telefono',
    'tecnico|idraulico|elettricista + veder*|uscita|viene solo + quanto|paga|costa|gratis - oggi',
    'vedere|verifica|controllo + venire|farvi|farve|vostr*|chi la fa|chi fa + costa|quanto|pago|paga|gratis - lavori che',
  ],
  'several-quotes': [
    'piu|altri|altre|due|tre|quanti|diversi|vari|quante|confront*|confronto|paragon* + preventiv*|ditt*|impres*|offert*|professionist*|artigian*|imbianchin*|idraulic*|elettricist* - amico + costa meno + piu basso + trovat* + bravi + hanno + mi hanno + promozion* + perche + danni + fate + controll* + pagar* + seri',
    'confrontare|mettere a confronto|paragonare',
    'sentire + altri|piu|due|tre|altre',
  ],
  professionals: [
    'chi|dove|quale|che + esegue|fa lavoro|viene a fare|fara|realizza|trovo|rivolg*|rivolger*|chiamo|chiamare|mi serve + lavoro|materialment*|profession*|tecnico|ditt*|lavori|idraulic*|artigian*|mi|imbianchin*|e - pagare + foto + dica + certific* + dico + numero vostro + permess* + pratica + cila',
    'mi|avete|hai|conosc*|c|cerco|trova*|indic*|consigli*|sai + nominativ*|nome|contatti|qualcuno|bravo|brava|dalle mie parti|in zona|vicino a me|da queste parti + @ditta|ditta|bravo|di|hai|fidat* - oggi + subito + parlar* + foto + sopralluog* + vedere + stasera + manda + adesso',
    '!chi chied*|con chi devo parlar*|con chi devo sentir*|con chi mi devo|con chi parlo io|con chi dobbiamo parlar*|chi mi rivolg*|chi ci rivolg*|chi rivolg*|chi sento|chi senti|chi sentiamo|chi devo sentire|chi dobbiamo sentire|chi bisogna sentire|chi si sente per|chi contatt*|chi devo contatt*|chi interpell*|chi vado|chi devo andare|chi domand*|chi devo rivolg*|chi devo chied* - chiede + paga* + sold*',
    '!chi + vend*|monta|montano|install*|fabbric*|costruisc* - certific* + dichiar* + danni',
    'trovami|trovatemi|indicami|indicatemi|consigliami|mi trovi|mi indichi|mi consigli|conosci|conoscete + @ditta|qualcuno|uno bravo - marca',
    '!chi chiamo|chi devo chiamare|chi posso chiamare|chi bisogna chiamare|chi va chiamato|chi mi serve|a chi mi rivolgo|chi fa il lavoro|chi fa lavoro|nominativ*|chi esegue',
    'avete + @ditta + a|in|zona|qui|vicino',
  ],
  send: [
    // 'me la giri sul cellulare?'
    '!giri|gira|girate|giralo|mandi|manda|mandate|invii|spedisci|passi + mi|mela|melo + cellulare|telefonino|telefono|whatsapp|mail|email|posta|tablet - @ditta + foto + numero + qualcuno + altri',
    '@inviare + mail|email|pdf|whatsapp|riassunto|riepilogo|stima|preventivo|posta|telefonino|documento|tutto|moglie|marito|iscritto|file|copia|stampa* - tecnico + foto + via + uscita + da parte + squadra + conservato + vedere qualcuno + spam + pubblicit* + bonus + tasse',
    'mandam*|inviam*|spediscim*|inoltram*|giramelo|girami|mandarmi|inviarmi|spedirmi|mandate + mail|email|posta|whatsapp|telefonino|preventivo|stima|tutto|numero|elettronic* - qualcuno + tecnico',
    'riassunto|riepilogo|pdf|stampar*|per iscritto|screenshot',
    'salvar*|copia + riepilogo|stima|preventivo|chat|conversazione|scheda|conto|calcolo|cifra|prezzo|tutto|telefono|avere',
    'spedisc*|inoltr*|condivid* - foto',
    'far* vedere|girarl*|mostrar* + moglie|marito|figli*|famiglia|socio|condomin* - lavori',
  ],
  urgent: [
    'oggi|subito|adesso|urgen*|stasera|stanotte|immediat*|emergenz*|entro stasera|in giornata|sos|pronto intervento|domattina + serve|bisogno|mand*|venit*|venire|qualcuno|tecnico|idraulico|elettricista|aiuto|perde|ferma|ferm|rott*|senza|neonat*|bambin*|morta|non parte|guast*|bloccat*|chius* - non urgent* + nessun* urgen* + senza urgen* + non e urgente + iniziare + partite + prezzo subito + stima subito + cominciare + preventivo subito + dimmi subito + sopralluogo non + per ora + per adesso',
    'urgent*|urgenza|emergenza|pronto intervento|sos - non + nessun* + senza urgen* + niente',
    'neonat*|bambin*|anzian*|mia madre|nonna + freddo|senza acqua calda|senza riscaldamento|al gelo|non parte|morta|senza luce|bloccat*',
    'siamo|sono|rimasti|rimasto|rimasta + senza luce|senza acqua|senza riscaldamento|al freddo|al buio|chiuso fuori|chiusa fuori|senza corrente|chiuso dentro',
  ],
  safe: [
    'al sicuro|fuori pericolo|falso allarme|pericolo passato|vigili del fuoco|pompieri - chiam* + numero + dati + casa sicura + i miei',
    'chiuso gas|chiuso acqua|chiuso rubinetto gas|ho chiamato 112|ho chiamato #*|tutto a posto adesso',
  ],
  person: [
    'parlare|sentire|passami|passi|chiamarvi|chiamare|parlarci + persona|qualcuno|operatore|operatrice|umano|umana|umani|consulente|voce|voi|telefono|assistenza|call center|addett* - chi parla + enel* + allacc* + foto + piu + marito + moglie + idraulic* + imbianchin* + sei + sto + ogni anno',
    'voce + umana|vera|viva|a',
    '!voglio|vorrei|preferisc*|dammi|fammi|passami|serve|meglio + umano|umana|umani|persona vera|persona reale|essere umano|operatore|operatrice|consulente - foto',
    'call center|assistenza clienti|numero verde|numero di telefono|numero da chiamare|vostro numero|vostra sede|vostro ufficio|come vi contatto|come vi chiamo|servizio clienti',
    'non voglio parlare + robot|bot|macchina|computer',
    'avete|c + numero|telefono|recapito|whatsapp - mio',
  ],
}
