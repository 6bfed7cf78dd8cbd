import { ConsentEntry } from '../../../app/layout/footer/ConsentEntry.tsx'
import { buttonClass } from '../../../components/Button/button-class.ts'
import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Points } from '../../../components/legal-document/text-parts.tsx'
import { thirdPartyStorage, ownStorage } from '../../../lib/storage/storage-catalogue.ts'
import { StorageTable } from '../StorageTable.tsx'

const what: LegalSection = {
  id: 'cookie-che-cosa-sono',
  title: 'Che cosa sono',
  body: (
    <>
      <p>
        I cookie sono piccoli testi che un sito fa conservare al browser. Allo stesso scopo il browser ha
        altri spazi: la memoria locale, che resta; quella di sessione, che finisce con la scheda; l’archivio
        locale, per dati più grandi come le foto.
      </p>
      <p>
        Quelli tecnici fanno funzionare ciò che chiedi, e la legge li ammette senza consenso (art. 122 del
        D.Lgs. 196/2003; Linee guida del Garante del 10 giugno 2021). Per tutti gli altri serve il tuo
        consenso.
      </p>
    </>
  ),
}

const own: LegalSection = {
  id: 'cookie-nostri',
  title: 'I nostri',
  body: (
    <>
      <p>
        Sono tecnici e nascono quando usi la funzione a cui servono. Fa eccezione quello che chiede il tuo
        consenso, e lo dice. Nessuno ti segue su altri siti.
      </p>
      <StorageTable caption="Cookie e dati nel browser di questo sito" items={ownStorage} />
    </>
  ),
}

const others: LegalSection = {
  id: 'cookie-di-altri',
  title: 'Quelli di altri',
  body: (
    <>
      <p>
        Ci sono soltanto dove il servizio è attivo. Quelli del pagamento con carta e di reCAPTCHA si caricano
        quando li usi e servono alla sicurezza di ciò che hai chiesto: non richiedono consenso.
      </p>
      <p>
        Statistica e pubblicità passano da un gestore di tag. Senza il tuo consenso non si carica nemmeno
        quello, e nessuno dei loro cookie nasce; se il consenso lo revochi, quelli già nati si cancellano.
        Prima di aggiungere uno strumento aggiorniamo l’elenco e ti chiediamo di nuovo di scegliere.
      </p>
      <StorageTable caption="Cookie e dati di altri, dove attivi" items={thirdPartyStorage} />
    </>
  ),
}

const choose: LegalSection = {
  id: 'scegliere',
  title: 'Come scegliere, cambiare idea, cancellare',
  body: (
    <>
      <Points
        items={[
          'Se c’è qualcosa da scegliere te lo chiediamo alla prima visita: accettare, rifiutare e personalizzare hanno lo stesso peso. Chiudere con la X equivale a rifiutare; scorrere la pagina non è un consenso.',
          'La scelta vale sei mesi, poi possiamo chiedertela di nuovo; prima, soltanto se cambia qualcosa di importante.',
          'Per cambiarla usa questo pulsante, che trovi anche in fondo alle pagine e nella chat. Se oggi non c’è nulla da scegliere, te lo dice.',
        ]}
      />
      <div>
        <ConsentEntry className={buttonClass({ variant: 'quiet', size: 's' })} />
      </div>
      <p>
        Cookie e dati li cancelli dalle impostazioni del browser, di solito alla voce «Privacy» o «Dati dei
        siti»: spariscono le conversazioni, i professionisti salvati e i moduli a metà. Puoi anche bloccarli:
        il sito si legge lo stesso, ma chat e pagamenti potrebbero non funzionare.
      </p>
    </>
  ),
}

/** The cookie policy with all cookies and storage keys (features.md, I8). */
export const cookieSections: readonly LegalSection[] = [what, own, others, choose]
