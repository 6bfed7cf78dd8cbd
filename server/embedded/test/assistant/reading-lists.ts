import type { ReadingTable } from './reading-row.ts'

/** Lists of sizes, counts in dialect, sizes of one job that other nouns stand beside. */
export const listReadings: ReadingTable = {
  'caldaia/sostituzione': [
    ['', 'sostituire la caldaia da 24 kW, niente valvole', { 'kw-caldaia': '24', valvole: '0' }],
    ['', 'caldaia nuova con 6 termosifoni, le valvole no', { valvole: '0' }],
  ],
  'impianti/quadro': [
    [
      '',
      'quadretto vecchio con un solo interruttore, ne vorrei uno nuovo coi salvavita',
      { quadro: 'appartamento' },
    ],
    ['', 'nel quadro manca solo il salvavita', { quadro: 'interruttore' }],
  ],
  'impianti/punti': [
    ['', 'quattro prese, due in salotto e due in camera', { punti: '4', 'tipo-punto': 'normale' }],
    ['', 'una presa in cucina, una in salotto e una in camera', { punti: '3', 'tipo-punto': 'normale' }],
  ],
  'tinteggiatura/muffa': [
    ['', 'muffa in un angolo della camera di 12 mq, un po’ di muffa, diciamo 3 mq', { muffaMq: '3' }],
  ],
  'tinteggiatura/interni': [
    ['', 'dare il bianco in tutta la casa, prima di portare i mobili', { arredo: 'vuota' }],
    ['', 'imbiancare tre camere, una 4x4, una 3x4 e una 3x3, e il soggiorno che è 6x5', { superficie: '67' }],
    ['', 'pitturare due stanze una 3x4 e una 5x4, tutto da fare', { superficie: '32' }],
    ['', 'imbiancare un trilocale di 75 mq costruito nel 1965', { superficie: '75' }],
    ['superfici', 'i soffitti lasciamoli perdere', { superfici: 'pareti' }],
    ['superfici', 'er soffitto lassamolo sta, solo li muri', { superfici: 'pareti' }],
  ],
  'ristrutturazione/parquet': [
    ['', 'parquet in due camere, 14 mq e 11 mq', { superficie: '25' }],
    ['', 'laminato nelle tre camere di 10, 12 e 16 mq', { superficie: '38', fascia: 'base' }],
  ],
  'ristrutturazione/controsoffitto': [
    ['', 'cartongesso sul soffitto dell’ingresso, 7 mq, con 4 faretti', { superficie: '7', faretti: '4' }],
  ],
  'ristrutturazione_facciata/balcone': [
    ['', 'rifare il pavimento di due balconi, 6 mq e 4 mq', { balcone: '10' }],
  ],
  'ristrutturazione_facciata/ringhiere': [
    [
      '',
      'verniciare le ringhiere di 3 balconi, 6 metri l’una, alte un metro',
      { ringhiera: '18', 'lavoro-ringhiera': 'verniciare' },
    ],
    ['ringhiera', '9 metri', { ringhiera: '9' }],
  ],
  'ristrutturazione_facciata/facciata': [
    [
      '',
      'ridipingere la facciata, approfitto del ponteggio che ho già montato per il tetto',
      { 'ponteggio-montato': 'si' },
    ],
    ['', 'tinteggiare fuori una casetta quadrata, 9 metri per lato e alta 5', { facciata: '180' }],
  ],
  'ristrutturazione_facciata/frontalini': [
    ['', 'frontalini di due balconi, in tutto 11 metri', { frontalini: '11' }],
  ],
  'ristrutturazione_bagno/sovrapposizione': [
    ['', 'microcemento sulle pareti, sono 16 mq', { materiale: 'resina', piastrelleMq: '16' }],
  ],
  'ristrutturazione_bagno/accessibile': [
    ['', 'mettere 4 maniglioni per la nonna', { cosaAusili: 'maniglioni', maniglioni: '4' }],
  ],
  'ristrutturazione_tetto/tegola': [['', 'il vento ha spostato 8 o 9 tegole', { tegole: '8-9' }]],
  'tinteggiatura/carta-posare': [['', 'carta da parati su una parete sola, 11 mq', { pareti: '11' }]],
  'tinteggiatura/smalto': [['', 'smalto in bagno, 12 metri di parete', { pareti: '12' }]],
  'serramenti/tapparelle': [
    ['', 'cambiare 3 tapparelle di plastica 100x140', { tapparelle: '3', misura: '1.4', fascia: 'base' }],
  ],
  'serramenti/persiane': [
    [
      '',
      'persiane nuove in alluminio, 5 finestre 90x130',
      { 'materiale-persiane': 'alluminio', persiane: '5', misura: '1.17' },
    ],
  ],
  'serramenti/finestre': [
    ['accessori', 'gli scuri ci sono e restano', { accessori: 'no' }],
    ['accessori', 'fuori ho le persiane e quelle rimangono', { accessori: 'no' }],
    ['accessori', 'le tapparelle, quelle di prima sono rotte', { accessori: 'tapparelle' }],
    [
      '',
      'cambiare du finestre 100x120 e na portafinestra 120x220, pvc',
      {
        finestre: '2',
        portefinestre: '1',
        materiale: 'pvc',
        misura: '1.2',
        'misura-conto': '1.5',
        'misura-portafinestra': '2.64',
      },
    ],
    [
      '',
      'uno scorrevole 2,80 x 2,20 in alluminio',
      { finestre: '1', materiale: 'alluminio', 'misura-scorrevole': '6.16', scorrevoli: '1' },
    ],
  ],
  'serramenti/cassonetto': [
    [
      '',
      'cassonetti pieni di spifferi, ne devo isolare 5',
      { cassonetti: '5', 'lavoro-cassonetti': 'isolare' },
    ],
  ],
  'impianto_fotovoltaico/impianto': [
    ['consumo', 'spendo 140 al mese', { consumo: '4800-6700' }],
    ['consumo', 'bollette da 200 ogni due mesi', { consumo: '3450-4800' }],
  ],
  'caldaia/scaldabagno': [
    [
      '',
      'lo scaldabagno a gas non parte più, ne serve uno nuovo da 14 litri',
      { scaldabagno: 'gas', litri: '14' },
    ],
  ],
  'impianti/clima': [
    [
      '',
      'climatizzatore, predisposizione già fatta, a giugno',
      { quando: 'a giugno', predisposizione: 'si' },
    ],
  ],
}
