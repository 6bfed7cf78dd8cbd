/**
 * Common Italian words that are within a typing error of a word of the trades: 'persino' of 'persiana', 'moglie' of
 * 'foglie', 'sembrano' of 'membrana'. The source of the words is `an-array-of-italian-words` 1.2.0 (MIT).
 */
const words = new Set(
  `
  abbassa abbassando abbassano abbassare abbiano abbiate abbonati abbondantemente abbondanti abbondanza abitacolo
  abitano abitante abitanti abitate abitati abitativa abitativo abitato abitazioni abituarsi accadimenti
  accattivante accattivanti accede accedere accenna accennato accenno accensione accento accertamenti accertare
  accesa accese accesi acceso accetta accetto accia accolta accolte accolti accolto acconti acconto accorgi
  accorgiamo accorgo accorti accorto accostamento account accusa acquisire acquisisce acquisita acquisite
  acquisiti acquisito acquisizione acquista acquistando acquistano acquistare acquistarlo addestramento affatto
  affette affetti affettiva affettivo affetto affida affidamento affidare affidarsi affidata affidati affidato
  agenti aggiornamenti aggiornamento aggiornarsi aggiungete aggiunse aggiunta aggiunte aggiunti aggiuntivi
  aggiuntivo aggiunto agitare agitazione aiutarci aiutare aiutarla aiutarli aiutarlo aiutarmi aiutarti aiutarvi
  aiutati alcani aliante alieno allargando allargata allarmante allarmi alleanza alleanze alleati alleato allegato
  alleggerire allegra allegramente allegri allegria allegro allena allenamenti allenamento allenano allenare
  allenarsi allenati allenato allenatore allenatori allevamento alzando alzano alzata alzati alzato amante amanti
  ambiare ambino amministrare amministrazione amministrazioni ampiamente analista analisti ancella andare andarono
  andarsene andate andato andava andavo angeli angelo animata animate animati animato animazione animazioni annata
  annuali annualmente annulla anomala anomalia anomalo antenati antico antonomasia apertamente apparati apparato
  appare apparecchi apparecchiature apparecchio apparente apparentemente apparenza apparenze apparire appariva
  apparizione apparizioni apparsa apparso appartenente appartenenti appartenenza appartenere apparteneva
  appartenga appartengono appartiene appesa applicano applicata applicate applicati applicato apporta apporto
  apposito apprende apprendere apprendimento apprendistato approcci approccio approdare approdo approfittando
  approfittano approfittare approfittato approfondimenti approfondimento approfondire approfondita
  approfonditamente approfondite approfondito appropriato approssimazione appuntamenti appuntamento aprile
  architettura architetture argentino argento armati arresto arrivando arrivarci arrivarono arrivasse arrivava
  arrivavano articolare articolate ascesa asciamo asciutta asciutto asiatico assaggio assalto assente assenti
  assenza assetto assicura assicurando assicurano assicurare assicurarsi assicurata assicurati assicurato
  assistendo assistente assistenti assolto assordante assunta assunte assunti assunto astensione astenuti astenuto
  astigiana attacca attaccamento attaccano attaccante attaccare attaccata attaccate attaccati attaccato attenersi
  attenta attentamente attentati attentato attentatore attentatori attente attenti attento attenzioni attimo
  attivo attraversano attraversato attrice aumenti aumento autentica autenticazione autentici autentico autista
  automatizzata automazione autori autoritaria autoritario avalli avallo aventi averti avvento avventura avventure
  avvero avversari avversaria avversario avverse avviamento avviando avviata avviato avvolta avvolto bacche bacon
  badate balletto bambole banche banchi bancone banconota banconote baracche barbiere basandosi basano basare
  battendo battere battesimo battiti battito battono berlina bilanci bilancia bilancio biologia blocca bloccano
  bloccare bocche bocciato bollente bollicine bottone bottoni branco breccia brucia bruciante bruciapelo bruciare
  butta buttata buttate buttati caccia cacciatore cacciatori cadere caduti caduto cagare calare caldamente
  caldissimo calmare cambiamenti cambiamento cambiando cambieranno camicia camicie camion cammina camminando
  camminano camminata camminate camminavo cammini cammino camper cannella cantano cantante cantanti cantato
  capendo capirci capirne capisaldi capite capiva capivo capolino caramella caramelle cardiaca cardiaco carina
  carino carpire carreggiata carrello cartina casalinga casalinghe casalingo casette cassetto castelli castello
  casuale casuali cattura causale caverna cedere cellula cenere centrali centrare centrata centrato centro cercate
  cestino chiama chiamando chiamano chiamarla chiamarlo chiamarmi chiamava chiamavano chiami chiamo chiaro chieder
  chiesa chiese chiesi chiodo chissenefrega cieli ciglia ciglio cimentarsi ciocche civiche civici classi
  classifica classificare classificata classificati classificato classificazione classifiche coerente coerenti
  coglie cogliere cognitiva cognitive cognitivo cognizione coincidenza coincidenze coincidere colgono collage
  collana collaterale collaterali collegata collegate collegati collegato collegiale colonia coloniale
  colonizzazione colore colorito colpire colpisce colpiscono colpiti coltre colture combina combinato combinazione
  combinazioni comfort comico comincia cominciai cominciamo cominciando cominciano cominciata cominciate
  cominciava commentare commentato commerciante commercianti commistione compare comparsa comparto compatibile
  compatibili compatta compatto compensazione competente competenti competenza competenze competere competitiva
  competitive competitivi competitivo competizione competizioni compie compiendo compiuti compleanno complementare
  complementari complessa complesse complessi complessiva complessivamente complessive complessivi complessivo
  complesso complotto comporre comportamenti comportamento comportano comportare comportarsi comportava composta
  composte composti composto compra comprano comprare compravendita comprenda comprende comprendendo comprendere
  comprenderne comprendo comprendono comprensibile comprensibili comprensibilmente comprensione comprensivo
  comunicare comunicato concentra concentramento concentrandosi concentrano concentrarci concentrare concentrarmi
  concentrarsi concentrazione concessione concessioni concezione concorrente concorrenti condito condivise
  condivisi condivisibile condivisibili condivisione condivisioni condiviso condizionare condizionato conducente
  conduttore conduzione conferenza conferenze conferire conferisce conferito confermata confermati confermato
  conferme confessa confessare confessato confessione confessioni confesso confezionato confidenza configura
  configurazione confini confisca confiscati confiscato confonde confondersi confondono conformazione conforme
  conformismo coniato coniglio connessioni connette connettere conosce conoscendo conoscente conoscenti conoscenza
  conoscenze conoscere conoscerla conoscerli conoscerlo conoscerne conoscersi conoscesse conosceva conoscevamo
  conoscevano conoscevo conscio consegue conseguente conseguentemente conseguenti conseguenza conseguimento
  conseguire conseguito consensi consenso consenta consente consentendo consentir consentire consentono
  consigliamo consigliano consigliare consigliato consigliere consiglieri consiliare consono constatare
  constatazione consueta consueto consuetudine consulente consulenti consulenza consulenze consultare
  consultazione consultivo consuma consumano consumare contabile contadina contadini contadino contagio contagiosa
  container contaminato contaminazione contando contano contanti contare contattare contattato contatti contatto
  contava contempla contemplare contendenti contenente contenenti conteneva contenga contenta contenti contenuta
  contenute contenuti contenuto contesto contiene continentale continente continenti contingente continuamente
  continuando continuate continuato continuavano continuavo continuazione continue continueranno continueremo
  continui continuiamo continuo contrasta contrastanti contrastare contrasti contrasto contratti contratto
  contrattuale contrazione controparte convegni convegno conveniente convenienti convenienza convento
  convenzionale convenzionali convenzioni conversazione conversazioni convincente convincenti convincerci
  convincere convincermi convincersi convincono convinti convinzione convinzioni convivenza convivere convivono
  copione copri copriamo cordone cornetti cornetto corredo correndo correnti corretta correttamente corrette
  correttezza corretti correttive corretto correttore corriere corrono corrotta corrotti corrotto corruzione
  cortina costante costanti costanza costato costava costituzione costoro costrizione crearsi creata create creati
  creato credendo creduto creino crescente crescenti criteri criterio crittografia cronica crosta crostacei cucina
  cugina culmine curare curata cuscini cuscino danneggia danneggiamento danneggiare darebbe davano davanti decade
  decenni decennio decente decentramento decider decidere decido decima decimo decisa decisi declinazione
  declinazioni dedica dedicano dedicarci dedicare dedicarmi dedicarsi definiti deformazione delicata delicate
  delicati delicato demonio denaro denunce deportazione deposizione depurazione descritta descritte descritti
  descritto descrizione descrizioni desiderano desiderare desiderata desiderato desideravo destinare destinata
  destinatari destinatario destinate destinati destinato destinazione destinazioni destini destino destro
  deterrente detrattori detrazione diario dicano dicendo dicendomi dicevano difatti difende difendere difendersi
  difendono difetto differente differenzia differenziata difficoltoso diffidenza digitare dilettanti diletto
  dimentica dimenticando dimenticano dimenticare dimenticarsi dimenticata dimenticati dimenticavo dimentichiamo
  dimentichiamoci dimettersi diminuire dimostra dipendente dipendenti dipinge diretta dirette diretti direttiva
  direttive direttivo diretto direttore direttori direttrice disaccordo disastri disastro discendenza dischi
  discoteca discrezione discussa discusse discussione discussioni discusso dispendio dispensa disperata
  disperatamente disperate disperati disperato disperazione dispetto dissero distinzione distinzioni distorsione
  distorsioni distretto distribuire distribuisce distribuita distribuite distribuiti distruzione divano divario
  divenire divenne divennero diventando diventarlo diventarono diventasse diventate diventava diventavano
  diventeranno diventerebbe diventi diventiamo diventino divento divenuta divenuto diverte divertendosi divertente
  divertenti divertimenti divertimento divertire divertirmi divertirsi divertita divertiti divertito diverto
  divertono divino docente docenti dolore dolori domini donando dormito dormiva dovere doveri doversi dovette
  dovrete dovunque dovute dubito duecento duello durare durata durato eccessi eccoci eccomi ecologia economia
  economie economista economisti effettua elastici elastico eleggere eletta eletti eletto elettorale elettorali
  elettorato elettore elettori elettrone elettroni elettronica elettroniche elettronici elettronico elevare
  elevata elevate elevati elevato emergente emergenti emesso emettere emissione emissioni entrale entrambe
  entrambi entrando entrano entrata entrate entrati entrato entrava entroterra eppure eretta esagerando
  esaltazione esclude escludendo escludere eseguito esistenza esistenze esitazione esplode esplodere esplodono
  esplora esplorando esplorare esplorato esploratore esplorazione esplosa esplose esplosione esplosioni esplosivo
  esploso espositivo esposizioni esposta esposte esposti esposto espulsione esseri essermi esserne essersi esserti
  esservi estende estendere estendono estensione estenuante estera estere esteri esteriore estero estetista
  estinzione estiva estive estivi estivo estrarre estratti estratto eterna eterno europa evitate faccende faccia
  facciamo facciamoci facciano facciata facciate familiare familiari farebbe farebbero faresti farete fascio
  fatale favole favori fermamente fianco fichi fidare figlie finisse finiva finocchio finzione fiorire firmata
  focale fogli foglia foglio fondente fontana fontane forbice forbici foreste formale formali formalmente formare
  formata formate formati formato formazione formazioni formica fornir fornire forniscono fornitore fornitori
  forzati fotografa fotografare fotografata fotografato fotografo fotone fottuta fottuti fottuto fragola fragole
  fratture freccia frenata fretta frettolosamente fritto frontali frutta frutti fuggono fumato furono gelosamente
  generano generare generata generate generati generato generi genetica geneticamente genetiche genetico gentile
  gentilezza gentili gentilmente gestire giacca giacche girando girarci girare girato giunta giunto gradi
  gradimento gradita graditi gradito grafica grafiche grafici grafico grassa grasso gratitudine gravissimo
  gravitazionale gravitazionali greca gridare guardano guardavo guarigione habitat identifica identificare
  identificarsi identificata identificate identificati identificato identificazione ignaro ignoto illegale
  illegali illegalmente imballaggi imballaggio imbarcazioni imbatte imbattersi imbattuta imbattuto imitazione
  immensa immensi immenso immersa immersi immersione immerso impallidire impasto impedisce impedito impediva
  impegna impegnando impegnare impegnarsi impegni impegno impensabile imporsi importa importanza imposta imposti
  imprenditore imprenditori imprenditoria imprenditoriale imprenditoriali imprenditrice impreparati impressa
  impresse impresso imprevedibile imprevedibili improvvisa improvvisamente improvvisare improvvisazione incantato
  incantesimo incantevole incanto incastrato incentivare incentrata incentrato incessante incessantemente incesto
  include includere includono incompetenza incondizionatamente incondizionato incontaminata incontrando incontrare
  incontrarlo incontrarsi incontrata incontrati incontrato incontrava incontreremo incontri incontriamo incontro
  incoscienza incuria indetto indifferenza indipendenza indirettamente indizio inestimabile infermieri infernale
  infernali inferno infezione infiammazione infilare influenti influenzano influenzare influenzata influenzati
  influenzato influenze ingegnere ingegneri ingegneria ingegno ingrassare ininterrottamente inizia iniziai
  iniziale iniziali inizialmente iniziamo iniziando iniziano iniziata iniziate iniziati iniziativa iniziative
  iniziato iniziava iniziavo inizieranno innocente innocenti innocenza inseguimento inseguire inserita inserite
  inseriti inserito insignificante instaurare insufficiente insufficienti insufficienza intatto integra integro
  intelligenti intelligenza intelligenze intenda intende intenderci intendere intendersi intendeva intendi
  intendiamo intendiamoci intendo intendono intense intensi intenti intento intenzione intenzioni interamente
  intere interi interiore internazionale internazionali internazionalizzazione intero intervenuti intervenuto
  interviene intesa intese intesi inteso intestazioni intestinale intestino intimamente intolleranza invalicabile
  inventa inventare inventario inventarsi inventata inventate inventati inventato inventiva inventore invenzione
  invenzioni inverno inverosimile inversa inversione inverso invertire investigare investigativa investigativi
  investigatori investimenti investimento investiti investito investitori invita invitato invito iscritta iscritte
  iscritti iscritto isolamento isolare istanza istanze istero istituzioni istruzione italica laboratori
  laboratorio lacune lampada lampante lancia lanciano lanciare lanciarsi lanciata lanciati lanciato lancio lasciai
  lasciandoci lasciandosi lasciar lasciarci lasciarla lasciarle lasciarli lasciarmi lasciarono lasciarsi lasciate
  lasciava lascito laser latente laterale laterali lavagna lavanda lavano lavarsi lavora lavorando lavorano
  lavorare lavorava lavoravano lavoravo lavorazione lavoretto legare legate leggeva leggono lentamente lettera
  letterale letteralmente letterari letteraria letterarie letterario letteratura lettere lettrice lettrici lezione
  lezioni libera liberal liberale liberali liberamente liberarsi liberata liberato liberatorio liberazione libere
  liberi libero lottando lottano macchina macchinari macchinario macchine maestra maglie malcontento malessere
  mancano mancare mancata mancate manche manchi manciata mandando mandare mandato mangiando mangiava mangiavano
  manipolare manipolazione mantello mantenuta mantenuto manuele mappare marchi marchio marine maschi maschile
  maschili maschilista maschio massaggi massaggio massicce massiccia massiccio materia materie mattinata mattine
  mattino matto mattoncino mattone mattoni mensili mentire mentore merito metal mettano metter mettersi metterti
  mettesse metteva mettevano mettevo miglio mirata mirato mischia miseria misero misurabile misurabili misurazione
  moglie mollato monetaria monito monopolio montagna montagne mostra mostrando mostrata mostrate mostrati mostrato
  mostrava mostravano mucche mucchio mutare mutata nascere nascondino nascondono nascono negazione negoziazione
  nettamente nobile nobili nocciolo nominati nomination norma normativa normative normativo nostra occorso occupava
  odiare offrire ondata ontano operandi operando operano operanti operare operativa operative operativi operativo
  operato operatore operatori operazione operazioni opposto oretta orniamo ostruzioni ottenendo ottengono ottenne
  ottenuta ottenute ottenuti ottenuto ottica ottico ottimizzato pacato pacchetti pacchetto pacchi paesaggi
  paesaggio pagati palato palchi pannelli pannello parare parchi parente parenti parere pareri paritario parlate
  parlato parleranno parleremo parti partiamo particella particelle particolar particolarmente partigiani
  partigiano partir partita partite partiti partito partiva partorito parvenza passaggi passaggio passai passando
  passano passanti passaparola passaporto passasse passata passate passatemi passatempo passati passato passava
  passavano passeggia passeggio passeranno passiamo passino pasticceria patente patologia patologico patologie
  patrimoniale pedale pedali peggio pendolare pendolari pennello pensano pensante pensavano pensavo pensiamo
  pensieri pensiero pensioni perdite perduta perfette perfino permetta permettano permette permettendo permetter
  permetteranno permetterci permettere permetterebbe permettermi permettersi permetterti permettesse permetteva
  permetti permetto permettono persino pertanto pesano pesare petali piacciono pianeta pianto piastra picchi
  piccini picco piegare pirati pistacchio pittore pittoresco poetica poetiche poetico poggia polare policarbonato
  polizia poliziotti poliziotto poniamo portafogli portafoglio portale portali portando portandosi portano
  portante portarci portarono portarsi portarti portarvi portasse portata portati portatile portatili portato
  portatore portatori portava portavano portavoce porteranno porterebbe possano posta postale postano postare
  postato postazione postazioni potendo potente potenze potere poteri potremmo potrete potute povera povere poveri
  povero precari precaria precariato precarie precario precedenza precipitare precursore predisposta predisposti
  predisposto prefazione preferendo preferenze preferiamo preferiscono prefissata prefissati pregare premessa
  premesse premiata premiati premiato premiazione premio prender prenderanno prenderci prendere prendermi
  prenderne prendersi prenderti prenotazione prenotazioni preparate prepotentemente prepotenza present presenta
  presentando presentano presentate presentati presentato presentatore presentava presentazione presentazioni
  presente presenti presentiamo presento presenze preservare presso prestano presunta presunti presunto
  presunzione pretesto prettamente previsione previsioni privata private privati privato procediamo procedimenti
  procedimento procedono procedurale procedure proceduto processi processo processore produttiva produttive
  produttivi produttivo produttrici produzione profezia proietta proiettata proiettato proiettile proiettili
  proiezione proiezioni promette promettente promettere prometto promozione proposito prosecuzione prostituta
  prostitute prostituzione proteine proteste protetta protette protetti protetto protezione protezioni protoni
  protostella provano provare provenire proventi pubblicata pubblicate pubblicati pubblicato pubblici punito
  punizione puntando puntano punteggiatura punteggio puntino purezza purificare qualifica qualificazione qualunque
  qualunquismo quarta quarti quarto quarzo quegli quesiti quesito quieto quinta quinte quinto racchiude racchiusa
  raccolgo raccolse raccolta raccolto racconta racconti racconto raccordo raffigurante raffinata raffinate
  raffinati raffinato ragazzina ragazzine ragazzini raggiunge raggiungendo raggiunger raggiungere raggiungerla
  raggiungerli raggiungerlo raggiungiamo raggiungibile raggiungimento raggiungono raggiunta raggiunti raggiunto
  raggruppare ragion ragiona ragionamenti ragionamento ragionando ragionare ragionato ragione ragionevole
  ragionevoli ragionevolmente ragioni ragioniamo rancia rapina rapita rapito rasatura rassicurazioni ravvicinata
  ravvicinato razionale razionali razionalizzazione razionalmente realismo reality realizza realizzabili
  realizzando realizzano realizzare realizzarlo realizzarsi realizzazione realizzazioni recati recensione
  recensioni recensore recensori recente recenti recessione recita recitazione redenzione referendaria
  referendario referendum regalando regalare regina regista registi rendete repentaglio resilienza resiste
  resistente resistenti resistenze respingere respinto restando restano restante restanti restauro restava
  resteranno restrittive restrizioni riassume riassumere ricatto ricavare ricchi ricchissima ricetta ricette
  ricevette richiama richiamando richiamano richiamare richiamato richiami richiamo richieda richiede richiedenti
  richieder richiedere richiedeva richiedono ricominciato ricorda ricordi ricorre ricorso ricostruzione ridendo
  ridere ridosso riferimenti riferimento riferire riferisce riferisco riferiscono riferiva riforma riforme
  rilanciare rilancio rilassa rilassamento rilassante rilassarsi rilassato rileva rilevante rilevanti rilevanza
  rilevare rilevato rilevazione rimando rimane rimanendo rimanenti rimaneva rimanga rimase rimasero rimasi rimonta
  rimpiangere rimpianti rinascere rinascimentale rinascimento rinascita rinchiusi rinchiuso rincorrere rincorsa
  rinnovabili rintracciare rinviato riparare riparazione riparte ripartire ripartizione ripetitivo ripetizione
  ripetizioni riprendersi ripristinare riprova riprovare risalto risarcimento risate rischi rischia rischiamo
  rischiando rischiano rischiare rischiato rischiava rischio rischioso riscoprire risentimento riservare risolti
  risoluzione risoluzioni risorsa risorse risorto rispondendo rispondere rispondeva rispondono ritirare riuscii
  riuscir riuscirai riusciranno riuscirci riusciremo riuscirete riuscirono riuscisse riusciva riuscivano riuscivo
  rivale rivediamo rivelazione rivelazioni rivista riviste rivisto rivolta rivolte rivolti rivolto rivoluzionare
  rivoluzionari rivoluzionaria rivoluzionarie rivoluzionario rivoluzionato rivoluzione rivoluzioni romane romani
  rovina rovinare saccente sacche sacchi sacrificare salari salario salata salate salato salmone saltando saltare
  salutano salutare salutato salutiamo salvaguardare salvaguardia salvata salvataggio salvati salvato sapendo
  saperi sapete sapone sapore saprebbe sarete sbagli sbaglia sbagliando sbagliano sbagliare sbagliati sbagliavo
  sbaglio scacchi scaduto scalinata scambiare scambiarsi scambiato scandali scandalo scandaloso scapito scaricato
  scarpa scarsa scarsi scarso scartare scatola scatole scattata scattate scattato scegliamo scegliere scendere
  scettici scettico schema scherno scherzando scherzo schiavi schiavo schiena scimmia sciocco scioglimento sciolti
  sciolto scogli scoglio scolta scompare scomparire sconfinato scontata scontate scontati scontato scontra scontri
  scontro scoppiare scoppio scopre scopriamo scoprii scoprir scoprirai scoprire scopriremo scoprirete scoprirlo
  scoprirne scoprono scorcio scorgere scorie scorretta scorretto script scrivendo scriveva scrivevo scrupoli
  scudetto secche secchi secchio sedere seggio segna segnala segnalano segnalare segnalata segnalate segnalati
  segnalato segnalazione segnalazioni segnale segnaletica segnali segnaliamo segnalo segnando segnano segnare
  segnata seguite selvatici selvatico sembianze sembrano sementi semplifica semplificando semplificare
  semplificato semplificazione semplificazioni senato senatore senatori senatrice senior sensato sentieri sentiero
  sentii sentimentale sentimentali sentimenti sentimento sentir sentirai sentirci sentirti sentite sentiva
  sentivamo sentivano sentivo sentore separano separazione seppure serenamente seriale seriamente serpenti servire
  servita serviti servito serviva settima settimo sfidare sfigati sfiorano sfiorare sfogare sfoggiare sfondare
  shopping significare sinceramente single sintonia sistema sistematica sistematicamente sistematico sistemato
  sistemazione slancio smarrimento smentire smentita smentite smentito smesso smetter smettere smetterla smettono
  snoda sofferto soffia soffiare soffrono sofisticata sofisticati sofisticato soglia sognato sognatore solite
  sollevare sollievo soppressione sorprende sorprendente sorprendenti sorprendere sospendere sospensione sospetta
  sospettato sospetti sospetto sosta sostantivo sostanza sostanze sostanziale sostanziali sostanzialmente
  sostenendo sostenere sosteneva sostenevano sostengo sostengono sostenibile sostenibili sostenitore sostenitori
  sostentamento sostenuta sostenute sostenuti sostenuto sostituire sostituisce sostituto sottofondo sottolinea
  sottolineando sottolineano sottolineare sottolineato sottolineo sottosuolo sovrappone spacca spaccato
  spacciatori spaccio sparare sparato sparatoria sparatorie sparire sparisce spariscono sparite sparse sparsi
  sparso spartiacque spartire spasso spazzatura specchi specchio specializzazione spendendo spengo sperare sperati
  sperato spetto spezie spezza spezzare spicca spicco spiegarle spiegate spinta spinte spinto spirito spirituale
  spirituali spoglie spoglio spontanea spontaneamente spontanee spontaneo sposa sposare sposarsi sposata sposate
  sposati sposato spostamenti spostamento spostando sprofondare spunta spunto squadra squadre squilibri squilibrio
  stadio stagione stagioni stagno stamane stanca stanche stanchi stanco stando stante starai starebbe stasera
  stazione stazioni stende stendere stenta stento sterno stiano stilare stoccaggio storica storie straccio strage
  stragi strana strani strappa stress strettamente strisce strutturali strutturalmente strutturare strutturata
  strutturate strutturati strutturato studioso stupire stupirsi stupisce stupita stupiti stupito successa successe
  successi successione successiva successivamente successive successivi successivo successore succhi sufficienza
  sultano superate supporta supportano supportare supportato suscita svantaggio svegli svelato sviluppare
  sviluppate sviluppato svolse svolta svolte tacchi taglia tagliando tagliare tantino tappa tassazione tastiera
  tattica tattiche tattico tavola tavoletta telescopi telescopio temere temporanea temporaneamente temporanee
  temporanei temporaneo temuto tendere tendiamo tenente tennis tenore tenuti termiche termina terminal terminale
  terminali terminano terminare termine termini terminologia terrore testi testimone testimoni testimonia
  testimonial testimoniano testimonianza testimonianze testimoniare timori tirando tirano tirate toccando toccante
  toccata toccato tombola tornando tornavo torrente tortura toscana toscani toscano tossici tossine tracciata
  tracciati tracciato trading tradizione traiettoria traiettorie trance trapianto trappola trappole trascinati
  trasferta trasferte trasformando trasformano trasformarsi trasformata trasformate trasformati trasformato
  trasformazione trasformazioni trasformi trasparenza trasportare trasversale trasversali tratte trattenuto
  tratterebbe trattori trecento trilogia troupe trovano trovarne trovate trucchi truppe umanistica umanistiche
  umanistico unitamente urgenza uscendo uscente usciamo uscirne usciva validazione valore valori valutate vedano
  vederci vederla vederle vederli vederlo vedermi vederne vedersi vederti vedete vedrete vedute vegano veglia
  vendendo vendere vendite vendono venduti venete veneti venezia vengano venirne venite venti venticinque ventidue
  ventina ventiquattro ventre venute verificano verificarsi verificata verificate verificati verificato verrebbe
  versante versati versatile verticale verticali vertice vertici vicoli vigilia vincendo vincono vinile violato
  visitando visitata visitate visitato visitatore visitatori visiva vocale vocali vogliano vogliate volando
  volendo volere volevano voluta volute voluto vorranno vorrebbe vorrebbero vorrete votando votano votata western
`
    .trim()
    .split(/\s+/),
)

/** Whether a word, without accents, is correct Italian, so that it is no typing error of another one. */
export const isRealWord = (word: string): boolean => words.has(word)
