/** Matches an infinitive, which is an action even if it belongs to no class: 'levigare'. */
const infinitive = /^\p{L}{2,}(?:are|[^i]ere|ire|[aei]rl[aoie]|[aei]rn[ei])$/u
/** Words with the ending of an infinitive that are not verbs. */
const noVerbs = new Set(
  'camere rovere polvere cenere genere potere vetere telecamere fotocamere interni interne esterni esterne moderni moderne inverni taverne cisterne lucerne mare solare polare lunare altare titolare familiare particolare popolare cellulare angolare circolare singolare modulare lineare similare scolare militare condominiare secolare cerniere essere avere'.split(
    ' ',
  ),
)

/** Whether a word has the form of an infinitive and is a verb. */
export const isInfinitive = (text: string): boolean => infinitive.test(text) && !noVerbs.has(text)

/** Whether a word only has the ending of an infinitive: 'telecamere'. */
export const endsLikeInfinitive = (text: string): boolean => noVerbs.has(text)
