import t from 'tap'

import { lastReply } from '../last-reply.ts'

type Slug = Parameters<typeof lastReply>[0]

/** First messages with what the reply must say, and what it must not. */
const messages: readonly (readonly [slug: Slug, message: string, says: RegExp, saysNot?: RegExp])[] = [
  // Requests in the form of a question.
  ['serramenti', 'riuscite a cambiarmi 3 finestre in pvc a Bari?', /3 finestre e PVC/, /compreso/],
  ['tinteggiatura', 'potete imbiancare 2 camere e un bagno a Prato?', /Prato \(PO\).*33–42 m²/s],
  ['impianti', 'mi mettete 4 prese in cucina?', /4 punti/, /legge tecnica/],
  ['caldaia', 'fate la revisione con bollino a Cuneo?', /Cuneo \(CN\) e con analisi dei fumi/],
  // 'cosette' counts no taps.
  [
    'ristrutturazione_bagno',
    'due cosette in bagno: il miscelatore gocciola, lo vorrei nuovo, e la cassetta del wc perde. Termoli',
    /Cassetta del WC|cassetta del WC/,
    /2 rubinetti/,
  ],
  // A cistern that fills without end is no emergency.
  [
    'impianti',
    'la cassetta del gabinetto non ferma più l’acqua, è esterna e crepata: cassetta nuova. Sassari',
    /Cassetta del WC/,
    /112/,
  ],
  // Calling a plumber does not order a new plumbing system.
  [
    'impianti',
    'cerco un idraulico a Asti. Il rubinetto della cucina perde, va cambiato. E poi lo sciacquone del bagno non carica',
    /un rubinetto.*la cassetta del WC/s,
    /impianto idraulico/,
  ],
  // A scaffold tower that the workers need is not a separate job.
  [
    'ristrutturazione_facciata',
    'frontalini di 2 balconi, 11 metri, ferri scoperti, piano rialzato: bastano un trabattello e due giorni. Matera',
    /rifare i frontalini/,
    /montare un ponteggio/,
  ],
  [
    'ristrutturazione',
    'casa di 90 mq da rifare tutta a Udine: impianti, bagno (uno), cucina',
    /90 m²/,
    /2 bagni/,
  ],
  ['ristrutturazione_bagno', 'rifare il bagno di 6 mq a Rovigo, materiali medi', /fascia media/],
  // The balcony, and no whole home.
  [
    'ristrutturazione_facciata',
    'il balcone ha il pavimento sollevato. Vorrei demolire e rifare, 9 mq',
    /pavimento del balcone/,
    /ristrutturare casa/,
  ],
  // A trouble that names no job asks for nothing that its words also stand for.
  [
    'serramenti',
    'd’estate il terrazzo è un forno, non ci si può stare',
    /Che lavoro ti serve/,
    /tutto l’anno/,
  ],
  [
    'ristrutturazione_facciata',
    'le pareti esterne sono ghiacciate e dentro non si scalda mai',
    /Che lavoro ti serve/,
    /Restano fuori dal prezzo/,
  ],
  // The monthly cost of electricity is not a budget.
  [
    'impianto_fotovoltaico',
    'ho due macchine elettriche e pago 300 euro di luce al mese',
    /kWh all’anno/,
    /non bastano/,
  ],
  // 'mai' before a work denies that it was done, not that it is wanted.
  [
    'impianto_fotovoltaico',
    'ho 16 pannelli, mai lavati in dieci anni: vorrei il lavaggio',
    /lavare i pannelli/,
  ],
  // What belongs to the job.
  ['tinteggiatura', 'camera 4x3 soffitti inclusi', /tinteggiare una stanza.*12 m²/s, /solo i soffitti/],
  [
    'tinteggiatura',
    'sala 5x4 altezza 3 soffitto compreso con una parete in colore diverso',
    /20 m²/,
    /sola parete/,
  ],
  ['tinteggiatura', 'attico 130 mq con soffitti alti 3,50 tinteggiare tutto', /130 m²/, /colori/],
  [
    'ristrutturazione_bagno',
    'via la vasca, dentro la doccia, piastrelle nuove dappertutto e sanitari',
    /rifare il bagno/,
  ],
  [
    'ristrutturazione_bagno',
    'un bagno 1,50 per 3,80: via la vasca, una doccia grande, pavimento e rivestimenti nuovi',
    /5,7 m²/,
    /2 bagni/,
  ],
  // The shower in place of the bath comes with the new bathroom, and the floor of the house tells nothing of the toilet.
  [
    'ristrutturazione_bagno',
    'rifare il bagno di 5 mq a Perugia al piano terra, via la vasca metto la doccia, tubi nuovi, fascia media',
    /Vediamo quanto costa rifare il bagno\./,
    /trasformare|Segno:[^.]*sanitari a terra/,
  ],
  ['ristrutturazione_bagno', 'bagno completo di 5 mq, sanitari a terra', /sanitari a terra/],
  [
    'caldaia',
    'cambiare la caldaia, due bagni, 90 mq ad Avezzano. già che ci siamo far lavare l’impianto',
    /Vediamo quanto costa cambiare la caldaia\./,
    /lavare l’impianto di riscaldamento/,
  ],
  // Solar panels that the home already has are no request, and an air-to-water heat pump is not geothermal.
  [
    'caldaia',
    'abito in una casa del 2008, 130 mq, e 6 kW di pannelli sul tetto. Vorrei una pompa di calore aria acqua che faccia anche l’acqua sanitaria. Bassano del Grappa',
    /Vediamo quanto costa mettere una pompa di calore/,
    /fotovoltaico|geotermico|sanitari(?!a)/,
  ],
  [
    'tinteggiatura',
    'verniciare sia il cancello che 4 persiane di legno, carteggiando, Trapani',
    /uno per uno: verniciare ringhiere, cancelli e termosifoni e verniciare porte, persiane/,
  ],
  // A quarter is no town of that name, and walls that have not been touched for years are painted.
  ['tinteggiatura', 'bilocale a Torino, zona San Paolo, 55 mq, vuoto', /Torino \(TO\)/, /San Paolo/],
  ['tinteggiatura', 'appartamento a Monza, zona Lissone, 55 mq', /Lissone|Monza/],
  [
    'tinteggiatura',
    '80 mq, sono dodici anni che non si tocca e i muri sono grigi, bianco dappertutto, soffitti compresi',
    /80 m² e pareti e soffitti/,
    /solo i soffitti/,
  ],
  // A bath gives way to a shower, and the rest stays.
  [
    'ristrutturazione_bagno',
    'bagno cieco con la vasca lunga, la eliminiamo per una doccia, il resto rimane così. Nuoro',
    /trasformare la vasca in doccia/,
    /rifare il bagno|box/,
  ],
  [
    'ristrutturazione_bagno',
    'abbiamo una vasca vecchia, vorremmo togliere quella e mettere una doccia, il resto va bene',
    /trasformare la vasca in doccia/,
    /rifare il bagno|box/,
  ],
  [
    'ristrutturazione_bagno',
    'via la vasca, doccia nuova, piastrelle nuove e pavimento da cambiare, il resto va bene',
    /rifare il bagno/,
  ],
  [
    'caldaia',
    'il boiler a gas va sostituito, siamo in 4 con due bagni e una vasca grossa',
    /cambiare lo scaldabagno/,
    /doccia/,
  ],
  // The right one of two neighbours.
  ['ristrutturazione_facciata', 'cappotto solo sulla parete nord 10 metri per 7', /cappotto termico/],
  ['ristrutturazione_facciata', 'isolare la parete nord della camera che è fredda', /dall’interno/],
  ['serramenti', 'doppi vetri senza cambiare il telaio, 6 vetri 60x110', /cambiare i vetri/],
  ['serramenti', 'devo cambiare i vetri a 3 finestre', /cambiare i vetri\..*3 vetri/s],
  ['serramenti', 'sostituire i vetri di 4 finestre, gli infissi vanno bene', /cambiare i vetri/],
  ['serramenti', 'mettere i doppi vetri alle finestre che ho, sono 4', /cambiare i vetri/],
  ['serramenti', 'cambiare 3 finestre con vetri doppi', /cambiare le finestre/],
  ['serramenti', 'vorrei mettere i doppi vetri, infissi in pvc, 5 finestre', /cambiare le finestre/],
  // The surface of a flat roof is no new roof.
  [
    'ristrutturazione_tetto',
    'la copertura è piana, la guaina è crepata e va rifatta tutta',
    /impermeabilizzare/,
  ],
  ['ristrutturazione_tetto', 'rifare il tetto piano con isolamento', /rifare il tetto/],
  // The panels are put back, the tiles are new.
  [
    'ristrutturazione_tetto',
    'devo cambiare tutte le tegole, 110 mq di falda, con la guaina sotto, però sul tetto ho 12 pannelli da smontare prima e rimontare dopo',
    /rifare il tetto e smontare e rimontare i pannelli.*con rimontaggio/s,
    /rimontare le tegole/,
  ],
  [
    'caldaia',
    'i termosifoni scaldano solo sopra, quello del bagno è marcio, e vorrei un termostato che comando dal telefono',
    /lavare l’impianto.*termosifone.*termostato/s,
  ],
  ['caldaia', 'i termosifoni scaldano solo al piano di sopra', /^/, /lavare/],
  // The price of a shower has the tiles around it.
  [
    'ristrutturazione_bagno',
    'box doccia nuovo con il piatto, devo rimettere le piastrelle lì intorno',
    /box o piatto doccia/,
    /piastrelle\./,
  ],
  ['ristrutturazione_bagno', 'cambiare il piatto doccia e rifare tutte le piastrelle', /piastrelle/],
  ['serramenti', 'vorrei cambiare solo i vetri tenendo i telai in legno, 4 finestre', /cambiare i vetri/],
  ['serramenti', 'cassonetti da isolare 4 finestre entra un freddo cane', /4 cassonetti/],
  [
    'ristrutturazione_bagno',
    'il muro della doccia dietro la camera è pieno di macchie umide',
    /perdita d’acqua/,
  ],
  ['ristrutturazione_bagno', 'perde qualcosa sotto il piatto doccia', /perdita d’acqua/],
  [
    'tinteggiatura',
    'soggiorno e cucina open space 45 mq, pareti bianche, c’è qualche buco, arredato, Ravenna',
    /45 m²/,
    /abbattere/,
  ],
  ['ristrutturazione', 'abbattere il tramezzo e fare un open space', /abbattere un muro/],
  [
    'ristrutturazione',
    'pensavo a un tramezzo ma il geometra dice che è portante, ci va un’apertura con la trave di ferro',
    /portante/,
    /non portante/,
  ],
  ['ristrutturazione', 'abbattere un muro di 3 metri, non so se è portante', /muro/],
  [
    'ristrutturazione_bagno',
    'bagno marrone e beige del 74, da rifare, 2,60 x 1,90',
    /4,9\d? m²/,
    /39|2 bagni/,
  ],
  // Materials that are there, and materials that something only looks like.
  ['serramenti', '8 finestre in legno da riverniciare o cambiare', /8 finestre/, /e legno/],
  ['serramenti', '6 persiane in alluminio effetto legno nuove', /alluminio/, /legno duro/],
  ['serramenti', '3 finestre in pvc effetto legno', /3 finestre e PVC/],
  // Water that is no danger.
  ['impianti', 'devo separare il contatore dell’acqua dal vicino', /lavoro/, /112|corrente non si rischia/],
  ['impianti', 'gocciola acqua sulla presa della cucina', /corrente non si rischia/],
  // A thing that needs no count.
  ['serramenti', 'velux da sostituire 78x118', /1 finestra da tetto/],
  ['caldaia', 'il termostato non comanda più la caldaia, ne vorrei uno wifi', /1 termostato/],
  // What a home has today, and what is wanted.
  [
    'caldaia',
    'abbiamo ancora lo scaldabagno a gas e la stufa a pellet, vorremmo mettere una caldaia unica e i termosifoni in tutta la casa',
    /cambiare la caldaia e fare l’impianto di riscaldamento/,
    /stufa/,
  ],
  [
    'caldaia',
    'adesso abbiamo la stufa a pellet, vorremmo la pompa di calore a Feltre',
    /pompa di calore/,
    /stufa/,
  ],
  ['impianti', 'ho ancora il quadretto coi fusibili, ne vorrei uno nuovo a norma', /quadro/],
  ['serramenti', 'abbiamo 6 finestre vecchie e vorremmo cambiarle in pvc', /6 finestre e PVC/],
  [
    'ristrutturazione_tetto',
    'rifare il tetto 110 mq, adesso non è isolato',
    /Vuoi anche isolarlo/,
    /senza isolamento/,
  ],
  ['ristrutturazione_tetto', 'rifare il tetto 110 mq senza isolamento', /senza isolamento/],
  // The whole and its parts.
  [
    'ristrutturazione_bagno',
    'bagno di servizio 1,50 x 2,20, va rifatto tutto, vorrei il box doccia al posto del bidet',
    /rifare il bagno.*3,3 m²/s,
  ],
  ['ristrutturazione_bagno', 'il box doccia in bagno è da rifare tutto', /box/],
  [
    'serramenti',
    'persiane da sostituire con alluminio, 5 finestre e 3 porte finestre',
    /5 finestre, 3 porte/,
    /cambiare le finestre/,
  ],
  // Several things.
  [
    'impianto_fotovoltaico',
    'siamo in 4, vorremmo i pannelli, la batteria e una colonnina per l’auto',
    /wallbox/,
  ],
  [
    'tinteggiatura',
    'la ringhiera è tutta arrugginita e le persiane sono da riverniciare',
    /uno per uno.*ringhier/s,
  ],
  ['tinteggiatura', 'le persiane sono da riverniciare e la ringhiera è a posto', /persiane/, /uno per uno/],
  // A new thing that fails is repaired.
  [
    'caldaia',
    'la caldaia nuova messa a marzo va in blocco ogni due giorni',
    /riparare la caldaia/,
    /a marzo/,
  ],
  ['caldaia', 'caldaia nuova da mettere, la mia perde', /cambiare la caldaia/],
  // Figures of the right thing.
  [
    'ristrutturazione_tetto',
    'grondaie in rame 24 metri e 4 pluviali, a Saronno',
    /24 metri, rame e 4 pluviali/,
  ],
  ['ristrutturazione_tetto', 'grondaia di rame 8 metri e 50', /8,5 metri/],
  ['serramenti', 'cambiare 3 finestre e una porta finestra, di sopra 4 finestre', /7 finestre e 1 porta/],
  ['tinteggiatura', 'muffa nell’angolo della cameretta del bimbo 3x4', /2–4 m² con muffa/],
  ['tinteggiatura', 'muffa su una parete 3x2,5', /7,5 m² con muffa/],
  // The place and the figures of a question.
  [
    'ristrutturazione',
    'si può levigare il parquet di due camere, 28 mq, a Ferrara?',
    /Ferrara \(FE\), 28 m²/,
  ],
  [
    'impianti',
    'dopo che i muratori hanno finito mi serve uno che faccia l’impianto elettrico, 45 metri quadri, Ivrea',
    /Ivrea \(TO\) e 45 m²/,
  ],
  // Neighbours of the job that is meant.
  [
    'ristrutturazione_facciata',
    'rifare intonaco zoccolo della casa 40 metri per 1',
    /rifare la facciata.*40 m²/s,
  ],
  [
    'ristrutturazione_facciata',
    'casa a schiera, tinteggiare solo il davanti, 6 metri per 7',
    /rifare la facciata.*42 m²/s,
  ],
  [
    'ristrutturazione_bagno',
    'doccia con piatto rialzato, si può abbassare senza rompere le piastrelle?',
    /piatto doccia/,
    /gres sottile/,
  ],
  ['impianti', 'un condizionatore in camera e uno in sala', /2 split/],
  [
    'ristrutturazione',
    'porte interne nuove, 6 a battente e una scorrevole a scomparsa',
    /7 porte e 1 porta a scomparsa/,
  ],
  ['serramenti', 'cambiare 2 finestre, sono in alluminio senza taglio termico', /2 finestre/, /e alluminio/],
  // What is only described chooses nothing.
  ['ristrutturazione_bagno', 'rifare il bagno 5 mq, i tubi sono del 2015', /Rifacciamo anche tubi/],
  ['ristrutturazione_bagno', 'rifare il bagno 5 mq, anche i tubi', /tubi e scarichi nuovi/],
  [
    'tinteggiatura',
    'imbiancare la camera 4x4, il soffitto è alto 3 metri',
    /pareti e soffitti, solo le pareti/,
  ],
  ['ristrutturazione_tetto', 'rifare il tetto 90 mq, travi a vista', /90 m²/, /travi da rifare/],
  [
    'serramenti',
    'le finestre sono quelle originali del 75, in legno, 9 pezzi, da cambiare',
    /9 finestre/,
    /e legno/,
  ],
  [
    'serramenti',
    'tapparelle dure, mia moglie non ce la fa, volevo metterle elettriche, sono 6',
    /6 tapparelle/,
    /corrente/,
  ],
  [
    'ristrutturazione_bagno',
    'togliere la vasca e mettere la doccia, piastrelle marroni anni 80',
    /Come la chiudiamo/,
    /con piastrelle nuove\b(?!,)/,
  ],
  ['ristrutturazione_bagno', 'vasca in doccia con piastrelle nuove', /Segno: con piastrelle nuove/],
  ['tinteggiatura', 'imbiancare 70 mq, i mobili li ho già portati via', /vuota/, /arredata/],
  ['tinteggiatura', 'imbiancare 70 mq, i mobili sono coperti', /arredata/],
  // The job of a service beside this one.
  ['ristrutturazione_tetto', 'ho i piccioni sotto i pannelli e sporcano le grondaie', /contro i piccioni/],
  [
    'ristrutturazione_bagno',
    'bagno 2 metri per 2,40, la doccia al posto della vasca, sanitari nuovi e le piastrelle',
    /rifare il bagno/,
    /uno per uno/,
  ],
  // An offer is compared when there is a figure.
  [
    'tinteggiatura',
    'un tizio mi ha chiesto 3500 per imbiancare 90 mq, è tanto?',
    /lo confronto con la mia stima/,
  ],
  ['tinteggiatura', 'per la caldaia mi chiedono 3000 euro, è troppo?', /lo confronto con la mia stima/],
  // Damage of an earlier day is no emergency.
  [
    'ristrutturazione',
    'ho allagato casa e il parquet si è alzato, l’assicurazione mi chiede un preventivo',
    /lavoro|prezzo/,
    /Chiudi il rubinetto/,
  ],
  ['ristrutturazione', 'si è allagata la casa, c’è acqua dappertutto', /Chiudi il rubinetto/],
]

t.test('a first message is read as it was meant', async (t) => {
  for (const [slug, message, says, saysNot] of messages) {
    const reply = lastReply(slug, [message])
    t.match(reply, says, message)
    if (saysNot) t.notMatch(reply, saysNot, message)
  }
})

t.test('a short name of several towns is asked about, also after a preposition', async (t) => {
  const boiler = 'la caldaia fa rumore'
  t.match(
    lastReply('caldaia', [boiler, 'condominio a Sesto']),
    /Sesto Fiorentino \(FI\).*Sesto San Giovanni/s,
  )
  t.match(lastReply('caldaia', [boiler, 'a Sesto San Giovanni']), /Sesto San Giovanni \(MI\)/)
  t.match(lastReply('caldaia', [boiler, 'abito a Cassano']), /quale intendi|più d’uno/)
})

t.test('the size of a battery needs no unit, and the power of a charger answers its question', async (t) => {
  t.match(lastReply('impianto_fotovoltaico', ['6 kw con accumulo 10']), /6 kW, con batteria e 10 kWh/)
  t.match(lastReply('impianti', ['colonnina nel box', 'Milano', '7 kw']), /fino a 7,4 kW/)
  t.match(
    lastReply('impianto_fotovoltaico', [
      'spendo 210 euro di bolletta ogni due mesi, mi conviene il fotovoltaico?',
    ]),
    /kWh all’anno/,
  )
})

t.test(
  'a message that is only the name of a village answers the question about the place early',
  async (t) => {
    const painting = 'imbiancare 50 mq'
    t.match(lastReply('tinteggiatura', [painting, 'Bormio']), /Bormio \(SO\)/)
    t.match(lastReply('tinteggiatura', [painting, 'siamo a bra']), /Bra \(CN\)/)
    t.notMatch(lastReply('tinteggiatura', [painting, 'colonna']), /Colonna \(RM\)/)
  },
)

t.test('sides are multiplied by their number, whichever comes first', async (t) => {
  for (const text of ['12 per 7 x 4 lati', '4 lati da 12 per 7'])
    t.match(lastReply('ristrutturazione_facciata', [`tinteggiare la facciata, ${text}`]), /336 m²/, text)
})

t.test('a sum is no surface, and equal windows are no sliding ones', async (t) => {
  const rooms = 'devo imbiancare 3 camere e il corridoio a Pesaro'
  t.match(lastReply('tinteggiatura', [rooms, '60 mq in tutto']), /pareti e soffitti, solo le pareti/)
  t.match(lastReply('tinteggiatura', [rooms, 'tutto']), /Che pittura/)
  const windows = ['7 finestre in pvc a Biella con tapparelle', 'due ante normali']
  t.notMatch(lastReply('serramenti', [...windows, 'sì tutte uguali']), /7 scorrevoli/)
  t.match(
    lastReply('caldaia', ['caldaia da cambiare', 'e lo sconto in fattura?']),
    /Di regola non più|sconto in fattura .*non ci sono più/,
  )
})

t.test('a greeting states nothing about walls or pipes', async (t) => {
  for (const slug of ['tinteggiatura', 'caldaia'] as const)
    for (const text of ['buongiorno', 'Buonasera', 'buona sera a tutti'])
      t.match(lastReply(slug, [text]), /^(?!.*Segno).*Che lavoro ti serve/s, `${slug}: ${text}`)
})

t.test('a customer who cannot name the job gets a named one', async (t) => {
  const unknown = lastReply('impianti', ['ho una cosa strana in casa', 'non lo so'])
  t.match(unknown, /per ora calcolo «Impianto elettrico nuovo».*Quanti m²/s)
  t.notMatch(unknown, /Lo segno nella scheda/)
})
