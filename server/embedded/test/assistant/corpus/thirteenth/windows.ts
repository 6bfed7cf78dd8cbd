import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // 4 × 1,68 + 2,07 = 8,8 m² × 500 × 1,007 × 1,16 = 5.130
    id: 'm-w01-pvc-biella',
    service: 'serramenti',
    at: 'Cossato',
    turns: [
      {
        say: 'preventivo per 4 finestre 120x140 e una portafinestra 90x230 in pvc bianco doppio vetro, via le vecchie di legno. Cossato (BI), secondo piano con ascensore. le tapparelle restano',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'entro l inverno',
      'vetro|tripl|classe|livell|fascia': 'doppio basso emissivo, qualità media',
      'telaio|mura|controtel|posa': 'posate sul telaio vecchio se si può',
      'tapparell|cassonett|zanzar': 'non si toccano',
      'color|finitur': 'bianco dentro e fuori',
      'condomin|vincol': 'condominio, le altre sono già bianche',
    },
    facts: [fact('cossato'), fact('4', 'quattro'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [2_820, 7_440],
    once: true,
    after: [
      {
        say: 'quanto tempo passa dal sì al montaggio?',
        about: ['settiman', 'consegn', '4', '8', 'mesi'],
      },
      {
        say: 'tengono anche il rumore della statale?',
        about: ['acustic', 'decibel', 'db', 'vetro', 'stratificat', 'isol', 'posa', 'cassonett', 'meno'],
      },
    ],
  },
  {
    // 110 × 0,90 × 1,10 = 109
    id: 'm-w02-shutter-down-atripalda',
    service: 'serramenti',
    at: 'Atripalda',
    turns: [
      {
        say: "s'è spezzata la corda della tapparella del salone, è calata giù di botto e mo stiamo al buio come le talpe",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'atripalda (avellino)',
      'quant|numero': 'una sola',
      'misur|larg|grand': 'portafinestra grande, 1,40 di larghezza',
      'motor|elettric|manual': 'manuale con la cinghia',
      'stecch|telo|rott|materiale|pvc': 'le stecche sono sane, plastica',
      'cassonett|access': 'il cassonetto si apre da dentro',
      'quando|urgen|tempi': 'domani magari',
      piano: 'terzo',
    },
    facts: [fact('atripalda'), fact('tapparella'), fact('corda', 'cinghia')],
    jobs: [scopes.shutterRepair],
    band: [60, 165],
    after: [
      {
        say: 'e se la faccio elettrica direttamente?',
        about: ['motor', '190', '380', 'pulsant', 'telecomand', 'automatizz'],
      },
      {
        say: 'quanto ci mette a ripararla, devo prendermi il giorno?',
        about: ['ora', 'ore', 'minut', 'mezza'],
      },
    ],
  },
  {
    id: 'm-w03-bioclimatic-pergola',
    service: 'serramenti',
    at: 'Desenzano del Garda',
    turns: [
      {
        say: 'Cerchiamo una pergola bioclimatica con lamelle orientabili per il giardino, 5 x 4 addossata alla casa, a Desenzano. Che investimento dobbiamo prevedere?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'per maggio',
      'comune|dove|città|zona': 'desenzano del garda',
      'misur|mq|m²|superfic': '5 per 4',
      'motor|luci|vetrat': 'motorizzata con luci led',
      'permess|vincol|lago': 'siamo a 300 metri dal lago',
      'paviment|fissagg|base': 'pavimento in porfido già fatto',
    },
    facts: [fact('desenzano'), fact('pergola')],
    jobs: [],
    once: true,
  },
  {
    // 6 × 145 × 1,10 = 957
    id: 'm-w04-shutters-to-paint-macerata',
    service: 'serramenti',
    at: 'Tolentino',
    turns: [
      {
        say: 'buondi, ho 6 finestre con le persiane di legno verdi che il sole se le è mangiate, il legno sotto è buono. non le voglio nuove, vanno carteggiate e riverniciate. Tolentino',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'con la bella stagione',
      'misur|mq|m²|grand|dimens': 'finestre normali 100x140, due ante',
      'quant|numero': 'sei',
      'sverni|stato|scrost|vernic': 'carteggiare basta, non si scrosta',
      'color|smalt|impregn': 'sempre verde',
      'piano|access|pontegg|smont': 'primo e secondo piano, si sfilano da dentro',
      'ferrament|cardin': 'i cardini vanno bene',
    },
    facts: [fact('tolentino'), fact('6', 'sei'), fact('persian')],
    jobs: [scopes.woodwork],
    band: [525, 1_390],
    after: [
      {
        say: 'ogni quanti anni la devo ripetere sta storia?',
        about: [
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '10',
          'sole',
          'espost',
          'cinque',
          'dipend',
          'impregnant',
          'manutenz',
        ],
      },
      {
        say: 'e mettendole di alluminio spendo tanto di più?',
        about: ['400', '680', 'm²', 'persian', 'nuov', 'cost', 'sostitu'],
      },
    ],
  },
  {
    // zanzariere 5 × 165 = 825, grate 3,4 × 305 = 1.025: 1.850 × 1,10 = 2.035 (a rullo 1.790)
    id: 'm-w05-nets-and-grilles-velletri',
    service: 'serramenti',
    at: 'Velletri',
    turns: [
      {
        say: 'mi servono cinque zanzariere a rullo per le finestre, misura 100x140, e due inferriate fisse 120x140 per il piano terra che dà sulla strada. velletri, muro in cemento. me le fate insieme?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'aprile maggio',
      'quant|numero': 'cinque zanzariere e due grate',
      'misur|dimens|larg': '100x140 le zanzariere e 120x140 le inferriate',
      'fiss|apribil|serratur': 'fisse',
      'color|finitur': 'bianche le une e grigie le altre',
      'tipo|rullo|lateral|pliss': 'a rullo verticali',
      'condomin|vincol|centro': 'casa nostra fuori dal centro',
    },
    facts: [fact('velletri'), fact('5', 'cinque'), fact('2', 'due', 'inferriat')],
    jobs: [scopes.nets, scopes.grilles],
    band: [1_000, 2_850],
    once: true,
  },
  {
    // 4 × 1,5 = 6 m² × 775 × 1,014 × 1,16 = 5.470
    id: 'm-w06-wife-wants-aluminium',
    service: 'serramenti',
    at: 'Mestre',
    turns: [
      { say: 'ciao, 4 finestre 100x150 da cambiare in pvc, siamo a mestre' },
      {
        say: 'contrordine, comanda la moglie: alluminio nero a taglio termico. stesse misure e sempre quattro',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'primavera',
      'vetro|tripl|fascia|livell': 'doppio vetro buono',
      'telaio|mura|controtel|posa': 'via anche il telaio vecchio ma il controtelaio è buono',
      'tapparell|cassonett|zanzar|oscur|scuri': 'gli scuri restano',
      'color|finitur': 'nero opaco',
      'piano|ascensor': 'quinto con ascensore',
      'condomin|vincol|facciat': 'condominio',
      'materiale|pvc|legno': 'alluminio',
    },
    facts: [fact('mestre'), fact('4', 'quattro'), fact('allumin')],
    wrong: ['in pvc'],
    jobs: [scopes.aluminium],
    band: [3_000, 7_930],
    after: [
      {
        say: 'il condominio mi può dire di no per il nero?',
        about: ['decoro', 'amministrator', 'assemble', 'regolament', 'facciat', 'aspett', 'autorizz'],
      },
      {
        say: 'mia cognata per la stessa roba ha pagato la metà, com è possibile?',
        about: [
          'material',
          'profil',
          'marca',
          'vetro',
          'posa',
          'iva',
          'dipend',
          'confront',
          'prevent',
          'pvc',
          'compres',
          'qualità',
          'detraz',
        ],
      },
    ],
  },
]
