import type { Utterance } from '../../italian/utterance.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { createMatcher, meets } from '../classify/matching.ts'

/** The subjects of messages that follow the report of an emergency. */
export const aftermathTopics = [
  'person',
  'stuck',
  'who',
  'back',
  'reconnect',
  'risk',
  'arrival',
  'neighbours',
  'free',
  'pays',
  'repairer',
  'cost',
  'cause',
  'prevent',
  'safe',
  'called',
  'now',
  'thanks',
] as const

/** The subject of a message that follows the report of an emergency. */
export type AftermathTopic = (typeof aftermathTopics)[number]

const matcher = createMatcher({
  may: 'posso|possiamo|potro|potremo|potrei|puo|possono|quando|devo|dobbiamo|meglio|conviene|sicuro|dopo quanto|serve|bisogna',
  rescuers: 'pompieri|pompiere|vigili|vigile|112|115|118|ambulanza|soccorsi|soccorso',
  trade:
    'idraulic*|elettricist*|tecnic*|ingegner*|muratore|muratori|spazzacamin*|fumist*|ditta|ditte|impresa|artigian*|lattonier*|fabbro|professionist*|operai*',
  repair:
    'ripar*|aggiust*|sistem*|rimedi*|mettere posto|mette posto|mettermi posto|metterla posto|rimett* posto',
})

/**
 * The rules of the subjects. Their words are those of {@link tellingWords}: without articles and simple
 * prepositions, 'ora' as 'adesso'.
 */
const rules = (
  [
    [
      'person',
      'sta male|stanno male|sto male|stiamo male|sente male|svenut*|svien*|sviene|non respir*|respira male|ustion*|scottat*|ferit*|sanguin*|incosciente|privo sensi|vomit*|nausea|gira testa|mal testa|tossisc*|ospedale|pronto soccorso|medico|dottore|sintom*|malore',
    ],
    ['person', 'ambulanza|118 - chi + pag* + cost* + arriv*'],
    [
      'stuck',
      'non riesc*|non trov*|non si chiude|non so dove|non ci arriv*|non arrivo|non si ferma|non si stacca|non si spegne|non ho accesso|non ho chiav*|bloccat* + chiud*|ferm*|stacc*|spegn*|rubinett*|valvol*|contator*|quadro|interruttor*|salvavita|generale|acqua|gas|manopol*|saracinesc*|caldaia',
    ],
    [
      'stuck',
      'dove|dov|come + chiud*|stacc*|spegn*|ferm*|valvol*|rubinett*|contator*|interruttor*|generale - rubinetto nuovo + acquist*',
    ],
    [
      'who',
      'chi|quale numero|che numero|numero|qualcuno + chiam*|chiamo|telefon*|sentire|sento|contatt*|avvis*|avvert*|rivolg*|cercare|cerco - chiamat* + avvisat* + telefonat* + chi lo ripara',
    ],
    [
      'who',
      '@rescuers|@trade|distributore|gestore|comune|protezione civile|amministrator* + chiam*|telefon*|sentire|contatt*|rivolg* - chiamat* + telefonat* + chi pag*',
    ],
    ['who', 'numero|112|115|118 + faccio|fare|va|ok|giusto|quale|basta|devo'],
    ['who', 'devo|dobbiamo|bisogna|serve + chiamare|chiamarl*|telefonare'],
    [
      'who',
      'chi + transenn*|sicurezza|interven*|mandano|mandate|mando|faccio venire|viene controllare|viene vedere',
    ],
    ['who', '@rescuers + o + @trade|@rescuers'],
    [
      'back',
      '@may + rientr*|tornar* dentro|torn* dentro|tornar* casa|torn* casa|tornar* su|tornarci|entrar*|entro|dormir*|dormo|dormiamo|restar*|resto|restiamo|rimaner*|rimango|stare casa|stare dentro|starci|sto dentro|stiamo dentro|passare sotto|passarci|usare stanza|riprendere roba|prendere cose|prendere roba|parcheggi*',
    ],
    [
      'back',
      'devo uscire|dobbiamo uscire|bisogna uscire|esco|usciamo|evacu*|andare via|andarmene|andarcene|lasciare casa',
    ],
    [
      'reconnect',
      '@may + riattacc*|riaccend*|riapr*|riaprir*|ridar*|ridann*|torna corrente|torna luce|torna acqua|rimett*|ripristin*|riallacc*|riavvi*|riarm*|accend*|usar*|uso|usiamo|usarl*|riusar*|adoper*|attaccar*|tirare su|tirar* su|rialzar*|cucinar*|lavarmi|lavarci|doccia|aprire acqua|aprire gas|riprendere usar*',
    ],
    [
      'risk',
      'pericol*|rischi*|esplod*|esplosion*|scoppia*|scoppiare|grave|gravi|preoccup*|intossicar*|morire|moriamo|succedere qualcosa|succede qualcosa|puo peggiorare|fulmin*|crolla tutto|venire giu|viene giu - fuori pericolo + pericolo passat* + posso + possiamo',
    ],
    [
      'arrival',
      'quanto|quando|tempo|fra quanto|tra quanto + ci mett*|arriv*|vengono|aspett*|venire - arrivata acqua',
    ],
    [
      'arrival',
      'quando|quanto|entro + viene|vengono|passa|passano - viene costare + quanto viene + quanto mi viene',
    ],
    [
      'neighbours',
      'vicin*|condomin*|amministrator*|altri appartament*|chi abita|chi sta|inquilin*|palazzo + avvis*|avvert*|dire|dirlo|dico|suon*|bussar*|buss* - chi pag* + paga',
    ],
    [
      'free',
      'gratis|gratuit*|pag*|cost* + @rescuers|pronto intervento|chiamata|intervento distributore|intervento gas|uscita pompieri - assicuraz* + danni + ripar* + rimett* + rifar* + rifiss* + sistem* + aggiust* + sostitu* + mettere + metterl*',
    ],
    [
      'pays',
      'paga|pagare|pagano|tocca pagare|spetta|carico|rispond*|risarc*|rimbors*|copre|coprono + chi|assicuraz*|polizza|condomin*|amministrator*|proprietari*|padron*|inquilin*|vicin*|danni|danno|comune|affitto|locatore - @rescuers',
    ],
    [
      'pays',
      'chi + muov*|attiv*|tocca|spetta|competenz*|responsab*|incaric*|occup* - ripar* + tocca corrente + tocca fili',
    ],
    ['pays', 'assicuraz*|polizz*|danni|denunc* + cosa|come|devo|posso|quando|danni|copre|assicuraz*|polizz*'],
    [
      'repairer',
      'chi|@trade|mandate|mandi|mandatemi|conoscet*|avete qualcuno|trovo + @repair|serve|mandate|mandi|trovo|trovare|ci vuole|vuole|cercare|occup*|viene fare|avete|consigl*|rifare|controll*|guard*|verific*|ispezion*|vederl*|venire vedere',
    ],
    ['repairer', 'chi + pulisc*|asciug*|svuot*|pompa|pompano|porta via|rifa|demolisc*|smalt*'],
    [
      'repairer',
      'mandate|mandi|mandatemi|avete|potete|venite|puoi + qualcuno|@trade|venire|voi|ripararl*|sistemarl*',
    ],
    [
      'cost',
      'quanto cost*|quanto vien*|quanto verr*|quanto mi|quanto ci|quanto spend*|quanto pag*|quanto chied*|quanto prend*|quanto vogl*|quanto sar*|prezz*|spesa|spese|spender*|cifra|costi|costo|costa|costano|costera|costerebb*|costare|preventiv* - ci mett*',
    ],
    [
      'cause',
      'perche|come mai|causa|cause|da cosa|dovuto|cosa puo essere|cosa sara|cosa e successo|colpa|motivo|dipend*|cosa provoca|da dove vien*|com possibile - ho chiuso perche',
    ],
    ['cause', 'cosa|che + puo essere|e stato|successo|sara stato'],
    [
      'prevent',
      'evit*|prevenir*|ricapit*|risucced*|succed* ancora|succeda piu|ripet*|futuro|prossima volta|sensore|rilevator* + come|cosa|si|posso|devo|serve|mett*|conviene',
    ],
    [
      'safe',
      'sono sicuro|siamo sicuro|sono sicura|siamo sicuri|siamo sicure|adesso sicuro|fuori pericolo|falso allarme|pericolo passat*|passato tutto|e passato|passata|tutto passato|tutto ok|tutto posto|tutto bene|tutto risolto|stiamo bene|sto bene|rientrato allarme|allarme rientrat*|hanno risolto|hanno sistemato|hanno controllato|hanno messo sicurezza|messo sicurezza|sparit*|non si sente piu|non c piu|finita emergenza|andati via|dato via libera|hanno chiuso|ha chiuso - non sono sicuro + sicuro che + non stiamo bene + non sto bene + posso + possiamo',
    ],
    [
      'called',
      'ho|abbiamo|gia|appena|mio|mia|mi + chiamat*|telefonat*|avvisat* - elettricist* + idraulic* + tecnic* + chi devo + devo',
    ],
    [
      'called',
      'stanno arrivando|arrivano|arrivati|arrivando|sono qui + @rescuers|adesso|stanno|gia - quando',
    ],
    [
      'now',
      'ho|abbiamo|gia|fatto|mio|mia|appena|siamo|sono + chius*|stacc*|staccat*|spent*|apert*|spost*|puntell*|tolt*|uscit*|usciti|fuori|chiamat*|avvisat*|telefonat*|fatto|tagliat*|evacuat*|isolat*|transennat*|cortile|giardino|strada|balcone',
    ],
    [
      'now',
      'fatto|chiuso|chiusa|staccato|staccata|spento|spenta|chiusi|staccati - non + dove + come + perche',
    ],
    [
      'now',
      'cosa|che|come + facc*|faccio|fare|facciamo|si fa|devo|dobbiamo|comport* - cosa costa + come pag*',
    ],
    ['now', 'e adesso|adesso|intanto|nel frattempo|e poi|e dopo|aspetto|aspettare'],
    ['thanks', 'grazie|grz|thanks|gentil*'],
  ] as const satisfies readonly (readonly [AftermathTopic, string])[]
).map(([topic, text]) => ({ topic, rule: matcher.rule(text) }))

/** Subjects that count only if the message has no other. */
const lowest: ReadonlySet<AftermathTopic> = new Set<AftermathTopic>(['safe', 'called', 'now', 'thanks'])

/** Subjects that another subject of the same message makes superfluous. */
const covered: readonly (readonly [AftermathTopic, AftermathTopic])[] = [
  ['who', 'repairer'],
  ['who', 'neighbours'],
  ['back', 'risk'],
  ['reconnect', 'risk'],
  ['back', 'reconnect'],
  ['back', 'arrival'],
  ['reconnect', 'arrival'],
  ['pays', 'cost'],
  ['free', 'cost'],
  ['free', 'pays'],
  ['free', 'who'],
  ['stuck', 'reconnect'],
]

/** Maximum number of subjects that one reply is about. */
const most = 3

/** Returns the subjects of a message that follows an emergency, the most urgent first. */
export function aftermathOf(utterance: Utterance): readonly AftermathTopic[] {
  const found = matcher.find(tellingWords(utterance))
  const met = new Set(rules.filter(({ rule }) => meets(found, rule)).map(({ topic }) => topic))
  const kept = aftermathTopics.filter(
    (topic) => met.has(topic) && !covered.some(([by, other]) => other === topic && met.has(by)),
  )
  const others = kept.filter((topic) => !lowest.has(topic))
  return others.length > 0 ? others.slice(0, most) : kept.slice(0, 1)
}
