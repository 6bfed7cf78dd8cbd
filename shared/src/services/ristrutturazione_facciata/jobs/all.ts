import type { JobKinds } from '../../job-kind.ts'
import { balcone } from './balcone.ts'
import { cappottoInterno } from './cappotto-interno.ts'
import { cappotto } from './cappotto.ts'
import { cornicioni } from './cornicioni.ts'
import { facciata } from './facciata.ts'
import { frontalini } from './frontalini.ts'
import { insufflaggio } from './insufflaggio.ts'
import { ponteggio } from './ponteggio.ts'
import { pulizia } from './pulizia.ts'
import { ringhiere } from './ringhiere.ts'
import { rivestimenti } from './rivestimenti.ts'
import { umidita } from './umidita.ts'

/** The jobs of the service by their id. */
export const kinds = {
  facciata,
  cappotto,
  'cappotto-interno': cappottoInterno,
  insufflaggio,
  frontalini,
  balcone,
  pulizia,
  ponteggio,
  umidita,
  cornicioni,
  ringhiere,
  rivestimenti,
} as const satisfies JobKinds
