import t from 'tap'

import { jobsAfter } from './engines/whole-catalogue.ts'

type Row = readonly [slug: Parameters<typeof jobsAfter>[0], message: string, ...jobs: string[]]

/** First messages and the jobs that are meant, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'a quoted trade is not asked for': [
    ['ristrutturazione', 'muretto da far sparire, non è portante l’ha detto il geometra, Cuneo', 'muro'],
    [
      'ristrutturazione_tetto',
      'il perito dice che il tetto non è isolato, lo vorrei rifare isolato',
      'rifare',
    ],
  ],
  'a material belongs to the thing that is made of it': [
    ['ristrutturazione_tetto', 'si è staccata la gronda, 12 metri di lamiera da rimettere nuova', 'grondaie'],
    ['ristrutturazione_tetto', 'copertura in lamiera del capannone da rifare, 90 mq', 'lamiera'],
  ],
  'a work that must not be done is not ordered': [
    [
      'ristrutturazione_tetto',
      'solaio del sottotetto da isolare, il tetto vero e proprio non lo tocco',
      'sottotetto',
    ],
    ['tinteggiatura', 'non si deve imbiancare niente, cerchiamo chi restauri l’affresco', 'altro/restauro'],
  ],
  'a thing is done in another colour and not bought': [
    ['tinteggiatura', '6 porte interne di noce da far diventare bianche', 'legno'],
    ['tinteggiatura', 'devo riportare tutto a bianco, bilocale di 50 mq vuoto', 'interni'],
  ],
  'a verb with its own object takes no thing from a later clause': [
    [
      'impianti',
      'citofono che gracchia, vorrei cambiarlo con un videocitofono, 1 monitor, i fili ci sono',
      'citofono',
    ],
  ],
  'the place of a thing is no job of its own': [
    ['caldaia', 'Mi ha lasciato lo scaldabagno, quello da 80 litri in bagno, è da cambiare.', 'scaldabagno'],
    ['caldaia', 'caldaia vecchia in bagno, da rifare nuova, Asti', 'sostituzione'],
    ['caldaia', 'il radiatore nel bagno è arrugginito e va sostituito', 'termosifone'],
    ['impianti', 'serve una presa in cucina vicino al frigo', 'punti'],
    ['ristrutturazione_bagno', 'tubo che perde in bagno dietro la lavatrice', 'perdita'],
    ['serramenti', 'devo cambiare la finestra in cucina, 120x140', 'finestre'],
    ['ristrutturazione', 'la porta in bagno è da cambiare', 'porte'],
  ],
  'a counted clause takes no verb of the clause behind it': [
    ['caldaia', 'caldaia da 24 kW nuova. Un bagno, sostituzione semplice, Rieti', 'sostituzione'],
  ],
  'what is in good order is not to be done': [
    ['impianti', 'mi servirebbero quattro prese in più, casa a Messina, impianto a norma.', 'punti'],
    ['impianti', 'mi servono 6 prese, l’impianto elettrico è del 2015 ed è a posto', 'punti'],
    ['impianti', 'tre punti luce in soggiorno, l’impianto elettrico è nuovo', 'punti'],
    ['impianti', 'vorrei mettere l’impianto a norma', 'elettrico'],
    ['impianti', 'impianto elettrico non a norma, da rifare', 'elettrico'],
  ],
  'what a price is for is to be done, and the shock at it is not': [
    ['caldaia', '4.200 euro per una caldaia da 24 kW: altro che scossa! Un bagno, Rieti', 'sostituzione'],
    ['caldaia', 'per lo scaldabagno a gas mi hanno chiesto 900 euro, prezzo bollente', 'scaldabagno'],
  ],
  'what is not worth repairing is to be replaced': [
    ['serramenti', 'le persiane sono 8, di legno, non vale la pena sistemarle. Siena', 'persiane'],
    ['serramenti', 'le tapparelle sono marce, ripararle non ha senso, sono 5', 'tapparelle'],
    ['serramenti', 'la porta blindata è storta, a ripararla ci spendo più che a cambiarla', 'blindata'],
    ['caldaia', 'la caldaia ha 22 anni, non ha senso ripararla. Monza', 'sostituzione'],
    ['caldaia', 'lo scaldabagno perde, il tecnico dice che non conviene aggiustarlo', 'scaldabagno'],
    ['caldaia', 'il termosifone della cameretta perde, irreparabile', 'termosifone'],
    ['impianti', 'il condizionatore perde gas, non vale la pena aggiustarlo, Catania', 'clima'],
    ['impianti', 'il cancello automatico è morto, inutile sistemarlo', 'cancello'],
    ['caldaia', 'la caldaia è rotta, vorrei ripararla', 'riparazione'],
    ['serramenti', 'le tapparelle non salgono, vale la pena ripararle', 'cinghia'],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, (t) => {
    for (const [slug, message, ...jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
    t.end()
  })
}
