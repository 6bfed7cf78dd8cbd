/**
 * Well-known quarters and seaside hamlets by municipality. People often name them instead of the
 * municipality.
 */
const byCity: Readonly<Record<string, string>> = {
  'MILANO (MI)':
    'quarto oggiaro|lambrate|bovisa|niguarda|baggio|navigli|brera|porta romana|porta venezia|porta genova|porta ticinese|porta garibaldi|porta vittoria|citta studi|san siro|gallaratese|barona|corvetto|rogoredo|affori|dergano|crescenzago|gorla|turro|lorenteggio|giambellino|bicocca|citylife|city life|forlanini|bande nere|bonola|qt8|ortica|bruzzano|comasina|precotto|villapizzone|gratosoglio|chiesa rossa|ticinese|lampugnano|trenno|figino|vigentino|ripamonti|piazzale loreto|santa giulia|calvairate|maciachini|garibaldi isola|washington|primaticcio|quinto romano|muggiano|ponte lambro|casoretto',
  'ROMA (RM)':
    'trastevere|monteverde|testaccio|garbatella|ostiense|pigneto|centocelle|tor bella monaca|torpignattara|tor pignattara|quadraro|cinecitta|don bosco|eur|ostia|lido di ostia|ostia lido|acilia|casal palocco|casalpalocco|infernetto|spinaceto|laurentina|ardeatina|torrino|mostacciano|magliana|portuense|gianicolense|aurelio|boccea|primavalle|torrevecchia|balduina|trionfale|prati|parioli|flaminio|salario|nomentano|montesacro|monte sacro|talenti|bufalotta|porta di roma|tufello|conca d oro|fidene|serpentara|vigne nuove|san basilio|casal bertone|collatino|tor sapienza|alessandrino|borghesiana|tor vergata|romanina|esquilino|appio latino|tuscolano|casilino|labaro|prima porta|la storta|olgiata|axa|dragona|vitinia|tiburtino|rebibbia|pietralata|san saba|trieste salario|castel di leva|trigoria|ponte milvio|vigna clara|corviale|re di roma|furio camillo|colli aniene|ponte di nona',
  'NAPOLI (NA)':
    'vomero|posillipo|chiaia|fuorigrotta|bagnoli|soccavo|secondigliano|scampia|ponticelli|barra|san giovanni a teduccio|poggioreale|arenella|camaldoli|rione alto|capodimonte|mergellina|quartieri spagnoli|rione sanita|forcella|piscinola|miano|agnano|colli aminei|chiaiano|centro direzionale',
  'TORINO (TO)':
    'san salvario|vanchiglia|crocetta|cit turin|mirafiori|lingotto|barriera di milano|santa rita|pozzo strada|madonna di campagna|borgo vittoria|parella|cenisia|falchera|regio parco|nizza millefonti|cavoretto|borgo po|vallette|borgo san paolo|lucento|gran madre',
  'GENOVA (GE)':
    'sampierdarena|san pier d arena|nervi|sestri ponente|pegli|voltri|cornigliano|bolzaneto|pontedecimo|albaro|marassi|molassana|quezzi|sturla|quinto al mare|quarto dei mille|oregina|san fruttuoso|struppa|borgoratti|certosa|boccadasse|san martino d albaro',
  'BOLOGNA (BO)':
    'bolognina|corticella|navile|borgo panigale|saragozza|santa viola|savena|murri|san ruffillo|fossolo|quartiere barca|quartiere san donato|porto saragozza|massarenti',
  'FIRENZE (FI)':
    'rifredi|novoli|campo di marte|gavinana|isolotto|legnaia|oltrarno|careggi|peretola|brozzi|galluzzo|settignano|coverciano|le cure|san frediano|varlungo|santa croce firenze|soffiano|ugnano',
  'PALERMO (PA)':
    'mondello|partanna mondello|zisa|kalsa|ballaro|brancaccio|borgo nuovo|uditore|sferracavallo|tommaso natale|resuttana|cruillas|pallavicino|bonagia|addaura|strasburgo',
  'BARI (BA)':
    'poggiofranco|carrassi|san pasquale|japigia|madonnella|murat|palese|torre a mare|picone|ceglie del campo|loseto|mungivacca|fesca|carbonara di bari|santo spirito',
  'CATANIA (CT)':
    'librino|ognina|picanello|cibali|nesima|san giovanni galermo|borgo sanzio|monte po|san giovanni li cuti|canalicchio',
  'VERONA (VR)':
    'borgo trento|borgo roma|veronetta|borgo venezia|golosine|san michele extra|borgo milano|chievo|parona|quinzano|valdonega|avesa|santa lucia verona|porto san pancrazio',
  'VENEZIA (VE)':
    'mestre|marghera|lido di venezia|cannaregio|dorsoduro|giudecca|murano|burano|favaro veneto|chirignago|zelarino|carpenedo|campalto|malcontenta|trivignano veneziano|tessera',
  'PADOVA (PD)':
    'arcella|guizza|mandria|forcellini|brusegana|chiesanuova|voltabarozzo|ponte di brenta|mortise|pontevigodarzere',
  'TRIESTE (TS)': 'opicina|roiano|barcola|servola|cavana|rozzol|gretta|valmaura',
  'MESSINA (ME)': 'ganzirri|camaro|tremestieri|torre faro',
  'TARANTO (TA)': 'tamburi|talsano|paolo vi',
  'BRESCIA (BS)': 'lamarmora|mompiano|urago mella|sant eufemia della fonte|sanpolino|san polo brescia',
  'PARMA (PR)': 'oltretorrente|san lazzaro parmense|corcagnano',
  'CAGLIARI (CA)': 'pirri|poetto|is mirrionis|genneruxi|stampace|mulinu becciu',
  'BERGAMO (BG)': 'citta alta|longuelo|redona|celadina|boccaleone|colognola',
  'RIMINI (RN)': 'miramare|viserba|torre pedrera|rivazzurra|viserbella|marebello',
  'CERVIA (RA)': 'milano marittima|pinarella',
  'VIAREGGIO (LU)': 'torre del lago',
  'FIUMICINO (RM)': 'fregene|maccarese|focene|passoscuro',
  'POMEZIA (RM)': 'torvaianica|tor vaianica',
  'SEGRATE (MI)': 'milano 2|milano due',
  'BASIGLIO (MI)': 'milano 3|milano tre',
  'ARZACHENA (OT)': 'porto cervo|baja sardinia|cannigione',
  'OLBIA (OT)': 'porto rotondo',
  'CAMAIORE (LU)': 'lido di camaiore',
  'JESOLO (VE)': 'lido di jesolo|jesolo lido',
  'MASSA (MS)': 'marina di massa',
  'CARRARA (MS)': 'marina di carrara|avenza',
  'PIETRASANTA (LU)': 'marina di pietrasanta|tonfano',
  'RAVENNA (RA)': 'marina di ravenna|punta marina|lido adriano',
  'PESCARA (PE)': 'porta nuova pescara|portanuova|san silvestro spiaggia',
  'COMACCHIO (FE)': 'lido degli estensi|lido di spina|porto garibaldi',
}

/** All quarters with the list value of their municipality. */
export const quarters: readonly (readonly [name: string, value: string])[] = Object.entries(byCity).flatMap(
  ([value, names]) => names.split('|').map((name): readonly [string, string] => [name, value]),
)
