/** Questions in words that are among no examples, and the topics that fit: 'included/materials' for either. */
export const unseenQuestions = `
e con le tasse si riprende qualcosa|relief
la spesa si scala dal 730|relief
mi ripiglio qualcosa con le tasse?|relief
si può fare anche a gennaio o è una follia qui da noi?|season
li montano anche d'inverno?|season
con la neve si riesce a lavorare?|season
quanti ne vengono di pannelli?|quantity
si finisce in una settimana?|duration
sotto i 9 mila non ci si riesce?|budget
e in quanto ve la cavate?|duration
in quanti giorni ve la sbrigate?|duration
lo scarico in dichiarazione?|relief
nel 730 ci va?|relief
e a fine anno posso scalarlo dalle tasse?|relief
con 80 mila la facciamo tutta?|budget
quanto per rimetterlo uguale?|price
quando i vien a far el lavor?|start
e il foro nel muro chi lo fa?|professionals
la fattura chi la emette?|payment
e con due cani in casa è un problema?|living
la stima fino a che data vale?|binding
preferisco un operatore, non una macchina|person
fammi parlare con un essere umano|person
chattare con te costa qualcosa?|free
queste domande si pagano?|free
chi monta i montascale?|professionals
e per questo a chi devo rivolgermi?|professionals
i ganci di sicurezza anticaduta li montate?|included
quella che immetto il gestore quanto la paga?|yield
può pensarci mio suocero a montarla?|self
se svuoto io le stanze?|save
dentro al totale c'è anche il muratore?|included
il lavaggio dell'impianto è già dentro?|included
gli operai spostano loro il divano?|included
le prese nuove sono contate?|included/counted
nel prezzo rientra la verniciatura del battiscopa?|included
e il massetto?? compreso?|included
mi conferma che la posa in opera sia inclusa|included
quali voci non avete messo?|excluded/included
poi salta fuori qualche altra spesa?|excluded/extras
a questo devo sommare altro?|excluded
il colore lo mettete voi o io?|materials/own-materials
vernici e rulli sono nel prezzo?|materials/included
la roba vecchia la lasciate lì o la togliete voi?|disposal
i detriti li caricate voi?|disposal
le guaine tolte chi le porta via|disposal
per salire montate l'impalcatura?|scaffolding
i ponti servono per forza?|scaffolding
a fine lavoro arriva la dichiarazione di conformita?|certificates
mi rilasciano un certificato?|certificates
che vetri hai tenuto in conto?|counted
sto prezzo vale per una camera o per tutto l'alloggio?|counted
mi racconti come si svolge un intervento così?|process
passaggi del lavoro quali sono?|process
azz ma è una follia, perchè?|why-price
come mai si arriva a tutti questi soldi|why-price
da che dipende la spesa?|why-price
alla faccia! così tanto?|why-price
non potresti darmi un numero secco?|range
il divario tra minimo e massimo è enorme|range
sta cifra poi resta quella o sale?|binding/extras
posso considerarlo un preventivo ufficiale?|binding
è una stima impegnativa per la ditta?|binding/free
i tuoi prezzi da dove saltano fuori?|sources
quale prezzario consultate?|sources
trucchi per pagare di meno?|save
rinunciando a cosa spenderei meno?|save
esiste una via piu a buon mercato?|save
scendete un po' col prezzo?|discount/save
se vi do due bagni da fare mi fate un prezzo migliore?|discount
ribassi per pensionati?|discount
dispongo di 6.500 € in tutto, sono sufficienti?|budget
il massimo che posso metterci è diecimila|budget
tremila euro bastano o no?|budget
quanta parte è mano d'opera?|labour
togliendo i materiali a quanto ammonta?|labour
per la sola installazione che si spende?|labour
i rubinetti li procuro da me, cambia?|own-materials
posso portarvi io le mattonelle?|own-materials
se mi arrangio io con la vernice?|own-materials
quante taniche occorrono?|quantity
quanta tinta va via per 4 stanze?|quantity
di quanti kilowatt ho bisogno?|quantity
a mq quanto fa?|unit-price
siamo in dodici nel palazzo, quanto tocca a ciascuno?|unit-price
ogni singola tapparella quanto mi viene?|unit-price
e lo smaltimento da solo quanto costa?|part-price
il geometra quanto prende?|part-price
mi separi il prezzo delle sole finestre?|part-price/labour
tra legno e pvc tu che diresti?|compare
è preferibile aggiustarla o prenderla nuova?|compare
il triplo vetro ha senso?|compare
la fascia alta cos'ha in più?|compare
e la cifra che mi avevi fatto all'inizio?|previous
la stima vecchia qual era?|previous
a mia zia hanno chiesto 900 euro per lo stesso|friend-paid-less
ho trovato uno che me lo fa a meno|friend-paid-less
amazon ce l'ha alla metà|friend-paid-less
ma sei proprio certo?|doubt
mi pare troppo basso per essere vero|doubt
secondo me i numeri non quadrano|doubt
se aprendo il muro trovano brutte sorprese?|extras
durante i lavori mi possono rincarare?|extras/binding
occorre avvisare l'ufficio tecnico?|permits
è necessario il titolo abilitativo?|permits
devo fare una dia o roba del genere?|permits
il tecnico che firma la pratica devo trovarlo io?|permits
posso recuperare qualcosa nel 730?|relief
quanto mi torna indietro dallo stato?|relief
il 50% c'e ancora?|relief
aliquota al 10?|vat
sono prezzi con o senza iva?|vat
per quanti giorni avrò gli operai tra i piedi?|duration
è una roba lunga?|duration
in una settimana finite?|duration
fra quanti anni dovrò rifarlo?|lifetime
il nuovo tetto quanti anni regge?|lifetime
la muffa poi si riforma?|lifetime
avete posto prima dell'estate?|start
a partire da che data sareste liberi?|start
quanto c'è da attendere per cominciare?|start
in inverno la vernice asciuga?|season
meglio aspettare la primavera?|season
ok, adesso che si fa?|next-steps
mi hai convinto, e quindi?|next-steps
cosa mi tocca fare ora?|next-steps
il telefono me lo chiedete voi?|who-calls/privacy
verrò ricontattato?|who-calls
sarò io a dover telefonare?|who-calls
mandereste qualcuno a dare un'occhiata?|visit
si puo combinare un incontro sul posto?|visit
se esce il tecnico per vedere, quanto vuole?|visit-free
il preventivo scritto costa?|visit-free
mi arrivano offerte da piu artigiani?|several-quotes
vorrei mettere a confronto tre ditte|several-quotes
mi indichi un bravo idraulico dalle mie parti?|professionals
chi è che esegue materialmente?|professionals
hai dei nominativi?|professionals
spediscimelo sulla posta elettronica|send
c'è modo di avere un file da conservare?|send
inoltramelo sul telefonino|send
ho bisogno di un tecnico entro stasera, siamo senza acqua|urgent
la caldaia è morta e fa freddo, c'è mia madre anziana, potete mandare qualcuno adesso?|urgent
preferirei sentire una voce umana|person
mi passi il call center?|person
e a voi devo dare dei soldi?|free
se poi non ne faccio niente devo qualcosa?|free/visit-free
ci mangiate sopra anche voi?|commission
il vostro guadagno qual è?|commission
non è che poi mi riempite di pubblicità?|privacy
i miei messaggi chi li può leggere?|privacy
che foto ti servirebbero?|photos
le immagini sono indispensabili?|photos
con quale criterio li prendete?|selection
ma sono seri questi artigiani?|selection
se tra sei mesi si scrosta tutto chi risponde?|guarantee
per quanti anni è garantito?|guarantee
e se il tipo non mi va a genio?|unhappy
se mi pianta a metà cantiere?|unhappy
se bucano un tubo paga la loro polizza?|insurance
sono coperti da polizza?|insurance
mi fate pagare in comode rate?|payment
che anticipo vogliono?|payment
si salda tutto a fine lavori?|payment
dalle parti di cuneo ci siete?|coverage
operate pure in calabria?|coverage
fate pure il parquet?|other-jobs/included
di cos'altro vi occupate?|other-jobs
sto scrivendo a un computer?|identity
ma sei vero?|identity
in bolletta quanto calerebbe?|yield
dopo quanti anni recupero la spesa?|yield
la corrente in più me la pagano?|yield
si può abitare in casa nel frattempo?|living
c'è tanto casino e polvere?|living
la bimba può dormire lì la notte?|living
prima che arrivino gli operai che devo sgombrare?|prepare
l'amministratore deve dare l'ok?|neighbours
quelli del piano di sotto possono bloccarmi?|neighbours
di che marca sarebbero?|brand
i prodotti sono di qualità?|brand
non afferro, puoi rispiegare?|help
cosa si intende per traspirante?|help
ne devo discutere in famiglia|hesitation
mi prendo un paio di giorni per decidere|hesitation
lascio stare, troppi soldi|refusal
mi hai risposto un'altra cosa|complaint
continui a dirmi le stesse cose|complaint
`

/** Facts, answers and requests, in words that are among no examples. */
export const unseenFacts = `
appartamento di 95 mq a Perugia
vorrei imbiancare il soggiorno e due camere
le finestre sono sette, in legno
abbiamo il gas di città
terzo piano, l'ascensore c'è ma è piccolo
il bagno è lungo 3 metri e largo 2
ci servono due split
voglio rifare tutto il tetto della villetta a Lecce
pittura lavabile ovunque
direi una settantina di metri
sì, mobili compresi
no, è vuota
meglio base
dopo l'estate
quanto costa rifare l'impianto elettrico a Bologna, 90 mq?
quanto verrebbe un bagno completo di 6 metri?
e con il cappotto?
e se fossero dieci finestre?
invece che alluminio metti pvc
mi serve cambiare la porta blindata
c'è umidità che risale dal pavimento
la tapparella della camera non scende più
il citofono non funziona
perde il sifone del lavandino
impianto da 4 kw con accumulo
siamo un condominio di 8 famiglie a Verona
il balcone ha il frontalino rovinato
vecchia caldaia a camera aperta
pareti lisce, soffitto alto 3 metri
ho un rustico del 1960 da sistemare
vorrei il preventivo per zanzariere e tapparelle
camera 4x4 e corridoio
ho un bilocale da imbiancare a Ferrara
il soffitto ha macchie gialle
la doccia perde dal piatto
vorrei tre split in mansarda
tetto di 90 mq in tegole portoghesi
sei avvolgibili elettrici
no senza batteria
direi una ventina di metri
quanto viene imbiancare una villetta?
siamo a Catania centro
finestre in legno degli anni ottanta
è una casa indipendente
`
