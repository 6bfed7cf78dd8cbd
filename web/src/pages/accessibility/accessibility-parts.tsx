import { brand } from '@mestieri/shared/brand.ts'
import { changedOn } from '@mestieri/shared/document-dates.ts'

import type { LegalPart } from '../../components/legal-document/legal-text.ts'
import { Mail, PageLink, Points } from '../../components/legal-document/text-parts.tsx'

/** The date of the statement. */
export const statementDate = changedOn.accessibility

const target: LegalPart = {
  id: 'obiettivo',
  title: 'A che livello puntiamo',
  body: (
    <>
      <p>
        {brand.company.legalName} vuole che chiunque possa usare questo sito. L’obiettivo è il livello AA
        delle linee guida WCAG 2.2 del W3C, che comprende i criteri per il web della norma europea EN 301 549
        (capitolo 9).
      </p>
      <p>
        Il sito è <b>parzialmente conforme</b>: i controlli qui sotto non trovano violazioni, ma non coprono
        tutto ciò che le linee guida chiedono, e alcuni limiti li conosciamo già.
      </p>
    </>
  ),
}

const checks: LegalPart = {
  id: 'controlli',
  title: 'Che cosa controlliamo, e come',
  body: (
    <>
      <p>È un’autovalutazione. A ogni modifica del sito, in modo automatico e nel browser Chromium:</p>
      <Points
        items={[
          'le pagine e i loro stati principali, come menu aperto, errori e finestre di dialogo, passano le regole di axe-core per WCAG 2.0, 2.1 e 2.2, livelli A e AA, a 375, 768 e 1280 pixel di larghezza;',
          'i contrasti si verificano anche con i colori scuri;',
          'a 320 pixel, come con uno zoom del 400% su uno schermo da 1280, niente obbliga a scorrere di lato;',
          'con il testo ingrandito al 200% su uno schermo da 375 pixel niente obbliga a scorrere di lato;',
          'sul telefono pulsanti e collegamenti isolati occupano almeno 44 pixel, così si toccano senza dover mirare;',
          'la ricerca di un professionista, la chat, la prenotazione di una chiamata e il pagamento si completano con la sola tastiera;',
          'titolo e punto di lettura seguono il cambio di pagina, e gli annunci per i lettori di schermo arrivano una volta sola.',
        ]}
      />
      <p>
        Ricerca, profili e pagine informative si leggono anche senza JavaScript. Chi chiede meno animazioni al
        proprio sistema non ne vede; chi chiede più contrasto vede testi e linee più marcati.
      </p>
    </>
  ),
}

const gaps: LegalPart = {
  id: 'limiti',
  title: 'Che cosa ancora non va',
  body: (
    <Points
      items={[
        'Il sito non è stato ancora provato da persone con disabilità, né valutato da esperti indipendenti.',
        'Con i lettori di schermo c’è una procedura di prova per la chat, ma non prove sistematiche su tutte le pagine e su tutti i programmi.',
        'Le prove automatiche usano Chromium: negli altri browser può esserci qualche differenza.',
        'Le foto dei lavori le caricano i professionisti: il testo alternativo dice che foto è nella serie, non che cosa mostra.',
        'Le risposte dell’assistente AI possono essere lunghe o poco chiare. Puoi sempre chiedere di parlare con una persona.',
        'Il modulo della carta è del fornitore dei pagamenti, e lo controlla lui. Il bonifico è l’alternativa, nella stessa pagina.',
        'WhatsApp, social network e negozi di app sono siti di altri.',
      ]}
    />
  ),
}

const feedback: LegalPart = {
  id: 'segnalazioni',
  title: 'Segnalaci un problema',
  body: (
    <>
      <p>
        Se qualcosa ti blocca, scrivi a <Mail to={brand.support.email} />: dicci in quale pagina, che cosa
        volevi fare e con quale browser o ausilio. Ti risponde una persona, {brand.support.days}, e se serve
        ti aiuta a fare la stessa cosa in un altro modo.
      </p>
      <p>
        Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale (
        <a className="link" href="https://www.agid.gov.it/" rel="noopener">
          AgID
        </a>
        ), che vigila sull’accessibilità dei servizi (D.Lgs. 27 maggio 2022, n. 82).
      </p>
      <p>
        Gli altri modi per raggiungerci sono nella pagina <PageLink id="about">Chi siamo</PageLink>.
      </p>
    </>
  ),
}

/** The parts of the accessibility statement (features.md, J4). Keep it true to the tests that exist. */
export const accessibilityParts: readonly LegalPart[] = [target, checks, gaps, feedback]
