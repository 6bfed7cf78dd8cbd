import { type Thing, thing } from './thing.ts'

const comesOff = 'stacc*|scrost*|sfogli*|gonfi*|spell*|sfarin*|screpol*|crepa|crepano|scoppi*'

/** Questions that concern several trades. */
export const trades: readonly Thing[] = [
  thing(
    'ugual*|simil*|identic*|stess*|ancora fabbric*|fuori produz* + tegol*|piastrell*|mattonell*|coppi|parquet|listell*|color*|mattoni|trov* - prezz* + cost*',
    'Uguali si trovano se il modello si fabbrica ancora, altrimenti nei magazzini di recupero; se non ci sono, le vecchie buone si mettono in vista e le nuove dove si vedono meno. Una foto con le misure aiuta a cercarle.',
  ),
  thing(
    'contator*|kw|kilowatt|potenza + aument*|piu|altri|maggior*|passare|passo|alzar*|portar*|chied*|rivolg*|fornitor*|chi',
    'L’aumento di potenza lo chiedi al tuo fornitore di energia, quello della bolletta: lo fa il distributore, quasi sempre da remoto. L’elettricista serve solo se il quadro o la linea non reggono.',
    /^impianti\/(?:elettrico|quadro)$|^$/,
  ),
  thing(
    `perche|come mai|motivo|causa|colpa|dipende|mai + ${comesOff}`,
    'Di solito intonaco e pittura si staccano per l’acqua (umidità che risale, un’infiltrazione, condensa) o perché sotto il fondo era polveroso o vecchio. Prima va tolta la causa, altrimenti torna: al sopralluogo si vede quale delle due è.',
    /^(?:tinteggiatura|ristrutturazione_facciata|ristrutturazione)\//,
  ),
  thing(
    'mobil*|armad*|divan*|arred* + spost*|lev*|tolgo|togliamo|svuot*|sgombr* + io|noi|mi|da me|da solo|soli|sposto|svuoto|tolgo|levo',
    'Meglio: con le stanze vuote si lavora più in fretta e si protegge di meno, e qualcosa si risparmia. Se le svuoti del tutto scrivi «casa vuota»: rifaccio i conti.',
    /^tinteggiatura\//,
  ),
  thing(
    'sopra|sovrappost*|sovrapposizion*|sovrappor*|sovrappong* + vecchi*|esistent*|attuali|quelle|pavimento|piastrell* + risparm*|convien*|meno|meglio|posso|possono|si puo|cambia|tiene|mett*|poso|posa*',
    'Sì, in sovrapposizione si risparmiano demolizione e smaltimento. Va bene se le vecchie piastrelle sono piane e ben attaccate e le tubazioni restano quelle; lo spessore cresce di circa 1 cm, quindi attenzione a porte e scarichi.',
    /^(?:ristrutturazione_bagno|ristrutturazione)\//,
  ),
  thing(
    'lavandin*|lavabo + specchi*|mobil*',
    'Rifacendo il bagno il lavabo è compreso con i sanitari; mobili e specchio restano a parte, perché i prezzi cambiano troppo da un modello all’altro.',
    /^ristrutturazione_bagno\/(?:completo|rinnovo)$|^$/,
  ),
  thing(
    'piov*|pioggia|piovess*|temporal* + faccio|fare|facciamo|intanto|frattempo|domani|stanotte|ripar*|copr*|protegg*',
    'Se deve piovere prima del lavoro: metti secchi sotto e sposta le cose di valore, stacca la corrente se l’acqua è vicina a prese o lampade, e fai coprire il punto con un telo da un’impresa. Sul tetto non salire.',
    /^ristrutturazione_tetto\/|^$/,
  ),
  thing(
    'color*|tint* + cambi*|scegl*|diverso|diversa|altro|altra|nuovo + facciat*|fuori|esterno|esterna|palazz*|condomin*|comune',
    'Il colore di una facciata si può cambiare, ma in molti Comuni va scelto nel piano del colore comunale e in condominio lo decide l’assemblea. Sul prezzo di solito non pesa, salvo tinte molto forti.',
  ),
  thing(
    `color*|tint* + cambi*|cambiass*|scegl*|decid*
     color*|tint*|azzurr*|celest*|verde|verdi|giall*|rosa|rossa|rosse|rosso|arancio*|grigi*|bianca|bianche|ocra|lilla|viola + lasciano|lascia fare|permett*|fanno fare|vietat*|dire no|dicono|dirmi|storie|approv*|autorizz*|comune|chiedere|libera|liber*`,
    'Dentro casa il colore lo scegli tu. Quello di una facciata si può cambiare, ma in molti Comuni va scelto nel piano del colore comunale e in condominio lo decide l’assemblea.',
    /^ristrutturazione_facciata\/|^$/,
  ),
  thing(
    'cappott* + convien*|meglio|differenz*|rispetto|confronto|o|piuttosto',
    'L’insufflaggio costa molto meno del cappotto e non vuole ponteggio, ma isola solo dove c’è l’intercapedine: pilastri, travi e balconi restano ponti termici. Il cappotto isola tutto e conviene se la facciata è comunque da rifare.',
    /\/insufflaggio$/,
  ),
  thing(
    'misur*|calcol* + come|modo|dove|faccio|prendo|prendere + metr*|mq|superfic*|altezza|facciat*|parete|pareti|mura|misur*',
    'Per i muri: lunghezza di ogni lato per l’altezza, e somma i lati (perimetro × altezza); porte e finestre piccole non si tolgono. Per l’altezza conta 3 m a piano. Per pavimenti e falde: lunghezza per larghezza. Basta a passi, le misure vere si prendono sul posto.',
  ),
  thing(
    'fattura|fatture|ricevuta|scontrino - scont* + cession*',
    'La fattura te la fa chi esegue il lavoro, con l’IVA che vedi nella stima: serve per la garanzia e, dove c’è, per la detrazione. Noi non emettiamo niente, perché a noi non paghi.',
  ),
  thing(
    'calcar*|acqua dura|addolcitor*|polifosfat*',
    'Con acqua dura il calcare rovina scambiatore e rubinetti: di solito si monta un filtro con dosatore di polifosfati, o un addolcitore. Chiedi che nel preventivo sia una riga a parte.',
  ),
  thing(
    'grandin* + pannell*|fotovoltaic*|modul*|romp*|spacc*|rovin*|danneg*|bucan*|regg*|resist*|se|cosa',
    'Il vetro temperato dei pannelli è provato contro la grandine fino a circa 25 mm; per quella più grossa conviene estendere l’assicurazione di casa agli eventi atmosferici.',
    /^impianto_fotovoltaico\//,
  ),
  thing(
    'condens*|appann*|goccioline + vetr*|finestr*|infiss*|serrament*|nuov*|poi|dopo',
    'Le finestre nuove chiudono meglio, quindi l’umidità resta in casa: arieggia qualche minuto più volte al giorno. La condensa tra i due vetri è invece un difetto coperto da garanzia.',
    /^serramenti\//,
  ),
]
