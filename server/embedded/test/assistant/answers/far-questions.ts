/** Questions in words far from those of the examples, and the topics that fit: 'included/materials' for either. */
export const farQuestions = `
l'impregnante è conteggiato?|included/counted
le porte vecchie le staccate voi?|included/disposal
cosa non mi date con questi soldi?|excluded
la resina la portate o la compro?|materials/own-materials
i rottami spariscono o restano in cortile?|disposal
serve per forza il trabattello?|scaffolding
a lavori conclusi mi date qualche attestato?|certificates
il bagno piccolo l'hai calcolato?|counted
con quale tipo di vetro hai fatto i conti?|counted
come si articola l'intervento?|process
mi hai fatto venire un colpo, perché tanto?|why-price
spiegami questa cifra|why-price
come mai 4.200?|why-price
non mi dai un'idea più stretta?|range
questa somma è scolpita nella pietra?|binding
vale come offerta formale?|binding
dove peschi questi valori?|sources
quali accorgimenti per contenere la spesa?|save
la versione più spartana quanto verrebbe?|save/compare
un abbuono si può avere?|discount
6000 bastano o devo aggiungere?|budget
ho risparmiato 8500 euro, ci rientro?|budget
quanto si becca il posatore?|labour
se la fornitura è mia?|own-materials
quante confezioni di colla?|quantity
il costo di una tapparella singola?|unit-price
quanto tocca a ogni condomino?|unit-price
a quanto ammonta la parte idraulica?|part-price/labour
il solo noleggio del ponteggio?|part-price/scaffolding
idropittura o smalto per la cucina?|compare
mi butto sull'alta o resto sulla media?|compare
quant'era il totale prima della modifica?|previous
un'impresa di zona mi ha chiesto 9800|friend-paid-less
a mio fratello è costato 1200|friend-paid-less
mi puzza questa cifra|doubt
e se saltano fuori tubi di piombo?|extras
va presentato qualcosa all'ufficio edilizia?|permits
il comune può farmi storie?|permits
spetta qualche agevolazione?|relief
si può mettere in dichiarazione dei redditi?|relief
già con l'iva dentro?|vat
in quanti giorni ve la cavate?|duration
quanto campano questi infissi?|lifetime
avete buchi in agenda a ottobre?|start
con la neve si può montare?|season
va bene, che si fa adesso?|next-steps
mi squilla qualcuno?|who-calls
riuscite a fare un salto a casa mia?|visit
per vedere il lavoro chiedono soldi?|visit-free
mi conviene farmi fare tre preventivi?|several-quotes
chi mi consigliate per il lavoro?|professionals
vorrei tenerne una copia|send
la caldaia è saltata, ho bisogno di aiuto stasera|urgent
c'è un recapito telefonico?|person
qua si paga?|free
chi mantiene il sito?|commission
finisco in qualche lista di telemarketing?|privacy
ti serve un'immagine del bagno?|photos
li avete conosciuti di persona questi artigiani?|selection
due anni di garanzia ci sono?|guarantee
se poi litigo con il muratore?|unhappy
se allagano l'appartamento sotto chi ne risponde?|insurance/guarantee
prendono il bancomat?|payment
a trieste ci arrivate?|coverage
tagliate anche l'erba?|other-jobs
dall'altra parte c'è una persona?|identity
quanta corrente mi dà?|yield
coi bimbi piccoli ci sono problemi?|living
tolgo io le mensole?|prepare/included
l'assemblea deve dire sì?|neighbours
sono cinesi i pannelli?|brand
kwp che roba è?|help
vi faccio sapere dopo le feste|hesitation
mollo tutto|refusal
hai preso fischi per fiaschi|complaint
`
