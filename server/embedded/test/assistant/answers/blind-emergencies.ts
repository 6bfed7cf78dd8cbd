/** Dangers of the present and which, by two writers who had not seen the rules. */
export const blindDangers = `
AIUTO c'è una puzza di gas fortissima in cucina non so cosa fare!!!|gas
Buongiorno, vorrei un preventivo per rifare il bagno, circa 5 mq, piastrelle e sanitari nuovi. Sarei libero per un sopralluogo giovedì. Ah, a proposito, da stamattina vicino alla caldaia si sente odore di uova marce, magari guardate anche quello quando venite.|gas
senot odore di gass nelle scale del condominio, nesuno risponde|gas
Ce sta 'na puzza de gas che nun se respira, che devo da fà?|gas
ciao sono Luca ho 9 anni la mamma dorme e in cucina il fornello fa sssss ma non c'è il fuoco e puzza|gas
Scusi il disturbo, sono una signora di 84 anni, mi sa che ho lasciato la manopola dei fornelli aperta tutta la notte e adesso c'è quell'odore brutto in tutta casa|gas
Il muratore ha appena bucato il tubo giallo con il trapano, fischia ed esce aria|gas
il rilevatore di metano sta suonando da dieci minuti, lo stacco?|gas
La bombola sul terrazzo sibila anche se ho chiuso il rubinetto|gas
Quanto costa cambiare il flessibile del piano cottura? Ho passato l'acqua saponata e fa le bolle proprio sul raccordo, e si sente l'odore|gas
perdita gas!! via mazzini 12 secondo piano|gas
Con la ruspa abbiamo preso una tubazione in giardino, esce un soffio forte che alza la terra e puzza tantissimo|gas
La cantina sa di aglio marcio, proprio dove passa il contatore del metano. Posso accendere la luce per controllare?|gas
La fiamma della caldaia da ieri è gialla invece che blu e abbiamo tutti mal di testa|carbon-monoxide
La caldaia in bagno fa la fiamma gialla e il vetro è tutto nero. Io e mio marito abbiamo mal di testa e nausea, lui si addormenta sul divano. Quanto costa farla vedere?|carbon-monoxide
siamo tutti e tre con la nausea da quando abbiamo acceso la stufa a pellet, il gatto non si alza più|carbon-monoxide
BIP BIP continuo dal coso del monossido in corridoio, che faccio??|carbon-monoxide
Salve, mi servirebbe un'offerta per sostituire due finestre in PVC, misure 120x140. P.S. quando accendo lo scaldabagno mi viene da vomitare e mi gira la testa, poi se esco sul balcone mi passa. Anche adesso.|carbon-monoxide
mio marito è svenuto mentre faceva la doccia, la caldaia è lì dentro in bagno|carbon-monoxide
Abbiamo acceso il braciere in salotto perché il riscaldamento è rotto, adesso la nonna parla strano e vuole solo dormire|carbon-monoxide
Il camino non tira, torna tutto dentro, la bimba ha le guance rosse rosse, ha sonno e non riesco a tenerla sveglia|carbon-monoxide
aiutto la caldia fa nero sul muro e io e mia molie abiamo la testa che scopia|carbon-monoxide
Me gira 'a capa, e pure 'e criature stanno stunate, 'a quanno aggio appicciato 'a stufa|carbon-monoxide
Il generatore a benzina lo teniamo acceso in garage con la porta chiusa perché manca la corrente, ci sentiamo un po' storditi, è normale?|carbon-monoxide
Il tubo di scarico dei fumi si è staccato dal muro e la caldaia sta andando, i vetri sono tutti appannati e ho le gambe molli|carbon-monoxide
si è rotto il tubo sotto il lavandino, l'acqua esce a fiotti e non trovo il rubinetto per chiuderla|water
Mi sta piovendo in casa dal soffitto, viene dal vicino di sopra, fate presto|water
AQUA OVUNQUEEE|water
Salve, chiedo un'offerta per il parquet in sala, 25 mq, rovere spazzolato. Intanto avete il numero di un idraulico? Perché la lavatrice sta buttando fuori acqua da mezz'ora e arriva già in corridoio.|water
Gh'è l'acqua che la vegn giò di scal, semm tucc a moeuj!|water
La signora del piano di sotto mi ha appena suonato: le scende acqua lungo le pareti a rivoli, credo venga dal mio bagno|water
Il wc sta traboccando e non si ferma, ho già messo per terra tutti gli asciugamani che ho|water
Sono la nonna Pina, il boiler ha fatto pum e adesso l'acqua calda corre per tutta la cucina, ho le ciabatte zuppe|water
La pittura del soffitto si è gonfiata come un palloncino, dentro c'è acqua e gocciola sempre più veloce|water
La cantina si sta riempiendo, la pompa non parte e fuori diluvia, siamo già a venti centimetri|water
papà non c'è e il rubinetto mi è rimasto in mano, spruzza fino al soffitto!!|water
Siamo in vacanza, il vicino ci scrive che da sotto la nostra porta esce un rigagnolo sul pianerottolo. Chi può entrare?|water
Ho preso la scossa toccando la lavatrice, e mio figlio pure dal rubinetto|electricity
la presa fa scintille ogni volta che ci attacco il ferro da stiro|electricity
Il quadro elettrico ronza forte e si sente puzza di plastica bruciata|electricity
C'è un filo scoperto che penzola in corridoio, la bambina gira a gattoni e il salvavita non scatta|electricity
Buonasera, mi servirebbe un preventivo per imbiancare 80 mq. Una cosa: in camera il muro attorno all'interruttore è caldo, quasi scotta. È normale o lo devo dire all'elettricista?|electricity
Dal lampadario acceso cola un filo d'acqua e la luce trema|electricity
l'operaio è attaccato al cavo non si stacca!!!|electricity
scosa eletrica sulla docia ogni volta che toco il tubo, cosa facio|electricity
Maestro, 'a spina d''a stufetta s'è squagliata e mo' 'a presa è tutta nera e fa tric trac|electricity
È caduto un cavo della luce in giardino dopo il temporale, si muove e fa rumore|electricity
la zia dice che l'interruttore frigge e dal buco nel muro escono le lucine blu|electricity
Ho due dita d'acqua in taverna e le ciabatte con le prese ci sono dentro, la corrente è ancora attaccata, posso entrare a staccarle?|electricity
È venuto giù un pezzo di soffitto in camera adesso, e ne sta cadendo altro|collapse
Il cornicione perde pezzi sul marciapiede, poco fa ha sfiorato una signora|collapse
la crepa in sala stamattina era un capello ora ci passa un dito|collapse
Le porte da ieri sera non si chiudono più e il muro portante scricchiola, si sentono dei colpi secchi|collapse
Vorrei sapere quanto costa rifare il tetto di una casa di 120 mq a Biella, tegole in cotto. Intanto stanotte una trave si è spezzata e la copertura si è abbassata di una spanna, noi dormiamo lì sotto.|collapse
il balcone si muove quando ci cammino e sotto piovono calcinacci|collapse
Abbiamo tolto un muro in cucina e adesso il solaio sopra fa la pancia e scende polvere|collapse
mama mia crola tuto la scala si è stacata dal muro|collapse
Aò, er muro de contenimento s'è gonfiato come 'na zampogna e sta a venì giù la terra su le macchine|collapse
Il ponteggio davanti al palazzo dondola con il vento e un tubo si è già sfilato, sotto passa la gente|collapse
La mia casa fa crac crac e dal soffitto vengono giù i sassolini sul mio letto, il nonno mi ha detto di scrivervi|collapse
brucia la canna fumaria si vedono le fiamme dal tetto|fire
FUOCO in cucina padella olio cosa butto sopra acqua????|fire
Avete disponibilità a marzo per un cappotto termico? Scusi, devo interrompere, vedo del fumo uscire da sotto la porta del garage|fire
Gli operai hanno posato la guaina col cannello due ore fa e adesso dal sottotetto viene su un fumo leggero|fire
brusa tuto!! el fogo xe in camera|fire
Sono Giulia, ho 8 anni, il divano fa il fumo e la tenda è diventata arancione e mi fa caldo|fire
La batteria del monopattino si è gonfiata in ingresso e sta fumando|fire
AIUTO sento puzza di gas in tutta la cucina cosa faccio???|gas
Buonasera, vorrei un preventivo per cambiare il piano cottura. Ah, tra l'altro da stamattina si sente odore di gas vicino al rubinetto dietro il forno, magari quando venite date un'occhiata anche a quello|gas
c'e' un odore come di uova marce vicino al contatore e si sente un sibilo, è normale?|gas
ho spostato la cucina per pulire e il tubo giallo si è staccato, esce aria forte e puzza tantissimo|gas
raga ce sta na puzza de gas che nun se respira, mi' madre ja gira 'a testa|gas
salve sento pouzza di gass sul pianerotolo, i vicini nn rispondono|gas
L'operaio che faceva la traccia per il condizionatore ha bucato un tubo nel muro e adesso fischia. Credo sia quello del metano|gas
Posso accendere la luce se in cantina c'è odore di gas? Sono sulle scale e non so se scendere|gas
La bombola del GPL in terrazza perde dalla valvola, ho messo acqua e sapone e fa un sacco di bolle. Non riesco a chiuderla|gas
Il rilevatore del metano continua a suonare da dieci minuti, ho aperto le finestre ma non smette|gas
Abbiamo tutti mal di testa e nausea da quando è accesa la caldaia, mia figlia ha vomitato due volte. Può essere la caldaia?|carbon-monoxide
l'allarme del monossido sta suonando!!! che devo fare|carbon-monoxide
Mio marito è svenuto in bagno mentre faceva la doccia, lì dentro abbiamo lo scaldabagno a gas. Ora è sveglio ma molto confuso|carbon-monoxide
Volevo prenotare la pulizia della canna fumaria. In questi giorni quando accendiamo la stufa il fumo torna indietro in salotto e dopo un po' ci viene sonno e ci gira la testa a tutti|carbon-monoxide
il detettore CO segna 180 ppm e lampeggia rosso, i bambini stanno dormendo|carbon-monoxide
Essendo senza riscaldamento abbiamo messo il braciere con la carbonella in camera, adesso mia nonna è intontita e non riesce ad alzarsi|carbon-monoxide
caldaia con fiamma gialla, muro tutto nero sopra e io e il mio ragazzo stiam male di stomaco da stasera, anche il gatto è strano|carbon-monoxide
Me gira ea testa e me bate el cuor, go impizà ea stua stamatina e desso che so ndà fora sul pergoeo stago mejo. Xe normae?|carbon-monoxide
Stiamo usando il generatore a benzina in garage perché manca la corrente, in casa si sente lo scarico e mi sento debole, ho le gambe molli|carbon-monoxide
i muratori ieri hanno chiuso il buco di areazione in cucina e ogi con la caldaia acesa siamo tuti stordidi e col mal di testa, quando esco mi passa. Mi fate un prezzo per rifarlo?|carbon-monoxide
Si è rotto un tubo in bagno, sto allagando tutto, non trovo il rubinetto generale|water
AQUA DAPERTUTTO VENITE SUBITO|water
La lavatrice ha scaricato per terra e continua a uscire acqua, è già arrivata in corridoio e sul parquet nuovo|water
il flessibile sotto il lavandino è scoppiato e schizza ovunque, ho messo una pentola ma si riempie in un attimo|water
Sta piovendo fortissimo e in taverna sono già 20 cm, la pompa non parte|water
Ho le mani bagnate scusate gli errroi, il boilet si e spacato e perde tantisima acqu calda|water
Sono al lavoro, mi ha appena chiamato la signora del piano di sotto: dice che le piove in cucina da casa mia. Io arrivo tra un'ora, qualcuno può entrare?|water
La fogna sta tornando su dalla doccia e dal bidet, il livello sale e ha già superato il bordo del piatto doccia|water
Ho preso la scossa toccando la lavatrice e adesso anche mia figlia dal rubinetto|electricity
la presa fa scintille e puzza di plastica bruciata, non riesco a staccarla|electricity
Cerco elettricista per aggiungere due prese in camera. Nel frattempo vi segnalo che l'interruttore del corridoio frigge ed è bollente, ci passano i bambini|electricity
l'acqua del piano di sopra sta entrando nel quadro elettrico e si sente ronzare|electricity
mio papà è rimasto attaccato al filo, l'ho staccato col manico della scopa, respira ma trema tutto|electricity
C'è un cavo scoperto che penzola in giardino dopo il temporale, il cane si è avvicinato ed è saltato indietro guaendo|electricity
il contatore fa un rumore strano tipo friggitrice ed esce un po di odore di brucciato, ma la luce c'è ancora|electricity
Bucando il muro per la mensola ho preso un cavo, botto e scintille. Il salvavita però non è scattato e la punta del trapano è ancora dentro|electricity
Aho ogni vorta che apro l'acqua daa doccia pijo na botta de corente, ma che è?|electricity
Quando tocco il termosifone sento pizzicare le dita, e lo stesso col lavello. Mia moglie incinta ha preso un colpo più forte poco fa|electricity
È crollato un pezzo di soffitto in camera, c'è polvere ovunque e si sente ancora scricchiolare|collapse
stanno cadendo pezzi di cornicione sul marciapiede proprio adesso, sotto passa la gente|collapse
Vorrei sapere quanto costa rifare un balcone. Il mio si è abbassato di qualche centimetro da ieri sera e quando ci cammino si muove|collapse
La crepa in salotto stamattina era un dito, ora ci passa la mano. E le porte non si chiudono più|collapse
hanno tolto un muro nell'appartamento sotto e il nostro pavimento sta cedendo, il tavolo è inclinato!!|collapse
il solaio fa dei botti secchi e casca l'intonaco, siamo usiti in cortile, posiamo rientrare a prendere le medicine?|collapse
Il muro di contenimento dietro casa si è spanciato con la pioggia e viene giù terra, è a due metri dalla camera dei bimbi|collapse
Uno dei travi del tetto si è spezzato sotto la neve, il soffitto della mansarda fa la pancia|collapse
Dopo la scossa di stanotte il pilastro in garage ha il cemento esploso e si vedono i ferri piegati, sopra ci abitano sei famiglie|collapse
Sta bruciando la canna fumaria, escono fiamme dal comignolo|fire
FUOCO IN CUCINA la cappa ha preso fuoco|fire
ha preso fuoco il polistirolo del cantiere qui sotto|fire
Salve, per il preventivo della facciata possiamo sentirci domani? Qui sul balcone del vicino c'è del fumo e vedo delle fiammelle sulla tenda da sole, non so se è in casa|fire
la batteria del monopattino sta fumando nell'ingresso e fa dei botti, non posso passare per uscire|fire
l'idraulico saldava vicino alla trave e adesso esce fumo da dentro il muro, lui è già andato via|fire
ho butato acqua sul'olio e sè incendiato tuto, le tende brucano|fire
Dal tubo della stufa a pellet si sente un rombo come un treno e il muro in camera di sopra scotta, le perline stanno diventando marroni|fire
C'è fumo nelle scale, siamo al quarto piano con un signore in carrozzina, non capiamo da dove viene|fire
Currite ca s'appicciaje 'o materasso, sta stufetta l'aggio itta' d'o balcone ma 'o fumo è assaje|fire
`

/** Messages of the same writers with words of a danger and no danger. */
export const blindHarmless = `
L'anno scorso abbiamo avuto una fuga di gas, il tecnico ha riparato tutto e ora è a posto. Vorrei solo rifare la cucina.
Vorrei passare dai fornelli a gas all'induzione, che costi ci sono?
Come si riconosce l'odore di gas, nel caso un giorno succedesse?
Mi serve il certificato di tenuta dell'impianto gas per vendere casa
Che rilevatore di metano mi consigliate di installare in cucina?
Dovete andare a tutto gas, il 15 arrivano gli ospiti ahah
Il tubo giallo del gas si può nascondere dietro un mobile?
In bagno d'estate c'è puzza di fogna dal sifone della doccia, si può cambiare la piletta?
Ho cambiato la bombola del barbecue ieri e funziona bene. Quanto costa una cucina da esterno in muratura?
Il contatore del gas va spostato all'esterno, ve ne occupate voi o il distributore?
Se un domani sentissi un sibilo dal tubo dovrei chiamare voi o il 115? Chiedo solo per sapere.
Dove va montato il rilevatore di monossido, in alto o in basso?
Mi fate venire il mal di testa con tutti questi preventivi!
La fiamma della caldaia è bella blu, il tecnico ha controllato ieri. Vorrei comunque prenotare la revisione annuale.
Ho letto sul giornale di una famiglia intossicata dal monossido a Brescia, come si fa prevenzione?
Il sensore del monossido faceva un bip al minuto per la pila scarica, l'ho cambiata e ora è verde e muto. Ne avete uno con la batteria che dura dieci anni?
Scade il bollino della caldaia a novembre, fate anche l'analisi dei fumi?
Dobbiamo intubare la canna fumaria prima di montare la stufa nuova, quando potreste?
A mia suocera gira la testa appena sale su una scala, mandate qualcuno a montare le tende?
La nausea che mi viene a guardare queste piastrelle anni Settanta! Rifacciamo tutto.
Il rubinetto della cucina gocciola da mesi, una goccia ogni tanto. Quando potete passare?
Due anni fa si è allagata la cantina, adesso è asciutta ma vorrei impermeabilizzarla
C'è una vecchia macchia d'acqua sul soffitto, secca da tempo, da ridipingere
Per l'assicurazione mi serve una perizia sul danno d'acqua di febbraio, la perdita è già stata riparata
Sto affogando nei preventivi, mi aiuta a capirci qualcosa?
Vorrei un soffione a pioggia, di quelli con l'acqua che scende dal soffitto
Come posso evitare che i tubi scoppino col gelo quest'inverno?
Che colore è "Acqua di mare" della vostra cartella? Va bene per un bagno cieco?
Lo sciacquone perde un filino nella tazza, niente di urgente, ma mi aumenta la bolletta
Se si rompesse la lavatrice mentre siamo via, esiste una valvola che chiude l'acqua da sola?
Lunedì chiudiamo l'acqua del palazzo per cambiare la colonna montante, vi serve l'accesso agli appartamenti?
Il muro a nord ha la muffa e la pittura si sfoglia, risale umidità dal terreno da anni
La vicina di sopra ci aveva allagato il bagno a Natale, ha pagato tutto, ora vorremmo rifare il controsoffitto
L'idraulico è venuto stamattina e ha sistemato il tubo scoppiato, non esce più niente; adesso mi serve un piastrellista per chiudere la traccia
Vorrei aggiungere tre prese in salotto e un punto luce in corridoio
Ho preso la scossa quando ho visto il prezzo, si può scendere un po'?
Il salvavita scattava col forno vecchio, cambiato il forno non è più successo. Vorrei un controllo dell'impianto con calma
Mi serve la dichiarazione di conformità dell'impianto elettrico per l'agibilità
Tra me e il geometra sono scintille, preferirei parlare con un altro referente
Casa del 1965, fili vecchi senza terra, corrente staccata al contatore da anni. Quanto costa rifare l'impianto?
È pericoloso mettere una presa vicino alla vasca? Sto ancora progettando il bagno
Come si protegge una casa dai fulmini?
Per la cameretta vorrei il blu elettrico, è una pittura lavabile?
La lampadina del pianerottolo è bruciata, la cambiate voi o l'amministratore?
Da piccolo infilai una forchetta nella presa, adesso che ho un figlio vorrei i copripresa dappertutto
Il riscaldamento a parete rende il muro caldo o solo tiepido? Sto valutando se farlo
Vorrei demolire il muro tra cucina e sala, come si capisce se è portante?
Ho una crepa sottile nell'intonaco, uguale da dieci anni, si può stuccare?
Mi è crollato il mondo addosso quando il Comune ha negato il permesso
L'anno scorso è caduto un pezzo di cornicione, i pompieri hanno messo tutto in sicurezza e il ponteggio è montato. Cerco un'impresa per il rifacimento.
Il parquet scricchiola quando cammino, si può sistemare senza toglierlo?
Tre piastrelle della doccia si sono staccate in primavera, le ho conservate, si possono rincollare?
Il tetto ha quarant'anni e sta bene, vorrei una verifica delle travi prima dell'inverno
Quanto costa una verifica sismica? Se arrivasse un terremoto vorrei stare tranquilla
Sto crollando dal sonno, le mando le foto del bagno domani
I prezzi delle case sono crollati, conviene ristrutturare adesso?
La demolizione del capanno è fissata per il 3, cadranno pezzi nel giardino del vicino o mettete le reti?
Un listello del laminato si è gonfiato l'inverno scorso, è rimasta la gobba ormai asciutta, si può sostituire solo quello?
Vorrei un camino a fuoco vivo in sala, con il rivestimento in pietra
mio cognato dice che il polistirolo prende fuoco, facciamo lana di roccia
Cerco la tinta "Rosso Fiamma" per la porta d'ingresso
La casa è bruciata nel 2019, è tutta bonificata, vorremmo ricostruirla
Mi serve il certificato di prevenzione incendi per l'autorimessa
Che estintore conviene tenere in cucina?
Quelli della ditta di prima erano tutto fumo e niente arrosto
La polizza incendio chiede una relazione sulla canna fumaria, la fate voi?
Stasera cucina mio marito, preparate i pompieri ahaha! Scherzi a parte, volevo informazioni sui piani cottura
Questa scadenza mi brucia sotto i piedi, riuscite a finire entro il termine del bonus?
I rilevatori di fumo sono obbligatori in una casa in affitto?
Si può avere una porta tagliafuoco REI 60 color legno?
È rimasto un alone nero sopra la vecchia stufa, che abbiamo già buttato. Basta una mano di bianco?
Mi serve un preventivo per spostare l'attacco del gas in cucina di circa un metro
L'anno scorso abbiamo avuto una fuga di gas, riparata dal tecnico. Adesso vorrei passare tutto all'induzione, quanto mi costa?
Che rilevatore di gas mi consigliate per una cucina piccola? Vorrei solo stare tranquillo
Devo rifare il certificato di conformità dell'impianto gas per vendere casa
Siamo a tutto gas con i lavori, mancano solo le piastrelle del bagno!
In generale, se uno sentisse odore di gas in casa chi dovrebbe chiamare? Sto preparando un foglio per gli ospiti del b&b
buongiorno dovrei far fare la prova di tenuta del gas, me l'ha chiesta il fornitore per riattivare il contatore che è chiuso da mesi
Il fornello piccolo non si accende più con la scintilla, devo usare l'accendino. Riparate piani cottura?
C'è puzza di fogna dallo scarico della doccia quando cambia il tempo, il sifone sarà da cambiare?
Vorrei mettere le bombole del GPL fuori in un armadietto, ci sono delle distanze da rispettare?
Quanto costa installare un rilevatore di monossido di carbonio vicino alla stufa?
Vorrei prenotare il controllo fumi della caldaia, il bollino scade a novembre
Ho letto sul giornale di quella famiglia intossicata dal monossido e mi sono spaventata. La nostra caldaia è a condensazione ed è in balcone, devo fare qualcosa?
Questi preventivi mi fanno venire il mal di testa, non ci capisco più niente. Me ne fate uno semplice?
Il detector del CO fa un bip al minuto e sul display c'è scritto low batt, che pile ci vanno?
Per la caldaia a camera aperta serve per forza il foro di aerazione? Me la devono montare a settembre
Nel 2019 mio suocero è finito in ospedale per il monossido, da allora niente più stufe a legna. Ora cerchiamo una pompa di calore
mi gira la testa a pensare a quanto spenderemo per la caldaia nuova, c'è ancora la detrazione?
Serve intubare la canna fumaria in acciaio per un caminetto che non usiamo da vent'anni, quando potete fare un sopralluogo?
Il tecnico ha misurato i fumi la settimana scorsa e il CO era nei limiti, ma mi consiglia comunque di cambiare caldaia. Secondo voi conviene?
il rubinetto della cucina gocciola da mesi, una goccia ogni tanto. quanto prendete per cambiarlo?
Si è allagata la cantina con l'alluvione di maggio, adesso è asciutta e vorrei far rifare l'intonaco
Ho una macchia gialla vecchia sul soffitto, la perdita del vicino è stata riparata a gennaio. Basta ridipingere?
Siamo sommersi dalle carte per il bonus, qualcuno di voi segue anche le pratiche?
L'assicurazione mi chiede una perizia per il danno d'acqua di tre mesi fa, la rilasciate voi?
Vorrei far mettere una valvola antiallagamento prima di andare in ferie
che succede se si rompe un tubo mentre sono via? esiste un sistema che chiude l'acqua da solo?
Lo sciacquone carica in continuazione, si sente un filo d'acqua nella tazza e la bolletta è salita. Lo sistemate?
Umidità di risalita sul muro del soggiorno, circa mezzo metro da terra, intonaco che si sfoglia. Foto in allegato
Ieri è scoppiato il flessibile del bidet, ho chiuso l'acqua e asciugato tutto, oggi l'idraulico l'ha già cambiato. Mi servirebbe solo un parquettista per due listoni gonfi
Devo mettere a norma l'impianto elettrico, la casa è del 1975 e mancano la messa a terra e il salvavita
Da piccolo ho preso una scossa e da allora non tocco più niente, quindi cerco qualcuno che mi monti tre lampadari
Potete darci una scossa a questo cantiere? È fermo da due settimane e nessuno risponde
ogni tanto scatta il contatore se accendo forno e lavatrice insieme, devo aumentare i kw?
Mi è saltata la corrente ieri sera, poi ho staccato il tostapane vecchio ed è tornata, tutto a posto. Il tostapane l'ho buttato
Quanto costa la dichiarazione di rispondenza per un appartamento di 80 mq?
Il muratore deve fare le tracce per i cavi lunedì: è meglio che prima passi l'elettricista a segnare i punti?
È pericoloso tenere una ciabatta in bagno? Vorrei far aggiungere una presa vicino allo specchio
tra me e il geometra non c'è corrente, diciamo così, avete un tecnico più paziente?
Vorrei dei copriprese per i bambini e magari interruttori nuovi, i miei sono ingialliti ma funzionano
Vorrei abbattere il muro tra cucina e sala, come faccio a sapere se è portante?
Ho una crepa sottile sopra la porta che c'è da quando abbiamo comprato casa nel 2008, mai cambiata. Si può stuccare?
sto crollando dal sonno ma volevo mandarvi le misure del bagno prima di andare a letto: 2,40 x 1,70
Il prezzo del pellet è crollato, mi conviene la stufa o il clima?
Nel condominio abbiamo rifatto il cornicione due anni fa perché cadevano pezzi, ora l'impresa non ci dà la garanzia scritta. Che possiamo fare?
Mi serve un ingegnere per il certificato di idoneità statica, edificio del '62 in provincia di Milano
Demolizione di un vecchio pollaio in muratura mezzo crollato in fondo al campo, non ci va nessuno. Fate anche lo smaltimento?
Il mio soffitto reggerebbe un lampadario da 15 kg? È un controsoffitto in cartongesso
Mi cascano le braccia: terzo preventivo e tutti diversi di diecimila euro
Per il sismabonus cosa bisogna fare? La casa non ha danni, è solo per prevenzione
Cerco una porta tagliafuoco REI 60 per il garage, 80x210
Dopo l'incendio del 2021 la mansarda è rimasta annerita, vorrei finalmente ristrutturarla
Il camino fa un bel fuoco ma il vetro si sporca subito, c'è qualche prodotto?
Mi avete mandato un idraulico che è un fuoco d'artificio, bravissimo! Vorrei richiamarlo per il secondo bagno
La polizza casa copre l'incendio se la canna fumaria non è certificata? Lo chiedo perché devo rinnovarla
Quali estintori servono in un locale caldaia condominiale?
Ho bruciato il piano in laminato con una pentola calda, è rimasto il cerchio. Si ripara o va cambiato?
la casa d'estate è un forno, si va a fuoco in mansarda, quanto viene isolare il tetto?
Sono in fiamme per il ritardo dei vostri operai, è la terza volta che non si presentano!!! Urgente richiamarmi
Il sensore antifumo suonava ogni volta che facevo la doccia, l'ho spostato in corridoio e non lo fa più. Va bene lì o serve un modello diverso?
`
