/**
 * Further ordinary words one letter away from a word of a danger, beside those of `isRealWord`. They must not match it as
 * a typing error: 'scorta' and 'scotta'.
 */
export const ordinaryWords =
  'aggiungerci aggiungerei aggiungerne aiutando aiutano albergo allargano allargare allargarla allargarlo allargate allargati allargato allegata alzante alzanti andata arrivano arrivare arrivato arrivi arrivo assicurativa bagnano bagnare bagnetto batterie bianca biciclette biscotti bolletta bollette cadore cambia cambiamo cambiano cambierebbe cambierei camera camere canali cannello carrelli casale casetta casino cassette cassetti castellana cecina centimetri centimetro centrale centralino centralizzata centralizzato chiedere chiedo chiodi chiudere colonne colonnine colorare colpetto comando compiti compito comprando comprata comprate comprati comprato compresa comprese compresi compreso compressore compri compriamo compro contati contato controllo coperture cucine cultura diritto diventa diventano diventare diventata diventati diventato domanda domande domando effetti entrare esposizione estrattore famiglie fasciati femore fiaschi firmare frantumi fumatore fumava fumavano gradini gradino grigia grigie griglie gronda imbracatura incentivi incentivo inclinazione ingressi ingresso lamellare lamelle lascia lasciamo lasciando lasciano lasciare lasciarlo legionella liberare libretto livellare livelli livello maschietto massetti massetto mattina matton mensile merano mettendo mettendoci metteno mettete monopoli negozi numero obbligatorio pantelleria parquet particolare particolari partire parziale passare passat passeri pennellate pennelli pensili pensionata pensionati pensionato pensione perlite persona persone piastre piastrella piastrellare piastrellata piastrelle piastrellista piastrellisti piccioli pinzolo piscina piscine pittori pittura piturar portare portarla portarle portarli portarlo potare potatura pulizia pulizie quadra quadri quanta quante quanti raccordi resistenza respinge ribassamento ricevitore ridare ridarle rientra rientri rientro riepilogo riesce rimpicciolisce riparliamo ripassata ripassato saldata saldato saldatura saldature saltano sbagliata sbagliate sbagliato scaldano scaldare scalini scalino scanno scegli sceglie scegliendo scegliete scelgo scelta sconto scopro scorta scorte scosta scosto sfoglia sfogliano smaltata smaltate smosse soffiata soglie sostare spaccano spaccare spacchiamo spazza spazzacamino spende spessa spesse spesso spogliare spogliatoi sposta spostano spostare spostate spostato stancato stanze stecca stesso strade strappare stucca stuccano stuccato stuccatura suonano suoneria sventrare sventrarla sventrarlo sventrarle sventrarli sventrata sventrati sventrato sventriamo sventro tagliarle tagliarli tagliarlo telefona telefoni tinteggia tinteggiamo tinteggiano tinteggiare tornano tornato torrette valvola valvole vicine vicini voglia'

/** Classes of words for the danger rules. */
export const classes = {
  smell: 'odor*|odr*|puza*|odoraccio|puzz*|spuzz*|spuss*|tanf*|fetore|annus*|puzza|spuzza|esalazion*',
  gas: 'gas|gass|metano|gpl|bombola|bombole',
  yellowPipe:
    'tubo giallo|tubicino giallo|tubetto giallo|tubatura gialla|flessibile giallo|tubi gialli|tubo acciaio giallo|tubo rame giallo',
  heater:
    'caldai*|stuf*|stufetta|camin|camino|caminetto|termocamino|bracier*|brace|scaldabagn*|boiler|pellet|scaldino|fornello|riscaldament*|legna|canna fumaria|bruciatore|generator*|barbecue|stua',
  ill: 'gira testa|girando testa|girano testa|girar* testa|giramenti testa|giramento testa|giramenti|testa gira|testa mi gira|mal testa|male testa|mal capo|testa che scoppia|testa pesante|gira capoccia|gira capa|gira crapa|capa gira|sento male|sentiamo male|stiamo male|sto male|stiam male|male stomaco|mi sento debole|sento debole|gambe molli|gira ea testa|capogir*|vertigin*|nause*|nausea|svenut*|svenen*|sveni*|svengo|stordit*|stordid*|intontit*|sonnolenz*|vomit*|tachicardi*|confus* e deboli',
  alarm: 'suon*|scatt*|partit*|fischi*|bip*|lampegg*|accesa|acces rosso|urla|squill*|strill*|trill*|segnala',
  leaking:
    'perde|perdendo|esce|uscire|uscendo|uscit*|fuoriusc*|fuoriesc*|fuoriusci*|scappa|sfiat*|sibil*|fischi*|soffia|perdita|fuga|fughe|perdite',
  electric:
    'presa|prese|quadro|lampadari*|plafonier*|interruttor*|salvavita|contator*|corrente|elettric*|faretti|faretto|cavi|cavo|spina|ciabatta|neon',
  dripping:
    'gocciol*|cola|colando|scola|scende|scendendo|piove|entra|entrando|esce|uscendo|perde|arriva|arrivat*|vicino|vicina|bagnat*|bagna|piovendo|gocciolando|filtr*|infiltra|addosso|sopra|zuppo|zuppa|dentro|schizz*',
  part: 'soffitt*|controsoffitt*|mur|muro|parete|balcon*|cornicion*|tetto|solai*|trave|travi|facciata|parapett*|terrazz*|comignol*|frontalin*|intonac*|calcinac*|scala|pensilin*|grondai*|tegol*|mattoni|pietr*|pilastr*|architrav*|plafone',
  bearing:
    'soffitt*|solai*|tetto|trave|travi|volta|pilastr*|colonna|architrav*|terrazz*|balcon*|muro|mur|parete',
  sags: 'abbassat*|abbassand*|abbass|imbarcat*|imbarcand*|incurvat*|incurvand*|piegat*|piegand*|spanciat*|spanciand*|inclinat*|flett*|flession*|sces* palmo|scesa palmo',
  sudden:
    'ieri|stanotte|stamattin*|stamane|stamani|oggi|improvvis*|di colpo|colpo|palmo|mezz ora|adesso|stasera|ore|notte|vista occhio|continua|sempre piu|peggior*',
  spreading:
    'secchiat*|dappertutto|dapertutto|dapartuto|ovunque|tutte parti|ogni parte|fiotti|fiumi|catinelle|cascata|scroscia|scrosci*|invad*|invas*|secchi|zampill*|schizza|schizzando|spruzz*|fontana|tutta casa|tutto appartamento|a galla|centimetri|dirotto|getto',
  flooded:
    'allagat*|allaga|alagat*|allagand*|piena acqua|pieno acqua|pieni acqua|sott acqua|sotto acqua|acqua sale|acqua salendo|acqua alta|cm acqua|centimetri acqua|dita acqua',
  overflow:
    'secchiat*|tutta forza|dappertutto|dapertutto|dapartuto|ovunqu*|tutte parti|ogni parte|fiotti|fiumi|catinelle|cascata|scroscia|scrosci*|invad*|invas*|secchi|ferma piu|si ferma|fermarla|fermarlo|fermare|zampill*|schizza|schizzando|spruzz*|fontana|tutta casa|tutto appartamento|a galla|centimetri|dirotto|getto',
  hanging:
    'bilico|pericolant*|penzol*|appes*|dondol*|traball*|sta cadere|stanno cadere|sta cadendo|stanno cadendo|sta staccand*|stanno staccand*|stacca|staccano|cadono|cascano|volano|volando|precipit*',
  below:
    'strada|marciapied*|passant*|gente|persone|pedon*|testa|macchin*|auto|bambin*|bimb*|fermata|ingresso|portone|scuola|negozio|vicino|vicini|vicina|scale|cortile',
  loose:
    'tegol*|coppi|coppo|vetr*|persian*|scuri|tapparell*|insegn*|antenn*|parabol*|lamier*|comignol*|grondai*|piastrell*|lastr*|cartell*|pannell*|vas*|marm*|rivestiment*|cornicion*|frontalin*|parapett*|ringhier*|tend*|calcinacc*|mattoni|mattone',
  storm:
    'vento|ventata|tromba|tromba aria|bufera|burrasca|tempesta|temporal*|uragano|tornado|raffic*|grandin*|maltempo|nubifragio|tramontana|maestral*|scirocco|libeccio',
  now: 'adesso|ora|subito|aiuto|aiutat*|urgen*|sta|stanno|presto|oddio|help|sos|correndo',
} as const
