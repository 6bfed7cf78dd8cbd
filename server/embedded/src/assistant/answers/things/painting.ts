import { sentence } from '../about/subject.ts'
import { type Thing, thing } from './thing.ts'

const inside = /^tinteggiatura\//

/** Questions about painting. */
export const painting: readonly Thing[] = [
  thing(
    'ritocc*|graffi*|botta|botte|urt*|segni|sfregi* + si puo|puo|dopo|poi|se|come|solo',
    'Un ritocco si può fare, ma su uno spatolato o un effetto si vede più che su una tinta unita: di solito si rifà una fascia o tutta la parete. Una cera o un protettivo trasparente la difende da urti e ditate: chiedilo a {who}.',
    /^tinteggiatura\/decorativa$/,
  ),
  thing(
    'colore|colori|tinta|tinte|mazzetta|cartella + scelg*|sceglier*|decid*|porta*|campion* - cost* + prezz* + quanto + piu',
    'Il colore lo scegli tu: {who} di solito porta la mazzetta, e prima di cominciare può provarlo su un pezzo di muro. Guardalo di giorno e con la luce accesa.',
    /^tinteggiatura\//,
  ),
  thing(
    'laborator*|bottega|officina|falegnameria|port* via|qui|sul posto|in casa|a casa + smont*|vernic*|lavor*|port*|fate|si fa|fanno - dopo + mobil*',
    'Di solito si lavora sul posto: le ante si sfilano dai cardini e si verniciano in una stanza arieggiata, i telai restano al muro. In laboratorio si va con la spruzzatura o la sverniciatura completa: in quel caso chiedi a {who} trasporto e tempi nel preventivo.',
    /^tinteggiatura\/legno$/,
  ),
  thing(
    'consigl*|suggeri*|quale|che color*|che tint*|che tonalit*|meglio|abbin* + color*|tint*|tonalit* - cambi* + cost* + prezz* + marca + muff* + macchi*',
    'In stanze piccole o poco luminose funzionano i toni chiari e caldi, dove c’è molto sole anche quelli freddi; un colore forte di solito si mette su una parete sola. Il soffitto bianco fa sembrare la stanza più alta. Prima di decidere chiedi una prova sul muro.',
    /^tinteggiatura\/(?!legno|ferro)/,
  ),
  thing(
    'soffitt* + fate|anche|compres*|inclus*|tinteggi*|imbianc*|contat* - solo + muff* + macchi* + alt*',
    'Sì, se li vuoi: nella stima di solito conto pareti e soffitti insieme. Se ti servono solo le pareti scrivimelo e rifaccio il conto.',
    /^tinteggiatura\/(?:interni|stanza)$/,
  ),
  thing(
    'cartongess*|intonaco nuovo|muro nuovo|parete nuova|pareti nuove + tratt*|fissativ*|fondo|primer|prima|imbianc*|pittur*|stucc*|carteggi* - vecchi*',
    'Sì: giunte stuccate e carteggiate, poi una mano di fondo o fissativo, che evita macchie e assorbimenti diversi; l’intonaco nuovo prima deve asciugare, di solito tre o quattro settimane. Se il fondo è tra le voci lo vedi nella stima, se no fallo scrivere.',
    inside,
  ),
  thing(
    'scur*|fort*|intens*|acces*|ross*|blu|ner*|viola + cost*|di piu|piu car*|prezzo|quanto|cambia|aumenta - tempo + dur* + pag* + fattura',
    (job) => {
      const text = job?.kind.factors.find((one) => /tinta forte/i.test(one))
      return text === undefined
        ? null
        : `Sì, un po’: ${sentence(text)} Per coprire uno scuro con un chiaro serve un fondo isolante, +3 €/m².`
    },
    inside,
  ),
  thing(
    'buchi|buco|fori|chiod*|tassell*|quadri|stucc* + tapp*|chiud*|copr*|stucc*|sistem*|compres*|inclus*|resta*|ved*|si fanno - rimett* + append* + quando + dopo quanto',
    (job) => {
      const text = job?.kind.included.find((one) => /stucc/i.test(one))
      return text === undefined
        ? null
        : `Sì, è compreso nel prezzo: ${sentence(text)} I tasselli li togli tu, o lo dici a {who}; buchi grandi e pareti da rasare sono a parte.`
    },
    inside,
  ),
  thing(
    'color*|tint*|tonalit* + ultimo|ultim*|dopo|piu avanti|quando|entro|ancora deciso|indecis* + scegl*|decid*|dire|comunic*|indecis*',
    'Il colore serve prima che {who} compri le latte, di solito qualche giorno prima di iniziare: la tinta si fa al tintometro in poco tempo. Nel preventivo può restare «colore da scegliere», se è una tinta chiara.',
    inside,
  ),
  thing(
    'non mi piace|non piace|non piacesse|cambi* idea|ripens*|sbagli*|pent* + color*|tint*|tonalit*|sfumatur*',
    'Fatti fare prima una prova di mezzo metro sul muro e guardala asciutta: è il modo per non sbagliare. Cambiarlo a lavoro finito vuol dire ridare la tinta, e si paga come una mano in più; dillo appena vedi la prima parete.',
    inside,
  ),
  thing(
    `smont*|stacc*|togl*|lev*|spost* + termosif*|calorifer*|radiator*|muro|parete - carta + vernice si + color* + quant* cost*
     dove sono|sul posto|li dove + fanno|si fa|fate|lavor*|vernic*|ditta|smont*|stacc*`,
    'Di solito si verniciano sul posto, coprendo muro e pavimento: sul retro si arriva col pennello a gomito. Si staccano solo se sono molto rovinati o se vanno sabbiati: smontarli e rimontarli è lavoro dell’idraulico, a parte.',
    /^tinteggiatura\/ferro$/,
  ),
  thing(
    'riscaldament*|termosif*|calorifer*|radiator* + spent*|spegn*|acces*|accend*|riaccend*|fredd*|cald* - senza + color* + vicino + romp*',
    'Si dipinge solo a termosifoni freddi: si spengono qualche ora prima e si riaccendono di solito un giorno dopo l’ultima mano, quando lo smalto è asciutto. La prima volta scalda piano, con le finestre aperte: un po’ di odore è normale.',
    inside,
  ),
  thing(
    'umid*|bagnat* + se|parete|muro|muri|sotto|ancora|fosse',
    'Su un muro umido rasante e tinta si staccano: prima si trova la causa (perdita, condensa, acqua che risale) e si lascia asciugare. {who} misura l’umidità al sopralluogo; togliere la muffa è un lavoro a parte.',
    /^tinteggiatura\/(?!muffa)/,
  ),
  thing(
    'grigi*|beige|tortora|verde|blu|azzurr*|rosa|rosso|giallo|salvia|terracotta|avorio|panna + cost*|quant*|piu|prezzo|cambia|sale|incid* - fumo + nicotin* + macchi*',
    'Un colore chiaro costa di solito 60–120 € in più del bianco, per cartella e latte; con una tinta forte: +1–2 €/m², per la terza mano.',
    inside,
  ),
  thing(
    'ingiall*|scolor*|sbiadi*|vira|cambia colore + bianc*|color*|tint*|poi|tempo|si|smalto',
    'Una pittura all’acqua buona non ingiallisce; il giallo viene da fumo, cucina e vecchi smalti a solvente. Dove batte il sole i colori forti sbiadiscono un po’.',
    inside,
  ),
  thing(
    'fissativ*|primer|isolant*|fondo|aggrappant* + serve|bisogna|ci vuole|compres*|mett*|prima|date',
    'Il fissativo serve su muri nuovi, rasati o che sfarinano (di solito +3 €/m²); su una vecchia tinta sana no. Su macchie e fumo ci vuole il fondo isolante, 3–5 €/m².',
    inside,
  ),
  thing(
    'rullo|spruzzo|airless|pennello + meglio|spruzzo|differenz*|us*|o|con|convien*',
    'Nelle case si lavora quasi sempre a rullo, con il pennello negli angoli: sporca poco e copre bene. Lo spruzzo conviene in case vuote e soffitti grandi, perché tutto il resto va coperto; il prezzo cambia poco.',
    inside,
  ),
  thing(
    'prese|presa|placch*|interruttor*|lampad*|lampadari*|tend*|quadri + smont*|togl*|lev*|copr*|rimont*|voi|chi',
    'Le placche delle prese di solito si smontano o si coprono con il nastro, ed è nel lavoro; lampadari, tende e quadri toglili tu, o accordati prima con {who}.',
    inside,
  ),
  thing(
    'impregnant* + smalto|meglio|o',
    'L’impregnante lascia vedere il legno e si rinfresca senza sverniciare, di solito ogni 3–5 anni; lo smalto copre e dura un po’ di più, ma quando si sfoglia va tolto tutto. Il prezzo è simile.',
    /^tinteggiatura\/legno$/,
  ),
  thing(
    'smont*|togl*|posto + senza|si puo|possono|bisogna|devo',
    'Si può verniciare anche senza smontarle, ma bordi e cerniere vengono peggio e si sporca di più: di solito si smontano, e smontaggio e rimontaggio sono compresi.',
    /^tinteggiatura\/legno$/,
  ),
  thing(
    'parquet|paviment*|mobil*|divan*|marmo|infiss*|letto|tappet* + copr*|copert*|protegg*|telo|teli|cellophan|rovin*|macchi*|sporc*|graffi*|danneg*|schizz*',
    'Pavimenti e mobili si coprono con teli e nastro: la protezione è compresa. Se resta un danno ne risponde {who}: fai due foto prima che inizino.',
    inside,
  ),
  thing(
    'scur*|intens*|fort* + color*|tint* + piccol*|stanz*|bene|viene|stringe|consigl*|meglio - cost* + quant*',
    'Un colore scuro scalda ma rimpicciolisce: in una stanza piccola di solito va bene su una parete sola, con le altre chiare. Vuole una terza mano, +1–2 €/m².',
    inside,
  ),

  thing(
    `quante|quanti + mani|mano|passate|strati - cost* + prezz* + carta
     bast* + una mano|mano sola|sola mano|passata`,
    'Due mani, comprese nel prezzo. Una terza serve con una tinta forte, o per coprire uno scuro con un chiaro: +1–2 €/m², o un fondo isolante a +3 €/m².',
    /^tinteggiatura\/(?:interni|stanza|parete|soffitti|scale|muffa)$/,
  ),
  thing(
    `color*|tint*|sfumatur*|cromatic* + divers*|ogni stanza|ogni camera|per stanza|piu color*|due color*|tre color*|altro|altra|cambi* + stanz*|camer*|parete|quant*|cost*|prezzo|in piu|posso|ogni - fuori + facciata + litri + latte + va via + serv*`,
    'Sì, puoi avere un colore per ogni stanza: ogni colore oltre al bianco costa di solito 60–120 € in più (cartella, latte e stacchi), e una tinta forte, con la terza mano, altri 1–2 €/m².',
    /^tinteggiatura\/(?:interni|stanza|parete|scale)$/,
  ),
  thing(
    `prov*|campion*|test|anteprima|cartell*|mazzett* + color*|tint*|vedere|prima|muro|parete|posso|fate|fare`,
    'Sì: si sceglie sulla mazzetta e si fa una prova di mezzo metro sul muro, da guardare asciutta e con la luce del giorno. Chiedila prima che ordinino le latte.',
    inside,
  ),
  thing(
    `quant*|quando|dopo + asciug*|asciutt*|appogg*|riappogg*|riapp*|rimett*|rimettere|appendere|quadri|lavare|toccare|mobil*|dorm* - cost* + prezz* + muff*
     quanto|quando|dopo + prima che|aspett* + dorm*|usar*|abitar*`,
    'Una pittura all’acqua di solito è asciutta al tatto in 1–2 ore, la seconda mano si dà dopo 4–6. I mobili si riaccostano il giorno dopo, i quadri dopo un paio di giorni; per lavarla aspetta due o tre settimane.',
    /^tinteggiatura\/(?:interni|stanza|parete|soffitti|scale|crepe|rasatura)$/,
  ),
  thing(
    'dopo quanto|quando|quanto|dopo + doccia|bagno|usare|lavarmi|asciug*|bagnare - cost* + prezz*',
    'Dopo il trattamento aspetta di solito 24 ore prima di fare la doccia, meglio due giorni: la pittura antimuffa deve asciugare. Poi apri la finestra o accendi l’aspiratore dopo ogni doccia.',
    /^tinteggiatura\/(?:muffa|stanza|smalto|soffitti)$/,
  ),
  thing(
    'candeggina|varechina|aceto|amuchina|bicarbonato|spray + basta|bastano|serve|risolv*|funzion*|posso|va bene|uguale|invece|toglie',
    'Da sola no: schiarisce la macchia e in poche settimane torna. Serve un sanificante lasciato agire, poi un fissativo e la pittura antimuffa, e soprattutto togliere la causa (aria, ponte termico, perdita).',
    inside,
  ),
  thing(
    'tutto|intero|intera|tutta|resto|anche + solo|soltanto|macchia|zona|parte|pezzo + soffitt*|parete|muro|stanza|rifar*|ritint*|pittur*',
    'Si tratta la zona con la muffa e un margine attorno; ma una toppa di solito si vede, quindi conviene ridare la tinta a tutto il soffitto o a tutta la parete.',
    /^tinteggiatura\/(?:muffa|crepe|soffitti)$/,
  ),
  thing(
    `torna|ritorna|tornera|ritornera|ricompar*|rispunt*|riaffior*|riform*|rived* + muffa|dopo|ancora|macchi*|anni|inverno - carta
     torna|ritorna|tornera|ritornera|ricompar*|rispunt*|riaffior*|riform* - carta + quando + chi + casa + prezzo + conto + pulit* + cost* + garan* + come + sold* + tasse`,
    'Se la causa resta (umidità, ponte termico, poca aria) torna in uno o due inverni; tolta la causa, il trattamento tiene qualche anno. {who} te la dice dopo aver visto da dove viene l’umidità.',
    /^tinteggiatura\/muffa$/,
  ),
  thing(
    'sotto|dietro|togliendol*|tolt* + muro|muri|parete|pareti|intonac* + vien*|com*|trov*|sar*|esc*|rovin*|brutt*|mess*',
    'Sotto resta un velo di colla, che si lava e si carteggia: è compreso. Il muro di solito viene irregolare, con qualche pezzo di finitura venuto via: bastano stucco e carteggiatura se è sano, altrimenti si rasa, +9–12 €/m².',
    /^tinteggiatura\/carta-togliere$/,
  ),
  thing(
    'coll* + muro|resta|rimane|vien*|tolt*|via|togl*|sotto',
    'No, il lavaggio della colla è compreso: se ne resta un velo la tinta si stacca, quindi si lava e si carteggia. Dopo quasi sempre si rasa: +9–12 €/m².',
    /^tinteggiatura\/carta-togliere$/,
  ),
  thing(
    'strat*|doppi*|due carte|sovrappost*|vinil* + cost*|caro|quant*|piu|prezzo|cambia|aument*',
    'Con più strati, o con la carta vinilica, si contano 2–3 €/m² in più, perché va incisa e bagnata più volte.',
    /^tinteggiatura\/carta-togliere$/,
  ),
  thing(
    'ras*|stucc* + per forza|obbligat*|serve|bisogna|dopo|va|vanno|necessari*|sempre|lisci*',
    'Di solito sì: togliendo la carta l’intonaco si graffia e la tinta mostra i segni. Una mano di rasante costa 9–12 €/m²; se il muro resta sano bastano stucco e carteggiatura.',
    /^tinteggiatura\/carta-togliere$/,
  ),
  thing(
    'tint*|pittur*|imbianc*|ridipin*|vernic*|dipin* + dopo|poi|anche|serve|compres*|bisogna|va|vanno|a parte|compre*',
    'La rasatura lascia il muro liscio ma grezzo: la tinta è a parte, +5–8,50 €/m². Se vuoi anche quella scrivimi «e poi tinteggiare» e la aggiungo.',
    /^tinteggiatura\/rasatura$/,
  ),
  thing(
    'giall*|fumo|nicotin*|fuliggin*|macchi*|alon*|unto + prodott*|apposta|special*|serve|basta|copr*|ci vuole|fondo|isolant*|pittura|vernice|torna|ritorna|sotto|riaffior*|rispunt*|ricomp*|riapp*|trapass*|vede',
    'Con la sola pittura il giallo riaffiora in pochi mesi: prima si lava e si dà un fondo isolante antimacchia (di solito 3–5 €/m²), poi due mani di tinta. Se la macchia viene da una perdita va tolta prima la causa.',
    inside,
  ),
  thing(
    'lavabil*|smacchi*|spugn*|pulire|pulisc*|lavare|lavo + pittura|tinta|muro|muri|pareti|si|posso|poi|macchi* - differenz* + o + quadr*',
    'Una pittura lavabile si pulisce con spugna umida e sapone neutro, dopo due o tre settimane dalla posa; la traspirante si può solo spolverare. La lavabile costa 7–12 €/m², la semplice 5–8,50.',
    /^tinteggiatura\/(?:interni|stanza|parete|scale)$/,
  ),
  thing(
    'arric*|stacc*|si vede|vedono|giunt*|giunzion* + carta|angol*|teli|segn*|tempo|poi|umid*|bagn*',
    'Posata su un muro liscio, asciutto e con il fissativo, la carta non si stacca e le giunte quasi non si vedono. In bagno e in cucina serve quella vinilica o in fibra di vetro.',
    /^tinteggiatura\/carta-posare$/,
  ),
  thing(
    'antiruggine|ruggin* + torna|ritorna|serve|prima|compres*|dopo|anni',
    'Sì, l’antiruggine è compresa: si spazzola la ruggine, una mano di fondo e due di smalto. All’aperto tiene di solito 4–6 anni; dove la ruggine resta sotto torna prima.',
    /^tinteggiatura\/ferro$|^ristrutturazione_facciata\/ringhiere$/,
  ),
  thing(
    'laboratorio|portate via|portano via|portate + porte|persian*|finestr*|ante|voi|chi|bisogna|laboratorio',
    'Sì, ante e porte si smontano e si rimontano: è compreso. Si verniciano sul posto o in laboratorio; il trasporto in laboratorio è a parte.',
    /^tinteggiatura\/legno$/,
  ),
  thing(
    `alt*|scal*|trabattell*|ponteggi* + soffitt*|metri|vano|come|serve|fate|compres*
     arriv* + soffitt*|lassu|alto - cifra + prezz*`,
    'Fino a 3,5 m bastano scale e trabattello, compresi; oltre 3,2 m il prezzo sale del 15 % circa e un ponteggio vero si paga a parte.',
    inside,
  ),
  thing(
    `nero|nera|neri|macchi*|muffa + di nuovo|ancora|da capo|ritorn*|torn*|ricomin* + anno|anni|inverno|mesi|dopo|poi
     se|tra|dopo + punto capo|punto e capo|da capo|daccapo|di nuovo uguale|ritorn*|torna`,
    'Se torna vuol dire che la causa c’è ancora: condensa su un muro freddo, poca aria o una perdita. La pittura da sola non basta: arieggia ogni giorno, tieni i mobili staccati dal muro e, se è un ponte termico, isola quella parete. {who} lo capisce misurando l’umidità.',
    /^tinteggiatura\/muffa$/,
  ),
]
