import type { TopicRules } from './topic-rules.ts'

/** Rules for questions about the company, the professionals and the work. */
export const company: TopicRules = {
  free: [
    // 'a voi della chat cosa vi devo?'
    '!vi devo|vi dobbiamo|ti devo|devo darvi|devo darti|devo dare a voi + cosa|quanto|qualcosa|niente|nulla|che - foto + mandare + dire + chiam* + documenti',
    'gratis|gratuit*|senza impegno|a pagamento - sopralluog* + preventiv* + visita + uscita + vedere + foto',
    'devo|pago|costa|cost*|quanto + voi|servizio|sito|chat|piattaforma|iscri*|registr*|usare + soldi|qualcosa|servizio|sito|chat|piattaforma|costi|gratis|dare|vogliono|volete - richiam* + chiam* + profession* + ponteggi* + prezzo + guadagn* + foto + @ponteggio + chi paga + a pago + pago voi o',
    '!pag*|cost*|gratis|gratuit* + parlar*|chiacchier*|chatt*|chieder*|domand*|rispond*|consult*|scriver* + te|con te|voi|ti|qui|chat|gino|domande - foto',
    'obbligato|obbligata|obbligati|vincolat*|impegno|impegn* - edilizia + pagare + foto + legge + prezzo + stima + ditta',
    'voi + quanto volete|devo dare|quanto vi|quanto prendete - ponteg*',
    'non ne faccio niente|posso dire di no|posso rifiutare|dico di no|non accetto|non proseguo|tirarmi indietro - sopralluog*',
  ],
  commission: [
    'guadagn*|commission*|percentual*|ricaric*|provvigion*|intermedia* - bonus + 50 + permess*',
    'voi + guadagn*|mangiat*|ci fate|vi paga|vi danno|viene in tasca|mangiate sopra - rumore',
    'pago + di piu + passando|voi|tramite|sito',
  ],
  privacy: [
    'dati|privacy|gdpr|spam|pubblicit*|dati personali|telemarketing - dice pubblicit* + dicono pubblicit* + dice la pubblicit* + basi + ti basi + bas + misure + dati tecnic* + dati bancari',
    'chi|posso + legge|leggono|leggere|vede|vedono|memorizz* + chat|messagg*|scrivo|conversazion*|dati|li|scritto|numero - foto',
    'mio numero + chi|date|dove|finisce|vendete',
    // 'il numero mio lo passate a mezza Roma?', 'non è che mi tempestano tutte le ditte?'
    '!numero|telefono|cellulare|recapito|mail|nominativo|contatto|dati + passate|passano|passi|girate|gira|vendete|rivend*|cedete|spargete + giro|mezza|mezzo|altri|altre|tutti|tutte|chiunque|call center|ditte|mio|mia|miei - avete + filo + fili + cavo',
    '!girate|girano|spargete|vendete|rivendete|cedete + tutta|tutti|tutte|mezza|mezzo|chiunque|altri|call center - fornitur*',
    '!mi chiam*|mi telefon*|mi cerc*|mi romp* + quanti|#|dieci|venti|quaranta|cento|tutte ditte|tutti|call center|domenica|tutte ore|cena - urgen* + guast*',
    '!numero|telefono|recapito|indirizzo|nominativo + date|dato|passate|girate|vendete|vende|finisce|finire|finira|a chi va + qualcuno|altri|chi|terzi|giro|ditte|dove - avete + mandat* + pratica',
    'cancell* + conversazion*|chat|dati|tutto|messagg* - ricominci* + stima',
    'tempest*|riempi* + telefonat*|chiamat*|pubblicit*|mail|messaggi',
  ],
  photos: [
    'foto|fotografi*|immagin*|video|scatti|fotografar* + serv*|devo|chi|quali|che|come|obbligatori*|indispens*|posso|vede|vedono|vist*|guard*|cosa|mando|mandar*|necessari*|bisogna|dove|capisc* - lavori che hanno + fatti da + guardando + riguardando',
    '!vede professionist*|vedono professionist*|vedra professionist*|viste professionist*|guarda professionist*|vede tecnic*|vede idraulic*|vede imbianchin*|vede elettricist*|viste bene|arrivate bene|arrivate tutte|hai viste|avete viste|sono arrivate - finestr* + piastrell* + materiali',
    'fotografare|scattare',
  ],
  selection: [
    // 'chi viene è uno del mestiere?', 'mandate gente capace o il primo che passa?'
    '!mestiere|capace|capaci|esperto|esperti|esperienza|improvvisat*|qualunque|patentino|in gamba + tizio|viene|vengono|mandate|gente|operai|quello|quelli|chi - cambi* + impianto',
    '@ditta|li|professionist*|artigian*|come|sono|quest* + seri|seria|serie|bravi|brave|affidabil*|fidar*|fidarmi|scegliete|selezion*|controll*|verific*|criterio|truff*|recension*|referenz*|iscritt*|partita iva|prendete - prezzo + cifra + stima + prezzi + dato + giusto + prend* io + posso prendere + trov* + nome + sicuro che cost*',
    'siete|sono|e|sei + abilitat*|qualificat*|certificat*|specializzat*|autorizzat*|preparati|del mestiere - ditta che + lavoro + impianto + muro',
    'come|criterio|requisit* + scegliete|selezionat*|trovate|prendete|valutate|controllate',
    'recension*|referenz*|truffator* + sono|vedere|hanno|c|e se|chi - siete dei',
    'selezion*|affidabil*|recension*|referenz* - prezz* + cifra + stima',
  ],
  guarantee: [
    'se + pianta|blocca|guasta|ferma|rompe|scassa|smette|spacca|incaglia + nuovo|ancora|gratis|aggratis|dopo + chi|torna*|ven*|ripar*|sistem*|aggiust* - giorn* + lavori + operai',
    '!assicur*|garantisc* + non + perde|perda|si stacca|si stacchi|si rompe|si rompa|succede|torna|torni',
    '@garanzia - prezzo + cifra + stima + bravi + mi garantite questa + chi mi garantisce che sono + certific* + fatto male cosa + muffa + voi ritorn*',
    '!garanzi*|garantit* - quanto e garant* la cifra + prezzo + cifra',
    'se + stacc*|romp*|rovin*|scrost*|perde ancora|ritorna|difett*|guasta|cede + dopo|tra|anno|mesi|mese|poi|chi|tornano|risponde - operaio + pavimento + tubo + rompono',
    'chi risponde|risponde + se|danni|male|scrosta|difetti - telefono + danni',
  ],
  unhappy: [
    'se + non + piace|convince|soddisf*|trovo bene|va genio|va a genio|presenta|contento|bene|all altezza|genio - accetto + stima + cifra + torna + piove',
    'cambiare + professionista|ditta|artigiano|impresa|imbianchino|idraulico - caldaia',
    'lavor* male|lavora male|sparisc*|mi pianta|pianta a meta|molla a meta|abbandon*|litig*|mi lamento|lamentar*|recedere|recesso|annullare|disdir*|disdett*|fatto male',
    'non sono soddisfatt*|non mi piace + professionista|ditta|lavoro',
  ],
  insurance: [
    // The fear of a damage: 'non è che mi buttate giù il camino?'
    '!non che + buttate giu|tirate giu|rovinate|spaccate|rompete|graffiate|bucate|sporcate|scheggiate|macchiate|bruciate|fate danni',
    'assicura*|polizz*|copertura assicurativa|durc|responsabilita civile|risarc* - prezzo + che sia + mi assicura',
    'se|chi + danni|dannegg*|rompono|bucano|bucan*|infortun*|si fa male|cade|cadono + paga|risponde|chi|polizza|operai|loro|casa|tubo|pavimento',
    'coperti|coperto + danni|polizza|incidente|succede',
  ],
  payment: [
    '!paga|pago|paghiamo|pagare + stato avanzamento|stati avanzamento|avanzamento lavori|in piu volte',
    '!fattura|fatture|ricevut* fiscale|ricevuta + fate|fa|fanno|avere|rilasc*|date|chi|arriva|emett*|serve|bisogno - senza fattura + sconto + cessione + bonus + foto + preventiv*',
    'pag* + due anni|tre anni|# anni|due mesi|# mesi|due volte|tre volte|piu volte|poco volta|comod* - garanz* + risparm* + ogni + affitt*',
    'prestit*|mutuo|banca + fa|fate|paga*|danno|si puo|posso|chied*|fare|serve - dati + garanz*',
    'accont*|anticip*|caparr*|rate|rateizz*|rata|rateal*|finanziament*|finanziar*|bonific*|contanti|dilazion*|carta di credito|bancomat|paypal|paghero|pagherei - sconto + tetto + in nero + bilancio + bonifacio',
    'come|quando|chi|a + si paga|pago|pagare|salda|saldo|pagamento|si salda|devo pagare - sopralluog* + vedere + iva + commission* + vi paga + danni + condomin* + rompono + bucano + di piu + imprevist* + permess* + problem* + quanto si + affitto + ditta paga + preventivo',
    'tutto|meta|soldi + fine lavori|alla fine|a chi|subito|prima + pag*|sald*|do|versar*|soldi',
    // 'coi soldi come si fa, un tot alla volta?'
    '!tot|poco|pochi|parte|pezzo|pezzi + volta|volte|mese + sold*|paga*|pago|spesa|si fa|saldo|saldare - @materiale + stanz*',
    'soldi li do|pago voi o|a chi pago|modalita di pagamento|termini di pagamento|metodi di pagamento',
  ],
  coverage: [
    'lavorat*|operat*|coprit*|arrivat*|venite|ci siete|siete|coprite + anche|pure|in|a|zona|parti|provincia|citta|montagna|qui|sicilia|sardegna|calabria|fino|dove|italia - liberi + disponib* + agosto + inverno + vedere + sopralluog* + casa mia + subito + oggi + persone + un robot + umani + in grado + sicuri + disposti + prezzi + domani + anche i + serio + ladri + pioggia',
    'dove|quali citta|in quali + siete|sede|lavorate|operate|citta|zone|ufficio - dati + foto',
    'da queste parti|dalle mie parti|dalle parti|nella mia zona|in tutta italia + siete|lavorate|operate|coprite|c|venite|ci',
  ],
  'other-jobs': [
    'fate|occupate|vendete|montate|fornite|seguite + anche|pure|altro|altri + @cosa|cucine|giardin*|pavimenti|pulizie|mobili|piscin*|tetti|traslochi|parquet|impianto|lavori|recinzion*|cartongesso|climatizz* - prezzo + compres* + inclus* + nella stima',
    'che|quali|cos|cosa + altro|altri|lavori|servizi + fate|occupate|avete|offrite|seguite - spese + pagare + soldi + hanno',
    'vi occupate|occupate di|di cosa vi occupate|che lavori fate|altri servizi',
  ],
  identity: [
    '!parlo|parlando|scrivo|scrivendo|chattando|chatto|scrive|risponde|sei|qualcuno + carne ossa|risponditore|risposte automatiche|tutto finto|tutta finta|tutto automatico|tutto registrato|essere umano',
    '!parlando|scrivendo|chattando + persona vera|uno vero|una vera|umano - vorrei + preferi* + voglio',
    '!risponditore|risposte automatiche|messaggio automatico + questo|questa|questi|e|siete|sono - citofon* + allarme',
    'siete|sei + ditta|impresa|agenzia|portale|intermediari*|negozio|sito|societa - lontan* + disponib* + liber* + venire + dove',
    'sei|parlo|parlando|scrivendo|siete + robot|umano|umana|persona vera|persona|vero|vera|macchina|computer|intelligenza artificiale|bot|ia|chatbot|programma|gpt|chatgpt|chi|reale|automatico|automatizzato - parlare con + @ditta + foto + paga + caro + fa lavoro + siete liberi + veder* + lavori + chiam* + contatt* + numero + preferisco + non voglio',
    'chi sei|chi siete|come ti chiami|tuo nome|cos mestieri|chi e mestieri|che azienda siete|chi e gino|sei vero|sei vera|sei umano|sei un robot|con chi parlo|con chi sto|mestieri cos|mestieri che cos',
  ],
  yield: [
    '!gse|enel|gestore|rete + paga|pagano|pagat*|rende|da|danno|ritir* + energia|corrente|kwh|prodott*|immess* - detra* + bonus + bollett*',
    '@produce + quant*|anni|bollett*|tempo|come|c ancora|pag*|impianto|si|mi|dopo|spesa - kwh anno consum* + consumiamo + spendere meno + 730 + tasse + fisco + detra* + bonus + tubi + budget + con ottomila + consumo di #* + come posso + modo + impianto da + sicur* che + manda + trucc* + salta + voglio + vorrei + per risparmiare + puzza + senza + stacc* + riattacc* + da quando + operai + salvavita + spina + presa + filo + fili + compro + compriamo + procuro + procuriamo',
    '!tornano soldi|torna indietro spesa|rivedo soldi|riprendo soldi|rientrano soldi|rientro coi soldi - accont* + caparr* + disdi* + annull* + reced*',
    '!scambio sul posto|ritiro dedicato|comunita energetic*|si ripaga|ammortizz*|payback|rientro investimento|quanto produce|quanta energia|autoconsumo',
    'bollett* + quanto|calo|cala|risparm*|abbass*|scende|meno',
    'quanti anni|dopo quanto|in quanto tempo + rientr*|recuper*|ripag*|ammort*|rifacc*',
    'corrente|energia + in piu|vendo|vend*|immett*|avanza|eccesso|prodotta',
  ],
  self: [
    '!monto io|installo io|dipingo io|smonto io|imbianco io|pitturo io|monto da me|installo da me + si puo|posso|serv*|possibil*|riesco|convien*|va bene|rischi*|difficil*|meno - chi',
    '!farlo|fare|montarl*|metterl*|mettere|sistemarl*|ripararl*|pensarci + cugin*|cognat*|suocer*|marito|amic*|zio|padre|papa|fratello|nonno|parente|vicino - @caro + pagat* + spes* + speso + chiest* + dett* + detto + costa + meno + preventiv* + prezz* + mila + ha fatto',
    'posso|possiamo|riesco|conviene|si puo|potrei + farlo|fare|toglierl*|montarl*|cambiarl*|installarl*|metterl*|ripararl*|sistemarl*|smontarl*|imbiancar*|pitturar*|farmelo|pulirl* + da solo|da sola|da soli|da me|io|per conto mio|fai da te - foto + miei + risparm* + preventiv* + materiale + compr*',
    'fai da te|lo faccio io|lo faccio da solo|mi arrangio da solo|da solo - cost* + prezz* + quanto + risparm*',
  ],
  living: [
    // 'dobbiamo sloggiare?'
    '!sloggi*|sgombrare casa|sgomberare casa|lasciare casa|andarcene|levarci torno|uscire casa|andar via casa|fare valigie',
    // Noise, dust and smell of the work, not of a product: 'la pompa fa rumore?', 'si segna se ci sbatte il bambino?'.
    'rumor*|chiass*|odor*|puzz* + durante|lavori|lavoro|lavorat*|lavorano|fate|farete|fanno|faranno|molto|tanto|tanta|vernice|pittura|problema|dormire|stare - gas + bruciat* + condominio + fumo + fogna + scarico + muffa + lamenta + orari + a che ore + prezzo + cifra + pompa + caldaia + motore',
    'polver*|sporc*|casino|confusion*|disag* + fa|si|casa|durante|molto|tanto|tanta|c|quanto|lavori|problema|dormire|stare|fate|fanno - cifra + prezzo + condominio + fumo + muffa',
    'bambin*|bimb*|neonat*|gatto|cane|allergi*|tossic*|nociv*|smart working|asma|incint* + casa|durante|vernice|pittura|lavori|lavorat*|dormire|stare|polver*|odor*|puzz*|fumi - gas + bruciat* + non urgent* + gel* + freddo + cane rotto + senza riscald* + muffa + allarm* + sensor* + gira + girano',
    'posso|si puo|possiamo|devo|puo + restare|stare|vivere|abitare|dormire|uscire|usare|rimanere|dormirci|andare via + casa|dentro|lavori|intanto|frattempo|sera|notte|bagno|bambin*|bimb*|durante|cantiere|li|mentre - foto + miei',
    '!posso|possiamo|si puo|potremo|potro|riusciamo + vivere|viverci|abitare|abitarci|stare dentro|starci|dormirci - foto + prima',
    'dove + stiamo|andiamo|dormiamo + noi',
    'devo + uscire di casa|andare via|svuotare casa|trasferirmi|lasciare casa|essere presente|essere a casa|prendere ferie',
    'nel frattempo|durante + stare|casa|abitar*|bagno|acqua|cucina|viver*|dormir* - soldi + rincar* + imprevist*',
    'bimb*|bambin*|neonat*|figli*|mamma + dormire|stare|casa + durante|li|notte|dentro|puo - freddo + senza + acqua calda',
    'resto senza|rimango senza|restiamo senza + acqua|luce|bagno|riscaldamento + durante|giorni|lavori|per - siamo',
  ],
  prepare: [
    'cosa|che|devo|come|bisogna + preparare|sgombr*|sgomber*|liberare|svuotare|togliere|coprire|staccare|spostare|predisporre + prima|devo|io|stanza|casa|mobili|tutto|che|come|qualcosa|armadi|quadri - via voi + operai spost* + permess* + detra* + iva + per spendere + risparm* + cila + macer* + vecchi* + spendere',
    'prima che + arriv*|vengano|iniz*|veng*',
    'misure + devo|quali|che + prendere|prendo',
    'devo preparare|cosa preparo|preparo casa',
  ],
  neighbours: [
    'quell*|piano|sopra|sotto|vicin* + possono|puo + bloccar*|oppor*|impedir*|lament*|protest*',
    '@vicini + devo|serve|ok|consenso|avvis*|decide|assemblea|puo|possono|oppor*|bloccar*|permesso|paga|spese|dividon*|maggioranza|delibera|lament*|autoriz* - costa meno + pagato + quanto tocca + quanto viene + chiesto + speso + di quanti + siamo in #* + diviso per + quanto',
    'a che ore|che orari|orari + rumore|lavorare|si puo|condominio|lavorano',
    'amministratore|assemblea|maggioranza|regolamento condominial*|regolamento di condominio|inquilin* + serve|deve|ok|decide|avvis*|chied*|proprietari*|consenso|paga|e|spesa',
    'in affitto|inquilino|locatario + paga|spesa|chi|tocca',
  ],
  brand: [
    'marca|marche|modello|modelli|brand - vecchi* + quanto + semplic* + codice + caldaia marca + centro assistenza + la mia + hai calcol* + hai consider*',
    'che|quale|quali|di + marca|marche|modello|qualita|prodotti + usate|mont*|mettete|avete|sono|consigli*|sarebb*|e|material* - esegu*',
    'usate|montate|avete + buon*|qualita|prodotti|sikkens|vaillant|daikin|mitsubishi|ariston|beretta|immergas|velux|finstral|caparol|mapei - non',
    'prodotti|materiali|pannelli + qualita|buon*|cinesi|scadent*|economici|sono - compres* + inclus*',
    'posso|possiamo|si puo + sceglier*|scelgo - ditta + impresa + artigian* + professionist*',
    'posso|si puo|poss* scegliere + scegliere + colore|modello|marca|tipo|finitura',
  ],
  help: [
    'non + ho capito|capisco|capito|chiaro|afferro|ci arrivo - prezz* + tanto + costa + caro + hai capito + non hai + perche',
    'che|cosa + vuol dire|vuol di|significa|intendi|intende|intendete|sarebbe - prezzo + gas',
    'in che senso|spiegami meglio|puoi spiegare|rispieg*|spiegati|non ho capito|si intende per|che roba e|cos cappotto|cos e',
    'come|dove + misur*|faccio a saperlo|lo trovo|si vede|lo vedo|lo so|faccio a capire - prezz*',
    'perche|che|cosa|a cosa + me lo chiedi|ti serve|serve saperlo|vuoi saperlo|lo vuoi sapere',
    'come misuro|come si misura|come faccio a misurare',
  ],
}
