import { splitWords } from '../../italian/words.ts'

const photo = /^(?:foto|fotografi\w*|immagin[ei]|scatt[oi])$/
/** Matches verbs of seeing in the first person or the gerund. */
const looking =
  /^(?:vedo|noto|intravedo|scorgo|riconosco|guardando|osservando|vedendo|esaminando|analizzando)$/
const looked =
  /^(?:visto|viste|guardato|guardate|osservato|notato|esaminato|esaminate|analizzato|analizzate)$/
const showing = /^(?:mostra|mostrano|conferma|confermano|rivela|rivelano|evidenzia|evidenziano)$/
const visible = /^(?:vede|vedono|nota|notano)$/
/** Matches a request for photos, another person who looks at them, or a condition. */
const aside =
  /^(?:manda\w*|invia\w*|allega\w*|carica\w*|scatta\w*|inquadra\w*|fai|falle|fammi|serv\w+|utile|utili|puoi|potresti|se|quando|dove|cui|professionist\w+|artigian\w+|tecnico|impresa|imbianchin\w+|idraulic\w+|elettricist\w+|vedra|vedranno|potra|potranno|capira|valutera|guardera|non|senza)$/
/** Matches things that can be known only from a photo. */
const defects =
  /^(?:crep[ae]|macchi[ae]|muffa|muffe|infiltrazion[ei]|scrostatur[ae]|tegol[ae]|piastrell[ae]|mur[oi]|paret[ei]|soffitt[oi]|intonac[oi]|infiss[oi]|tett[oi]|condensa|umidita)$/
const indefinite =
  /^(?:un|uno|una|del|della|dello|dei|degli|delle|qualche|alcuni|alcune|molte|molti|parecchie|parecchi|piccole|piccoli)$/

/**
 * Whether a sentence claims to have seen photos. 'Vedo che hai 85 m²' and 'Vediamo insieme' do not: the
 * object must be photos or a visible detail.
 */
export function claimsToSee(sentence: string): boolean {
  const words = splitWords(sentence)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
  const isOpen = (at: number): boolean => !words.slice(Math.max(0, at - 2), at).includes('non')
  const isLooking = words.some((word, at) => looking.test(word) && isOpen(at))
  const hasLooked = words.some(
    (word, at) => looked.test(word) && ['ho', 'abbiamo'].includes(words[at - 1] ?? '') && isOpen(at - 1),
  )
  const photos = words.flatMap((word, at) => (photo.test(word) ? [at] : []))
  if (photos.length === 0) {
    return words.some(
      (word, at) =>
        /^(?:vedo|noto|intravedo|scorgo)$/.test(word) &&
        isOpen(at) &&
        indefinite.test(words[at + 1] ?? '') &&
        words.slice(at + 2, at + 4).some((next) => defects.test(next)),
    )
  }
  if (isLooking || hasLooked) return true
  if (words.some((word) => aside.test(word))) return false
  return photos.some((at) => {
    const before = words.slice(Math.max(0, at - 3), at)
    const from = before.some((word) => /^(?:dall[ae]?|nell[ae]?|in|da)$/.test(word))
    return from || words.slice(at + 1, at + 3).some((word) => showing.test(word) || visible.test(word))
  })
}
