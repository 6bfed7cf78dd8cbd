import { brand } from '@mestieri/shared/brand.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Definitions, Points } from '../../../components/legal-document/text-parts.tsx'

const further: LegalSection = {
  id: 'altre-informazioni',
  title: 'Altre informazioni sul trattamento',
  body: (
    <Points
      items={[
        'I dati possono servire a difenderci in giudizio, o a prepararlo, se qualcuno abusa del sito.',
        'Il sito e i servizi da cui dipende tengono registrazioni tecniche delle richieste, per la sicurezza e la manutenzione.',
        'Il segnale «Do Not Track» del browser non cambia nulla, perché senza consenso non c’è tracciamento.',
        'Se cambiamo questa informativa aggiorniamo la data in cima. Se il cambiamento tocca trattamenti basati sul consenso, te lo chiediamo di nuovo.',
        'Ciò che qui manca puoi chiedercelo in ogni momento.',
      ]}
    />
  ),
}

const words: LegalSection = {
  id: 'parole',
  title: 'Definizioni',
  body: (
    <Definitions
      items={[
        {
          term: 'Dato personale',
          meaning: 'Ogni informazione che riguarda una persona identificata o che si può identificare.',
        },
        {
          term: 'Dati di utilizzo',
          meaning: 'Le informazioni che il sito raccoglie da sé mentre viene usato.',
        },
        { term: 'Interessato', meaning: 'La persona a cui i dati si riferiscono.' },
        {
          term: 'Utente',
          meaning: 'Chi usa il sito. Se non si dice altro, è anche l’interessato.',
        },
        {
          term: 'Titolare',
          meaning: 'Chi decide perché e come trattare i dati: qui, chi gestisce il sito.',
        },
        {
          term: 'Responsabile del trattamento',
          meaning: 'Chi tratta i dati per conto del titolare, secondo le sue istruzioni.',
        },
        { term: 'Questo sito', meaning: `Le pagine di ${brand.name} e i servizi che ne fanno parte.` },
        {
          term: 'Unione europea',
          meaning: 'Gli Stati membri e, salvo diversa indicazione, lo Spazio economico europeo.',
        },
        {
          term: 'Cookie e strumenti simili',
          meaning: 'Piccoli dati che un sito scrive nel browser e può rileggere.',
        },
        {
          term: 'Assistente AI',
          meaning: 'Il sistema di intelligenza artificiale che risponde in chat.',
        },
      ]}
    />
  ),
}

/** Further information and definitions. */
export const wordsSections: readonly LegalSection[] = [further, words]
