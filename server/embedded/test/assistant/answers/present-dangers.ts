/** Dangers of the present in people’s words, and which. Some also ask for the repair. */
export const presentDangers = `
da ieri sera che ho riacceso la caldaia abbiamo tutti mal di testa e la bambina ha vomitato, ora mi gira la testa pure a me. quanto costa farla controllare?|carbon-monoxide
viene giu acqua dal soffitto del bagno, tanta, passa proprio dal lampadario e fa degli scrocchi, che devo fare?|electricity
l'acqua mi sta entrando in casa dal balcone, è gia in corridoio|water
il flessibile della lavatrice è partito e non trovo il rubinetto generale|water
ho toccato il lampadario e ho preso una botta di corrente|electricity
mio figlio ha messo il cacciavite nella presa e non risponde|electricity
il lavandino da la scossa|electricity
il muro di contenimento si sta spanciando e sotto ci passano le macchine|collapse
c'è odore dolciastro e i fornelli fanno la fiamma gialla, ho la nausea|carbon-monoxide
sta bruciando qualcosa, non capisco dove|fire
aiuto brucia tutto|fire
ci sono le fiamme, che faccio|fire
abbiamo un incendio in garage|fire
c'è un incendio nel palazzo|fire
mi stanno bruciando la siepe i vicini|fire
aiuto si è spaccato un tubo in bagno e non so da dove si chiude|water
mi è scoppiato il flessibile del lavandino, c'è acqua da tutte le parti|water
l'acqua della cassetta non si ferma più e sta uscendo per terra in tutto il bagno|water
sta piovendo in salotto dal piano di sopra e il vicino non c'è|water
non riesco a fermare l'acqua, il rubinetto generale è bloccato|water
la caldaia ha cominciato a buttare acqua a fiotti|water
è partito il tubo della lavatrice, ho la cucina allagata|water
mi sta entrando l'acqua in cantina ed è già alle caviglie|water
esce acqua dal lampadario|electricity
gocciola acqua sul quadro elettrico|electricity
la presa ha fatto una fiammata e puzza di bruciato|fire
ho preso una scossa dalla lavatrice, forte|electricity
tocco il rubinetto e sento pizzicare|electricity
dal contatore esce fumo|electricity
il quadro della luce fa rumore e scintilla|electricity
sento odore di gas in cucina|gas
c'è puzza di gas sulle scale|gas
il fornello si è spento e la casa sa di gas|gas
il tubo del gas soffia|gas
mia moglie ha mal di testa e nausea da quando abbiamo acceso la caldaia|carbon-monoxide
mi gira la testa quando accendo lo scaldabagno|carbon-monoxide
la stufa butta fumo in casa e tossiamo tutti|carbon-monoxide
suona l'allarme del monossido|carbon-monoxide
sono caduti dei calcinacci dal cornicione sul marciapiede stamattina|collapse
il soffitto sta venendo giù|collapse
si è aperta una crepa enorme stanotte e il muro fa rumore|collapse
il balcone si sta staccando|collapse
esce acqua dal muro dietro il lavandino e mi scende nel lampadario della signora di sotto|electricity
è venuto giù un tocco di cemento dal bordo del balcone, grosso come un pugno, è finito sul marciapiede dove passa la gente|collapse
una persiana è rimasta appesa e sotto passano i bambini|collapse
col vento è volata via mezza copertura e le lamiere volano in strada|collapse
è crollato un pezzo di soffitto sul letto|collapse
il solaio si è abbassato da ieri e le porte non si aprono|collapse
sta andando a fuoco la canna fumaria|fire
esce fumo dal tetto|fire
ha preso fuoco la presa della cucina|fire
il boiler è esploso, acqua bollente ovunque|water
la fogna sta tornando su dal water e allaga il bagno|water
si è gonfiato il soffitto e cola acqua, ho paura che venga giù|collapse
ho tagliato un filo col trapano e adesso scintilla|electricity
il muro di cinta sta cadendo sulla strada|collapse
la pentola ha preso fuoco e c'è fumo in tutta la cucina|fire
i tubi si sono spaccati col gelo e piove in casa|water
si spacca il tubo e l'acqua esce forte, non si chiude il rubinetto|water
l'intonaco del soffitto casca a pezzi sul letto del bimbo, è venuto giù adesso un pezzo grosso|collapse
il cornicione perde pezzi e cadono sulla strada|collapse
dopo la scossa di terremoto si sono aperte le crepe|collapse
il balcone perde pezzi, va rifatto|collapse
vorrei un preventivo per il cornicione, si stanno staccando pezzi e passano i bambini|collapse
vorrei rifare il bagno ma adesso si è rotto il tubo e l'acqua esce a fiotti|water
ho una perdita enorme, ogni tanto scende acqua e adesso è ovunque|water
mi cola acqua dal soffitto sopra la presa della tv|electricity
il soffitto perde acqua a catinelle, un po' in tutta la stanza|water
è saltato un tubo, ho chiuso ma continua a uscire|water
è scoppiata la lavatrice e ho l'acqua nel corridoio|electricity
si è staccata una grondaia e penzola sulla strada, va cambiata|collapse
un pezzo di cornicione è finito sul marciapiede ieri, vorrei rifarlo|collapse
il muro di contenimento si è spostato da ieri, vorrei capire cosa fare|collapse
la trave del tetto ha ceduto, da rifare|collapse
ho sentito un boato e c'è una crepa nel muro grande come un dito|collapse
il pavimento sta cedendo in soggiorno|collapse
nonna è svenuta vicino al braciere|carbon-monoxide
il vicino dice che dal mio tetto esce fumo|fire
odor de gas in cantina|gas
fete 'e gas|gas
ghe xe acqua dapartuto, no so come serarla|water
a corrente mi ha preso quando ho toccato la lavatrice|electricity
il cavo della stufetta si è squagliato|electricity
esce acqua marrone dal water e invade il bagno|water
il controsoffitto si è riempito d'acqua e sta per scoppiare|water
si sente il gas vicino al contatore, un po'|gas
c'è un leggero odore di gas da qualche giorno, vorrei un controllo|gas
la caldaia mi fa venire mal di testa da un mese, vorrei cambiarla|carbon-monoxide
esce acqua a fiumi dal tubo, si ferma solo se chiudo il contatore|water
si è staccato un pezzo di soffitto grosso così e ne cade altro|collapse
piove acqua dal lampadario del vicino di sopra|electricity
mi è scoppiato il flessibile della lavatrice, c’è un lago|water
è appena venuto giù un blocco di cemento sul marciapiede, ci passa gente|collapse
dal balcone stanno cadendo pezzi di cemento sul marciapiede, nessun pericolo dicono loro|collapse
quella di sopra ha lasciato il rubinetto e mi scende giù dal lampadario, fa un rumorino tipo frittura e la luce va e viene|electricity
vorrei rifare il soffitto, intanto il lampadario gocciola da stanotte|electricity
quanto costa rifare i balconi? ogni mattina trovo dei tocchi grossi come un pugno sul marciapiede|collapse
ieri un pezzo è finito vicino al passeggino di una signora, viene dal balcone|collapse
esce fumo dal tetto, devo portare fuori mia madre?|fire
la stufa butta fumo in casa e non capisco da dove esce|carbon-monoxide
il tubo giallo è bucato, sento il soffio da dove esce|gas
il balcone sta cedendo, si è rotta la staffa|collapse
i tubi dell'acqua perdono e la cucina si sta allagando|water
si è spaccato il tubo e l'acqua è arrivata al pavimento della camera|water
si è spaccato un tubo del bagno, acqua su tutte le piastrelle|water
è venuto via un pezzo di cornicione ed è caduto in strada|collapse
è caduto un pezzo di soffitto, il gesso è venuto via e ne cadono altri in testa|collapse
si è aperta una voragine in cortile dopo il lavoro dell'idraulico|collapse
è scoppiato il tubo, il parquet si è già imbarcato e l'acqua continua a uscire|water
il muro di contenimento fradicio si è spostato stanotte|collapse
il camino fa fumo in casa e ho mal di testa|carbon-monoxide
la caldaia pende da una staffa sola, sta per cadere e puzza di gas|gas
ho la cantina con acqua dentro fino al ginocchio e continua a salire|water
l'acqua mi cade in testa dal soffitto e tocca la lampada|collapse
è caduto un pezzo di intonaco sulla strada|collapse
`
