import { asksAmount } from '../about/amount.ts'
import { type Thing, thing } from './thing.ts'

/** When a job is worth doing and when it can wait, by the beginning of its key. The first match applies. */
const needs: readonly (readonly [RegExp, string])[] = [
  [
    /^tinteggiatura\/muffa/,
    'Sì, se la muffa è più di qualche puntino: si allarga e si respira. Ma il trattamento da solo non basta se resta la causa, quindi prima arieggia, stacca i mobili dai muri freddi e fai guardare se è condensa o un’infiltrazione.',
  ],
  [
    /^tinteggiatura\/rasatura/,
    'Serve solo se vuoi pareti lisce o se sono piene di rappezzi: su un muro sano si può imbiancare com’è, e si risparmia tutta la rasatura.',
  ],
  [
    /^tinteggiatura\/crepe/,
    'Una crepa sottile e ferma è estetica e può aspettare la prossima imbiancatura. Se è larga più di 2–3 mm, in diagonale o si allarga, prima la guarda un tecnico: metti una data con la matita alle due estremità.',
  ],
  [
    /^tinteggiatura\/(?:ferro|legno)/,
    'Se la vernice è solo opaca può aspettare; se si sfoglia o spunta la ruggine conviene farlo adesso, perché poi si devono cambiare i pezzi.',
  ],
  [
    /^tinteggiatura\/(?:decorativa|carta)/,
    'È una scelta di gusto, non una necessità: una tinta normale costa molto meno. Di solito vale la pena su una parete sola, quella che si vede entrando; chiedi una prova prima.',
  ],
  [
    /^tinteggiatura\//,
    'È soprattutto estetica: si rifà di solito ogni 5–8 anni, e se i muri sono solo sporchi può aspettare. Serve prima se ci sono muffa, macchie d’acqua o pittura che si stacca.',
  ],
  [
    /^ristrutturazione_bagno\/(?:completo|rinnovo)/,
    'Rifarlo da zero serve se i tubi sono vecchi (ferro, o più di 30–40 anni), se ci sono perdite o se vuoi spostare i pezzi. Se i tubi sono buoni bastano sanitari e piastrelle nuovi, anche sopra le vecchie, e si spende molto meno.',
  ],
  [
    /^ristrutturazione_bagno\/tubi/,
    'Con tubi di ferro o di oltre 30–40 anni sì, soprattutto se stai già rompendo il pavimento: rifarlo dopo costa il doppio. Con tubi di plastica o rame che non perdono si possono tenere.',
  ],
  [
    /^ristrutturazione_bagno\/(?:perdita|scarico|cassetta|rubinetto)/,
    'Sì, e conviene presto: una perdita o uno scarico che va piano peggiora e può bagnare chi sta sotto. Prova prima le cose semplici, filtro, guarnizione e sifone; se torna, serve l’idraulico.',
  ],
  [
    /^ristrutturazione_bagno\/(?:vasca|accessibile|box)/,
    'Conviene se la vasca non la usi o se entrare è difficile: per una persona anziana la doccia bassa evita la maggior parte delle cadute. Se vuoi solo provare, un sedile da vasca costa di solito 30–80 €.',
  ],
  [
    /^ristrutturazione_bagno\//,
    'Dipende da come stanno: se sono integri è una scelta di comodità e può aspettare; se sono crepati, perdono o il ricambio non si trova più conviene cambiarli.',
  ],
  [
    /^ristrutturazione\/(?:completa|parziale)/,
    'Non per forza tutto: gli impianti con più di 30 anni e l’umidità sono la parte da non rimandare; pavimenti, porte e tinta si possono tenere o fare dopo. Fai due prezzi, uno con il necessario e uno completo.',
  ],
  [
    /^ristrutturazione\/levigatura/,
    'Conviene se il legno o la pietra sono sani: costa di solito un terzo di un pavimento nuovo. Se è solo opaco a volte basta una pulizia con cera o protettivo: falla provare su un angolo.',
  ],
  [
    /^ristrutturazione\//,
    'È una scelta di comodità e di spazio: non c’è fretta, e conviene farla insieme ad altri lavori, così polvere, protezioni e tinta si pagano una volta.',
  ],
  [
    /^serramenti\/finestre/,
    'Se entrano aria e rumore o i vetri sono singoli sì, il salto si sente. Se hanno già il doppio vetro e chiudono bene, spesso bastano guarnizioni, regolazione o solo i vetri nuovi.',
  ],
  [
    /^serramenti\/vetri/,
    'Se il telaio è sano sì: cambiare i soli vetri costa di solito meno della metà di una finestra nuova e ferma condensa e freddo del vetro. Se il telaio è storto, marcio o lascia passare aria conviene la finestra intera.',
  ],
  [
    /^serramenti\/(?:blindata|serratura|inferriate)/,
    'Dipende dal rischio: piano basso, casa isolata o spesso vuota, cilindro vecchio. Il passo più utile per quello che costa è un cilindro europeo con defender; porta nuova e grate vengono dopo.',
  ],
  [
    /^serramenti\//,
    'Se è rotto o non chiude sì; se è solo comodità può aspettare, e conviene farne più d’uno nella stessa uscita.',
  ],
  [
    /^caldaia\/revisione/,
    'Sì: la manutenzione e il controllo dei fumi sono obbligatori, con le scadenze del libretto, e servono anche alla sicurezza.',
  ],
  [
    /^caldaia\/(?:sostituzione|pompa|ibrido)/,
    'Se ha meno di 10–12 anni e un guasto solo di solito si ripara. Oltre i 15, con ricambi cari o consumi alti, conviene cambiarla con calma, prima che si fermi in pieno inverno.',
  ],
  [
    /^caldaia\/lavaggio/,
    'Serve se i termosifoni restano freddi sotto, l’acqua è nera o stai cambiando caldaia: spesso lo chiede anche la garanzia di quella nuova. Se tutto scalda bene e l’acqua è chiara può aspettare.',
  ],
  [
    /^caldaia\/(?:valvole|termostato)/,
    'Non è indispensabile, ma è tra le spese che rientrano prima: di solito fa risparmiare il 5–15 % del gas, se si abbassano le stanze poco usate.',
  ],
  [
    /^caldaia\//,
    'Se perde, non scalda o fa rumore sì, prima dell’inverno; se va bene può aspettare il prossimo controllo.',
  ],
  [
    /^impianti\/(?:elettrico|quadro)/,
    'Sì se manca la terra o il salvavita, i fili sono di stoffa o scatta spesso: è questione di sicurezza. Se l’impianto ha meno di 25–30 anni ed è in regola di solito basta un controllo, o il quadro nuovo.',
  ],
  [
    /^impianti\/(?:allarme|telecamere)/,
    'Non è indispensabile: prima contano porta, cilindro e finestre che chiudono bene. Un antifurto serve di più al piano basso, in una casa isolata o che resta vuota.',
  ],
  [
    /^impianti\/(?:guasto|gas)/,
    'Sì: gas e guasti elettrici non si rimandano. Se senti odore o una presa scalda, chiudi e stacca, e chiama subito.',
  ],
  [
    /^impianti\/wallbox/,
    'Se fai pochi chilometri può bastare una presa dedicata da 2 kW di notte, messa da un elettricista; la wallbox conviene se ricarichi spesso, perché è più veloce e non fa scattare il contatore.',
  ],
  [
    /^impianti\//,
    'Dipende da come va quello che hai: se è vecchio, fuori norma o si guasta spesso conviene; se è solo comodità può aspettare altri lavori che aprono gli stessi muri.',
  ],
  [
    /^impianto_fotovoltaico\/(?:impianto|batteria|ampliamento|balcone)/,
    'Conviene se consumi di giorno o hai bollette alte, e il tetto guarda tra est e ovest senza ombre; con meno di 2.000 kWh l’anno il rientro è lento. La batteria non è obbligatoria e si può aggiungere dopo.',
  ],
  [
    /^impianto_fotovoltaico\//,
    'Guarda la resa sull’app e confrontala con lo stesso mese dell’anno prima: se è calata di più del 10 % serve, altrimenti può aspettare.',
  ],
  [
    /^ristrutturazione_tetto\/(?:rifare|lamiera)/,
    'Se perde in pochi punti e le travi sono sane spesso basta un ripasso. Si rifà quando le tegole si sfaldano, la guaina manca o le infiltrazioni tornano ogni anno: fallo guardare, con le foto, prima di decidere.',
  ],
  [
    /^ristrutturazione_tetto\/eternit/,
    'Se le lastre sono intere si può anche tenerle sotto controllo o incapsularle; se sono rotte o si sfaldano vanno tolte. Lo stato lo valuta un tecnico, e alcune regioni chiedono una scheda.',
  ],
  [
    /^ristrutturazione_tetto\/(?:sottotetto|pulizia)/,
    'È tra le spese che rendono di più: un sottotetto isolato riduce molto le perdite di caldo, e grondaie pulite evitano infiltrazioni. Si può fare in qualunque stagione asciutta.',
  ],
  [
    /^ristrutturazione_tetto\//,
    'Se entra acqua sì, e prima dell’inverno: bagna solai e isolante e il danno cresce. Se è solo vecchio, un controllo dice se può aspettare qualche anno.',
  ],
  [
    /^ristrutturazione_facciata\/(?:cappotto|insufflaggio|cappotto-interno)/,
    'Conviene se la casa è fredda e la facciata è comunque da rifare, perché il ponteggio si paga una volta. Se i muri sono già isolati o scaldi poco il rientro è lungo: fatti fare prima un attestato energetico (di solito 100–200 €).',
  ],
  [
    /^ristrutturazione_facciata\/(?:frontalini|balcone|cornicioni|ringhiere)/,
    'Se si vedono i ferri o cadono pezzi sì, subito: chi passa sotto rischia, e il danno si allarga. Se è solo la tinta rovinata può aspettare.',
  ],
  [
    /^ristrutturazione_facciata\//,
    'Se è solo sporca basta un lavaggio. Serve rifarla se l’intonaco suona vuoto, si gonfia o lascia passare acqua: prima si capisce la causa.',
  ],
]

/** Questions whether the work is needed, worth it or may wait. */
export const needed: readonly Thing[] = [
  thing(
    `serve|servono|servira|necessari*|indispensabil*|utile|utili|ne ho bisogno|bisogno + davvero|proprio|veramente|sul serio|per forza|fregatura|sicuro che + lavoro|farlo|farla|fare|e|cosi|quest* - permess* + ponteggi* + batteri* + foto + sopralluog* + marc* + color* + elettricist* + chiuder* + spostar* + uscir* + muratore + tecnico + filtro + smontar* + svuotar*
     serve|servono|necessari*|indispensabil*|utile|bisogno + davvero|veramente|sul serio|fregatura - permess* + ponteggi* + batteri* + foto + sopralluog* + elettricist* + muratore + tecnico + filtro
     e una fregatura|e inutile|soldi buttati|butto soldi|buttare soldi|spesa inutile - piastrell* + mattonell* + pavimento + dirmi + chat + funzion* + scatolett* + apparecch*
     posso|possiamo|si puo|potrei + farne a meno|fare a meno|farne senza
     vale la pena|ne vale la pena|ha senso|mi conviene davvero|conviene davvero|conviene farlo|conviene fare + farlo|rifarl*|spender*|lavoro|tutto|davvero|proprio|veramente|stanca|o no|spesa|tutti soldi|quest* - o`,
    (job, context) =>
      job === null || asksAmount(context.utterance)
        ? null
        : (needs.find(([keys]) => keys.test(job.key))?.[1] ?? null),
  ),
]
