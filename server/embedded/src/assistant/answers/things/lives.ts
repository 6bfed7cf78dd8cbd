/** Usual life of the result of a job, by the beginning of its key. The first match applies. */
const lives: readonly (readonly [RegExp, string])[] = [
  [
    /^serramenti\/zanzariere/,
    'Una zanzariera dura di solito 8–12 anni; la rete si cambia prima, se si strappa.',
  ],
  [
    /^serramenti\/persiane/,
    'Le persiane in alluminio durano di solito 30 anni senza cure, quelle in legno altrettanto se si ridà l’impregnante ogni 3–5 anni.',
  ],
  [
    /^serramenti\/(?:tapparelle|cassonetto)/,
    'Una tapparella in PVC dura di solito 15–20 anni, in alluminio 20–30; la cinghia si cambia ogni 8–10.',
  ],
  [
    /^serramenti\/cinghia/,
    'Una cinghia nuova dura di solito 8–10 anni, di più se la tapparella non si tira con forza.',
  ],
  [/^serramenti\/motore/, 'Un motore per tapparella dura di solito 10–15 anni.'],
  [
    /^serramenti\/blindata/,
    'Una porta blindata dura di solito 25–30 anni; serratura e cilindro si aggiornano ogni 10.',
  ],
  [/^serramenti\/riparazione/, 'Una regolazione tiene di solito qualche anno, guarnizioni nuove 8–10.'],
  [
    /^ristrutturazione\/parquet/,
    'Un parquet dura di solito 30 anni e più, levigandolo ogni 10–15; un laminato 10–20, e non si recupera.',
  ],
  [
    /^ristrutturazione\/pavimenti|^ristrutturazione_bagno\/(?:piastrelle|sovrapposizione)/,
    'Il gres dura di solito 40–50 anni; le fughe si puliscono o si rifanno ogni 10–15.',
  ],
  [
    /^ristrutturazione\/levigatura/,
    'Una levigatura con la vernice tiene di solito 10–15 anni; la lucidatura del marmo si ravviva ogni 5–8.',
  ],
  [
    /^ristrutturazione\/(?:completa|parziale)/,
    'Una casa rifatta resta a posto di solito 25–30 anni: impianti 25–30, bagno 20–25, tinta 5–8.',
  ],
  [
    /^ristrutturazione\/porte/,
    'Le porte interne durano di solito 30 anni; maniglie e cerniere si regolano ogni tanto.',
  ],
  [
    /^ristrutturazione\/(?:parete|controsoffitto|muro|portante)/,
    'Un cartongesso asciutto e una muratura fatti bene durano quanto la casa: nel cartongesso si stuccano ogni tanto le giunte.',
  ],
  [
    /^ristrutturazione_tetto\/(?:impermeab|terrazzo|punto-piano)/,
    'Una guaina tiene di solito 15–20 anni, di più se è coperta da un pavimento; una resina 10–15. Un rappezzo dura quanto la guaina attorno.',
  ],
  [
    /^ristrutturazione_tetto\/grondaie/,
    'Grondaie in PVC durano di solito 15–20 anni, in alluminio o lamiera 25–30, in rame 50 e più; vanno pulite ogni autunno.',
  ],
  [
    /^ristrutturazione_tetto\/(?:tegola|controllo|rimontaggio)/,
    'Un punto riparato bene tiene quanto il resto del tetto; un ripasso conviene ogni 5–10 anni. Le tegole durano di solito 30–50 anni.',
  ],
  [
    /^ristrutturazione_tetto\/lamiera/,
    'Una copertura in pannelli di lamiera dura di solito 30–40 anni; guarnizioni e viti si controllano ogni dieci.',
  ],
  [
    /^ristrutturazione_tetto\/lucernario/,
    'Una finestra da tetto dura di solito 25–30 anni; guarnizioni e raccordo si controllano ogni tanto.',
  ],
  [
    /^ristrutturazione_tetto\/pulizia/,
    'La pulizia delle grondaie va rifatta una o due volte l’anno, dopo la caduta delle foglie.',
  ],
  [
    /^ristrutturazione_tetto\/sottotetto/,
    'Un isolamento del sottotetto tenuto asciutto dura di solito quanto il tetto, 40 anni e più.',
  ],
  [
    /^ristrutturazione_facciata\/(?:cappotto|insufflaggio)/,
    'Un cappotto ben fatto dura 30 anni e più, un isolamento nell’intercapedine di solito quanto la casa; la finitura fuori si ritinteggia dopo 10–15.',
  ],
  [
    /^ristrutturazione_facciata\/ringhiere|^tinteggiatura\/ferro/,
    'All’aperto lo smalto sul ferro tiene di solito 4–6 anni, se la ruggine è stata tolta bene.',
  ],
  [
    /^ristrutturazione_facciata\/(?:frontalini|balcone|cornicioni)/,
    'Frontalini e cornicioni ripristinati tengono di solito 15–20 anni, un balcone impermeabilizzato 20–25.',
  ],
  [
    /^ristrutturazione_facciata\/pulizia/,
    'Una facciata lavata resta pulita di solito 3–6 anni; con un protettivo di più.',
  ],
  [
    /^ristrutturazione_facciata\//,
    'Una facciata tinteggiata bene tiene di solito 10–15 anni; l’intonaco nuovo 30 e più.',
  ],
  [
    /^tinteggiatura\/legno/,
    'Fuori lo smalto o l’impregnante sul legno tiene di solito 3–5 anni, dentro casa 10 e più.',
  ],
  [
    /^tinteggiatura\/muffa/,
    'Se resta la causa (umidità, ponte termico, poca aria) la muffa torna in uno o due inverni; tolta la causa, la pittura antimuffa tiene qualche anno.',
  ],
  [/^tinteggiatura\/carta/, 'Una carta da parati dura di solito 10–15 anni, quella vinilica anche di più.'],
  [
    /^tinteggiatura\/(?:smalto|decorativa)/,
    'Smalti e finiture decorative tengono di solito 8–10 anni, perché si possono lavare.',
  ],
  [/^tinteggiatura\//, 'Dentro casa una tinteggiatura tiene di solito 5–8 anni; cucina e bagno un po’ meno.'],
  [
    /^ristrutturazione_bagno\/(?:rubinetto|cassetta)/,
    'Un rubinetto nuovo dura di solito 10–15 anni, una cartuccia o un galleggiante 5–8, meno con l’acqua dura.',
  ],
  [
    /^ristrutturazione_bagno\/(?:scarico|perdita|tubi)/,
    'Tubi nuovi durano di solito 40–50 anni; uno scarico liberato può intasarsi di nuovo se il tubo è vecchio o stretto.',
  ],
  [
    /^caldaia\/revisione/,
    'La manutenzione della caldaia si fa con la scadenza scritta sul libretto, di solito ogni anno; il controllo dei fumi ogni due o quattro anni, secondo la regione.',
  ],
  [
    /^caldaia\/scaldabagno/,
    'Uno scaldabagno elettrico dura di solito 8–12 anni, a gas o a pompa di calore 12–15; l’anodo si controlla ogni due.',
  ],
  [
    /^caldaia\/(?:valvole|termostato)/,
    'Valvole termostatiche e termostati durano di solito 10–15 anni; le pile dei modelli wifi si cambiano ogni anno o due.',
  ],
  [
    /^caldaia\/(?:termosifone|lavaggio)/,
    'Un termosifone dura di solito 25–30 anni; il lavaggio dell’impianto si rifà ogni 5–10.',
  ],
  [
    /^caldaia\/riparazione/,
    'Un pezzo nuovo dura di solito quanto il resto della caldaia, che vive 12–15 anni: oltre i 10–12 conviene guardare anche al cambio.',
  ],
  [
    /^impianti\/(?:elettrico|quadro|punti|idraulico|gas|radiante|riscaldamento)/,
    'Un impianto fatto a norma dura di solito 25–30 anni, tubi e pavimento radiante anche 40–50.',
  ],
  [
    /^impianti\/clima/,
    'Un climatizzatore dura di solito 12–15 anni, se i filtri si puliscono ogni stagione.',
  ],
  [
    /^impianti\/(?:cancello|citofono)/,
    'Un’automazione o un citofono durano di solito 10–15 anni, con una regolata ogni tanto.',
  ],
  [
    /^impianti\/(?:allarme|telecamere)/,
    'Un antifurto dura di solito 10–15 anni; le pile dei sensori si cambiano ogni 2–4, la batteria della centrale ogni 4–5.',
  ],
  [/^impianti\/wallbox/, 'Una wallbox dura di solito 10–15 anni.'],
  [
    /^impianto_fotovoltaico\/pulizia/,
    'Il lavaggio si rifà di solito ogni uno o due anni; i pannelli durano 25–30 anni.',
  ],
]

/** Returns the usual life of the result of a job; null if the table has no entry. */
export function lifeOfJob(key: string): string | null {
  return lives.find(([keys]) => keys.test(key))?.[1] ?? null
}
