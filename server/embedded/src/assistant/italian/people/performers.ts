const performers = new Set(
  'io noi lui lei loro impresa imprese ditta ditte muratore muratori idraulico elettricista piastrellista imbianchino falegname fabbro geometra operai operaio condominio comune costruttore costruttori proprietario proprietaria padrone padrona inquilino inquilini amministratore cognato cognata suocero suocera marito moglie fratello sorella padre padr papa babbo nonno zio cugino cugina figlio genero compagno compagna amico amici conoscente altri altro altra qualcun qualcuno mobiliere arredatore venditore vicino vicini tecnico squadra artigiano compare compari compa nipote nipoti zia cognati suoceri parenti pittore pittori decoratore piastrellisti'.split(
    ' ',
  ),
)

/**
 * Whether a word names a person or firm that can do the work, including the customer: 'impresa', 'cognato',
 * 'io'.
 */
export function isPerformer(text: string): boolean {
  return performers.has(text)
}

const doing =
  /^(?:rimett[eo]|rimettono|rimettera|rifara|fa|fanno|rifa|rifanno|fara|faranno|faccio|facciamo|faro|faremo|rifaccio|rifacciamo|mett[eo]|mettono|metter[oa]|mettiamo|pos[ao]|posano|posera|mont[ao]|montano|montera|monteremo|pens[ao]|pensano|pensera|occup[ao]|occupano|cambi[ao]|cambiano|cambiamo|sistem[ao]|sistemano|sistemera|smont[ao]|smontano|tolgo|toglie|tolgono|demolisc[eo]|demoliscono|imbianc[ao]|ras[ao]|rasano|tinteggi[ao]|dipingo|dipinge|vernicia|vernicio|lev[ao]|levano|port[ao]|portano|realizza|realizzano|provved[eo]|provvedono|rimonta|rimontano|rimonto|pulisc[eo]|puliscono|ripar[ao]|riparano|stucc[ao]|stuccano|pittur[ao]|pitturano|stend[eo]|stendono|segue|seguono|gestisce|cura|curano|tratt[ao]|trattano|trattiamo)$/

/** Whether a word is a verb that tells who does the work: 'le fa l’impresa', 'ci penso io'. */
export function isDoing(text: string): boolean {
  return doing.test(text)
}

const craftsman =
  /^(?:idraulic[oi]|elettricist[ai]|murator[ei]|imbianchin[oi]|fabbr[oi]|falegnam[ei]|piastrellist[ai])$/
const specialist =
  /^(?:antennist[ai]|caldaist[ai]|lattonier[ei]|parquettist[ai]|tapparellist[ai]|installator[ei]|serramentist[ai]|spazzacamin[oi])$/
const consultant = /^(?:architett[oaie]|geometr[ai]|ingegner[ei]?|perit[oi]|tecnic[oi]|termotecnic[oi])$/

/** Whether a word names a craftsman of a common trade: 'idraulico', 'muratori'. */
export const isCraftsman = (text: string): boolean => craftsman.test(text)

/** Whether a word names somebody of a trade, or a consultant: 'elettricista', 'geometra'. */
export const isTradesperson = (text: string): boolean =>
  [craftsman, specialist, consultant].some((trade) => trade.test(text))
