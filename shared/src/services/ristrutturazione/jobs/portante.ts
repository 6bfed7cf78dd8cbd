import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList } from '../../job-row.ts'

export const portante = {
  title: 'Apertura in un muro portante',
  work: 'aprire un muro portante',
  profession: 'Impresa Edile',
  cues: 'muro portante + cucina|muro portante + soggiorno|muro portante + cucina + soggiorno|muro portante + sala|@toglie + muro portante + cucina + soggiorno|@toglie + muro portante + cucina|@toglie + muro portante + soggiorno|parete portante + cucina|muro portante|muri portanti|parete portante|@toglie + muro portante|aprire + muro portante|muro maestro|muro di spina|cerchiatura|cerchiare|putrella|putrelle|trave in ferro|architrave|apertura nel muro grosso|muro grosso|muro di pietra + aprire|muro in pietra + aprire|allargare un vano + portante|muro di 40|muro da 40|muro + tiene su|muro + tiene su + casa|muro + regge|muro + regge + casa|muri maestri|muro + tiene su + aprire|muro + tiene su + porta + aprire|muro + regge + porta + aprire|muro + tiene casa + porta + aprire|muro + tiene + casa + porta + aprire|muro + regge + casa + porta + aprire|muro maestro + porta + aprire|muro portante + porta + aprire',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['puntelli', 'taglio del muro', 'cerchiatura in acciaio', 'ripristini di intonaco e pavimento'],
  excluded: ['progetto strutturale e deposito (1.200–2.500 €)', 'prove sui materiali', 'tinteggiatura'],
  factors: ['progetto strutturale e deposito: 1.200–2.500 €', 'più piani sopra: si decide dopo il progetto'],
  permits: 'Serve la SCIA con il deposito strutturale al genio civile: li presenta un ingegnere',
  duration: 'da 2 a 3 settimane',
  rows: {
    door: derived('Apertura larga come una porta, cerchiata', [3500, 5500], 'apertura', [lazioPriceList]),
    passage: derived('Apertura fino a 2 metri, cerchiata', [4500, 7000], 'apertura', [lazioPriceList]),
    wide: derived('Apertura oltre 2 metri, cerchiata', [6000, 9000], 'apertura', [lazioPriceList]),
  },
  visit: 'lo spessore e il materiale del muro, e che cosa regge',
  relief: 'general',
} as const satisfies JobKind
