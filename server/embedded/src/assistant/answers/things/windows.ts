import { type Thing, thing } from './thing.ts'

const frames = /^serramenti\/(?:finestre|scorrevole)$/
const shutters = /^serramenti\/(?:tapparelle|cinghia|motore|cassonetto)$/

/** Questions about windows, shutters and doors. */
export const windows: readonly Thing[] = [
  thing(
    `uguale|uguali|stesso|stessa|stesse|identic*|come quelle|come le altre|colore + pianerottolo|condomin*|altri|altre|vicini|fuori|estern*|palazzo|scale|facciata - sconto + prezz*`,
    'Il lato che si vede dalle scale o dalla strada fa parte dell’aspetto del palazzo: di solito il regolamento chiede lo stesso colore e disegno delle altre. Dentro scegli come vuoi. Senti l’amministratore prima di ordinare, e porta una foto.',
    /^serramenti\/(?:blindata|inferriate|tenda)$/,
  ),
  thing(
    'differenz*|cambia|meglio|convien* + normale|legno|vecchia|comune|blindata|corazzata',
    'Ha il telaio e l’anta in acciaio, più punti di chiusura e un cilindro protetto: resiste allo scasso molto più di una porta normale, e isola di più da rumore e aria. Conta molto che sia murata bene al controtelaio.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'aria|spiffer*|fredd*|polvere + sotto|entra|passa|soglia|porta',
    'Una blindata nuova ha guarnizioni sui tre lati e sotto una soglia mobile che scende quando chiudi: se regolata bene l’aria non passa. Se dà all’aperto scegli la versione isolata, +500–1.200 €.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'rumor*|acustic*|traffico|strada|decibel|db + isol*|quanto|quanti|abbatt* - lavor* + operai',
    'Un buon doppio vetro abbatte di solito circa 32–36 dB, uno stratificato acustico 38–42. Contano molto anche posa e cassonetto: se il rumore è il motivo, chiedi il valore Rw nel preventivo.',
    frames,
  ),
  thing(
    'taglio termico',
    'Di solito sì: per una casa riscaldata gli infissi in alluminio di oggi sono a taglio termico, e senza farebbero condensa. Chiedi che nel preventivo ci sia la trasmittanza Uw della finestra.',
    frames,
  ),
  thing(
    'ner*|grig*|antracit*|marron*|verd*|bicolor* + posso|aver*|averl*|si puo|fate|esist*|vorrei - condomin* + permess*',
    'Sì, ma il bianco è quello di serie: effetto legno di solito l’8–15 % in più, un colore RAL sull’alluminio circa il 6 %. In condominio da fuori il colore deve restare quello; dentro lo scegli tu.',
    frames,
  ),
  thing(
    'senza finestr*|senza vetr*|buco|apert* + notte|notti|rest*|giorni|dormir*',
    'No: di solito si toglie la vecchia e si monta la nuova vano per vano, e ognuno si chiude in giornata. Se un pezzo è sbagliato si chiude con un pannello provvisorio.',
    /^serramenti\//,
  ),
  thing(
    'davanzal*|soglia|soglie|marmo + salv*|resta*|tenere|tocc*|romp*|cambi*|rovin*',
    'Di solito il davanzale resta dov’è e si lavora attorno. Se il vecchio telaio è murato sopra, o il marmo è già rotto, va tagliato o cambiato: è tra le opere a parte, chiedi che sia una riga del preventivo.',
    frames,
  ),
  thing(
    'ribalta|vasistas + posso|si puo|puo|compres*|quanto|aver*|averl*|fate|tutte|serie|costa',
    'Sì: l’anta-ribalta è una ferramenta comune, spesso di serie su un’anta per finestra e altrimenti con un piccolo sovrapprezzo. Fai scrivere nel preventivo su quali finestre la vuoi.',
    frames,
  ),
  thing(
    'classe|classi|antieffraz* + #|quale|che|meglio|differenz*|basta|prendo|serve|conviene - energetic*',
    'La classe (norma UNI EN 1627) dice quanto la porta resiste allo scasso: per un appartamento di solito basta la 3; la 4 conviene per una casa isolata o al piano terra, e costa di più. Contano altrettanto cilindro e posa.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'grat*|inferriat*|persian*|zanzarier*|tend*|tapparell*|scuri + rimont*|rimett*|recuper*|riusar*|riutilizz*|tener*|restano|tengo - cost*',
    'Se sono sane si smontano e si rimontano, quando sono fissate al telaio o danno fastidio; altrimenti restano dove sono. Tra le voci non c’è: fallo scrivere nel preventivo da {who}.',
    /^serramenti\/(?:finestre|portefinestre|portafinestra)/,
  ),
  thing(
    'solo|soltanto|anche + due|tre|una|uno|meta|qualcun*|alcun*|poch*|# + posso|si puo|possiamo|cambiarn*|farn*|potrei - cost* + prezz* + euro',
    'Sì, anche una sola: il prezzo a pezzo però sale un po’, perché misure, trasporto e uscita si dividono su meno. Scrivimi quante e rifaccio il conto.',
    /^serramenti\//,
  ),
  thing(
    'ridip*|ridiping*|ritint*|tint*|imbianc*|pittur*|stucc*|intonac*|rifin* + attorno|intorno|muro|contorn*|bord*|spallett* - color* + legno',
    'Il giunto lo chiudono schiuma e coprifili; se togliendo il vecchio telaio salta un po’ di intonaco, stucco e tinta attorno sono di solito a parte. Chiedi a {who} di scrivere nel preventivo chi rifinisce.',
    /^serramenti\//,
  ),
  thing(
    'sicur*|pericol*|tagli*|bambin* + bambin*|romp*|vetro|vetri|norm*|e|anzian*|sicur*',
    'Con bambini, e dove il vetro arriva sotto un metro, chiedi il vetro stratificato (33.1): se si rompe resta attaccato alla pellicola. Costa di solito 40–90 € al m² in più.',
    /^serramenti\/(?:vetri|finestre|scorrevole)$/,
  ),
  thing(
    'intanto|frattempo|notte|nel mentre|come faccio + chiud*|faccio|copr*|piove|freddo|vetro|ripar*|sicur*',
    'Intanto togli le schegge con i guanti e chiudi con un pannello di compensato o un telo pesante nastrato sul telaio; se la tapparella va, tienila giù.',
    /^serramenti\/(?:vetri|riparazione)$/,
  ),
  thing(
    'vernic*|ritint*|manutenz*|dipin*|trattar*|olio + vanno|bisogna|devo|ogni|serve|poi|si',
    'In alluminio no: sono verniciate a forno e si lavano con acqua e sapone. In legno sì, impregnante o smalto di solito ogni 3–5 anni.',
    /^serramenti\/(?:persiane|finestre)$/,
  ),
  thing(
    'luce|buio|scur* + tolg*|toglie|meno|entra|passa|camera|casa|fanno',
    'Chiuse fanno buio, ma con le lamelle orientabili regoli luce e aria (+40–100 €/m²). Il telaio nuovo toglie al vetro pochissimo, perché la persiana sta fuori.',
    /^serramenti\/persiane$/,
  ),
  thing(
    'buc*|romp*|rovin*|spacc*|murar*|cardin* + muro|muri|parete|cappotto|marmo|nuov*',
    'Se i cardini vecchi vanno bene si riusano; altrimenti se ne fissano di nuovi con tasselli o resina, con piccoli fori. Con un telaio o controtelaio nuovo le opere murarie sono a parte.',
    /^serramenti\/persiane$/,
  ),
  thing(
    'lad*|scass*|sicur*|forz*|sfond*|entrar*|aprire|bulgar* + resist*|sicur*|ferma*|regg*|serve|basta|entra*|aprono|forz*|class*|lad*',
    'La classe 3 regge circa cinque minuti contro cacciavite e piede di porco, ed è la scelta giusta per un appartamento; la classe 4 resiste anche a seghe e trapano (+400–900 €). Conta molto il cilindro: chiedilo europeo antibumping.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'chiav* + quant*|danno|duplic*|copie|card|compres*|cantiere',
    'Di solito con il cilindro europeo ci sono cinque chiavi sigillate, con la tessera per farne copia, più una chiave da cantiere che smette di valere. Chiedi che siano scritte nel preventivo.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'rumor*|isol*|freddo|spiff*|voci + porta|scale|isol*|sent*|dal|passa*|toglie|entra',
    'Sì: una blindata isola dal rumore delle scale di solito 35–40 dB, se ha guarnizioni e soglia mobile; verso l’esterno scegli la versione isolata, +500–1.200 €.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'serratur*|cilindr* + ten*|vecchi*|mia|stessa|riusar*|cambi*|sol*',
    'No, la porta nuova arriva con la sua serratura a cilindro europeo, che è compresa. Se vuoi le stesse chiavi di un’altra porta il cilindro si può ordinare così: chiedilo prima.',
    /^serramenti\/blindata$/,
  ),

  thing(
    `quanto|quant* + mont*|montat*|install*|mettete|mettono|posat*|posa - cost* + prezz* + vien* + sold* + cifr* + chi monta + va chi
     arriv*|consegn*|pront*|ordin*|attes*|aspett*|averl* + quanto|quando|tempi|settiman*|tra quanto - foto + preventiv* + cost* + prezz*`,
    (job) =>
      job && /consegna|misura in/.test(job.kind.duration)
        ? `Tempi: ${job.kind.duration}. Si fanno su misura, e il conto parte dalle misure prese sul posto; ad agosto e sotto Natale ci vuole di più.`
        : null,
    /^serramenti\//,
  ),
  thing(
    'romp*|rovin*|spacc*|scass*|buc*|danneg*|murator*|murari* + muro|muri|parete|intonaco|davanzal*|mazzett*|marmo|piastrell*',
    'Di solito no: la finestra nuova si monta sul telaio vecchio o sul controtelaio, con i coprifili che coprono il segno. Se il telaio va smurato c’è da ritoccare intonaco e tinta, e le opere murarie sono a parte.',
    frames,
  ),
  thing(
    'romp*|rovin*|spacc*|scass*|buc*|murator*|murari* + muro|muri|parete|stipit*|intonaco',
    'Se il controtelaio che c’è va bene, no. Se va cambiato o il vano allargato ci sono opere murarie: 150–400 €.',
    /^serramenti\/blindata$/,
  ),
  thing(
    'buc*|for*|avvit*|incoll*|rovin*|romp* + muro|muri|parete|telaio|finestr*|persian*|mett*',
    'La guida si avvita al telaio o dentro la luce della finestra, con fori piccoli che poi si stuccano; esistono anche modelli a pressione, senza viti. Il muro non si rompe.',
    /^serramenti\/zanzariere$/,
  ),
  thing(
    'misur* + chi|prende|prendete|vengono|viene|devo|dare|sbagli*|esatt* - pag* + grati*',
    'Le misure che contano le prende {who} sul posto, e ne risponde lui: per la stima bastano quelle a occhio. Se le prendi tu e sono sbagliate, paghi tu.',
    /^serramenti\//,
  ),
  thing(
    'telaio|telai|controtelaio|falso telaio + resta|restano|vecchi*|togl*|smont*|cambi*|sopra|tenere|lasci*|via',
    'Si può tenere il telaio vecchio e coprirlo: costa meno e non si rompe niente, ma si perdono alcuni centimetri di luce. Toglierlo è più pulito; se serve un controtelaio nuovo è a parte.',
    frames,
  ),
  thing(
    'davanzal*|marm*|sogli* + rifar*|cambi*|devo|bisogna|nuov*|compres*|isol*|anche|resta*',
    'No, di solito restano: si sigilla la finestra sopra. Davanzali nuovi sono a parte (opere murarie); se passano freddo si può tagliarli o isolarli sotto la finestra.',
    frames,
  ),
  thing(
    'maniglia|manigli*|serratur*|chiave|sicurezza|lad*|antieffraz*|scass*|bambin* + chiav*|sicur*|mett*|si puo|bambin*|lad*|posso|quant*|bloc*',
    'Sì: una maniglia con chiave o con pulsante costa poco in più, di solito 20–50 € l’una; contro i ladri contano anche ferramenta RC2 e vetro antieffrazione (+40–90 € al m²).',
    frames,
  ),
  thing(
    'tripl* + quant*|cost*|prezzo|piu|serve|convien*|vale|differenz*|risparm*',
    'Il triplo vetro costa il 10–20 % in più sulla finestra (45–125 €/m²). Conviene al freddo, a nord o con molto rumore; altrove un buon doppio vetro basso emissivo basta quasi sempre.',
    frames,
  ),
  thing(
    'antisfondament*|antieffraz*|stratific*|blindat*|infrangib* + vetro|vetri|quant*|cost*|prezzo|piu|sono|compres*',
    'Di serie di solito no: il vetro antieffrazione (stratificato, detto antisfondamento) costa di solito 40–90 € al m² in più.',
    /^serramenti\/(?:finestre|scorrevole|vetri)$/,
  ),
  thing(
    'effetto legno|finto legno|color*|bianc*|marron*|ral|verniciat*|pellicol*|tint* + cost*|quant*|piu|cambia|uguale|posso|si puo|prezzo|scegl*|effetto|legno',
    'Il bianco è quello di serie; l’effetto legno costa di solito l’8–15 % in più, un colore RAL sull’alluminio circa il 6 %. In condominio da fuori il colore deve restare quello.',
    frames,
  ),
  thing(
    'color*|bianc*|marron*|ral|tint* + cost*|quant*|piu|cambia|uguale|posso|si puo|prezzo|scegl*',
    'Bianco, avorio e marrone di solito costano uguale; un colore RAL o effetto legno un po’ di più. Dove si vede da fuori chiedi in condominio.',
    /^serramenti\/(?!finestre)/,
  ),
  thing(
    'togl*|smont*|lev*|inverno|lavare|lavo|pulir*|pulisc* + inverno|si|possono|posso|facil*|come|rete|via|zanzarier*',
    'Quelle a rullo si avvolgono nel cassonetto e d’inverno restano lì, protette; le plissettate si chiudono di lato. Si puliscono con spazzola e acqua saponata; quelle fisse si tolgono.',
    /^serramenti\/zanzariere$/,
  ),
  thing(
    'gatt*|cane|cani|graff*|unghi* + romp*|strapp*|graff*|regg*|resist*|si|gatt*|cane|rete',
    'La rete normale un gatto la strappa. Si può chiedere una rete rinforzata (pet screen), più spessa, che regge le unghie; se si rompe si cambia solo la rete, 60–110 € l’una.',
    /^serramenti\/zanzariere$/,
  ),
  thing(
    'rete|telo + romp*|strapp*|buc*|cambi*|sol*|rovin*|sostitu*',
    'Sì: si cambia solo la rete nel telaio che c’è, di solito 60–110 € l’una.',
    /^serramenti\/zanzariere$/,
  ),
  thing(
    'pezz*|ricamb*|cinghi*|stecch*|avvolgitor*|rull* + avete|portate|vostr*|trov*|compr*|forn*|compres*|chi|ancora',
    'Cinghia, avvolgitore e poche stecche li porta {who} e sono compresi; telo nuovo, motore e rullo storto sono a parte. Una foto del pezzo aiuta a portare quello giusto.',
    /^serramenti\/(?:cinghia|riparazione)$/,
  ),
  thing(
    'motor*|elettric*|motorizz* + convien*|mett*|gia che|vale|quant*|cost*|si puo|meglio',
    'Se la cinghia si rompe spesso o il telo è pesante sì: un motore con pulsante costa di solito 190–380 € montato, più 60–120 € se manca la corrente al cassonetto. Se è la prima volta basta la riparazione, 80–150 €.',
    /^serramenti\/(?:cinghia|tapparelle|cassonetto)$/,
  ),
  thing(
    'altr*|due|tre|seconda|anche|insieme|piu di + tapparell*|sistem*|aggiust*|ripar*|insieme|stessa + quant*|se|cost*|prezzo|sconto|ne',
    'Ogni altra tapparella nella stessa visita costa di solito 30–60 €, perché l’uscita si paga una volta. Dimmi quante sono e rifaccio il conto.',
    /^serramenti\/cinghia$/,
  ),
  thing(
    'corrente|blackout|luce|elettricita + manca|salta|va via|senza|stacca|black',
    'Senza corrente un motore normale non va: per una o due finestre conviene un motore con manovra di soccorso a mano, o una batteria tampone.',
    /^serramenti\/(?:motore|tapparelle)$/,
  ),
  thing(
    'porte|porta|ante + apron*|strisci*|tocc*|sbatt*|vento|chiud*|freddo|spiff*',
    'Gli spifferi si tolgono regolando la ferramenta e cambiando le guarnizioni: uscita e guarnizioni nuove 100–170 €. Se l’anta è svergolata va risanata o cambiata.',
    /^serramenti\/riparazione$/,
  ),
  thing(
    'freddo|isol*|aria|spiff*|dispers* + cassonett*|entra|passa|toglie|risolv*|serve|basta',
    'Sì: gran parte degli spifferi viene dal cassonetto. Un kit isolante costa di solito 110–180 € l’uno, un cassonetto nuovo 200–350 €.',
    shutters,
  ),
  thing(
    'alluminio|pvc|legno + cost*|quant*|prezzo|vien*|vengono|spend*|sarebbe*|cambiand*|quelle|invece|se - dur* + resist* + portate via + portano via + buttar* + butta* + discaric* + smalt*',
    (job) =>
      job?.key === 'serramenti/persiane'
        ? 'Persiane in alluminio 400–680 €/m², in pino 300–410, in legno duro 490–680, senza IVA: l’alluminio non va più ritinteggiato. Dimmi il materiale e rifaccio il conto.'
        : 'In fascia media, senza IVA: PVC 470–620 €/m², alluminio 720–950, legno 800–1.150. Dimmi quale e rifaccio il conto.',
    /^serramenti\/(?:finestre|persiane)$|^tinteggiatura\/legno$/,
  ),
  thing(
    `color*|tint*|tinta|ral|verd*|marron*|bianc*|grigi*|nere|effetto legno + posso|si puo|se|scegl*|vogli*|vorre*|ner*|verd*|bianc*|marron*
     di che colore|quali colori|altri colori`,
    'Sì, l’alluminio si vernicia in fabbrica in qualsiasi tinta RAL e il legno si può smaltare o lasciare a vista. Scrivi il colore nella richiesta: una tinta fuori cartella o l’effetto legno possono costare di più. In condominio e nei centri storici il colore di fuori deve restare quello ammesso.',
    /^serramenti\/persiane$/,
  ),
  thing(
    'pesan*|pesa|peso|pesant* + quant*|troppo|molto|cardin*|muro|regg*',
    'Una coppia di persiane in alluminio per una finestra pesa molto meno di una in legno duro. I cardini si scelgono per quel peso: {who} guarda se quelli nel muro reggono ancora.',
    /^serramenti\/persiane$/,
  ),
]
