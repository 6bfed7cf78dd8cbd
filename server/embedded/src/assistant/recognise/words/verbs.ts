/** A class of verbs, which cues refer to with '@'. */
export type VerbClass = 'ripara' | 'cambia' | 'pulisce' | 'toglie' | 'aggiunge' | 'vernicia'

const colours =
  'bianc* ner* grig* blu verd* beige panna avori* antracite marron* azzurr* celest* color*'.split(' ')

/** Phrases that request a colour: 'da far diventare bianche'. 'I muri diventano neri' requests nothing. */
const recolouring = ['far* diventare', 'far* tornare', 'far* ritornare', 'riportar* tutto', 'riportar*']
  .flatMap((verb) => colours.map((colour) => `${verb} ${colour}`))
  .join('|')

/**
 * The verbs of each class, and nouns and phrases with the same meaning: word sequences, each word whole or,
 * with a star, its beginning. Stems are written out where a shorter one would match other words ('sistema',
 * 'lavabo').
 */
export const verbs: Readonly<Record<VerbClass, string>> = {
  ripara:
    'ripar*|restaur*|aggiust*|accomod*|sistemare|sistemarl*|sistemarc*|sistemat*|sistemazione|sistemiamo|sistemo|sistemando|sistemasse|sistemassi|rattopp*|rappezz*|ripristin*|tappare|tapparl*|risolver*|mettere posto|messo posto|messa posto|metterl* posto|rimettere posto|rimettere sesto|fix|aggiusta*|acconci*|ritocc*',
  cambia:
    'cambi*|irreparabil*|irrecuperabil*|sostitu*|rifare|rifa|rifarl*|rifarm*|rifarc*|rifaccio|rifacciamo|rifacendo|rifaciment*|rifacess*|rifatt*|rimpiazz*|rinnov*|rimodern*|ammodern*|nuov*|ristruttur*|rimett*|rimess*|da nuovo|ex novo|daccapo|ricambi*|rivoluzion*|aggiorn*',
  pulisce:
    'pulir*|pulisc*|puliz*|pulit*|puliam*|puliend*|puliss*|ripulir*|ripulisc*|ripulit*|lavare|lavarl*|lavaggio|lavaggi|lavata|lavato|lavate|lavati|rilavare|spurg*|stur*|sgorg*|disotturare|disostru*|disottur*|disintas*|liberare|liberarl*|svuotare|igienizz*|sanific*|disincrost*|idropul*|lava|lavano|lavi|lavino|lavare via|laviamo|lavasse',
  toglie:
    'togli*|tolgo*|tolgano|tolt*|rimuov*|rimoz*|rimoss*|elimin*|smont*|demol*|abbatt*|abbass* giu|buttar* giu|butt* giu|tirar* giu|tira giu|tirano giu|tirate giu|tiriamo giu|tirare via|stacc*|smaltir*|smaltim*|smaltisc*|smaltit*|levare|levarl*|levo|leviamo|levat*|portare via|portar* via|portate via|portat* via|buttare via|bonific*|sbarazz*|liberarmi|liberarci|disfar*|via',
  aggiunge:
    'aggiung*|aggiunt*|install*|montare|montarl*|montarm*|montarc*|montaggi*|monto|montiamo|montat*|mettere|metterl*|metterc*|metterm*|metto|mettiamo|metterei|mettessi|messa|posare|posarl*|posiam*|posa|fornitura|fornire|creare|crearl*|realizz*|costru*|inserir*|inserim*|predispo*|applicar*|applicaz*|collocar*|portare luce|attaccare|attaccarl*|attacca|attaccano|attaccate|monta|montano|mette|mettono|posano|posate|collegare|collegarl*|collega|collegano|dotare|prevedere',
  vernicia: `${recolouring}|vernic*|rivernic*|tintegg*|ritintegg*|pittur*|ripittur*|imbianc*|rimbianc*|sbianc*|dipin*|ridipin*|ritint*|tinta|tinte|tingere|dare bianco|dare colore|dare tinta|dare mano|ridare colore|ridare bianco|dargl* bianco|ridargl* bianco|dargl* mano|fare bianc*|farl* bianc*|fate bianc*|fa bianc*|ridare tinta|ridare mano|dato bianco|passare mano|passata bianco|mano bianco|mani bianco|rinfresc*|colorare|colorarl*|smaltare|laccar*|scartavetr*|carteggi*|ridare nero|smaltat* due lati|smaltat* bianc*|smaltat* da|ridare smalto|ridare vernice|scialb*|imbiancatur*|pennell*`,
}

/**
 * Verbs that belong to a class only directly before their object: 'fare il tetto', 'vorrei un
 * condizionatore'. Their weight is low: 'fare la revisione della caldaia' is a check and not a new boiler.
 */
export const lightVerbs: Readonly<Partial<Record<VerbClass, string>>> = {
  cambia: 'fare|faccio|facciamo|farei|fatto fare|far fare|farm*',
  aggiunge:
    'fare|faccio|facciamo|farei|vorrei|voglio|vogliamo|vorremmo|vorrebbe|serve|servono|servirebbe|servirebbero|bisogno|occorre|occorrono|cerco|cerchiamo|desidero|desideriamo|volevo|volevamo|avere|compro|comprare|acquist*|ci vuole|ci vorrebbe',
}

/** Matches an infinitive, which is an action even if it belongs to no class: 'levigare'. */
const infinitive = /^\p{L}{2,}(?:are|[^i]ere|ire|[aei]rl[aoie]|[aei]rn[ei])$/u
/** Words with the ending of an infinitive that are not verbs. */
const noVerbs = new Set(
  'camere rovere polvere cenere genere potere vetere telecamere fotocamere interni interne esterni esterne moderni moderne inverni taverne cisterne lucerne mare solare polare lunare altare titolare familiare particolare popolare cellulare angolare circolare singolare modulare lineare similare scolare militare condominiare secolare cerniere essere avere'.split(
    ' ',
  ),
)

/** Whether a word has the form of an infinitive and is a verb. */
export const isInfinitive = (text: string): boolean => infinitive.test(text) && !noVerbs.has(text)

/** Whether a word only has the ending of an infinitive: 'telecamere'. */
export const endsLikeInfinitive = (text: string): boolean => noVerbs.has(text)
