import type { JobKey } from '../../../src/assistant/jobs/job-engine.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'
import { choice, number } from './sample-jobs.ts'

/** A whole job as customers mostly have it, and what the price book says that it costs, without VAT. */
export interface TypicalCase {
  readonly name: string
  /** Several jobs are summed. */
  readonly jobs: readonly (readonly [key: JobKey, facts: Facts])[]
  readonly net: readonly [min: number, max: number]
}

const plainWalls = { stato: choice('buono'), arredo: choice('vuota') } as const
const sixWindows = { finestre: number(5), portefinestre: number(1), grandezza: choice('normali') } as const

/** The typical cases of the price book (section 4), for a place where labour costs what it does in most of Italy. */
export const typicalCases: readonly TypicalCase[] = [
  {
    name: 'bilocale di 55 m², solo pareti',
    jobs: [['tinteggiatura/interni', { superficie: number(55), superfici: choice('pareti'), ...plainWalls }]],
    net: [700, 1250],
  },
  {
    name: 'trilocale di 80 m², pareti e soffitti, stato discreto',
    jobs: [
      [
        'tinteggiatura/interni',
        { superficie: number(80), arredo: choice('arredata'), stato: choice('buono') },
      ],
    ],
    net: [1500, 2700],
  },
  {
    name: 'trilocale di 80 m², lavabile',
    jobs: [
      ['tinteggiatura/interni', { superficie: number(80), finitura: choice('lavabile'), ...plainWalls }],
    ],
    net: [2000, 3600],
  },
  {
    name: 'trilocale di 80 m², muri rovinati per il 5 % e una parete con muffa',
    jobs: [
      [
        'tinteggiatura/interni',
        {
          superficie: number(80),
          stato: choice('parte'),
          muffa: choice('si'),
          muffaMq: number(10),
          arredo: choice('arredata'),
        },
      ],
    ],
    net: [2450, 4450],
  },
  { name: 'una camera', jobs: [['tinteggiatura/stanza', {}]], net: [250, 600] },
  { name: 'un bagno di 5 m² da zero', jobs: [['ristrutturazione_bagno/completo', {}]], net: [6000, 10_000] },
  {
    name: 'vasca in doccia',
    jobs: [['ristrutturazione_bagno/vasca-doccia', {}]],
    net: [1800, 4500],
  },
  {
    name: 'wc e bidet',
    jobs: [['ristrutturazione_bagno/sanitari', { sanitari: number(2) }]],
    net: [500, 1200],
  },
  {
    name: 'cinque finestre e una portafinestra in PVC',
    jobs: [['serramenti/finestre', sixWindows]],
    net: [4300, 7100],
  },
  {
    name: 'cinque finestre e una portafinestra in alluminio',
    jobs: [['serramenti/finestre', { ...sixWindows, materiale: choice('alluminio') }]],
    net: [6800, 10_800],
  },
  {
    name: 'cinque finestre e una portafinestra in legno',
    jobs: [['serramenti/finestre', { ...sixWindows, materiale: choice('legno') }]],
    net: [8000, 13_100],
  },
  {
    name: 'sette zanzariere e una porta blindata',
    jobs: [
      ['serramenti/zanzariere', { zanzariere: number(7) }],
      ['serramenti/blindata', {}],
    ],
    net: [1700, 4500],
  },
  { name: 'caldaia da 24 kW', jobs: [['caldaia/sostituzione', {}]], net: [1800, 3000] },
  { name: 'pompa di calore da 8 kW', jobs: [['caldaia/pompa', {}]], net: [7500, 11_000] },
  { name: 'scaldabagno elettrico da 80 l', jobs: [['caldaia/scaldabagno', {}]], net: [300, 600] },
  { name: 'revisione della caldaia', jobs: [['caldaia/revisione', {}]], net: [75, 140] },
  {
    name: 'fotovoltaico da 6 kW',
    jobs: [['impianto_fotovoltaico/impianto', { kw: number(6) }]],
    net: [7300, 10_900],
  },
  {
    name: 'fotovoltaico da 6 kW con batteria da 10 kWh',
    jobs: [['impianto_fotovoltaico/impianto', { kw: number(6), batteria: choice('si'), kwh: number(10) }]],
    net: [12_600, 19_100],
  },
  {
    name: 'una tegola, una goccia dal soffitto',
    jobs: [['ristrutturazione_tetto/tegola', { tegole: number(1) }]],
    net: [250, 600],
  },
  {
    name: '24 m di grondaia con due pluviali, due piani',
    jobs: [
      ['ristrutturazione_tetto/grondaie', { grondaie: number(24), pluviali: number(2), piani: number(2) }],
    ],
    net: [1400, 3000],
  },
  {
    name: 'tetto a falde di 100 m², tegole nuove e guaina',
    jobs: [['ristrutturazione_tetto/rifare', { tetto: number(100) }]],
    net: [10_500, 17_600],
  },
  {
    name: 'tetto a falde di 100 m², isolato e ventilato',
    jobs: [['ristrutturazione_tetto/rifare', { tetto: number(100), isolamento: choice('si') }]],
    net: [21_000, 37_600],
  },
  {
    name: 'impianto elettrico di 100 m²',
    jobs: [['impianti/elettrico', { superficie: number(100) }]],
    net: [6500, 10_500],
  },
  {
    name: 'impianto idraulico di un bagno e della cucina, 8 punti',
    jobs: [['impianti/idraulico', { bagni: number(1), cucina: choice('si') }]],
    net: [1600, 2600],
  },
  {
    name: 'radiatori in 80 m² con la caldaia',
    jobs: [['impianti/riscaldamento', { superficie: number(80), caldaia: choice('si') }]],
    net: [6200, 9800],
  },
  {
    name: 'riscaldamento a pavimento di 110 m², solo impianto',
    jobs: [['impianti/radiante', { superficie: number(110) }]],
    net: [8300, 12_700],
  },
  {
    name: 'riscaldamento a pavimento di 110 m², completo in una casa esistente',
    jobs: [['impianti/radiante', { superficie: number(110), pavimento: choice('completo') }]],
    net: [19_800, 30_800],
  },
  {
    name: 'dual split con le macchine',
    jobs: [['impianti/clima', { split: number(2) }]],
    net: [1600, 3300],
  },
  {
    name: 'wallbox e cancello automatico',
    jobs: [
      ['impianti/wallbox', {}],
      ['impianti/cancello', {}],
    ],
    net: [1900, 4500],
  },
  {
    name: 'appartamento di 80 m² completo, un bagno, senza infissi',
    jobs: [['ristrutturazione/completa', { superficie: number(80) }]],
    net: [56_000, 100_000],
  },
  {
    name: 'appartamento di 80 m² completo, due bagni e sei infissi',
    jobs: [['ristrutturazione/completa', { superficie: number(80), bagni: number(2), finestre: number(6) }]],
    net: [67_000, 119_000],
  },
  {
    name: 'solo i pavimenti, 60 m², gres sopra il vecchio',
    jobs: [['ristrutturazione/pavimenti', { superficie: number(60), posa: choice('sopra') }]],
    net: [3000, 5400],
  },
  {
    name: 'villetta, 250 m² di facciata, solo tinta',
    jobs: [['ristrutturazione_facciata/facciata', { facciata: number(250), intonaco: choice('sano') }]],
    net: [6500, 11_500],
  },
  {
    name: 'cappotto di 200 m²',
    jobs: [['ristrutturazione_facciata/cappotto', { facciata: number(200) }]],
    net: [24_000, 38_000],
  },
]
