import type { LegalPart, LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Clauses } from '../../../components/legal-document/text-parts.tsx'

const free: LegalSection = {
  id: 'gratuito',
  title: 'Un servizio gratuito, un contratto diretto',
  body: (
    <Clauses
      items={[
        'Per te la Piattaforma è gratuita: niente iscrizione a pagamento, niente commissioni. Non sei obbligato ad accettare un preventivo, né a scegliere chi ti presentiamo.',
        'Prezzo e condizioni li concordi con il Prestatore d’Opera. Il prezzo concordato comprende l’IVA e gli altri oneri che la legge mette a suo carico, contributi previdenziali compresi.',
        'Il Prestatore d’Opera non può chiederti più di quanto ti chiederebbe se lo avessi contattato fuori dalla Piattaforma, né un sovrapprezzo per coprire la nostra commissione. Se succede, segnalacelo.',
        'Le condizioni che tu e il Prestatore d’Opera avete accettato restano quelle anche se concludete l’affare fuori dalla Piattaforma: nessuno dei due può cambiarle da solo.',
        'Descrivi il lavoro con informazioni vere e lascia un recapito a cui rispondi.',
      ]}
    />
  ),
}

const alternative: LegalSection = {
  id: 'altro-professionista',
  title: 'Se il professionista non ti convince',
  body: (
    <Clauses
      items={[
        'Se non sei soddisfatto del Prestatore d’Opera che ti abbiamo presentato, diccelo: te ne presentiamo un altro, senza costi.',
        'Questo non tocca i tuoi diritti verso il primo. Vizi e difetti del lavoro vanno denunciati a lui, nei termini di legge: segnalarli a noi non basta.',
      ]}
    />
  ),
}

const consumers: LegalSection = {
  id: 'consumatori',
  title: 'I tuoi diritti di consumatore',
  body: (
    <Clauses
      items={[
        'Se il lavoro non riguarda la tua attività professionale sei un consumatore, e al contratto con il Prestatore d’Opera si applica il Codice del consumo (D.Lgs. 6 settembre 2005, n. 206). Le informazioni prima del contratto, il prezzo finale, la garanzia e il recesso sono obblighi suoi; noi rispondiamo del funzionamento della Piattaforma e delle informazioni che diamo in prima persona.',
        'Se concludi il contratto a distanza o fuori dai locali del Prestatore d’Opera, di regola puoi recedere entro quattordici giorni senza spiegarne il motivo (artt. 52 e seguenti del Codice del consumo). La legge prevede eccezioni: per esempio le riparazioni urgenti che hai chiesto tu, e i lavori già completati con il tuo consenso. È il Prestatore d’Opera a doverti informare.',
        'Verso di noi sei libero: puoi smettere di usare la Piattaforma e chiudere l’Account quando vuoi, senza costi e senza motivo.',
        'Nessuna di queste condizioni toglie o limita i diritti che la legge riconosce ai consumatori in modo inderogabile.',
      ]}
    />
  ),
}

/** The terms for customers. */
export const customersPart: LegalPart = {
  id: 'committenti',
  title: 'Se cerchi un professionista',
  body: 'In questa parte «tu» è il Committente.',
  sections: [free, alternative, consumers],
}
