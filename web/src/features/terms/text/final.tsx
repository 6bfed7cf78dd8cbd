import { brand } from '@mestieri/shared/brand.ts'

import type { LegalPart, LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article, Clauses, Mail, PageLink, Points } from '../../../components/legal-document/text-parts.tsx'

const { company, support } = brand

const liability: LegalSection = {
  id: 'responsabilita',
  title: 'Responsabilità',
  body: (
    <Clauses
      items={[
        'Rispondiamo degli obblighi che assumiamo con queste condizioni. Non rispondiamo dell’adempimento del contratto tra Committente e Prestatore d’Opera, che riguarda soltanto loro, né dei Contenuti degli Utenti, finché non sappiamo che sono illegali (art. 6 del Regolamento UE 2022/2065).',
        'Verso chi non è un consumatore, la nostra responsabilità non può superare quanto ci ha versato nei dodici mesi precedenti al danno, e non comprende il mancato guadagno.',
        'Nessuna clausola esclude o limita la responsabilità per dolo o colpa grave, per i danni alla persona, per la violazione di norme di ordine pubblico (art. 1229 c.c.) e in ogni altro caso in cui la legge lo vieta. Verso i consumatori rispondiamo secondo la legge, senza limiti ulteriori.',
        'Il Prestatore d’Opera ci tiene indenni dalle pretese di terzi che nascono dalle sue Prestazioni d’Opera o dai suoi Contenuti, salvo che ne abbiamo colpa noi.',
      ]}
    />
  ),
}

const complaints: LegalSection = {
  id: 'reclami',
  title: 'Reclami e soluzione delle controversie',
  body: (
    <Clauses
      items={[
        <p key="">
          Per un reclamo scrivi a <Mail to={support.email} />. È gratuito: lo esamina una persona e ti
          rispondiamo in tempi ragionevoli, con i motivi.
        </p>,
        'Se sei un consumatore e il reclamo non basta, ti indichiamo per iscritto un organismo di risoluzione alternativa delle controversie e ti diciamo se siamo disposti a rivolgerci a esso (art. 141-sexies del Codice del consumo).',
        'Se sei un Prestatore d’Opera, prima della causa siamo disponibili a una mediazione (D.Lgs. 4 marzo 2010, n. 28).',
        'Il reclamo non ti impedisce di rivolgerti al giudice o alle autorità.',
      ]}
    />
  ),
}

const changes: LegalSection = {
  id: 'modifiche',
  title: 'Modifiche',
  body: (
    <Clauses
      items={[
        'Possiamo modificare queste condizioni, e aggiungere, cambiare o togliere funzioni, per motivi giustificati: una nuova legge, la sicurezza, l’evoluzione tecnica, una diversa organizzazione del servizio.',
        'Ai Prestatori d’Opera lo comunichiamo per email almeno quindici giorni prima, e con un anticipo maggiore se devono adeguarsi; entro quel termine possono recedere. Il preavviso non si applica quando un obbligo di legge o un pericolo imprevisto e imminente ci impone di agire subito (art. 3 del Regolamento UE 2019/1150).',
        'Agli altri titolari di un Account lo comunichiamo per email con un anticipo ragionevole. Chi non è d’accordo chiude l’Account senza costi; ai consumatori spettano anche i diritti previsti dall’art. 135-vicies semel del Codice del consumo.',
        'Le modifiche non valgono per il passato: attivazioni e lavori già affidati seguono le condizioni che avevi accettato.',
        'In cima alla pagina trovi versione e data del testo in vigore. Le versioni precedenti te le mandiamo, se le chiedi.',
      ]}
    />
  ),
}

const duration: LegalSection = {
  id: 'recesso',
  title: 'Durata e recesso',
  body: (
    <Clauses
      items={[
        'Il rapporto è a tempo indeterminato. Puoi recedere quando vuoi, scrivendoci.',
        <p key="">
          Se sei un Prestatore d’Opera, il recesso non tocca i lavori già ottenuti e le commissioni che ne
          derivano; per il deposito vale l’
          <Article id="rimborso" />.
        </p>,
        'Chiuso il rapporto, il profilo pubblico sparisce. Dei dati conserviamo quelli che la legge ci obbliga a tenere o che servono a far valere un diritto.',
      ]}
    />
  ),
}

const privacy: LegalSection = {
  id: 'dati-personali',
  title: 'Dati personali',
  body: (
    <p>
      Come trattiamo i dati personali è scritto nella <PageLink id="privacy">privacy policy</PageLink>.
    </p>
  ),
}

const law: LegalSection = {
  id: 'legge-e-foro',
  title: 'Legge e foro',
  body: (
    <Clauses
      items={[
        'Queste condizioni sono regolate dalla legge italiana.',
        'Per le controversie con un consumatore è competente il giudice del luogo in cui il consumatore ha residenza o domicilio, se è in Italia (art. 66-bis del Codice del consumo).',
        'Per ogni altra controversia è competente in via esclusiva il tribunale del luogo in cui abbiamo la sede legale.',
        'Se una clausola è nulla, le altre restano valide.',
      ]}
    />
  ),
}

const onerous = [
  ['clienti', 'termine per segnalare un cliente non adatto'],
  ['accordi-diretti', 'sospensione e penale'],
  ['rimborso', 'condizioni e termine del rimborso'],
  ['sospensione', 'limitazione, sospensione e chiusura dell’Account'],
  ['responsabilita', 'limiti di responsabilità e manleva'],
  ['modifiche', 'modifica delle condizioni'],
  ['legge-e-foro', 'foro esclusivo'],
] as const

const approval: LegalSection = {
  id: 'approvazione-specifica',
  title: 'Clausole da approvare specificamente',
  body: (
    <Clauses
      items={[
        <>
          <p>
            Ai sensi degli artt. 1341 e 1342 c.c. richiedono un’approvazione specifica per iscritto, e hanno
            effetto verso il Prestatore d’Opera che l’ha data:
          </p>
          <Points
            items={onerous.map(([id, subject]) => (
              <>
                <Article id={id} /> ({subject})
              </>
            ))}
          />
        </>,
        'Ai consumatori queste clausole si applicano soltanto nei limiti degli artt. 33 e seguenti del Codice del consumo.',
      ]}
    />
  ),
}

const contacts: LegalSection = {
  id: 'contatti',
  title: 'Contatti',
  body: (
    <p>
      {company.legalName}, {company.registeredOffice}. Email <Mail to={support.email} />, PEC{' '}
      <Mail to={company.certifiedEmail} />. L’indirizzo email è anche il punto di contatto per le autorità e
      per gli Utenti ai sensi degli artt. 11 e 12 del Regolamento UE 2022/2065; ci puoi scrivere in italiano.
    </p>
  ),
}

/** The final clauses: liability, complaints, changes, law. */
export const finalPart: LegalPart = {
  id: 'regole-finali',
  title: 'Responsabilità e regole finali',
  sections: [liability, complaints, changes, duration, privacy, law, approval, contacts],
}
