/** Questions after the figure: the job, the question, and words of the answer. */
export const afterTheFigure = `
ristrutturazione_bagno/vasca-doccia|e quanto tempo la poveretta resta senza potersi lavare?|Con i pannelli di solito un giorno
ristrutturazione_tetto/impermeabilizzazione|finito il lavoro dopo quanto ci possiamo rimangiare sopra?|tavoli e sedie
caldaia/sostituzione|quanto ci resto senz'acqua calda?|mezza giornata
ristrutturazione_facciata/facciata|e se stavolta la volessi azzurra, me lo lasciano fare?|piano del colore
impianti/wallbox|ma si può fare che la tira su solo quando c'è sole?|corrente che avanza
ristrutturazione_bagno/completo|ma i sospesi valgono la differenza o è solo moda?|si puliscono meglio
tinteggiatura/legno|faccio prima a prenderle in alluminio o no|verniciano per decenni
tinteggiatura/legno|se le portano o lavorano qua appesi?|cavalletti
ristrutturazione_tetto/grondaie|quel rame lì campa davvero di più|50 anni
ristrutturazione_facciata/facciata|in che mesi conviene farlo|aprile
impianti/cancello|il motore sotto terra è meglio di quello a vista|scavo
caldaia/valvole|e i ripartitori a cosa servirebbero|uno per termosifone
ristrutturazione/muro|in terra dove c'era il muro rimane il buco, le piastrelle non si trovano più. come si fa|striscia
impianti/clima|mangia tanta luce?|kWh
caldaia/sostituzione|le valvole le devo mettere per forza?|stanza per stanza
serramenti/finestre|la posa è con la schiuma?|UNI 11673
serramenti/finestre|la manutenzione com'è?|guarnizioni
serramenti/finestre|chi ripristina l'intonaco?|opere murarie
serramenti/finestre|posso farne 3 adesso e 3 l'anno prossimo?|a fasi
serramenti/zanzariere|che manutenzione vogliono?|guide
ristrutturazione_tetto/rifare|posso riusare le tegole vecchie?|smontare e rimontare
ristrutturazione_tetto/rifare|quanto risparmio con l'isolante?|bolletta
ristrutturazione_tetto/rifare|sentirò caldo d'estate?|sfasamento|fibra di legno
ristrutturazione_tetto/rifare|che cura richiede poi?|Grondaie|gronde
ristrutturazione_tetto/rifare|se qualcuno non paga?|decreto ingiuntivo
ristrutturazione_facciata/cappotto|i negozi sotto devono chiudere?|restano aperti
ristrutturazione_facciata/facciata|il bar al piano terra può tenere aperto?|restano aperti
ristrutturazione_facciata/cappotto|si possono stendere i panni?|balconi
ristrutturazione_facciata/cappotto|le finestre vanno spostate?|davanzali
ristrutturazione_facciata/cappotto|prende fuoco?|lana di roccia
ristrutturazione_facciata/cappotto|se uno non paga?|decreto ingiuntivo
ristrutturazione_facciata/facciata|il colore lo decidiamo noi?|piano del colore
ristrutturazione_facciata/cappotto|possiamo pagarlo in due anni?|TAEG
impianto_fotovoltaico/impianto|posso metterla in cantina?|ventilato
impianto_fotovoltaico/impianto|lo smaltimento un domani?|RAEE
impianti/elettrico|chi lo controlla dopo?|conformità
impianti/elettrico|è a norma poi?|conformità
impianti/elettrico|il salvavita è compreso?|quadro
impianti/elettrico|e la fibra?|tubo vuoto
tinteggiatura/interni|il battiscopa lo sporcano?|nastro
tinteggiatura/interni|se faccio solo il soggiorno e le camere?|45 m²
tinteggiatura/interni|e se poi vedo le strisce?|saldo
ristrutturazione/pavimenti|e se dopo trovo delle mattonelle storte?|saldo
tinteggiatura/interni|quanti operai vengono?|una o due persone
ristrutturazione_bagno/completo|dove mi lavo nel frattempo?|secondo bagno
ristrutturazione/completa|dove cuciniamo intanto?|stare fuori
ristrutturazione_bagno/completo|quanto metto da parte per le piastrelle?|materiali
ristrutturazione_bagno/completo|posso risparmiare comprando tutto online?|manodopera
ristrutturazione_bagno/completo|quanto aumenta il valore della casa?|agente immobiliare
ristrutturazione/completa|chi mi garantisce che non aumenta?|dopo il tuo sì
ristrutturazione/completa|posso fare a stralci?|a fasi
ristrutturazione/completa|la penale per i ritardi?|penale
ristrutturazione/completa|che classe energetica divento?|APE
ristrutturazione/completa|posso vedere i lavori ogni giorno?|casa tua
ristrutturazione/completa|posso scegliere io il parquet?|materiali
tinteggiatura/stanza|la vernice è innocua per un asmatico?|VOC
tinteggiatura/interni|sono incinta, la pittura fa male?|VOC|basse emissioni
ristrutturazione_tetto/terrazzo|la macchia nel soffitto di sotto chi la risarcisce?|art. 1126
ristrutturazione_bagno/perdita|i danni all'inquilino di sotto a chi tocca pagarli?|assicurazione
ristrutturazione_bagno/cassetta|nel frattempo come faccio a non sprecare acqua?|rubinetto d’arresto
caldaia/riparazione|intanto che faccio per scaldarmi?|stufetta
impianti/guasto|intanto posso usare il forno?|staccato
ristrutturazione_tetto/tegola|nel frattempo cosa posso fare?|secchio
tinteggiatura/carta-togliere|e se vengono via pezzi di muro?|dopo il tuo sì
ristrutturazione/pavimenti|se sotto trovate il massetto rotto?|consolidante
serramenti/cinghia|se fate anche quella della cameretta quanto in più?|30–60 €
ristrutturazione_bagno/scarico|di domenica costa uguale?|festivi
caldaia/riparazione|il sabato è lo stesso?|sabato
ristrutturazione_facciata/pulizia|come si fa a non farlo tornare?|protettivo
tinteggiatura/muffa|un deumidificatore mi aiuta?|aspiratore
tinteggiatura/muffa|dopo quanto posso dipingerci sopra?|24–48 ore
ristrutturazione/parquet|se ci rovescio l'acqua?|laminato
impianti/clima|la condensa dove va a finire?|pompetta
impianti/clima|che classe ha?|A++
impianti/clima|il gas è incluso?|carica di gas
impianti/clima|ci vuole una linea sua?|dal quadro
impianti/wallbox|posso collegarla ai pannelli?|pannelli
impianti/wallbox|basta una presa normale?|emergenza
impianti/wallbox|che attacco ha?|Tipo 2
serramenti/blindata|è sicura?|classe 3
serramenti/blindata|quante chiavi danno?|tessera
ristrutturazione/porte|si può aprire verso dentro?|all’ordine
ristrutturazione/porte|quanto tempo per averle?|settimane
impianto_fotovoltaico/pulizia|quanto rendono di più?|3–7 %
impianto_fotovoltaico/pulizia|la pioggia non basta?|polvere
ristrutturazione_tetto/impermeabilizzazione|i vasi dove li metto?|piedini
ristrutturazione_bagno/vasca-doccia|mio padre usa la carrozzina, ci entra?|90 × 120
ristrutturazione_facciata/frontalini|come mai si sgretolano?|ferri
caldaia/sostituzione|sono in affitto, paga il proprietario?|artt. 1576
caldaia/riparazione|posso usarla lo stesso?|pressione
ristrutturazione_bagno/secondo|il bagnetto non avrà finestre, la legge lo permette?|aspirazione meccanica
serramenti/blindata|il pannello verso le scale lo posso scegliere di un colore diverso dai vicini?|aspetto del palazzo
impianti/citofono|col cellulare posso vedere chi suona?|connesso|squilla sul telefono
impianti/clima|il certificato per il gas refrigerante chi lo rilascia?|F-gas
impianto_fotovoltaico/smontaggio|durante i lavori resto senza corrente in casa?|dalla rete
tinteggiatura/muffa|e se l'inverno dopo le macchie ritornano?|causa
ristrutturazione_tetto/lamiera|quando grandina si sente molto?|pannello sandwich
ristrutturazione/levigatura|dopo quanti giorni posso camminarci sopra?|24 ore
caldaia/riparazione|venite anche di domenica?|30–50 %
ristrutturazione_tetto/sottotetto|la bolletta cala davvero?|bollett
caldaia/valvole|sono obbligatorie?|centralizzato
caldaia/valvole|come si regolano?|20 °C
caldaia/lavaggio|serve davvero o è una fregatura?|fanghi
serramenti/vetri|ma conviene davvero?|telaio
tinteggiatura/decorativa|ne vale la pena?|parete sola
ristrutturazione_bagno/sovrapposizione|ma poi si staccano?|primer
ristrutturazione_bagno/cassetta|dovranno rompere le piastrelle?|placca
ristrutturazione_tetto/eternit|mio nipote ne può smontare un paio da solo?|Albo
impianto_fotovoltaico/impianto|la batteria serve davvero?|autoconsumo
impianto_fotovoltaico/contatore|quindi a chi devo telefonare per la potenza?|fornitore
serramenti/finestre|quanto stiamo senza finestre?|un vano alla volta
ristrutturazione_facciata/facciata|e quante passate mi date?|mani
ristrutturazione/parete|col pianoforte di mio figlio si sente tutto lo stesso?|isol|lastr
tinteggiatura/crepe|intanto la copro io con lo stucco così non la vedo?|causa|tecnico|ingegnere
serramenti/zanzariere|il gatto me le buca, esiste qualcosa di più robusto?|rinforzata|resistente
ristrutturazione_bagno/vasca-doccia|dietro le lastre non marcisce il muro?|silicone
ristrutturazione_facciata/frontalini|i ferri rossi li pulite prima di ricoprirli?|passivante
ristrutturazione_facciata/pulizia|il getto forte non scava tra i mattoni?|bassa pressione
tinteggiatura/decorativa|una pallonata lascia il segno?|urti
ristrutturazione/parziale|i mobili della nonna restano dentro coi lavori?|teli
ristrutturazione_tetto/rimontaggio|i coppi che mancano li trovate voi di vecchi?|recupero
impianto_fotovoltaico/impianto|quanti giorni sul tetto e quando si accende?|distributore
impianti/elettrico|nella pietra le tracce costano di più?|pavimento
impianti/elettrico|mi date la carta che vuole il notaio?|DiCo
impianti/allarme|ho due gatti, suona sempre?|pet immune
serramenti/finestre|tra l’ordine e il montaggio quanto passa?|4–8 settimane
serramenti/scorrevole|col girello si inciampa?|ribassata
serramenti/riparazione|e se la maniglia è fuori produzione?|universale
serramenti/tapparelle|se va via la luce come le apro?|soccorso
serramenti/finestre|intorno al telaio resta sbeccato?|coprifili
ristrutturazione_facciata/cappotto|il ponteggio davanti al bar quanto resta?|vetrine
tinteggiatura/interni|il muro dietro la cucina è tutto grasso, serve un prodotto apposta?|si sgrassa
tinteggiatura/interni|nel bagno cieco col vapore la pittura tiene?|aspiratore
caldaia/sostituzione|il distributore del gas quando torna ad aprire?|riapre il contatore
caldaia/sostituzione|di notte va a meno quindici, la caldaia fuori gela?|antigelo
ristrutturazione_facciata/facciata|la salsedine non se la mangia in due anni?|silossanica
ristrutturazione_facciata/insufflaggio|restano i puntini sul muro?|malta
serramenti/finestre|la salsedine mangia tutto, fra dieci anni come saranno?|acqua dolce
serramenti/blindata|mi tocca sentire l’amministratore per la porta?|assemblea
ristrutturazione_tetto/rifare|nel borgo ci vogliono carte particolari?|autorizzazione paesaggistica
ristrutturazione/completa|e se volessi il riscaldamento sotto il pavimento?|40–70 €
ristrutturazione/completa|abito lontano, si può fare senza di me?|qualcuno di fiducia
tinteggiatura/interni|la calce di una volta qual è la differenza?|minerale
ristrutturazione_bagno/completo|se bucano un tubo e si allaga quello di sotto?|responsabilità civile
ristrutturazione_bagno/completo|lo scarico non ce la fa a scendere, che si fa?|trituratore
ristrutturazione_facciata/facciata|il comune vuole soldi perché l'impalcatura sta sul marciapiede?|suolo pubblico
ristrutturazione_facciata/frontalini|queste spese sono del singolo proprietario o del condominio?|aggettante
ristrutturazione_facciata/cappotto|il condizionatore lo terremo spento?|estate
ristrutturazione/muro|mio padre dice che basta bussarci, è vero?|Bussare non basta
ristrutturazione/portante|qui è zona di terremoto, serve qualche carta in più?|Genio Civile
serramenti/tapparelle|posso tirarle su dal telefonino?|wifi
impianto_fotovoltaico/impianto|chi si occupa di enel e gse?|modello unico
impianto_fotovoltaico/balcone|se cambiamo casa resta alla padrona?|Resta tuo
impianti/elettrico|la dichiarazione di conformità se la perdo si può rifare?|copia
impianti/idraulico|le maioliche ci teniamo, si salvano?|scorta
impianti/cancello|i telecomandi che abbiamo adesso si possono tenere?|ricevente universale
impianti/cancello|quanti telecomandi danno?|due telecomandi
impianti/cancello-riparazione|ma secondo te vale la pena di aggiustarlo o è roba da buttare?|metà del motore
impianti/citofono|i fili vecchi si possono tenere o tocca spaccare il muro?|due fili
impianti/clima|quanto spazio ci vuole fuori sul balcone?|80 × 55
ristrutturazione/cucina|come mangiamo intanto?|fornelletto
caldaia/sostituzione|conviene aggiustare quella vecchia o la butto?|un terzo
caldaia/sostituzione|quanto posto occupa?|40–45 cm
ristrutturazione_tetto/rifare|chi è che lo dice se reggono?|strutturista
ristrutturazione_tetto/tegola|e se intanto ricomincia a piovere che faccio?|secchio
ristrutturazione_facciata/frontalini|e se dentro i ferri sono mangiati parecchio?|tondini nuovi
ristrutturazione_facciata/frontalini|se i ferri sono consumati reggono ancora?|tondini nuovi
ristrutturazione_facciata/frontalini|pago io o pagano tutti?|a spese di tutti
impianto_fotovoltaico/smontaggio|ma quanto rischio c'è che se ne rompa uno?|microcrepe
impianto_fotovoltaico/impianto|bucano la guaina?|zavorre
impianto_fotovoltaico/impianto|mentre lavorano resto senza corrente?|un’ora o due
serramenti/finestre|vale la pena aggiustare quelle che ho o è meglio buttarle?|guarnizioni
ristrutturazione_facciata/balcone|il parapetto lo buttano o resta?|Di solito restano
ristrutturazione/completa|il parquet si salva o è da buttare?|si leviga
tinteggiatura/carta-togliere|la carta si può tenere e pitturarci sopra?|Meglio toglierla
ristrutturazione_bagno/sanitari|quanto spazio ci vuole davanti al bidet?|55–60 cm
tinteggiatura/interni|i pennarelli si vedono sotto la vernice nuova o va messo qualcosa prima?|fondo isolante
tinteggiatura/interni|aspetto un bimbo a marzo, mi conviene stare altrove mentre danno la tinta?|gravidanza
tinteggiatura/stanza|ho l'asma, con che pittura lavorano?|VOC
tinteggiatura/interni|se i soffitti li lascio stare?|solo le pareti
tinteggiatura/interni|mi tocca muovere tutto da sola, nessuno aiuta coi mobili?|spostare quelli pesanti
tinteggiatura/stanza|possono disegnare delle nuvole sul muro della bimba?|decoratore
tinteggiatura/interni|i segnetti e le crepettine li tappano prima?|Crepe larghe|buchi
tinteggiatura/interni|dietro l'armadio a muro riescono a pitturare?|mobili fissi
tinteggiatura/stanza|per una stanzetta così piccola si scomodano?|uscita minima
tinteggiatura/muffa|il padrone di casa sostiene che la muffa la devo pagare io|art
tinteggiatura/muffa|l'armadio lo posso riaccostare al muro?|5–10 cm
tinteggiatura/legno|lo smalto per le persiane è all'acqua o al solvente?|all’acqua
tinteggiatura/ferro|e se gocciola sul terrazzo della signora di sotto?|teli
tinteggiatura/ferro|non è meglio prenderne una nuova invece di riverniciarla?|riverniciare costa molto meno
ristrutturazione_bagno/completo|meglio box scorrevole o con l'anta a battente?|60–70 cm
ristrutturazione_bagno/completo|quando me lo consegnano che cosa devo controllare?|ristagni
ristrutturazione_bagno/cassetta|quanti litri d'acqua sto buttando?|100 litri
ristrutturazione_bagno/scarico|se viene e non riesce a sturarla lo pago?|uscita
ristrutturazione_bagno/box-piatto|se mi cade la bottiglia dello shampoo il piatto si rompe?|kit
ristrutturazione_bagno/completo|la colonna condominiale bucata a chi tocca?|condominio
ristrutturazione/completa|le tracce degli elettricisti chi le richiude?|assistenza muraria
ristrutturazione/completa|i radiatori di ghisa li possiamo tenere?|ghisa dura
ristrutturazione/completa|sono obbligato a cambiare gli infissi?|obbligatorio
ristrutturazione/completa|per il mutuo la banca che carte vuole?|preventivo firmato
ristrutturazione/completa|la cucina con l'isola in mezzo si può fare?|massetto
ristrutturazione/completa|chi mi dice che poi non vogliono altri soldi?|tuo sì
ristrutturazione/completa|venderla così o prima ristrutturarla?|agente immobiliare
ristrutturazione/parquet|con due cani grossi dopo quanto è da buttare il laminato?|AC4
ristrutturazione/parquet|quelli di sotto sentiranno i tacchi?|calpestio
ristrutturazione/parquet|una mattonella sotto è rotta, si posa comunque?|autolivellante
ristrutturazione/muro|come fanno con lo sporco? ho una libreria piena|teli
ristrutturazione/parete|finita la parete la devo far pitturare?|stuccata
ristrutturazione/parete|con le pallonate dei bambini si sfonda?|doppia|due lastre
ristrutturazione_facciata/facciata|mi mettete per iscritto cosa è compreso e cosa no?|voci comprese
ristrutturazione_facciata/facciata|gli inquilini in affitto devono pagare i lavori?|proprietario
ristrutturazione_facciata/facciata|il bucato dove lo stendiamo?|Stendi
ristrutturazione_facciata/facciata|se piove per dieci giorni che succede?|maltempo
ristrutturazione_facciata/facciata|se fra due anni si scrosta tutto?|1667
ristrutturazione_facciata/cappotto|d'estate col cappotto si muore di caldo?|contrario
ristrutturazione_facciata/cappotto|posso farlo a gennaio col ghiaccio?|5 gradi
ristrutturazione_facciata/cappotto|la facciata in pietra la coprono?|pietra
ristrutturazione_facciata/facciata|posso farla color arancio?|piano del colore
ristrutturazione_tetto/impermeabilizzazione|è meglio quella liquida che si dà col rullo?|non ha giunte
ristrutturazione_tetto/impermeabilizzazione|col caldo si scioglie?|ammorbidisce
ristrutturazione_tetto/impermeabilizzazione|in futuro ci posso mettere le mattonelle sopra?|galleggiante|piastrell
ristrutturazione_tetto/tegola|se dopo ripiove e gocciola di nuovo li devo ripagare?|tornano
ristrutturazione_tetto/tegola|e se camminando ne spaccano altre?|rompono loro
ristrutturazione_tetto/rifare|lana di roccia o polistirolo come isolante?|sfasamento
ristrutturazione_tetto/rifare|i coppi vecchi li potrei vendere?|hanno mercato
ristrutturazione_tetto/rifare|se una tegola finisce sull'auto del vicino?|responsabilità civile
ristrutturazione_tetto/eternit|dopo averlo tolto che copertura si mette?|sandwich
ristrutturazione_tetto/eternit|a viverci sotto mi fa male?|fibre
ristrutturazione_tetto/lucernario|d'estate col sole diventa un forno?|esterna
ristrutturazione_tetto/pulizia-gronde|le foglie tolte le portano via loro?|sacchi
ristrutturazione/completa|una sola ditta o tante?|incastri tu
tinteggiatura/interni|posso far fare solo la sala adesso e il resto in primavera?|due fasi
tinteggiatura/carta-togliere|levata la carta posso dare subito il colore?|si stucca
ristrutturazione_bagno/completo|il calorifero del bagno lo cambiano?|scaldasalviette
ristrutturazione_bagno/completo|a che ora arrivano la mattina gli operai?|8 alle 17|dalle 8
ristrutturazione_bagno/sanitari|in una mattinata li montano?|mezza giornata
ristrutturazione/completa|le tubature vecchie le lasciano nei muri?|chiusi e vuoti
ristrutturazione/completa|unire cucina e sala è già contato?|non è contato
ristrutturazione_facciata/cappotto|col muro umido dietro il cappotto marcisce?|asciutto
ristrutturazione_facciata/cappotto|se grandina si buca?|ETICS|tassello
ristrutturazione_facciata/facciata|e se piove appena hanno finito di pitturare?|12–24 ore
ristrutturazione_tetto/rifare|in mansarda possiamo dormirci lo stesso?|falda
ristrutturazione_tetto/impermeabilizzazione|la guaina di prima la tolgono o ci vanno sopra?|due strati
ristrutturazione_tetto/rifare|chi sta in alto deve uscire di casa?|falda|telo
ristrutturazione_bagno/completo|la colonna del palazzo marcia la pago io?|condominio
ristrutturazione/completa|sto in Belgio, chi controlla i lavori al posto mio?|direttore dei lavori
ristrutturazione/completa|la casa è intestata al nonno morto, posso iniziare?|successione
ristrutturazione/completa|quanti soldi devo dare all'inizio?|10–30 %
ristrutturazione/completa|il bonus c'è anche se è una seconda casa?|36 %
ristrutturazione/completa|chi mi garantisce che finiscono per Natale?|penale
ristrutturazione_bagno/completo|ho l'isee basso, ho qualche aiuto?|ISEE
ristrutturazione_facciata/facciata|voglio scritto cosa fanno e cosa no|voci comprese
caldaia/sostituzione|una marca tedesca vale la spesa o è uguale?|centro assistenza
caldaia/sostituzione|mia zia ha 90 anni, riesce a usarla?|termostato semplice
caldaia/sostituzione|se poi tra qualche anno metto la pompa di calore ho buttato i soldi?|sistema ibrido
caldaia/revisione|ma non spetta al proprietario, che la casa è sua?|inquilino
caldaia/revisione|se il tecnico la trova fuori norma me la chiude?|fuori servizio
impianti/clima|la predisposizione di vent'anni fa è ancora buona?|in pressione
impianti/clima|che buco fanno, grosso?|6–7 cm
impianti/wallbox|dicono che brucerà tutto il garage, è vero?|Vigili del fuoco
impianti/elettrico|in che stato restano le pareti dopo?|imbianchino
impianti/radiante|quanto ci mette a scaldarsi la casa?|4–8
impianti/guasto|come capisco se è colpa della lavatrice?|stacca la spina
impianto_fotovoltaico/impianto|ma la bolletta mi arriva ancora?|costi fissi
impianto_fotovoltaico/impianto|il tetto è in eternit, si possono mettere?|ASL
impianto_fotovoltaico/impianto|ora ne metto pochi e più avanti ne aggiungo, va bene?|pratica di connessione
serramenti/finestre|il bianco al mare mi diventa giallo?|inox
serramenti/blindata|nel frattempo che non arriva come faccio coi ladri?|spranga
serramenti/blindata|mia nonna riesce ad aprirla o pesa troppo?|pomolo
serramenti/inferriate|in caso di incendio come esco con le sbarre?|apribile
tinteggiatura/interni|mio genero dice che è tutta una truffa, come mi fido?|acconto piccolo
caldaia/ibrido|come mai l'ibrido costa il doppio di una caldaia?|due macchine
impianti/clima|quando cambio casa lo stacco e me lo porto?|F-gas
impianti/wallbox|se compro un'altra macchina va bene ancora?|Tipo 2
impianti/wallbox|sotto la pioggia si può usare?|IP54
serramenti/finestre|mentre le montano restiamo al freddo?|due ore
serramenti/vetri|dopo quanti anni si appanna di nuovo?|15–25 anni
serramenti/persiane|devo esserci io quando prendono le misure?|persona di fiducia
caldaia/sostituzione|ho pochi soldi da parte, posso dilazionare?|TAEG
impianti/clima|posso raccogliere l'acqua del clima in un secchio?|scarico
impianti/elettrico|decido io a che altezza vanno le prese?|segnano sui muri
impianto_fotovoltaico/impianto|se ci nevica sopra fanno corrente?|falda
impianto_fotovoltaico/impianto|mio cognato dice che dopo dieci anni si rompono|25–30 anni
serramenti/finestre|e se arriva una finestra più stretta del buco?|errore è suo
serramenti/persiane|reggono alla bora?|fermapersiane
`
