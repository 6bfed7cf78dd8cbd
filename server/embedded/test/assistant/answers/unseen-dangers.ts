/** Dangers and which, by writers who had not seen the rules. Neither a rule nor an example was written for them. */
export const unseenDangers = `
buonasera, volevo un preventivo x cambiare il piano cottura, quello vecchio lascia odore di gas anche coi fuochi spenti|gas
ao ma se sente na puzza de gas pe le scale der palazzo, chi deve pagà er condominio o l'inquilino??|gas
sono la signora Pina ho 81 anni, da stamattina in cucina sento un odore come di uova marce vicino al contatore, mandate qualcuno quando potete|gas
mio figlio ha staccato il tubo dietro la cucina giocando e adesso fischia e puzza|gas
quanto costa sostituire un flessibile? il mio è crepato e mettendoci l'acqua saponata fa le bolle|gas
la vicina del terzo dice che dal mio appartamento esce odor de gas ma mi son in ufficio, podeu andar voi a veder?|gas
ho bucato un tubo giallo col trapano mentre mettevo i pensili, soffia forte, come lo tappo?|gas
salve sono un negoziante, nel retrobottega c'è la bombola del gpl che perde dalla valvola, me la potete sostituire in giornata|gas
in caldaia ghe un udur de gas che fa girà la testa, el tecnich de fiducia l'è in ferie|gas
devo fare la cucina nuova a settembre. ps stamattina i muratori hanno urtato il tubo del metano e da allora si sente puzza, dite che è normale?|gas
la ruspa ke scava davanti casa ha rotto il tubo del metano si sente il sibilo fin dal balcone|gas
Sono in affitto. La padrona di casa dice che me lo sogno, ma l'odore di gas nel corridoio c'è, l'ho sentito anche un'ora fa e mia moglie ha mal di testa. Posso scalare la riparazione dal canone?|gas
o signò sta fetenn 'e gas int' 'a cucina, che aggia fà?|gas
la manopola del fornello si è rotta e il gas continua a uscire non riesco a chiuderlo|gas
è suonato il rilevatore del metano dieci minuti fa e lo ho staccato perche dava fastidio, ne vendete uno migliore?|gas
mi nono gà lassà el fornel verto senza fiama tuta la note, desso la casa spussa da gas e lui dorme|gas
vorrei sapere se fate interventi la domenica, in garage la macchina a gpl perde, si sente l'odore pure in tavernetta|gas
Buongiorno, amministro un condominio di 12 unità. Mi segnalano tre condomini forte odore di gas nel vano contatori dalle 7.30. Mi serve un idraulico con certificazione per la settimana prossima, grazie.|gas
ciauru i gassi ri stamatina, u tubbu arreri a cucina è tuttu siccu e spaccatu. quantu mi pigghiati pi canciallu?|gas
il tecnico ha montato lo scaldabagno ieri e nn ha stretto bene, se avvicino il naso al raccordo puzza. posso accendere lo stesso per fare la doccia?|gas
da quando ho acceso la stufa mi gira la testa e ho nausea, forse devo far pulire la canna fumaria?|carbon-monoxide
il cosino che segna il monossido continua a suonare da mezzora, è la batteria scarica secondo voi?|carbon-monoxide
abbiamo portato il braciere dentro perche non va il riscaldamento, la bimba è tutta assonnata e vomita. quando potete venire x la caldaia|carbon-monoxide
salve, la caldaia in bagno fa la fiamma gialla e ho il mal di testa ogni volta che faccio la doccia, anche adesso|carbon-monoxide
er vicino tiene er generatore a benzina acceso nel garage sotto de noi, ce sentimo tutti mezzi rintronati. A chi lo mando er conto?|carbon-monoxide
ho trovato un nido nello scarico della caldaia, il fumo mi torna in cucina e mia suocera è svenuta un attimo fa ma ora sta meglio. quanto per pulirlo?|carbon-monoxide
mia mamma anziana mi dice al telefono che è confusa e le fa male la testa, tiene il camino acceso con tutto chiuso. mi serve uno spazzacamino a Cuneo|carbon-monoxide
allarme co display 180 ppm cosa vuol dire? lo tengo in camera|carbon-monoxide
o cane non si regge in piedi e pure io sto stordito, tengo 'a stufa a gas appicciata da stanotte. forse è influenza, ma vulesse nu controllo d'a stufa|carbon-monoxide
La canna fumaria l'hanno tappata quelli del cappotto stamattina e la caldaia continua ad andare, in casa aria pesante e abbiamo tutti la nausea. Chi risponde, l'impresa?|carbon-monoxide
xè do ore che la stua a pellet buta fumo in camera e me xe vegnuo mal de testa forte|carbon-monoxide
inquilina al piano terra: lo scaldabagno vecchio a gas annerisce il muro sopra e stasera mi sento debole con le gambe molli, il padrone non risponde. Posso chiamare voi a spese sue?|carbon-monoxide
abbiamo acceso il barbecue a carbonella in veranda chiusa per scaldarci, ora i ragazzi hanno sonno e sono rossi in faccia. intanto mi fate il preventivo per un climatizzatore?|carbon-monoxide
nel mio laboratorio di pizzeria la cappa è rotta il forno a legna è acceso e due camerieri si sono sentiti male, mi cambiate il motore entro sera?|carbon-monoxide
bip bip bip dal sensore co, ho aperto la finestra e smette, chiudo e ricomincia. come si spegne??|carbon-monoxide
la mia bambina dice che la nonna di sotto "dorme e non si sveglia" e la stufetta a gas è accesa nella stanza|carbon-monoxide
u cufuni addumatu dintra a casa e ora haiu a testa ca mi scoppia e mi veni i vomitari, è u fumu?|carbon-monoxide
Devo rifare il tiraggio del camino: stasera non tira, siamo in quattro in salotto e abbiamo tutti mal di testa e gli occhi che bruciano.|carbon-monoxide
caldaia tipo b in cucina, lo spazzacamino un ora fa ha misurato monossido nella stanza e ha detto di non usarla, ma fa freddo e l'ho riaccesa, tanto fino a domani...|carbon-monoxide
el me omm l'è borlàa giò in del bagn cun la caldaia pizza, adess l'è sveli ma bianch cum'un pann, gh'è de ciamà l'idraulich?|carbon-monoxide
la presa dietro al frigo sta facendo fumo nero, avete un elettricista libero?|fire
si è incendiato l'olio nella padella e la cappa sta bruciando cosa butto sopra|fire
mi serve uno spazzacamino subito, dal comignolo escono fiamme e fa un rumore come un treno|fire
signora del quinto piano dice che esce fumo dalla mia finestra, io sto al mercato, dovevo cambiare la serratura proprio oggi|fire
c'è puzza di bruciato dal quadro e si vede uscire del fumo. quanto costa un quadro nuovo trifase per negozio?|fire
ieri sera ho dato l'impregnante alla porta, gli stracci li ho messi nel bidone e adesso il bidone fuma, è normale?|fire
aho er monopattino in carica s'è messo a fumà e sfrigola in mezzo ar coridoio|fire
il bambino ha dato fuoco alla tenda ho spento con una coperta ma il muro di legno dietro continua a fare fumo. fate anche pareti in perlinato?|fire
asciugatrice in lavanderia con fiammelle sotto, ho chiuso la porta. chiamo voi o l'assistenza?|fire
l'operaio saldava la guaina sul tetto e adesso l'isolante sotto sta bruciando piano piano senza fiamma, esce fumo dai coppi|fire
stann abbruciann 'e cassonetti sott' 'o purtone e 'o ffuoco sta arrivann 'a tenda d''o negozio mio, chi me la paga?|fire
ho il muro della canna fumaria che scotta da non poterci tenere la mano e il legno del solaio è diventato nero e odora di bruciato, vorrei un parere su come isolarlo|fire
Buonasera. Il vicino ha acceso le sterpaglie e col vento le fiamme sono arrivate alla mia siepe e alla casetta di legno. Volevo sapere i prezzi per una casetta nuova in lamiera.|fire
el caminèt el g'ha ciapà fögh denter la cana, el fa un rumur de la madona|fire
son l'inquilino del 2b, la batteria dell'accumulo fotovoltaico in cantina è gonfia, calda e butta fumo bianco, il proprietario dice di aspettare lunedì|fire
ho lasciato la piastra sul divano, adesso il divano fuma dentro l'imbottitura. tappezziere zona Bari?|fire
la plafoniera del bagno s'è fusa e la plastica cola con una fiammella, posso buttarci acqua?|fire
Sta pigghiannu focu u quatru a luci ra scala, i vicini su tutti fora|fire
mia figlia di 9 anni è a casa da sola e mi scrive che il forno va a fuoco. io volevo solo il preventivo per la cucina ma aiutatemi|fire
nel solaio c'è fumo che esce da una trave, il tizio della disinfestazione ha usato la fiamma stamani, vi mando foto?|fire
ho preso una scossa forte toccando la lavatrice, la centralina nn salta. posso finire il bucato?|electricity
la doccia dà la scossa quando tocco il rubinetto, inquilino sopra uguale, chi paga l'elettricista|electricity
dal soffitto gocciola acqua sopra il lampadario e fa bzz bzz, la luce è accesa|electricity
mio marito è rimasto attaccato al filo, adesso è per terra che trema, dovevamo solo cambiare una plafoniera|electricity
fili scoperti che pendono nel corridoio dell'asilo dopo i lavori di oggi, danno tensione, i bimbi rientrano alle 14. avete qualcuno?|electricity
il palo davanti casa è caduto col temporale e il cavo sta sul cancello di ferro, mi serve un fabbro x raddrizzarlo|electricity
ciao raga ma è normale ke il lavandino pizzica quando ho le mani bagnate? tipo ogni volta, pure mo|electricity
il quadretto fa scintille ogni volta che attacco il forno del bar e scotta, lo tengo su con lo scotch finché non venite|electricity
La bambina ha infilato una forcina nella presa, ha la mano bruciata e la presa adesso è tutta fuori dal muro con i fili nudi. Vorrei sapere i costi per mettere prese di sicurezza.|electricity
cantina allagata con 40 cm d'acqua e il congelatore attaccato alla corrente ancora acceso, scendo io con gli stivali a staccarlo?|electricity
so' sonata na botta quanno ho tagliato er filo der tagliaerba, mo è scoperto e ancora attaccato, lo posso rappezzà cor nastro?|electricity
gò tocà el cancelo automatico e me gà ciapà la corente, anca el can el xe scapà sigando. Quanto vien a giustarlo?|electricity
ho forato il muro e ho preso un cavo, è saltato tutto ma ho rialzato il salvavita e adesso dal buco friccica|electricity
l'elettricista mi ha tolto la terra e il differenziale perche scattava sempre, ora il boiler mi dà la scossa quando apro l'acqua calda. va bene cosi?|electricity
ramo grosso sul cavo della luce davanti al negozio, il cavo è basso basso sul marciapiede e ronza. chi chiama il giardiniere, io o il comune?|electricity
Sono anziana e abito sola. L'interruttore della camera scoppietta e mi ha dato una bella scossa or ora, mi trema ancora il braccio. Potrebbe passare qualcuno in settimana?|electricity
s'è rotto o tubo 'o piano 'e coppa e l'acqua scorre ind' 'o quadro elettrico, 'a luce va e vene|electricity
in bottega a vitrina frigo mi scuti ogni vota ca a toccu, puru un clienti pigghiau a scossa ora ora|electricity
un ragazzino del condominio dice che ha aperto lo sportello dell'enel in cortile e dentro ci sono i fili da toccare, lo sportello non si chiude piu. fate la saldatura?|electricity
prolunga della piscina gonfiabile finita in acqua coi bambini dentro, la spina è ancora dentro la presa|electricity
si è aperta una crepa larga due dita sul muro portante stanotte e scricchiola, quanto x stuccarla|collapse
è venuto giù un pezzo di soffitto in camera di mia mamma e il resto è tutto gonfio che pende. imbianchino disponibile?|collapse
il balcone di sopra perde calcinacci sul marciapiede davanti al mio negozio, un pezzo ha sfiorato una cliente mezz'ora fa. chi paga la rete?|collapse
abbiamo tolto un muro in cucina e adesso il piano sopra si abbassa, la porta non si apre piu|collapse
dopo la scossa di terremoto di stamane la scala si è staccata dal muro, possiamo salirci per prendere le cose?|collapse
l'albero grosso s'è appoggiato ar tetto, le travi fanno crac crac e noi semo dentro|collapse
er solaio fa la panza e casca la polvere da quando stamattina hanno messo su le piastrelle, me fate un preventivo pe rinforzallo?|collapse
il vicino scava per la piscina e il mio muro di confine si è inclinato di 20 cm da ieri, i bambini ci giocano sotto. Devo fare causa?|collapse
ponteggio davanti alla finestra che balla tutto col vento, si è sganciato un pezzo e penzola sulla strada. Io volevo sapere solo quando finite la facciata|collapse
me xe cascà zo meza pensilina e l'altra meza la xe tacada par un fero solo proprio sora la porta de casa|collapse
buonasera sono la custode, la ringhiera del quarto piano si è staccata da un lato e un bambino si è quasi buttato di sotto, adesso è ancora lì aperta. mi serve un fabbro, preventivo entro venerdì|collapse
Le travi del tetto con tutta questa neve si sono piegate e si sente schioccare. Vorrei far spalare, quanto chiedete al metro?|collapse
stu muru a siccu sta carennu supra a strata, già cincu petri ficiru, e passunu i machini|collapse
il pavimento del bagno affonda sotto la vasca, sotto si vede il buco e la signora di sotto dice che le piove intonaco. possiamo rimandare a dopo le ferie?|collapse
scavo di due metri in giardino, una parete è franata e il mio operaio è dentro fino alla vita, mi serve un escavatore a noleggio|collapse
pilastro del garage scoppiato, si vedono i ferri e il cemento si sbriciola a guardarlo, dopo che c'ha picchiato il camion del latte stamattina. lo intonaco io?|collapse
'a cornice d''o palazzo s'è spaccata e se move, ogni tanto cade 'na preta ncopp' 'e machine|collapse
il vetro della vetrina è crepato tutto e si sta incurvando, è alto 3 metri, la gente passa sotto. posso lasciarlo cosi fino a lunedi o costa tanto la chiamata festiva|collapse
mia nipotina racconta che nella palestra della scuola un pannello del controsoffitto è caduto oggi e altri "ciondolano" e domani fanno ginnastica|collapse
la frana dietro casa s'è mossa dopo la pioggia, la terra preme sul muro della stalla che l'ha fatto la gobba. cerco muratore zona Appennino modenese|collapse
si è rotto il tubo sotto il lavello e l'acqua esce a fiotti, non trovo la chiave generale|water
a casa 'e mammà sta trasenn l'acqua d''o fiume dint' 'o pianterreno, serve na pompa quanto costa o noleggio|water
il soffitto del salotto è tutto gonfio come un pallone pieno d'acqua, lo buco io?|water
l'inquilino di sopra è in vacanza e da casa sua viene giù una cascata nel mio bagno. Chi paga la tinteggiatura?|water
boiler elettrico che perde vapore e acqua bollente dalla valvola, fa dei colpi fortissimi, devo prendere uno nuovo da 80 litri?|water
fogna che risale dal water e ha già riempito il bagno, sta arrivando in camera dei bimbi|water
el tubo de l'acqua calda xe scopià in soto scala, no se riese a fermarla e xe zà tre deda par tera|water
Gentili signori, in negozio è scoppiata la tubazione dell'antincendio, l'acqua scende verso i banchi frigo accesi. Vi chiedo un preventivo per il ripristino del pavimento in parquet.|water
mi figlio de 6 anni ha rotto er rubinetto der bidè, schizza fino ar soffitto, io sto al lavoro e la nonna nun sa ndo chiude|water
piove in casa dal tetto a secchiate, l'acqua corre giù per il muro dove ci sono le prese. avete lattonieri a genova?|water
la cantina si sta riempiendo, era 10 cm un'ora fa adesso mi arriva al ginocchio e fuori piove ancora|water
ho tolto il radiatore per imbiancare e si è spezzato il codolo, esce acqua nera a tutta pressione|water
s'è gelato e spaccato il tubo in solaio, ora che sgela casca acqua dalle scale a catinelle. si può fare con l'assicurazione?|water
l'autoclave del condominio continua a pompare e il locale è allagato fin sotto il motore, l'amministratore non risponde da stamattina|water
ù tubu da lavatrici satau e l'acqua trasi nnâ casa da signura sutta, iddra sta jittannu vuci|water
Il torrente è uscito e l'acqua è già al cancello, mio padre è in carrozzina al piano terra. Fate paratie su misura?|water
acquario da 400 litri si è appena spaccato al primo piano, acqua ovunque e ciabatta per terra accesa. parquettista??|water
el vaso d'espansiun l'è a 6 bar, la valvula la spüda acqua buient e la caldera la trema. quant el custa un vas nöf|water
la perdita nel muro che dovevate guardare giovedì è peggiorata, adesso spruzza dalla parete in cucina e non si chiude con la saracinesca, gira a vuoto|water
tombino del cortile è saltato col nubifragio, l'acqua marrone entra da sotto la porta dell'alloggio nel seminterrato, la ragazza che ci abita non riesce ad aprire la porta|water
`

/** Messages of the same writers with words of a danger and no danger. */
export const unseenHarmless = `
vorrei cambiare il piano a gas con uno a induzione, quanto viene tutto compreso?
il rubinetto del bagno gocciola da na settimana, fa plic plic tutta la notte, passate?
quanto costa un rilevatore di fumo montato? ne vorrei tre uno per piano
avemo avuto un incendio due anni fa, tutto già bonificato dai pompieri e dai periti, mo vorrei ridipingere er soffitto
mi serve un preventivo per porte tagliafuoco rei 120 per il magazzino
se un domani sento puzza di gas cosa dovrei fare? chiedo per fare un cartello per la casa vacanze
la stufa a legna nuova scoppietta che è un piacere, vorrei però un vetro di ricambio
la maniglia della porta è allentata, viene via in mano, quanto volete x sistemarla?
una piastrella del corridoio suona a vuoto se ci batto con le nocche, si può iniettare la colla senza romperla?
crepette sottili nell'intonaco da quando è nuova la casa, il geometra ha detto solo ritiro, vorrei stuccare e dare il bianco
L'anno scorso la cantina si è allagata, ora è asciutta. Vorrei mettere una pompa sommersa per il futuro, che spesa prevedo?
el calorifero el gh'ha ona staffa che balla, gh'è de mett on tassell növ
color fumo di londra per le pareti del salotto, ce l'avete in tinta lavabile?
tubo fumi in acciaio inox doppia parete diametro 150 quanto al metro
ho bruciato il top della cucina con una pentola l'altro mese, c'è un segno nero tondo, si può levigare?
devo demolire un tramezzo, l'ingegnere ha già fatto la pratica, quando potreste iniziare?
buongiorno sono Alfredo di anni 78, mi è caduto il quadro dal muro e ha lasciato un buco da stuccare, roba piccola
volevo mettere il salvavita di tipo A al posto del vecchio, così non si prendono scosse. l'impianto va bene
la mia vicina ha fatto cambiare il contatore del gas e ora è contenta, chi l'ha fatto? lo vorrei pure io spostare in balcone
che differenza c'è tra fornello a gas metano e gpl, si cambiano solo gli ugelli?
il mobile pensile l'ho smontato e appoggiato per terra, mi serve uno che lo riappenda bene
perdeva il tubo della lavatrice, l'idraulico l'ha cambiato sabato, ora cerco chi mi rifà il battiscopa gonfiato
m'hanno rubato la grondaia, pezzo di rame de tre metri, me la rimettete?
vorrei un faretto di quelli a sospensione, che restano appesi con il cavo lungo sul tavolo
il lampadario col filo lungo mi piace che penda più basso, si può allungare di 30 cm?
dopo il terremoto del 2016 la casa è stata rifatta e collaudata, cerco solo un decoratore per le volte
quanto costa la pulizia annuale della canna fumaria? stufa spenta da aprile
Sono un negoziante, vorrei la macchina del fumo per la vetrina di halloween, serve un elettricista per la presa in più?
vernice ignifuga per travi a vista, ne fate la posa?
mi consigliate un sensore di monossido da mettere in mansarda prima dell'inverno?
u lavandinu scula chianu chianu, forsi capiddi. quantu pi na stasata?
la tapparella è caduta giù l'anno passato, da allora la tengo chiusa, vorrei metterla elettrica
il muretto del giardino era crollato, abbiamo tolto i sassi e recintato, adesso vorrei rifarlo in pietra
gavemo na ringhiera de la terazza da rifissar, la tien ben ma la balla un fià e col trapan no me fido
preventivo per bruciatore nuovo per caldaia a gasolio, quello di adesso è vecchio ma lavora
che cosa copre di solito l'assicurazione se scoppia un tubo? nn è successo niente, sto scegliendo la polizza
posa di carta da parati effetto muro crepato, stile industriale, 20 mq
Cerco effetto cemento con finte crepe per il mio bar, chi lo fa?
la spina del frullatore è bruciacchiata, l'ho buttato. volevo però aggiungere una presa dedicata in cucina
caminetto a gas decorativo con fiamma finta, serve la canna fumaria?
mi piacerebbe un camino elettrico con effetto fumo a vapore, lo installate nel cartongesso?
shock termico per le cimici dei materassi, fate sto trattamento a torino?
tengo 'o citofono ca nun sona buono, fa scric scric, quanto vulite pe nu cambio?
la fuga tra le piastrelle del bagno si è consumata, vorrei rifarla, nessuna perdita sotto
ho tolto una libreria e sono rimasti dodici buchi, me li chiudete e ridate il colore?
ho fatto un buco troppo grande per il tubo della cappa, come lo rifinisco? ci vuole un rosone?
foro di ventilazione per la cucina a gas, quanto chiedete a carotare un muro da 40
mi hanno detto che per il certificato serve la griglia di aerazione anche con fuochi a gas con termocoppia, me la fate?
serve la dichiarazione di conformità dell'impianto gas per vendere casa?
Rifacimento facciata: l'intonaco che si staccava è già stato picchettato tutto dal ponteggio, ora serve solo il nuovo. 300 mq circa
il box doccia ha la guarnizione vecchia, esce qualche goccia sul tappetino, la cambiate?
lo sciacquone scorre un filo d'acqua nel water, spreco e bolletta. posso cambiare la guarnizione da solo?
prevedono bomba d'acqua per ottobre come sempre, vorrei delle paratie antiallagamento per il garage prima
se dovesse crollare il muro di confine chi pagherebbe, metà e metà? sto comprando casa e voglio sapere
la sedia della nonna ha la gamba ballerina, fate anche falegnameria piccola
ho un albero vecchio da abbattere, l'agronomo dice che è sano ma fa troppa ombra
i vicini fanno il barbecue e il fumo mi viene in terrazza la domenica, vorrei un frangivista alto
tenda da sole strappata dal vento di marzo, già arrotolata e legata, serve il telo nuovo
a me me serve uno che me monta l'estintori ner negozio, so' obbligatori?
ogni quanto va revisionato l'estintore a polvere 6kg?
devo mettere un allarme gas con elettrovalvola in pizzeria, me lo chiede l'asl
corsi antincendio ne fate? siamo in cinque in bottega
piastrelle a cascata di mosaico per la piscina, quelle che sfumano dal blu al verde
la doccia a soffitto con getto a cascata, si può mettere senza rompere tutto?
ho comprato una cascata d'acqua da giardino e non so come collegare la pompa, il prato è pronto
cappa aspirante che non tira tanto, filtri unti da cambiare, che misura ci va per una faber?
il cancello striscia per terra, è un cardine basso, va solo alzato di un dito
m'è scoppiata la voglia di rifare il bagno, da dove comincio?
colore rosso fuoco per la porta d'ingresso, due mani, quanto?
bruciatori in ghisa per cucina lofra, dove li trovo di ricambio?
La lampadina del corridoio si è bruciata e non arrivo a cambiarla, ho 84 anni e la scala mi fa paura. Venite anche per così poco?
la lampada sfarfallava, ho messo una led e ora va benissimo, vorrei cambiare le altre 20
due anni fa presi la scossa dal forno vecchio, buttato. adesso vorrei solo verificare la messa a terra per stare tranquillo
quanto costa fare la verifica biennale dell'impianto di terra in un negozio?
mi serve un elettricista che certifichi l'impianto dopo i lavori, finiti e collaudati a giugno
ho la smerigliatrice e devo tagliare dei ferri in giardino, come riparo il vetro dalle scintille?
cerco un fabbro per saldare una panchina, a casa mia o in officina per via delle scintille?
soffitto in cartongesso con taglio di luce, si deve rinforzare per appenderci un'amaca?
poltrona sospesa da appendere alla trave, reggerà 100 kg? vorrei un parere prima
mi aiutate a scrivere una lettera all'inquilino che ha macchiato il muro di fumo di sigaretta
come si toglie la puzza di fumo dalle pareti? il vecchio proprietario fumava come un turco
odore di vernice dopo l'imbiancatura di ieri, quanti giorni ci vogliono con le finestre aperte?
dal tubo del lavello viene un po di puzza di fogna, forse il sifone asciutto, seconda casa chiusa da mesi
pulizia pozzetti e fossa biologica programmata a novembre, mi date il prezzo?
il mio gatto ha fatto un buco nella zanzariera, la riparate o la vendete nuova?
tettoia in legno per la legnaia, 3x4, permessi?
legna che scoppietta tanto, è umida? quale mi consigliate x il camino senza scintille sul tappeto
vorrei un parascintille in ghisa e un tappeto ignifugo davanti alla stufa
le tegole rotte dalla grandine sono state tolte e c'è il telo ben fissato, ora aspetto preventivo per 80 pezzi
Ho una vecchia stufa a cherosene mai usata, come la smaltisco?
il tubo gas è scaduto a gennaio, stampato sopra 2025, non perde e ho chiuso tutto, venite a sostituirlo?
ciao, allaccio gas per casa nuova, ancora nessun fornitore, a chi mi rivolgo
molla a gas del letto contenitore scarica, non sta su il materasso. la vendete?
pistoni a gas per ante pensili, 80 newton, me ne servono quattro
gas del condizionatore da ricaricare, raffredda poco, che gas ci va r32?
mi hanno proposto la pompa di calore al posto della caldaia a gas, conviene in montagna a 900 metri?
el me muros el vör metter giò el parquet in cusina, ma se casca l'acqua el se gonfia? mej el gres?
parquet gonfio in un angolo per il vaso dei fiori che traboccava, ora asciutto, si carteggia?
macchia gialla sul soffitto della perdita di due anni fa, riparata. basta una mano di antimacchia?
vorrei appendere una tv da 65 su cartongesso senza che cada, che tasselli usate
la vetrina del negozio era stata spaccata dai ladri, già messo il pannello dal vetraio, ora voglio un vetro antisfondamento
pellicola di sicurezza per vetri della scuola materna, quanto al mq
lo sportello della cucina si è scardinato, l'ho appoggiato di lato, cerniera da 35
il battiscopa si sta scollando in corridoio per due metri, silicone o colla?
bagno cieco: la ventola fa un rumore di ferraglia, vorrei cambiarla con una silenziosa
che succede se non faccio il bollino della caldaia? multa?
mi piacerebbe sapere se un solaio del 1960 regge una vasca idromassaggio, prima di comprarla
ghe xe un buso nel muro drio el frigo, picinin, dove passava el vecio cavo de l'antena. me lo stropè?
cade il segnale del wifi al secondo piano, passate un cavo di rete nella canalina?
crollo dei prezzi delle caldaie, è vero che conviene comprare adesso con il bonus?
Siamo una compagnia teatrale, ci serve una scenografia con casa bruciata e muro crollato in polistirolo
mio nipote vuole una casetta sull'albero, come la fissiamo che nn caschi? quanto di solo legno
quanto ci mettete a svuotare una casa dopo un incendio? i periti hanno chiuso tutto a febbraio e c'è il nulla osta
la persiana sbatteva e l'ho tolta, è in garage, ha il cardine da saldare
serranda del negozio dura da tirare su, molle vecchie, vorrei motorizzarla in primavera
il rubinetto del gas in cucina è duro da girare ma funziona e l'ha visto il tecnico ieri: tutto a posto, consiglia di cambiarlo con calma. preventivo?
scusate il disturbo, faccio il portinaio: l'anno venturo si rifanno le scale, c'è un gradino scheggiato da stuccare, chi viene a vedere?
a canna fumaria vecchia nun s'adopera cchiù, 'a putimmo chiudere e ricavarci na nicchia p''o presepe?
chi vende lo spray per cercare le fughe di gas? mi serve per il corso da idraulico
Il corrimano della scala è un po' lento da una vite, tiene bene ma vorrei rifissarlo prima che venga mia sorella a Natale, quanto chiedete?
`
