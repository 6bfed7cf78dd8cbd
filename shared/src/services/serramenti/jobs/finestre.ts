import type { JobKind } from '../../job-kind.ts'
import { derived, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'
import { prices } from '../prices.ts'

const guide = page('consulente-energia.com', 2025)
const { pvcWindows, aluminiumWindows, woodWindows, slidingWindows } = prices

export const finestre = {
  title: 'Finestre nuove',
  work: 'cambiare le finestre',
  profession: 'Serramentista',
  partOfOthers: ['ristrutturazione/completa'],
  cues: 'mettere finestr*|montare finestr*|installare finestr*|finestr* bagno + @cambia|finestr* cucina + @cambia|finestr* camera + @cambia|finestr* + @cambia|finestr* casa + @cambia|infiss* casa|finestr* + nuov*|finestr* + vecchi*|infiss*|seramenti|serrament*|portefinestr*|portafinestr*|porta finestra|porte finestre|porta balcone|finestr* + doppi vetri|infiss* + doppi vetri|doppi vetri + @aggiunge|doppi vetri|finestr* + spifferi|finestr* + freddo|taglio termico|anta ribalta|vasistas|bow window|fenestr*|finestroni|finestra + rifar*|finestre pvc|finestre alluminio|@aggiunge + finestr* legno|finestr* legno + nuov*|prevent* + finestr* legno|@cambia + finestr* legno|~pvc|~spifferi|~portefinestr*|portafinestr* + @cambia|portafinestr* + @aggiunge|portefinestr* + @cambia|portefinestr* + @aggiunge|porta finestra + @cambia|porte finestre + @cambia|portafinestr* + vecchi*|portafinestr* + pvc|portefinestr* + pvc|porta balcone + @cambia|finestre legno + nuov*|finestre legno + @cambia|finestr* + @cambia + doppio vetro|finestr* + @cambia + triplo vetro|infiss* + @cambia + doppio vetro|infiss* + @cambia + triplo vetro|finestr* + @cambia + vetro doppio|finestr* + @cambia + vetro triplo|finestr* + doppio vetro|finestr* + triplo vetro|infiss* + doppio vetro|infiss* + triplo vetro|serrament* + doppio vetro|serrament* + triplo vetro|serrament* + @cambia + doppio vetro|serrament* + @cambia + triplo vetro|finestr* + @cambia + vetrocamera|infiss* + @cambia + vetrocamera|finestr* + vetrocamera|infiss* + vetrocamera|finestr* + @cambia + vetri|infiss* + @cambia + vetri|finestr* + fischi* + @cambia|finestr* + spifferi + @cambia|finestr* + freddo + @cambia|finestr* + alluminio + @cambia|infiss* + spifferi + @cambia|finestr* + fischi* + alluminio + @cambia|?finestr*|mancano + finestr*',
  detailOf: [
    'serramenti/persiane',
    'serramenti/zanzariere',
    'serramenti/tapparelle',
    'serramenti/inferriate',
    'serramenti/motore',
    'serramenti/cassonetto',
  ],
  vatRate: 0.16,
  labourShare: 0.2,
  included: [
    'finestra con maniglia e doppio vetro basso emissivo',
    'posa e sigillatura',
    'smontaggio e smaltimento delle vecchie',
    'coprifili interni',
  ],
  excluded: ['controtelaio nuovo', 'opere murarie e davanzali', 'persiane e zanzariere', 'pratica ENEA'],
  factors: [
    'triplo vetro: +10–20 %',
    'effetto legno: +8–15 %',
    'vetro antieffrazione: +40–90 € al m²',
    'oltre il terzo piano senza ascensore: +20–40 € a pezzo',
    'verniciatura RAL dell’alluminio: +6 %',
    'legno pregiato: +15–25 %',
  ],
  tiers: {
    base: { label: 'profilo semplice, doppio vetro' },
    media: { label: 'profilo di buona tenuta, vetro basso emissivo' },
    alta: { label: 'profilo a più camere o minimale, ferramenta di sicurezza' },
  },
  permits:
    'Nessun permesso se restano uguali. Per l’ecobonus c’è la comunicazione all’ENEA entro 90 giorni: di solito la prepara il serramentista o un tecnico. In condominio l’aspetto da fuori non cambia.',
  duration: 'consegna in 4–8 settimane, poi 2 o 3 finestre al giorno',
  rows: {
    pvcBase: derived('PVC, fascia base', [380, 470], 'm²', pvcWindows.sources),
    pvcMedia: derived('PVC, fascia media', [470, 620], 'm²', pvcWindows.sources),
    pvcAlta: derived('PVC, fascia alta', [620, 800], 'm²', pvcWindows.sources),
    alluminioBase: derived('Alluminio, fascia base', [600, 720], 'm²', aluminiumWindows.sources),
    alluminioMedia: derived('Alluminio, fascia media', [720, 950], 'm²', aluminiumWindows.sources),
    alluminioAlta: derived('Alluminio, fascia alta', [950, 1300], 'm²', aluminiumWindows.sources),
    legnoBase: derived('Legno, fascia base', [700, 900], 'm²', woodWindows.sources),
    legnoMedia: derived('Legno, fascia media', [800, 1150], 'm²', woodWindows.sources),
    legnoAlta: derived('Legno-alluminio o legno pregiato', [950, 1350], 'm²', woodWindows.sources),
    scorrevoleBase: derived('Scorrevole, fascia base', [600, 750], 'm²', slidingWindows.sources),
    scorrevoleMedia: derived('Scorrevole, fascia media', [750, 900], 'm²', slidingWindows.sources),
    scorrevoleAlta: derived('Alzante scorrevole', [900, 1300], 'm²', slidingWindows.sources),
    tapparelle: sourced('Tapparelle', [95, 200], 'm²', [lazioPriceList]),
    cassonetti: derived('Cassonetti', [130, 320], 'pezzo', [lazioPriceList]),
    triplo: derived('Triplo vetro, in più', [45, 125], 'm²', [guide]),
  },
  visit: 'le misure dei vani, il vecchio telaio, i cassonetti e i davanzali',
  relief: 'general',
} as const satisfies JobKind
