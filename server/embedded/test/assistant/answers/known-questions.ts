/** Questions that the first chat left without an answer or with another one's, and the topics that fit. */
export const knownQuestions = `
i materiali sono compresi?|materials
lo smaltimento è compreso?|disposal
ma sono in alluminio o pvc?|counted
il ponteggio è compreso?|scaffolding
serve il permesso del comune?|permits
la certificazione è compresa?|certificates
e le tracce le fate voi?|included
macchina compresa?|included
quanto costano le macchine?|part-price
ci sto con 8000 euro?|budget
ci sto con 8.000?|budget
ho 5 mila euro|budget
serve la cila?|permits
serve un architetto?|permits
quanto produce?|yield
in quanti anni rientro?|yield
lo scambio sul posto c'è ancora?|yield
quanto risparmio in bolletta?|yield
e se compro io la pittura?|own-materials
quanti litri di pittura servono?|quantity
mi conviene la traspirante o la lavabile?|compare
quanto sarebbe a stanza?|unit-price
puoi farmi uno sconto?|discount
un mio amico ha pagato 1500|friend-paid-less
posso avere il riassunto?|send
e adesso cosa devo fare?|next-steps
vorrei un appuntamento|visit
quindi mi richiamate voi?|who-calls
sì|agree
va bene|agree
ok perfetto|agree
perché così caro?|why-price
cosa è compreso nel prezzo?|included
mandami il preventivo per mail|send
quanto viene ad appartamento? siamo 15|unit-price
ma voi guadagnate sul preventivo?|commission
quanto costava prima?|previous
quanto costa solo la manodopera?|labour
quanto dura una caldaia?|lifetime
c'è garanzia?|guarantee
80 mq, ma quanto tempo ci vuole?|duration
e c'è qualche bonus?|relief
Ma i mobili li spostate voi?|included
serve il permesso?|permits
fate anche cucine?|other-jobs
che dati raccogliete? chi li vede?|privacy
posso parlare con una persona?|person
xke costa cosi tanto?|why-price
quant'è l'iva?|vat
come scegliete i professionisti?|selection
quando potete iniziare?|start
il sopralluogo è gratis?|visit-free
posso restare in casa durante i lavori?|living
che vuol dire traspirante?|help
mi serve qualcuno OGGI, la caldaia non parte e ho un neonato in casa|urgent
Sono al sicuro|safe
ci penso|hesitation
grazie mille|thanks
posso toglierlo da solo?|self
la macchia poi rispunta?|lifetime
la roba vecchia chi se la porta?|disposal
il numero mio lo passate a mezza città?|privacy
non è che poi lo girate a tutti?|privacy
quanto dobbiamo restare in affitto ancora?|duration
solo di braccia quanto viene?|labour
le mattonelle me le ha regalate mio zio|own-materials
quello che viene è uno del mestiere?|selection
se si pianta di nuovo chi torna a ripararla?|guarantee
ci danno il foglio per il notaio?|certificates
c'è ancora quello sconto del 75 per le barriere?|relief
lo sconto fiscale del 50 vale ancora?|relief
mi fate uno sconto del 10?|discount
di questi soldi quanto va a chi le monta?|labour
di quella cifra che parte va agli operai?|labour
mi ero messo da parte settemila euro, ci sto?|budget
`
