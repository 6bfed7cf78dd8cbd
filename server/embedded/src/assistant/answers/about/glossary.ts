import type { Utterance } from '../../italian/utterance.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { createMatcher, meets } from '../classify/matching.ts'

const matcher = createMatcher()

/** Explanations of technical terms. The key is a rule that matches the term in folded words. */
const definitions = [
  [
    'traspirant*',
    'Traspirante vuol dire che lascia passare l’umidità del muro: adatta a bagno, cucina e camere.',
  ],
  ['lavabil*', 'Lavabile vuol dire che si può pulire con una spugna umida senza rovinarla.'],
  [
    'rasatur*|rasar*',
    'La rasatura è una mano di stucco su tutta la parete, che la rende liscia prima della tinta.',
  ],
  [
    'cappott*',
    'Il cappotto è uno strato isolante incollato sui muri fuori: tiene il caldo in inverno e il fresco in estate.',
  ],
  [
    'fascia|base media|fascia media',
    'La fascia è il livello dei prodotti: base i più semplici, media i più scelti, alta quelli di pregio.',
  ],
  [
    'condensazion*',
    'A condensazione vuol dire che la caldaia recupera il calore dei fumi e consuma meno gas.',
  ],
  [
    'basso emissivo|basso emissiv*',
    'Basso emissivo è un vetro con un velo invisibile che trattiene il calore in casa.',
  ],
  [
    'cila',
    'La CILA è la comunicazione al Comune per lavori senza strutture, per esempio spostare un muro: la presenta un tecnico.',
  ],
  ['scia', 'La SCIA è la segnalazione al Comune per lavori su strutture o facciate: la firma un tecnico.'],
  ['kwp|kw di picco', 'Il kWp è la potenza dei pannelli in pieno sole: 1 kWp sono circa due o tre pannelli.'],
  ['inverter', 'L’inverter trasforma la corrente dei pannelli in quella di casa.'],
  ['massetto', 'Il massetto è lo strato di cemento sotto il pavimento, che lo tiene in piano.'],
  ['controtelaio|falso telaio', 'Il controtelaio è la cornice murata a cui si fissa la finestra.'],
  ['guaina', 'La guaina è il telo impermeabile sotto le tegole o sul terrazzo.'],
  ['lattoneri*', 'La lattoneria sono grondaie, pluviali e scossaline in metallo.'],
  ['frontalin*', 'Il frontalino è il bordo davanti del balcone.'],
  ['radiante', 'Radiante è il riscaldamento a pavimento: tubi di acqua tiepida sotto le piastrelle.'],
  [
    'bonifico parlante',
    'Il bonifico parlante è quello con causale, codice fiscale e partita IVA, che serve per la detrazione.',
  ],
  ['durc', 'Il DURC è il documento che dice se l’impresa è in regola con i contributi.'],
  [
    'sopralluogo',
    'Il sopralluogo è la visita del professionista, che vede il lavoro e poi fa il preventivo.',
  ],
  ['iva agevolata', 'IVA agevolata è quella al 10 % invece del 22 %, per i lavori nelle case.'],
] as const

const compiled = definitions.map(([cue, words]) => ({ rule: matcher.rule(cue), words }))

/** Returns the explanation of the technical term in a sentence; null if it has none. */
export function definitionIn(utterance: Utterance): string | null {
  const found = matcher.find(tellingWords(utterance))
  return compiled.find(({ rule }) => meets(found, rule))?.words ?? null
}
