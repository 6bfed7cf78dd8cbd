import type { Profession } from '../catalogue/professions.ts'
import { faulty } from './fault-cues.ts'
import { unpricedFittings } from './unpriced-fittings.ts'

/**
 * A job at home that cannot be priced without a visit. The assistant recognises it, names who can give a price, and
 * hands it over.
 */
export interface UnpricedJob {
  /** 'Piscina'. */
  readonly title: string
  /** The job as an infinitive, inside a sentence: 'costruire una piscina'. */
  readonly work: string
  /** The customers' words for the job: see `JobKind.cues`. */
  readonly cues: string
  /** The profession in the marketplace that can give a price; null if there is none. */
  readonly profession: Profession | null
  /** The person who can state the price, with article, as in 'te lo dice un idraulico'. */
  readonly teller: string
  /** What they inspect: 'il terreno e gli scarichi'. */
  readonly visit: string
}

const technician = { profession: null, teller: 'un tecnico (geometra, architetto o ingegnere)' } as const
const builder = { profession: 'Impresa Edile', teller: 'un’impresa edile' } as const
const plumber = { profession: 'Idraulico', teller: 'un idraulico' } as const
const electrician = { profession: 'Elettricista', teller: 'un elettricista' } as const
const fitter = { profession: 'Impiantista', teller: 'un impiantista' } as const
const gardener = { profession: 'Giardiniere', teller: 'un giardiniere' } as const
const cleaners = { profession: 'Pulizie', teller: 'un’impresa di pulizie' } as const

const actions =
  'fare|rifare|costruire|costruir*|realizzare|installare|mettere|montare|aggiungere|cambiare|sostituire|riparare|sistemare|aggiustare|pulire|ristrutturare|comprare|vorrei|voglio|vogliamo|serve|cerco|costa|costo|prezzo|preventivo'.split(
    '|',
  )

/**
 * Returns cues for things that a message may only mention, 'una villa con piscina': each counts only directly after
 * an action or a word for its price.
 */
function wanting(...things: readonly string[]): string {
  return things.flatMap((thing) => actions.map((action) => `${action} ${thing}`)).join('|')
}

/** The jobs without a service, by id. */
export const unpricedJobs = {
  ...unpricedFittings,
  cedimento: {
    title: 'Crepe strutturali e cedimenti',
    work: 'valutare crepe strutturali o un cedimento',
    cues: 'crep* diagonal*|crep* + diagonal*|crep* + diagonal* + mur*|crep* + diagonal* + mur* + fuori|crep* + diagonal* + facciat*|crep* + pend*|paviment* + pend*|crep* + dito|crep* + mur* + dito|crep* + mur* + fuori + dito|crep* + porta + incastr*|crep* profond* + mur* portant*|crep* + mur* portant* + paviment* ceduto|crep* + mur* + portant*|crep* + profond* + portant*|crep* + profond* + mur*|crep* + struttural*|crep* + profond*|crep* + passant*|crep* + si allarg*|crep* + portant*|crep* + fondament*|cediment*|pavimento + ceduto|paviment* + avvall*|solaio + ced*|solaio + fless*|muro + ceduto|fondamenta|fondazion*|sottofondazion*|consolidament* + terren*|lesion* + struttural*|lesion* + mur*|casa + si inclin*|pilastr* + lesion*|pilastr* + crep*|trav* + lesionat*|terremoto|sismic*|antisismic*',
    ...technician,
    visit: 'le lesioni, le fondazioni e se il movimento continua',
  },
  condono: {
    title: 'Condono o sanatoria',
    work: 'mettere in regola un abuso edilizio',
    cues: 'condon*|sanatori*|abus* + edili*|abusiv*|difformit*|salva casa|mettere in regola|regolarizz*|conformita urbanistic*|conformita catastal*|accatast*|variazion* + catast*|planimetri* + catast*|agibilit*|abitabilit*|cambio + destinazion*|frazionament*|frazionar* + appartament*',
    ...technician,
    visit: 'le planimetrie depositate, lo stato reale e le norme del Comune',
  },
  'pratica-energetica': {
    title: 'Attestato o perizia',
    work: 'avere un attestato o una perizia',
    cues: 'ape + casa|attestat* + energetic*|attestat* + prestazion*|certificazion* energetic*|certificato energetic*|classe energetic* + certific*|diagnosi energetic*|legge 10|perizi* + casa|perizi* + tecnic*|stima + immobil*|tabelle millesimal*',
    ...technician,
    visit: 'la casa, i documenti e gli impianti',
  },
  danni: {
    title: 'Danni da incendio o allagamento',
    work: 'riparare i danni di un sinistro',
    cues: 'incendi* + casa|dopo + incendio|bruciat* + casa|fumo + incendio|dopo + allagament*|danni + allagament*|casa + allagata + @ripara|alluvion*|danni + acqua + assicurazion*|danni + assicurazion*|rimborso + assicurazion*|assicurazion* + paga|grandin* + danni|perito + assicurazion*',
    ...builder,
    visit: 'i danni, l’umidità rimasta e che cosa copre l’assicurazione',
  },
  amianto: {
    title: 'Amianto in tubi o muri',
    work: 'rimuovere amianto da tubi o muri',
    cues: 'amianto + tub*|amianto + canna*|amianto + mur*|amianto + cassone|amianto + serbatoi*|amianto + paviment*|amianto + cantina|vinil amianto|linoleum + amianto|eternit + tub*|eternit + canna*|eternit + serbatoi*|eternit + cassone|cassone + eternit',
    ...builder,
    visit: 'il materiale, con un’analisi, e come si può rimuovere in sicurezza',
  },
  camino: {
    title: 'Camino',
    work: 'costruire o sistemare un camino',
    cues: `caminett* + @aggiunge|termocamin*|termo camin*|barbecue + muratura|forno a legna|forno + muratura|spazzacamin*|comignol* + intonac*|comignol* + @ripara|comignol* + @cambia|comignol* + rott*|comignol* + pezz*|camino + non tira|camino + fa fumo|${wanting('camino', 'caminetto', 'barbecue')}`,
    ...builder,
    visit: 'la canna, il tiraggio e la presa d’aria',
  },
  'canna-condominiale': {
    title: 'Canna fumaria del condominio',
    work: 'sistemare la canna fumaria collettiva',
    cues: 'canna fumaria + collettiv*|canna fumaria + condominio + @ripara|canna + collettiva + condomin*|canne collettive|risanament* + cann*',
    ...builder,
    visit: 'la canna con la telecamera e gli apparecchi che ci scaricano',
  },
  ascensore: {
    title: 'Ascensore o montascale',
    work: 'installare un ascensore o un montascale',
    cues: 'poltron* + scal*|sedi* + scal*|seggiolin* + scal*|poltron* + sal* + scal*|@aggiunge + ascensor*|ascensor* + @ripara|@cambia + ascensor*|miniascensor*|mini ascensor*|piattaforma elevatric*|montascal*|monta scale|servoscal*|servo scala|montacarich*|home lift|homelift|pedana + disabil*',
    profession: null,
    teller: 'un installatore di ascensori, con un tecnico',
    visit: 'il vano, le scale, la corrente e i permessi del condominio',
  },
  piscina: {
    title: 'Piscina',
    work: 'costruire o sistemare una piscina',
    cues: `@aggiunge + piscin*|costru* + piscin*|scav* + piscin*|telo + piscin*|piscina interrat*|piscina fuori terra|vasca idromassaggio + estern*|idromassaggio + giardin*|minipiscin*|laghett*|biolago|${wanting('piscin*')}`,
    ...builder,
    visit: 'il terreno, l’accesso dei mezzi, l’acqua e la corrente',
  },
  pozzo: {
    title: 'Pozzo, fossa biologica o fognatura',
    work: 'sistemare pozzo, fossa biologica o fognatura',
    cues: 'pozz* + acqua|pozz* + artesian*|pozz* + scav*|pozz* + trivell*|trivell*|pozzo|pozz* ner*|fossa biologic*|fosse biologiche|fossa settic*|fossa imhoff|imhoff|allaccio + fogn*|allacciar* + fogn*|allacciament* + fogn*|fognatur*|spurgo|autospurgo|vasca + raccolta + acqua|cisterna + interrat*|subirrigazion*',
    ...builder,
    visit: 'il terreno, le pendenze e la rete del Comune',
  },
  'acqua-trattata': {
    title: 'Addolcitore o autoclave',
    work: 'montare un addolcitore o un’autoclave',
    cues: 'addolcitor*|depurator* + acqua|osmosi|acqua + dura + calcare|autoclav*|pompa + autoclave|pressione + acqua + bassa|acqua + poca + pressione|serbatoio + acqua|impianto + irrigazion* + pompa|pompa + sommers*|filtro + acqua + casa',
    ...plumber,
    visit: 'la durezza e la pressione dell’acqua e il posto per la macchina',
  },
  'solare-termico': {
    title: 'Solare termico',
    work: 'montare il solare termico',
    cues: 'solare termic*|pannell* + scaldare + acqua|pannell* + riscaldare + acqua|solare + scaldare + acqua|pannell* + acqua calda|pannelli solari + acqua calda|pannelli termic*|collettor* solar*|pannell* solar* termic*|boiler solare|solare + acqua calda|circolazione naturale + solar*|sottovuoto + solar*',
    ...plumber,
    visit: 'il tetto, il serbatoio e i consumi di acqua calda',
  },
  stufa: {
    title: 'Stufa a pellet o a legna',
    work: 'montare una stufa a pellet o a legna',
    cues: `${faulty('stuf*', 'termostuf*', 'termocamin*')}|stuf* + @ripara|stuf* + @pulisce|stuf* + manutenzion*|stuf* + spegn*|stuf* + fumo|stuf* + revision*|siamo + stuf* + pellet|siamo + stuf* + legna|stufa nuova|termostuf*|termo stufa|caldai* + pellet|caldai* + legna|caldai* + biomass*|biomass*|cippato|termocucin*|cucina economica|riscaldar* + pellet|@aggiunge + stufa + pellet|${wanting('stuf*')}`,
    ...plumber,
    visit: 'la canna fumaria, le distanze e la presa d’aria',
  },
  geotermia: {
    title: 'Impianto geotermico',
    work: 'fare un impianto geotermico',
    cues: 'geotermi*|sonde geotermich*|sonda geotermic*|pompa calore + geotermic*|pompa calore + terren*|pompa calore + acqua acqua|acqua di falda|pozzo + pompa calore|sonde + terren*',
    ...fitter,
    visit: 'il terreno, il fabbisogno della casa e i permessi della Regione',
  },
  eolico: {
    title: 'Impianto eolico',
    work: 'montare un piccolo impianto eolico',
    cues: 'pala eolic*|pale eolic*|eolic*|minieolic*|turbina + vento|mulin* + corrente|mulin* + elettric*',
    ...fitter,
    visit: 'quanto vento c’è, lo spazio e i permessi',
  },
  'nuova-costruzione': {
    title: 'Casa nuova o ampliamento',
    work: 'costruire o ampliare una casa',
    cues: 'costru* + casa|costru* + villa|costru* + villetta|casa nuova + terren*|costru* + prefabbricat*|comprare + prefabbricat*|bioedilizi*|nuova costruzion*|ampli* + casa|ampliament* + casa|sopraelev*|soprelev*|alzare + casa|aggiungere stanza|aggiungere piano|demoli* + ricostru*|costru* + garage|box auto + costru*',
    ...technician,
    visit: 'il terreno, il piano regolatore e il progetto',
  },
  veranda: {
    title: 'Veranda, pergola o tettoia',
    work: 'fare una veranda, una pergola o una tettoia',
    cues: `tett* + verand* + @cambia|tett* + verand* + policarbon*|policarbon* + @cambia|policarbon* + verand*|tett* + pergol*|tett* + tettoi*|balcon* + verand*|terrazz* + verand*|chiudere + balcon* + verand*|pergotend*|bioclimatic*|giardino d inverno|chiudere + balcon*|chiudere + terrazz*|chiudere + portico|chiudere + veranda|vetrat* panoramic*|vepa|carport|@aggiunge + verand*|@aggiunge + pergol*|@aggiunge + tettoi*|${wanting('verand*', 'pergol*', 'tettoi*', 'gazeb*', 'pensilin*', 'portico')}`,
    profession: 'Serramentista',
    teller: 'un serramentista',
    visit: 'le misure, gli appoggi e che cosa permette il Comune',
  },
  giardino: {
    title: 'Giardino',
    work: 'sistemare il giardino',
    cues: `giardinier*|giardin* + @ripara|giardin* + @pulisce|giardin* + potar*|giardin* + manutenzion*|tagli* + erba|tagli* + siep*|tagli* + alber*|potare|potatur*|abbatt* + alber*|impianto + irrigazion*|irrigazione + giardin*|erba sintetic*|prato sintetic*|piante + giardin*|aiuol*|disbosc*|${wanting('giardin*', 'prato', 'siepe', 'irrigazion*')}`,
    ...gardener,
    visit: 'la superficie, le piante e il terreno',
  },
  esterni: {
    title: 'Vialetti, recinzioni e muretti',
    work: 'fare vialetti, recinzioni o muretti',
    cues: `vialett* + @ripara|vialett* + asfalt*|rifare vialett* + casa|autobloccant*|pavimentazion* + estern*|paviment* + cortil*|paviment* + giardin*|asfalt*|porfid*|betonell*|staccionat*|muretto + giardin*|muro + contenimento|gradinat* + estern*|drenaggi*|scannafoss*|vespai*|${wanting('vialett*', 'recinzion*', 'recinto', 'rete metallica', 'muretto', 'muro di cinta', 'cortile')}`,
    ...builder,
    visit: 'il fondo, le pendenze e i confini',
  },
  mobili: {
    title: 'Mobili e cucine su misura',
    work: 'comprare o montare mobili',
    cues: `mobil* + misura|montar* + mobil*|montaggi* + mobil*|montaggi* + cucina|montar* + cucina|ikea|falegnam*|armadi* + misura|librer* + misura|montar* + armadi*|montar* + letto|comprare + cucina|top cucina|piano cucina + top|cucina nuova + mobil*|cucin* componibil*|cucin* + elettrodomestic*|${wanting('armadi*', 'cabina armadio', 'librer*', 'mobil*')}`,
    profession: null,
    teller: 'un falegname o un negozio di arredamento',
    visit: 'le misure della stanza, gli attacchi e i materiali',
  },
  elettrodomestici: {
    title: 'Elettrodomestici',
    work: 'riparare un elettrodomestico',
    cues: `${faulty('lavatric*', 'lavastovigli*', 'asciugatric*', 'frigo*', 'congelator*', 'forno', 'cappa', 'piano cottura', 'fornell*')}|lavatric* + non scaric*|lavatric* + non centrifug*|lavatric* + perd*|lavastovigli* + non scaric*|lavastovigli* + non scald*|lavastovigli* + perd*|lavastovigli* + non lav*|frigo* + non raffredd*|frigo* + non ghiacc*|asciugatric* + non scald*|lavatric* + oblo|lavatrice + @ripara|lavatrice + rott*|lavatrice + non funzion*|lavatrice + non scaric*|lavastoviglie + @ripara|lavastoviglie + rott*|lavastoviglie + non funzion*|frigo* + @ripara|forno + @ripara|forno + non scald*|asciugatric* + @ripara|cappa + @ripara|elettrodomestic* + @ripara|riparare elettrodomestic*|televisor* + @ripara`,
    profession: null,
    teller: 'un tecnico di elettrodomestici',
    visit: 'il modello, l’età e il codice d’errore',
  },
  antenna: {
    title: 'Antenna TV',
    work: 'sistemare l’antenna della TV',
    cues: 'antennist*|antenna tv|antenna televisiv*|antenna + @cambia|antenna + @ripara|antenna + @aggiunge|parabol*|tv + non prend*|televis* + non prend*|tv + canali|televis* + canali|tv + segnale|televis* + segnale|digitale terrestre|decoder',
    profession: null,
    teller: 'un antennista',
    visit: 'il segnale, l’antenna e i cavi fino alle prese',
  },
  fabbro: {
    title: 'Lavori da fabbro',
    work: 'fare un lavoro in ferro su misura',
    cues: `fabbro + cancell*|fabbro + ringhier*|fabbro + scal*|fabbro + misura|fabbro + ferro|fabbro + ferro + misura|cancell* + ferro + misura|fabbro + cancell* + ferro + misura|cancellett* + misura|cancellett* + @aggiunge|saldare|saldatur*|saldator*|struttura + ferro|ferro battuto|${wanting('cancelletto', 'cancellata', 'cancello in ferro')}`,
    profession: null,
    teller: 'un fabbro',
    visit: 'le misure, gli attacchi e il disegno',
  },
  parassiti: {
    title: 'Disinfestazione',
    work: 'liberare la casa da insetti o topi',
    cues: 'nid* + calabron*|nid* + calabron* + tett*|nid* + calabron* + tegol*|nid* + calabron* + tett* + tegol*|nid* + vesp*|nid* + vesp* + tett*|nid* + vesp* + tegol*|nid* + vesp* + grondai*|nid* + calabron* + grondai*|nid* + vesp* + cassonett*|nid* + vesp* + tapparell*|sciame + api|disinfest*|derattizz*|topi|topo + casa|ratti|scarafagg*|blatte|formiche|tarli|tarlo|termiti|vespe|vespa + nido|calabron*|cimici|pulci|pipistrell*|piccion* + sottotett*|piccion* + tett*|piccion* + copp*|piccion* + tegol*|piccion* + grondai*|piccion* + balcon*|piccion* + cornicion*|nid* + piccion*|dissuasor* + piccion*|invas* + insett*',
    ...cleaners,
    visit: 'dove entrano gli animali e quanto è esteso il problema',
  },
  sgombero: {
    title: 'Sgombero e trasloco',
    work: 'sgomberare o traslocare',
    cues: 'sgomber*|sgombr*|svuotare + cantina|svuotare casa|casa svuotare|svuotare + soffitta|svuotare + garage|svuota cantin*|svuotacantin*|traslo*|buttare + mobil*|ritiro + mobil*|portare via + mobil*|macerie + portar*|discarica|rifiuti + ingombrant*',
    ...cleaners,
    visit: 'quanta roba c’è, il piano e come si porta giù',
  },
  'pulizie-casa': {
    title: 'Pulizie',
    work: 'pulire casa o uffici',
    cues: 'pulizi* + casa|pulizi* + fine cantiere|pulizi* + cantiere|pulizi* + appartament*|pulizi* + ufficio|pulizi* + uffici|pulizi* + scale + condomin*|pulizi* + vetri|@pulisce + vetri|impresa di pulizie|donna delle pulizie|pulizi* + dopo lavori|pulizi* + profond*|pulizi* + tappet*|pulizi* + divan*|pulizi* + moquette',
    ...cleaners,
    visit: 'le stanze, lo sporco e ogni quanto serve',
  },
  vmc: {
    title: 'Ventilazione meccanica (VMC)',
    work: 'montare la ventilazione meccanica',
    cues: 'vmc|ventilazion* meccanic*|ventilazion* controllat*|ventilazion* forzat*|ricambio + aria + impianto|ricambio d aria|recuperator* + calore|ventilazion* casa|aerazion* forzat*|estrattor* + aria|aspirator* + bagno|deumidific*',
    ...fitter,
    visit: 'le stanze, i fori nei muri e i tubi nei controsoffitti',
  },
  domotica: {
    title: 'Casa domotica',
    work: 'progettare la domotica',
    cues: `domotic* + casa|domotic* + progett*|impianto domotic*|casa domotic*|casa intelligent*|smart home|knx|luci + alexa|comandare + casa + telefono|automazion* + casa|tapparelle + luci + telefono|${wanting('domotic*')}`,
    ...electrician,
    visit: 'che cosa vuoi comandare e se l’impianto elettrico va rifatto',
  },
  rete: {
    title: 'Rete internet e fibra in casa',
    work: 'portare internet nelle stanze',
    cues: 'rete lan|cavi rete|cavo rete|cavo ethernet|prese rete|presa rete|presa lan|prese lan|fibra + casa|fibra ottic*|wifi + non arriva|wifi + prende|access point|ripetitor* + wifi|internet + stanze|presa telefon*|prese telefon*|cablaggi*',
    ...electrician,
    visit: 'dove arriva la linea e per dove passano i cavi',
  },
  murale: {
    title: 'Murale o dipinto su parete',
    work: 'far dipingere un murale',
    cues: 'murale*|murales|trompe l oeil|dipinto a mano + paret*|dipinto a mano + mur*|artista + paret*|artista + mur*|disegno + paret* + @vernicia',
    profession: null,
    teller: 'un decoratore o un artista',
    visit: 'il disegno che hai in mente, il fondo del muro e le misure',
  },
  restauro: {
    title: 'Restauro di affreschi e decori',
    work: 'restaurare affreschi, stucchi e decori',
    cues: 'affresc*|@ripara + affresc*|@ripara + dipint* antic*|@ripara + soffitt* dipint*|@ripara + volta dipint*|@ripara + stucch* antic*|@ripara + cassetton*|restaur* + stucch*|restaur* + decor*|restaur* + dipint*|restaur* + soffitt*|restaur* + graffit*|restaur* + portal*|restaur* + vetrat*|restaur* + mobil*|soffitt* affrescat*|volt* affrescat*|volt* dipint*|soffitt* dipint* mano|pittur* antic*|decorazion* antic*|stucch* antic*|restaurator*',
    profession: null,
    teller: 'un restauratore',
    visit: 'l’opera da vicino, il supporto e se serve l’autorizzazione della Soprintendenza',
  },
  sauna: {
    title: 'Sauna o bagno turco',
    work: 'montare una sauna o un bagno turco',
    cues: 'saun*|bagno turco|bagni turchi|hammam|infrarossi + cabina|sala relax + vapore',
    ...builder,
    visit: 'lo spazio, la linea elettrica, l’aria e gli scarichi',
  },
  negozio: {
    title: 'Lavori in negozi, uffici e locali pubblici',
    work: 'lavorare in un negozio, un ufficio o un locale pubblico',
    cues: 'ristruttur* + negozi*|ristruttur* + ufficio|ristruttur* + uffici|ristruttur* + bar|ristruttur* + ristorant*|ristruttur* + albergo|ristruttur* + hotel|ristruttur* + capannon*|rifare + negozi*|rifare + ufficio|rifare + ristorant*|negozio + lavori|vetrina + negozi*|studio medic*|studio dentist*|locale commercial*|ambulatori*|@vernicia + negozi*|@vernicia + ufficio|@vernicia + uffici|@vernicia + ristorant*|@vernicia + capannon*',
    ...builder,
    visit: 'il locale, le norme per il pubblico e gli impianti',
  },
  scala: {
    title: 'Scale',
    work: 'fare o rifare una scala',
    cues: `scala + chiocciol*|scala a chiocciola|rivestir* + scala|rivestiment* + scal*|gradini + @cambia|gradini + @ripara|soppalc*|corriman*|@aggiunge + scala interna|scala interna nuova|${wanting('scala interna', 'scala', 'gradini')}`,
    ...builder,
    visit: 'l’altezza, il vano e il solaio',
  },
} as const satisfies Readonly<Record<string, UnpricedJob>>
