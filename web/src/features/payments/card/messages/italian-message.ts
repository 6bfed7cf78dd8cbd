const italianWords = new Set(
  'il lo la le gli un una uno di del della dei delle dal dalla nel nella sulla con per che non è sono ha hai tua tuo carta pagamento numero codice data scadenza banca riprova'.split(
    ' ',
  ),
)

const englishWords = new Set(
  'the your you card was is are has have been not please try again with for payment number code this that'.split(
    ' ',
  ),
)

/** Whether a message is Italian: it has at least two common Italian words, and more than English ones. */
export function isItalian(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const italian = count(italianWords)
  return italian >= 2 && italian > count(englishWords)
}
