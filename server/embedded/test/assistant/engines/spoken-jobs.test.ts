import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { jobsAfter } from './whole-catalogue.ts'

/** How people speak of a job: the chat, the message, and the jobs that it names. */
const groups: Readonly<Record<string, readonly (readonly [ServiceSlug, string, readonly string[]])[]>> = {
  '‘da cambiare’ belongs to the thing before it': [
    [
      'ristrutturazione_tetto',
      'scossaline da cambiare attorno al muretto del terrazzo, 20 metri',
      ['grondaie'],
    ],
    ['serramenti', 'maniglie da cambiare sulla portafinestra', ['riparazione']],
  ],
  'a denial with a pronoun is a denial': [
    [
      'caldaia',
      'i termosifoni sono pieni di fanghi e vanno lavati. sono otto termosifoni, non si cambiano',
      ['lavaggio'],
    ],
    ['caldaia', 'la caldaia segna un codice e l’acqua è gelata, non la voglio cambiare', ['riparazione']],
  ],
  'what is not worth it is not wanted': [
    [
      'caldaia',
      'la caldaia ha 20 anni, non conviene ripararla. ne metterei una nuova a condensazione',
      ['sostituzione'],
    ],
    [
      'serramenti',
      'le finestre sono marce, non conviene aggiustarle. 5 finestre nuove in pvc quanto vengono?',
      ['finestre'],
    ],
  ],
  'what somebody known does is not asked for': [
    [
      'impianto_fotovoltaico',
      'mio cognato mi rifà il tetto, serve chi toglie i 9 pannelli e poi li rimette',
      ['smontaggio'],
    ],
    [
      'impianti',
      'tubi dell’acqua da rifare in bagno e cucina, le mattonelle le rimette mio zio',
      ['idraulico'],
    ],
  ],
  'a place preposition names no job': [
    ['tinteggiatura', 'una crepa lunga sopra la porta', ['crepe']],
    ['tinteggiatura', 'macchia accanto alla finestra, da imbiancare tutta la camera', ['stanza']],
  ],
  'what is to be done to a thing named before counts': [
    ['tinteggiatura', 'ho 7 caloriferi in ghisa gialli. non da cambiare, solo pitturati!', ['ferro']],
    ['impianti', 'i due condizionatori puzzano, li vorrei far pulire', ['clima-servizio']],
  ],
  'what stays is not wanted': [
    ['ristrutturazione_bagno', 'piastrelle nuove in bagno, i tubi hanno 5 anni e restano', ['piastrelle']],
    ['serramenti', '4 finestre in pvc da cambiare, le persiane restano', ['finestre']],
  ],
  'where a thing stands is no job of another service': [
    ['impianto_fotovoltaico', 'impianto da 8 kw sul tetto piano a Lecce', ['impianto']],
  ],
  'a list may join with ‘più’': [
    ['impianti', 'salvavita che scatta + una presa in bagno', ['guasto', 'punti']],
  ],
  'a count or a detail is no other job': [
    ['impianti', 'ricarica gas clima, uno split', ['clima-servizio']],
    ['serramenti', '5 finestre da cambiare in pvc, doppio vetro', ['finestre']],
    ['impianti', 'due split, salotto e camera, Pescara porta nuova', ['clima']],
  ],
  'common words name the chat’s own job only if nothing else does': [
    ['tinteggiatura', 'cancelletto arrugginito da riprendere', ['ferro']],
    ['ristrutturazione_bagno', 'si è ingiallito il silicone', ['piastrelle']],
    ['tinteggiatura', 'carta da parati nuova nel corridoio', ['carta-posare']],
  ],
  'text messages spell a hard c as k': [['caldaia', 'kaldaia ke fa rumore', ['riparazione']]],
  'a question about one job, asked in the middle of another sentence, is a request': [
    ['tinteggiatura', 'ho 9 caloriferi di ghisa arrugginiti, me li fate bianchi? sto a Savona', ['ferro']],
  ],
}

for (const [title, rows] of Object.entries(groups)) {
  t.test(title, (t) => {
    for (const [slug, message, jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
    t.end()
  })
}
