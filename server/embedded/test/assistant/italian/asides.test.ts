import t from 'tap'

import { asksInSpeech, isAside } from '../../../src/assistant/italian/sentences/asides.ts'

const wordsOf = (text: string): string[] => text.replaceAll(/[’']/g, ' ').split(' ').filter(Boolean)

t.test('a question in the form of a statement', async (t) => {
  const asked = [
    'il nastro ce lo mettete voi o lo compro a parte',
    'le maniglie sono comprese o a parte',
    'la guaina vecchia si toglie o resta sotto',
    'mica mi lasciate il cantiere aperto',
    'non è che poi pago altro',
    'la batteria dura dieci anni vero',
    'meglio 6 o 8 split',
    'il forno si usa di notte o di giorno',
    'l iva è dentro o me la trovo dopo',
    'devono spaccare i muri o si passa nei tubi che ci sono',
    'la spesa spetta a me o alla padrona',
  ]
  for (const text of asked) t.ok(asksInSpeech(wordsOf(text)), text)
  const stated = [
    'sono 4 o sono 5',
    'una porta in legno vero',
    'non so se è legno o è ferro',
    'voglio una porta che si apre o resta chiusa',
    'bianco o avorio',
    'due bagni e una cucina',
    'sono 5 o mi sa 6',
  ]
  for (const text of stated) t.notOk(asksInSpeech(wordsOf(text)), text)
})

t.test('talk about things in general after the figure', async (t) => {
  const asides = [
    'la lavabile si puo strofinare',
    'i buchi dei quadri li tappano loro',
    'la canna fumaria va cambiata per forza',
    'il bollino ogni quanto si fa in lombardia',
    'con la muffa la lavabile va bene lo stesso',
    'ci metto la condensazione o aspetto la pompa di calore',
    'tra gres e parquet lei cosa sceglierebbe',
    'se fra due anni si scrosta chi chiamo',
    'il geometra lo devo trovare io',
    'mio cognato le ha messe in legno',
    'il ferro arrugginisce',
    'il condominio deve dire qualcosa',
    'la polvere in corridoio mi preoccupa un po',
    'se metto i pannelli dopo si collegano',
    'il cassonetto si riuscira a isolarlo senza cambiarlo',
    'l unita esterna il condominio potrebbe farmela togliere',
    'la facciata a gennaio col gelo boh',
    'metti che trovano i tubi di piombo',
    'poniamo il caso che la ditta fallisce',
    'immagino che le persiane siano a parte',
    'd inverno le zanzariere si tolgono',
  ]
  for (const text of asides) t.ok(isAside(wordsOf(text)), text)
  const changes = [
    'se possibile in alluminio',
    'mettiamo che siano novanta metri',
    'le zanzariere si tolgono dal conto',
    'venti metri boh',
    'se faccio solo due finestre',
    'mettiamo la lavabile',
    'le finestre sono sei',
    'mio marito ha misurato 95 metri',
    'il muro è rovinato in un punto',
    'anche le grondaie',
    'preferirei il legno',
    'la caldaia perde acqua',
    'invece 28 kw',
    'la canna fumaria va rifatta',
    'le tapparelle le voglio nuove',
  ]
  for (const text of changes) t.notOk(isAside(wordsOf(text)), text)
})
