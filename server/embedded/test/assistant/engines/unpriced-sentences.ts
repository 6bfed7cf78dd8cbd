import type { JobSentence } from './installer-sentences.ts'

/** Messages that name a job of no service's price list. */
export const unpricedSentences: readonly JobSentence[] = [
  ['impianti', 'vorrei fare la domotica', ['altro/domotica']],
  ['caldaia', 'vorrei mettere una stufa a pellet', ['altro/stufa']],
  ['caldaia', 'solare termico per l’acqua calda', ['altro/solare-termico']],
  ['ristrutturazione', 'quanto costa una piscina?', ['altro/piscina']],
  ['ristrutturazione', 'ho un abuso edilizio da sanare, serve una sanatoria', ['altro/condono']],
  ['ristrutturazione', 'crepe profonde nei muri portanti, il pavimento ha ceduto', ['altro/cedimento']],
  ['ristrutturazione', 'installare un montascale per la nonna', ['altro/ascensore']],
  ['ristrutturazione', 'chiudere il balcone con una veranda', ['altro/veranda']],
  ['ristrutturazione', 'rifare il giardino e tagliare la siepe', ['altro/giardino']],
  ['ristrutturazione', 'svuotare la cantina', ['altro/sgombero']],
  ['ristrutturazione', 'ventilazione meccanica controllata', ['altro/vmc']],
  ['ristrutturazione', 'un addolcitore per il calcare', ['altro/acqua-trattata']],
  ['ristrutturazione', 'scavare un pozzo', ['altro/pozzo']],
  ['serramenti', 'casa domotica', ['altro/domotica']],
  ['ristrutturazione', 'pulizia fine cantiere', ['altro/pulizie-casa']],
  ['ristrutturazione', 'quanto costa una stufa a pellet?', ['altro/stufa']],
  ['ristrutturazione', 'ho i topi in soffitta', ['altro/parassiti']],
  ['ristrutturazione', 'armadio su misura', ['altro/mobili']],
  ['ristrutturazione', 'costruire una casa da zero', ['altro/nuova-costruzione']],
  ['ristrutturazione', 'vorrei un ascensore esterno per tre piani', ['altro/ascensore']],
  ['ristrutturazione', 'pannelli per scaldare l’acqua', ['altro/solare-termico']],
  ['ristrutturazione', 'rifare il vialetto di casa', ['altro/esterni']],
  ['ristrutturazione', 'la lavatrice non scarica', ['altro/elettrodomestici']],
]
