import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { JobEngine, ServiceEngine } from '../jobs/job-engine.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { ofOwn, orBought } from './bought.ts'
import { heard } from './job-slots.ts'

/** The id of the question of who has the material. */
export const ownMaterial = 'fornitura'

/** Whether the customer has bought the material. The slot is read and priced, but never asked. */
const supply: Slot = orBought(
  choiceSlot<'compresa' | 'cliente'>({
    id: ownMaterial,
    step: 'Cosa',
    label: 'Materiale',
    question: 'Il materiale lo porta chi lavora o ce l’hai già?',
    example: 'Puoi rispondere «compreso» o «ce l’ho già».',
    help: 'Se lo compri tu paghi solo la posa, ma la garanzia sul prodotto resta con chi te l’ha venduto.',
    chips: ['Compreso', 'Ce l’ho già'],
    ...heard,
    options: {
      compresa: {
        label: 'materiale compreso',
        driver: null,
        words:
          '~compreso|tutto compres*|tutto inclus*|compreso tutto|chiavi mano|materiale compreso|fornitura compresa|fornitura e posa|fornite voi|portate voi|comprate voi|prendete voi|mettete voi|procurate voi|dovete mettere voi|dovete portare voi|dovete fornire voi|dovete comprare voi|dovete prendere voi|mettere voi|portare voi|fornire voi|comprare voi|materiale vostro|materiali vostri|materiale voi|materiali voi|portate materiale|portate materiali|fornite materiale|fornite materiali|mettete materiale|mettete materiali|comprate materiale|materiali compresi|compreso materiale|compresi materiali|materiale incluso|materiali inclusi',
      },
      cliente: {
        label: 'materiale già comprato, solo posa',
        driver: 'Materiale già comprato',
        words:
          '~ce l ho gia|gia comprat*|gia acquistat*|gia pres* io|comprat* io|acquistat* io|pres* io|comprata io|ho comprato io|gia presa|gia preso|gia presi|gia prese|ancora imballat*|nello scatolone|negli scatoloni|ho gia garage|ho gia cantina|ho gia casa|ho di scorta|sola posa|solo posa|solo posatore|solo montaggio|solo manodopera|sola manodopera|solo chi mont*|solo chi mett*|solo chi pos*|solo chi install*|solo uno che mont*|solo uno che mett*|solo qualcuno che mont*|pres* offert*|comprat* offert*|acquistat* offert*|pres* online|comprat* online|acquistat* online|pres* negozio|comprat* negozio|solo chi togli*|monta quest*|montare quest*',
      },
    },
    price: {
      reference: 'compresa',
      typical: ['compresa'],
      open: 'Materiale',
      narrow: 'chi compra il materiale',
    },
  }),
  'cliente',
)

/**
 * Returns the engine of a job for which the customer may have bought the material: each line then costs its
 * share of labour only.
 */
function withOwnMaterial(
  engine: JobEngine,
  { labourShare }: Pick<JobKind, 'labourShare'>,
  product: readonly string[],
): JobEngine {
  const { slots, lines } = engine
  if (lines === null) return engine
  return {
    ...engine,
    slots: [
      ...slots,
      ofOwn(supply, { test: (text) => [...any, ...product].some((word) => text.startsWith(word)) }),
    ],
    lines: (answers) => {
      const all = lines(answers)
      if (answers.choice(ownMaterial) !== 'cliente') return all
      return all.map((line) => {
        const factor = (line.factor ?? 1) * (line.labourShare ?? labourShare)
        return Object.assign({}, line, { factor, labourShare: 1 })
      })
    },
  }
}

/** Beginnings of words for any material: 'il materiale ce l’ho già'. */
const any = ['material', 'tutt', 'scatol']
const paint = ['pittur', 'vernic', 'tint', 'color', 'smalt', 'latt', 'bidon', 'secch', 'rotol', 'rull']
const tiles = ['piastrell', 'mattonell', 'gres', 'ceramic', 'mosaic', 'lastr', 'rivestiment', 'paviment']
const boards = ['parquet', 'laminat']
const fixtures =
  'sanitar wc water vaso tazza bidet lavab lavandin pezz rubinett miscelator mobil box piatt docc vasc colonn cabin'.split(
    ' ',
  )
const radiators = 'termo radiator calorifer scaldasalv valvol testin cronoterm pezz'.split(' ')
const openings =
  'finestr infiss serrament port scorrevol alzant blindat zanzarier tend persian tapparell scur telai pezz'.split(
    ' ',
  )
const devices =
  'pres punt luc lampad fare applique interruttor wallbox wall colonnin caricator citofon videocitofon monitor telecamer camer kit allarm central sensor sirene apparecch'.split(
    ' ',
  )

/** Jobs for which customers often have the product already, and beginnings of words for the product. */
const jobs: ReadonlyMap<string, readonly string[]> = new Map([
  ['tinteggiatura/interni', paint],
  ['tinteggiatura/stanza', paint],
  ['ristrutturazione/porte', openings],
  ['ristrutturazione/parquet', [...boards, 'legn', 'list', 'dogh', 'tavol', 'paviment', 'pacch']],
  ['ristrutturazione/pavimenti', [...tiles, ...boards, 'cott', 'marm', 'vinil']],
  ['ristrutturazione_bagno/piastrelle', tiles],
  ['ristrutturazione_bagno/rinnovo', [...tiles, ...fixtures]],
  ['ristrutturazione_bagno/sanitari', fixtures],
  ['ristrutturazione_bagno/rubinetto', fixtures],
  ['ristrutturazione_bagno/box-piatto', fixtures],
  ['caldaia/sostituzione', ['cald', 'macchin', 'apparecch', 'vaillant']],
  ['caldaia/termosifone', radiators],
  ['caldaia/termostato', ['termo', 'cronoterm', 'nest', 'netatmo', 'tado', 'apparecch']],
  ['caldaia/valvole', radiators],
  ['impianti/punti', devices],
  ['impianti/wallbox', devices],
  ['impianti/citofono', devices],
  ['impianti/telecamere', devices],
  ['impianti/allarme', devices],
  ['serramenti/finestre', openings],
  ['serramenti/scorrevole', openings],
  ['serramenti/blindata', openings],
  ['serramenti/zanzariere', openings],
  ['serramenti/tenda', openings],
  ['serramenti/persiane', openings],
  ['serramenti/tapparelle', openings],
  ['impianto_fotovoltaico/inverter', ['inverter', 'apparecch', 'macchin']],
  ['impianto_fotovoltaico/balcone', ['pannell', 'kit', 'modul', 'inverter']],
])

/** Returns a service's engine whose {@link jobs} are priced without material if the customer has it. */
export function withOwnMaterials(service: ServiceEngine): ServiceEngine {
  const engines = Object.entries(service.engines).map(([job, engine]) => {
    const kind = service.kinds[job]
    const product = jobs.get(`${service.slug}/${job}`)
    return [job, kind && product ? withOwnMaterial(engine, kind, product) : engine] as const
  })
  return { ...service, engines: Object.fromEntries(engines) }
}
