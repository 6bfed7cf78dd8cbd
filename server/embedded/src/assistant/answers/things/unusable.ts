import type { AnswerJob } from '../answer-context.ts'

/** Time to dry or set before use, by the beginning of the job's key. The first match applies. */
const waits: readonly (readonly [RegExp, string])[] = [
  [
    /^ristrutturazione_tetto\/impermeab/,
    'Sulla guaina di solito si cammina subito; la resina vuole 24–48 ore, e quattro o cinque giorni per tavoli e sedie. Con un pavimento nuovo sopra aspetta 24–48 ore, una settimana per vasi e mobili.',
  ],
  [
    /^ristrutturazione_facciata\/balcone|^ristrutturazione_tetto\/terrazzo/,
    'Sulle piastrelle nuove di solito si cammina dopo 24–48 ore, con pesi e vasi dopo una settimana; un impermeabilizzante liquido vuole uno o due giorni asciutti prima di coprirlo.',
  ],
  [
    /^ristrutturazione_bagno\//,
    'Di solito dopo 24 ore sulle piastrelle e 24–48 sul silicone: poi doccia e wc si usano normalmente.',
  ],
  [
    /^ristrutturazione\/(?:pavimenti|completa|parziale|cucina)/,
    'Sulle piastrelle di solito si cammina dopo 24 ore e i mobili si rimettono dopo due o tre giorni; un massetto nuovo prima di tutto deve asciugare, di solito alcune settimane.',
  ],
  [
    /^tinteggiatura\//,
    'Di solito il giorno dopo: la pittura è asciutta in poche ore, per lavarla aspetta due o tre settimane.',
  ],
  [
    /^ristrutturazione_facciata\//,
    'La facciata di solito è asciutta in uno o due giorni; i balconi si usano quando è smontato il ponteggio.',
  ],
  [
    /^(?:caldaia|impianti|impianto_fotovoltaico|serramenti)\//,
    'Di solito subito dopo la prova finale, lo stesso giorno; solo sigillanti e stuccature vogliono circa 24 ore.',
  ],
]

/** Returns how long to wait before the result is used; null if the table has no entry. */
export function waitFor(job: AnswerJob | null): string | null {
  return waits.find(([keys]) => keys.test(job?.key ?? ''))?.[1] ?? null
}

/** How long people are without the place or the thing while a job is done, by the beginning of its key. The first match applies. */
const absences: readonly (readonly [RegExp, string])[] = [
  [
    /^ristrutturazione_bagno\/vasca-doccia/,
    'Con i pannelli di solito un giorno, con le piastrelle fino a 4; poi il silicone vuole circa 24 ore prima della prima doccia. Wc e lavandino di solito restano in uso.',
  ],
  [
    /^ristrutturazione_bagno\/(?:sanitari|rubinetto|cassetta|perdita|scarico|box-piatto|accessibile)/,
    'Di solito poche ore, e la sera si usa di nuovo; dove si sigilla col silicone aspetta circa 24 ore. Se si rompe e si rifanno piastrelle conta qualche giorno.',
  ],
  [
    /^ristrutturazione_bagno\/(?:tubi|piastrelle|sovrapposizione)/,
    'Il bagno in lavori di solito manca per tre o quattro giorni, più uno per colla e silicone. Il wc spesso si può lasciare o rimontare la sera: chiedilo prima.',
  ],
  [
    /^caldaia\/(?:scaldabagno|scaldabagno-riparazione)/,
    'Di solito poche ore: si cambia in giornata, e un 80 litri elettrico scalda poi in due o tre ore. Se manca un ricambio conta qualche giorno.',
  ],
  [
    /^caldaia\/(?:pompa|ibrido)/,
    'Di solito due o tre giorni, fra smontaggio, macchina nuova e prove. Per l’acqua calda si può tenere intanto uno scaldabagno elettrico: chiedilo prima, e se puoi evita i mesi freddi.',
  ],
  [
    /^caldaia\/riparazione/,
    'Se il pezzo è sul furgone di solito un paio d’ore; se va ordinato da uno a qualche giorno. Intanto una stufetta elettrica, una per presa.',
  ],
  [
    /^caldaia\/(?:valvole|termosifone|termosifone-riparazione|lavaggio|canna|scarico)/,
    'Di solito mezza giornata, al massimo una: l’impianto si svuota o si spegne e la sera riparte.',
  ],
  [/^caldaia\/(?:revisione|termostato)/, 'Circa un’ora: si spegne solo per il tempo del lavoro.'],
  [
    /^impianti\/(?:punti|quadro|guasto)/,
    'Di solito qualche ora: si stacca solo mentre si lavora, e la sera c’è di nuovo. Un frigo chiuso tiene il freddo per quel tempo.',
  ],
  [
    /^impianti\/gas/,
    'Di solito mezza giornata: si chiude il gas, si monta il tratto e si riapre dopo la prova di tenuta.',
  ],
  [
    /^impianti\/(?:riscaldamento|radiante)/,
    'Il riscaldamento manca per tutta la durata del lavoro, e con quello a pavimento di solito anche per le settimane in cui il massetto asciuga: meglio farlo fuori dall’inverno.',
  ],
  [
    /^impianti\/(?:cancello|citofono|clima-servizio)/,
    'Di solito qualche ora, al massimo una giornata: intanto il cancello si apre a mano.',
  ],
  [
    /^serramenti\/(?:finestre|scorrevole|vetri|blindata|riparazione|serratura)/,
    'Mai di notte: di solito la vecchia si toglie e la nuova si monta nello stesso giorno, un vano alla volta, in poche ore.',
  ],
  [
    /^serramenti\/(?:tapparelle|cinghia|motore|cassonetto|persiane|zanzariere|inferriate|tenda)/,
    'Di solito le vecchie restano finché non si montano le nuove, lo stesso giorno: si resta senza per qualche ora.',
  ],
  [
    /^ristrutturazione\/(?:levigatura|parquet|pavimenti)/,
    'La stanza va vuota finché ci si lavora, di solito da due a cinque giorni, più uno o due di asciugatura prima dei mobili. Si può fare una zona alla volta.',
  ],
  [
    /^ristrutturazione\/(?:porte|porta-muro)/,
    'Di solito si toglie la vecchia e si monta la nuova nello stesso giorno: senza porta si resta qualche ora, di più solo se si tocca il muro.',
  ],
  [
    /^tinteggiatura\/(?:interni|stanza|parete|soffitti|muffa|smalto|decorativa|carta)/,
    'Di solito uno o due giorni a stanza: la sera del giorno dopo, arieggiata, si usa di nuovo.',
  ],
  [
    /^ristrutturazione_facciata\/(?:facciata|cappotto|frontalini|cornicioni|pulizia|ringhiere)/,
    'Balconi e terrazzi di solito non si usano finché c’è il ponteggio o si lavora lì sopra; il resto della casa sì.',
  ],
  [
    /^impianto_fotovoltaico\/(?:inverter|smontaggio|ampliamento)/,
    'L’impianto non produce finché si lavora: per un inverter di solito mezza giornata, per smontare e rimontare i pannelli di solito due giorni più quelli dei lavori sotto. La corrente di rete in casa resta.',
  ],
]

/** Returns how long people are without the place or the thing of a job; null if the table has no entry. */
export function absenceOf(job: AnswerJob | null): string | null {
  return absences.find(([keys]) => keys.test(job?.key ?? ''))?.[1] ?? null
}
