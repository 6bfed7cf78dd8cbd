/** Requests for the repair of a slow or old damage, and work with words of a danger. */
export const ordinaryDamages = `
viene giù anche il soffitto se lo tolgo
ma regge coi bimbi che rovesciano acqua dappertutto?
la lavabile resiste se i bambini schizzano acqua ovunque?
se i bambini allagano il bagno il laminato si rovina?
si spacca tutto, i tubi so di ferro e hanno 50 anni
Nel mio bagno l’acqua continua a correre nella tazza anche dopo che ho tirato, tutto il giorno un filino, e la bolletta è salita. La vaschetta è quella dentro al muro con la placca a due tasti, Geberit, di una quindicina d’anni. L’acqua si ferma solo se chiudo il rubinettino. Il resto va tutto benissimo, la ceramica non la cambio. Non c’è fretta, basta entro il mese.
parliamo di casa mia a pesaro: l'intonaco fuori è gonfio e casca a pezzetti in un po' di posti, diciamo un quinto della superficie. vorrei sistemare dove manca e poi dare il colore a tutta, 160 mq in totale
il rubinetto della cucina non si ferma mai del tutto, goccia goccia, va cambiato
lo sciacquone continua a scaricare acqua, devo tirare su il galleggiante ogni volta che si ferma
bisogna spaccare i tubi vecchi e rifare la colonna
il tubo sotto il lavandino è rotto da un mese, ho messo un secchio
la caldaia perde acqua da sotto, un bicchiere al giorno, ogni tanto la carico
il termosifone in camera perde, ho messo una bacinella sotto
dal soffitto del bagno è venuta una macchia gialla, il vicino ha già riparato
la lavatrice quando scarica fa uscire acqua dal lavandino, si vede che il tubo è mezzo intasato
il soffitto della camera si sta sfogliando, vorrei rifarlo bianco
le piastrelle del terrazzo si stanno staccando una a una, pavimento da rifare
il balcone perde dalla guaina e sotto si è macchiato tutto
il muro del giardino è storto da quando l'ho comprata, si può raddrizzare?
la tapparella è venuta giù di botto e non sale
le persiane pendono un po' e non chiudono bene
la porta del garage è pesante e quando la lascio viene giù
in cantina con le piogge forti viene sempre un dito d'acqua, vorrei impermeabilizzare
d'inverno entra acqua dalla finestra del bagno quando c'è vento
il contatore del gas poi lo stacco? cucino a gas
vorrei spostare il tubo del gas per mettere l'isola
devo chiudere il gas e passare all'induzione, la cucina resta
il contatore del gas è stato tolto, vorrei riattivarlo e mettere la caldaia
la caldaia fa un rumore strano e ogni tanto si spegne, l'acqua esce fredda
quando accendo la stufa a pellet la prima volta fa un po' di fumo poi passa
il camino mi sporca tutto il soffitto di nero, vorrei imbiancare
ho la cucina nera di fumo dopo che ho bruciato una pentola l'anno scorso, da ridipingere
i fili della luce sono quelli vecchi di stoffa, vorrei rifare l'impianto
ho un filo che esce dal muro dove c'era l'applique, va messa una lampada nuova
manca la corrente in due stanze da ieri, le altre funzionano
la presa dietro al frigo non va più, il resto sì
il faretto del bagno si è bruciato, ne voglio mettere uno a led
si è aperta una crepa sopra la porta quando hanno rifatto il piano di sopra, è lì ferma da due anni
ho delle crepe a ragnatela sui muri, 30 mq, da stuccare e pitturare
la grondaia è piena di foglie e quando piove l'acqua trabocca e cade sul marciapiede
due coppi sono scivolati e si vede il cielo dalla soffitta
mi è caduta una tegola nel cortile l'altra settimana, nessun danno
sui balconi si vedono i ferri arrugginiti e il cemento è gonfio, sotto è già transennato quindi nessun pericolo. vorrei rifare i frontalini
il tetto della legnaia cede un po', lo voglio rifare nuovo
quando c'è il temporale salta la corrente, serve uno scaricatore
la doccia perde dal box, l'acqua va per terra, cambierei il box
il bidet perde un filo d'acqua dal basso
l'intonaco del soffitto del garage si stacca a pezzi, saranno due metri quadri, da rifare e pitturare
la vernice della ringhiera salta via a pezzi
sopra la doccia il soffitto è bagnato di condensa, serve un aspiratore
devo bucare il muro per far passare il tubo dello scarico fumi
il tubo del gas del piano cottura è scaduto, lo devo cambiare
vorrei chiudere il tubo del gas vecchio che non uso più e tapparlo
la bombola del gas è fuori, voglio passare al metano
il rubinetto del gas è duro e non gira, va cambiato
il termostato della caldaia lampeggia rosso e il gas arriva
la caldaia fa odore di chiuso quando parte, dieci anni di vita
il salvavita scatta ogni volta che accendo il forno
le prese sono annerite, impianto del 1975 da rifare
dalla presa del corridoio si vedono i fili, manca la placchetta
l'interruttore della camera è rotto e gratta, da cambiare
la lampadina sfarfalla e fa un ronzio
i fili scoperti nel controsoffitto li deve sistemare l'elettricista, sono staccati dalla corrente
ho una crepa larga un dito sul muro esterno da quando hanno fatto la strada, dieci anni fa
la facciata ha le crepe e qualche pezzo di intonaco è venuto via
il muretto del vialetto si è inclinato negli anni, da rifare
i frontalini dei balconi perdono pezzetti, li vorremmo rifare come condominio
qualche scaglia di intonaco cade dal sottobalcone, vorremmo fare i lavori in primavera
le tegole sono vecchie, col vento ogni tanto ne cade una nel giardino
il comignolo è pendente da anni, voglio rifarlo
il solaio della soffitta flette quando ci cammino, da rinforzare
le travi scricchiolano d'inverno, è normale? vorrei comunque trattarle contro i tarli
il controsoffitto in cartongesso ha ceduto in un angolo, da rifare
il pavimento di legno cede in due punti
quando faccio la doccia l'acqua scende piano e mi arriva alle caviglie
l'acqua del wc sale fino al bordo e poi scende piano
la fossa biologica è piena, odore in bagno
la guaina del terrazzo è andata, quando piove cola acqua in salotto
piove dentro dal lucernario quando tira vento
ho l'acqua che gocciola dal lucernario sopra le scale quando piove forte
il terrazzo perde e ha rovinato il soffitto della camera sotto
nel garage quando piove entra acqua da sotto la basculante
mi si è rotto il tubo della doccia, quello flessibile, perde quando la uso
il flessibile del bidet gocciola, ho chiuso il rubinettino
lo scaldabagno perde da sotto, ho chiuso l'acqua e lo voglio cambiare
la braga del wc è rotta e va cambiata, dice l'idraulico
il tubo di scarico del lavandino si è staccato, l'ho rimesso con lo scotch
si è rotta la cassetta del water, scende sempre acqua nel vaso
il rubinetto del bagno non chiude più, esce un filo d'acqua
il mio bagno è allagato di piastrelle anni 70 ahah, le voglio togliere
il soffitto della cucina è giallo di fumo e di grasso, da imbiancare
vorrei togliere la carta da parati, viene giù da sola
il lampadario è pesante, ho paura che cada, lo fissate meglio?
la tenda da sole è rotta, pende da un lato
ho la ringhiera del balcone arrugginita e traballa un po', da sostituire
la scala a chiocciola balla, la vorrei cambiare
il cancello è uscito dal binario ed è pesante
serve un perito per le crepe? sono sottili
la casa è da rifare, cade tutto a pezzi
nell'alluvione dell'anno scorso la cantina si è allagata, vorrei rifare intonaco e impianto
l'assicurazione mi ha rimborsato la perdita, ora devo rifare il pavimento
il bagno di sopra perdeva, ora è a posto, devo ridipingere il soffitto
la moglie dice che la vernice le dà il mal di testa, ne avete senza odore?
la caldaia va in blocco e devo rimettere acqua ogni settimana
il termosifone perde dalla valvola, una goccia ogni tanto
mi è scoppiata la caldaia, cioè non parte più, quanto per una nuova?
il boiler è scoppiato il mese scorso, devo metterne uno nuovo
e se togliendo la carta da parati viene giù anche l'intonaco?
se raschiando la tinta viene giù un po' di intonaco, chi lo rifà?
dal soffitto scende un lampadario pesante, da smontare prima di tinteggiare
ho trovato una ditta che taglia blocchi di pietra per il marciapiede
l'acqua del rubinetto esce a filo, i tubi sono da rifare
facciata sulla strada con l'intonaco caduto qua e là, direi un quinto, da riprendere e ridare il colore
intonaco staccato a tratti sul lato strada, da rappezzare
la serranda della camera è caduta giù e mi è rimasta la corda in mano, ora sto al buio
e dopo due estati perde il gas e nessuno risponde, che tutela ho io?
`
