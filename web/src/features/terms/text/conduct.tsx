import { brand } from '@mestieri/shared/brand.ts'

import type { LegalPart, LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article, Clauses, Mail, Points } from '../../../components/legal-document/text-parts.tsx'

const contents: LegalSection = {
  id: 'contenuti',
  title: 'Contenuti degli Utenti',
  body: (
    <Clauses
      items={[
        'I tuoi Contenuti restano tuoi. Finché sono sulla Piattaforma ci autorizzi, gratuitamente e senza esclusiva, a conservarli e ad adattarne il formato per farla funzionare; quelli pubblici, come il profilo e le foto dei lavori, anche a mostrarli per farla conoscere. Messaggi e foto della chat non sono pubblici.',
        'Garantisci di averne il diritto e, se ritraggono persone o case altrui, il consenso di chi è ritratto o ci abita.',
        'Non sono ammessi Contenuti illegali, falsi, offensivi o discriminatori, né quelli che violano diritti d’autore, marchi o la riservatezza di qualcuno.',
        <p key="">
          Non controlliamo i Contenuti in via preventiva e generale. Chi ne trova uno illegale, offensivo o
          protetto da diritti d’autore può segnalarlo a <Mail to={brand.support.email} />: ci serve sapere
          dov’è, perché lo ritieni tale, il tuo nome e un indirizzo email. Confermiamo la ricezione, decidiamo
          senza ritardo e ti comunichiamo la decisione (art. 16 del Regolamento UE 2022/2065).
        </p>,
        'Quando rimuoviamo o nascondiamo un Contenuto ne diciamo il motivo a chi lo ha pubblicato, che può contestarlo. Decide sempre una persona, mai soltanto un sistema automatico.',
        'Testi, grafica, marchi, software e banche dati della Piattaforma sono nostri o di chi ce li ha concessi.',
      ]}
    />
  ),
}

const reviews: LegalSection = {
  id: 'recensioni',
  title: 'Recensioni',
  body: (
    <Clauses
      items={[
        'Una recensione racconta un’esperienza vera con quel Prestatore d’Opera. Sono vietate quelle inventate, comprate, date in cambio di un vantaggio o scritte da chi ha un interesse.',
        'Accanto alle recensioni diciamo da dove vengono e se, e come, viene controllato che le abbia scritte un cliente.',
        'Possiamo rifiutare o rimuovere una recensione, o oscurarne una parte, quando viola la legge o queste condizioni: per esempio perché contiene insulti, dati personali o fatti estranei al lavoro. Una recensione negativa non si rimuove perché è negativa.',
        'Non riscriviamo le recensioni e non ne cambiamo né il senso né il voto. Dove una parte è oscurata, si vede.',
        'A chi l’ha scritta diciamo il motivo. Lui può contestare la decisione, e il Prestatore d’Opera può rispondere alla recensione.',
      ]}
    />
  ),
}

const forbidden: LegalSection = {
  id: 'condotte-vietate',
  title: 'Condotte vietate',
  body: (
    <Clauses
      items={[
        <>
          <p>È vietato:</p>
          <Points
            items={[
              'usare bot, scraper o altri mezzi automatici per interrogare la Piattaforma, o per estrarne, copiarne e riutilizzarne i dati;',
              'accedere senza autorizzazione a sistemi, dati o Account altrui, o aggirare limiti e misure di sicurezza;',
              'sovraccaricare la Piattaforma o introdurvi software dannoso;',
              'fingersi un’altra persona, aprire Account falsi, dare informazioni false;',
              'usare recapiti trovati sulla Piattaforma per pubblicità, o cederli;',
              'usare la Piattaforma per scopi illegali.',
            ]}
          />
        </>,
        'Ci riserviamo l’estrazione di testo e di dati dalla Piattaforma (art. 70-quater della legge 22 aprile 1941, n. 633) e i diritti sulla banca dati (artt. 102-bis e seguenti della stessa legge).',
      ]}
    />
  ),
}

const engines: LegalSection = {
  id: 'motori-di-ricerca',
  title: 'Motori di ricerca',
  body: (
    <Clauses
      items={[
        'I motori di ricerca possono visitare e indicizzare le pagine pubbliche della Piattaforma, nei limiti del file robots.txt, al solo scopo di farle trovare.',
        'Non possono conservarne copie consultabili (cache): ogni pagina lo dice loro con l’indicazione «noarchive».',
      ]}
    />
  ),
}

const suspension: LegalSection = {
  id: 'sospensione',
  title: 'Limitazione, sospensione e chiusura dell’Account',
  body: (
    <Clauses
      items={[
        <>
          <p>
            Possiamo rimuovere un Contenuto, limitare o sospendere un Account o chiuderlo, nella misura
            necessaria, quando:
          </p>
          <Points
            items={[
              'l’Utente viola queste condizioni;',
              'un Contenuto segnalato risulta illegale, offensivo o lesivo di diritti d’autore;',
              'c’è un rischio concreto per la sicurezza della Piattaforma o di altri;',
              'la legge o un’autorità ce lo impone;',
              'un Prestatore d’Opera non paga quanto ci deve.',
            ]}
          />
        </>,
        'Insieme alla decisione, o prima, ne mandiamo per email i motivi: i fatti, la regola violata e come contestarla. Taciamo i motivi soltanto quando la legge ce lo impone.',
        'La chiusura definitiva del rapporto con un Prestatore d’Opera gli è comunicata con almeno trenta giorni di anticipo. Il preavviso non si applica se la legge ci obbliga ad agire prima, se lo consente un motivo imperativo che la legge prevede o se le violazioni sono ripetute (art. 4 del Regolamento UE 2019/1150).',
        'Senza preavviso agiamo nei casi gravi: Contenuti illegali, frodi, pericolo per altri Utenti.',
        <p key="">
          Chi riceve la decisione può contestarla come dice l’
          <Article id="reclami" />. Se ha ragione, ripristiniamo tutto senza ritardo.
        </p>,
      ]}
    />
  ),
}

/** The rules of conduct and the consequences of a violation. */
export const conductPart: LegalPart = {
  id: 'comportamento',
  title: 'Contenuti e comportamento',
  sections: [contents, reviews, forbidden, engines, suspension],
}
