import { sentence } from '../about/subject.ts'
import { type Thing, thing } from './thing.ts'

const systems = /^(?:impianti|caldaia|impianto_fotovoltaico)\//
const roofs = /^ristrutturazione_tetto\//
const outside = /^(?:ristrutturazione_tetto|ristrutturazione_facciata)\//

/** Questions about safety, documents and legal duties of owners. The texts cite the law. */
export const papers: readonly Thing[] = [
  thing(
    'direzione lavori|direttore lavori + serve|servono|devo|obbligatori*|chi|quanto|bisogna|cosa fa|ci vuole',
    'Serve quando c’è una pratica che tocca le strutture, e conviene in una ristrutturazione grande: è un tecnico che controlla per te tempi e qualità. Di solito costa il 5–10 % dei lavori, a parte; per lavori semplici basta che il preventivo sia chiaro.',
  ),
  thing(
    'cila|scia|pratica + dura|tempi|tempo|aspett*|giorni|valid*|vale|scad*|approv* - cost* + prezz* + chi + lavor*',
    'Con la CILA si può iniziare appena è presentata; anche con la SCIA, ma il Comune ha 30 giorni per i controlli. Prima ci vogliono rilievo e disegni, di solito una o due settimane. Valgono di regola tre anni: se si sfora si rinnova.',
  ),
  thing(
    `abilitat*|abilitazion*|patentin*|requisit*|iscritt* albo|qualificat* + deve|devono|dev|serve|servono|essere|avere|ha|hanno|chi|come|sono|elettricist*|idraulic*|installator*|fgas|f gas - bravi + affidabil*`,
    'Sì: sugli impianti può lavorare solo un’impresa abilitata (DM 37/2008), e per i climatizzatori serve anche il patentino F-gas. L’abilitazione si legge nella visura camerale: chiedila prima di firmare. A fine lavoro ti lascia la dichiarazione di conformità.',
    systems,
  ),
  thing(
    `non + norma|regola|conforme + rischi*|mult*|sanzion*|succede|obblig*|devo|pericol*|cosa|assicuraz*|vend*|affitt*
     rispondenza|diri
     impiant* + vecchi*|datat*|anni + obblig*|legge|sanzion*|mult*`,
    'Di regola risponde il proprietario se un impianto vecchio fa danni, e l’assicurazione può fare storie. Un’impresa abilitata lo controlla e ti dice che cosa è pericoloso; per un impianto di prima del 2008 può bastare la dichiarazione di rispondenza (DM 37/2008), che si paga a parte.',
    /^(?:impianti|caldaia|ristrutturazione)\/|^$/,
  ),
  thing(
    `responsabil*|coordinator*|coordina|respons* + sicurezza|cantiere|infortun* - civil*
     coordinator* - chi + dirige`,
    'Della sicurezza dei suoi operai risponde la ditta. Se le ditte in cantiere sono più di una, anche non insieme, serve un coordinatore della sicurezza (D.Lgs. 81/2008): è un tecnico che nomini e paghi tu. Chiedi a {who} chi altro entra in cantiere.',
  ),
  thing(
    'rondin*|rondon*|balestruc*|nido|nidi|nidific*|pipistrell* - topi + topo + ratti + insett* + vespe + calabron* + formic*',
    'I nidi occupati non si toccano: la fauna selvatica è protetta (L. 157/1992). Di solito rondini e rondoni nidificano da marzo ad agosto: fai partire i lavori fuori da quei mesi, oppure senti prima il Comune o i Carabinieri forestali. Dillo a {who} prima del preventivo.',
    outside,
  ),
  thing(
    `eternit|amianto|linoleum + se|sotto|trov*|c e|ci sono|fosse|sia|dentro|esc*|scopr*|saper*|vinilic* - pericol* + respir* + tocc*`,
    'Se c’è amianto ci si ferma: lo toglie solo una ditta iscritta all’albo, con un piano di lavoro alla ASL, e si paga a parte dopo averlo visto. In Italia è vietato dal 1994 (L. 257/1992): se la casa è più vecchia fallo controllare prima del preventivo, e non romperlo.',
    /^(?!ristrutturazione_tetto\/eternit|altro\/)/,
  ),
  thing(
    `linea vita|anticadut*|ganci sicurezza + obbligatori*|obblig*|serve|devo|per forza|legge|bisogna|va messa|ci vuole`,
    (_job, { jobs }) => {
      // The question may itself have opened a job without a price, so the amount comes from the roof job in
      // hand.
      const price = jobs.flatMap(({ kind }) => kind.excluded).find((text) => /linea vita/i.test(text))
      return `Dipende dalla Regione: in molte, quando si rifà il tetto, un anticaduta fisso è obbligatorio, e lo indica il tecnico che segue la pratica. ${price === undefined ? 'Chiedi che nel preventivo sia una riga a parte.' : `Nella stima non c’è, di solito: ${sentence(price)}`}`
    },
    roofs,
  ),
  thing(
    'catasto|curit|targa|codice impianto|accatast* + impiant*|caldai*|termic*|chi|region*|registr*',
    'Nel catasto regionale degli impianti termici la registra di solito chi la installa, insieme al libretto; poi ogni controllo dei fumi lo aggiunge chi fa la manutenzione. Fatti lasciare libretto e codice dell’impianto: se manca, chiedilo a {who} prima del saldo.',
    /^caldaia\//,
  ),
  thing(
    'canna fumaria|canna|scarico fumi|tubo fumi|fumi + va|vanno|devo|serve|bisogna|cambi*|rifa*|intub*|adeguat*|adatt*|va bene|stessa|vecchia|esistente|buona - odore + bollino + analisi + controll* + prova',
    'Una caldaia a condensazione fa fumi freddi e umidi: quasi sempre serve un condotto nuovo, di solito infilato nella canna che c’è. Non è nella stima: {who} lo quota dopo averla vista. Se la canna è in comune con altri senti prima l’amministratore.',
    /^caldaia\/(?:sostituzione|ibrido)$/,
  ),
  thing(
    'color*|bicolor* + cambi*|scegl*|diverso|diversa|altro|altra|fuori|estern* + condomin*|permess*|amministrat*|comune|uguale|posso|devo|serve',
    'Dentro il colore lo scegli tu. Fuori, in condominio, di solito deve restare come gli altri: se vuoi cambiarlo senti prima l’amministratore, e in centro storico il Comune. Molti modelli si possono avere bicolori, fuori come le altre e dentro come vuoi.',
    /^serramenti\//,
  ),
]
