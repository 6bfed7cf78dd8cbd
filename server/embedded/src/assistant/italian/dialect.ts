/** Infinitives of works and wishes, which dialects and hurried typing shorten: 'cambiar', 'cambià'. */
const infinitives = new Set(
  `abbattere aggiungere aggiustare allargare alzare aprire attaccare aumentare buttare cambiare carteggiare
  cavare chiudere colorare comprare controllare coprire costruire demolire dipingere dividere eliminare
  foderare imbiancare impermeabilizzare incollare ingrandire installare intonacare isolare lavare levare
  levigare lucidare mettere montare passare piastrellare pitturare posare predisporre prendere pulire raddoppiare
  rasare ricoprire ridare ridipingere ridurre rifare rimettere rimodernare rimontare rimuovere rinnovare
  riparare riscaldare ristrutturare riverniciare rivestire rompere sbloccare scaldare scavare serrare sfondare
  sgomberare sigillare sistemare smaltire smontare sostituire sostenere spaccare spostare staccare stuccare
  tagliare tappare tinteggiare tirare togliere trattare trovare unire verniciare vedere`.split(/\s+/),
)

/**
 * Usual verbs of questions, which dialects shorten to their stressed vowel: 'guardà', 'pagà'. Without it they stay, because
 * standard Italian has 'andar via' and 'venir giù'.
 */
const spoken = new Set(
  `andare aspettare buttare chiamare cominciare costare dormire guardare lasciare pagare portare provare restare
  sbagliare scordare spendere toccare venire`.split(/\s+/),
)

/** Standard words and their regional spellings, folded. */
const spellings = `vorrei: voria vorria vurria vulissi vulisse vuless
  ho: go gho aju agghiu aggiu aggio
  nuovo: novo nuovu novu
  nuova: nova
  vecchio: vecio veciu vecchiu vegio
  vecchia: vecia vegia
  vecchi: veci
  buono: bono bonu
  buona: bona
  bagno: bagnu bagn
  tetto: tettu tett teto
  muro: muru mur
  pavimento: pavimentu
  impianto: impiantu
  balcone: balcun
  pittura: pitura
  pitturare: piturare piturar
  mattonelle: matonele
  piastrelle: piastrele
  finestre: fenestre fenestri finestri
  finestra: fenestra
  aggiungere: zontare zontar
  cadendo: cadenn cadendu carenn
  caduto: carut carutu
  pezzi: piezz pezz
  sopra: ncopp ncoppa ncopa
  soffitto: sofito sofitto plafone
  soffitti: sofiti sofitti
  anche: anca anka
  aspetta: speta
  terra: tera
  mettiamo: mettemo metemo
  facciamo: famo femo
  vuole: vol vole
  viene: vien
  dentro: rento drento
  batteria: bateria
  bidet: bide bidee
  quella: quela
  whatsapp: uozzap uozap watsapp watsap uatsap wazzap
  fuori: fore fora
  bambini: criature creature criaturi picciriddi
  acqua: acqu
  fuoco: fuoc focu
  brucia: abbruscia abbrucia
  puzza: fete feta
  gas: gass
  quanto: quantu
  quando: quannu quanno
  cosi: accussi accusi
  vogliono: vonno
  possono: ponno ponnu
  piglio: pijo
  piglia: pija
  pigliamo: pijamo
  cambiare: cagnare cagnar
  cambiate: cagnate
  cambiamo: cagnammo cagnamm cagnamo
  cambiato: cagnato
  cambiata: cagnata
  cambiati: cagnati
  conviene: cunveni cunviene cummene
  venire: veniri
  pagare: pagari
  pezzo: piezzo
  cugino: cucinu cuginu
  cognato: cugnatu
  tutto: tuto tuttu
  tutta: tuta
  tutti: tuti
  cancello: canceo canzelo canzel
  ruggine: rusine ruzene ruzine rusene
  larghezza: larghessa larghesa
  altezza: altessa altesa
  lunghezza: longhessa longhezza lunghessa`

/** Standard words by their regional spelling, both folded. */
const standardSpellings = new Map(
  spellings.split('\n').flatMap((line) => {
    const [standard = '', regional = ''] = line.trim().split(': ')
    return regional.split(' ').map((word) => [word, standard] as const)
  }),
)

/**
 * Returns the standard form of a regional or shortened word: 'cambiar' and 'cambià' become 'cambiare', 'voria' becomes
 * 'vorrei'. Other words stay.
 *
 * @param folded in lower case, without accents
 * @param accented whether it was typed with an accent
 */
export function standardForm(folded: string, accented: boolean): string {
  const known = standardSpellings.get(folded)
  if (known !== undefined) return known
  if (folded.endsWith('r') && infinitives.has(`${folded}e`)) return `${folded}e`
  // Regional infinitives end with their stressed vowel: 'imbiancà', 'pulì'.
  if (accented && (infinitives.has(`${folded}re`) || spoken.has(`${folded}re`))) return `${folded}re`
  // The verb itself may be regional too: 'cagnà'.
  if (accented) return standardSpellings.get(`${folded}re`) ?? folded
  return folded
}
