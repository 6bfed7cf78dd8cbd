/** Questions about dangers that have not happened, and what others say of them. */
export const supposedDangers = `
i vicini dicono che mi prenderà fuoco il garage e servono i pompieri. è una sciocchezza o c'è del vero
ma se c e un incendio con le sbarre murate come scappo.. quelle che si aprono costano assai di piu?
ma se scoppia un incendio l'assicurazione paga?
in caso d'incendio come si esce?
se divampa il fuoco in cucina le sbarre si aprono?
se va la casa a fuoco i pompieri riescono ad aprirle?
mia moglie ha paura che in caso di fuoco i bimbi restano chiusi dentro
ho letto che i pannelli prendono fuoco, è vero?
ho sentito dire che le batterie al litio esplodono, come mai?
mi hanno detto che le caldaie vecchie scoppiano
e se va a fuoco il tetto l'assicurazione copre?
se prende fuoco l'inverter chi chiamo?
e se mentre smontano viene giù il soffitto?
i muri attorno ai cardini si sbriciolano, e se quando tirano via le vecchie viene giù l'intonaco?
la parete è un po' umida, e se demolendo si allaga di sotto?
e se perde acqua di notte e mi allaga il parquet chi paga?
se beccate un tubo dell'acqua e si allaga tutto?
se rompete il tubo del vicino e si allaga, chi ripaga?
non vorrei allagare quella di sotto
se c'è una fuga di gas si spegne da sola?
senza che si allaghi quello di sotto?
ci ha allagato la cantina a settembre, il perito dice che adesso è asciutto
se per caso il tubo del gas perde la caldaia se ne accorge?
`

/** Reports in the form of a condition, a fear or hearsay: dangers nevertheless, and which. */
export const dangersSupposed = `
se sento puzza di gas che faccio?|gas
il balcone è crepato, e se viene giù?|collapse
viene giù l'intonaco, e se crolla tutto?|collapse
si sbriciola l'intonaco del balcone, e se cade in testa a qualcuno?|collapse
sento puzza di gas, e se scoppia?|gas
i vicini dicono che c'è puzza di gas per le scale|gas
dicono che il garage sta andando a fuoco|fire
i vicini dicono che va a fuoco il mio garage|fire
mio figlio dice che le tende bruciano|fire
se prende fuoco la presa cosa faccio|fire
ho paura che crolli, la crepa si allarga da stamattina|collapse
il soffitto si è abbassato e scricchiola, se crolla?|collapse
se mi gira la testa e la stufa fa fumo devo uscire?|carbon-monoxide
sta entrando acqua dal soffitto, se si allaga chi paga?|water
`
