import { sentence } from '../about/subject.ts'
import { type Thing, thing } from './thing.ts'

const whole = /^ristrutturazione_bagno\/(?:completo|rinnovo|secondo)$/
const shower = /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto|completo|rinnovo|accessibile)$/

/** Says whether walls must be opened for a small bathroom job, by job. */
const breaking: Readonly<Record<string, string>> = {
  'ristrutturazione_bagno/rubinetto':
    'Per un rubinetto normale no. Solo i modelli a incasso chiedono di aprire il muro: +150–350 €.',
  'ristrutturazione_bagno/perdita':
    'Prima si cerca con gli strumenti, senza rompere (+100–200 € con termocamera o gas); poi si apre solo sul punto. Chiusura grezza compresa, piastrelle e tinta a parte.',
  'ristrutturazione_bagno/cassetta':
    'Per cambiare galleggiante o guarnizioni no, si lavora dalla placca (90–140 €). Si rompe solo per sostituire tutta la cassetta a incasso: con la muratura 300–560 €, piastrelle a parte.',
  'ristrutturazione_bagno/scarico':
    'No: si passa dal sifone o dalla piletta con la sonda. Si rompe solo se un tubo è spaccato, e prima conviene una videoispezione (150–300 €).',
  'ristrutturazione_bagno/box-piatto':
    'Per il box no; per il piatto si toglie almeno la prima fila di piastrelle attorno, che è compresa.',
  'ristrutturazione_bagno/sanitari':
    'Di solito no, se il nuovo ha lo scarico alla stessa distanza. Per i sospesi sì: cassetta e staffe vanno nel muro.',
}

/** Questions about bathrooms. */
export const bathroom: readonly Thing[] = [
  thing(
    'scalin*|gradin*|bordo|scavalc* + piatto|doccia - cost* + prezz*',
    'Un piatto doccia nuovo sporge di solito 3–5 cm, uno ribassato 2–3; a filo pavimento si può se sotto c’è lo spazio per lo scarico, di solito 8–12 cm. Per chi cammina male dillo subito: lo verifica {who} al sopralluogo.',
    /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto|completo|accessibile)$/,
  ),
  thing(
    `senza finestra|senza finestre|cieco|ciechi|non finestra|manca finestra|nessuna finestra + norma|legge|regola*|permess*|si puo|posso|fare|vale|obblig*|serve|aria|problem*
     finestr*|cieco + legge|norma|vietat*|permette|obblig*
     aspirator*|aspirazion*|ventola|estrattor* + serve|devo|obblig*|legge|norma|senza finestra|basta|ci vuole`,
    'Si può: per legge un bagno senza finestra deve avere un’aspirazione meccanica (DM 5 luglio 1975), cioè un estrattore che porta l’aria fuori. Quanta aria deve cambiare lo dice il regolamento edilizio del Comune: lo verifica il tecnico della pratica.',
    /^ristrutturazione_bagno\/(?:completo|rinnovo|secondo|accessibile)$/,
  ),
  thing(
    'finestra|finestrella + doccia|dentro|box',
    'Si può tenere: meglio un telaio in PVC o alluminio con vetro satinato, davanzale in pendenza e impermeabilizzante anche attorno al vano. Se è di legno prima o poi soffre: chiedi a {who} se conviene alzarla o cambiarla.',
    shower,
  ),
  thing(
    'scarico|sifone|piletta + cambi*|rifa*|stesso|adatt*|spost*|vecchio|tenere - ottur* + intas*',
    (job) => {
      const text = job?.kind.included.find((one) => /scaric/i.test(one))
      return text === undefined
        ? null
        : `Lo scarico della vasca si adatta al piatto, ed è compreso: ${sentence(text)} Se il tubo è vecchio o manca pendenza lo dice {who} aprendo, ed è a parte.`
    },
    /^ristrutturazione_bagno\/(?:vasca-doccia|box-piatto)$/,
  ),
  thing(
    'scorta|avanzat*|stesse|uguali|identich* + piastrell*|mattonell* + non|senza|piu|finit*|trov*|manc*|nessuna',
    'Se non ne hai di scorta si cerca lo stesso modello, o un magazzino di recupero; se non c’è si stacca con una fascia o un colore diverso fatto apposta, o si coprono con pannelli. Una foto con le misure aiuta.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'tubi|tubo|tubatur*|tubazion*|scarich*|impianto idraulico + tenere|ten*|lasci*|salv*|per forza|obblig*|devo cambi*|vecchi* - marc* + rott* + perd* + intas*',
    'Si può, se sono sani e di materiale recente: lo vede {who} aprendo il muro. Di solito oltre i 25–30 anni conviene rifarli adesso, perché dopo si rompono le piastrelle nuove. Se li tieni scrivimi «tubi vecchi»: rifaccio il conto.',
    /^ristrutturazione_bagno\/(?:completo|rinnovo)$/,
  ),
  thing(
    'sospes* + fragil*|regg*|resist*|pes*|romp*|tiene|sicur*|delicat*|kg|chili',
    'No: il peso lo porta il telaio nel muro, provato di solito per 400 kg. Serve però un muro adatto o una controparete, e la cassetta dentro il muro si ripara dalla placca.',
    whole,
  ),
  thing(
    'box|doccia + vetro|cristallo + muratur*|muretto|mattoni|mosaico|muro',
    'Il vetro tiene poco spazio, fa passare la luce e si pulisce in fretta; la muratura nasconde e regge nicchie e seduta, ma ruba di solito 8–10 cm per lato e costa di più in piastrelle. In un bagno piccolo si sceglie quasi sempre il vetro.',
    shower,
  ),
  thing(
    'piatto|doccia + resina|ceramica|acrilic*|marmo|pietra + resina|ceramica|acrilic*|marmo|meglio|quale|convien*|differenz*',
    'La resina è sottile, si taglia a misura e non è scivolosa, ma si graffia e costa di più; la ceramica dura, si pulisce bene e costa meno, però solo in misure fisse. L’acrilico è il più economico e il più delicato.',
    shower,
  ),
  thing(
    'aver*|arriv*|consegn*|ordin*|attes*|aspett* + piastrell*|mattonell*|sanitar*|rubinett*|mobil*|box|material* + quanto|tempo|giorni|settiman*|quando|prima',
    'Quello che è in magazzino arriva di solito in pochi giorni, quello su ordinazione in 2–6 settimane: scegli tutto prima di fissare l’inizio, perché un sanitario che manca ferma il cantiere.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'impianto elettrico|elettric*|prese|quadro + devo|anche|serve|rifa*|tocc*|cambi* - compres* + inclus* + cost*',
    'Di solito si rifanno solo i punti luce e le prese del bagno. Tutto l’impianto non serve, se nel quadro c’è il salvavita e c’è la messa a terra: se mancano conviene farlo adesso, con i muri aperti. Lo guarda un elettricista.',
    whole,
  ),
  thing(
    'doccia|lavar*|wc|water|gabinetto|bagno + mentre|durante|intanto|frattempo|nel mezzo|in quei giorni + dove|posso|come|fare|faccio|uso|usare',
    'Con un solo bagno ci si organizza: chiedi di tenere il wc collegato fino alla demolizione e di rimetterlo provvisorio appena c’è lo scarico; per la doccia conta una settimana o due da parenti, in palestra o da un vicino. Fallo scrivere nel preventivo, perché allunga un po’.',
    whole,
  ),
  thing(
    'ventil*|aspirator*|aspirazion*|estrattor*|cieco|finestra + obbligatori*|obblig*|legge|norma|serve|devo|per forza|senza - cambi* + smont* + rumor*',
    'In un bagno senza finestra l’aspirazione forzata è di regola obbligatoria (DM 5 luglio 1975); con la finestra è una scelta, utile contro la condensa. Tra le voci non c’è: chiedi che {who} la metta nel preventivo.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'tener*|tengo|riusar*|riusano|recuper*|rimont*|riutilizz*|salvar*|salva|salvano + mobile|mobil*|sanitari*|specchi*|rubinett*|lavabo|lavandino|box|vasca|termoarred* - spost*',
    'Sì, quello che è sano si smonta e si rimonta: mobile, specchio e rubinetti di solito senza problemi; i sanitari vecchi a volte si rompono togliendoli. Dillo adesso a {who}: il prezzo scende di quei pezzi, non della manodopera.',
    /^ristrutturazione_bagno\/(?:completo|rinnovo|vasca-doccia|accessibile)$/,
  ),
  thing(
    'larg*|misur*|grand*|dimension*|spazio + piatto|doccia|box - prend*',
    'I piatti più comuni vanno da 70 × 90 a 80 × 120 cm; al posto di una vasca di solito si mette un 70 × 160–170. Per entrare comodi servono almeno 60 cm di passaggio: la misura la prende {who}.',
    shower,
  ),
  thing(
    'spess*|grand*|formato|misura + piastrell*|mattonell*|gres',
    'Le piastrelle di gres sono spesse di solito 8–10 mm, quelle sottili 3–6; con la colla si arriva a circa 1,5 cm. Un formato comune è 60 × 60, o 30 × 60 a parete.',
    /^ristrutturazione_bagno\/|^ristrutturazione\/pavimenti$/,
  ),
  thing(
    'scivol*|antiscivol*|scivolos* + piastrell*|pavimento|doccia|si|bagnat*|piatto',
    'Per il bagno si scelgono piastrelle antiscivolo: R10 per il pavimento, R11 o mosaico nella doccia. Costano come le altre, basta chiederle. Anche il piatto doccia si sceglie con la superficie antiscivolo.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'colonn* + cambi*|chi|rifa*|condomin*|spost*|paga|vecchi*|rott*',
    'La colonna di scarico è del condominio: la cambia e la paga il condominio, e non è nella stima. Se è vecchia dillo all’amministratore prima di chiudere i muri.',
    /^ristrutturazione_bagno\/|^impianti\/idraulico$/,
  ),
  thing(
    'taglia|chiud*|stacc*|manca*|tolg*|senza + acqua|palazzo|condomin* + chi|quanto|ore|giorn*|devo|tutto|palazzo|condomin*',
    'Di solito si chiude solo il rubinetto del tuo appartamento, per qualche ora alla volta. Se non tiene, si chiude la colonna del palazzo: lo concorda {who} con l’amministratore, che avvisa i vicini.',
    /^ristrutturazione_bagno\/|^impianti\/idraulico$/,
  ),
  thing(
    'riscald*|caldo|scaldasalviett*|termoarred* + paviment*|avere|mett*|si puo|posso|compres*|serve',
    'Si può. Il riscaldamento a pavimento non è compreso: in un bagno spesso si mette un tappetino elettrico. Un termoarredo scaldasalviette montato costa di solito 250–550 €.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'acid*|disgorgant*|soda|prodott*|idraulico liquido|chimic* + us*|posso|mett*|basta*|serve|rovin*|va bene|provo',
    'No, di solito si lavora con la sonda o a pressione: l’acido rovina tubi e guarnizioni ed è pericoloso. Se ne hai già versato, avvisa {who} prima che apra il sifone.',
    /^ristrutturazione_bagno\/scarico$/,
  ),
  thing(
    'perche|come mai|causa|motivo|sempre|evit*|torna*|ritorn* + intas*|ottur*|tapp*|scaric*|sempre',
    'Di solito sono capelli, sapone e grasso; se succede spesso il tubo ha poca pendenza, un restringimento o radici, e si vede con una videoispezione (150–300 €). Aiuta una griglia sulla piletta.',
    /^ristrutturazione_bagno\/scarico$/,
  ),
  thing(
    'spurg*|autospurg* + meglio|serve|chiam*|convien*|quando|cost*|o',
    'Lo spurgo (200–450 €) serve se è piena la fossa o intasata la colonna di tutta la casa; per un lavandino o una doccia basta la sonda, 60–110 €.',
    /^ristrutturazione_bagno\/scarico$/,
  ),

  thing(
    `dopo quanto|quando|quanto|dopo + doccia|lavarmi|usar*|docciarmi|bagnare|acqua + posso|fare|farmi|si puo|aspett*|usare|farla|asciug* - cost* + prezz* + senza`,
    'Dopo silicone e fughe aspetta di solito 24 ore, meglio 48: devono asciugare, altrimenti l’acqua passa sotto.',
    /^ristrutturazione_bagno\/(?!perdita|scarico|tubi)/,
  ),
  thing(
    'filo pavimento|filo|raso pavimento|senza gradino|walk in|walkin|walk|a terra + si puo|posso|possibil*|cost*|quant*|serve|mett*|doccia|prezzo|piu',
    'Si può, se lo scarico ha la pendenza: nel pavimento servono di solito 8–12 cm, altrimenti resta un piccolo gradino. Costa di più: cambiando solo piatto o box +600–1.200 €, al posto della vasca 4.500–6.500 € in tutto.',
    shower,
  ),
  thing(
    'alt*|spess*|gradino|quanto alto + piatto|doccia|gradino|bordo',
    'Un piatto di oggi è alto di solito 3–4 cm, quelli in ceramica fino a 11; incassato arriva quasi a filo, se lo scarico lo permette. L’altezza vera la decide la pendenza dello scarico.',
    shower,
  ),
  thing(
    `spost*|dall altra parte|altra parete|altro lato|cambiare posto|cambio posto + wc|water|bidet|lavandino|doccia|sanitar*|tazza|vasca|gabinetto|scarico|lavabo`,
    'Lavabo, bidet e doccia si spostano facilmente; il WC meno, perché lo scarico largo vuole pendenza e colonna vicina: spostarlo di oltre un metro costa di solito 300–600 € in più. La colonna condominiale non si tocca.',
    /^ristrutturazione_bagno\/(?:completo|secondo|tubi|sanitari|rinnovo)$/,
  ),
  thing(
    'sedil*|seggiolin*|sgabell*|maniglion*|manigli*|appigl*|corriman* + mett*|mont*|si puo|possibil*|anzian*|quant*|cost*|doccia|reggere|avere',
    'Sì: un sedile ribaltabile o tre maniglioni si fissano al muro pieno con tasselli (nel cartongesso serve un rinforzo). Una serie di tre maniglioni costa di solito 350–750 €, montata.',
    /^ristrutturazione_bagno\/(?!accessibile)/,
  ),
  thing(
    'attacc*|allacc*|posto|scarico + lavatrice|asciugatrice',
    'L’attacco della lavatrice non è tra le voci: è un punto acqua con scarico in più, di solito 220–420 €. Se i tubi si rifanno conviene chiederlo adesso.',
    /^ristrutturazione_bagno\//,
  ),
  thing(
    'tub*|tubazion*|condutture|scarich* + muro|muri|anche|dentro|sotto|cambi*|tutt*|rifat*|nuov* - perd* + vicin* + inquilin* + buc* + romp* + spacc* + di sotto',
    'Se rifai anche i tubi sì: acqua e scarichi si cambiano nei muri e sotto il pavimento, fino alla colonna, che è del condominio. Se scegli «i tubi restano» si toccano solo gli attacchi.',
    whole,
  ),
  thing(
    'piastrell*|mattonell*|rivestiment* + scelgo|scegliere|scelta|dove|catalogo|showroom|quali|tipo - sopra + butt* + vecchi* + macerie',
    'Sì, le scegli tu: nel prezzo ci sono piastrelle di gres di fascia media, di solito da 20–30 €/m², nella sala mostra di chi le fornisce. Se ne scegli di più care paghi la differenza.',
    whole,
  ),
  thing(
    'piastrell*|mattonell*|rivestiment* + attorno|intorno|anche|vicine|sopra|parete|rifare|romp*|uguali|togl*|dietro|spacc*|demol*|scass*|tutte|butt*|toccare|tocc*',
    'Con i pannelli si copre la parete dove stava la vasca, senza toccare il resto (1.800–2.800 €); con piastrelle nuove si rifà quella zona (2.800–4.500 €). Uguali alle tue si trovano di rado: tieni quelle avanzate.',
    /^ristrutturazione_bagno\/vasca-doccia$/,
  ),
  thing(
    `ventol*|aspirator*|estrattor*|aspirazion*|finestra|cieco|areazion*|aerazion* + per forza|obbligat*|serve|bisogna|necessari*|basta|devo|senza`,
    'In un bagno senza finestra l’aspirazione meccanica è obbligatoria: la chiede il regolamento d’igiene del Comune. Costa di solito 150–400 € montata; con la finestra non serve, ma contro la muffa aiuta.',
    /^ristrutturazione_bagno\/|^tinteggiatura\/muffa$/,
  ),
  thing(
    `romp*|apr*|spacc*|scass*|demol*|buc* + muro|muri|parete|piastrell*|rivestimento|pavimento|mattonell*`,
    (job) => breaking[job?.key ?? ''] ?? null,
  ),
  thing(
    'rimett*|ripristin*|chiud*|richiud*|rifa + chi|piastrell*|muro|buco|parete|mattonell* + chi|chi lo|chi le|poi|dopo|compres* - cost*',
    'Il muro lo chiude {who}, grezzo, ed è compreso; piastrelle e tinta sono a parte: le rimette un piastrellista, di solito 156–170 €/m².',
    /^ristrutturazione_bagno\/(?:perdita|tubi|cassetta)$/,
  ),
  thing(
    'vicin*|sotto|piano di sotto|inquilin* + danni|acqua|bagnat*|paga*|macchi*|perde|infiltr* + chi|paga*|devo|tocca|colpa|risponde',
    'Se l’acqua viene dal tuo impianto i danni di sotto li paghi tu, e di solito interviene la tua polizza di casa o quella del condominio; se viene dalla colonna o dal lastrico comune paga il condominio. Fai foto e avvisa subito amministratore e assicurazione.',
    /^ristrutturazione_(?:bagno|tetto)\//,
  ),
  thing(
    `sopra|sovrappost* + vecchi*|esistent*|piastrell* + si puo|posso|regge|tiene|meglio|rischi*|stacc*`,
    'Sì, se le vecchie piastrelle suonano piene: si puliscono, primer e colla apposta. Lo spessore cresce di circa 1 cm, quindi attenzione a porte e scarichi; si risparmiano 400–800 €.',
    /^ristrutturazione_bagno\/(?:rinnovo|completo|sovrapposizione|piastrelle)$/,
  ),
  thing(
    `perd*|tenuta|infiltra* + garanzi*|tiene|sicur*|doccia|box|piatto|prov*`,
    'Prima di chiudere si prova lo scarico e si sigilla tutto: impermeabilizzazione, silicone e prova con l’acqua. Sulla tenuta risponde {who}: fai scrivere la garanzia nel preventivo. Il silicone va rifatto ogni qualche anno.',
    shower,
  ),
  thing(
    'peso|pesa|pesano|pesant*|regge|solaio + massett*|vasca|piastrell*|quant*|regge|pavimento|troppo',
    'Un massetto di 5–6 cm pesa circa 100–120 kg/m²: per un bagno normale il solaio lo regge. Se il solaio è di legno o molto vecchio lo guarda prima un tecnico; ci sono massetti alleggeriti.',
    /^ristrutturazione_bagno\/|^ristrutturazione\/|^impianti\/radiante/,
  ),
]
