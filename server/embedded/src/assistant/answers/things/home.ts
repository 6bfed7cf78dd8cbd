import { type Thing, thing } from './thing.ts'

const soils = 'polver*|sporc*|imbratt*|macchi* pavimento|schizz*|briciol*'
/** Sounds of daily life. Customers ask whether the finished wall or window keeps them out. */
const heardAfterwards =
  'tromba + chitarra + pianoforte + batteria + musica + voce + voci + tv + televis* + passi + russa* + parlar*'
const sounds = 'rumor*|chiass*|casino|baccano|fracasso|martell* pneumatic*|assordant*|si sente|si sentira'
const smells = 'odor*|puzz*|esalazion*|fumi|respir*|vapori|tossic*|nociv*'

/** Questions about noise, smell and dirt during the work. */
export const home: readonly Thing[] = [
  thing(
    `rumor*|isol*|sent*|sentire|silenzi*|decibel|db|traffico|strada|insonor* + tolgono|toglie|tolg*|meno|abbatt*|attenu*|riduc*|taglian*|dalla strada|strada|traffico|acustic*|fuori|ferma*|blocc* - lavor* + operai`,
    'Un buon doppio vetro abbatte di solito circa 32–36 dB, uno stratificato acustico 38–42: una strada diventa un brusio. Contano molto anche posa e cassonetto: se il rumore è il motivo, chiedi il valore Rw nel preventivo.',
    /^serramenti\/(?:finestre|scorrevole|vetri|blindata)/,
  ),
  thing(
    `rumor*|parla*|sent*|sentire|acustic*|insonor*|voci|tv|vicin* + stanza|altra|parete|muro|attraverso|isol*|taglia|passa|passano|parlare|tutto|stanze`,
    'Una parete in cartongesso vuota lascia sentire le voci; con la lana dentro isola come un tramezzo di mattoni (di solito 40–50 dB), con doppia lastra anche di più. L’isolamento acustico si aggiunge con 10–18 €/m².',
    /^ristrutturazione\/parete$/,
  ),
  thing(
    'rumor*|passi|calpest*|acustic*|sotto + sent*|piano|vicin*|tacchi|sotto|rimbomb*|tappetino|isol*',
    'Sotto un pavimento flottante va il tappetino acustico, che smorza i passi; sulle piastrelle serve uno strato acustico sotto (+10–20 €/m²). Nei condomini il regolamento può chiederlo.',
    /^ristrutturazione\/(?:parquet|pavimenti)$/,
  ),
  thing(
    `${sounds} + inverter|pannell*|batteri*|impianto|notte|fa|fanno|forte`,
    'I pannelli non fanno rumore. L’inverter ronza piano e, se ha la ventola, nelle ore di sole si sente come un computer: meglio in garage o in lavanderia, non in camera.',
    /^impianto_fotovoltaico\/(?:impianto|batteria|inverter|ampliamento)$/,
  ),
  thing(
    `${sounds}|vicin* + fa|fanno|molto|tanto|forte|notte|unita|estern*|pompa|motore|macchin*|camera|lament*|si|sente|split|interna|dorm*|quanto - operai + lavori + orari`,
    'L’unità esterna si sente come un frigorifero o poco più, di solito 45–60 dB da vicino; quella interna al minimo 20–25 dB, meno di un sussurro. Va messa lontano da camere e vicini, su supporti antivibranti; il dato è nella scheda del modello.',
    /^(?:impianti\/clima|caldaia\/(?:pompa|ibrido))/,
  ),
  thing(
    `${sounds} + fa|fanno|molto|tanto|forte|notte|caldaia|nuova|quando|dorm*|camera|quanto`,
    'Poco: una caldaia a condensazione in funzione sta di solito sui 45–50 dB, come un frigorifero. Colpi, fischi o borbottii sono un difetto: aria, calcare o pressione.',
    /^caldaia\/sostituzione$/,
  ),
  thing(
    `${sounds} + ventola|ventil*|aspirator*|estrattor*|motore|tapparell*|cancello|macchin*|fa|fanno`,
    'Il motore si sente per i pochi secondi in cui si muove, di solito 45–55 dB; in camera chiedi un modello silenzioso, con arrivo rallentato.',
    /^(?:serramenti\/(?:motore|tapparelle)|impianti\/cancello)$/,
  ),
  thing(
    `${sounds} + lavori|lavorano|molto|tanto|fate|fanno|forte|si|sente|giorn*|c e|ci sono|vicin*|neonat*|smart*|bimb*|bambin*|troppo - orari + ore + ora + odor* + puzz* + quanti giorni + quanto tempo`,
    'Poco: rulli e pennelli non si sentono, solo la carteggiatura, che fa anche polvere fine; pavimenti e mobili si coprono. Si può restare in casa, anche in smart working in un’altra stanza.',
    /^tinteggiatura\//,
  ),
  thing(
    `${sounds} + lavori|lavorano|molto|tanto|fate|fanno|forte|si|sente|giorn*|c e|ci sono|troppo|vicin*|smart*|bimb*|bambin*|neonat* - orari + ore + ora + ${heardAfterwards}`,
    'Sì, soprattutto nei primi giorni, con demolizioni e tracce: martello e flessibile si sentono in tutto il palazzo. Poi molto meno. Gli orari li fissano Comune e regolamento di condominio: avvisa i vicini con un biglietto.',
    /^(?:ristrutturazione|ristrutturazione_bagno|impianti|ristrutturazione_facciata|ristrutturazione_tetto)\//,
  ),
  thing(
    `${smells} + quanto|dura|resta*|via|forte|molto|tanto|fa|fanno|male|notte|dorm*|vernic*|pittur*|smalto|senza|resta|bambin*|bimb*|neonat*|dopo|tossic*|si|per - muff* + fogn* + gas + scaric*`,
    'Con le pitture all’acqua l’odore è leggero e arieggiando se ne va in un giorno o due; smalti e vernici a solvente si sentono anche una settimana. Se ci sono bimbi o asma chiedi prodotti a basse emissioni (VOC).',
    /^tinteggiatura\/|^ristrutturazione\/(?:leggera|completa|parziale|cucina)$|^ristrutturazione_bagno\//,
  ),
  thing(
    `${smells} + quanto|dura|resta*|via|forte|molto|tanto|fa|male|notte|dorm*|vernic*|colla|si|giorn*|per|dopo|bimb*|bambin*|neonat*|gatt*|cane - muff* + fogn* + gas + scaric*`,
    'La vernice all’acqua per parquet si sente poco e in due o tre giorni se ne va; quella a solvente anche una settimana, e quelle notti conviene dormire fuori. Chiedi quale usa e arieggia bene.',
    /^ristrutturazione\/(?:levigatura|parquet)$/,
  ),
  thing(
    `${smells} + quanto|dura|guaina|fiamma|catrame|resina|si|molto|fa`,
    'La guaina scaldata a fiamma odora di bitume mentre si posa, e il giorno dopo non si sente più; le resine all’acqua odorano poco. Tieni chiuse le finestre vicine in quelle ore.',
    /^ristrutturazione_tetto\//,
  ),
  thing(
    `${soils} + fa|fanno|fate|molt*|tant*|si|quant*|c e|casa|mobil*|lavori|levig*|aspir*|entra`,
    'Le macchine di oggi aspirano mentre levigano: resta una polvere fine, non nuvole. La stanza va vuota, le porte chiuse con i teli e la cucina coperta; a fine lavoro basta una passata.',
    /^ristrutturazione\/levigatura$/,
  ),
  thing(
    `${soils} + fa|fanno|fate|molt*|tant*|si|quant*|c e|casa|mobil*|lavori|entra|le|mi|finestr*`,
    'Un po’: la carteggiatura fa polvere fine e la colla della carta bagna. Pavimenti e mobili si coprono con teli, le porte si chiudono: è tra le protezioni comprese.',
    /^tinteggiatura\//,
  ),
  thing(
    `${soils} + vetri|finestr*|balcon*|vasi|macchin*|auto|persian*|mi|me|le`,
    'Le finestre si coprono con teli e nastro: la protezione è compresa, qualche schizzo si lava alla fine. Vasi, tende e auto sotto il ponteggio spostali tu.',
    /^ristrutturazione_facciata\//,
  ),
  thing(
    `${soils} + fa|fanno|fate|molt*|tant*|si|quant*|c e|casa|mobil*|lavori|entra`,
    'Poco: per ogni vano qualche ora di polvere dove si smonta il vecchio telaio. Basta togliere le tende, coprire i mobili vicini e liberare un metro.',
    /^serramenti\//,
  ),
  thing(
    `${soils} + fa|fanno|fate|molt*|tant*|si|quant*|c e|casa|mobil*|lavori|entra`,
    'Sì, quando si demolisce o si aprono tracce la polvere è tanta: porte sigillate con i teli, passaggi coperti e mobili via o fasciati. Chiedi a {who} di scrivere le protezioni nel preventivo.',
    /^(?:ristrutturazione|ristrutturazione_bagno)\/|^impianti\/(?:elettrico|idraulico|radiante|riscaldamento|punti|gas)$/,
  ),
  thing(
    `cane|cani|gatto|gatti|pappagall*|animali|animale|canarin* + casa|dove|lavori|durante|problem*|posso|pericol*|lo|li|lascio|metto|tenere|stare - graff* + romp* + scatt* + rig* + unghi* + allarm*`,
    'Potete restare, ma gli animali meglio tenerli in una stanza chiusa, lontano da rumore, vernici e porte aperte, o fuori nei giorni peggiori. Dillo prima a {who}.',
    /^(?!serramenti\/zanzariere)/,
  ),
]
