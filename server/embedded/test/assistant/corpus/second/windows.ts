import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-s01-four-and-two',
    service: 'serramenti',
    at: 'Monza',
    turns: [
      {
        say: 'infissi nuovi in pvc bianco doppio vetro: 4 da 120x140 e 2 portefinestre 120x220. Monza',
      },
    ],
    facts: [fact('6', ['4', '2']), fact('monza'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [4_800, 9_700],
    after: [
      { say: 'che cosa ci sta dentro al prezzo?', about: ['posa', 'smont', 'smalt', 'vetr', 'coprifil'] },
      { say: 'e se li facessi di alluminio?', facts: [fact('allumin')], band: [7_000, 15_500] },
    ],
  },
  {
    id: 's-s02-seven-brown',
    service: 'serramenti',
    at: 'Pistoia',
    turns: [
      {
        say: 'cambiare 7 finestre in alluminio taglio termico marrone. le misure boh, normali credo, non saprei. Pistoia',
      },
    ],
    facts: [fact('7'), fact('allumin'), fact('pistoia')],
    assumed: [fact('misur', 'm²', 'grandezz', 'dimension')],
    jobs: [scopes.aluminium],
    band: [6_200, 15_000],
  },
  {
    id: 's-s03-dark-lounge',
    service: 'serramenti',
    at: 'Ivrea',
    turns: [
      {
        say: "s'è spezzata la corda della tapparella in salotto e adesso è tutta giù, siamo al buio. Ivrea",
      },
    ],
    once: true,
    facts: [fact('ivrea')],
    jobs: [scopes.shutterRepair],
    band: [65, 200],
  },
  {
    id: 's-s04-mosquitoes',
    service: 'serramenti',
    at: 'Ferrara',
    turns: [
      {
        say: 'qua le zanzare ci mangiano. zanzariere a rullo su cinque finestre e una laterale per la portafinestra. Ferrara',
      },
    ],
    facts: [fact('6', ['5', '1']), fact('ferrara')],
    jobs: [scopes.nets],
    band: [550, 1_500],
  },
  {
    id: 's-s05-fog-between-panes',
    service: 'serramenti',
    at: 'Varazze',
    turns: [
      {
        say: 'il vetrocamera di 2 finestre si è appannato dentro, 70x130 ciascuno. il telaio è buono lo tengo, cambierei solo il vetro. Varazze',
      },
    ],
    facts: [fact('2'), fact('varazze')],
    jobs: [scopes.glass],
    band: [220, 600],
  },
  {
    id: 's-s06-thieves',
    service: 'serramenti',
    at: 'Civitavecchia',
    turns: [
      {
        say: "la settimana scorsa i ladri ci han forzato la porta d'ingresso, vogliamo una blindata classe 3, misura standard. Civitavecchia",
      },
    ],
    facts: [fact('civitavecchia')],
    jobs: [scopes.securityDoor],
    band: [1_250, 3_500],
    after: [{ say: 'dopo quanto me la montate?', about: ['settiman', 'giorn', 'consegn'] }],
  },
  {
    id: 's-s07-peeling-shutters',
    service: 'serramenti',
    at: 'Massa',
    turns: [
      {
        say: '8 persiane di legno tutte scrostate. cambiarle no, costano troppo: solo ridipingerle, una per finestra. Massa',
      },
    ],
    facts: [fact('8'), fact('massa')],
    jobs: [scopes.woodwork],
    band: [850, 2_600],
  },
  {
    id: 's-s08-wide-glass-front',
    service: 'serramenti',
    at: 'San Benedetto del Tronto',
    turns: [
      {
        say: 'vetrata del salone da sostituire, due ante che scorrono, larga 3 metri e alta 2 e 30, pvc. S. Benedetto del Tronto',
      },
    ],
    facts: [fact('6,9 m²', '7 m²', ['3', '2,3']), fact('benedetto'), fact('scorr', 'alzant')],
    jobs: [scopes.sliding],
    band: [4_200, 9_800],
  },
  {
    id: 's-s09-torn-awning',
    service: 'serramenti',
    at: 'Gaeta',
    turns: [
      {
        say: 'il vento m’ha strappato il telo della tenda da sole, i bracci funzionano ancora. solo telo nuovo, 4 mt x 2,5. Gaeta',
      },
    ],
    facts: [fact('telo'), fact('gaeta')],
    jobs: [scopes.awning],
    band: [480, 1_050],
  },
]
