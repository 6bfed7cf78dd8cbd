import type { JobKind } from '../../job-kind.ts'

export const rivestimenti = {
  title: 'Rivestimenti, zoccolature e muri di cinta',
  work: 'rivestire la facciata o sistemare un muro di cinta',
  profession: 'Impresa Edile',
  cues: 'zoccol* + pietr*|zoccol* + casa|muretto cinta + intonac*|muro cinta + intonac*|muretto + intonac*|muretto + @vernicia|rivest* + facciat*|rivest* + pietra|pietra + facciat*|rivestimento + pietra + estern*|facciata ventilata|facciat* ventilat*|zoccolatur* + estern*|zoccolatur*|zoccolo + estern*|muro di cinta|muri di cinta|muretto + cinta|muretto + recinzion*|recinzion* + muro|listelli + facciat*|mattoncini + facciat*',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['sopralluogo', 'scelta del materiale', 'posa a misura'],
  excluded: ['ponteggio', 'intonaco rovinato sotto'],
  factors: ['conta il materiale', 'conta lo stato del muro'],
  permits: 'Se l’aspetto cambia serve la CILA o la SCIA: la presenta un tecnico.',
  duration: 'da concordare al sopralluogo',
  rows: null,
  visit: 'il muro, i metri e il materiale che hai in mente',
  relief: 'general',
} as const satisfies JobKind
