/**
 * Questions about the work and its result, in words that no rule quotes whole: the job in hand, the question, and words
 * of which one has to be in the answer.
 */
export const thingQuestions = `
tinteggiatura/stanza|se la cameretta la facciamo azzurra sale molto?|60–120 €
tinteggiatura/legno|le verniciate in laboratorio o in casa?|sul posto
tinteggiatura/legno|vengono smontate e lavorate sul posto?|sul posto
ristrutturazione_facciata/insufflaggio|i fori poi si vedono?|malta
ristrutturazione_facciata/insufflaggio|chi chiude i buchi?|malta
ristrutturazione_tetto/impermeabilizzazione|con una vernice riflettente sotto si sta più freschi d'estate?|riflettente
ristrutturazione_tetto/rifare|bisogna lasciare la casa durante?|si resta in casa
ristrutturazione_tetto/rifare|i nonni possono restare dentro?|si resta in casa
ristrutturazione_tetto/grondaie|il rame conviene rispetto all'alluminio?|50 anni
ristrutturazione_tetto/sottotetto|quanti cm di lana ci vanno?|16–25 cm
impianti/quadro|e se mi servono più kw?|fornitore
tinteggiatura/carta-togliere|sotto la parete come sarà?|velo di colla
tinteggiatura/interni|che tonalità mi suggerite per la sala?|una parete sola
tinteggiatura/stanza|fate anche il soffitto?|pareti e soffitti insieme
caldaia/sostituzione|esiste in comodato o noleggio, conviene?|canoni
ristrutturazione_bagno/completo|avete un'esposizione con i sanitari?|Noi non vendiamo
tinteggiatura/interni|devo procurare io qualcosa?|compresi
ristrutturazione/completa|come faccio a capire se l'impresa è seria?|visura
ristrutturazione/completa|la corrente che usano gli operai chi la paga?|ordina i lavori
ristrutturazione/completa|il direttore lavori serve?|5–10 %
ristrutturazione/completa|i tempi della CILA quali sono?|30 giorni
impianto_fotovoltaico/impianto|i pannelli li rubano?|viti antifurto
impianto_fotovoltaico/impianto|si può montare in giardino?|struttura
impianto_fotovoltaico/impianto|dalla strada si vedono?|stessa pendenza
impianto_fotovoltaico/impianto|l'assemblea può vietarlo?|1122-bis
impianto_fotovoltaico/impianto|dopo venti anni che succede?|80–85 %
serramenti/blindata|cambia molto da una normale?|cilindro protetto
serramenti/blindata|passa aria da sotto?|soglia mobile
impianti/punti|tocca spegnere il contatore della luce?|poche ore
impianti/punti|la canalina è brutta?|battiscopa
impianti/punti|dopo va ritoccata la pittura?|rasatura e tinta
caldaia/sostituzione|il cronotermostato è obbligatorio?|D.Lgs. 102/2014
serramenti/finestre|c'è un supplemento per il terzo piano?|montacarichi
tinteggiatura/interni|dopo pulisce lei?|pulizia a fondo
tinteggiatura/interni|serve che sia a casa io?|Devi esserci
tinteggiatura/interni|il cartongesso nuovo vuole il fondo?|fissativo
ristrutturazione/pavimenti|mi mostrate lavori simili già realizzati?|ogni profilo
ristrutturazione_bagno/scarico|se si intasa di nuovo dopo chi paga?|difetto del lavoro
serramenti/finestre|il preventivo entro quanto arriva?|3–10 giorni
ristrutturazione_tetto/rifare|un condomino moroso e non paga, si lavora lo stesso?|1135
ristrutturazione_facciata/facciata|l'assemblea come decide la ditta?|due o tre preventivi
serramenti/finestre|posso farne due subito e le altre più avanti?|due fasi
ristrutturazione_bagno/vasca-doccia|la finestrella resta dentro la doccia?|satinato
ristrutturazione_bagno/vasca-doccia|il sifone va cambiato?|è compreso
ristrutturazione_bagno/vasca-doccia|di piastrelle uguali non ne trovo più, niente scorta|magazzino di recupero
ristrutturazione_tetto/tegola|intanto ci metto un telo?|Sul tetto non salire|non salire tu sul tetto
ristrutturazione_tetto/tegola|salgono anche col vento?|prima giornata asciutta
ristrutturazione_tetto/tegola|quanto posso aspettare prima che peggiori?|pochi giorni
ristrutturazione_tetto/tegola|non conviene rifarlo tutto?|30–40 anni
ristrutturazione_facciata/facciata|il bar sotto resta aperto?|passaggio protetto
serramenti/finestre|quanti decibel isolano?|32–36 dB
serramenti/finestre|hanno il taglio termico?|Uw
serramenti/finestre|grigio antracite si può avere?|RAL|dentro e fuori anche diversi
serramenti/finestre|una notte senza finestre?|in giornata
serramenti/finestre|la soglia in marmo si tocca?|resta dov’è|restano dove sono
serramenti/finestre|posso averle a vasistas?|ferramenta comune
impianto_fotovoltaico/impianto|in vacanza la corrente dove va?|ritiro dedicato
impianto_fotovoltaico/impianto|funziona se non ho internet, serve?|Per produrre no
caldaia/riparazione|posso usarla così o è pericoloso?|odore di gas
caldaia/riparazione|come ricarico la pressione?|rubinetto di carico
caldaia/revisione|fate un abbonamento annuale di manutenzione?|revisione
impianti/allarme|senza wifi funziona?|SIM
impianti/telecamere|il cartello è obbligatorio?|Garante
impianti/telecamere|possono inquadrare il pianerottolo?|Garante
impianti/allarme|è collegato alla polizia?|112
ristrutturazione/pavimenti|le piastrelle non sono fredde?|riscaldamento a pavimento
ristrutturazione/pavimenti|lo posate sopra il legno che c'è?|non si incolla
ristrutturazione/pavimenti|che dimensione di gres consigliate?|60 × 60
ristrutturazione/pavimenti|il massetto va rifatto?|asciugare
ristrutturazione_facciata/balcone|dopo quanto ci posso camminare?|24–48 ore
ristrutturazione_bagno/completo|quando posso usare la doccia?|silicone
serramenti/finestre|da quando si possono usare?|subito dopo
ristrutturazione/completa|dopo quanto possiamo entrare in casa?|3 a 5 mesi
ristrutturazione_bagno/completo|il bagno fra quanto lo posso riusare e rientrare?|10 a 15
impianto_fotovoltaico/impianto|in un anno quanta ne fanno?|1.100–1.500
impianto_fotovoltaico/impianto|d'inverno quanto rende?|1.100–1.500
impianti/elettrico|i muri poi li richiudete?|chiusura grezza
impianti/elettrico|le tracce chi le stucca e le chiude?|rasatura e tinta
caldaia/riparazione|e se poi conviene buttarla?|8–10 anni
caldaia/sostituzione|è meglio ripararla o cambiarla?|un terzo del nuovo
tinteggiatura/interni|un blu intenso lo pagherei di più?|terza mano
tinteggiatura/interni|i fori dei chiodi si chiudono?|stuccatura|buchi dei chiodi
tinteggiatura/interni|la tinta la posso decidere più avanti?|tintometro
ristrutturazione_bagno/completo|gli scarichi posso lasciare i vecchi?|25–30 anni
ristrutturazione_bagno/completo|i sanitari sospesi reggono il peso?|400 kg
ristrutturazione_bagno/completo|la doccia la faccio in muratura o in cristallo?|8–10 cm
ristrutturazione_bagno/vasca-doccia|il piatto meglio ceramica o resina?|graffia
ristrutturazione_bagno/completo|i sanitari in quanto arrivano?|2–6 settimane
ristrutturazione_bagno/completo|il quadro elettrico lo devo rifare?|messa a terra
ristrutturazione_bagno/completo|nel frattempo il wc dove lo uso?|provvisorio
ristrutturazione_bagno/completo|senza finestra l'aspiratore serve per legge?|1975|aspirazione che porta l’aria fuori
impianto_fotovoltaico/impianto|la garanzia quanti anni copre?|25–30 sulla resa
impianto_fotovoltaico/impianto|posso essere indipendente dalla rete?|60–80 %
impianto_fotovoltaico/impianto|se passo a un altro fornitore?|distributore
impianto_fotovoltaico/impianto|vendendo la casa l'impianto di chi è, e il ritiro?|GSE
caldaia/pompa|la caldaia vecchia la lascio di scorta?|ibrido
caldaia/sostituzione|se manca la luce il riscaldamento funziona?|blackout
caldaia/pompa|d'estate l'acqua calda la fa?|accumulo
caldaia/pompa|quanto si spende all'anno di manutenzione?|100–200 €
ristrutturazione/muro|al vicino si possono fare crepe nei muri?|foto
ristrutturazione/muro|il catasto va aggiornato dopo?|DOCFA
ristrutturazione/muro|se dentro passano dei tubi?|spostati prima
serramenti/blindata|che classe mi consigli?|EN 1627
ristrutturazione_facciata/cappotto|di che spessore è?|12–14 cm
ristrutturazione_facciata/cappotto|di quanto si alza la classe?|APE
ristrutturazione_facciata/cappotto|la distanza dal confine è un problema?|102/2014
ristrutturazione_facciata/cappotto|gli isolanti bruciano?|autoestinguente
ristrutturazione_tetto/impermeabilizzazione|il terrazzo è a uso esclusivo mio, la spesa si divide?|1126
ristrutturazione_tetto/rifare|è obbligatorio coibentare?|requisiti minimi
ristrutturazione_facciata/cappotto|lana o eps?|rumore
tinteggiatura/interni|che cosa ci deve essere scritto nel preventivo?|visura
ristrutturazione/pavimenti|le piastrelle avanzate di chi sono?|ritocchi
ristrutturazione/muro|se non presento la cila e lo faccio senza permesso?|1.000 €
impianti/elettrico|chi ci lavora deve avere l'abilitazione?|visura
caldaia/sostituzione|e se l'impianto di casa non è a norma che succede?|proprietario
ristrutturazione/completa|mi serve un coordinatore della sicurezza?|81/2008|serve un coordinatore della sicurezza
ristrutturazione_tetto/rifare|sotto la gronda ci sono i rondoni, si può lavorare?|157/1992
ristrutturazione_bagno/completo|e se dietro le piastrelle trovano amianto?|ASL
ristrutturazione_tetto/rifare|la linea vita va messa per forza?|Regione|molte regioni
caldaia/sostituzione|il codice impianto della regione chi lo chiede?|libretto
caldaia/sostituzione|la vecchia canna fumaria va bene ancora?|condotto nuovo|resistente agli acidi
serramenti/finestre|serve il permesso del condominio se cambio colore?|assemblea
ristrutturazione/completa|è meglio una sola ditta o tanti artigiani?|incastri tu
ristrutturazione_bagno/completo|e se la ditta sparisce con i soldi?|PEC
ristrutturazione/completa|conviene comprarne una già ristrutturata?|totali
tinteggiatura/interni|posso fare solo il salotto adesso e le altre stanze il prossimo anno?|due fasi|Farne solo alcune ora si può
ristrutturazione_bagno/completo|prima il parquet o prima imbiancare?|prima la tinta, poi il parquet
serramenti/finestre|si cambiano prima gli infissi o si rifà prima il pavimento?|prima le finestre, poi i pavimenti
caldaia/sostituzione|se si guasta di domenica chi devo chiamare?|in garanzia|Chiama chi l’ha montata
ristrutturazione_tetto/rifare|approfitto per mettere anche il fotovoltaico?|ponteggio si paga una volta
ristrutturazione_facciata/facciata|fate una prova di colore sul muro?|prova di un metro|mezzo metro sul muro
impianti/elettrico|con l'induzione quanti kw mi servono?|4,5–6 kW
tinteggiatura/interni|quando posso dormire nella stanza?|giorno dopo
tinteggiatura/interni|se la tinta poi non mi piace?|prova
ristrutturazione_bagno/completo|posso tenere lo specchio che ho?|si rimonta
ristrutturazione_bagno/vasca-doccia|quanto è grande il piatto?|70 ×
serramenti/finestre|posso cambiarne solo tre?|anche una sola
serramenti/finestre|le vecchie inferriate le rimettete?|rimontano
impianti/punti|i lampadari li attaccate voi?|a parte
caldaia/pompa|con la neve si blocca?|−10 °C
caldaia/revisione|se non supera il controllo che succede?|rapporto
ristrutturazione/completa|chi mi coordina elettricista e idraulico?|direttore
tinteggiatura/ferro|vanno smontati i caloriferi?|sul posto
tinteggiatura/smalto|posso tenere acceso il riscaldamento?|freddi
tinteggiatura/interni|per Pasqua ce la si fa?|3 a 5 giorni
tinteggiatura/muffa|poi rispunta?|causa
tinteggiatura/crepe|poi tornano?|si muove
ristrutturazione_bagno/completo|entro fine mese è pronto?|10 a 15
ristrutturazione_bagno/scarico|ma si intasa di nuovo?|griglia
ristrutturazione_bagno/completo|chi mi porta i sanitari al terzo piano?|montacarichi
ristrutturazione_facciata/balcone|posso andare sopra senza togliere il vecchio?|sovrapponendo
ristrutturazione/pavimenti|se li metto sopra quelli che ci sono?|1–1,5 cm
ristrutturazione/muro|come so se sostiene il solaio?|tecnico
impianti/elettrico|devo avvertire qualcuno prima di iniziare?|proprietario
impianti/wallbox|in una notte si riempie?|7 ore|una notte basta
impianti/wallbox|coi 3 kw che ho basta?|4,5–6 kW
impianto_fotovoltaico/impianto|poi che cura vogliono i pannelli?|pulizia
impianto_fotovoltaico/balcone|lo posso montare da solo?|spina
caldaia/pompa|i radiatori attuali scaldano abbastanza?|45–50 °C
caldaia/pompa|poi che manutenzione vuole?|filtri
caldaia/sostituzione|posso tenerla ancora un inverno?|fumi
caldaia/riparazione|il pezzo quanto ci mette ad arrivare?|dall’idraulico
serramenti/finestre|devo ridipingere attorno?|coprifili
ristrutturazione_tetto/grondaie|e se lo rubano di nuovo?|ghisa
impianto_fotovoltaico/impianto|e se vendo casa?|notaio
tinteggiatura/interni|quante mani date?|Due mani
tinteggiatura/interni|ma l'odore di vernice quanto resta?|un giorno o due
tinteggiatura/interni|posso avere un colore diverso in ogni stanza?|60–120 €
tinteggiatura/interni|ci sono lavori rumorosi?|carteggiatura
tinteggiatura/interni|in quanti venite a lavorare?|persone
tinteggiatura/interni|dopo quanto posso riappoggiare i mobili?|giorno dopo
tinteggiatura/interni|lavorate anche il sabato?|sabato va concordato
tinteggiatura/interni|mi fate vedere prima un campione sul muro?|prova
tinteggiatura/interni|è meglio a rullo o a spruzzo?|rullo
tinteggiatura/interni|mi rovinate il parquet?|teli
tinteggiatura/interni|costa di più il grigio?|60–120 €
tinteggiatura/interni|il bianco ingiallisce?|non ingiallisce
tinteggiatura/interni|serve il fissativo?|sfarinano
tinteggiatura/interni|in che ordine si fanno le cose?|soffitti
tinteggiatura/carta-togliere|rimane la colla sul muro poi?|lavaggio della colla
tinteggiatura/carta-togliere|dopo va rasato per forza?|9–12 €
tinteggiatura/carta-togliere|quant'è più caro se ci sono due strati?|2–3 €
tinteggiatura/muffa|ma la candeggina non basta?|sanificante|biocida
tinteggiatura/muffa|quanto devo aspettare prima di usare la doccia?|24 ore
tinteggiatura/legno|meglio impregnante o smalto?|impregnante lascia|L’impregnante entra nel legno
tinteggiatura/legno|quanto regge poi fuori?|3–5 anni
ristrutturazione_bagno/completo|il water posso spostarlo dall'altra parte?|300–600 €
ristrutturazione_bagno/completo|l'allaccio per la lavatrice c'è?|220–420 €
ristrutturazione_bagno/completo|i tubi li cambiate anche nel muro?|colonna
ristrutturazione_bagno/completo|quanto peso fa il massetto?|kg/m²
ristrutturazione_bagno/completo|si sente molto casino?|demolizioni
ristrutturazione_bagno/completo|si scivola sulle piastrelle?|R10
ristrutturazione_bagno/completo|il bidet si può togliere?|almeno un bagno
ristrutturazione_bagno/completo|chi taglia l'acqua al palazzo?|amministratore
ristrutturazione_bagno/vasca-doccia|che altezza ha il piatto?|3–4 cm
ristrutturazione_bagno/vasca-doccia|si può mettere un sedile per anziani?|350–750 €|sedile ribaltabile
ristrutturazione_bagno/vasca-doccia|il piatto a filo pavimento si può?|8–12 cm|serve lo spazio sotto
ristrutturazione_bagno/scarico|usate l'acido?|sonda
ristrutturazione_bagno/scarico|perché si intasa sempre?|videoispezione
ristrutturazione_bagno/perdita|dovete rompere il muro?|100–200 €
ristrutturazione_bagno/perdita|l'acqua va dal vicino di sotto, chi paga?|polizza
ristrutturazione/completa|da dove cominciano i lavori?|demolizioni
ristrutturazione/completa|posso fare prima metà casa e poi l'altra metà?|a fasi|metà casa per volta
ristrutturazione/completa|chi controlla il cantiere?|direttore dei lavori
ristrutturazione/completa|cosa succede se sforano i tempi?|penale
ristrutturazione/completa|mi serve un deposito per i mobili?|trasloco
ristrutturazione/parquet|quanto è spesso?|10–15
ristrutturazione/parquet|si graffia facilmente col cane?|spazzolato
ristrutturazione/parquet|ogni quanto si rilucida?|10–15 anni
ristrutturazione/parquet|si può mettere anche in bagno?|teak
ristrutturazione/pavimenti|le porte poi si aprono ancora?|40–80 €
ristrutturazione/parete|regge una tv da 65 pollici?|rinforzo|pannello rinforzato
ristrutturazione/parete|si sente parlare da una stanza all'altra?|dB
ristrutturazione/parete|brucia?|mezz’ora
ristrutturazione/porte|meglio laminate o laccate?|riverniciare
ristrutturazione/porte|tra quanto le ho?|settimane
ristrutturazione_tetto/rifare|se piove mentre è scoperto?|una falda alla volta
ristrutturazione_tetto/rifare|quanto isolante mettete, che spessore?|12–14 cm|14–20 cm
ristrutturazione_tetto/rifare|meglio tegole o coppi?|20–25 €|Il cotto
ristrutturazione_tetto/rifare|le travi le guardate?|400–850 €
ristrutturazione_tetto/impermeabilizzazione|dopo quanti giorni ci posso camminare?|24–48 ore
ristrutturazione_tetto/impermeabilizzazione|quanto si alza il pavimento?|soglia
ristrutturazione_tetto/tegola|trovate le tegole uguali?|recupero
ristrutturazione_tetto/tegola|quanto mi durano?|30–50 anni
ristrutturazione_tetto/grondaie|si può mettere la rete per le foglie?|parafoglie|foglie grosse
ristrutturazione_facciata/facciata|quanto resta montato il ponteggio?|un mese
ristrutturazione_facciata/facciata|che differenza c'è tra silossanica e quarzo?|14–18 €
ristrutturazione_facciata/facciata|quanto dura la tinta fuori?|10–15 anni|8–12 anni
ristrutturazione_facciata/cappotto|in casa perdo spazio?|fuori
ristrutturazione_facciata/cappotto|ci posso appendere le cose?|tasselli
ristrutturazione_facciata/cappotto|dovete smontare le persiane?|cardini
ristrutturazione_facciata/cappotto-interno|quanto spazio perdo nella stanza?|cm
ristrutturazione_facciata/pulizia|si rovina il mattone?|pressione
ristrutturazione_facciata/pulizia|si può proteggere così poi vengono via?|12–19 €
ristrutturazione_facciata/frontalini|che rischio c'è se cadono pezzi?|proprietario|Vigili del Fuoco, 115
serramenti/finestre|quando me le consegnate?|settimane
serramenti/finestre|quanto rumore tolgono?|dB
serramenti/finestre|rovinate il muro?|coprifili
serramenti/finestre|l'alluminio quanto costerebbe?|720–950
serramenti/finestre|triplo vetro quanto in più?|10–20 %
serramenti/zanzariere|il gatto le rompe?|rete rinforzata
serramenti/zanzariere|quanto durano?|8–12 anni
serramenti/cinghia|se ne aggiusto due insieme?|30–60 €
serramenti/blindata|in quanto la montate?|mezza giornata
serramenti/blindata|resiste ai ladri?|antibumping
serramenti/persiane|e cambiandole con quelle in alluminio?|400–680
impianto_fotovoltaico/impianto|quanto spazio occupano sul tetto?|m²
impianto_fotovoltaico/impianto|e di notte?|dalla rete
impianto_fotovoltaico/impianto|fa rumore l'inverter?|ventola
impianto_fotovoltaico/impianto|attirano i fulmini?|scaricatori
impianto_fotovoltaico/impianto|la batteria si può mettere dopo?|620–980 €
impianto_fotovoltaico/impianto|devo avvisare qualcuno?|GSE
impianto_fotovoltaico/impianto|come faccio a vedere quanto produce?|app
impianto_fotovoltaico/inverter|e uno ibrido per la batteria futura?|1.600–3.000 €
impianto_fotovoltaico/pulizia|usate detersivi?|acqua demineralizzata
caldaia/sostituzione|di notte si sente?|dB
caldaia/sostituzione|va bene con i miei termosifoni?|restano
caldaia/sostituzione|posso metterla sul balcone?|150–300 €
caldaia/revisione|ogni quanto va fatto?|una volta l’anno
caldaia/revisione|la multa quant’è se non la faccio?|500 a 3.000 €
caldaia/pompa|d'inverno scalda con meno dieci?|−10 °C|−15
caldaia/pompa|il contatore da 3 kw basta?|4,5–6 kW|6 kW, monofase
caldaia/valvole|si possono mettere a termosifoni accesi?|svuotato
caldaia/scaldabagno|quanto consuma?|kWh
impianti/clima|dove si mette il motore?|balcone
impianti/clima|quanti btu ci vogliono?|340 BTU|9.000 BTU
impianti/clima|il gas va ricaricato?|perdita
impianti/clima|e se ne metto solo uno?|1.000–1.700 €
impianti/elettrico|si devono rompere i muri?|tracce
impianti/elettrico|quante prese ci sono?|livello 1
impianti/radiante|quanto tempo deve asciugare il massetto?|settimane
impianti/radiante|si può mettere il parquet sopra?|due strati
impianti/cancello|se va via la corrente come apro?|sblocco
impianti/wallbox|in quanto si carica la macchina?|kWh
impianti/allarme|c'è un canone da pagare?|non ha canone|senza canone
impianti/allarme|il cane lo fa scattare?|pet immune
impianti/citofono|il vecchio filo va bene?|due fili
impianti/guasto|poi non salta più?|troppi carichi
`

/** Statements, orders and questions about the price or the company: none of them asks about a thing. */
export const otherSentences = `
tinteggiatura/interni|quanto costa in tutto?
tinteggiatura/interni|c'è qualche bonus?
tinteggiatura/interni|posso parlare con una persona?
ristrutturazione_bagno/completo|l'IVA è compresa?
serramenti/finestre|mi mandate il preventivo per mail?
caldaia/sostituzione|chi legge questi messaggi?
impianti/clima|siete affidabili?
`
