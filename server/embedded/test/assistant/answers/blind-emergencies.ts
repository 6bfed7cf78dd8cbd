/** Dangers of the present and which, by a writer who had not seen the rules. */
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
`

/** Messages of the same writer with words of a danger and no danger. */
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
`
