import type { Utterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { aftermathOf, type AftermathTopic } from './aftermath-topics.ts'
import type { Emergency } from './emergency-rules.ts'
import { repairOf } from './repairs.ts'

type Answers = Readonly<Record<AftermathTopic | 'other' | 'meanwhile' | 'after', string>>

/** Answers that are the same for several dangers. */
const common = {
  person:
    'Chiama subito il 112 e di’ che c’è una persona che sta male: ti tengono al telefono e ti dicono che cosa fare finché arriva l’ambulanza.',
  arrival:
    'I tempi te li dice l’operatore del 112, che manda la squadra più vicina: resta al telefono finché non ti dice di chiudere.',
  neighbours: 'Sì: avvisa chi abita accanto, sopra e sotto e, in condominio, l’amministratore.',
  free: 'Il soccorso dei Vigili del fuoco e la chiamata al 112 sono gratuiti: chiama senza pensarci. Si paga invece chi viene dopo a riparare.',
  pays: 'Di regola paga chi ha in carico la parte che ha ceduto: il condominio per tetto, facciata e colonne, il proprietario per quello che è dentro casa. Fai le foto prima di buttare o riparare, tieni le ricevute e avvisa l’assicurazione: di solito chiede la denuncia entro tre giorni.',
  called:
    'Hai fatto bene. Restate al sicuro dove siete, con il telefono libero, e aspettate lì chi arriva: digli che cosa avete visto e sentito. Al lavoro pensiamo dopo.',
  thanks: 'Di niente. Scrivimi quando sei al sicuro.',
} as const

/** The answers to what customers ask after the report of a danger. */
const answers: Readonly<Record<Emergency, Answers>> = {
  gas: {
    ...common,
    stuck:
      'Se non ci arrivi o non gira, lascia perdere: esci con tutti e chiama il 112 da fuori. Il gas lo chiudono loro o il distributore, al contatore.',
    who: 'Chiama da fuori il 112, che manda i Vigili del fuoco, e il pronto intervento del distributore del gas: risponde giorno e notte, il numero è sul contatore o sulla bolletta. L’idraulico abilitato viene dopo, per riparare.',
    back: 'Rientra solo quando te lo dicono i Vigili del fuoco o il tecnico del distributore, che misurano il gas con uno strumento. Il naso non basta: dopo un po’ si abitua.',
    reconnect:
      'Non adesso: niente gas, fiamme, luci o apparecchi finché chi è venuto a controllare non dice che l’aria è a posto. Il gas lo riapre un tecnico, dopo la riparazione e la prova di tenuta.',
    risk: 'Sì, finché non è controllato: al gas basta una scintilla. Resta fuori con tutti e non rientrare per prendere le cose.',
    arrival:
      'I tempi te li dice l’operatore: 112 e distributore del gas trattano una fuga come urgenza, giorno e notte. Aspettali all’aperto, lontano dall’ingresso.',
    neighbours: 'Sì, ma a voce o bussando: niente campanelli, citofoni e ascensore. Fai uscire anche loro.',
    repairer:
      'La perdita la ripara un idraulico abilitato agli impianti a gas, dopo che il distributore o i Vigili del fuoco hanno messo in sicurezza. Fatti rilasciare la dichiarazione di conformità.',
    cost: 'Un prezzo prima non te lo so dare: l’idraulico abilitato fa la prova di tenuta, trova la perdita e ti dice se basta cambiare un raccordo o se va rifatto un tratto di tubo. L’intervento dei Vigili del fuoco non si paga.',
    cause:
      'Di solito è un flessibile vecchio, un raccordo allentato, un rubinetto rimasto aperto o una fiamma che si è spenta. Lo trova il tecnico con lo strumento: non cercarlo tu.',
    prevent:
      'Fai controllare l’impianto da un idraulico abilitato, cambia il flessibile prima della scadenza stampata sopra e metti un rilevatore di gas. Ma prima si mette in sicurezza.',
    safe: 'Bene, questa è la cosa più importante. Il gas resta chiuso finché il distributore o un idraulico abilitato non ha controllato.',
    now: 'Bene. Adesso restate tutti all’aperto, con il gas chiuso e le finestre aperte, senza toccare interruttori. Da fuori chiama il 112 o il pronto intervento del distributore e aspettali lì.',
    other: 'Questo chiedilo ai Vigili del fuoco o al tecnico del distributore, che sono lì e misurano.',
    meanwhile: 'Intanto resta fuori, con il gas chiuso e niente luci o fiamme.',
    after: 'Poi, per riparare, serve un idraulico abilitato.',
  },
  'carbon-monoxide': {
    ...common,
    person:
      'Porta subito all’aria aperta chi sta male e chiama il 112: di’ che può essere monossido, perché serve l’ossigeno. Un medico lo deve vedere anche se fuori si sente meglio.',
    stuck:
      'Se non riesci a spegnerla, lasciala: esci con tutti e chiama il 112. La spengono i Vigili del fuoco.',
    who: 'Chiama il 112 da fuori e di’ che sospetti il monossido: mandano ambulanza e Vigili del fuoco, che misurano l’aria. L’idraulico, o lo spazzacamino per stufa e camino, viene dopo.',
    back: 'Rientra solo quando te lo dicono i soccorsi, che misurano l’aria: il monossido non si vede e non si sente, e aprire le finestre può non bastare.',
    reconnect:
      'No: caldaia, stufa o camino restano spenti finché un tecnico non ha controllato scarico dei fumi, canna e prese d’aria. Neanche per un’ora.',
    risk: 'Sì, molto: il monossido toglie le forze senza avvisare. Restate fuori anche se vi sentite meglio e fatevi vedere da un medico.',
    repairer:
      'Prima i soccorsi. Poi, per la caldaia o lo scaldabagno, un idraulico abilitato con l’analisi dei fumi; per stufa e camino uno spazzacamino, che guarda tiraggio e canna fumaria.',
    cost: 'Quanto costa dipende da che cosa non tira: si parte dal controllo di apparecchio e canna fumaria, e chi lo fa ti dice se basta pulire o se c’è da rifare lo scarico.',
    cause:
      'Di solito è uno scarico ostruito, una canna che non tira, poca aria nella stanza o un bruciatore sporco. Lo dice il tecnico con l’analisi dei fumi, ad apparecchio controllato.',
    prevent:
      'Controllo fumi ogni anno o alla scadenza del libretto, canna fumaria pulita, presa d’aria mai tappata e un rilevatore di monossido. Ma prima si controlla questo apparecchio.',
    safe: 'Bene, questa è la cosa più importante. Chi ha avuto mal di testa o nausea si faccia vedere lo stesso, e l’apparecchio resta spento finché un tecnico non l’ha controllato.',
    now: 'Bene. Adesso restate tutti all’aperto e chiama il 112 dicendo che può essere monossido. Chi ha sintomi aspetta l’ambulanza, anche se sta già meglio.',
    other: 'Questo lo dicono i soccorsi, che misurano l’aria, e il medico.',
    meanwhile: 'Intanto restate fuori e l’apparecchio resta spento.',
    after: 'Poi serve un tecnico abilitato che controlli apparecchio e canna fumaria.',
  },
  water: {
    ...common,
    stuck:
      'Il rubinetto generale di solito è al contatore: in cantina, in un pozzetto fuori, nel locale contatori o sotto il lavello. Se è bloccato non forzarlo: in condominio l’amministratore fa chiudere la colonna. Se l’acqua non si ferma e c’è pericolo chiama il 112.',
    who: 'A acqua chiusa chiama un idraulico con pronto intervento, e fatti dire subito quanto costa l’uscita. In condominio senti anche l’amministratore. Il 112 se non si ferma, se arriva alla corrente o se un soffitto si gonfia.',
    back: 'Nelle stanze asciutte puoi stare. Dove l’acqua è arrivata a prese, lampade o quadro entra solo a corrente staccata, e non stare sotto un soffitto gonfio: se hai dubbi chiama il 112.',
    reconnect:
      'L’acqua la riapri quando il pezzo rotto è riparato, o chiuso con il suo rubinetto: piano, guardando se perde. La corrente solo quando prese e quadro sono asciutti e un elettricista ha controllato.',
    risk: 'Lo diventa se l’acqua arriva alla corrente o pesa su un soffitto: in questi casi esci da quella stanza e chiama il 112. Altrimenti fa danni, ma non è pericolosa.',
    arrival:
      'Lo chiedi al telefono all’idraulico: un pronto intervento di solito passa in giornata. Intanto tieni chiusa l’acqua; se c’è pericolo chiama il 112.',
    neighbours:
      'Sì, subito: chi abita sotto, perché controlli soffitto e corrente, e l’amministratore se è un condominio.',
    repairer:
      'Serve un idraulico: trova il punto che perde e lo ripara. Se l’acqua ha bagnato prese o quadro, anche un elettricista prima di riattaccare la corrente.',
    cost: 'Quanto costa lo dice chi vede da dove è entrata e che cosa ha rovinato: pompare via l’acqua, asciugare e rifare sono lavori diversi. L’intervento dei Vigili del fuoco non si paga.',
    cause:
      'Di solito è un flessibile o un raccordo che cede, un tubo vecchio nel muro, uno scarico intasato o un elettrodomestico. L’idraulico lo trova chiudendo un tratto alla volta.',
    prevent:
      'Fai cambiare i flessibili vecchi, prova ogni tanto il rubinetto generale e chiudilo quando parti. Ma prima si ripara questo.',
    safe: 'Bene, questa è la cosa più importante. Fai le foto dei danni, asciuga quello che puoi e tieni chiusa l’acqua finché non è riparato.',
    now: 'Bene. Adesso apri un rubinetto in basso per svuotare i tubi, metti in salvo mobili e tappeti e fai le foto dei danni. Poi chiama un idraulico e tieni chiusa l’acqua finché non ha riparato.',
    other: 'Questo te lo dice l’idraulico quando vede da dove perde.',
    meanwhile: 'Intanto tieni chiusa l’acqua, e la corrente dove è bagnato; se c’è pericolo chiama il 112.',
    after: 'Poi, per riparare, serve un idraulico.',
  },
  electricity: {
    ...common,
    person:
      'Non toccare chi ha preso la scossa finché può essere attaccato alla corrente: stacca prima l’interruttore generale. Poi chiama subito il 112. Chi ha preso una forte scossa va visto da un medico anche se sta bene.',
    stuck:
      'L’interruttore generale è nel quadro, di solito vicino all’ingresso o al contatore. Se il quadro è bagnato, scotta o fuma non toccarlo: allontanati e chiama il 112, la corrente la fanno staccare loro.',
    who: 'Chiama un elettricista con pronto intervento e, fino ad allora, corrente staccata. Chiama il 112 se c’è fumo o fuoco o se qualcuno ha preso una forte scossa; il distributore, al numero sulla bolletta, se il guasto è al contatore.',
    back: 'In casa puoi stare, a corrente staccata e lontano da quel punto. Se vedi fumo o senti ancora odore di bruciato esci e chiama il 112.',
    reconnect:
      'Quando un elettricista ha trovato e riparato il guasto, non prima. Se serve luce, è lui che può escludere solo la linea guasta e ridarti le altre. Se il salvavita scatta da solo, non forzarlo.',
    risk: 'Sì: scintille, odore di bruciato, acqua sui fili e scosse possono finire in un incendio o in una folgorazione. A corrente staccata quasi tutto il pericolo è tolto: lasciala staccata.',
    arrival:
      'Lo chiedi al telefono all’elettricista: un pronto intervento di solito passa in giornata. Con fumo, fuoco o una persona che sta male chiama il 112.',
    repairer:
      'Serve un elettricista: cerca il guasto, ripara e prova la linea prima di ridarti la corrente. Se c’è di mezzo l’acqua, prima l’idraulico ferma la perdita.',
    cost: 'Quanto costa lo dice l’elettricista quando ha trovato il guasto.',
    cause:
      'Di solito è un contatto allentato, una presa sovraccarica, un cavo rovinato, acqua nei fili o la terra che manca. Lo trova l’elettricista con lo strumento, a corrente staccata.',
    prevent:
      'Fai controllare salvavita, terra e prese vecchie da un elettricista, ed evita ciabatte una sull’altra. Ma prima si ripara questo.',
    safe: 'Bene, questa è la cosa più importante. La corrente resta staccata finché un elettricista non ha guardato.',
    now: 'Bene. Adesso lascia tutto staccato, non toccare quel punto e chiama un elettricista. Tieni chiuso il frigo, così conserva il freddo. Con fumo o fiamme esci e chiama il 112.',
    other: 'Questo te lo dice l’elettricista quando guarda.',
    meanwhile:
      'Intanto tieni staccata la corrente e non toccare quel punto; con fumo o fiamme esci e chiama il 112.',
    after: 'Poi, per riparare, serve un elettricista.',
  },
  collapse: {
    ...common,
    stuck:
      'Non fare niente che ti porti lì sotto: allontanati e chiama il 112. Gas, acqua e corrente li chiudono loro, se serve.',
    who: 'Chiama il 112: mandano i Vigili del fuoco, che guardano se regge e mettono le transenne. Se è un condominio avvisa poi l’amministratore. Prima di riparare serve un ingegnere strutturista.',
    back: 'No, finché i Vigili del fuoco o un ingegnere non hanno visto e dato il via libera. Se ti serve qualcosa da dentro chiedilo a loro.',
    reconnect:
      'Gas, acqua e corrente si riaprono dopo il via libera dei Vigili del fuoco: un cedimento può avere rotto tubi e cavi.',
    risk: 'Può esserlo, e da qui nessuno può escludere che ne cada ancora. Lo dicono i Vigili del fuoco o un ingegnere quando lo guardano: fino ad allora non starci sotto, chiama il 112.',
    neighbours:
      'Sì: chi passa sotto, chi abita sopra e accanto e, in condominio, l’amministratore, che deve far mettere in sicurezza.',
    repairer:
      'Prima i Vigili del fuoco mettono in sicurezza e un ingegnere dice che cosa ha ceduto; poi ripara un’impresa edile, secondo il suo progetto.',
    cost: 'Un prezzo non te lo so dare finché un ingegnere strutturista non ha visto che cosa ha ceduto: dalla sua relazione l’impresa fa il preventivo. L’intervento dei Vigili del fuoco non si paga.',
    cause:
      'Di solito sono acqua che entra da tempo, ferri arrugginiti, legno marcio, troppo peso o un movimento del terreno. La causa la stabilisce un ingegnere, quando si può entrare.',
    prevent:
      'Fai controllare da un ingegnere le parti vicine e ferma le infiltrazioni, che sono la causa più comune. Ma prima si mette in sicurezza questa.',
    safe: 'Bene, questa è la cosa più importante. Resta lontano da lì finché i Vigili del fuoco o un ingegnere non hanno visto.',
    now: 'Bene. Adesso resta fuori e tieni lontani gli altri, chiama il 112 e aspetta che vengano a vedere. Le foto solo da lontano.',
    other: 'Questo lo dicono i Vigili del fuoco o un ingegnere quando guardano.',
    meanwhile: 'Intanto state lontani da lì e non puntellate da soli; il 112 risponde giorno e notte.',
    after: 'Poi serve un ingegnere che veda la causa, e un’impresa edile per riparare.',
  },
  fire: {
    ...common,
    stuck: 'Lascia tutto: esci, chiudi la porta dietro di te e chiama il 112 da fuori. Ci pensano loro.',
    who: 'Chiama il 112 da fuori, anche se ti sembra spento: i Vigili del fuoco controllano che non covi ancora. Dopo avvisa l’assicurazione e, in condominio, l’amministratore.',
    back: 'Rientra solo quando te lo dicono i Vigili del fuoco: il fuoco può covare e il fumo che resta è tossico.',
    reconnect:
      'Corrente e gas restano chiusi finché i Vigili del fuoco non danno il via libera e un elettricista e un idraulico non hanno controllato. Camino o stufa: solo dopo lo spazzacamino.',
    risk: 'Sì: il fumo fa più danni delle fiamme. Resta fuori, in un punto che i soccorsi vedono, e non rientrare.',
    repairer:
      'Prima i Vigili del fuoco. Poi un tecnico vede che cosa regge ancora, un elettricista rifà la linea bruciata e un’impresa bonifica e ripristina.',
    cost: 'Un prezzo non te lo so dare prima che si veda: pulire il fumo, rifare la corrente e ripristinare i muri sono lavori diversi. L’intervento dei Vigili del fuoco non si paga.',
    cause:
      'La causa la stabiliscono i Vigili del fuoco: spesso è un guasto elettrico, una pentola sul fuoco o la fuliggine nella canna fumaria. Il loro verbale serve anche all’assicurazione.',
    prevent:
      'Fai controllare impianto elettrico e canna fumaria, e tieni un estintore e un rilevatore di fumo. Ma prima si mette in sicurezza.',
    safe: 'Bene, questa è la cosa più importante. Se non sono ancora venuti, fai controllare ai Vigili del fuoco che non covi ancora: 112.',
    now: 'Bene. Adesso resta fuori e chiama il 112. Di’ se c’è ancora qualcuno dentro e dove sono bombole e contatore del gas, e aspettali dove ti vedono.',
    other: 'Questo lo dicono i Vigili del fuoco.',
    meanwhile: 'Intanto resta fuori con tutti e non rientrare.',
    after: 'Poi un tecnico deve vedere che cosa regge, e un elettricista controllare l’impianto.',
  },
}

/** Reads and answers the messages that follow the report of a danger. */
export interface Aftermath {
  /** Returns the subjects of a message, the most urgent first. */
  topics(utterance: Utterance): readonly AftermathTopic[]
  /**
   * Returns the answer on a subject. 'other' is any further question, 'meanwhile' repeats the most important
   * step, and 'after' names who repairs the damage.
   */
  answer(danger: Emergency, topic: keyof Answers): string
  /** Returns the job that repairs the damage that a message reports; null if it has no price. */
  repair(danger: Emergency, utterance: Utterance): AnyJobKey | null
}

export const aftermath: Aftermath = {
  topics: aftermathOf,
  answer: (danger, topic) => answers[danger][topic],
  repair: repairOf,
}
