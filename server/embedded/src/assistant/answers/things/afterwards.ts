import { lowerFirst } from '../../wording/figures.ts'
import { materials } from '../about/contents.ts'
import { living } from '../about/living.ts'
import { ownMaterials } from '../about/parts.ts'
import { extras } from '../about/price.ts'
import { sentence, whoDoes } from '../about/subject.ts'
import { yields } from '../about/work.ts'
import type { AnswerJob } from '../answer-context.ts'
import { type Thing, thing } from './thing.ts'

const systems = /^(?:impianti|caldaia|impianto_fotovoltaico)\//
const outside = /^(?:ristrutturazione_tetto|ristrutturazione_facciata)\//

/** Matches the texts of a job about closing and finishing walls. */
const walls = /murari|intonac|tracc|rasatur|\btint|ritocc|spallett/i

/** Says who closes and finishes the walls: the job itself, or another trade. */
function whoFinishesWalls({ kind }: AnswerJob): string | null {
  const inside = kind.included.find((text) => walls.test(text))
  const apart = kind.excluded.find((text) => walls.test(text))
  if (inside === undefined && apart === undefined) return null
  const done = inside === undefined ? '' : `È compreso: ${sentence(lowerFirst(inside))} `
  const rest =
    apart === undefined
      ? ''
      : `Resta a parte: ${sentence(lowerFirst(apart))} Di solito lo fa un muratore o l’imbianchino: fallo scrivere nel preventivo.`
  return `${done}${rest}`.trim()
}

/** The care that the result of a job needs, by the beginning of its key. The first match applies. */
const upkeep: readonly (readonly [RegExp, string])[] = [
  [
    /^serramenti\/(?:finestre|scorrevole|vetri|riparazione)/,
    'Poca: una o due volte l’anno pulisci i fori di scolo e le guarnizioni, una goccia d’olio alla ferramenta e una regolata quando un’anta striscia. Il legno vuole anche l’impregnante, di solito ogni 3–5 anni.',
  ],
  [
    /^serramenti\//,
    'Poca: pulisci guide e cerniere una volta l’anno e fai regolare quello che striscia, prima che si rovini.',
  ],
  [
    /^ristrutturazione_tetto\//,
    'Grondaie pulite una o due volte l’anno e un controllo di tegole, colmi e converse ogni due o tre anni, o dopo una bufera: un’occhiata costa molto meno di un’infiltrazione.',
  ],
  [
    /^ristrutturazione_facciata\//,
    'Poca: un lavaggio ogni qualche anno dove si formano alghe, e un’occhiata a sigillature, davanzali e pluviali. La tinta si rinfresca di solito dopo 10–15 anni.',
  ],
  [
    /^ristrutturazione_bagno\//,
    'Poca: silicone e fughe puliti e rifatti quando anneriscono, rompigetto e pilette liberi dal calcare, aria dopo la doccia.',
  ],
  [
    /^impianti\/(?:elettrico|quadro|punti|guasto)/,
    'Premi il tasto di prova del salvavita ogni qualche mese, e fai dare un’occhiata a quadro e messa a terra ogni qualche anno.',
  ],
  [
    /^tinteggiatura\//,
    'Quasi niente: le macchie si tolgono con un panno umido, se la pittura è lavabile. Tieni un po’ di tinta, con la sigla del colore, per i ritocchi.',
  ],
]

/** What to do until the professional comes, by the beginning of the job's key. The first match applies. */
const untilThen: readonly (readonly [RegExp, string])[] = [
  [
    /^ristrutturazione_bagno\/(?:cassetta|rubinetto|perdita)|^caldaia\/scaldabagno/,
    'Intanto chiudi il rubinetto d’arresto di quell’apparecchio, di solito sotto o dietro; se non c’è, chiudi quello generale quando non usi l’acqua, e metti un secchio.',
  ],
  [
    /^ristrutturazione_bagno\/scarico/,
    'Intanto non usare quello scarico e non tirare lo sciacquone: l’acqua torna su. Evita acidi e soda, che rovinano i tubi e chi li apre dopo; prova solo con la ventosa.',
  ],
  [
    /^caldaia\/(?:riparazione|sostituzione|termosifone)/,
    'Intanto guarda se la pressione è tra 1 e 1,5 bar e se il gas è aperto; se va ancora in blocco lasciala spenta. Per scaldare usa una stufetta elettrica, mai bracieri o fornelli.',
  ],
  [
    /^impianti\/(?:guasto|quadro)/,
    'Intanto lascia staccato quello che fa scattare la corrente e non riarmare di continuo. Con odore di bruciato o scintille stacca il generale.',
  ],
  [
    /^impianti\/clima/,
    'Se gocciola dentro meglio tenerlo spento: l’acqua rovina muro e mobili, e può arrivare alla parte elettrica. Se puzza soltanto non si rompe, ma respiri quello che c’è dentro: lava i filtri e arieggia finché non viene pulito.',
  ],
  [
    /^tinteggiatura\/crepe/,
    'Intanto meglio non chiuderla: coperta con gesso o stucco si riapre, e non si vede più se si muove. Segna le due estremità a matita con la data e fotografala ogni settimana; se è larga o cresce la guarda un ingegnere.',
  ],
  [
    /^ristrutturazione_facciata\/umidita/,
    'Meglio di no: finché il muro è umido la tinta si gonfia e si stacca in pochi mesi. Togli quello che si sfalda, arieggia e tieni i mobili scostati; l’intonaco traspirante e la tinta vengono dopo che la causa è risolta e il muro è asciutto.',
  ],
  [
    /^ristrutturazione_facciata\/(?:frontalini|cornicioni|balcone|ringhiere)/,
    'Intanto non appoggiare pesi e non far passare nessuno lì sotto: se si staccano pezzi chiudi il passaggio e avvisa l’amministratore. Non stuccare sopra i ferri: si nasconde il danno e non si ferma.',
  ],
  [
    /^ristrutturazione_tetto\//,
    'Intanto metti un secchio, sposta le cose di valore e tieni libero il pavimento sotto; non salire sul tetto. Se deve piovere fai coprire il punto con un telo da un’impresa.',
  ],
  [
    /^serramenti\/(?:cinghia|tapparelle|motore|riparazione|vetri|serratura)/,
    'Intanto non forzarla e non farla salire: se è storta o penzola bloccala, e un vetro rotto coprilo con nastro e cartone, con i guanti.',
  ],
  [
    /^tinteggiatura\/muffa/,
    'Intanto arieggia più volte al giorno, stacca i mobili dal muro e pulisci la muffa con un prodotto apposta, guanti e finestra aperta: non coprirla con la pittura.',
  ],
]

const safePaint =
  'Sì, se scegli pitture all’acqua a basse emissioni (VOC), meglio con un certificato per interni: l’odore è leggero. Si dorme nella stanza dopo averla arieggiata, con neonati e asma meglio aspettare due o tre giorni. Chiedi all’imbianchino la scheda del prodotto.'

/** Questions of one trade that the other groups read differently. They come first. */
export const ofOneTrade: readonly Thing[] = [
  thing(
    'sicur*|nociv*|tossic*|fa male|fanno male|innocu*|pericol*|adatt*|va bene + neonat*|bimb*|bambin*|gravid*|incint*|asma|asmatic*|allerg*|cane|cani|gatto|gatti|animal* - scale + ponteggi* + ringhier* + muff*',
    (_job, { told = [] }) => (told.some((text) => /muff/i.test(text)) ? null : safePaint),
    /^tinteggiatura\//,
  ),
  thing(
    'danno|danni|macchi*|soffitt* + vicin*|sotto|inquilin*|condomin* + pag*|risarc*|rimbors*|tocca|spetta|rispond*',
    'Il danno già fatto di sotto di regola lo paga chi ha la parte che perde: il proprietario, o in parte il condominio se il terrazzo fa da tetto agli altri (art. 1126 del codice civile: un terzo e due terzi). Avvisa l’amministratore e la tua assicurazione, con le foto, prima di riparare.',
    /^ristrutturazione_tetto\/|^ristrutturazione_bagno\/|^ristrutturazione_facciata\//,
  ),
  thing(
    'valvol* + obbligator*|obbligo|per forza|devo|legge|bisogna|necessari* - perd* + scatt*',
    'Quando si cambia la caldaia le regole (DM 26 giugno 2015) chiedono di regolare il calore stanza per stanza, salvo impedimenti tecnici, e di solito si fa con le valvole; con il riscaldamento centralizzato sono obbligatorie. Il tuo caso lo dice {who}, che lo scrive nella dichiarazione.',
    /^caldaia\//,
  ),
  thing(
    `schium*|sigillatur*|sigillat*|nastri + posa|montagg*|montate|usate|mettete|con|fate|solo|come|va bene
     posa + qualificat*|certificat*|norma|regola d arte|clima|come fate|come si fa`,
    'La posa fatta bene non è solo schiuma: dentro e fuori vogliono nastri o sigillanti elastici, e attenzione al controtelaio (norma UNI 11673). Chiedi che il preventivo dica come sigillano: da lì passano aria e condensa.',
    /^serramenti\/(?:finestre|scorrevole)/,
  ),
  thing(
    'tegol*|coppi|manto + riusar*|riutilizz*|recuper*|riuso|rimett*|tenere|tenerl*|salvar* - cost* + quant* + smalt* + portat* + romp* + rompon* + rott*',
    'Sì, se sono sane: si smontano, si scartano le rotte e si integra con altre simili. Si risparmia il materiale, non la manodopera: il lavoro è «smontare e rimontare le tegole», scrivimelo e faccio i conti.',
    /^ristrutturazione_tetto\/(?:rifare|rimontaggio)/,
  ),
  thing(
    `risparm* + isolant*|isolament*|coibent*|isolando|cappott*|riscaldament*|bollett*|gas - materiali
     bollett* + differenz*|meno|cal*|scend*|sent*|davvero`,
    (_job, context) => yields(context).paragraphs[0] ?? null,
    outside,
  ),
  thing(
    'caldo|calda|fresco|fresca + estate|d estate|mansarda|sottotetto|sotto|dentro|casa|sent*|agosto|luglio - acqua + riscald*',
    'Con l’isolante d’estate si sta meglio: contano il peso del materiale (la fibra di legno rallenta il caldo più dei pannelli leggeri) e un tetto ventilato. Chiedi a {who} lo «sfasamento» del pacchetto: di solito 10–12 ore sono un buon valore.',
    /^ristrutturazione_tetto\/(?:rifare|sottotetto|lamiera)|\/cappotto$/,
  ),
  thing(
    'negoz*|bar|ristorant*|attivita|botteg*|vetrin*|portone|ingress* + chiuder*|chius*|apert*|accesso|lavorar*|blocc*|passar*|passa',
    'Di solito restano aperti: sotto il ponteggio si lascia un passaggio protetto e illuminato. Si chiude solo nelle ore in cui si monta davanti all’ingresso: fatti dire i giorni da {who} e avvisa per tempo.',
    outside,
  ),
  thing(
    'non paga|non pagano|moros* - danni + ditta + impresa',
    'Quello che l’assemblea delibera lo pagano tutti: per i lavori straordinari si costituisce un fondo prima di iniziare (art. 1135 del codice civile), e contro chi non paga l’amministratore può chiedere un decreto ingiuntivo.',
    outside,
  ),
  thing(
    'panni|biancheria|bucato|stend*|balcon* + usar*|usiamo|si puo|posso|possono|possiamo|stender*|uscir* - rifar* + quant* + compres*',
    'Finché c’è il ponteggio i balconi di solito non si usano: ci sono teli, polvere e operai. Togli panni, tende e vasi; {who} ti dice i giorni in cui lavora sulla tua parte.',
    /^ristrutturazione_facciata\//,
  ),
  thing(
    'finestr*|davanzal*|soglie|infiss* + spost*|tocc*|allung*|sporg*|arretr*|togl*|problem* - nuov* + cost*',
    'Le finestre di solito restano dove sono: il cappotto gira nella spalletta con uno strato più sottile e i davanzali si allungano. Se pensi di cambiarle falle prima, o insieme: dopo costa di più.',
    /\/cappotto$/,
  ),
  thing(
    'fuoco|incendi*|brucia|bruciano|infiamm*|ignifug* + prend*|cappott*|polistir*|eps|material*|sicur*|rischi*|caso|si|pannell*',
    'L’EPS è una plastica autoestinguente (Euroclasse E), coperta dalla rasatura; la lana di roccia non brucia (A1) e costa 25–40 €/m² in più. Nei palazzi alti le regole antincendio possono chiedere materiali che non bruciano: lo verifica il tecnico.',
    /\/cappotto$/,
  ),
  thing(
    'batteri*|accumulo|metterl*|mettere|si mette|inverter + in casa|casa|garage|cantina|fuori|esterno|camera|ripostiglio|lavanderia|corridoio|dove - restare + stare + quanto + pannell* + cost*',
    'Batteria e inverter vanno in un locale asciutto e ventilato: garage, cantina o lavanderia, non in camera. Fuori solo i modelli da esterno, all’ombra e riparati. Il posto lo sceglie con te {who}.',
    /^impianto_fotovoltaico\/(?:impianto|batteria|inverter)/,
  ),
  thing(
    'smalt*|ricicl*|fine vita|buttar*|rottam* + domani|futuro|poi|fine|tra|anni|vita|pannell*|come|dove',
    'A fine vita i pannelli sono rifiuti elettronici (RAEE): quelli di un impianto di casa, sotto i 10 kW, si portano gratis all’isola ecologica (D.Lgs. 49/2014). Si paga chi li smonta e li porta giù.',
    /^impianto_fotovoltaico\/impianto/,
  ),
  thing(
    `chi + controll*|verific*|collaud* + dopo|poi|fine|finito
     norma - non + vecchi* + mettere + adegua* + adeguar* + rispond* + quant* + cost* + devo + chi`,
    'A fine lavoro {who} prova l’impianto e ti lascia la dichiarazione di conformità (DM 37/2008): dice che è a norma, e chi la firma ne risponde. Un collaudo di un altro tecnico lo puoi chiedere, a parte.',
    systems,
  ),
  thing(
    'salvavita|differenzial*|magnetotermic* + compres*|inclus*|dentro|c e|ci sono|previst*|prezzo',
    (job) =>
      job?.kind.included.some((text) => /quadro/i.test(text)) === true
        ? 'Sì: il salvavita sta nel quadro, che è compreso. Chiedi quanti ne mettono: meglio almeno due, così non si spegne tutta la casa insieme.'
        : null,
    /^impianti\/(?:elettrico|quadro)/,
  ),
  thing(
    'fibra|internet|ethernet|wifi|wi fi|modem|presa dati|prese dati|rete dati|cavo rete - cost* + quanto',
    'Per la fibra basta un tubo vuoto da dove entra il cavo fino al modem, e una presa dati nelle stanze dove serve: chiedi a {who} di scriverli nel preventivo. Il collegamento lo fa l’operatore.',
    /^impianti\/elettrico|^ristrutturazione\/(?:completa|parziale)/,
  ),
  thing(
    'sporc*|macchi*|rovin*|graffi*|schizz*|imbratt* + battiscop*|parquet|paviment*|infiss*|prese|interruttor*|soglie|termosifon*|piastrell* - vecchi* + coprir* + gia',
    'Battiscopa, pavimenti, infissi e prese si coprono con nastro e teli: è compreso. Uno schizzo si pulisce subito; per un danno risponde {who}, quindi fai due foto prima che inizino.',
    /^tinteggiatura\//,
  ),
  thing(
    'solo|soltanto|solamente|tolgo|lascio fuori|escludo + soggiorn*|camer*|stanz*|salott*|corridoi*|cameretta|zona giorno|zona notte|un piano|piano terra - soffitt* + paret* + una stanza + cost* + adesso + anno',
    'Si può: contano i metri. Scrivimi i m² di pavimento delle stanze da fare, per esempio «45 m²», e rifaccio i conti; i muri li calcolo io.',
    /^tinteggiatura\/interni|^ristrutturazione\/(?:pavimenti|parquet|levigatura|leggera|parziale)/,
  ),
]

/** Questions for any job about the time after the work, and about the customer's own part in it. */
export const ofAnyTrade: readonly Thing[] = [
  thing(
    `posso|possiamo + usarl*|usare|accenderl*|tenerl* + stesso|comunque|ugualmente|cosi|intanto
     frattempo|intanto|fino allora|finche non|prima che veng*|prima che arriv* + faccio|fare|facciamo|posso|come|cosa|che|devo|conviene|rimedi*|accend*|dipingo|imbianco|copro|stucc* - acid* + disgorgant* + soda + vivo + abit* + lavo + dorm* + cucin* + stare + doccia + sgombr* + liber* + prepar* + operai + entra* + inquilin* + affitt* + fredd* + cald* + invern* + estate + piov* + nevic* + gel*`,
    (job) => untilThen.find(([keys]) => keys.test(job?.key ?? ''))?.[1] ?? null,
  ),
  thing(
    'se + viene via|vengono via|salta fuori|saltano fuori|viene fuori|vengono fuori|salta via|viene giu|trovate|trovano|trovassero|scoprite|scoprono - dopo + anno + anni + amianto + eternit + garanz* + chi se + chi + porta via',
    (_job, context) => extras(context).paragraphs[0] ?? null,
  ),
  thing(
    'quanto + piu|aggiung*|di piu + altra|altro|altre|altri|anche quella|anche quello|anche quelle|pure quella|pure quello|seconda|secondo - mano + fascia + risparm*',
    (job) => {
      const more = job?.kind.factors.find((text) => /in più/i.test(text) && /€/.test(text))
      return more === undefined
        ? null
        : `Nella stessa uscita costa meno della prima: ${sentence(more)} Scrivimi quante sono in tutto e rifaccio i conti.`
    },
  ),
  thing(
    'valore|quotazion*|prezzo + casa|immobile|appartament*|alloggio + aument*|alza|alzare|sale|salire|rivaluta*|cresce|guadagn*|piu|vend* - bonus + rendita + catast* + stima',
    'Una casa con lavori recenti si vende prima e meglio, ma di rado il prezzo sale quanto hai speso: per la tua zona te lo dice un agente immobiliare. Pesano soprattutto classe energetica, impianti con la dichiarazione e bagni.',
  ),
  thing(
    'se|poi|dopo|dovessi + vedo|vediamo|vedono|vede|noto|restano|resta|escono|compaiono|viene|vengono|trovo + strisc*|righ*|alon*|difett*|macchi*|bolle|bolla|stort*|dislivell*|male|graffi*|imperfezion* - finestra + muff* + piove + vanno + va via + muro stort* + muro tutto + muro ruvid* + muri stort*',
    'Prima del saldo guarda tutto con la luce del giorno e fai correggere quello che non va. Se il difetto esce dopo scrivilo a {who} appena lo vedi, con due foto: un lavoro fatto male lo rimette a posto chi l’ha fatto, senza farti pagare.',
  ),
  thing(
    'dove + mi lavo|ci laviamo|laviamo|lavo|doccia|cucino|cuciniamo|dormo|dormiamo|mangio|mangiamo|vado bagno|andiamo bagno|vivo|viviamo|stiamo|sto - agenzi* + metto + siete',
    (_job, context) => living(context).paragraphs[0] ?? null,
  ),
  thing(
    'metto da parte|mettere da parte|tengo da parte|tenere da parte|devo prevedere|prevedo|metto in conto|mettere in conto|calcolo + per|quanto|piastrell*|sanitar*|mobil*|material* - imprevist*',
    (_job, context) => materials(context).paragraphs[0] ?? null,
  ),
  thing(
    'compr*|acquist*|prend*|trov* + online|on line|internet|amazon|leroy|ikea|brico*|usato|ingrosso|subito it - perche + quanto + termostat* + notizi*',
    (_job, context) => ownMaterials(context).paragraphs[0] ?? null,
  ),
  thing(
    'pagarl*|pagare|pago|paghiamo|pagamento|saldar* + # anni|# mesi|# volte|due anni|tre anni|due mesi|tre mesi|sei mesi|un anno|due volte|piu volte|poco volta - garanz* + ogni + affitto + dopo + rate',
    (job) =>
      job
        ? `Si può, se ${whoDoes(job)} è d’accordo: scrivi nel preventivo le scadenze, legate ai lavori già fatti. Per tempi lunghi le rate passano di solito da una finanziaria o dalla tua banca: guarda il TAEG, cioè il costo vero.`
        : null,
  ),
  thing(
    'scegl*|scelgo|decid*|decido + io|noi|posso|possiamo|lo|la|li|le + parquet|piastrell*|sanitar*|rubinett*|porte|modell*|material*|finitur*|pavimento|manigli* - chi + quando + ditta + come + color*',
    (_job, context) => materials(context).paragraphs[0] ?? null,
  ),
  thing(
    'chi|voi + ripristin*|rifa|rifate|richiud*|chiude|chiudete|stucc*|ritocc*|intonac*|rasa|imbianca|imbiancate|tappa + intonac*|tracc*|buch*|muro|muri|paret*|segni|spallett*|dopo',
    (job) => (job ? whoFinishesWalls(job) : null),
  ),
  thing(
    'ridipingete|ripitturate|imbiancate|rimbiancate|ritinteggiate|richiudete|ritoccate + muro|muri|paret*|tracc*|buch*',
    (job) => (job ? whoFinishesWalls(job) : null),
    /^(?!tinteggiatura)/,
  ),
  thing(
    'garant*|assicur*|sicuro|tranquill* + non + aument*|sale|salga|cresc*|cambia*|lievit*|sfor* - taglie',
    (_job, context) => extras(context).paragraphs[0] ?? null,
  ),
  thing(
    'vedere|visitar*|controllar*|passare|seguire|venire + lavori|cantiere|operai + ogni giorno|giorno|quando voglio|durante|posso|sera - fatt* + finiti + altri + prima + referenz*',
    'Sì, è casa tua: passa quando vuoi, meglio a un’ora concordata e senza entrare dove si demolisce. Conviene un giro fisso ogni settimana con {who}, con due foto e le decisioni per iscritto.',
  ),
  thing(
    'manutenzion*|cura|curarl*|trattament*|accorgiment* + com|come|cosa|che|quanta|serve|vuole|richied*|bisogna|devo|molta|poi|dopo|fare|particolar* - contratto + ordinaria + straordinaria + obblig*',
    (job) => upkeep.find(([keys]) => keys.test(job?.key ?? ''))?.[1] ?? null,
  ),
  thing(
    'classe energetica|classe + divent*|sal*|guadagn*|arriv*|ottien*|miglior*|che|quale|quante - energetica elettrodom*',
    'La classe la dice l’attestato energetico (APE), prima e dopo, che fa un tecnico. La spostano isolamento, finestre e caldaia o pompa di calore insieme: un lavoro solo di solito la alza di una classe, o per niente.',
    /^(?:ristrutturazione|serramenti|caldaia)\//,
  ),
]
