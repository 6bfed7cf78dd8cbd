import type { Safety } from './conversation.ts'

/** What has to be said first, by the danger. */
export const safety = {
  gas: {
    steps: [
      ['finestr', 'arieggia', 'cambia aria'],
      ['interruttor', 'luc', 'fiamm', 'scintill', 'accend'],
      ['esci', 'uscite', 'uscire', 'fuori', 'allontan'],
    ],
    call: true,
  },
  monoxide: {
    steps: [
      ['finestr', 'arieggia', 'aria'],
      ['esci', 'uscite', 'uscire', 'fuori'],
      ['spegn', 'chiud'],
    ],
    call: true,
  },
  water: {
    steps: [['chiud'], ['acqua', 'contatore', 'rubinetto', 'valvola']],
    call: false,
  },
  waterNearCurrent: {
    steps: [
      ['chiud', 'acqua'],
      ['corrente', 'elettric', 'quadro', 'interruttore generale', 'salvavita'],
    ],
    call: false,
  },
  sparks: {
    steps: [
      ['stacca', 'stacc', 'spegn', 'togli', 'abbassa', 'generale'],
      ['non tocc', 'lontan', 'allontan'],
    ],
    call: true,
  },
  shock: {
    steps: [
      ['stacca', 'spegn', 'generale', 'togli', 'spina'],
      ['118', '112', 'medic', 'pronto soccorso', 'soccors'],
    ],
    call: true,
  },
  fire: {
    steps: [
      ['esci', 'uscite', 'allontan', 'fuori', 'lontan'],
      ['non salir', 'acqua', 'non usare', 'non spegner', 'stacca', 'non tocc', 'generale'],
    ],
    call: true,
  },
  collapse: {
    steps: [['allontan', 'esci', 'uscite', 'fuori', 'lontan', 'non passare', 'non sostare', 'non stare']],
    call: true,
  },
} as const satisfies Readonly<Record<string, Safety>>
