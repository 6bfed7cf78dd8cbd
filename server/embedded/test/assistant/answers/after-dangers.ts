/** Messages after the report of a danger, with the danger and their first subject. */
export const afterDangers = `
gas|a chi telefono?|who
gas|che numero faccio|who
gas|chiamo l'idraulico o i pompieri?|who
gas|a chi mi devo rivolgere?|who
gas|quando possiamo tornare in casa?|back
gas|posso dormire a casa stanotte?|back
gas|ma posso almeno riaccendere la luce?|reconnect
gas|quando si può riaprire il gas?|reconnect
gas|può esplodere tutto?|risk
gas|rischiamo qualcosa noi di sopra?|risk
gas|non riesco a chiudere il rubinetto|stuck
gas|dove si chiude il gas?|stuck
gas|devo avvisare i vicini?|neighbours
gas|suono ai vicini?|neighbours
gas|i pompieri si pagano?|free
gas|l'intervento costa qualcosa?|cost
gas|fatto, sono in cortile|now
gas|ok ho aperto le finestre|now
gas|e adesso che si fa?|now
gas|quanto ci mettono ad arrivare?|arrival
gas|come mai è successo?|cause
gas|da cosa può dipendere?|cause
gas|come faccio a evitare che ricapiti?|prevent
gas|chi mi ripara il tubo?|repairer
gas|mi mandate voi un idraulico?|repairer
gas|quanto spenderò dopo?|cost
gas|falso allarme, era la pentola|safe
gas|sono arrivati i pompieri, tutto a posto|safe
gas|grazie mille|thanks
carbon-monoxide|mia figlia vomita|person
carbon-monoxide|devo andare in ospedale?|person
carbon-monoxide|ci serve il medico?|person
carbon-monoxide|posso riaccendere la caldaia domani?|reconnect
carbon-monoxide|abbiamo spento la stufa e siamo usciti|now
carbon-monoxide|è grave?|risk
carbon-monoxide|chi la controlla la caldaia?|repairer
water|non trovo la valvola generale|stuck
water|come si chiude l'acqua?|stuck
water|chi paga i danni al vicino?|pays
water|l'assicurazione copre?|pays
water|lo devo dire all'amministratore?|neighbours
water|quando posso riaprire l'acqua?|reconnect
water|ho chiuso l'acqua|now
water|il vicino di sotto chi lo paga?|pays
water|quando viene l'idraulico?|arrival
electricity|quando ridanno la corrente?|reconnect
electricity|posso usare le altre prese?|reconnect
electricity|mi serve subito un elettricista|repairer
electricity|il frigo si scongela, che faccio?|now
electricity|dov'è l'interruttore generale?|stuck
electricity|posso farci la doccia?|reconnect
electricity|posso stare in casa?|back
collapse|possiamo passare sotto?|back
collapse|devo andare via di casa?|back
collapse|il comune deve pagare?|pays
collapse|chi mette le transenne?|who
collapse|viene giù tutto?|risk
collapse|posso parcheggiare lì sotto?|back
fire|l'ho spento io, devo chiamare lo stesso?|who
fire|quando posso riaccendere il camino?|reconnect
fire|l'assicurazione cosa vuole?|pays
fire|chi pulisce dopo?|repairer
carbon-monoxide|poi chi è che deve guardarla prima che la riaccendo?|repairer
carbon-monoxide|chi viene a verificare la canna?|repairer
electricity|la posso riattaccare solo per le luci?|reconnect
collapse|il cornicione è del condominio, chi deve muoversi?|pays
collapse|a chi spetta metterlo a posto?|pays
`
