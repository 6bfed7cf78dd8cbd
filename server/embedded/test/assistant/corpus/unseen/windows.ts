import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-u01-fogged-pane',
    service: 'serramenti',
    at: 'Varese',
    turns: [
      {
        say: 'il vetro doppio della porta finestra è appannato DENTRO, non va via. 60x190 il pezzo. l’infisso è sano. Varese',
      },
    ],
    facts: [fact('varese'), fact('1,1 m²', '1,14 m²', '1,2 m²', ['60', '190'], ['0,6', '1,9'])],
    jobs: [scopes.glass],
    band: [140, 420],
  },
  {
    id: 's-u02-motors-then-one-more',
    service: 'serramenti',
    at: 'Bari',
    turns: [
      {
        say: 'Vorrei motorizzare 4 tapparelle perché mia moglie ha male alla spalla. Poggiofranco, Bari. la corrente arriva già vicino',
      },
    ],
    answers: { 'radio|wifi|telecom|pulsant': 'pulsante normale' },
    facts: [fact('4'), fact('bari')],
    jobs: [scopes.shutterMotor],
    band: [730, 1_850],
    after: [
      {
        say: 'anzi 5, mi ero scordato la cucina',
        facts: [fact('5')],
        jobs: [scopes.shutterMotor],
        band: [900, 2_300],
      },
    ],
  },
  {
    id: 's-u03-nets-of-two-kinds',
    service: 'serramenti',
    at: 'Porto San Giorgio',
    turns: [
      {
        say: 'zanzariere x casa al mare: 3 finestre + 2 porte finestre. Porto S. Giorgio 🦟🦟',
      },
    ],
    answers: { 'tipo|rull|pliss|lateral': 'quelle normali a rullo e laterali per le porte' },
    facts: [fact('5', ['3', '2'], '3'), fact('porto san giorgio', 'porto s. giorgio')],
    jobs: [scopes.nets],
    band: [480, 1_350],
  },
  {
    id: 's-u04-shutters-only-varnish',
    service: 'serramenti',
    at: 'Recco',
    turns: [
      {
        say: 'ho 6 persiane di legno ancora buone, una carteggiata e due mani di impregnante e tornano nuove. non le voglio cambiare! Recco',
      },
    ],
    answers: { 'stato|scrost|sverni': 'non vanno sverniciate' },
    facts: [fact('6'), fact('recco')],
    wrong: ['persiane nuove'],
    jobs: [scopes.woodwork],
    band: [620, 1_500],
  },
  {
    id: 's-u05-new-cloth-for-awning',
    service: 'serramenti',
    at: 'Senigallia',
    turns: [
      {
        say: 'la struttura della tenda da sole è buona ma la tela è strappata, vorrei cambiare solo quella. 4 metri di larghezza x 2,5 di sporgenza, Senigallia',
      },
    ],
    facts: [fact('10 m²', ['4', '2,5']), fact('senigallia')],
    jobs: [scopes.awning],
    band: [470, 1_050],
  },
  {
    id: 's-u06-list-of-sizes',
    service: 'serramenti',
    at: 'Chieri',
    turns: [
      {
        say: 'pvc bianco: due da 120x140, una 80x120 e una porta finestra 90x230. Chieri',
      },
    ],
    answers: {
      'tapparell|casson|persian': 'quelle restano',
      'vetr|doppi|tripl': 'doppio',
      pian: 'primo piano',
    },
    facts: [fact('4', ['2', '120']), fact('chieri'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [2_500, 5_400],
    after: [
      {
        say: 'e se le prendo in alluminio?',
        about: ['€'],
        jobs: [scopes.aluminium],
        band: [4_200, 8_400],
      },
      { say: 'quanto tempo per averle?', about: ['settiman', 'mesi', 'giorn', 'consegn'] },
      {
        say: 'quelle vecchie che fine fanno',
        about: ['smalt', 'smont', 'discaric', 'port', 'ritir', 'compres'],
      },
    ],
  },
  {
    id: 's-u07-security-door-vomero',
    service: 'serramenti',
    at: 'Napoli',
    turns: [
      {
        say: 'uè Gino ci sono entrati i mariuoli dal vicino, mi serve una porta blindata pure a me, 90x210, classe 3. Vomero',
      },
    ],
    answers: { 'telaio|mur|esist': 'c’è una porta di legno normale', 'pannel|colore': 'pannello standard' },
    facts: [fact('napoli', 'vomero'), fact('classe 3', ['classe', '3'])],
    jobs: [scopes.securityDoor],
    band: [1_150, 3_600],
    after: [
      { say: 'e la classe 4?', about: ['€'] },
      {
        say: 'devono spaccare il muro attorno?',
        about: ['telaio', 'murari', '€', 'opere'],
      },
      { say: 'si scarica qualcosa per la sicurezza?', about: ['50 %', '50%', '36 %', 'detraz', 'bonus'] },
    ],
  },
]
