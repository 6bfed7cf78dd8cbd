import { listWords, showUnitPrices } from '../../wording/figures.ts'
import { type Thing, thing } from './thing.ts'

const clima = /^impianti\/clima$/
const wiring = /^impianti\/(?:elettrico|punti|quadro|guasto)$/

/** Questions about electrical and water systems, air conditioning and devices. */
export const systems: readonly Thing[] = [
  thing(
    'telefon*|telefonin*|cellulare|smartphone|app|distanza|remoto|wifi + apr*|rispond*|vedere|vedo|comand*|colleg*|si puo|posso|serve|volendo',
    'Sì, con un videocitofono connesso (wifi o cavo di rete): suona sul telefono, vedi chi è e apri anche da fuori casa. Costa più di quello di base: scrivilo nella richiesta, e controlla che nel punto arrivi bene il wifi.',
    /^impianti\/citofono$/,
  ),
  thing(
    `foglio|carta|carte|documento|certificat*|dichiarazion*|libretto|patentin*|registr*|banca dati + gas|frigorifer*|fgas|f gas|refrigerant*`,
    'Sì: chi collega o ricarica il gas deve avere il certificato F-gas e registra l’intervento nella banca dati nazionale. Ti lascia la dichiarazione di conformità e, dove è previsto, il libretto d’impianto.',
    /^impianti\/(?:clima|clima-servizio)$|^caldaia\/(?:pompa|ibrido)$/,
  ),
  thing(
    'stacc*|togli*|spegn*|senza + luce|corrente|contator*|elettricita - salta + scatta + impianto nuovo',
    'La corrente la stacca {who} dal quadro, solo per il tempo in cui lavora su quella linea: di solito poche ore. Salva quello che hai al computer e non lasciare il frigo troppo pieno.',
    /^impianti\/(?:punti|elettrico|quadro|citofono|wallbox)$/,
  ),
  thing(
    'canalin*|tubi esterni|a vista + ved*|brutt*|estetic*|nascond*|estern*|compres*',
    'Sì, si vede: è una striscia di plastica di 1–3 cm, di solito bianca, che segue battiscopa e spigoli e si può dipingere. Se non la vuoi si fanno le tracce nel muro, con polvere e ripristino della tinta.',
    /^impianti\//,
  ),
  thing(
    'ripittur*|imbianc*|tinteggi*|ritocc*|pittur*|tinta + dopo|poi|devo|da|bisogna|compres*|serve',
    'Con le tracce sì: la chiusura grezza di solito è compresa, rasatura e tinta no, e conviene ridare tutta la parete. Con i tubi che ci sono già o con le canaline basta un ritocco.',
    /^impianti\/(?:punti|elettrico|idraulico|riscaldamento|quadro)$/,
  ),
  thing(
    'internet|wifi|adsl|linea + senza|serve|funzion*|devo|per forza',
    'L’antifurto sì, se ha il comunicatore con SIM: ti avvisa e chiama anche senza internet. Le telecamere registrano lo stesso in casa, ma senza rete non le vedi dal telefono. Chiedi a {who} una centrale con tutte e due le vie.',
    /^impianti\/(?:allarme|telecamere)$/,
  ),
  thing(
    'cartell*|avviso|privacy|garante + devo|serve|metter*|obbligatori*|bisogna|telecamer*|video*',
    'Se le telecamere riprendono solo casa tua il cartello di regola non è obbligatorio; serve dove passano altri, come scale, cortili comuni o strada, secondo le regole del Garante della privacy. In condominio decide l’assemblea (art. 1122-ter del codice civile).',
    /^impianti\/(?:allarme|telecamere)$/,
  ),
  thing(
    'riprend*|inquadr*|filma*|riprese|punt* + strada|vicin*|scale|condomin*|pubblic*|pianerottol*|marciapied*',
    'Di regola no: le telecamere di casa devono riprendere solo i tuoi spazi e gli accessi, non la strada, le parti comuni o la proprietà dei vicini (regole del Garante della privacy). Si orientano, o si oscura quella parte dell’immagine.',
    /^impianti\/(?:allarme|telecamere)$/,
  ),
  thing(
    'carabinier*|polizia|vigilanza|questura|guardie + avvis*|chiam*|colleg*|arriv*|paga*',
    'Di solito avvisa te, sul telefono e con la sirena. Il collegamento al 112 si chiede a Carabinieri o Questura, se la centrale lo permette; la vigilanza privata invece è un canone mensile a parte.',
    /^impianti\/allarme$/,
  ),
  thing(
    'muri|muro|tracc*|buchi|pareti|parete|scass* + richiud*|chiud*|ripristin*|stucc*|sistem*|copr*|intonac*|rattopp*',
    (job) => {
      const inside = job?.kind.included.find((one) => /tracc|chiusur/i.test(one))
      const outside = job?.kind.excluded.find((one) => /rasatur|tinta|intonac|piastrell/i.test(one))
      if (inside === undefined) return null
      return `Sì, ma grezzi: è compreso «${inside}».${outside === undefined ? ' Rasatura e tinta di solito sono a parte.' : ` A parte resta «${outside}».`}`
    },
    /^impianti\//,
  ),
  thing(
    'lampadar*|plafonier*|applique|abat* + mont*|attacc*|append*|fiss*|mett*|compres* - spost*',
    'Il punto luce arriva fino al cavo, con il portalampada; montare i lampadari di solito è a parte. Di’ quanti sono e fallo scrivere nel preventivo: costa meno farlo mentre {who} è già lì.',
    /^impianti\/(?:elettrico|punti)$/,
  ),
  thing(
    'telecomand* + compres*|inclus*|c e|ci sono|quant*|danno|dato|wifi|telefono',
    'Sì, ogni split ha il suo telecomando; molti modelli hanno anche il wifi e si comandano dal telefono.',
    clima,
  ),
  thing(
    'salute|respir*|allergi*|raffreddor*|gola|cervicale|male + fa|bene|male|aria|fanno',
    'Fa bene se è pulito e non ti soffia addosso: filtri lavati di solito ogni mese o due d’uso, 5–6 gradi meno di fuori e le alette verso l’alto. Chi ha allergie sceglie i filtri antipolline.',
    clima,
  ),
  thing(
    'chi|dove|come + chied*|rivolg*|chiam*|fa|domand*|si fa|pratica',
    'Al tuo fornitore di energia, quello della bolletta: per telefono o dal suo sito. Lo fa il distributore, quasi sempre da remoto; l’elettricista serve solo se il quadro o la linea non reggono.',
    /\/contatore$/,
  ),
  thing(
    'asciug*|asciutt*|matur*|stagion* + massett*|quanto|quando|tempo|giorn*|settiman* - tint*',
    'Un massetto normale asciuga circa una settimana per centimetro: prima del pavimento di solito 4–6 settimane, per il parquet anche di più. Uno a rapida asciugatura è pronto in 5–7 giorni.',
    /^impianti\/radiante$|^ristrutturazione\/(?:pavimenti|parquet)$|^ristrutturazione_bagno\/completo$/,
  ),
  thing(
    'consum*|risparm*|bollett*|spend* + meno|quant*|termosif*|radiator*|rispetto|piu|conviene',
    'Il pavimento lavora con acqua a 30–35 °C invece di 60–70: con una caldaia a condensazione si risparmia di solito il 10–15 %, con una pompa di calore anche di più, se la casa è isolata.',
    /^impianti\/radiante$/,
  ),
  thing(
    'buc*|romp*|perd*|rott*|guast* + tubo|tubi|serpentin*|se|pavimento|sotto',
    'Il tubo è un pezzo unico e prima del massetto si prova in pressione, quindi perde di rado. Se lo si buca forando si trova il punto con la termocamera e si apre solo lì: tieni le foto dei tubi.',
    /^impianti\/radiante$/,
  ),
  thing(
    'sicur*|pericol*|schiacci*|bambin* + bambin*|cane|anzian*|e|cancello|chiud*|sicur*',
    'Sì, se è a norma: fotocellule, costa sensibile e motore che si ferma e torna indietro se trova un ostacolo. Fotocellule, fascicolo tecnico e marcatura CE sono compresi; chiedi la prova di forza.',
    /^impianti\/cancello/,
  ),
  thing(
    'corrente|blackout|luce + va via|manca|senza|salta|apro|come|apr*',
    'C’è lo sblocco a mano con la chiave: si apre spingendo. Una batteria tampone lo fa andare anche senza corrente, di solito 80–150 € in più.',
    /^impianti\/cancello/,
  ),
  thing(
    'fuori|esterno|piov*|pioggia|bagnat*|acqua|pericol*|sicur* + mett*|si puo|e|pericol*|piov*|mont*|posso|bambin*',
    'Sì: le wallbox per esterno sono stagne (IP54 o più) e si può caricare anche sotto la pioggia; il differenziale apposta è compreso. Meglio comunque al riparo dal sole diretto.',
    /^impianti\/wallbox$/,
  ),
  thing(
    `quant*|ore|tempo|notte|lent*|veloc* + caric*|ricaric*|pieno|riemp* - cost* + prezz* + spend* + cavo`,
    'Con 7,4 kW una batteria da 50 kWh si riempie in circa 7 ore; con un contatore da 3 kW, lasciando qualcosa alla casa, in circa 25, cioè 10–13 km per ora di carica. Di solito basta la notte per i chilometri di tutti i giorni.',
    /^impianti\/wallbox$/,
  ),
  thing(
    `contator*|3 kw|3kw|tre kw|kw|potenza + bast*|3|tre|#|c e faccio|regg*|va bene|sufficient*|aument*|serve|devo|alzar*|c e fa`,
    'Con 3 kW si può, ma lentamente: la wallbox usa quello che la casa lascia libero, circa 2 kW, e di notte bastano per 80–120 km. Per caricare più in fretta si passa a 4,5–6 kW: lo chiedi al fornitore della bolletta, è a parte.',
    /^impianti\/wallbox$/,
  ),
  thing(
    'salt*|stacc*|scatt*|regg*|forno|lavatrice|induzione + corrente|accend*|forno|insieme|contator*|se|quando',
    'Con la gestione dei carichi no: la wallbox misura i consumi di casa e rallenta quando accendi il forno. Chiedi che sia compresa; senza, con 3 kW, salta.',
    /^impianti\/wallbox$/,
  ),
  thing(
    'fil*|cav*|linea + vecchi*|va bene|vanno bene|bast*|riusar*|stess*|nuov*|cambi*|esistent*',
    'Spesso sì: molti videocitofoni di oggi lavorano con i due fili che ci sono. Lo verifica {who}, guardando marca e alimentatore; fili nuovi nei muri sono a parte.',
    /^impianti\/citofono$/,
  ),
  thing(
    'tub*|metri|distanz* + metri|compres*|quant*|lontan*|inclus*|limite|oltre|max*|massim*',
    'Nel prezzo ci sono staffe e fino a 4 metri di tubi per split; ogni metro oltre costa 40–60 €.',
    clima,
  ),
  thing(
    'dove|posto|spazio|balcone|facciat*|tetto|cortile|ingombr*|grand* + motore|unita|estern*|mett*|sta|metto|macchin*|split|occup*',
    'L’unità esterna, circa 80 × 55 × 30 cm, va sul balcone, a muro o sul tetto, con aria davanti; in condominio si avvisa l’amministratore. Le interne in alto, non puntate sul letto, meglio su un muro verso l’esterno: lo decidi con {who}.',
    clima,
  ),
  thing(
    'buc*|for*|tracc*|romp*|apr*|spacc*|muratur* + muro|muri|parete|pareti|piastrell*|fate|fanno|bisogna|serve|casa',
    'Per ogni split si fa un foro di circa 6–7 cm nel muro, ed è compreso. I tubi corrono in una canalina; se li vuoi nascosti servono tracce, 60–100 €/m, con intonaco e tinta da ritoccare.',
    clima,
  ),
  thing(
    'scald*|riscald*|inverno|caldo|caloriferi + anche|si|puo|funzion*|inverno|basta*|pompa|usare',
    'Sì, gli split di oggi sono a pompa di calore e scaldano bene anche d’inverno, di solito fino a −10 °C; per una o due stanze costa meno del gas. Come unico riscaldamento vanno calcolati stanza per stanza.',
    clima,
  ),
  thing(
    'consum*|bollett*|corrente|spend* + quant*|tanto|molto|mese|estate|ora|aument*',
    'Uno split da 9.000–12.000 BTU in classe A++ usa di solito 0,6–0,9 kWh all’ora, meno quando la stanza è fresca: in un’estate 150–250 kWh a stanza, cioè poche decine di euro.',
    clima,
  ),
  thing(
    'btu|potenza|grande|frigori* + quant*|che|serv*|ci vogliono|basta*|vuole|giust*|quale|camera|mq',
    'Conta circa 340 BTU per m²: 9.000 BTU per una stanza di 20–25 m², 12.000 per 30–35. All’ultimo piano, a sud o con grandi vetrate si sale di una taglia: lo verifica {who}.',
    clima,
  ),
  thing(
    `mono|solo uno|solo split|solo climatizz*|solo condizionator*|una stanza|monosplit + se|quant*|metto|cost*|prezzo|vien*|basta
     metto|mettessi|mettiamo|prendo|facciamo + solo|soltanto + se|quant*|cost*|vien* - parte + muri + pareti + tinta`,
    'Un solo split montato costa di solito 1.000–1.700 € senza IVA in fascia media (750–1.000 in base). Scrivimi «facciamo uno split» e rifaccio il conto.',
    clima,
  ),
  thing(
    'ogni quanto|quante volte|manutenz*|si puliscono|van puliti|vanno puliti|pulir*|pulizi*|filtr* + filtr*|pulir*|pulisc*|puliz*|ogni|volte|manutenz* - cost*',
    'I filtri si lavano ogni mese o due d’uso, da soli con acqua; una pulizia con controllo di un tecnico una volta l’anno, di solito 70–100 € il primo split e 35–60 gli altri.',
    /^impianti\/clima/,
  ),
  thing(
    'gas|ricaric* + ricaric*|va|ogni|perd*|serve|consum*|finisc*|refriger*',
    'Il gas non si consuma: se manca c’è una perdita, che va cercata prima di ricaricare. Una ricarica costa di solito 110–220 €, con ricerca e riparazione della perdita 210–410 €. La macchina nuova è già carica.',
    /^impianti\/clima/,
  ),
  thing(
    'romp*|apr*|spacc*|scass*|tracc*|buc*|muratur* + muro|muri|parete|pareti|casa|piastrell*|bisogna|devono|serve|per forza|tutt*|presa|prese|spina|spine|interruttor*|punti luce - aria + aerazion* + areazion* + ventil* + griglia',
    (job) =>
      job?.key === 'impianti/elettrico' || job?.key === 'impianti/punti'
        ? 'Le tracce nei muri servono dove non ci sono tubi vuoti: sono comprese, con la chiusura grezza; rasatura e tinta sono a parte. Con canaline esterne non si rompe niente e costa di solito 15–25 € in meno a punto.'
        : job?.key === 'impianti/quadro' || job?.key === 'impianti/citofono' || job?.key === 'impianti/guasto'
          ? 'Di solito no: si lavora nella scatola che c’è. Si apre il muro solo se la scatola va ingrandita o manca un tubo.'
          : 'Sì, per i tubi nei muri e nel pavimento si aprono tracce; la chiusura grezza è compresa, piastrelle, pavimento e tinta sono a parte.',
    /^impianti\/(?!clima|allarme|telecamere|wallbox|cancello)/,
  ),
  thing(
    'quant* + prese|punti|interruttor*|luci + ci sono|compres*|sono|contat*|metti|mettete|avr*|previst*',
    'La norma CEI 64-8 fissa un minimo stanza per stanza: per 75–125 m² al livello 1 di solito circa 45–55 prese e 20 punti luce, al livello 2 una quindicina in più. Un punto in più costa 65–125 €.',
    /^impianti\/elettrico$/,
  ),
  thing(
    'punto|presa|prese|punti|interruttor* + in piu|aggiung*|quant*|cost*|altra|altro + quant*|cost*|prezzo|vien*|sarebb*|paga|pago',
    'Ogni presa, interruttore o punto luce in più costa di solito 65–125 € senza IVA, un faretto 50–90 €, una linea dedicata dal quadro 130–290 €.',
    /^impianti\/(?:elettrico|punti|quadro)$/,
  ),
  thing(
    'contator*|kw|kilowatt|potenza + basta*|aument*|serve|devo|sufficient*|alzare|portare|3|6|salta|passare|va',
    'Per un impianto normale 3 kW bastano; con piano a induzione, climatizzatori o auto elettrica si passa di solito a 4,5–6 kW. L’aumento si chiede al fornitore in bolletta: il costo della pratica lo dice lui, e {who} verifica la linea.',
    /^impianti\/(?!gas|idraulico|allarme|citofono)|^impianto_fotovoltaico\//,
  ),
  thing(
    'salt*|scatt*|stacc* + piu|ancora|poi|risolv*|sicur*|basta|dopo|corrente',
    'Dipende dal perché salta: se è un apparecchio o un cavo, riparato quello non salta più; se sono troppi carichi insieme serve più potenza dal fornitore. {who} lo prova prima di andar via: chiedi la verifica a lavoro finito.',
    wiring,
  ),
  thing(
    'domotic*|smart|alexa|google|wifi|telefono + aggiung*|predispos*|si puo|quant*|cost*|luci|comand*|compres*',
    'Il livello 3 comprende la domotica di base: 130–220 €/m² invece di 80–105. Se vuoi solo comandare qualche luce o tapparella bastano moduli wifi; chiedi almeno la predisposizione (tubi e scatole).',
    /^impianti\/elettrico$/,
  ),
  thing(
    'corrente|luce|elettricita|blackout|batteri* + manca*|senza|salta|va via|tolgono|stacca|tagli*',
    'Sì: centrale e sirena hanno una batteria tampone, che regge di solito 12–24 ore, e i sensori senza fili le loro pile. Se c’è il comunicatore con SIM l’avviso parte anche senza internet.',
    /^impianti\/allarme$/,
  ),
  thing(
    'telefon*|app|cellular*|smartphone|remoto|distanza|vedo|vedere + funzion*|si|controll*|posso|comand*|collega|gestisc*|vedere|app|avvis* - chiam* + numero + richiam*',
    'Sì, dall’app vedi lo stato, inserisci e disinserisci e ricevi gli avvisi; con le telecamere vedi anche le immagini. Serve il wifi di casa, meglio con una SIM di riserva.',
    /^impianti\/(?:allarme|telecamere|citofono|cancello|wallbox)$/,
  ),
  thing(
    'canon*|abbonament*|mensil*|fisso al mese|ogni mese + c e|pag*|c|obbligat*|quant*|serve|da|ci',
    'No, un antifurto tuo non ha canone: paghi solo l’eventuale SIM del comunicatore e, se la vuoi, la vigilanza, che è un contratto a parte. La manutenzione costa di solito 90–160 €.',
    /^impianti\/(?:allarme|telecamere)$/,
  ),
  thing(
    'cane|cani|gatt*|animal* + scatt*|allarm*|suon*|problem*|falsi|fa|parte|sensor*',
    'No, se si mettono sensori «pet immune», che ignorano gli animali fino a circa 20–25 kg, o solo i contatti su porte e finestre. Dillo prima: si scelgono sensori e altezze.',
    /^impianti\/(?:allarme|telecamere)$/,
  ),
  thing(
    'quant*|ci sono|compres*|altr*|in piu + telecomand*',
    'Due telecomandi sono compresi; altri si aggiungono, di solito a 25–50 € l’uno, programmati.',
    /^impianti\/cancello$/,
  ),
  thing(
    'quanto tempo|quanto|ore|tempi + caric*|ricaric* + auto|macchina|ci vuole|ore|ci mette|completa|tutta|pieno',
    'Con 3,7 kW una batteria da 50 kWh si carica in circa 13–14 ore, con 7,4 kW in 7; con 3 kW di contatore e gestione dei carichi, in una notte recuperi di solito 80–120 km.',
    /^impianti\/wallbox$/,
  ),
  thing('uscita|chiamata|trasferta + quant*|cost*|si paga|paga*|prezzo|compres*', (job) => {
    const minimum = Object.values(job?.kind.rows ?? {}).find(({ label }) =>
      /minim|chiamata|uscita/i.test(label),
    )
    const text = job?.kind.included.find((one) => /chiamata|uscita|visita/i.test(one))
    if (text !== undefined)
      return `L’uscita è compresa nel prezzo del lavoro: ${text}. Se poi non fai niente, la chiamata si paga lo stesso: chiedi prima quanto.`
    if (minimum)
      return `L’uscita è dentro il prezzo; per un lavoro piccolo c’è un minimo di ${showUnitPrices(minimum.min, minimum.max)} senza IVA. Se poi non fai niente la chiamata si paga lo stesso: chiedi prima quanto.`
    return job?.estimate
      ? `Tra le voci della stima la chiamata non c’è: è compreso ${listWords(job.kind.included)}. Chiedi a {who}, prima che venga, se è dentro il suo prezzo o si paga a parte, e quanto chiede se poi non fai niente.`
      : null
  }),
  thing(
    'tubo|tubi|rubinetto|valvol*|vecchi*|attacc* + romp*|rott*|succede|marc*|peggior* + se|succede|durante|mentre|vecchi*',
    'Se un tubo o un attacco vecchio cede mentre si lavora si ripara subito: di solito 100–220 € a vista, 150–400 € nel muro. Prima di iniziare chiedi il prezzo e che la valvola generale chiuda bene.',
    /^ristrutturazione_bagno\/(?:rubinetto|cassetta|sanitari|scarico)$|^impianti\/idraulico$/,
  ),
]
