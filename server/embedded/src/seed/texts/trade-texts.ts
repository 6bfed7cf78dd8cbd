import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

/**
 * What a professional of each trade says of the work. No sentence has a 'noi' or an 'io', so that each fits
 * a firm that speaks as several people and one that speaks as a single person.
 */
export const tradeTexts: Readonly<Record<Profession, readonly string[]>> = {
  Cartongessista: [
    'Pareti divisorie, controsoffitti e librerie su misura, con la struttura a vista prima di chiudere: così si vede dove passa tutto.',
    'Per chi sente i vicini: contropareti con lana di roccia, da nove centimetri in su, senza togliere luce alla stanza.',
    'Le velette per i faretti e le tende a scomparsa si disegnano insieme, in scala, sul muro.',
    'Stuccatura in tre mani e carteggio con aspirazione: la polvere resta nel sacco, non sui mobili.',
    'Nei bagni solo lastre idrofughe, e un rinforzo dietro ogni sanitario sospeso.',
    'Una cabina armadio in tre giorni, pronta da tinteggiare.',
  ],
  Elettricista: [
    'Rifacimento completo dell’impianto, quadro compreso, con dichiarazione di conformità alla consegna.',
    'Prima di toccare un filo si fa lo schema: quante prese, dove, e a che altezza.',
    'Citofoni, videocitofoni, antenne, rete dati: un solo passaggio per tutte le tracce.',
    'Per le case abitate si lavora una stanza alla volta, e la sera la corrente c’è sempre.',
    'Tapparelle, luci e termostati comandati dal telefono, ma anche dall’interruttore di prima.',
    'Ricerca guasti con la termocamera: spesso non serve rompere nulla.',
    'Colonnine per auto elettriche, con il calcolo della potenza che il contatore regge davvero.',
  ],
  Giardiniere: [
    'Potature nel periodo giusto, e mai tutte insieme: una pianta capitozzata non torna più quella di prima.',
    'Impianti d’irrigazione a goccia con centralina che legge la pioggia: l’acqua si dimezza.',
    'Prati nuovi a rotoli o a semina, con la preparazione del terreno spiegata riga per riga nel preventivo.',
    'Siepi, alberi ad alto fusto, terrazzi: il verde di risulta si porta via in giornata.',
    'Abbonamento annuale con visite da marzo a novembre; d’inverno si progetta.',
    'Nei giardini piccoli contano le piante che stanno bene all’ombra: un sopralluogo a mezzogiorno dice quasi tutto.',
  ],
  Idraulico: [
    'Bagni completi in dieci giorni lavorativi, dal massetto ai sanitari, con un solo referente.',
    'Cambio caldaia in giornata: smontaggio, lavaggio dell’impianto, prima accensione e libretto.',
    'Perdite cercate con il gas tracciante, per rompere due piastrelle e non venti.',
    'Riscaldamento a pavimento anche nelle case già abitate, con pannelli ribassati da tre centimetri.',
    'Pronto intervento nei giorni feriali, entro quattro ore per chi è in zona.',
    'Colonne condominiali sostituite un piano alla volta, con l’acqua ferma solo al mattino.',
    'Manutenzione annuale con promemoria: la data la ricorda il gestionale, non il cliente.',
  ],
  Imbianchino: [
    'Interni in due o tre giorni, mobili coperti e pavimento protetto prima di aprire il primo barattolo.',
    'Il colore si prova sul muro, su un metro quadro, e si guarda di mattina e di sera.',
    'Muffa: prima si cerca il perché, poi si tratta, solo alla fine si dipinge.',
    'Facciate con il ponteggio o con la piattaforma, a seconda di quello che costa meno.',
    'Pitture a calce e ai silicati per le case vecchie, che devono respirare.',
    'Smalti su porte e termosifoni, a spruzzo dove si può e a pennello dove serve.',
  ],
  Impiantista: [
    'Caldaia, pompa di calore, clima e solare visti come un impianto solo, con un solo quadro di comando.',
    'Il calcolo delle dispersioni viene prima del preventivo: una macchina troppo grande costa due volte.',
    'Climatizzatori con le unità esterne dove non si vedono e non si sentono.',
    'Pratiche per il Conto Termico e per le detrazioni seguite fino all’ultima firma.',
    'Impianti a pavimento, radianti a soffitto, ventilazione meccanica con recupero di calore.',
    'Domotica semplice: tre scenari che si usano, non trenta che si dimenticano.',
  ],
  'Impresa Edile': [
    'Ristrutturazioni chiavi in mano: demolizioni, impianti, pavimenti e imbianchino con un solo contratto.',
    'Tetti rifatti a tratti, con il telo ogni sera: in casa non entra una goccia.',
    'Il cronoprogramma sta appeso in cantiere, e chi passa vede a che punto è il lavoro.',
    'Facciate e cappotti con ponteggio certificato e piano di sicurezza, anche per i piccoli condomìni.',
    'Lo smaltimento delle macerie è sempre una voce del preventivo, mai una sorpresa alla fine.',
    'Per ogni fase ci sono una data e un prezzo; le varianti si firmano prima di farle.',
    'Bagni nuovi in quindici giorni, con doccia a filo pavimento dove il solaio lo permette.',
  ],
  'Installatore fotovoltaico': [
    'Si parte dalle bollette di un anno, non dai metri di tetto: l’impianto si fa della misura dei consumi.',
    'Pannelli, inverter e accumulo di marche con assistenza in Italia, e la scheda tecnica nel preventivo.',
    'Pratiche con il gestore di rete e con il Comune seguite dall’inizio all’allaccio.',
    'Le tegole tolte tornano al loro posto, e sotto ogni staffa c’è la sua guaina.',
    'Dopo l’allaccio resta un accesso al monitoraggio: se la produzione scende, arriva un avviso.',
    'Impianti da tre a venti chilowatt, di solito montati in due giorni.',
  ],
  Parquettista: [
    'Posa a spina, a correre e a cassero, con il legno lasciato in casa una settimana prima di cominciare.',
    'Lamatura senza polvere e finitura a olio o a vernice all’acqua: si rientra la sera dopo.',
    'L’umidità del massetto si misura, e se è troppa si aspetta.',
    'Prefiniti incollati o flottanti anche sopra il pavimento vecchio, rifilando le porte.',
    'Restauro di parquet storici: listelli recuperati, stuccatura con la polvere dello stesso legno.',
  ],
  Piastrellista: [
    'Grandi formati posati con ventose e livellatori: fughe di due millimetri, dritte da parete a parete.',
    'Il primo giorno si tracciano gli assi e si vede dove cadono i tagli, prima di impastare la colla.',
    'Terrazzi impermeabilizzati in due mani, con la rete negli angoli e la prova d’acqua.',
    'Mosaici, cementine, cotto: anche pochi metri, anche solo un rappezzo che non si noti.',
    'Demolizione e massetto compresi, con le pendenze fatte per la doccia che verrà.',
  ],
  Pulizie: [
    'Pulizie di fine cantiere con monospazzola e aspiraliquidi: la casa si consegna pronta da arredare.',
    'Vetri, cassonetti e zanzariere due volte l’anno, con un giorno fisso che resta quello.',
    'Scale condominiali con passaggi registrati su un foglio nell’atrio.',
    'Prodotti a basso impatto, e nessun profumo forte per chi ha bambini o animali.',
    'Sgomberi e pulizie a fondo prima di un trasloco, anche di sabato.',
  ],
  Serramentista: [
    'Finestre in PVC e alluminio con posa a tre sigillature: il vetro isola solo se isola anche il bordo.',
    'Rilievo con il laser e un secondo controllo prima dell’ordine, perché un infisso sbagliato non si allarga.',
    'Sostituzione in mezza giornata a finestra, senza opere murarie quando il telaio vecchio si può rivestire.',
    'Zanzariere plissettate, tende da sole, cassonetti coibentati: si fanno nello stesso giro.',
    'Le pratiche per la detrazione e la scheda con la trasmittanza arrivano insieme alla fattura.',
    'Porte blindate e persiane di sicurezza, con le serrature che si possono ricifrare.',
  ],
}
