import type { JobKind } from '../../job-kind.ts'
import { derived, sourced } from '../../job-row.ts'
import { prices } from '../prices.ts'

const { facadePaint, facadeRepairs, facadePlaster, facadeScaffolding, balconyEdges } = prices

export const facciata = {
  title: 'Facciata, intonaco e tinta',
  work: 'rifare la facciata',
  profession: 'Impresa Edile',
  partOf: ['cappotto'],
  cues: 'casa fuori + @vernicia|casa da fuori + @vernicia|fuori casa + @vernicia|muri fuori + crep*|muri estern* + crep*|crep* + muri fuori|facciat* + @cambia|facciat* casa + @cambia|esterno casa + @vernicia|intonac* fuori|intonac* estern*|facciat* + rifaciment*|facciat* + @vernicia|facciat* + @ripara|facciat* + scrost*|facciat* + crep*|facciat* + rovinat*|facciat* + ammalorat*|facciat* + intonac*|facciat* + colore|facciat* + rinfresc*|prospett* + @cambia|prospett* + @vernicia|estern* + @vernicia|fuori + @vernicia|casa fuori|casa da fuori|muri estern*|pareti estern* + @vernicia|intonac* + estern*|intonac* + fuori|intonac* + cade|intonac* + stacc*|intonac* + scrost*|calcinac*|pezzi di muro|crepe fuori|crepe + estern*|pittura al quarzo|pittura quarzo|silossanic*|acrilsilossanic*|intonachin*|rivestimento plastico|graffiato + estern*|~palazz* + @vernicia|~villett* + @vernicia|palazz* + fuori + @vernicia|villett* + fuori + @vernicia|villett* + estern* + @vernicia|~intonac*|~tint*|~colore|~@vernicia|pitta* + fore|pitta* + fora|pitta* + casa + fore|pitta* + palazz*|pitta* + facciat*|pitta* + mur* + fore|pitta* + fuori|casa + fore|rappezz* + facciat*|casa fuori + macchiat*|casa fuori + @vernicia + @pulisce|casa fuori + verd*|@vernicia + muri fuori|@vernicia + mur* cortile|@vernicia + muri + fuori|@vernicia + muri + cortile|@vernicia + muri fuori + cortile',
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    'lavaggio e fissativo',
    'intonaco riparato o rifatto, quanto ne hai indicato',
    'due mani di tinta',
    'ponteggio per un mese, se serve',
    'protezione di finestre e pavimenti',
  ],
  excluded: ['cornici e decori lavorati', 'suolo pubblico per il ponteggio', 'cappotto', 'grondaie'],
  factors: [
    'tinta ai silicati o a calce, o intonachino: +5–10 € al m²',
    'oltre tre piani: +10 %',
    'ponteggio, ogni mese dopo il primo: +1,5–2,5 € al m²',
    'intonaco a calce: +12–20 € al m²',
  ],
  tiers: {
    base: { label: 'pittura al quarzo' },
    media: { label: 'pittura acrilsilossanica' },
    alta: { label: 'silicati, calce o intonachino' },
  },
  permits:
    'Nessun permesso se colore e materiali restano uguali; nei centri storici il colore lo dà il comune. Il ponteggio sulla strada vuole il suolo pubblico: lo chiede l’impresa. In condominio decide l’assemblea.',
  duration: 'da 7 a 10 giorni per 200 m² di sola tinta; da 4 a 6 settimane con l’intonaco',
  rows: {
    base: sourced('Pittura al quarzo', [14, 18], 'm²', facadePaint.sources),
    media: sourced('Pittura acrilsilossanica', [18, 26], 'm²', facadePaint.sources),
    alta: sourced('Silicati, calce o intonachino', [24, 36], 'm²', facadePaint.sources),
    punti: sourced('Intonaco riparato in qualche punto', [10, 12], 'm²', facadeRepairs.sources),
    terzo: sourced('Intonaco riparato su un terzo', [30, 35], 'm²', facadeRepairs.sources),
    tutto: derived('Intonaco tolto e rifatto', [45, 84], 'm²', facadePlaster.sources),
    ponteggio: sourced('Ponteggio, primo mese', [12, 20], 'm²', facadeScaffolding.sources),
    frontalini: derived('Frontalini dei balconi', [45, 85], 'metro', balconyEdges.sources),
  },
  visit: 'dove l’intonaco suona a vuoto, l’altezza e dove appoggia il ponteggio',
  relief: 'general',
} as const satisfies JobKind
