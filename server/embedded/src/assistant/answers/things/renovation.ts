import { type Thing, thing } from './thing.ts'

const wood = /^ristrutturazione\/parquet$/
const floors =
  /^ristrutturazione\/(?:parquet|pavimenti|levigatura)$|^ristrutturazione_bagno\/sovrapposizione$/

/** Questions about renovation and floors. */
export const renovation: readonly Thing[] = [
  thing(
    'mobili|armadi|tappet*|camminar*|calpest*|sopra + quando|dopo|aspett*|quanto tempo|subito|quanti giorni - prima + togl*',
    'Con la vernice all’acqua di solito si cammina dopo 24 ore, i mobili tornano dopo 2–3 giorni con i feltrini, i tappeti dopo una o due settimane; con olio o vernice a solvente serve di più. Su un pavimento incollato bastano di solito 24–48 ore.',
    /^ristrutturazione\/(?:levigatura|parquet|pavimenti)$/,
  ),
  thing(
    'gres|piastrell*|pavimento|marmo + fredd*|gelid*|gelat*',
    'Al tocco il gres è più fresco del legno: d’estate è comodo, d’inverno si scalda poco sotto i piedi. Con il riscaldamento a pavimento è invece tra i migliori, perché passa bene il calore.',
    floors,
  ),
  thing(
    'parquet|legno|laminato + sopra|coprir*|lasciar*|sovrappo* - levig*',
    'Sopra un parquet di solito non si incolla niente: il legno si muove e le fughe si crepano. Si può appoggiare un vinilico o un laminato flottante, se il fondo è piano; per il gres il parquet va tolto.',
    /^ristrutturazione\/pavimenti$/,
  ),
  thing(
    'format*|grandezz*|dimension*|60x60|120|lastre + meglio|quale|che|consigl*|piastrell*|gres',
    'In una casa normale si usano di solito 60 × 60 o 20 × 120 effetto legno: meno fughe e poco scarto. I formati grandi sono belli in stanze ampie ma vogliono un fondo perfetto e costano di più, +15–35 €/m².',
    /^ristrutturazione\/pavimenti$|^ristrutturazione_bagno\/(?:completo|piastrelle|rinnovo)$/,
  ),
  thing(
    'massetto + serve|servira|devo|rifa*|nuovo|va|necessari*|per forza|obblig*',
    'Se il pavimento nuovo va sopra il vecchio no: basta livellare dove serve. Se si demolisce di solito si rifà, o si ripara, e deve asciugare alcune settimane: lo decide {who} quando vede il fondo.',
    /^ristrutturazione\/(?:pavimenti|parquet)$/,
  ),
  thing(
    'vicin*|sotto|sopra|confinant* + crep*|danni|danneg*|fessur*|lament*|rompe - rumor* + casino + chiasso + orar* + baccano',
    'Prima di iniziare fai con il vicino qualche foto dei suoi muri e soffitti: così si vede che cosa c’era già. Dei danni nuovi risponde {who} con la sua polizza: chiedine copia prima di firmare.',
    /^ristrutturazione\//,
  ),
  thing(
    'planimetri*|catast*|docfa|accatast* + devo|aggiorn*|chi|cambi*|serve|dopo|va|fare',
    'Sì, se cambia la disposizione delle stanze: a fine lavori un tecnico presenta la variazione catastale (DOCFA), di solito 300–600 € con i tributi. Senza, la planimetria non corrisponde e il problema esce quando vendi.',
    /^ristrutturazione\/(?!tecnico)/,
  ),
  thing(
    'fili|cavi|tubi|tubo|prese|interruttor*|impiant*|radiator*|termosifon* + dentro|muro|passano|ci sono|trov*|spost*|chiud*',
    'Se nel muro passano cavi o tubi vanno spostati prima, da un elettricista o un idraulico: è a parte. {who} li cerca prima di demolire; segnala prese, interruttori e termosifoni su quel muro, così entrano nel preventivo.',
    /^ristrutturazione\/(?:muro|portante|porta-muro)$/,
  ),
  thing(
    'misura|misure + fuori|standard|strane|special*|fann*|fate|ordin* - prend* + foto + cost* + prezz* + quant*',
    'Sì, fuori dalle misure di serie si fanno su ordinazione: costano di più e arrivano di solito in quattro–sei settimane. Il vano lo misura {who} prima di ordinarle.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'sopra|sovrappost*|sovrapp*|addosso + senza|vecchi*|esistent*|quell*|demol*|piastrell*|pavimento|posso|si puo|vado|metto|lascio|mattonell* - chi + sporc* + piano + scalda* + tappet*',
    'Sì, se il vecchio pavimento è piano e ben attaccato: si incolla sopra o si posa flottante, e si risparmiano demolizione e discarica. Si alza di solito di 1–1,5 cm: porte e portafinestre vanno rifilate, e {who} controlla prima le soglie.',
    /^ristrutturazione\/(?:pavimenti|parquet)$/,
  ),
  thing(
    'lacca* + laminat*|meglio|o',
    'La laminata costa meno (350–500 €), non si graffia quasi e non si ritocca; la laccata è più bella e liscia (500–850 €), ma si segna e si può riverniciare.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'arriv*|consegn*|pront*|aspett*|attend*|tra quanto|fra quanto + quanto|quando|tempi|ho|arriv*|porte|le|settiman*|gia mont* - cost*',
    'Le porte di serie arrivano di solito in due o quattro settimane, laccate o su misura in quattro o sei; il montaggio va avanti a circa tre porte al giorno.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'mont*|montat*|assembl*|kit|pezzi + gia|arriv*|voi|chi|compres*|mont*',
    'Arrivano in kit, telaio e anta, e le monta {who}: il montaggio è compreso, con telaio, maniglia e smaltimento della vecchia.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'telaio|telai + riusar*|tener*|tengo|resta*|vecchi*|stess*|recuper*',
    'Di solito no: anta e telaio si vendono insieme e il telaio nuovo è compreso. Si può tenere il falso telaio murato, se è in squadro: lo guarda {who}.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'bruci*|fuoco|incend*|ignif* - caldaia',
    'Il cartongesso non brucia: una lastra normale ferma il fuoco per circa mezz’ora, quelle apposta (rosa, EI) da 60 a 120 minuti.',
    /^ristrutturazione\/(?:parete|controsoffitto)$/,
  ),
  thing(
    'fili|cavi|corrente|prese|tubi|scatol*|impiant* + passano|passare|dentro|mett*|si puo|posso|ci|far*|mettere - blackout',
    'Sì, cavi e scatole passano dentro la parete prima di chiuderla, senza tracce: il cartongessista lascia i passaggi, l’elettricista fa i punti (65–125 € l’uno, a parte). Segna adesso dove li vuoi.',
    /^ristrutturazione\/(?:parete|controsoffitto)$/,
  ),

  thing(
    'riscaldamento|radiante|serpentin*|pavimento caldo + pavimento|sotto|sopra|va bene|compatibil*|adatt*|si puo|posso|problem*|parquet|mett*',
    'Sì, ma va scelto adatto: prefinito a due strati, incollato, meglio rovere e sotto i 15 mm; il massello largo e il flottante scaldano male. Il massetto deve essere asciutto e l’impianto già acceso una volta.',
    wood,
  ),
  thing(
    'parquet|legno|laminat* + sopra|mett*|posso|si puo|va bene|adatt*|tipo|quale|compatibil*',
    'Sì: parquet prefinito a due strati, incollato, meglio rovere e sotto i 15 mm; evita massello largo e posa flottante. Ti serve il massetto asciutto e l’impianto già acceso una volta.',
    /^impianti\/radiante$/,
  ),
  thing(
    'spess*|alt*|alza|alzer*|aument*|ingombr*|centimetr*|cm|millimetr* + quant*|pavimento|listell*|parquet|e|massett*|porte|livell*',
    'Laminato e vinilico sono 5–12 mm, il parquet prefinito 10–15, il massello 14–22. Posato sopra il vecchio, con tappetino o colla, il pavimento si alza di solito di 1–2 cm: le porte si piallano (40–80 € l’una).',
    wood,
  ),
  thing(
    'spess*|alt*|alza|alzer*|aument*|ingombr*|centimetr*|cm|livell* + quant*|pavimento|piastrell*|massett*|porte|e',
    'Sopra il vecchio il pavimento si alza di circa 1–1,5 cm, colla compresa, e le porte si piallano (40–80 € l’una). Demolendo il livello resta quello di prima.',
    /^ristrutturazione\/pavimenti$/,
  ),
  thing(
    'spess*|alt*|alza|ingombr*|centimetr*|cm|livell* + quant*|pavimento|massett*|porte|e|perdo|impianto',
    'Con il massetto un impianto a pavimento chiede di solito 8–10 cm, più il pavimento; i sistemi ribassati o a secco 3–5 cm, con +15–35 €/m². Le porte si accorciano.',
    /^impianti\/radiante$/,
  ),
  thing(
    'quant*|cm|centimetr*|spess*|spazio|alto|alta|abbass*|altezza + perd*|rub*|mangi*|soffitto|abbass*|stanza|controsoffitto|spess*|resta',
    'Un controsoffitto in aderenza si abbassa di 4–6 cm, con faretti o canali di solito 10–15. Nelle stanze deve restare un’altezza di 2,70 m, nei bagni e nei corridoi 2,40.',
    /^ristrutturazione\/controsoffitto$/,
  ),
  thing(
    'spess*|quant*|cm|centimetr*|spazio + perd*|rub*|mangi*|parete|spess*|larg*|muro|occup*|stanza|e',
    'Una parete in cartongesso è spessa di solito 10–12,5 cm, una controparete 5–8, un tramezzo in mattoni intonacato 10–12.',
    /^ristrutturazione\/parete$/,
  ),
  thing(
    'append*|mensol*|pensil*|tv|televisor*|quadri|libreria|pes* + posso|si puo|regg*|parete|cartongesso|peso|ci|mett*|pollici',
    'Sì: quadri e mensole con i tasselli da cartongesso, fino a circa 20–30 kg a punto. Per pensili della cucina e televisori grandi va messo un rinforzo dentro prima di chiudere: dillo adesso.',
    /^ristrutturazione\/(?:parete|controsoffitto)$/,
  ),
  thing(
    'port* + tagli*|piall*|accorci*|apron*|apre|chiud*|tocc*|strisci*|rifil*|limare|limat*',
    'Se il pavimento si alza le porte strisciano e vanno piallate sotto: di solito 40–80 € l’una, a parte. Una porta blindata si può alzare o rifilare poco: fallo vedere a {who}.',
    floors,
  ),
  thing(
    'graff*|rig*|segn*|ammacc*|rovin*|unghi* + cane|gatto|facil*|tacchi|sedie|mobil*|parquet|legno|si|bambin*|presto',
    'Un parquet si segna, soprattutto quelli teneri e lucidi: con un cane meglio rovere spazzolato e opaco, o un laminato AC4–AC5, che si graffia molto meno. Il massello e il prefinito si possono levigare.',
    wood,
  ),
  thing(
    'bagno|cucina|umid*|acqua|bagnat* + anche|si puo|posso|va bene|adatt*|problem*|mett*|regge|macchi*|rovin*',
    'In cucina sì; in bagno si può, meglio incollato e in teak, rovere o vinilico, asciugando subito l’acqua. Il laminato normale in bagno si gonfia.',
    wood,
  ),
  thing(
    'mobil*|cucina|armad*|pensil*|elettrodom* + smont*|togl*|spost*|lev*|bisogna|devo|vanno|serve|rimont*|sotto',
    'Le stanze vanno vuote. Sotto la cucina di solito ci si ferma allo zoccolo, così i mobili restano; gli armadi alti si smontano. Chiedi a {who} se li sposta lui: non è compreso.',
    floors,
  ),
  thing(
    'ogni quanto|quante volte|quanto spesso|dopo quanto|quando + lucid*|rilucid*|levig*|rileviga*|vernic*|manutenz*|oliare|olio|cera|trattar*|rifatto|rifare',
    'Un parquet verniciato si rileviga di solito ogni 10–15 anni, uno oliato si nutre ogni anno o due. Un prefinito si leviga una o due volte, un massello anche quattro. Rilevigare costa 24–32 €/m².',
    floors,
  ),
  thing(
    'dopo quanto|quando|quanto|dopo + cammin*|calpest*|entrare|mobil*|rimett*|usare|asciug*|abitare|tappet* - cost* + prezz* + anni',
    'Su un pavimento posato di solito si cammina dopo 24 ore; i mobili dopo due o tre giorni. Su un parquet appena verniciato si entra coi calzini dopo un giorno e i tappeti si rimettono dopo due settimane.',
    floors,
  ),
  thing(
    'quante volte|ancora|si puo|spess*|consum*|resta + levig*|legno|volte|prefinit*|sottil*',
    'Dipende da quanto legno resta sopra l’incastro: sotto i 2 mm non si leviga più. Un massello regge di solito tre o quattro levigature, un prefinito una o due.',
    /^ristrutturazione\/levigatura$/,
  ),
  thing(
    `portante|portanti|maestr* + come|capisco|capire|so|vede|vedo|sicur*|chi|se|e|fosse|scopr*|esce|salta
     regge|reggono|reggesse|sostien*|sorregg*|tiene su|tenesse su|tien su + palazzo|casa|solai*|tetto|piano|sopra|trav*|tutto|qualcosa|edificio`,
    'Di solito è portante un muro spesso più di 20–25 cm, o uno che continua ai piani sopra e sotto; ma dallo spessore non si è sicuri. Lo dice un tecnico, che firma anche la CILA: prima di allora non si tocca. Se lo è, ci vogliono progetto di un ingegnere, SCIA e cerchiatura, e la spesa è un’altra.',
    /^ristrutturazione\/(?:muro|porta-muro|portante|completa|parziale)$/,
  ),
  thing(
    'crolla|crollare|crepe|crepa|cede|pericol*|sicur*|viene giu|vien giu|venisse giu|casca + tutto|muro|casa|sopra|palazzo|togl*|se|rischi*|e',
    'Un muro non portante si toglie senza pericolo; uno portante si apre solo con il progetto di un ingegnere, i puntelli e la cerchiatura in acciaio. Prima di demolire lo verifica un tecnico.',
    /^ristrutturazione\/(?:muro|portante|porta-muro)$/,
  ),
  thing(
    'cucina|mobil*|elettrodom*|arred* + compres*|inclus*|compresa|a parte|contat*|stima',
    'No: mobili ed elettrodomestici della cucina sono a parte. Nel prezzo ci sono i suoi attacchi di acqua, gas e corrente, con pavimento, rivestimento e tinta.',
    /^ristrutturazione\/(?:completa|parziale|cucina)$/,
  ),
  thing(
    'dove|dentro|binario|scompars*|controtelaio|muro|parete + scompars*|scorrev*|controtelaio|cassone|entra|muro|serve|romp*',
    'La porta a scomparsa entra in un controtelaio dentro la parete: in un muro di mattoni va aperto (opere murarie a parte), nel cartongesso si monta subito. Una scorrevole esterna al muro non rompe niente.',
    /^ristrutturazione\/porte$/,
  ),
  thing(
    'dove|come|doccia|cucina|mangi*|cucinare|lavar*|viv*|abit*|dorm* + intanto|frattempo|durante|mentre|vado|andiamo',
    'Con una ristrutturazione completa conviene stare fuori: acqua e corrente mancano a tratti e la polvere è tanta. A zone si può restare, con un bagno funzionante e un angolo cucina provvisorio, ma ci vuole di più.',
    /^ristrutturazione\/(?:completa|parziale|cucina)$/,
  ),
]
