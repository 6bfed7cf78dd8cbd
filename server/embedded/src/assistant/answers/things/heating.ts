import { replacementPrice } from '../about/named-price.ts'
import { type Thing, thing } from './thing.ts'

const pump = /^caldaia\/(?:pompa|ibrido)$/
const boiler = /^caldaia\/(?:sostituzione|riparazione|revisione)$/

/** Questions about heating. */
export const heating: readonly Thing[] = [
  thing(
    'vietan*|vietat*|vietar*|vietano|divieto|fuorilegge|bandi*|europa|2025|2040 + caldai*|gas|comprar*|montar*|install*|vend*',
    'No, una caldaia a gas si può ancora comprare e montare. La direttiva europea sulle case (2024/1275) ha tolto dal 2025 gli incentivi alle caldaie solo a gas e punta a uscirne entro il 2040; un sistema ibrido con pompa di calore resta incentivato.',
    boiler,
  ),
  thing(
    'tubo|tubi|scarico|canna|camino + fumi|fumo + riutilizz*|riusa*|stess*|tien*|tenere|tengo|vecchi*|va bene|cambi*|resta* - quanto + cost*',
    'Se la vecchia non era a condensazione di solito no: i fumi di una caldaia a condensazione sono umidi, quindi lo scarico va in plastica o acciaio adatti e una canna in muratura si intuba. Lo verifica {who} al sopralluogo; se è già adatto resta.',
    /^caldaia\/sostituzione$/,
  ),
  thing(
    'obblig*|legge|per forza|far pagare|davvero|multa|sanzion* + anno|anni|revision*|bollin*|controll*|manutenz*|sempre - cost* + quanto',
    'La manutenzione è obbligatoria con la scadenza scritta sul libretto, che di solito è ogni anno; il controllo dei fumi, con il bollino, ogni due o quattro anni secondo Regione e potenza (DPR 74/2013). È per la sicurezza, e senza si rischia una sanzione.',
    /^caldaia\/revisione$/,
  ),
  thing(
    'termostat*|cronotermostat*|valvol* termostatic*|termoregol* + obblig*|obbligatori*|serve|devo|norma|per forza - cost* + prezz* + quant*',
    'Con una caldaia nuova ci vuole di regola una regolazione della temperatura in casa: basta un termostato programmabile. Le valvole termostatiche sono obbligatorie nei condomini con riscaldamento centralizzato (D.Lgs. 102/2014); altrove sono una scelta che fa risparmiare.',
    /^caldaia\//,
  ),
  thing(
    'pericol*|sicur*|rischi* + tener*|accend*|usar*|acces*|cosi|lasciar*',
    'Se perde solo pressione di solito no, ma non tenerla a lungo così. Spegnila e chiama subito se senti odore di gas o di fumo, se la fiamma è gialla o se qualcuno ha mal di testa: in quel caso arieggia ed esci.',
    /^caldaia\/(?:riparazione|revisione)$/,
  ),
  thing(
    'acqua|carico|rubinetto|pressione|ricaric*|bar + aggiung*|caric*|riempi*|rimett*|quanto|deve|giusta|stare|alz*|io|come - calda + scald* + cost* + prezz*',
    'A freddo la pressione sta di solito tra 1 e 1,5 bar. Se è sotto apri piano il rubinetto di carico, sotto la caldaia, e chiudilo bene a 1,2–1,5. Se dopo pochi giorni scende di nuovo c’è una perdita o il vaso di espansione scarico: allora serve {who}.',
    /^caldaia\/(?:riparazione|revisione|sostituzione)$/,
  ),
  thing(
    'contratto|abbonament* + manutenz*|assistenza|annual*|anno|fate|caldai*',
    'Il contratto lo fanno gli idraulici e i centri assistenza della marca: parte di solito dal prezzo della revisione, 65–140 € l’anno, e può comprendere uscite e pezzi. Chiedi che cosa copre e in quanto tempo vengono.',
    /^caldaia\//,
  ),
  thing(
    'convien*|meglio|vale la pena|senso|oppure + buttar*|buttarl*|cambiar*|cambiarl*|sostitui*|rottam*|nuova|nuovo|ripararl*|riparar* - pompa + ibrid* + termosifon* + marca + modell*',
    (job) => {
      const price = job?.key === 'caldaia/riparazione' ? replacementPrice(job) : null
      return `Di solito si ripara se ha meno di 8–10 anni e la spesa resta sotto un terzo del nuovo; oltre conviene cambiarla, perché dura di solito 12–15 anni.${price === null ? '' : ` ${price}`}`
    },
    boiler,
  ),
  thing(
    'caldai*|vecchia|gas + riserva|tenere|tengo|lascio|lasciare|scorta|supporto|insieme|emergenza',
    'Si può: pompa e caldaia insieme fanno un sistema ibrido, con la caldaia che parte nei giorni più freddi. Va progettato, con una centralina che le fa lavorare insieme; tieni conto che restano due manutenzioni. Se vuoi quel prezzo scrivimi «sistema ibrido».',
    pump,
  ),
  thing(
    'va via|manca|mancasse|salta|blackout|black out|senza + corrente|luce|elettric* + freddo|scald*|funzion*|resto|ferma*|acqua calda|calor*',
    'Sì, senza corrente si ferma: pompa di calore e caldaia hanno bisogno tutte e due dell’elettricità. Per i blackout brevi la casa resta calda qualche ora; di più si copre con una batteria che abbia l’uscita di emergenza, se hai i pannelli.',
    /^caldaia\//,
  ),
  thing(
    'acqua calda|sanitaria + fa|sempre|anche|basta|estate|inverno|bast*|produce',
    'Sì, tutto l’anno, con un accumulo: di solito 150–200 litri per due o tre persone, 250–300 per quattro o più. Serve lo spazio per il serbatoio, grande come un frigorifero.',
    pump,
  ),
  thing(
    'manutenzion*|revision*|tagliando|controllo + quant*|cost*|prezzo|spend*|anno',
    'Per una pompa di calore di solito 100–200 € l’anno: filtri, scambiatore, pressioni e acqua dell’impianto; oltre certe quantità di gas refrigerante c’è anche il controllo delle perdite. Nella stima non c’è: chiedi a {who} il prezzo del contratto.',
    pump,
  ),
  thing(
    'non passa|non supera|non va bene|non regola|fuori norma|bocci*|esito negativo + succede|revision*|controll*|bollin*|fumi|che|cosa|se - fatt* + faccio + quanto',
    'Il tecnico lo scrive nel rapporto: se è pericolosa la ferma subito, altrimenti ti dà un termine per sistemarla. Il bollino arriva quando è a posto; la riparazione è a parte e la decidi dopo averne saputo il prezzo.',
    /^caldaia\/revisione$/,
  ),
  thing(
    'tener*|tenerl*|aspett*|rimand*|tira*|arriv* avanti|duri + inverno|anno|ancora|stagione|altro - cost* + risparm* + quanto',
    'Se passa il controllo dei fumi, non perde e ha i ricambi, di solito sì: falla guardare prima che faccia freddo. Con blocchi frequenti o fumi fuori limite non aspettare: d’inverno i tempi si allungano e resti al freddo.',
    /^caldaia\/(?:sostituzione|scaldabagno)$/,
  ),
  thing(
    'manutenz*|curat*|cura|cure|controll*|pulir*|pulit*|tagliand* + ogni quanto|che|quanto|serv*|bisogn*|va|vuole|dopo|devo|anno|anni|ci - cost*',
    'Poca: un controllo l’anno di filtri, pressione e collegamenti, e l’unità esterna libera da foglie. Se il gas supera certe quantità si aggiunge il controllo delle perdite; libretto e scadenze li compila {who}.',
    pump,
  ),
  thing(
    'consum*|bollett*|corrente|spend* + quant*|tanto|molto|anno|mese|giorno',
    'Uno scaldabagno elettrico da 80 litri usa di solito 3–5 kWh al giorno, circa 1.200–1.800 kWh l’anno per due o tre persone; uno a pompa di calore circa un terzo.',
    /^caldaia\/scaldabagno$/,
  ),
  thing(
    'pulit*|pulir*|manutenz*|calcare|anodo|decalcific* + ogni quanto|quanto|quando|va|serve|bisogna|ogni',
    'Conviene svuotarlo dal calcare e controllare l’anodo ogni due anni, ogni anno con acqua dura: così dura di solito 8–12 anni.',
    /^caldaia\/scaldabagno/,
  ),
  thing(
    'vertical*|orizzontal*|terra|muro|soffitto|pensil* + mett*|si puo|va|posso|o|mont*',
    'Dipende dal modello: ci sono verticali, orizzontali e universali, e uno verticale non va montato coricato. Scegli secondo il posto: lo verifica {who}, con il muro che lo deve reggere.',
    /^caldaia\/scaldabagno$/,
  ),
  thing(
    'corrente|elettric*|pile|batteri*|luce + senza|serve|vanno|funzion*|manca|hanno',
    'Quelle normali sono meccaniche e funzionano senza corrente; solo le testine intelligenti hanno le pile, che durano di solito uno o due anni.',
    /^caldaia\/valvole$/,
  ),
  thing(
    'rumor*|fischi*|sent*|notte + fa|fanno|notte|fischi*|si|valvol*',
    'Di solito no. Se fischiano c’è troppa pressione o aria: si risolve regolando la pompa o con una valvola di sovrapressione.',
    /^caldaia\/(?:valvole|termosifone)/,
  ),
  thing(
    'pezz*|ricamb* + trov*|non|disponib*|ordin*|arriv*|vecchi*',
    'Se il ricambio va ordinato di solito ci vogliono da due a sette giorni; se non si fabbrica più resta l’usato, o la caldaia nuova. Prima di ordinarlo fatti dire il prezzo da {who}.',
    /^caldaia\/(?:riparazione|scaldabagno-riparazione)$/,
  ),
  thing(
    'spazio|ingombr*|grand*|misur*|posto|dove|balcone|terrazz*|giardino|cortile|tetto + unita|estern*|motore|macchin*|pompa|mett*|sta|prend*|occup* - suo posto + loro posto',
    'L’unità esterna è larga circa 1–1,2 m, alta 0,8–1,4 e profonda 40–50 cm; davanti e dietro le serve aria. Sta su un basamento, a muro o su un balcone ampio, lontano dalle camere; dentro va l’accumulo, grande come un frigorifero.',
    pump,
  ),
  thing(
    'fredd*|inverno|meno|sotto zero|gel*|gradi|neve|nord|montagna + blocc*|ghiacc*|ferma|fermano|congel*|scald*|funzion*|rend*|va|basta|anche|con|regge|calda',
    'Sì, scalda anche a −10 °C e più sotto, ma rende meno: di solito da 4 kWh di calore per ognuno di corrente a 7 °C scende a circa 2. Conta che la macchina sia dimensionata sulla casa: lo calcola il termotecnico.',
    pump,
  ),
  thing(
    'contator*|kw|kilowatt|potenza + basta*|aument*|serve|devo|quant*|sufficient*|alzare|portare|3|6|tre|sei|salta',
    'Con 3 kW di solito non basta: per una pompa di calore si passa a 4,5–6 kW. L’aumento lo chiedi al tuo fornitore di energia e si paga in bolletta, è a parte; {who} verifica anche la linea.',
    pump,
  ),
  thing(
    'consum*|bollett*|spend* al mese|corrente + quant*|tanto|molto|aument*|mese|anno|meno|risparm*|elettric*',
    'Per una casa di 100 m² mediamente isolata una pompa di calore usa di solito 3.000–4.500 kWh di corrente l’anno, al posto di 1.000–1.400 m³ di gas. Con pannelli solari il conto migliora molto; quello esatto lo fa il termotecnico.',
    pump,
  ),
  thing(
    'serbatoi*|accumul*|boiler|puffer + serve|quant*|grande|dove|compres*|ci vuole|acqua|bisogna|litri',
    'Sì, serve un accumulo per l’acqua calda (di solito 200–300 litri) e uno inerziale: sono compresi, e occupano circa un metro quadro. {who} guarda dove stanno.',
    pump,
  ),
  thing(
    'termosifon*|radiator*|calorifer* + va bene|vanno bene|bast*|compatibil*|miei|vecchi*|cambi*|restano|tenere|funzion*|tengo|ghisa|scald*|abbastanza|sufficien*|ce la fa|regg*|attuali|esistent*|posso',
    'Con una caldaia a condensazione i termosifoni restano. Con una pompa di calore vanno bene di solito se la casa è isolata e bastano 45–50 °C; altrimenti qualcuno si ingrandisce: lo verifica il termotecnico (250–600 €).',
    /^caldaia\//,
  ),
  thing(
    'accesi|acceso|inverno|freddo|stagione|funzion*|svuot*|caldi + si puo|possono|posso|mett*|mont*|anche|lavor*|bisogna|termosif*|far*',
    'Si lavora con l’impianto spento e svuotato, quindi meglio fuori stagione; d’inverno si può, ma per qualche ora, a volte una giornata, la casa resta fredda. In un centralizzato lo svuotamento si concorda con l’amministratore.',
    /^caldaia\/(?:valvole|termosifone|lavaggio|termosifone-riparazione)$/,
  ),
  thing(
    'obbligat*|obbligo|per forza|legge|mult*|sanzion*|obbligatori*|rischi*|salto|non la faccio|non faccio + revision*|manutenz*|bollin*|controll*|valvol*|e|se|devo|quant*|che|la|succede|prend*',
    (job) =>
      job?.key === 'caldaia/valvole'
        ? 'Nei condomini con impianto centralizzato valvole e contabilizzazione sono obbligatorie (d.lgs. 102/2014); con la caldaia autonoma no, ma fanno risparmiare.'
        : 'La manutenzione è obbligatoria: chi non la fa rischia una sanzione da 500 a 3.000 € (d.lgs. 192/2005, art. 15), e se c’è un incidente l’assicurazione può non pagare. Le scadenze sono sul libretto e nelle regole della tua regione.',
    /^caldaia\/(?:revisione|sostituzione|valvole)$/,
  ),
  thing(
    'ogni quanto|quante volte|quando|scadenz*|ogni + revision*|manutenz*|bollin*|controll*|fumi|va fatt*|fare|farla|pulir*|va - cambi* + quanti anni',
    'La manutenzione si fa con la scadenza scritta sul libretto, di solito una volta l’anno; il controllo dei fumi, con il bollino, ogni due o quattro anni secondo regione e caldaia. Costa di solito 65–140 €.',
    boiler,
  ),
  thing(
    'balcone|terrazz*|fuori|estern*|nicchia|cucina|bagno|soffitta|garage|cantina|camera + mett*|spost*|posso|si puo|va bene|stare|sta',
    'Sì, esiste da esterno o da incasso: +150–300 €. In camera e in bagno una caldaia a camera aperta non può stare; una a condensazione, stagna, in bagno solo a distanza da doccia e vasca. Lo scarico e la condensa decidono il posto.',
    /^caldaia\/(?:sostituzione|scaldabagno)$/,
  ),
  thing(
    'wifi|smart|telefono|app|telefonino|domotic*|nest|netatmo + termostat*|quant*|cost*|piu|si puo|controll*|comand*|mett*',
    'Un termostato wifi montato costa di solito 200–350 €, uno programmabile 130–240 €. Si comanda dal telefono; con caldaie della stessa marca regola anche la fiamma.',
    /^caldaia\//,
  ),
  thing(
    'pezz*|ricamb*|guast*|rott* + trov*|se|serve|esce|rompe|disponib*|ancora|compres*',
    (job) =>
      job?.key === 'caldaia/revisione'
        ? 'I ricambi non sono compresi nella revisione: prima di montarli il tecnico ti dice il prezzo e aspetta il tuo sì. I guasti comuni costano di solito 120–250 €, una scheda 250–450.'
        : null,
    boiler,
  ),
  thing(
    `quanto|costa|prezzo|costo|quant + fumi|bollino`,
    'Revisione con analisi dei fumi e bollino: di solito 75–140 € senza IVA; senza analisi 65–90. L’analisi da sola quindi pesa 10–50 €.',
    /^caldaia\/revisione$/,
  ),
  thing(
    'senza acqua calda|senza riscaldamento|al freddo|senza gas|senza caldaia + quanto|per quanto|giorni|ore|resto|sto|rimango|tempo|quant*|si resta',
    'Resti senza acqua calda e riscaldamento solo per le ore del lavoro: di solito mezza giornata, al massimo un giorno. Il gas si chiude e si riapre la sera, dopo la prova.',
    /^caldaia\/(?:sostituzione|scarico|canna|scaldabagno)$/,
  ),
  thing(
    'quant* + senza acqua|senza acqua calda|senza riscaldamento|al freddo|senza caldo',
    'Da uno a tre giorni, mentre si passa da una macchina all’altra: fuori stagione pesa poco, e per l’acqua calda si può mettere una resistenza provvisoria.',
    pump,
  ),
  thing(
    'kw|potenza|grande|potente|btu|24|28|30|ventiquattro + basta*|serve|servono|quant*|giust*|che|ci vuole|meglio|troppo|sufficient*',
    'Per una casa fino a 100–120 m² con un bagno basta di solito una 24 kW; con due bagni usati insieme una 28–30 kW, perché la potenza serve soprattutto per l’acqua calda.',
    /^caldaia\/sostituzione$/,
  ),
  thing(
    'conviene|vale|senso|meglio + ripar*|aggiust*|cambi*|sostitu*|nuova|tener* - quant* cost*',
    'Si ripara se la spesa resta sotto un terzo del nuovo e la caldaia ha meno di 10–12 anni; con scambiatore o scheda rotti su una vecchia conviene cambiare (una nuova 24 kW di solito 2.200–3.000 € più IVA).',
    /^caldaia\/riparazione$/,
  ),
  thing(
    'acqua|doccia|litri|persone|famiglia|due bagni|contemporane* + calda|basta*|quant*|insieme|litri|finisce|arriva - accumulo + serbatoio + bollitore* + scorta + ricircolo + collegat* + attaccat* + abbinat*',
    'Una caldaia istantanea da 24 kW dà circa 12–13 litri di acqua calda al minuto, una doccia e un lavandino; uno scaldabagno da 80 litri basta di solito per due o tre docce di seguito.',
    /^caldaia\/(?:sostituzione|scaldabagno|pompa|ibrido)$/,
  ),
  thing(
    'consum*|risparm*|bollett*|meno + vecchi*|quant*|meno|prima|gas|davvero|rispetto|mese|anno',
    'Rispetto a una vecchia caldaia non a condensazione si risparmia di solito il 15–25 % di gas, di più con i termosifoni tiepidi e le valvole; rispetto a una già a condensazione poco. Il conto con le tue bollette lo fa {who}.',
    /^caldaia\/sostituzione$/,
  ),
  thing(
    'risparm*|consum*|bollett*|meno|recuper* + quant*|davvero|serv*|percent*|gas|valvol*|termostat*|anno',
    'Le valvole fanno risparmiare di solito il 10–15 % di gas, un buon cronotermostato il 5–10 %, se non tieni tutto al massimo: ogni grado in meno vale circa il 6 %.',
    /^caldaia\/(?:valvole|termostato)$/,
  ),
]
