/** Messages that tell of a danger, and which. */
export const emergencies = `
mi aveva allagato ieri e adesso perde di nuovo acqua a dirotto|water
dallo sciacquone esce acqua dappertutto|water
non è caduto niente ma il soffitto si è abbassato di colpo|collapse
non c'è puzza ma il rilevatore di gas suona|gas
non c'è fumo e scintilla la presa del forno|electricity
l'acqua scende dal soffitto sui fili della luce|electricity
piove dentro la scatola della corrente|electricity
da quando accendiamo la caldaia abbiamo mal di testa tutti e la piccola ha vomitato, può essere che tira male? quanto costa un controllo|carbon-monoxide
la stufa è accesa e ci gira la testa, quanto costa una pulizia della canna?|carbon-monoxide
ogni volta che parte lo scaldabagno mi viene la nausea, che prezzi fate?|carbon-monoxide
i bambini hanno mal di testa quando il riscaldamento è acceso, che cifre per una revisione|carbon-monoxide
può essere che la caldaia fa monossido? abbiamo nausea|carbon-monoxide
potrebbe essere una perdita di gas? c'è puzza da stamattina|gas
sento odore di gas in cucina, quanto costa sistemare?|gas
è possibile che crolli il balcone? cadono pezzi|collapse
è crollato il soffitto sopra l'armadio|collapse
il balcone cade a pezzi sulla strada|collapse
il soffitto sta cadendo a pezzi|collapse
è caduta una tegola sul marciapiede|collapse
la caldaia non tiene la pressione e perde gas, che faccio?|gas
viene giù acqua dal soffitto|collapse
il balcone può crollare?|collapse
ieri è caduto un pezzo di soffitto in camera|collapse
il balcone è crollato l'anno scorso e adesso si è aperta una crepa enorme|collapse
il tetto può crollare? si è aperta una crepa grande e scricchiola|collapse
la presa può prendere fuoco? puzza di bruciato|electricity
sono caduti pezzi di cornicione, ne cadono ancora|collapse
da stanotte la parete della camera si è spanciata verso dentro|collapse
sento odore di pesce marcio dalla presa quando accendo la luce|electricity
hanno bucato il tubo giallo del fornello e si sente un sibilo|gas
il muratore ha colpito il tubo giallo e si sente soffiare|gas
forte odore di cavolo marcio vicino al piano cottura|gas
il solaio si sta imbarcando e si sentono scricchiolii|collapse
il tetto si è incurvato stanotte sotto la neve|collapse
la trave in salotto si è piegata da stamattina|collapse
il solaio cigola e si è aperta una crepa, la porta non si chiude più|collapse
pezzi di cornicione sul marciapiede stamattina|collapse
ho preso la scossa toccando la lavatrice e ho paura della bolletta|electricity
c'è un ronzio e un odore di plastica sciolta dalla presa|electricity
tutto il pavimento è sott'acqua, la lavatrice non smette|water
l'anno scorso fuga di gas, sistemata. adesso sento di nuovo odore di gas|gas
ieri si è allagato il bagno, non è risolto, esce ancora acqua dappertutto|water
l’intonaco sta cadendo sul marciapiede|collapse
il muro si è inclinato stanotte|collapse
sento odore di gas vicino alla caldaia|gas
c'è puzza di gas in cucina|gas
spuzza de gas in corridoio|gas
in casa sa di gas|gas
si sente il gas quando entro|gas
ODORE DI GASS!!! che faccio?|gas
il tubo del gas perde|gas
c'è una perdita di gas dal contatore|gas
esce gas dal fornello, non si chiude|gas
credo ci sia una fuga di metano|gas
l'allarme del gas suona da mezz'ora|gas
odore di uova marce vicino al contatore del gas|gas
hanno tranciato il tubo del gas scavando|gas
mi gira la testa e la caldaia è accesa|carbon-monoxide
da quando accendiamo la stufa abbiamo tutti mal di testa|carbon-monoxide
esce fumo nero dalla caldaia|carbon-monoxide
il camino butta fumo nero in casa|carbon-monoxide
suona l'allarme del monossido|carbon-monoxide
è scattato il rilevatore di monossido|carbon-monoxide
ho nausea e capogiri, la stufa a pellet è accesa|carbon-monoxide
il bimbo è svenuto in bagno con lo scaldabagno acceso|carbon-monoxide
mi sento la testa pesante, mi gira la testa|carbon-monoxide
mi si sta allagando la casa|water
è scoppiato un tubo in bagno|water
acqua dappertutto, non riesco a fermarla|water
si è allagata la cantina aiuto|water
la caldaia perde acqua ovunque|water
il flessibile si è staccato e l'acqua schizza|water
si è rotto il tubo e l'acqua non si ferma|water
la presa fa scintille|electricity
il quadro elettrico fa delle scintile|electricity
prendo la scossa quando tocco il rubinetto|electricity
pizzica toccare la lavatrice|electricity
la doccia mi dà la scossa|electricity
puzza di bruciato dal quadro elettrico|electricity
l'acqua gocciola sul contatore della corrente|electricity
piove dentro dal lampadario|electricity
sento odore di plastica bruciata vicino alla presa|electricity
la presa fuma|electricity
cadono pezzi dal balcone sulla strada|collapse
sta crollando il soffitto|collapse
si è staccato un pezzo di cornicione ed è caduto sul marciapiede|collapse
il solaio sta cedendo|collapse
stanotte si è aperta una crepa enorme nel muro|collapse
la crepa c'era da mesi ma stanotte si è allargata di colpo, ci passa un dito|collapse
da tempo si allarga una crepa nel muro portante, oggi è larga un dito e scricchiola|collapse
la cassetta del wc perde e sta allagando il bagno|water
mi è cascato il soffitto addosso|collapse
dopo la scossa di terremoto si sono aperte crepe grosse|collapse
la cucina va a fuoco|fire
ha preso fuoco la canna fumaria|fire
c'è un incendio in casa|fire
la casa è piena di fumo|fire
aiuto c'è odore fortissimo di gas nelle scale|gas
ho paura ci sia gas in casa, sento puzza|gas
puza di gas appena apro la porta|gas
rubinetto del gas rotto, sento un sibilo|gas
c'è gas ovunque aiuto|gas
sento uno strano odore tipo gas|gas
la bombola sfiata gas|gas
senti che odore di metano in cantina|gas
mia moglie ha mal di testa e il caminetto è acceso, tira male|carbon-monoxide
la stufa fa fumo e ci sentiamo storditi|carbon-monoxide
caldaia con fumo nero e giramenti di testa|carbon-monoxide
allarme co che suona|carbon-monoxide
il detector del monossido bippa|carbon-monoxide
siamo intontiti, stufa accesa tutta la notte|carbon-monoxide
esce fumo dalla caldaia|carbon-monoxide
sta uscendo acqua a fiotti dal soffitto|water
bagno allagato, l'acqua arriva in corridoio|water
perdita enorme d'acqua, non riesco a chiudere|water
ho l'acqua in cucina che non si ferma|water
è esploso lo scaldabagno|water
tubo rotto in cucina esce acqua a tutta forza|water
mi sta piovendo acqua dal lampadario del bagno|electricity
acqua che esce dalla presa di corrente|electricity
la ciabatta è fusa e puzza di bruciato|electricity
toccando il frigo prendo la scossa|electricity
lo scaldabagno mi da la corrente quando lo tocco|electricity
il salvavita fa scintille e fumo|electricity
filo scoperto che fa scintille|electricity
sfrigola il quadro della luce|electricity
mi è venuta giù una parte di soffitto in camera|collapse
calcinacci che cadono dal balcone sui passanti|collapse
il muro di cinta sta venendo giù|collapse
si è aperta una crepa larga un dito e si allarga|collapse
è caduto un pezzo di intonaco dal cornicione in strada|collapse
il tetto scricchiola e si piega|collapse
ci sono fiamme dal quadro elettrico|fire
sta bruciando la cucina|fire
casa invasa dal fumo|fire
il caminetto ha preso fuoco|fire
c'è un principio di incendio in garage|fire
è pieno di gas in cucina|gas
me sento male, la stufa è accesa e me gira la capoccia|carbon-monoxide
tira scossa la lavatrice|electricity
la luce fa scintille quando accendo|electricity
odore di bruciato dalla presa|electricity
mi piove in casa dal soffitto a secchiate|water
il balcone perde pezzi di intonaco, va rifatto|collapse
`

/** Messages with words of dangers, without one. */
export const harmless = `
Il bagno di mia nonna cade a pezzi, va rifatto tutto, tubi compresi
Col vento dell'altra notte sono volate 4 o 5 tegole e quando piove gocciola in soffitta, il resto del tetto è buono
nel water corre sempre un filo d'acqua, la cassetta non si chiude bene
dal rubinetto scende un filo d'acqua anche se lo chiudo
lo sciacquone non si ferma mai, l'acqua scorre nel water giorno e notte
caldaia in blocco, la resetto e riparte. niente puzza di gas eh
i frontalini si sbriciolano e si vedono i ferri, per adesso non è caduto niente
due falde, guaina e travi ok. quanto viene su per giù?
quello di sopra mi aveva allagato, il tubo l'hanno già aggiustato e adesso è asciutto
la presa non va, nessuna scintilla e nessun odore di bruciato
quando accendo il forno salta la luce. niente puzza ne scintille
il cornicione casca a pezzi da anni
mi gira la testa a vedere il prezzo della caldaia
se si stacca un pezzo di cornicione chi paga?
è crollato l'armadio a muro, va rifatto
mi è crollata la mensola del bagno
nel 2019 si è allagata la cantina, vorrei una pompa
la caldaia ha preso fuoco l'anno scorso, ora ne voglio una nuova
il tetto casca a pezzi da anni
il balcone casca a pezzi da vent'anni, va rifatto
il soffitto ormai cade a pezzi da tempo, vorrei rifarlo
la tegola è caduta ieri in giardino
se viene giù un temporale col tetto aperto chi paga i danni
motorizzare il cancello, scendere sotto la pioggia è una penitenza. La corrente arriva al pilastro
mi è caduta una tegola in cortile
sono volati due coppi dal tetto col vento di ieri
si è staccato un pezzo di intonaco dal soffitto l'anno scorso
il muretto del giardino è crollato mesi fa, lo vorrei rifare
è venuto giù il controsoffitto la settimana scorsa
c'è rischio che crolli?
togliendo il muro può crollare il soffitto?
il cappotto prende fuoco?
i pannelli sul tetto possono prendere fuoco?
si può allagare il bagno se si rompe il flessibile?
il balcone è inclinato verso casa e ci ristagna acqua da anni
ho visto crollare i prezzi del fotovoltaico adesso
il tetto è sceso di prezzo, oggi lo faccio
ho le piastrelle di scorta e il muro aperto, adesso vanno rimesse
ho il parquet di scorta, prese e fili sono a posto
ci sono incentivi per la casa adesso?
a mio zio è presa la scossa quando ha visto la bolletta della luce
appena ho aperto la fattura mi è preso un infarto, la caldaia va cambiata
sono svenuta davanti al preventivo del bagno
tubo giallo del gas da spostare in cucina
il tubo giallo del condizionatore è rotto
odore di aglio dalla cappa della cucina dei vicini
vorrei abbassare il soffitto di 20 cm con il cartongesso
il soffitto è abbassato con faretti, va ridipinto
il parquet scricchiola e il pavimento si è abbassato un po'
il tetto è inclinato, tegole normali
l’intonaco viene giù un po’ dappertutto, va rifatto e poi dipinto
tubo del gas da spostare
devo spostare l'attacco del gas in cucina
fumo di sigaretta sui muri da coprire
macchia d'acqua sul soffitto da ridipingere
rilevatore di gas da installare
vorrei mettere un sensore di monossido
caldaia a gas da sostituire
camino nuovo a legna
la caldaia a gas perde acqua
quanto costa allacciare il gas metano
il condizionatore perde gas, va ricaricato
scarico fumi a parete
analisi dei fumi e bollino
mi piove in camera da una tegola rotta
perde il rubinetto della cucina
il water perde un po' d'acqua
il tubo sotto il lavello gocciola
rifare impianto elettrico e punti acqua, 12 prese
la presa non funziona
salta la corrente quando accendo il forno
presa bruciata da cambiare
lampadina fulminata
ho qualche crepa sottile nel muro
crepe vecchie da stuccare in salotto
la casa cade a pezzi, è da ristrutturare
intonaco che si stacca in bagno per l'umidità
si stacca la pittura dal soffitto
due tegole cadute da rimettere
il prezzo è crollato?
quando piove si allaga il garage, come si risolve?
la cantina si allaga ogni volta che piove forte
porta antincendio per il garage
l'anno scorso c'è stato un incendio e devo ripitturare
mi fa girare la testa questo prezzo
che mal di testa questi preventivi
la fiamma della caldaia si spegne
vorrei un camino a bioetanolo
macchie di fumo nero sopra i termosifoni da imbiancare
il balcone ha le piastrelle rotte
devo rifare il cornicione
la lavatrice non scarica
odore di fogna in bagno
vernice senza odore
è urgente, la caldaia è bloccata e siamo al freddo
sostituire lo scaldabagno elettrico
impianto con accumulo, quanto gas risparmio?
tetto da rifare, entra acqua quando piove
bagno da rifare dopo una perdita
si è bruciata la scheda della caldaia
ho sentito che il gas aumenta, mi conviene la pompa di calore?
cucina a gas da spostare sull'altra parete
il forno a gas va sostituito col piano a induzione
quanto risparmio togliendo il gas?
devo chiudere il contatore del gas e passare alla pompa di calore
perdita d'acqua lenta sotto il lavandino
la doccia perde nel box
infiltrazione dal terrazzo, macchia nel soffitto
mi serve un elettricista per aggiungere due prese vicino al lavandino
cappa con scarico fumi fuori
canna fumaria da rifare per la stufa a pellet
camino che fa fumo quando c'è vento
stufa a pellet da installare in salotto
allarme antifurto da installare
allarme che suona senza motivo
il citofono gracchia
lampadina che sfarfalla
l'interruttore fa un clic strano
crepa vecchia sul muro portante
il muretto del giardino è da rifare
cornicione da ripristinare, piano secondo
la facciata è rovinata, si stacca l'intonaco
grondaia staccata
tegole rotte dal vento
soffitto macchiato dal fumo del camino
vernice ignifuga per travi
la caldaia fa rumore e perde pressione
la caldaia perde
i termosifoni non scaldano
acqua calda che va e viene
scarico lento in cucina
il vicino di sotto ha una macchia di umidità
ho il gas metano in casa
no niente gas
siamo senza gas, solo corrente
il pavimento del bagno si è sollevato
porta che striscia e scricchiola
parquet che scricchiola
voglio un impianto antincendio
la casa è stata allagata due anni fa
il rubinetto schizza dappertutto
il box doccia schizza acqua fuori
rubinetto rotto da cambiare
ho una perdita, l'acqua gocciola dal soffitto del bagno
tapparella rotta, è caduta giù
è caduto il rullo della tapparella
mi è caduta una mattonella in bagno
è caduta una piastrella dal muro della doccia
si è staccata la persiana
togliere le macerie dal tetto
scossa di assestamento?
il contatore scatta quando piove
l'anno scorso ho avuto una fuga di gas, tutto sistemato. adesso vorrei solo la revisione
due mesi fa una presa ha preso fuoco, riparata subito, ora vorrei rifare l'impianto
`
