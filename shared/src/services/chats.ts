import { chat as caldaia } from './caldaia/chat.ts'
import type { ServiceSlug } from './catalogue.ts'
import type { ServiceChat } from './chat.ts'
import { chat as impianti } from './impianti/chat.ts'
import { chat as fotovoltaico } from './impianto_fotovoltaico/chat.ts'
import { chat as ristrutturazione } from './ristrutturazione/chat.ts'
import { chat as bagno } from './ristrutturazione_bagno/chat.ts'
import { chat as facciata } from './ristrutturazione_facciata/chat.ts'
import { chat as tetto } from './ristrutturazione_tetto/chat.ts'
import { chat as serramenti } from './serramenti/chat.ts'
import { chat as tinteggiatura } from './tinteggiatura/chat.ts'

export const chats: Readonly<Record<ServiceSlug, ServiceChat>> = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
}
