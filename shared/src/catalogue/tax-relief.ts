/**
 * What may be said about tax relief on works at home. It changes with every budget law, so after `validUntil` nothing
 * of it is shown any more. Amounts are never worked out: that is the tax adviser's trade.
 */
export const taxRelief = {
  /** The last day on which the words hold, in Italian time. */
  validUntil: '2026-12-31',
  /** Up to how much the rates of 50 % and 36 % count: article 16-bis TUIR, as budget law 199/2025 leaves it. */
  ceiling: 'La detrazione del 50 % o 36 % conta al massimo su 96.000 € di spesa per abitazione.',
  /**
   * As read in November 2026: budget law 199/2025, lavoripubblici.it and gazzetta.it of January 2026, aicarr.org; for
   * the Conto termico, DM 7 August 2025 as robur.com and ecosphera.it explain it.
   */
  words: {
    general:
      'Nel 2026 molti lavori possono avere una detrazione del 50 % (prima casa) o 36 %: verifica con un CAF o un commercialista.',
    boiler:
      'Nel 2026 le caldaie che bruciano solo combustibili fossili sono escluse dalle detrazioni. Per pompe di calore e sistemi ibridi verifica con un CAF o un commercialista.',
    heatPump:
      'Nel 2026 una pompa di calore o un sistema ibrido al posto della vecchia caldaia può avere la detrazione del 50 % (prima casa) o 36 %, oppure il Conto termico 3.0 del GSE: fino al 65 % della spesa, in una volta sola fino a 15.000 €. Sulla stessa spesa non si sommano: verifica con un CAF o un commercialista.',
    solar:
      'Nel 2026 fotovoltaico e batteria possono avere la detrazione del 50 % (prima casa) o 36 %; il Conto termico li ammette solo insieme a una pompa di calore. Verifica con un CAF o un commercialista.',
    maintenance:
      'Nel 2026 riparazioni e manutenzione ordinaria dentro casa di solito non danno detrazioni; sulle parti comuni di un condominio o dentro una ristrutturazione possono averle. Verifica con un CAF o un commercialista.',
    painting:
      'Nel 2026 chi tinteggia soltanto, dentro casa, di solito non ha detrazioni; dentro una ristrutturazione può averle. Verifica con un CAF o un commercialista.',
  },
} as const

/**
 * Details that customers ask for about the reliefs above; they hold as long. Sources: article 16-bis TUIR (ten yearly
 * parts, bank transfer, sale of the home: paragraph 8); ENEA within 90 days for the ecobonus; budget law 199/2025 for
 * furniture. The ended reliefs: budget law 234/2021 for facades (until 2022), 207/2024 for the rates of the ecobonus from
 * 2025, article 119-ter DL 34/2020 for barriers (until 2025).
 */
export const taxReliefDetails = {
  payment: 'Si recupera dalle tasse in dieci rate annuali, pagando con il bonifico parlante.',
  papers:
    'Di solito servono fatture, ricevute del bonifico parlante, i dati catastali e la pratica edilizia dove è prevista; per i lavori di risparmio energetico anche la comunicazione all’ENEA entro 90 giorni dalla fine.',
  sale: 'Se vendi la casa, le rate che mancano passano di regola a chi compra, salvo un accordo diverso scritto nell’atto (art. 16-bis TUIR): dillo al notaio.',
  furniture:
    'Il bonus mobili nel 2026 c’è: 50 % su una spesa fino a 5.000 €, per mobili e grandi elettrodomestici legati a una ristrutturazione già iniziata.',
  /** Budget law 207/2024, article 1, paragraph 55, as budget law 199/2025 leaves it. */
  nextYear:
    'Per le spese del 2027 la legge di oggi scende al 36 % per la prima casa e al 30 % per le altre, salvo una proroga nella prossima legge di bilancio: conta l’anno in cui paghi.',
  local:
    'Alcune Regioni e alcuni Comuni hanno bandi propri, che aprono e chiudono in fretta: guarda il sito della tua Regione o chiedi al Comune. Di solito la domanda va fatta prima dei lavori.',
  /** Circular 36/E of 2013 of the Agenzia delle Entrate, on photovoltaic plants. */
  cadastre:
    'Di regola un impianto fotovoltaico piccolo non cambia la rendita: non va dichiarato al catasto se sta sotto i 3 kW per abitazione o aumenta poco il valore (circolare 36/E del 2013). Per altri lavori, come muri spostati o stanze nuove, la variazione la presenta un tecnico.',
  facades: 'Il bonus facciate (90 e poi 60 %) è finito con il 2022.',
  barriers: 'Il bonus barriere al 75 % è finito il 31 dicembre 2025.',
  eco65:
    'L’ecobonus al 65 % è finito con il 2024: dal 2025 è al 50 % per la prima casa e al 36 % per le altre.',
  gardens: 'Il bonus verde è finito con il 2024.',
} as const

export type TaxReliefCase = keyof typeof taxRelief.words

/** The time until which the words hold, in ms since the epoch. */
export const taxReliefEnd = Date.parse(`${taxRelief.validUntil}T23:00:00Z`)

/** Whether the words still hold at a time, in ms since the epoch. */
export function taxReliefHolds(now: number): boolean {
  return now < taxReliefEnd
}
