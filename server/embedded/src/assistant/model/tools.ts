import type { Catalogue } from '../interview/catalogue.ts'

const text = (maxLength: number, description: string) => ({ type: 'string', maxLength, description }) as const

function tool(name: string, description: string, properties: object, required: readonly string[]): object {
  return {
    type: 'function',
    function: {
      name,
      description,
      parameters: { type: 'object', properties, required, additionalProperties: false },
    },
  }
}

/** Returns the keys of all jobs that a model may name. */
function jobKeys({ services, recognisable }: Catalogue): string[] {
  const all = new Map([...services, ...recognisable])
  return [...all.values()].flatMap(({ slug, kinds }) => Object.keys(kinds).map((id) => `${slug}/${id}`))
}

/** Returns the tools in the format of the protocol. */
export function describeTools(catalogue: Catalogue): object[] {
  return [
    tool(
      'registra_risposta',
      'Registra o corregge una risposta del cliente che le regole non hanno letto.',
      {
        lavoro: text(80, 'La chiave del lavoro; senza, vale per tutti i lavori che hanno la domanda.'),
        domanda: text(60, 'L’identificativo della domanda, come sta nell’elenco.'),
        valore: text(300, 'Ciò che ha detto, in breve: «80 mq», «lavabile», «non lo so».'),
      },
      ['domanda', 'valore'],
    ),
    tool(
      'nomina_lavoro',
      'Aggiunge un lavoro che il cliente vuole, o lo mette al posto di un altro.',
      {
        lavoro: { type: 'string', enum: jobKeys(catalogue) },
        al_posto_di: text(80, 'La chiave del lavoro in elenco che il cliente non vuole più.'),
      },
      ['lavoro'],
    ),
    tool('richiedi_foto', 'Chiede delle foto con la prossima risposta.', {}, []),
    tool(
      'calcola_stima',
      'Calcola la stima adesso: per le domande aperte conta un caso tipico. Solo se il cliente vuole subito la cifra.',
      {},
      [],
    ),
    tool('suggerisci_professionisti', 'Mostra il collegamento ai professionisti della zona.', {}, []),
  ]
}
