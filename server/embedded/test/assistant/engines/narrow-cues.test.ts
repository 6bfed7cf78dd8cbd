import t from 'tap'

import type { JobSentence } from './installer-sentences.ts'
import { jobsAfter } from './whole-catalogue.ts'

/** Messages with a word in passing that names another job: the plant, the wires, the door around the lock. */
const sentences: readonly JobSentence[] = [
  ['caldaia', 'l’acqua calda arriva tiepida', ['riparazione']],
  ['impianti', 'vecchio quadro con i fusibili da mettere a norma', ['quadro']],
  ['impianti', 'solo riscaldamento a pavimento, casa da 100 mq', ['radiante']],
  ['impianto_fotovoltaico', 'l’inverter del mio impianto è bruciato', ['inverter']],
  ['serramenti', 'cilindro nuovo per la porta blindata', ['serratura']],
  ['serramenti', 'due portefinestre da regolare', ['riparazione']],
  ['serramenti', 'cambiare porta blindata e mettere due grate alle finestre', ['blindata', 'inferriate']],
  ['caldaia', 'caldaia che fa il botto quando parte', ['riparazione']],
  ['tinteggiatura', 'cancellare i baffi neri e ridare il bianco al trilocale', ['interni']],
  ['tinteggiatura', 'imbiancare androne e scale, 3 piani, palazzina a Cuneo', ['scale']],
  ['tinteggiatura', 'scala condominiale da imbiancare, pareti circa 320 mq', ['scale']],
  ['tinteggiatura', 'solo pareti, 160 mq, da imbiancare', ['interni']],
  ['ristrutturazione', 'parquet prefinito in rovere in zona giorno e nelle camere', ['parquet']],
  ['ristrutturazione', 'rinfrescata generale senza toccare gli impianti, 48 mq', ['leggera']],
  ['ristrutturazione', 'demolire muro portante tra cucina e soggiorno', ['portante']],
  [
    'ristrutturazione_bagno',
    'staccata una decina di piastrelle sopra la vasca, da riattaccare',
    ['piastrelle'],
  ],
  ['ristrutturazione_bagno', 'il piatto doccia nn scarica piu', ['scarico']],
  ['ristrutturazione_bagno', 'il cesso nun se scarica', ['scarico']],
  ['ristrutturazione_tetto', '4 coppi volati via, casa a due piani', ['tegola']],
  ['ristrutturazione_tetto', 'una ventina di tegole da cambiare', ['tegola']],
  ['ristrutturazione_tetto', 'guaina del terrazzo bucata in un punto', ['punto-piano']],
  ['ristrutturazione_facciata', 'balcone con mattonelle saltate, pavimento da rifare', ['balcone']],
  ['impianto_fotovoltaico', 'ho 3 kW di pannelli e vorrei arrivare a 6', ['ampliamento']],
]

/** Works that others do, parts after a colon, and small works that do not add up to a whole. */
const structures: readonly JobSentence[] = [
  [
    'impianto_fotovoltaico',
    'smontare e rimontare 16 pannelli, il tetto lo rifà un’altra ditta',
    ['smontaggio'],
  ],
  ['ristrutturazione_bagno', 'tubi da cambiare, le piastrelle le faccio rimettere io', ['tubi']],
  ['ristrutturazione_facciata', 'ringhiera da verniciare, la facciata la fa il condominio', ['ringhiere']],
  ['serramenti', 'finestre da cambiare, ai cassonetti ci pensa il falegname', ['finestre']],
  ['ristrutturazione', 'parquet 40 mq, le porte le monta mio cognato', ['parquet']],
  ['tinteggiatura', 'carta da parati da staccare, poi imbianchiamo noi', ['carta-togliere']],
  ['ristrutturazione', 'rifare la cucina: piastrelle, attacchi e tinta', ['cucina']],
  [
    'ristrutturazione_bagno',
    'tre cose: cambiare il miscelatore, sturare la doccia e sistemare lo sciacquone',
    ['cassetta', 'rubinetto', 'scarico'],
  ],
  [
    'ristrutturazione_bagno',
    'bagno al terzo piano con ascensore, da rifare: tubi, piastrelle, sanitari',
    ['completo'],
  ],
]

t.test('works of others are none, and a list after a colon belongs to what stands before it', async (t) => {
  for (const [slug, message, jobs] of structures) t.same(jobsAfter(slug, message), jobs, message)
})

t.test('a word in passing names no second job', async (t) => {
  for (const [slug, message, jobs] of sentences) t.same(jobsAfter(slug, message), jobs, message)
})
