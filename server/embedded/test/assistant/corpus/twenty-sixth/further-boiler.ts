import type { CorpusConversation } from '../conversation.ts'

export const furtherBoiler: readonly CorpusConversation[] = [
  {
    // pellet stove: section 9, no price.
    id: 'p8-9-isernia',
    service: 'caldaia',
    at: 'Isernia',
    turns: [
      {
        say: 'Buon pomeriggio, vorrei montare una stufa a pellet canalizzata nel soggiorno che manda l aria calda pure nelle due camere. La stufa la devo ancora comprare. Casa in campagna vicino Isernia, quanto costa tutto il lavoro con lo scarico dei fumi?',
      },
    ],
    answers: {
      'dove|comune|citta|paese|cap': 'Isernia, contrada fuori',
      'metri|mq|grand|superfic|quadr': '90 mq circa',
      'canna|fumi|scaric|tubo': 'la canna non c è va fatta',
      'piano|ascensor|access': 'piano terra',
      'caldaia|gas|riscald|termosif': 'il metano non arriva, adesso stufette',
      'quando|tempi|entro|urgen|inizi': 'per l inverno',
      'budget|spesa|spend': 'non so',
      'foto|immagin': 'si posso',
      'nome|chiam|telefon|contatt': 'Antonio',
      'vuole|vuoi|preferi|interess': 'no io voglio proprio la stufa a pellet',
    },
    jobs: [],
  },
]
