import type { JobKind } from '../../job-kind.ts'
import { derived, judged, lazioPriceList, sourced } from '../../job-row.ts'
import { page } from '../../price-row.ts'
import { prices as windowPrices } from '../../serramenti/prices.ts'
import { prices } from '../prices.ts'

const sources = [page('archizen.it', 2025), page('iperedilizia.it', 2025)]

export const completa = {
  title: 'Ristrutturazione completa',
  work: 'ristrutturare casa',
  profession: 'Impresa Edile',
  cues: 'resto + appartament* + @cambia|resto + casa + @cambia|resto + alloggio + @cambia|resto + appartament* + ristruttur*|resto + casa + ristruttur*|appartament* + impianti + pavimenti + porte + @cambia|casa + impianti + pavimenti + porte + @cambia|cima fondo + appartament*|cima fondo + casa|@cambia + cima fondo|sistemare + cima fondo|capo piedi + casa|@cambia + capo piedi|rivoltare + casa|rivoltare + appartament*|appartament* + impianti compresi|casa + impianti compresi|appartament* + @cambia + cima fondo|appartament* + @cambia + cima fondo + impianti|appartament* + bagno + @cambia + cima fondo + impianti|casa + @cambia + cima fondo + impianti|ristrutturare + casa|ristrutturare + appartamento|ristrutturare + tutto|ristrutturare + alloggio|ristrutturare + villa|ristrutturare + villetta|ristrutturare + palazzina|ristrutturare + rustico|ristrutturare + bilocale|ristrutturare + trilocale|ristrutturare + mq|ristrutturazione casa|ristrutturazione appartamento|ristrutturazione completa|ristrutturazione totale|ristrutturazione integrale|ristrutturazione di pregio|ristrutturazione di lusso|ristrutturare di lusso|casa da rifare|appartamento da rifare|casa da ristrutturare|appartamento da ristrutturare|~chiavi in mano|~demolire e rifare|~rifare tutto da zero|casa vecchia + rifare|casa di design + rifare|sventrare|ristrutturare + immobile|ristrutturare + abitazione|ristrutturare + casale|ristrutturare + attico|ristrutturare + mansarda|ristrutturare + quadrilocale|ristrutturare + monolocale|ristrutturazione + mq|ristrutturare + casa + due bagni|ristrutturare + casa + due bagni + finestre|ristrutturare + casa + due bagni + infissi|ristrutturare + casa + 2 bagni|ristrutturare + casa + 2 bagni + finestre|ristrutturare + casa + 2 bagni + infissi|ristrutturare + casa + tre bagni|ristrutturare + casa + 3 bagni|ristrutturare + casa + doppi servizi|ristrutturare + casa + finestre|ristrutturare + casa + infissi|ristrutturare + casa + bagno + finestre|ristrutturare + casa + bagno + infissi|ristrutturare + casa + pavimenti|ristrutturare + appartamento + due bagni|ristrutturare + appartamento + due bagni + finestre|ristrutturare + appartamento + due bagni + infissi|ristrutturare + appartamento + 2 bagni|ristrutturare + appartamento + 2 bagni + finestre|ristrutturare + appartamento + 2 bagni + infissi|ristrutturare + appartamento + tre bagni|ristrutturare + appartamento + 3 bagni|ristrutturare + appartamento + doppi servizi|ristrutturare + appartamento + finestre|ristrutturare + appartamento + infissi|ristrutturare + appartamento + bagno + finestre|ristrutturare + appartamento + bagno + infissi|ristrutturare + appartamento + pavimenti|rifare appartamento + due bagni|rifare appartamento + due bagni + finestre|rifare appartamento + due bagni + infissi|rifare appartamento + 2 bagni|rifare appartamento + 2 bagni + finestre|rifare appartamento + 2 bagni + infissi|rifare appartamento + tre bagni|rifare appartamento + 3 bagni|rifare appartamento + doppi servizi|rifare casa + due bagni|rifare casa + due bagni + finestre|rifare casa + due bagni + infissi|rifare casa + 2 bagni|rifare casa + 2 bagni + finestre|rifare casa + 2 bagni + infissi|rifare casa + tre bagni|rifare casa + 3 bagni|rifare casa + doppi servizi|ristrutturazione + appartamento + due bagni|ristrutturazione + appartamento + due bagni + finestre|ristrutturazione + appartamento + due bagni + infissi|ristrutturazione + appartamento + 2 bagni|ristrutturazione + appartamento + 2 bagni + finestre|ristrutturazione + appartamento + 2 bagni + infissi|ristrutturazione + appartamento + tre bagni|ristrutturazione + appartamento + 3 bagni|ristrutturazione + appartamento + doppi servizi|ristrutturazione + appartamento + finestre|ristrutturazione + appartamento + infissi|ristrutturazione + appartamento + bagno + finestre|ristrutturazione + appartamento + bagno + infissi|ristrutturazione + appartamento + pavimenti|ristrutturazione + casa + due bagni|ristrutturazione + casa + due bagni + finestre|ristrutturazione + casa + due bagni + infissi|ristrutturazione + casa + 2 bagni|ristrutturazione + casa + 2 bagni + finestre|ristrutturazione + casa + 2 bagni + infissi|ristrutturazione + casa + tre bagni|ristrutturazione + casa + 3 bagni|ristrutturazione + casa + doppi servizi|ristrutturazione + casa + finestre|ristrutturazione + casa + infissi|ristrutturazione + casa + bagno + finestre|ristrutturazione + casa + bagno + infissi|ristrutturazione + casa + pavimenti|ristrutturare + casa + pavimenti + bagno|ristrutturare tutta casa + bagno|villa da rifare|villetta da rifare|bilocale da rifare|trilocale da rifare|alloggio da rifare|tutta la casa da rifare|ristruttur* + complet*|ristruttur* + total*|ristruttur* + integral*|@cambia + tutta casa|@cambia + casa intera|rifar* + tutta + impiant*|~rifare tutto + impiant*|~rifar* tutt*|~rifare completamente|~tutto da rifare|~da capo|~@cambia + tutta|~mezza ruina|~@cambia + tutto',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'demolizioni e discarica',
    'impianto elettrico, idraulico e di riscaldamento',
    'un bagno completo',
    'pavimenti, porte e tinteggiatura',
    'pratiche di base dell’impresa',
  ],
  excluded: [
    'infissi, se non li aggiungi',
    'cucina componibile e arredi',
    'climatizzatori',
    'compenso dei tecnici (8–13 % dei lavori)',
    'parti strutturali',
  ],
  factors: [
    'ogni bagno oltre il primo: +6.000–11.000 €',
    'riscaldamento a pavimento invece dei radiatori: +40–70 €/m²',
    'sotto 50 m²: +10–15 % al m²; oltre 130 m²: −10 %',
    'infissi in PVC: +800–1.300 € l’uno',
  ],
  tiers: {
    base: { label: 'materiali economici, disposizione che resta' },
    media: { label: 'materiali di fascia media' },
    alta: { label: 'di pregio: finiture e progetto su misura' },
  },
  permits: 'Serve la CILA; la SCIA se si toccano strutture o prospetti: le presenta un tecnico',
  duration: 'da 3 a 5 mesi per 80 m²',
  rows: {
    base: sourced('Ristrutturazione completa, fascia base', [700, 900], 'm²', sources),
    media: sourced('Ristrutturazione completa, fascia media', [900, 1250], 'm²', sources),
    alta: prices.fineRenovation,
    bathroom: derived('Bagno oltre il primo', [6000, 11_000], 'bagno', [
      lazioPriceList,
      page('calcolatori.net', 2025),
    ]),
    window: windowPrices.pvcWindows,
    floorHeating: judged('Riscaldamento a pavimento invece dei radiatori', [40, 70], 'm²'),
  },
  visit: 'lo stato di impianti, muri e massetti, e che cosa si può spostare',
  relief: 'general',
} as const satisfies JobKind
