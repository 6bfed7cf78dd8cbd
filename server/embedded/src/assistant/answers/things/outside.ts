import { type Thing, thing } from './thing.ts'

const pitched = /^ristrutturazione_tetto\/(?:rifare|rimontaggio|controllo|tegola|travi|lamiera|lucernario)$/
const flat = /^ristrutturazione_tetto\/(?:impermeabilizzazione|terrazzo|punto-piano)$/
const coat = /^ristrutturazione_facciata\/(?:cappotto|cappotto-interno)$/
const facade = /^ristrutturazione_facciata\/(?:facciata|intonaci|pulizia|cornicioni|frontalini)$/

/** Questions about roofs and facades. */
export const outside: readonly Thing[] = [
  thing(
    'cammin*|calpest*|pedon* + puo|posso|rovin*|sopra|poi|liquid*|guain*|resist* - giorni + giorno + quando + dopo + tempo + ore',
    'Su una guaina liquida pedonabile si può camminare normalmente; per tavoli, vasi e tacchi ci vuole una finitura protettiva o un pavimento sopra. Chiedi a {who} che la scheda del prodotto dica «pedonabile».',
    flat,
  ),
  thing(
    'prima pioggia|ripiov*|ripiglia|ricominci*|rigocciol*|daccapo|da capo|di nuovo|ancora|torna* + pioggia|piov*|gocciol*|perd*|infiltr*|acqua + se|caso|succede|fatto|lavoro - cost* + prezz*',
    'Fatti scrivere nel preventivo che, se dallo stesso punto rientra acqua, tornano senza farsi pagare un’altra uscita. Segnalalo subito per iscritto con una foto: del lavoro non riuscito risponde {who}.',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    'macchi*|alone|aloni|soffitt*|intonac* + sistem*|posto|ridipin*|pittur*|imbianc*|rifan*|aggiust*|loro|compres*',
    'Di solito no: la riparazione è del tetto. Dentro si ridipinge quando il soffitto è asciutto, dopo qualche settimana, ed è un lavoro a parte: se lo vuoi scrivimi «ridipingere il soffitto».',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    'estate|estat*|caldo|fresco|fresca + isol*|cappott*|funzion*|serve|protegg*|anche',
    'Sì, tiene fuori anche il caldo, ma conta il materiale: lana di roccia e fibra di legno, più pesanti, lo fanno entrare più tardi dell’EPS. D’estate contano ancora di più tende e persiane sui vetri.',
    coat,
  ),
  thing(
    'buchi|buco|buchett*|fori|foro|forellin*|forature|puntin*|toppe + resta*|ved*|chiud*|tapp*|stucc*|poi|dopo|segni|not*',
    'I fori dell’insufflaggio hanno pochi centimetri di diametro e si chiudono con la malta a fine lavoro. La tinta sopra può vedersi, se la facciata non è fresca: chiedi a {who} di scrivere nel preventivo se il ritocco è compreso.',
    /^ristrutturazione_facciata\/insufflaggio$/,
  ),
  thing(
    'bianc*|chiar*|rifletten*|cool roof + cald*|fresc*|calore|temperatur*|estat*|riflett* - cost* + prezz*',
    'Sì: una finitura bianca riflettente rimanda buona parte del sole, quindi la superficie si scalda molto meno di una guaina nera e l’ultimo piano ne guadagna d’estate. Non sostituisce l’isolante. Va scelta adatta alla guaina e tenuta pulita.',
    /^ristrutturazione_tetto\/(?:impermeabilizzazione|terrazzo)$/,
  ),
  thing(
    'uscire|andar* via|dormire|abit*|dentro|sgomber*|lasciare + casa|dev*|bisogna|tocca|restare|rest*|rimanere - acqua + piov* + umid*',
    'No, di solito si resta in casa: si lavora da fuori e a tratti, coprendo con un telo quello che resta aperto. Metti in conto rumore e polvere nel sottotetto; sotto la zona di lavoro non si passa.',
    /^ristrutturazione_tetto\/(?:rifare|tegola|lamiera|grondaie)$/,
  ),
  thing(
    'rumor*|sent*|senti*|chiass* + piov*|pioggia|grandin*|temporal*',
    'Con la sola lamiera la pioggia si sente; con un pannello sandwich il rumore si attutisce molto, e la lana isola dal suono meglio della schiuma. Un controsoffitto sotto aiuta ancora.',
    /^ristrutturazione_tetto\/(?:lamiera|rifare|eternit|sottotetto)$/,
  ),
  thing(
    'telo|teli|nylon|secchi*|tampon*|provvisori* + io|metter*|metto|posso|intanto|nel frattempo|basta|si puo',
    'Da dentro sì: secchio, telo sulle cose e, se l’acqua fa una bolla nel soffitto, un foro piccolo per farla uscire nel secchio. Sul tetto non salire: il telo da fuori lo mette {who}, che di solito fa anche una copertura provvisoria.',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    'bagnat*|vento|gelo|ghiacci*|neve|piov* + sal*|lavor*|venite|vanno su',
    'Con il tetto bagnato, ghiacciato o con vento forte di solito non si sale: si mette una protezione provvisoria e si ripara alla prima giornata asciutta. Se entra molta acqua dillo subito a {who}.',
    pitched,
  ),
  thing(
    'quanto|quando + peggior*|aspett*|resist* - asciug* + ferie + cost*',
    'Meglio pochi giorni: ogni pioggia bagna isolante, legno e soffitto, e la spesa cresce. Intanto metti un secchio, fai qualche foto con la data e chiedi a {who} una copertura provvisoria.',
    /^ristrutturazione_tetto\/(?:tegola|punto-piano|controllo|grondaie)$/,
  ),
  thing(
    'vale la pena|convien*|meglio|senso + rifar*|rifarlo|tutto|intero|nuovo|cambiar* - insieme + pannell* + coppi + tegole o',
    'Se il resto del tetto è sano si ripara il punto; rifarlo conviene se le perdite tornano in più parti, la guaina manca o le travi sono rovinate, di solito dopo 30–40 anni. Fatti dire da {who} che cosa vede mentre è su, con qualche foto.',
    /^ristrutturazione_tetto\/(?:tegola|punto-piano|controllo)$/,
  ),
  thing(
    'negozi*|attivita|bar|ingress*|portone|passaggio|clienti|vetrin* + apert*|chius*|restare|passare|lavor*|entrar*|resta|pontegg*|impalcat*|davanti',
    'Di solito sì: il ponteggio si fa con un passaggio protetto sopra ingressi e vetrine. Avvisa prima chi ci lavora e fai scrivere nel preventivo protezioni, orari e quando l’ingresso va chiuso.',
    /^ristrutturazione_facciata\//,
  ),
  thing(
    'classe energetica|classe|ape + sale|alza|salt*|guadagn*|miglior*|quant*|passa|arriv*',
    'Con il solo cappotto, o il solo tetto, di solito si sale di una o due classi: dipende da impianto e finestre. La classe vera la dice l’attestato energetico (APE), prima e dopo, che fa un tecnico.',
    /^ristrutturazione_(?:facciata\/(?:cappotto|insufflaggio)|tetto\/(?:rifare|sottotetto))/,
  ),
  thing(
    'distanz*|confin*|vicino|proprieta + confin*|distanz*|cm|metri|sporg*|legge|problem*|muro',
    'Per l’isolamento la legge di regola permette di scendere sotto le distanze minime (D.Lgs. 102/2014, art. 14). Se però il muro è proprio sul confine serve l’accordo del vicino: fallo guardare al tecnico prima del preventivo.',
    coat,
  ),
  thing(
    'prende fuoco|incendio|brucia|infiammabil*|bruci* + cappott*|polistiren*|eps|pannell*|isolant*|polistirolo|rischi*|pericol*',
    'L’EPS per cappotti è autoestinguente e sotto l’intonaco non prende fiamma facilmente; la lana di roccia non brucia proprio, per questo oltre i 12 m di altezza o tra edifici vicini spesso si sceglie quella: +25–40 € al m².',
    coat,
  ),
  thing(
    'piov*|pioggia|temporal*|acquazzon*|diluv*|nubifrag* + scopert*|mentre|durante|aperto|entra|lavori|casa|tetto|terrazz*|copr*|succede',
    'Si lavora un pezzo alla volta e solo con tempo buono: ogni zona aperta si richiude in giornata, e se cambia il tempo si mette un telo. Fai scrivere che dei danni da pioggia durante i lavori risponde {who}, e chiedi la sua polizza.',
    flat,
  ),
  thing(
    'lastrico|terrazz*|tetto + mio|mia|esclusiv*|privat*|uso + paga|divid*|spes*|condomin*|chi|quanto tocca',
    'Se il lastrico o il terrazzo è a uso tuo e copre altri, di regola paghi un terzo della spesa e due terzi chi sta sotto (art. 1126 del codice civile). Parlane con l’amministratore prima di scegliere la ditta.',
    flat,
  ),
  thing(
    'isol*|cappott*|coibent* + obblig*|norma|obbligatori*|per forza',
    'Può esserlo: quando si rifà il manto o buona parte dell’involucro di regola vanno rispettati i requisiti minimi di isolamento (DM 26 giugno 2015). Lo verifica il tecnico con la sua relazione; per una riparazione di solito no.',
    /^ristrutturazione_(?:tetto|facciata)\//,
  ),
  thing(
    'polistiren*|eps|polistirolo|grafite + lana|roccia|sughero|fibra',
    'L’EPS costa meno e isola bene; la lana di roccia isola quasi uguale, non brucia e attenua il rumore: +25–40 € al m². Il sughero è il più naturale e il più caro.',
    coat,
  ),
  thing(
    'muff*|condens* + vien*|form*|torna|dentro|casa|dopo|rischi*|fa|sparisc*|via|risolv*',
    'Di solito il contrario: con il cappotto le pareti restano più calde e la muffa cala. Resta dove si salta un ponte termico, come davanzali e balconi, o se non si arieggia: chiedi a {who} come tratta quei punti.',
    coat,
  ),
  thing(
    'sopra|sovrappost*|sovrapp*|addosso + senza|vecchi*|esistent*|quell*|demol*|invece|piastrell*|pavimento|posso|si puo|vado|metto|lascio - chi + sporc*',
    'Sì, sovrapponendo: impermeabilizzante e piastrelle nuove sopra le vecchie, 75–120 €/m² invece di 110–190. Va bene se il pavimento è sano e la soglia ha 1,5–2 cm liberi; se l’acqua è già sotto le piastrelle è meglio demolire. Scrivimi «sopra il vecchio pavimento» e rifaccio il conto.',
    /^ristrutturazione_facciata\/balcone$/,
  ),
  thing(
    'neve|nevica*|peso|carico + regg*|tiene|pes*|tetto|quant*|struttura|sopporta*',
    'Dipende dalle travi: un tetto normale si calcola per il carico di neve della zona, di solito da 60 kg/m² al mare a 200 e più in montagna. Se il manto nuovo pesa come il vecchio nulla cambia; per un dubbio lo verifica un tecnico.',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    'altr*|piu + rott*|trovat*|danneg*|smoss*|tegol*|punt* + se|quant*|trovat*|rott*',
    'Ogni altro punto nella stessa visita costa di solito 60–120 €; se le tegole rotte sono tante conviene un ripasso, 18–30 €/m². Prima di farlo {who} te lo dice, meglio con una foto.',
    /^ristrutturazione_tetto\/(?:tegola|controllo|punto-piano)$/,
  ),
  thing(
    'prodott*|chimic*|acid*|detergent*|candeggina|varechina + us*|rovin*|piant*|con|che|senza',
    'Di solito acqua in pressione e un detergente neutro o antialga, che è compreso; gli acidi si evitano, perché macchiano pietra e mattoni. Le piante sotto si bagnano e si coprono.',
    /^ristrutturazione_(?:facciata|tetto)\/(?:pulizia|facciata)/,
  ),
  thing(
    'bagn*|entra|infiltr*|acqua|umid* + dentro|casa|finestr*|muro|entra|stanze',
    'No, se finestre e prese d’aria si coprono e si lavora a pressione moderata: la protezione di finestre e porte è compresa. Chiudi le tapparelle e segnala le infiltrazioni che hai già.',
    /^ristrutturazione_facciata\/pulizia$/,
  ),
  thing(
    'salit*|salgono|salire|scala|piattaform*|cestell* + scala|come|tetto|voi|con|usate',
    'Per un punto solo si sale spesso da un lucernario o con la scala, imbragati; oltre due piani serve la piattaforma, 250–450 € al giorno. Tu non salire.',
    /^ristrutturazione_tetto\/(?:tegola|controllo|grondaie|pulizia-gronde)$/,
  ),
  thing(
    'cad*|pezzi|calcinac*|stacc* + rischi*|pericol*|succede|strada|testa|sotto|se|passant*|responsab*|danni',
    'Se cadono pezzi ne risponde il proprietario del balcone, o il condominio per le parti comuni: transenna sotto, avvisa l’amministratore e, se sono sulla strada, i Vigili del fuoco. I punti staccati si tolgono subito, la riparazione dopo.',
    /^ristrutturazione_facciata\//,
  ),
  thing(
    'entrare|entrate|entrano|passare|passate + casa|appartamento|balcon*|dentro',
    'Di solito no: si arriva da fuori, con ponteggio o piattaforma. Per piccoli lavori su un balcone si può passare da casa, e allora pavimenti e passaggio si coprono: si decide insieme.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    'balcon*|terrazz* + usare|uscire|stendere|posso|intanto|durante',
    'Mentre si lavora il balcone non si usa: di solito 2 o 3 giorni, più l’asciugatura della malta. Togli vasi e stendini prima che inizino.',
    /^ristrutturazione_facciata\/(?:frontalini|balcone|facciata|cornicioni|ringhiere)$/,
  ),
  thing(
    'rub*|lad*|furt* + rame|grondai*|canal*|pluvial*|nuovo|ancora|se|rischi*|via|portano',
    'Succede, soprattutto per i pluviali in basso: di solito il primo tratto si fa in acciaio o ghisa, e il rame si lascia in alto. Una lamiera preverniciata color rame costa meno e non interessa ai ladri.',
    /^ristrutturazione_tetto\/grondaie$/,
  ),

  thing(
    'piov*|pioggia|temporal*|acquazzon*|diluv*|nubifrag* + scopert*|mentre|durante|aperto|entra|lavori|casa|tetto|copr*|succede',
    'Si scopre una falda alla volta e solo con tempo buono; la sera e se cambia il tempo si copre con teli e guaina. Fai scrivere che dei danni da pioggia durante i lavori risponde l’impresa, e chiedi la sua polizza.',
    pitched,
  ),
  thing(
    'isolant*|isolament*|cm|centimetr*|spess* + quant*|spess*|che|mette*|basta*|serv* - cost* + prezz*',
    'Nella stima c’è un isolante di circa 12–14 cm, la misura più comune; oltre 14 cm si aggiungono 25–60 € al m². Per la detrazione lo spessore lo calcola il tecnico, secondo la tua zona climatica.',
    /^ristrutturazione_tetto\/rifare$/,
  ),
  thing(
    `spess*|cm|centimetr* + quant*|che|quale|mette*|serv*|isolant*|lana|pannell*|basta* - cost* + prezz* + durat* + giorn* + risparm* + tempo
     che spessore|quale spessore|spessore mettete|spessore usate|spessore serve`,
    'Nella stima c’è un isolante da 16–25 cm, steso su tutto il solaio. Lo spessore giusto lo calcola il tecnico, secondo la zona climatica e la detrazione; se vuoi camminarci sopra c’è la passerella.',
    /^ristrutturazione_tetto\/sottotetto$/,
  ),
  thing(
    'rame|alluminio|lamiera|zinco|pvc|plastica|acciaio + meglio|convien*|differenz*|rispetto|scegl*|o|vale la pena|cambia - lad* + rub*',
    'Il rame dura di solito 50 anni e più, non arrugginisce e non si vernicia, ma costa quasi il doppio; l’alluminio e la lamiera verniciata durano 25–30 anni, il PVC 15–20. Non mescolare rame e zinco o alluminio: si corrodono a vicenda.',
    /^ristrutturazione_tetto\/(?:grondaie|lamiera)$/,
  ),
  thing(
    `spess*|cm|centimetr*|quant* + spess*|cm|centimetr*|e|mette*|pannell*|isolant*|basta* - cost* + prezz* + durat* + giorn* + risparm* + tempo
     che spessore|quale spessore|spessore fate|spessore mettete|spessore usate|spessore serve`,
    'Nella stima ci sono pannelli da 12–14 cm, la misura più comune; ogni 2 cm in più: +5–10 € al m². Lo spessore giusto lo calcola il tecnico, secondo la zona climatica e la detrazione.',
    /^ristrutturazione_facciata\/cappotto$/,
  ),
  thing(
    'spazio|cm|centimetr*|spess*|piccol*|rub*|stringe + perd*|casa|stanza|camera|dentro|quant*|mangi*|rub*',
    'Fra isolante e lastra si perdono di solito 6–8 cm su quella parete; con la lastra incollata 4–5, con il silicato di calcio 3–6. Termosifoni, prese e battiscopa si spostano in avanti.',
    /^ristrutturazione_facciata\/cappotto-interno$/,
  ),
  thing(
    'spazio|casa piu piccola|dentro|interno + perd*|casa|stanz*|dentro|rub*|piccol*',
    'No: il cappotto sta fuori, in casa non perdi spazio. Fuori il muro cresce di circa 13–15 cm: si accorciano un po’ balconi e passaggi, e i davanzali si allungano.',
    /^ristrutturazione_facciata\/cappotto$/,
  ),
  thing(
    'persian*|tapparell*|tend*|ante|scuri + smont*|rimont*|spost*|cambi*|dovete|bisogna|restano|succede|tolt*|togl*',
    'Sì: le persiane si smontano e si rimontano su cardini più lunghi, perché il muro cresce di circa 13–15 cm. Chiedi di scriverlo nel preventivo: tra le voci non c’è.',
    coat,
  ),
  thing(
    'davanzal*|sogli*|gronda*|pluvial*|tubi|cardini|ringhier* + allung*|smont*|rimont*|spost*|rifat*|rifar*|cambi*|vanno|dovete|bisogna|restano|succede|tolt*',
    'Sì: i davanzali si prolungano (quelli semplici sono compresi, in pietra +60–120 € l’uno), pluviali e ringhiere si spostano in fuori. Quello che non vedi tra le voci fallo scrivere nel preventivo.',
    coat,
  ),
  thing(
    'append*|attacc*|fissar*|tenda|tende|vasi|lampad*|condizionator*|stendin* + posso|si puo|ci|regge|cappotto|parete|come',
    'Sì, con i tasselli apposta per cappotto, che scaricano sul muro: una lampada o una tenda leggera senza problemi; per tende da sole, condizionatori e stendini il supporto va messo prima, durante la posa. Segnali adesso.',
    coat,
  ),
  thing(
    'polistirol*|eps|lana|roccia|grafite|sughero|fibra legno + meglio|differenz*|convien*|o|quale|consigl*|brucia',
    'L’EPS costa meno e isola bene; con la grafite isola di più a pari spessore. La lana di roccia non brucia, isola dal rumore e traspira: +25–40 € al m². Sopra i 12 m di altezza e vicino alle strade si sceglie spesso la lana.',
    coat,
  ),
  thing(
    'coppi|tegol*|cotto|cemento|portoghes*|marsigl* + meglio|differenz*|convien*|o|quale|consigl*',
    'Le tegole si posano più in fretta e costano meno; i coppi sono quelli dei centri storici, dove spesso sono obbligatori, e costano 20–25 € al m² in più. Durano quasi uguale: di solito il cotto 40–50 anni, il cemento un po’ meno.',
    pitched,
  ),
  thing(
    'guaina|resina|liquid*|bitum* + meglio|differenz*|convien*|o|quale|consigl*|dura',
    'La guaina va bene se c’è da rifare tutto e resta coperta: 32–65 €/m², 15–20 anni. La resina si stende sul pavimento che c’è, senza demolire: 40–80 €/m², di solito 10–15 anni, e vuole un fondo sano.',
    flat,
  ),
  thing(
    `silossan*|acrilsilossan*|quarzo|silicat*|calce|siliconic* + meglio|differenz*|convien*|o|quale|consigl*|tra
     pittur*|vernic* + che|quale|quali - color* + cost* + prezz* + odor* + puzz* + dur* + anni + quanto + quanta + marc*`,
    'Il quarzo costa meno e riempie i piccoli segni (14–18 €/m²); la silossanica traspira, respinge l’acqua e resta pulita più a lungo (18–26); silicati e calce sono per case antiche e centri storici (24–36).',
    facade,
  ),
  thing(
    'piastrell*|paviment*|mattonell* + togl*|lev*|demol*|romp*|smont*|bisogna|restare|restano|tolt*|senza',
    'Non per forza: con la resina si lavora sopra, se le piastrelle tengono. Con la guaina il pavimento va tolto e rifatto: demolizione e pavimento nuovo sono a parte, come terrazzo completo di solito 140–230 €/m².',
    flat,
  ),
  thing(
    'dopo quant*|quando|quant*|dopo + cammin*|calpest*|usare|mobil*|vasi|salire|piov* - cost* + prezz* + anni',
    'Sulla guaina si cammina subito, con scarpe morbide; sulla resina di solito dopo 24–48 ore, e per i mobili aspetta quattro o cinque giorni. Se piove nelle prime ore la resina si rovina: si parte con tre giorni di bel tempo.',
    flat,
  ),
  thing(
    'alza|alzer*|spess*|livell*|soglia|altezza|cm|centimetr* + quant*|paviment*|porta|soglia|finestr*|cm|si|problem*|poi',
    'La resina aggiunge di solito 2–3 mm, la guaina 4–8; con massetto e pavimento nuovo 6–10 cm. Conta la soglia della portafinestra: se l’acqua può entrare va alzata, +80–150 € l’una.',
    flat,
  ),
  thing(
    'ponteggi*|impalcat* + quanto tempo|quanto rest*|quanto dur*|quanto st*|quanto riman*|tempo|resta|tengono|tenete|mese|mesi|giorn*|montat* - cost* + prezz* + pes* + incid* + risparm*',
    'Per tutta la durata del lavoro; un mese è compreso, ogni mese dopo costa 1,5–2,5 € al m². Di solito si smonta pochi giorni dopo la fine.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    'marciapied*|suolo pubblico|strada|occup*|tosap|cosap + pag*|comune|permess*|cost*|serve|devo|chi|tassa',
    'Se il ponteggio poggia su strada o marciapiede serve l’occupazione di suolo pubblico: la chiede l’impresa al Comune e la tassa, che ogni Comune fissa a metro e a giorno, è a parte.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    'scia|cila|permess*|pratica|autorizz* + ponteggi*|impalcat* - vicin* + confin*',
    'Per il solo ponteggio non serve una pratica edilizia: su suolo privato basta il piano di montaggio dell’impresa (Pimus); su strada serve l’occupazione di suolo pubblico, che chiede l’impresa.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    'lad*|allarme|sicur*|entrano|entrare + ponteggi*|impalcat*|finestr*',
    'Il ponteggio facilita i ladri: si può montare un allarme con luci (di solito a parte) e conviene avvisare la propria assicurazione. Tieni chiuse le finestre anche ai piani alti.',
    /^ristrutturazione_(?:facciata|tetto)\//,
  ),
  thing(
    'rovin*|danneggi*|sgretol*|consum*|aggress* + matton*|pietra|muro|intonaco|facciata|si|la',
    'Con la pressione giusta no: sul mattone e sulla pietra si lava a bassa pressione e con detergenti neutri, prima con una prova in un angolo. Troppa pressione o la sabbiatura aprono i pori: fai scrivere il metodo.',
    facade,
  ),
  thing(
    'protegg*|protettiv*|antigraffit*|idrorepell*|trattament* + dopo|poi|si puo|piu|scritt*|sporc*|via|torna*|acqua|posso|cost*|quant*',
    'Sì: un protettivo trasparente, anche antigraffiti, fa scivolare acqua e vernici, così la volta dopo vengono via con un lavaggio. Costa di solito 12–19 € al m² in più e dura 5–8 anni.',
    facade,
  ),
  thing(
    'trav*|legno|tarl* + guard*|controll*|vedete|verific*|marc*|vecchi*|se|sane',
    'Sì: scoperchiando si vedono travi e tavolato, e quelle malate si cambiano o si rinforzano. Nella stima sono come me le hai dette; una trave da cambiare costa di solito 400–850 €, e si decide insieme prima di farlo.',
    pitched,
  ),
  thing(
    'amianto|eternit + pericol*|respir*|male|malat*|posso|stare|casa|salute|tocc*|tagli*',
    'L’amianto integro di solito non libera fibre: il pericolo è romperlo, tagliarlo o pulirlo. Non toccarlo e non salirci; per lo stato delle lastre senti la ASL o una ditta autorizzata.',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    'fogli*|intas*|griglia|rete|piccion*|parafogli* + mett*|evit*|serve|torna*|contro|si puo|ogni',
    'Sì, una griglia o una rete parafoglie nel canale riduce la pulizia, ma non la toglie; contro i piccioni ci sono dissuasori. Sono a parte: chiedili insieme, si sfrutta la stessa salita.',
    /^ristrutturazione_tetto\/(?:grondaie|pulizia-gronde)$/,
  ),
]
