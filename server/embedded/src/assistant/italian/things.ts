/** Things that people measure and count. */
export type Thing =
  | 'home'
  | 'room'
  | 'bathroom'
  | 'flat'
  | 'building'
  | 'wall'
  | 'ceiling'
  | 'facade'
  | 'roof'
  | 'terrace'
  | 'outside'
  | 'storage'
  | 'floor'
  | 'window'
  | 'door'
  | 'gutter'
  | 'height'
  | 'railing'
  | 'battery'
  | 'meter'
  | 'plant'
  | 'consumption'
  | 'wallbox'
  | 'boiler'
  | 'damage'

const stems: readonly (readonly [Thing, string])[] = [
  ['door', 'portafinestra|portefinestre|portafinestre|portefinestra|porta-finestra'],
  [
    'room',
    'camer*|stanz*|salott*|soggiorn*|sala|salone|sale|cucin*|studio|studiol*|studiett*|tavern*|mansard*|corridoi*|ingresso|disimpegn*|sgabuzzin*|ripostigli*|tinello|zona|living|open|veranda|locale|locali|vano|vani|ambient*|lavanderia|salon*',
  ],
  ['bathroom', 'bagno|bagni|bagnett*|bagnin*|bagnon*|wc|servizi'],
  [
    'flat',
    'appartament*|alloggi*|unita|monolocal*|bilocal*|trilocal*|quadrilocal*|villett*|negozi*|uffici*|monoloc*',
  ],
  ['building', 'palazz*|edifici*|condomini*|villa|ville|cascin*|rustic*|stabil*|capannon*|casolar*'],
  ['home', 'casa|case|abitazion*|immobil*|calpestabil*|superfici*|dimora'],
  ['facade', 'facciat*|prospett*|cappott*|esterno|esterni|estern*'],
  ['wall', 'paret*|mur|muri|muro|mura|muratur*|tramezz*|cartongess*'],
  ['ceiling', 'soffitt*|controsoffitt*|plafon*'],
  ['roof', 'tett*|copertur*|falda|falde|tegol*|coppi|manto'],
  ['terrace', 'terrazz*|balcon*|lastric*|poggiol*|loggi*'],
  ['outside', 'giardin*|cortil*|prato|terren*|piazzal*|vialett*|recinzion*'],
  ['storage', 'garage|box|cantin*|autorimess*|soffitta|magazzin*|deposit*|seminterrat*'],
  ['floor', 'paviment*|parquet|piastrell*|gres|laminat*|mattonell*|massett*'],
  ['window', 'finestr*|infiss*|serrament*|vetrat*|finestron*|oblo|abbain*|lucernar*|velux'],
  ['gutter', 'grondai*|grond*|pluvial*|canal*|scossalin*|lattoneri*|converse'],
  ['height', 'altezz*|alt|alto|alta|alti|alte|h'],
  ['railing', 'ringhier*|parapett*|balaustr*'],
  ['battery', 'batteri*|accumul*|storage'],
  ['meter', 'contator*|enel|fornitur*|potenza impegnata'],
  ['wallbox', 'wallbox|colonnin*|wall'],
  [
    'boiler',
    'caldai*|stuf*|camin*|pompa|pompe|climatizzator*|condizionator*|split|scaldabagn*|boiler|induzion*',
  ],
  ['consumption', 'consum*|annu*|anno|bollett*'],
  ['plant', 'impiant*|fotovolt*|pannell*|solar*|modul*'],
  ['damage', 'muff*|macch*|crep*|umidit*|infiltrazion*|buc*|salnitr*|scrost*'],
]

const byLetter = Map.groupBy(
  stems.flatMap(([thing, text]) =>
    text.split('|').map((stem) => ({ thing, stem: stem.replace('*', ''), isStart: stem.endsWith('*') })),
  ),
  ({ stem }) => stem.charAt(0),
)

/** Returns the thing that a word names, or null. */
export function thingOf(word: string): Thing | null {
  const near = byLetter.get(word.charAt(0)) ?? []
  return near.find(({ stem, isStart }) => (isStart ? word.startsWith(stem) : word === stem))?.thing ?? null
}

/** Returns the first thing that the words name, or null. */
export function firstThing(words: readonly string[]): Thing | null {
  for (const word of words) {
    const thing = thingOf(word)
    if (thing) return thing
  }
  return null
}

/** Returns all things that a text names. */
export function thingsIn(text: string): ReadonlySet<Thing> {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  return new Set(words.flatMap((word) => thingOf(word) ?? []))
}
