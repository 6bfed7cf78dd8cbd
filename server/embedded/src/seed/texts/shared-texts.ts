/** The grammatical person of a firm's text: 'noi' (we) or 'io' (I). */
export type Voice = 'noi' | 'io'

/** Opening sentences. Placeholders: `{town}`, `{at town}`, `{At town}`, `{year}` and `{people}`. */
export const openings: Readonly<Record<Voice, readonly string[]>> = {
  noi: [
    'Siamo in {people} e lavoriamo {at town} e dintorni dal {year}.',
    'Siamo un’impresa di famiglia con base {at town}: lo stesso mestiere da due generazioni.',
    'Dal {year} lavoriamo nelle case di {town} e dei comuni vicini.',
    'Siamo una squadra piccola, in {people}: chi viene a fare il sopralluogo è anche chi farà il lavoro.',
    'La nostra ditta è nata {at town} nel {year}, e da allora ci trova quasi tutti il passaparola.',
    'Il magazzino è {at town}, ma le giornate le passiamo in casa dei clienti.',
    'Abbiamo cominciato nel {year} con un furgone solo; oggi siamo in {people}, e il furgone lo laviamo ancora a mano.',
    '{At town} ci conoscono per due cose: arriviamo all’ora detta e lasciamo pulito.',
  ],
  io: [
    'Faccio questo mestiere dal {year}, sempre dalle parti di {town}.',
    'Lavoro da solo, con un aiuto fisso nei cantieri più grandi, tra {town} e i comuni vicini.',
    'Ho imparato da mio padre, e nel {year} ho aperto la mia ditta {at town}.',
    'Chi mi chiama parla con me, dal primo sopralluogo all’ultima pulizia: sono {at town} dal {year}.',
    'Prendo pochi lavori alla volta, {at town} e qui intorno, e li seguo di persona dall’inizio alla fine.',
  ],
}

/** Sentences about how the firm works. Placeholder: `{days}`. */
export const methods: Readonly<Record<Voice, readonly string[]>> = {
  noi: [
    'Il sopralluogo è gratuito, e il preventivo arriva entro {days} giorni, voce per voce.',
    'Diamo una data di inizio e una di fine, e le scriviamo nel contratto.',
    'Se durante i lavori troviamo qualcosa di imprevisto, ci fermiamo e ne parliamo prima di andare avanti.',
    'A fine giornata il cantiere si pulisce, anche se si torna la mattina dopo.',
    'Mandiamo una foto ogni sera a chi non può passare a vedere.',
    'Non subappaltiamo: chi entra in casa è gente nostra.',
    'Per i piccoli lavori teniamo libero il venerdì.',
    'Rispondiamo al telefono dalle otto alle sei; dopo, basta un messaggio.',
  ],
  io: [
    'Il sopralluogo lo faccio di persona, e il preventivo arriva entro {days} giorni con tutte le voci.',
    'Se vedo che una cosa non serve, lo dico prima.',
    'Lavoro con due o tre fornitori di cui mi fido, e le schede dei materiali le allego sempre.',
    'Quando serve un altro mestiere chiamo persone con cui lavoro da anni, e del risultato rispondo io.',
    'Preferisco un lavoro in meno fatto bene: se sono pieno lo dico subito.',
    'Un acconto piccolo all’inizio, il resto a lavoro finito e controllato insieme.',
  ],
}

/** Title of a list of services. */
export const listTitles: Readonly<Record<Voice, string>> = { noi: 'Cosa facciamo:', io: 'Cosa faccio:' }

/** Closing sentences, for both voices. */
export const closings: readonly string[] = [
  'Per un’idea del prezzo bastano due foto e le misure.',
  'Il preventivo è gratuito e vale sessanta giorni.',
  'Su ogni lavoro due anni di garanzia, scritta.',
  'Il sabato mattina, su appuntamento, si può vedere un cantiere in corso.',
  'Le detrazioni fiscali? Le carte che servono arrivano insieme alla fattura.',
  'Anche i lavori piccoli: nessuno è così piccolo da non meritare un sopralluogo.',
]

/** The last line of every sample's text. It marks the professional as a sample. */
export const sampleMarker = 'Profilo di esempio.'
