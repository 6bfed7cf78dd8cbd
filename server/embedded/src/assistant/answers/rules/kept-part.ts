/** Matches a supposition that an old part stays: 'e se non tocco le piastrelle?', 'se tengo il pavimento che ho'. */
const keeping =
  /(?:^| )se (?:mi |ci |me |poi |invece )?(?:non (?:tocco|tocchiamo|toccate|cambio|cambiamo|rifaccio|rifacciamo|tolgo|togliamo)|tengo|teniamo|terrei|lascio|lasciamo|salvo|salviamo|recupero|recuperiamo|riuso|riutilizzo|conservo) (?:il|lo|la|l|i|gli|le|quell\p{L}{1,3}|quei) (?:vecchi[oae]? )?(?<thing>\p{L}{3,20})/u
/** Words after the verb that are no part of the work. */
const noPart = /^(?:prezzo|soldi|casa|resto|lavori|lavoro|cifra|conto|data|macchina|chiavi)$/

/** Whether a question supposes that an old part of the thing stays. Such a question has few words of a topic. */
export function keepsPart(text: string): boolean {
  const thing = keeping.exec(text)?.groups?.['thing']
  return thing !== undefined && !noPart.test(thing)
}
