/** Maximum number of words of a reaction to the price. */
const mostWords = 12

/** Words that carry no subject of their own: a reaction consists of them and of a word that judges the price. */
const light = new Set(
  `a ad ah al alla allora anche ancora bene beh be boh cavolo che ci comunque cosi costa costano costera costerebbe da dai davvero
  decisamente del della di direi dire e ecco ed eh era erano fa fosse francamente guarda hmm i il in insomma io l la le lo ma mah me mi mica
  mio molto ne nel no noi non nostro o oh ok onestamente pare pareva pero piu po pochino proprio quello questa questo sa sara sarebbe
  scusa scusate secondo sembra sembrano sembrava senti si sinceramente sono sta sto su ti tutta tutti tutto un una vabbe vengono
  veramente viene`.split(/\s+/),
)
/** Words of the price itself. */
const money = new Set(
  'prezzo prezzi cifra cifre costo costi conto spesa stima preventivo totale soldi euro roba importo somma'.split(
    ' ',
  ),
)
const dear =
  /^(?:tant[oaie]|tantin[oa]|tantissim[oaie]|tropp[oaie]|parecchi[oae]?|car[oaie]|carucci[oa]|carissim[oaie]|salat[oaie]|salatin[oa]|alt[oaie]|altin[oa]|altissim[oa]|bott[oa]|salasso|mazzata|legnata|sassata|stangata|batosta|sproposito|esagerat[oaie]|esos[oa]|follia|pazzia|furto|rapina|occhio|rene|patrimonio|fortuna|sacco|costos[oaie])$/
/** Matches the whole of a reaction that judges the price only by its tone: 'azz', 'mamma mia', 'eh però'. */
const outcry =
  /^(?:(?:eh|oh|ah|e|ma|uh) )?(?:azz|ahi|ahia|ammazza|caspita|accidenti|mannaggia|madonna|mamma mia|mamma|oddio|o dio|dio mio|cavoli|cavolo|urca|mizzica|minchia|maronna(?: mia)?|ostia|ostrega|boia|pero|wow|uau|porca miseria|porca vacca|alla faccia|che botta|che prezzo|che cifra|che prezzi|siete pazzi|siete matti|ma siete pazzi|ma siete matti)(?: (?:che|pero|ragazzi|eh|mia|prezzo|cifra|botta|prezzi))*$/
/** Matches a price above what was hoped for: 'mi aspettavo meno', 'è più di quanto pensavo'. */
const aboveHope =
  /(?:^| )(?:(?:aspettav|sperav|pensav|credev|immaginav|contav)(?:o|amo) (?:\p{L}+ ){0,3}(?:meno|meglio)(?: |$)|non (?:me l |me lo |mi |ci |pensavo |credevo |immaginavo )?(?:aspettavo|aspettavamo|pensavo|credevo|immaginavo|fosse|costasse)(?: \p{L}+){0,3} (?:cosi|tanto|caro|cara)(?: |$)|piu di (?:quanto|quello che|quel che) (?:mi |ci )?(?:pensav|aspettav|sperav|immaginav|credev))/u
/** Matches a price that is no surprise or a good one: 'pensavo peggio', 'me l’aspettavo', 'ci può stare'. */
const asHoped =
  /(?:^| )(?:(?:aspettav|pensav|credev|immaginav|temev)(?:o|amo) (?:\p{L}+ )?(?:peggio|di piu|molto di piu|piu alt[oa])(?: |$)|me l aspettavo(?: |$)|come (?:pensavo|immaginavo|credevo|speravo)(?: |$)|(?:meno|meglio) di (?:quanto|quello che|quel che) (?:mi |ci )?(?:pensav|aspettav|sperav|immaginav|credev)|^(?:(?:ok|beh|bene|dai|allora|e|ma|direi|si) ){0,3}ci (?:sta|puo stare|possiamo stare|posso stare)$|in linea (?:con|coi)|non (?:e |mi sembra )?male$)/u
const fair =
  /^(?:onest[oaie]|ragionevol[ei]|accettabil[ei]|abbordabil[ei]|fattibil[ei]|sostenibil[ei]|corrett[oa])$/
/** Matches somebody who cannot pay so much: 'è fuori dal mio budget', 'non ce la faccio a spendere così'. */
const tooMuch =
  /(?:^| )(?:(?:fuori|oltre|sopra|supera) (?:(?:dal|dalle|il|al|le|la|dalla|del) )?(?:(?:mio|mie|mia|nostro|nostre|nostra) )?(?:budget|portata|possibilita|tasche)|non (?:(?:me|ce) )?(?:l[oaie]? )?(?:posso|possiamo|potrei) permett\p{L}+|non ce la (?:faccio|facciamo)(?: a spender\p{L}+| a pagar\p{L}+| con i soldi)|non ci (?:arrivo|arriviamo)|non (?:ho|abbiamo) (?:tutti )?(?:quei|questi|sti|tutti quei|tutti sti|cosi tanti|tanti) soldi|tropp[oi] per (?:me|noi|le mie tasche|le nostre tasche|il mio portafoglio|mia pensione))(?: |$)/u
/** Matches a question what comes next: 'e quindi?', 'e adesso che si fa'. */
const whatNext =
  /^(?:(?:e|ok|bene|va bene|perfetto|ma) ){0,2}(?:quindi|allora|adesso|ora|poi)(?: (?:che|cosa|come) (?:si fa|facciamo|faccio|devo fare|succede))?$/

/**
 * Returns the topic of a short reaction to the price, whose words are too common to tell: 'mi sembra tanto', 'ahia', 'ci può stare'. Null
 * for anything else.
 *
 * @param text the words of a sentence without marks
 */
export function reactionTopic(text: string): 'agree' | 'next-steps' | 'save' | 'why-price' | null {
  const words = text.split(' ')
  if (words.length > mostWords) return null
  if (tooMuch.test(text)) return 'save'
  if (asHoped.test(text)) return 'agree'
  if (outcry.test(text) || aboveHope.test(text)) return 'why-price'
  if (whatNext.test(text)) return 'next-steps'
  // 'mi sembra tanto per un bagno': what it is for may have any name.
  const to = words.indexOf('per')
  const judged = to === -1 ? words : words.slice(0, to)
  const isLight = judged.every(
    (word) => light.has(word) || money.has(word) || dear.test(word) || fair.test(word),
  )
  if (!isLight) return null
  if (judged.some((word) => fair.test(word))) return judged.includes('non') ? 'why-price' : 'agree'
  // 'non è tanto' and 'tanto lo faccio' judge nothing as dear.
  return judged.some((word) => dear.test(word)) && !judged.includes('non') && words[0] !== 'tanto'
    ? 'why-price'
    : null
}
