import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-f01-step',
    service: 'tinteggiatura',
    at: 'Lodi',
    turns: [{ say: 'ciao devo imbiancare casa' }],
    answers: {
      'grand|m²|metri|superficie|misur': '92 mq piu o meno',
      soffitt: 'tutto, anche i soffitti',
      'arredat|mobili|abitat|vuot': 'ci abitiamo',
      'muffa|stato|condizion|rovinat|crep|muri': 'qualche buco dei quadri, niente di che',
      'pittura|lavabil|prodotto|vernice': 'normale bianca',
    },
    facts: [fact('92 m²'), fact('lodi')],
    jobs: [scopes.painting],
    band: [1_500, 3_900],
    after: [
      {
        say: 'e se la facciamo lavabile quanto cambia',
        about: ['€'],
        facts: [fact('lavabil')],
        band: [2_000, 4_900],
      },
      { say: 'serve un permesso al comune??', about: ['nessun', 'edilizia libera', 'non serv', 'cila'] },
      { say: 'ok grazie', about: ['prego', 'volentieri', 'richiesta', 'professionist', 'di nulla', 'buon'] },
    ],
  },
  {
    id: 't-f02-once',
    service: 'tinteggiatura',
    at: 'Cesena',
    once: true,
    turns: [
      {
        say: 'Buongiorno, dovrei tinteggiare un appartamento vuoto di 75 metri quadri a Cesena, pareti e soffitti, muri in buono stato, pittura traspirante bianca. Vorrei iniziare entro maggio.',
      },
    ],
    facts: [fact('75 m²'), fact('cesena'), fact('maggio'), fact('vuot', ['arred', 'no'])],
    jobs: [scopes.painting],
    band: [1_200, 3_000],
    after: [
      { say: 'cosa è compreso nel prezzo?', about: ['due mani', 'protezion', 'stuccatur'] },
      {
        say: 'quanti giorni ci vogliono',
        about: [['2', 'giorn'], ['3', 'giorn'], ['4', 'giorn'], 'settiman'],
        not: ['non so'],
      },
    ],
  },
  {
    id: 't-f03-rooms',
    service: 'tinteggiatura',
    at: 'Chivasso',
    turns: [
      {
        say: 'allora vi spiego ho due camere una 4x3,5 e una 3x3 poi il salone che è 5x6 e il corridoio 6 metri x1,20 tutto da dare il bianco, muri e soffitto, altezza normale',
      },
    ],
    answers: { 'arredat|mobili|abitat|vuot': 'arredata', 'muffa|stato|muri|crep': 'stato buono' },
    facts: [fact('60 m²', '60,2 m²', '61 m²', ['4 ×', '3,5'], ['4x3,5']), fact('chivasso')],
    jobs: [scopes.painting],
    band: [900, 2_700],
    after: [
      {
        say: 'ma siete cari... ci sto dentro con 1000 euro?',
        about: ['ci stai', 'bast', 'manc', 'copre', 'rientr'],
        not: ['non so'],
      },
    ],
  },
  {
    id: 't-f04-mould-corner',
    service: 'tinteggiatura',
    at: 'Rovigo',
    turns: [
      {
        say: 'salve ho la muffa nera in un angolo della camera dei bimbi, sara due metri quadri, torna tutti gli inverni che posso fa',
      },
    ],
    facts: [fact('2 m²', ['muffa', 'angolo'])],
    jobs: [scopes.mould],
    band: [150, 650],
    after: [
      { say: 'ma poi ritorna?', about: ['caus', 'ponte termico', 'isol', 'ventil', 'condens', 'umid'] },
      {
        say: 'e fa male ai bambini stare li?',
        about: ['medic', 'salute', 'asl', 'spore', 'respir'],
      },
    ],
  },
  {
    id: 't-f05-ceiling-stain',
    service: 'tinteggiatura',
    at: 'Foligno',
    turns: [
      {
        say: 'solo il soffitto del salotto, 22 mq, ce una macchia gialla d acqua del piano di sopra (gia riparata)',
      },
    ],
    facts: [fact('22 m²'), fact('soffitt')],
    wrong: [['pareti e soffitti']],
    jobs: [scopes.ceilings],
    band: [170, 480],
    after: [{ say: 'la macchia poi rispunta?', about: ['isolant', 'fissativ', 'antimacchia', 'fondo'] }],
  },
  {
    id: 't-f06-romanesco',
    service: 'tinteggiatura',
    at: 'Centocelle, Roma',
    turns: [
      {
        say: 'aò ciao, me serve de ripittà casa, so 65 metri a Centocelle, er soffitto lassamolo perde, solo li muri',
      },
    ],
    answers: { 'arredat|mobili|abitat|vuot': 'ce sto a vive', 'muffa|stato|muri|crep': 'boni, du crepette' },
    facts: [
      fact('65 m²'),
      fact('roma'),
      fact('solo pareti', 'solo le pareti', 'pareti, senza', 'solo i muri', 'pareti'),
    ],
    wrong: [['pareti e soffitti']],
    jobs: [scopes.painting],
    band: [850, 2_300],
    after: [
      { say: 'e quanno potete venì?', about: ['professionist', 'disponib', 'settiman', 'giorn', 'contatt'] },
    ],
  },
  {
    id: 't-f07-railing-and-shutters',
    service: 'tinteggiatura',
    at: 'Imperia',
    turns: [
      {
        say: 'dovrei riverniciare la ringhiera del balcone, 5 metri tutta arrugginita, e 4 persiane di legno scrostate. abito a imperia',
      },
    ],
    facts: [fact(['4', 'persian']), fact('imperia')],
    jobs: [scopes.ironwork, scopes.woodwork],
    band: [550, 1_700],
  },
  {
    id: 't-f08-facade-in-painting',
    service: 'tinteggiatura',
    at: 'Correggio',
    turns: [
      {
        say: 'vorrei pitturare la villetta fuori, sono circa 240 mq di muro esterno, due piani, a Correggio (RE). intonaco sano',
      },
    ],
    facts: [fact('240 m²'), fact('correggio')],
    jobs: [scopes.facadePaint],
    band: [5_500, 14_500],
    after: [
      { say: 'il ponteggio è dentro?', about: ['compres', 'inclus', 'esclus', 'a parte'] },
      {
        say: 'ci vuole la cila?',
        about: ['scia', 'edilizia libera', 'non serv', 'nessun', 'comune', 'libera'],
      },
    ],
  },
  {
    id: 't-f09-wallpaper',
    service: 'tinteggiatura',
    at: 'Thiene',
    turns: [
      {
        say: 'BUONGIORNO MIA SUOCERA HA LASCIATO LA CARTA DA PARATI ANNI 70 IN TUTTO IL SOGGIORNO, 48 METRI QUADRI DI PARETI. DA STACCARE E BASTA POI IMBIANCHIAMO NOI',
      },
    ],
    facts: [fact('48 m²')],
    jobs: [scopes.wallpaperOff],
    band: [180, 560],
  },
  {
    id: 't-f10-structural-crack',
    service: 'tinteggiatura',
    at: 'Amatrice',
    turns: [
      {
        say: 'negli anni si è aperta una crepa passante a scaletta larga un dito vicino alla finestra, la casa ha avuto un cedimento delle fondamenta ma adesso è ferma da anni. quanto costa chiuderla per bene?',
      },
    ],
    facts: [fact('crepa', 'cediment', 'struttural')],
    jobs: [],
    after: [{ say: 'chi devo chiamare allora?', about: ['ingegner', 'tecnic', 'struttur'] }],
  },
  {
    id: 't-f11-english',
    service: 'tinteggiatura',
    at: 'Lucca',
    turns: [
      { say: 'Hi, I need to paint my apartment in Lucca, 70 sqm, walls and ceilings, it is furnished' },
    ],
    answers: { 'muffa|stato|muri|crep': 'good condition' },
    facts: [fact('70 m²'), fact('lucca')],
    jobs: [scopes.painting],
    band: [1_150, 3_000],
  },
  {
    id: 't-f12-correction-then-undo',
    service: 'tinteggiatura',
    at: 'Sesto San Giovanni',
    turns: [
      { say: 'imbiancare trilocale di 85 mq a Sesto San Giovanni, muri e soffitti' },
      { say: 'scusa ho sbagliato, sono 58 mq' },
    ],
    answers: { 'arredat|mobili|abitat|vuot': 'vuota', 'muffa|stato|muri|crep': 'ok' },
    facts: [fact('58 m²'), fact('sesto san giovanni')],
    wrong: ['85 m²'],
    jobs: [scopes.painting],
    band: [950, 2_500],
    after: [
      { say: 'fallo lavabile', facts: [fact('lavabil')], about: ['€'] },
      { say: 'annulla', about: ['tolt', 'annullat', 'tornat', 'indietro', 'come prima', 'traspirant'] },
    ],
  },
  {
    id: 't-f13-gas-in-painting',
    service: 'tinteggiatura',
    at: 'Pavia',
    turns: [
      {
        say: 'stavo chiedendo per imbiancare ma adesso sento una puzza di gas fortissima in cucina che faccio',
        safety: safety.gas,
      },
    ],
  },
  {
    id: 't-f14-other-job-carries',
    service: 'tinteggiatura',
    at: 'Grosseto',
    turns: [
      {
        say: 'abito a Grosseto in 88 mq, devo mettere il parquet in tutta casa al posto delle mattonelle, non mi serve imbiancare',
      },
    ],
    facts: [fact('88 m²'), fact('grosseto'), fact('parquet')],
    jobs: [scopes.parquet],
    band: [5_000, 20_000],
  },
]
