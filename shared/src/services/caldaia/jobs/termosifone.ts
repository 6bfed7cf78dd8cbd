import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const piece = { unit: 'pezzo', vat: 'esclusa', ...own } as const

export const termosifone = {
  title: 'Termosifoni da cambiare o aggiungere',
  work: 'cambiare o aggiungere un termosifone',
  profession: 'Idraulico',
  cues: 'termosifon* ghisa + @cambia|calorifer* ghisa + @cambia|@cambia + termosifon*|@cambia + calorifer*|@cambia + radiator*|@aggiunge + termosifon*|@aggiunge + calorifer*|@aggiunge + radiator*|termosifon* nuov*|calorifer* nuov*|termoarred*|scaldasalviett*|scalda salviett*|spostar* + termosifon*|spostar* + calorifer*|termosifone + bagno|termosifon* + in piu|mettere + termosifon*|termoarred* + bagno|scaldasalviett* + bagno|termosifon* + bagno|calorifer* + bagno|termoarred* + @aggiunge + bagno|termoarred* + nuov* + bagno|termosifon* + perd* + @cambia + termoarred*|termosifon* + @cambia + termoarred*|calorifer* + @cambia + termoarred*|radiator* + @cambia + termoarred*|termosifon* + bagno + @cambia + termoarred*|termosifon* + perd* + valvol* + @cambia + termoarred*|termosifon* + @cambia + scaldasalviett*|calorifer* + @cambia + scaldasalviett*|termosifon* + perd* + valvol* + @cambia|calorifer* + perd* + @cambia|termosifon* + perd* + @cambia|termosifon* + arruggin* + @cambia|termosifon* + bagno + perd* + @cambia|calorifer* + bagno + perd* + @cambia|radiator* + bagno + perd* + @cambia|calorifer* + bagno + perd* + @cambia + scaldasalviett*|termosifon* + bagno + perd* + @cambia + termoarred*|@cambia + termosifon* + bagno|spost* + termosifon*|spost* + calorifer*|spost* + radiator*',
  vatRate: 0.1,
  labourShare: 0.45,
  included: [
    'termosifone in alluminio da 8–10 elementi o termoarredo',
    'staffe e valvole',
    'collegamento e riempimento',
  ],
  excluded: ['tinta del muro', 'tubi dell’impianto da rifare'],
  factors: ['svuotamento di un impianto centralizzato: da concordare con l’amministratore'],
  permits: 'Nessun permesso.',
  duration: 'da 2 a 3 ore l’uno',
  rows: {
    radiator: { label: 'Termosifone in alluminio o termoarredo, montato', min: 250, max: 550, ...piece },
    design: { label: 'Termoarredo di design, montato', min: 400, max: 900, ...piece },
    newPoint: { label: 'Attacco nuovo con tracce nel muro', min: 150, max: 300, ...piece },
  },
  visit: 'gli attacchi, i tubi e quanto calore serve nella stanza',
  relief: 'maintenance',
} as const satisfies JobKind
