import t from 'tap'

import { lastJobs, lastReply, type Slug } from '../last-reply.ts'

/** A last message, and the jobs in hand after it. */
type Row = readonly [message: string, jobs: string]

/** Checks the jobs in hand after each last message of a conversation. */
function check(
  t: Pick<typeof import('tap').default, 'equal'>,
  slug: Slug,
  before: readonly string[],
  rows: readonly Row[],
): void {
  for (const [message, jobs] of rows) t.equal(lastJobs(slug, [...before, message]), jobs, message)
}

const windows =
  'cambiare 6 finestre in pvc a Saronno, doppio vetro, 120x140 a due ante, secondo piano, niente tapparelle, nessuna scorrevole'
const unsure = ['non lo so', 'non lo so', 'non lo so']

t.test('what a clause takes out is not put in', async (t) => {
  check(
    t,
    'serramenti',
    [windows],
    [
      ['no, torni al pvc. Però togliamo le zanzariere. La detrazione del 50 vale ancora?', 'finestre'],
      ['e in alluminio quanto verrebbe? le zanzariere le togliamo', 'finestre'],
      ['le zanzariere toglietele pure. quanto verrebbero in legno?', 'finestre'],
      ['facciamo vetro triplo. Le persiane le leviamo', 'finestre'],
      ['le zanzariere non le mettiamo. quanto dura il pvc?', 'finestre'],
      ['vorrei togliere le persiane e mettere le tapparelle, 6', 'finestre'],
      // These take an old thing away and order a new one.
      ['togliamo le zanzariere vecchie e le rifacciamo nuove, 6', 'finestre, zanzariere'],
      ['togliete le zanzariere che sono rotte e rifatele', 'finestre, zanzariere'],
      ['togliamo le inferriate e mettiamo le zanzariere, 6 a rullo', 'finestre, zanzariere'],
    ],
  )
  check(
    t,
    'impianti',
    ['condizionatore a un solo split in camera a Terni', ...unsure],
    [
      ['facciamone due. Però togliamo il videocitofono. Vale la detrazione?', 'clima'],
      ['l’antifurto lo togliamo. e quanto ci vuole per montarlo?', 'clima'],
    ],
  )
  check(
    t,
    'ristrutturazione',
    ['pavimento in laminato 40 mq a Terni, sopra quello vecchio', ...unsure],
    [
      ['togliamo la carta da parati', 'parquet, carta-togliere'],
      ['togliamo il muro tra cucina e sala, non portante, 8 mq', 'parquet, muro'],
    ],
  )
})

t.test('a refused thing answers no question about another one', async (t) => {
  const shower =
    'togliere la vasca e mettere una doccia 80x140 con le piastrelle nuove in quella zona, a Terracina, primo piano'
  const bars = 'Ci metta anche due maniglioni e il seggiolino, ha 84 anni'
  const refusing = ['Il seggiolino no, dice che non lo vuole. I maniglioni sì', 'il seggiolino no grazie']
  for (const message of refusing) {
    t.match(lastReply('ristrutturazione_bagno', [shower, bars, message]), /c’è l’ascensore\?/, message)
    const withLift = [`${shower} con ascensore`, bars, message]
    t.notMatch(lastReply('ristrutturazione_bagno', withLift), /senza ascensore/, message)
  }
  for (const message of ['l’ascensore no', 'no', 'no, non c’è l’ascensore'])
    t.notMatch(lastReply('ristrutturazione_bagno', [shower, bars, message]), /c’è l’ascensore\?/, message)
})

t.test('a job of which a thing is kept stays', async (t) => {
  const before = [
    'togliere la vasca e mettere una doccia 80x140 con le piastrelle nuove in quella zona, a Terracina, primo piano con ascensore',
    'Ci metta anche due maniglioni e il seggiolino, ha 84 anni',
  ]
  const both = lastJobs('ristrutturazione_bagno', before)
  t.match(both, /accessibile/)
  check(t, 'ristrutturazione_bagno', before, [
    ['Il sedile no, non gli serve. Le maniglie sì', both],
    ['i maniglioni no', both.replace(', accessibile', '')],
  ])
})

t.test('one thing replaces another one', async (t) => {
  const gate = [
    'automazione per un cancello a due ante di ferro a Cassino, corrente già al pilastro, due telecomandi',
    'non lo so',
    'Mettiamo anche il videocitofono',
  ]
  check(t, 'impianti', gate, [
    ['lasciate perdere il videocitofono e al suo posto mettete un antifurto senza fili', 'cancello, allarme'],
    ['togliete il videocitofono e mettete un antifurto al suo posto', 'cancello, allarme'],
    ['il videocitofono lo cambio con un antifurto', 'cancello, allarme'],
    ['Il videocitofono lo sostituisca con tre telecamere esterne', 'cancello, telecamere'],
    ['sostituiamo il videocitofono con tre telecamere', 'cancello, telecamere'],
    ['mettete anche un antifurto', 'cancello, citofono, allarme'],
    ['il citofono vecchio sostituitelo con uno video', 'cancello, citofono'],
    ['conviene un antifurto al posto del videocitofono?', 'cancello, citofono'],
  ])
  check(
    t,
    'serramenti',
    [`${windows}, e 5 zanzariere a rullo`],
    [
      ['le zanzariere lasciamole perdere e al loro posto metta 5 tapparelle', 'finestre, tapparelle'],
      ['le zanzariere le sostituiamo con le inferriate, 5', 'finestre, inferriate'],
      ['le zanzariere le cambio con quelle plissettate', 'finestre, zanzariere'],
      ['le finestre in pvc le cambio con il legno', 'finestre, zanzariere'],
    ],
  )
})

t.test('somebody decides to put a job off, or keeps only one', async (t) => {
  const balconies = [
    'Rifare i frontalini, 14 metri, e verniciare le ringhiere dei balconi, 20 metri, a Pavia, secondo piano, antiruggine e smalto',
    ...unsure,
  ]
  check(t, 'ristrutturazione_facciata', balconies, [
    [
      'L’assemblea ha deciso di rinviare le ringhiere. Mi lasci solo i frontalini, per cortesia',
      'frontalini',
    ],
    ['le ringhiere l’assemblea ha deciso di rinviarle', 'frontalini'],
    ['abbiamo votato di rimandare le ringhiere all’anno prossimo', 'frontalini'],
    ['il condominio preferisce aspettare per le ringhiere. vorrei solo i frontalini', 'frontalini'],
    ['tenga solo i frontalini, grazie', 'frontalini'],
    ['mi faccia solo le ringhiere, per cortesia', 'ferro'],
    ['solo i frontalini del secondo piano, 7 metri', 'ferro, frontalini'],
    ['abbiamo deciso di rinviare i lavori', 'ferro, frontalini'],
  ])
  const limited = lastReply('ristrutturazione_facciata', [...balconies, 'mi lasci solo i frontalini'])
  t.notMatch(limited, /Segno: senza il sotto/, 'what is kept chooses no option')
})

t.test('a relative of somebody else does a job', async (t) => {
  const ceiling = [
    'abbattere un muro tra cucina e salone, non portante, 10 mq di parete, a Modica, secondo piano con ascensore, e la pratica al comune, la CILA, con il vostro tecnico',
    ...unsure,
    'poi nel salone vorrei un controsoffitto in cartongesso, 30 mq, piano semplice',
  ]
  check(t, 'ristrutturazione', ceiling, [
    [
      'mio padre dice che la CILA gliela fa suo cugino geometra, la tolga. il controsoffitto facciamolo solo su metà sala, 15 mq',
      'muro, controsoffitto',
    ],
    ['la CILA la fa mio cugino geometra, toglietela. il controsoffitto 15 mq', 'muro, controsoffitto'],
    ['la cila me la fa gratis mio cognato', 'muro, controsoffitto'],
    ['la CILA la fate voi?', 'muro, tecnico, controsoffitto'],
    ['mio padre dice che la CILA serve', 'muro, tecnico, controsoffitto'],
  ])
})

t.test('a thing in whose words a job was named stands for it', async (t) => {
  const repairs = [
    'bagno a Biella: il lavandino non scarica più (tutto intasato), la cassetta esterna del water perde acqua e va cambiata, e il miscelatore del bidet è da sostituire',
    ...unsure,
  ]
  check(t, 'ristrutturazione_bagno', repairs, [
    [
      'il bidet l’ha aggiustato mio figlio col suo pappagallo, toglilo pure. restano le altre due',
      'cassetta, scarico',
    ],
    ['il bidet no', 'cassetta, scarico'],
    ['il lavandino me lo sono stasato da solo, toglietelo', 'cassetta, rubinetto'],
    ['il bidet perde ancora di più', 'cassetta, rubinetto, scarico'],
    ['ok, si leva tutto e si mette nuovo', 'cassetta, rubinetto, scarico'],
  ])
})

t.test('another option, a part, and what stays beside a change keep their job', async (t) => {
  const paper = [
    'togliere la carta da parati in un soggiorno, 40 mq di pareti, a Rieti, e su una parete di 12 mq lo stucco veneziano',
    ...unsure,
  ]
  check(t, 'tinteggiatura', paper, [
    [
      'mah, cambio idea: niente stucco, effetto cemento spatolato sempre su quei 12 mq',
      'carta-togliere, decorativa',
    ],
    ['lo stucco lo togliamo, facciamo l’effetto cemento', 'carta-togliere, decorativa'],
    ['cambio idea: niente stucco, la parete la lasciamo così', 'carta-togliere'],
  ])
  check(
    t,
    'serramenti',
    [windows, 'Metta anche le zanzariere su tutte e sei, a rullo'],
    [
      [
        'e in alluminio invece che pvc? mi faccia vedere la differenza, le zanzariere restano',
        'finestre, zanzariere',
      ],
      ['mettiamole in legno, le zanzariere le teniamo', 'finestre, zanzariere'],
      ['facciamo alluminio. le zanzariere restano quelle che ci sono', 'finestre'],
    ],
  )
  const painting = [
    'appartamento di 75 mq a Chieri, vuoto, muri sani. Vorrei ridare il bianco a pareti e soffitti, pittura traspirante, altezza normale 2,70.',
    'già che ci siete, mettete anche 5 porte interne di legno da riverniciare di bianco, tutti e due i lati',
    'non lo so',
  ]
  check(t, 'tinteggiatura', painting, [
    ['ripensandoci i soffitti sono ancora belli, lasciateli stare: solo le pareti', 'interni, legno'],
    ['i soffitti non li tocchiamo', 'interni, legno'],
    ['la tinteggiatura lasciatela stare', 'legno'],
    ['le porte alla fine le fa mio cognato, toglietele pure dal conto', 'interni'],
  ])
})
