import type { UnpricedJob } from './unpriced-jobs.ts'

/** Small jobs on fittings and systems without a price list, by id. */
export const unpricedFittings = {
  battiscopa: {
    title: 'Battiscopa',
    work: 'cambiare il battiscopa',
    cues: '@cambia + battiscopa|@aggiunge + battiscopa|@ripara + battiscopa|battiscopa + stacc*|battiscopa + casa + @cambia|@cambia + zoccolino',
    profession: 'Parquettista',
    teller: 'un parquettista',
    visit: 'quanti metri sono, il materiale e come sono dritti i muri',
  },
  'caldaia-spostata': {
    title: 'Caldaia da spostare',
    work: 'spostare la caldaia',
    cues: 'spost* + caldai*|spostamento + caldai*',
    profession: 'Idraulico',
    teller: 'un idraulico',
    visit: 'il posto nuovo, lo scarico dei fumi, gas, acqua e la condensa',
  },
  'messa-a-terra': {
    title: 'Messa a terra',
    work: 'fare la messa a terra',
    cues: 'messa terra + fare|messa terra + manca*|manca* + messa terra|impianto di terra',
    profession: 'Elettricista',
    teller: 'un elettricista',
    visit: 'il quadro, le linee e dove si può mettere il dispersore',
  },
  rispondenza: {
    title: 'Certificazione di un impianto che c’è già',
    work: 'far certificare un impianto che c’è già',
    cues: 'dichiarazione rispondenz*|certificare + impiant*|dichiarazione conformit* + impiant* + vecchi*|dichiarazione conformit* + impiant* + 19*|manca* + dichiarazione conformit*|persa + dichiarazione conformit*|perso + dichiarazione conformit*',
    profession: 'Elettricista',
    teller: 'un elettricista',
    visit: 'l’impianto, il quadro e i documenti che ci sono',
  },
  marmi: {
    title: 'Davanzali, soglie e marmi',
    work: 'cambiare o riparare davanzali, soglie e marmi',
    cues: 'davanzal* + @cambia|davanzal* + @ripara|davanzal* + spaccat*|davanzal* + rott*|davanzal* + crepat*|davanzal* + nuov*|bancal* + marmo|soglia + spaccat*|soglia + rott*|soglia + @cambia|soglie + @cambia|soglia marmo|soglie marmo|marmista',
    profession: null,
    teller: 'un marmista',
    visit: 'la misura, lo spessore e come è murato il pezzo',
  },
  montaggi: {
    title: 'Piccoli montaggi in casa',
    work: 'montare o fissare qualcosa in casa',
    cues: 'tuttofare|appendere + tele|appendere + tv|appendere + televis*|appendere + quadr*|appendere + specch*|appendere + mensol*|montare + mensol*|fissare + mensol*|staffa + tv|staffa + televis*|bastone + tend*|binari* + tend*|cassett* posta|cassett* lettere|numero civico|targa + citofon*|pellicol* + vetr*|pellicol* + antisole|pellicol* + vetrat*|gattaiola|stendino + soffitto|stendibiancheria + soffitto|portasapon*|portasciugaman*|appendiabit*',
    profession: null,
    teller: 'un tuttofare',
    visit: 'che cosa c’è da montare e il muro o il serramento su cui va',
  },
} as const satisfies Readonly<Record<string, UnpricedJob>>
