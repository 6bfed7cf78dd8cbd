import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-w01-twelve-thousand-asked',
    service: 'ristrutturazione_bagno',
    at: 'Arezzo',
    turns: [
      {
        say: "Buongiorno, un'impresa qui di Arezzo mi ha chiesto 12 mila euro per il bagno e mi sembra tantino... È 2x3, da rifare tutto da zero compresi i tubi, piastrelle normali, sanitari normali a terra, doccia con il box. Piano terra. Voi quanto dite?",
      },
    ],
    answers: {
      'fascia|livello|finitur': 'normale, medio',
      'ascensore|piano': 'piano terra',
      quando: 'dopo le feste',
    },
    facts: [fact('6', ['2', '3']), fact('arezzo')],
    jobs: [scopes.bathroom],
    band: [6_500, 12_400],
    once: true,
    after: [
      {
        say: 'come si puo fare per spendere un po meno?',
        about: ['sanitari', 'piastrell', 'sovrapp', 'posizion', 'base', 'economic', 'risparm'],
      },
      {
        say: 'sui lavori avete una garanzia?',
        about: ['anni', 'legge', 'vizi', 'difett', 'professionist', 'impres'],
      },
    ],
  },
  {
    id: 'b-w02-nobody-bathes',
    service: 'ristrutturazione_bagno',
    at: 'Sanremo',
    turns: [
      {
        say: 'la vasca non la usa più nessuno da quando i ragazzi sono via, vogliamo levarla e mettere un piatto doccia 70x170 con il vetro. le piastrelle vanno rifatte solo lì nella zona della vasca, il resto resta. sanremo',
      },
    ],
    answers: {
      'piastrell|pannell|rivestiment': 'piastrelle nuove solo in quella zona',
      'box|vetro': 'sì col vetro',
    },
    facts: [fact('vasca'), fact('sanremo')],
    jobs: [scopes.bathToShower],
    band: [2_200, 5_300],
    once: true,
    after: [
      {
        say: 'sporcate molto? in corridoio ho il pavimento di legno',
        about: ['protez', 'protegg', 'pulizia', 'teli', 'polver', 'copr'],
      },
    ],
  },
  {
    id: 'b-w03-running-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Matera',
    turns: [
      {
        say: "lo sciacquone nn si ferma mai, l'acqua scorre nel water giorno e notte e mi è arrivata na bolletta che nn vi dico.. è la cassetta quella esterna di plastica. nn so se si aggiusta o si cambia. matera",
      },
    ],
    facts: [fact('matera')],
    jobs: [scopes.cistern],
    band: [85, 290],
    once: true,
    after: [
      {
        say: "quanto ci mette l'idraulico?",
        about: ['un’ora', "un'ora", 'ore', 'mezz', 'giorn', 'minut', 'visita'],
      },
    ],
  },
  {
    id: 'b-w04-stain-downstairs',
    service: 'ristrutturazione_bagno',
    at: 'Monza',
    turns: [
      {
        say: "Salve, alla signora di sotto è comparsa una macchia sul soffitto proprio in corrispondenza del nostro bagno. Il nostro idraulico è andato in pensione. Bisogna cercare dov'è la perdita e ripararla, a Monza. Grazie",
      },
    ],
    facts: [fact('monza'), fact('perdit', 'macchi')],
    jobs: [scopes.waterLeak],
    band: [205, 1_050],
    once: true,
    after: [
      {
        say: "ma la paga l'assicurazione?",
        about: ['polizz', 'amministrator', 'perit', 'copr', 'verific', 'denunc', 'condomin', 'compagnia'],
      },
    ],
  },
  {
    id: 'b-w05-dad-after-the-stroke',
    service: 'ristrutturazione_bagno',
    at: 'Pesaro',
    turns: [
      {
        say: "Mio papà torna a casa dopo l'ictus e la doccia che abbiamo ha lo scalino. Ci serve una doccia a filo pavimento col seggiolino e due maniglioni, anche vicino al wc. Il resto del bagno non si tocca. Siamo a Pesaro, bagno al primo piano.",
      },
    ],
    answers: {
      'piastrell|rivestiment': 'solo dove serve',
      'box|vetro': 'una tenda va bene',
      quando: 'il prima possibile',
    },
    facts: [fact('pesaro'), fact('maniglion'), fact('filo', 'seggiolin', 'sedil')],
    wrong: ['da zero'],
    jobs: [scopes.accessible],
    band: [2_300, 5_400],
    after: [
      {
        say: 'si scarica qualcosa dalle tasse?',
        about: ['50', '36', '2025', 'barriere', 'detra', 'bonus', 'commercialista'],
      },
    ],
  },
  {
    id: 'b-w06-brown-tiles',
    service: 'ristrutturazione_bagno',
    at: 'Bolzano',
    turns: [
      {
        say: 'Abbiamo le mattonelle marroni degli anni 80 in bagno, brutte ma sane. Vorremmo coprirle senza romperle con quel gres sottile, circa 22 mq di pareti. Sanitari e tubi vanno bene. Bolzano',
      },
    ],
    facts: [fact('22'), fact('bolzano')],
    jobs: [scopes.overTiles],
    band: [1_250, 2_900],
    once: true,
    after: [{ say: 'e quanto ci mettete?', about: ['giorn', 'settiman'] }],
  },
]
