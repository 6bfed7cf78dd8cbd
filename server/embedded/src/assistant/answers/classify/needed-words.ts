import type { Topic } from '../topic.ts'

/**
 * Words that a sentence needs for the topic, as a group of `Matcher.group`: one of them must occur. The
 * classifier also learns from verbs and small words, so without this check 'si può avere anta ribalta?' would
 * look like 'si può avere la fattura?'.
 */
export const neededWords = {
  payment:
    '@pagare|@prezzo|@denaroproprio|fattur*|ricevut*|scontrin*|banca|prestit*|mutuo|caus*|iban|versa*|soldi|compens*|liquid*|tranche|rate|spett*',
  scaffolding:
    '@ponteggio|salire|salite|salgono|salit*|arrampic*|altezza|alto|alti|scala|scale|piani|montacarich*',
  guarantee:
    'garan*|@danno|@anni|dopo|mesi|mese|stacc*|scroll*|scrost*|cede|difett*|guast*|torn*|ritorn*|perd*|pianta|blocca|aggratis|riform*|vizi|coper*|risp*|durata|male|funzion*|succede|problem*',
  discount: '@sconto|@meno|@prezzo|@caro|regal*|omaggio|fattura|sforbiciat*|favore|incontro',
  'own-materials':
    '@materiale|@cosa|compr*|prend*|pres*|procur*|fornisc*|forni*|mio|mia|miei|mie|nostr*|gia|online|internet|acquist*|ordin*|trov*|regalat*|avanzat*|recuper*|usat*|port*|sanitar*|lampad*|marca|metto|mettiamo|mobil*|pezz*|roba|rubinet*|tess*|vetr*|lavand*|specchi*|box|@altri',
  permits:
    '@permesso|@vicini|@certificato|obbligatori*|obbligo|norma|legge|document*|carte|chied*|avvis*|comunica*|firma*|progett*|tecnic*|catast*|abus*|sanator*|regolament*|mult*|sanzion*|titolo|regola|vincol*|quartiere|belle arti',
  relief:
    '@bonus|#|##|qualcosa|soldi|credito|iva|dichiarazione|modello|aiut*|fondo|fondi|recuper*|scal*|percent*|scont*|governo|unico|caf|commercialista|enea|isee|disabil*|anzian*|barrier*|ritorno',
  insurance:
    '@polizza|@danno|cade|cadono|cad*|male|succede|rimbors*|paga|pagano|pago|risponde|coperto|furto|ruban*|ladr*|respons*|sicurezza|pericol*|rovin*|buttate giu|tirate giu|spaccate|sporcate|scheggiate|bruciate',
  privacy:
    '@dato|numero|girate|spargete|vendete|rivend*|vede|vedono|legg*|condivid*|tracci*|cancell*|elimin*|cookie|sicur*|telefon*|chat|scrivo|scritto',
  free: '@gratis|@prezzo|obbligato|obbligata|obbligati|obbligo|impegn*|vincol*|soldi|abbonament*|tariff*|accett*|rifiut*|dire di no|dico di no|tirarmi indietro',
  brand:
    '@materiale|marc*|modell*|brand|prodott*|qualit*|scegl*|tipo|tipi|fascia|produttor*|cines*|italian*|europe*|tedesc*|color*|usate|montate|mettete|sikkens|vaillant|daikin|mitsubishi|ariston|beretta|immergas|velux|finstral|caparol|mapei',
  vat: 'iva|tassa|tasse|tassat*|imposta|imposte|lordo|lorda|lordi|netto|netti|netta|fattura|percento|##|#|compres*|inclus*|esclus*|aliquot*|agevolat*|ivat*',
  rude: '@sicuro|stupid*|scem*|idiot*|cretin*|cazz*|vaff*|merd*|schifo|inutil*|incapac*|imbecill*|deficient*|rompi*|palle|coglion*|siete ladri|che ladri|voi ladri|truff*|vergogn*|robot*|non capisci|ma va*|fai pena|fate pena|ridicol*|buffon*|pagliacc*|bot|sord*|tont*|macchina|niente|stuf*|nulla|capisc*|capit*|basta|incompetent*|scaduto|serv*',
  doubt:
    '@sicuro|@prezzo|@caro|@meno|torna|tornano|quadr*|stran*|sembra*|pare|poco|bass*|tropp*|sbagli*|cred*|convin*|vero|possibil*|realistic*|mercato|onest*|giust*|davvero|cert*|proprio|dubbi*|calcol*|conti|numeri|esager*|credibil*|affidabil*|precis*|fid*',
  hesitation:
    'pens*|riflett*|decid*|decis*|valut*|parl*|discut*|consult*|sapere|sapr*|vedremo|vediamo|dormo|dormir*|idea|guard*|curios*|indecis*|convint*|avanti|sentire|sento|chied*|inform*|tard*|ragion*|consigl*|capire|riparliamo|moglie|marito|famigli*|dubbi*|fretta|calma',
  refusal:
    '@caro|lasci*|lassa|perdere|rinunc*|interess*|serve|serv*|voglio|vogliamo|farlo|faccio|facciamo|fa per me|grazie|meglio|se ne fa|trovato|idea|ripens*|basta|stare|stop|fermo',
  certificates:
    '@certificato|document*|carta|carte|foglio|fogli|rilasc*|scheda|norma|garanzi*|collaud*|certific*',
  // 'la corrente la staccate voi' asks for no yield.
  yield:
    'bollett*|risp*|rend*|resa|produ*|prodott*|ripag*|rientr*|guadagn*|consum*|energi*|kwh|kw|kilowatt|sole|soldi|vend*|immett*|gse|enel|rete|ammort*|conv*|autoconsum*|scambio|ritiro|avanz*|eccesso|recuper*|payback|euro|spend*|spes*|pag*|#|##|anni|tornano|torna|rived*|cala*|scend*|bast*',
  // 'le chiavi le lascio in copia alla vicina', 'il mobile si può salvare'
  send: 'mail|email|pec|posta|pdf|whatsapp|riassunt*|riepilog*|stima|stime|preventiv*|stamp*|scaric*|iscritto|scritt*|scriv*|scheda|chat|conversazion*|screenshot|document*|file|mand*|spedi*|inoltr*|ricev*|conto|conti|calcol*|cifra|prezz*|copia di|copia del|copia per|copia a|una copia|girare|giro|mostr*|salvo tutto|salvare tutto|salvarl*',
  // 'un altro modello', 'il vicino di casa'
  'friend-paid-less':
    '@prezzo|@caro|@meno|pag*|spes*|spend*|chies*|chied*|cost*|offert*|offr*|meta|euro|#|##|mila|dett*|dice|dicono|fa|fanno|fatto|vuole|vogliono|trovat*|vist*|preso|avuto|ricevut*|propost*',
} satisfies Partial<Record<Topic, string>>
