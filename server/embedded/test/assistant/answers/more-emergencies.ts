/** More messages that tell of a danger, and which. */
export const moreEmergencies = `
la cantina si riempie d’acqua e puzza di fogna|water
il bagno si sta riempiendo di acqua sporca|water
la casa si sta riempiendo d’acqua, i mobili galleggiano|water
si riempie la cantina, ho gli scatoloni a mollo|water
mio marito è svenuto stanotte, quanto si spende per cambiare la caldaia?|carbon-monoxide
stann carenn piezz e cornicione ncopp a via e passano e criature|collapse
ce sta nu fete e gass dint a cucina|gas
la lastra della vetrata si è rotta e penzola sopra il portone, mi serve il vetro nuovo|collapse
i pezzi della persiana penzolano sulla gente, voglio una persiana nuova|collapse
c'è un odore strano tipo uova marce in cucina e mi bruciano gli occhi|gas
mi puzza il fornello anche da spento|gas
la manopola del fornello non chiude e continua a uscire gas|gas
abbiamo sentito metano nel vano scale|gas
il contatore del metano fischia|gas
ho lasciato il rubinetto del gas aperto tutta la notte|gas
con la ruspa abbiamo preso il tubo del metano|gas
il tecnico ha fatto un buco nel muro e ora si sente gas|gas
si è rotto il flessibile della bombola in roulotte|gas
odore forte davanti al contatore, la vicina dice che è gas|gas
il gpl perde dal serbatoio in giardino|gas
sentiamo tutti un odoraccio di gas sul pianerottolo|gas
ci siamo svegliati tutti con il mal di testa e la stufa era accesa|carbon-monoxide
mio padre è svenuto vicino allo scaldabagno a gas|carbon-monoxide
la cappa tira indietro i fumi della caldaia e abbiamo capogiri|carbon-monoxide
ho usato il braciere in casa e ora mi sento strano e stordito|carbon-monoxide
il rilevatore co fa bip bip e segna 120|carbon-monoxide
il camino rimanda il fumo in camera e i bambini tossiscono|carbon-monoxide
caldaia accesa, finestre chiuse, ho sonno e mal di testa forte|carbon-monoxide
l'allarme del monossido si è messo a suonare|carbon-monoxide
mi si è rotto un tubo e viene giù acqua a cascata|water
si è staccato il tubo della lavatrice e ho 3 cm di acqua in casa|water
il vicino di sopra mi sta allagando|water
l'acqua sale in cantina|water
è saltato il rubinetto e spruzza fino al soffitto|water
la fogna è tornata su e il bagno è pieno|water
ho forato un tubo col trapano e schizza acqua|water
mi entra il fiume in garage|water
il boiler si è bucato e l'acqua corre per tutta casa|water
non riesco a chiudere l'acqua, la cucina è un lago|water
la presa della stufa fa le scintille e si è annerita|electricity
il quadro frigge e fa un ronzio forte|electricity
quando apro l'acqua della doccia sento la corrente|electricity
mio figlio ha infilato un ferro nella presa e ha preso la scossa|electricity
c'è odore di plastica bruciata quando accendo il forno|electricity
la spina si è fusa nella presa|electricity
il salvavita continua a saltare e c'è puzza di bruciato|electricity
la cantina è piena d'acqua e ci sono le prese sotto|electricity
cantina allagata con il quadro elettrico dentro|electricity
è caduto un cavo della luce in giardino|electricity
il contatore fa fumo|electricity
fili scoperti in bagno e mi sono preso la corrente|electricity
l'acqua della perdita arriva sulla ciabatta della tv|electricity
toccando il termosifone si prende la scossa|electricity
l'inverter fotovoltaico fa fumo e scricchiola|electricity
dal cornicione si stanno staccando pezzi e sotto c'è la fermata del bus|collapse
la tegola sta per cadere sulla strada|collapse
ci sono tegole in bilico sopra il marciapiede|collapse
il vento ha scoperchiato il tetto stanotte|collapse
la tromba d'aria ha sollevato il tetto e le lamiere volano|collapse
il balcone si è inclinato e si vede il ferro|collapse
il soffitto della camera si è gonfiato e sta per venire giù|collapse
si è aperta una voragine in cortile|collapse
il muro di contenimento si è spostato e spinge sulla casa|collapse
dopo la scossa di stanotte il pilastro ha una crepa passante|collapse
un comignolo penzola dal tetto|collapse
i vetri della finestra al terzo piano stanno cadendo in strada|collapse
la scala si è staccata dal muro|collapse
il pavimento sotto i piedi cede|collapse
la persiana è appesa a un cardine sopra i passanti|collapse
le piastrelle della facciata si staccano e cadono sul marciapiede|collapse
hanno tolto un muro sotto e ora il nostro pavimento scricchiola e si abbassa|collapse
brucia la canna fumaria, escono scintille dal comignolo|fire
il pannello solare sul tetto ha preso fuoco|fire
c'è fumo dappertutto in garage|fire
sta prendendo fuoco la presa|fire
la batteria del monopattino è esplosa e brucia il divano|fire
esce fumo denso dal tetto|fire
entrando in casa mi ha investito un odore di metano|gas
ho sempre la testa pesante in cucina e si sente il gas|gas
la bombola gpl sibila e non riesco a svitarla|gas
il tubo del piano cottura è tagliato e soffia|gas
la caldaia nuova puzza di gas da quando l'hanno montata|gas
mio nonno ha lasciato aperto il gas, c'è un odore terribile|gas
abbiamo scavato e toccato una condotta del gas, esce con forza|gas
il rilevatore di metano sta suonando|gas
zio dice che in cantina si sente odore di gas|gas
la stufa a legna fa fumo in casa e mi sento svenire|carbon-monoxide
in bagno col boiler a gas acceso mi è venuta una gran nausea|carbon-monoxide
la caldaietta in bagno ha la fiamma gialla e ho mal di testa|carbon-monoxide
siamo tutti assonnati e con vomito da quando è accesa la stufa|carbon-monoxide
scatta di continuo l'allarme CO in corridoio|carbon-monoxide
abbiamo acceso il barbecue in casa e ora stiamo male|carbon-monoxide
è esploso il tubo dell'acqua fredda e si sta riempiendo il corridoio|water
dal soffitto scende una cascata, il vicino non risponde|water
mi si è spaccato il rubinetto di arresto, non so come fermarla|water
l'acqua esce da sotto il lavello a fiotti|water
ho la taverna con 20 centimetri d'acqua|water
la lavatrice ha allagato mezza casa|water
si è rotta la colonna di scarico e piove liquame in bagno|water
la pompa non va e il seminterrato si sta riempiendo|water
il tubo del bidet è saltato, acqua ovunque!|water
dalla presa è uscita una fiammata e adesso puzza|fire
appena tocco il forno mi da una scossetta|electricity
l'interruttore della camera fa scintille ogni volta|electricity
acqua dentro la scatola del contatore e fa rumore|electricity
il cavo dell'asciugatrice si è sciolto|electricity
entra acqua dal faretto della doccia mentre piove|electricity
un topo ha rosicchiato i fili, ora il quadro fa scintille|electricity
il bambino ha toccato un filo scoperto e ha urlato|electricity
seminterrato sott'acqua e dentro ci sono quadro e prese|electricity
la lampada da giardino dà la scossa al cane|electricity
si è staccata una lastra di marmo dalla facciata, sotto passa la gente|collapse
il soffitto fa pancia e scricchiola da stamattina|collapse
è crollato mezzo muro della cantina|collapse
il terrazzo si è abbassato di 5 cm da ieri|collapse
il vento sta staccando la copertura del capannone|collapse
ha ceduto una trave in soffitta|collapse
vetri rotti che cadono dal lucernario sulle scale|collapse
un albero è caduto sul tetto e ha sfondato tutto|collapse
il cornicione sta per venire giù|collapse
la parete è gonfia e si stanno aprendo crepe a vista d'occhio|collapse
il parapetto del balcone si è staccato, ci sono i bambini|collapse
frana dietro casa, il muro si è spostato|collapse
il camino è pericolante dopo la tempesta|collapse
sono cadute due tegole su una macchina e altre stanno per cadere|collapse
il quadro elettrico ha preso fuoco|fire
c'è del fumo che esce dalla soffitta|fire
l'appartamento sotto sta bruciando|fire
la stufa ha incendiato la tenda|fire
la canna fumaria fa un rombo e si vedono fiamme dal comignolo|fire
`

/** More messages with words of dangers, without one. */
export const moreHarmless = `
mi riempite casa di polvere? ho il piccolo che gattona
riempie il corridoio di calcinacci
ci siamo riempiti la casa di scatoloni
quanto costa, per non svenire dopo?
la batteria dove la metto, in cantina ho un palmo d’acqua quando esonda il fiume
la cantina si allaga sempre a novembre, vorrei una pompa
la moglie dice che se brucia la casa restiamo dentro come topi. quindi grate apribili, non fisse
mio figlio ha paura che se brucia tutto non si apre la serranda
un domani se si allaga la cantina il quadro deve stare in alto
il perito dice che se prende fuoco il cappotto si propaga
abbiamo avuto un incendio in garage l anno scorso, vanno rifatti i muri
nel camino sta bruciando legna umida e fa fumo
un termocamino dove ci sono le fiamme finte
rilevatore di incendio in casa
la certificazione prevenzione incendi del garage condominiale
clima e forno consumano come pazzi (siamo 4, bollette da 240 €), contatore monofase da 6 kW
ho abbassato la leva del quadro e fumo non ne esce più, serve un elettricista per quella presa
quanti pannelli servono, con la presa in garage e il contatore in centro?
il filo del lampadario scende già dal soffitto, vorrei solo il punto luce
non mi serve la corrente, mi servono i pannelli per l'acqua calda col boiler sopra il tetto
domenica è caduto il comignolo nel prato, nessuno si è fatto male e i mattoni li ho già tolti. quanto costa rifarlo?
la vernice della facciata viene giù a scaglie, la vorrei ritinteggiare
l'intonaco del muro esterno vien giù a scaglie col salmastro
so cadute tre tegole ieri, le vorrei rimettere
voglio passare dal gas all'induzione
la cucina è a gas, va tenuta
il contatore del gas è in balcone, si può spostare?
mi serve il certificato di tenuta dell'impianto gas
piano cottura a gas da collegare
i fornelli non si accendono bene
la caldaia a gas fa rumore quando parte
caldaia a metano da 24 kw
vorrei un rilevatore di gas e uno di fumo
nel bagno c'è puzza di fogna
la caldaia puzza un po' di bruciato di polvere alla prima accensione, è normale?
la cappa non aspira i fumi della cucina
canna fumaria per la stufa, 6 metri
il camino tira poco
la stufa a pellet va in blocco
mi fa venire il mal di testa scegliere i colori
ho il mal di testa a forza di preventivi
la pittura puzza? ho un bimbo piccolo
ci sono vernici che non fanno venire mal di testa?
perde il sifone del lavandino
il rubinetto gocciola giorno e notte
la doccia allaga il pavimento ogni volta, il piatto pende male
quando uso la lavatrice esce un po' d'acqua
la lavatrice perde acqua sotto
il terrazzo si allaga quando piove
cantina umida, vorrei evitare che si allaghi
voglio una valvola antiallagamento
l'acqua del boiler esce poco
scaldabagno che perde qualche goccia
il water perde alla base
infiltrazione vecchia sul soffitto della camera
ho una perdita in bolletta, consumo troppa acqua
vorrei aggiungere una presa vicino al lavello
la presa si muove, va fissata
salta il salvavita quando uso il phon
il contatore salta se accendo forno e lavatrice
il lampadario è da spostare
vorrei faretti a led in bagno
devo portare la corrente in garage
filo dell'antenna da passare
la luce del bagno lampeggia
quanto costa mettere a terra l'impianto?
vorrei una ciabatta integrata nel mobile
il neon fa rumore
è saltata la presa della tv, non va più
rifare il tetto, le tegole sono vecchie
ci sono tegole rotte, qualcuna manca
il tetto è scoperto in un punto, piove in soffitta
il vento ha spostato due tegole
il balcone ha i ferri a vista, da risanare
il cornicione è rovinato
il muro ha una crepa sottile da anni
c'è una crepa tra muro e soffitto dopo i lavori
il soffitto è basso, si può alzare?
abbattere un muro tra cucina e salotto
le piastrelle del bagno si staccano
si stacca la carta da parati
l'intonaco in cantina si sfarina
la grondaia si è staccata da un lato
la scala scricchiola
il pavimento in legno cede un po' al centro, è vecchio
la ringhiera balla
la tapparella è caduta e non sale più
la porta del garage cade se non la tengo
il vetro della finestra è crepato
porta tagliafuoco per la caldaia
il camino fa un bel fuoco ma scalda poco
la griglia sul balcone fa fumo ai vicini
il colore rosso fuoco per una parete
ho paura che mi freghino
mi hanno detto che il gas costerà di più, conviene l'induzione?
il tubo del gas passa dietro la cucina, si può nascondere?
c'è il gas in casa ma vorrei tutto elettrico
ogni quanto va cambiato il tubo del gas?
il piano cottura a gas va sostituito perché un fuoco non si accende
la caldaia fa una fiamma gialla, va pulita?
la stufa a pellet sporca il vetro
mia suocera soffre di mal di testa, meglio una pittura senza odore
il bagno cieco ha sempre cattivo odore
lo scarico della doccia torna su
lo scarico del lavello gorgoglia
il bidet perde dal rubinetto
la cassetta del water perde da mesi
esce acqua dal troppo pieno
la condensa bagna il muro vicino alla presa
voglio spostare una presa vicino al lavandino
si può mettere il quadro in bagno?
la presa è lenta e la spina esce
vorrei cambiare le prese annerite
mi è saltata la luce in cucina
l'impianto ha 40 anni e i fili sono di tela
devo mettere la terra a tutte le prese
cavo della tv da far passare nel muro
il tetto perde quando piove forte col vento
il vento ha rotto l'antenna
la grandine ha rotto il lucernario
la grandine ha bucato la tettoia di policarbonato
qualche tegola mossa dal vento da rimettere
balcone con piastrelle sollevate
la soletta del balcone si sfoglia
si stacca l'intonaco sotto il balcone
soffitto con macchie gialle
una crepetta sopra la porta
il pavimento balla in un punto
vorrei abbassare il pavimento del garage
il muretto di recinzione pende un po' da anni
il muro è storto e vorrei raddrizzarlo
la tenda da sole è strappata dal vento
la zanzariera è volata via
la persiana sbatte col vento
il vetro ha un'infiltrazione, si appanna
voglio una porta REI
installare rilevatore di fumo
barbecue in muratura
ho un camino aperto che fa fumo
il forno brucia i dolci, forse è la presa?
si è bruciata la lampadina del bagno
la pompa di calore fa il fumo bianco d'inverno, è normale?
d'inverno dalla caldaia esce vapore bianco fuori
ho pagato una fiamma di soldi
la bolletta mi ha dato una scossa
tinteggiare le pareti annerite dal camino
piano di sopra in costruzione, passano calcinacci e polvere
quanto costa una scala antincendio?
piscina che perde acqua
vista lago, vorrei vetrate grandi in salotto
casa vicino al fiume, serve impermeabilizzare la cantina?
mi si è rotto lo scaldabagno a gas in bagno, esce acqua fredda
si è rotto il boiler e non c'è acqua calda
rotto lo scaldabagno, siamo senza acqua calda
`
