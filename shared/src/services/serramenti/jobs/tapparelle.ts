import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'

export const tapparelle = {
  title: 'Tapparelle nuove',
  work: 'cambiare le tapparelle',
  profession: 'Serramentista',
  partOf: ['finestre'],
  cues: 'tapparell* + rott* + @cambia|tapparell* + rott* + allumini*|tapparell* finestr*|tapparell* nuov* finestr*|tapparell* + @cambia|tapparell* + nuov*|tapparell* + allumini*|tapparell* + pvc|tapparell* + plastica|tapparell* + acciai*|tapparell* + vecchi*|tapparell* + coibentat*|tapparell* + mett*|tapparell* + pesant*|tapparel* + @cambia|taparell* + @cambia|avvolgibil*|serrand* + finestr*|persiane avvolgibili|rolo + finestr*|orientabil*|telo + tapparell*|telo avvolgibile|tapparell* + mont*|~tapparell*|~serrand*',
  detailOf: ['serramenti/cinghia'],
  vatRate: 0.1,
  labourShare: 0.3,
  included: ['telo nuovo', 'rullo e cinghia dove serve', 'montaggio', 'smaltimento del vecchio telo'],
  excluded: ['motore, se non lo chiedi', 'cassonetto', 'guide murate', 'tinta'],
  factors: [
    'motore: +190–380 € l’una',
    'cinghia o rullo speciale: +20–60 €',
    'lamelle orientabili: fino a 320 € al m²',
  ],
  tiers: {
    base: { label: 'PVC' },
    media: { label: 'alluminio coibentato' },
    alta: { label: 'acciaio o lamelle orientabili' },
  },
  permits: 'Nessun permesso. In condominio il colore da fuori resta uguale.',
  duration: 'da 3 a 5 tapparelle al giorno',
  rows: {
    base: sourced('Tapparelle in PVC', [95, 130], 'm²', [lazioPriceList]),
    media: sourced('Tapparelle in alluminio', [130, 200], 'm²', [lazioPriceList]),
    alta: derived('Tapparelle in acciaio o orientabili', [190, 320], 'm²', [lazioPriceList]),
    motore: judged('Motore con pulsante', [190, 380], 'pezzo'),
  },
  visit: 'le guide, il rullo e lo spazio nel cassonetto',
  relief: 'general',
} as const satisfies JobKind
