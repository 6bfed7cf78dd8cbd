/** Messages that tell of a danger, and which. */
export const emergencies = `
sento odore di gas vicino alla caldaia|gas
c'è puzza di gas in cucina|gas
spuzza de gas in corridoio|gas
in casa sa di gas|gas
si sente il gas quando entro|gas
ODORE DI GASS!!! che faccio?|gas
il tubo del gas perde|gas
c'è una perdita di gas dal contatore|gas
esce gas dal fornello, non si chiude|gas
credo ci sia una fuga di metano|gas
l'allarme del gas suona da mezz'ora|gas
odore di uova marce vicino al contatore del gas|gas
hanno tranciato il tubo del gas scavando|gas
mi gira la testa e la caldaia è accesa|carbon-monoxide
da quando accendiamo la stufa abbiamo tutti mal di testa|carbon-monoxide
esce fumo nero dalla caldaia|carbon-monoxide
il camino butta fumo nero in casa|carbon-monoxide
suona l'allarme del monossido|carbon-monoxide
è scattato il rilevatore di monossido|carbon-monoxide
ho nausea e capogiri, la stufa a pellet è accesa|carbon-monoxide
il bimbo è svenuto in bagno con lo scaldabagno acceso|carbon-monoxide
mi sento la testa pesante, mi gira la testa|carbon-monoxide
mi si sta allagando la casa|water
è scoppiato un tubo in bagno|water
acqua dappertutto, non riesco a fermarla|water
si è allagata la cantina aiuto|water
la caldaia perde acqua ovunque|water
il flessibile si è staccato e l'acqua schizza|water
si è rotto il tubo e l'acqua non si ferma|water
la presa fa scintille|electricity
il quadro elettrico fa delle scintile|electricity
prendo la scossa quando tocco il rubinetto|electricity
pizzica toccare la lavatrice|electricity
la doccia mi dà la scossa|electricity
puzza di bruciato dal quadro elettrico|electricity
l'acqua gocciola sul contatore della corrente|electricity
piove dentro dal lampadario|electricity
sento odore di plastica bruciata vicino alla presa|electricity
la presa fuma|electricity
cadono pezzi dal balcone sulla strada|collapse
sta crollando il soffitto|collapse
si è staccato un pezzo di cornicione ed è caduto sul marciapiede|collapse
il solaio sta cedendo|collapse
stanotte si è aperta una crepa enorme nel muro|collapse
mi è cascato il soffitto addosso|collapse
dopo la scossa di terremoto si sono aperte crepe grosse|collapse
la cucina va a fuoco|fire
ha preso fuoco la canna fumaria|fire
c'è un incendio in casa|fire
la casa è piena di fumo|fire
`

/** Messages with words of dangers, without one. */
export const harmless = `
tubo del gas da spostare
devo spostare l'attacco del gas in cucina
fumo di sigaretta sui muri da coprire
macchia d'acqua sul soffitto da ridipingere
rilevatore di gas da installare
vorrei mettere un sensore di monossido
caldaia a gas da sostituire
camino nuovo a legna
la caldaia a gas perde acqua
quanto costa allacciare il gas metano
il condizionatore perde gas, va ricaricato
scarico fumi a parete
analisi dei fumi e bollino
mi piove in camera da una tegola rotta
perde il rubinetto della cucina
il water perde un po' d'acqua
il tubo sotto il lavello gocciola
rifare impianto elettrico e punti acqua, 12 prese
la presa non funziona
salta la corrente quando accendo il forno
presa bruciata da cambiare
lampadina fulminata
ho qualche crepa sottile nel muro
crepe vecchie da stuccare in salotto
la casa cade a pezzi, è da ristrutturare
intonaco che si stacca in bagno per l'umidità
si stacca la pittura dal soffitto
due tegole cadute da rimettere
il prezzo è crollato?
quando piove si allaga il garage, come si risolve?
la cantina si allaga ogni volta che piove forte
porta antincendio per il garage
l'anno scorso c'è stato un incendio e devo ripitturare
mi fa girare la testa questo prezzo
che mal di testa questi preventivi
la fiamma della caldaia si spegne
vorrei un camino a bioetanolo
macchie di fumo nero sopra i termosifoni da imbiancare
il balcone ha le piastrelle rotte
devo rifare il cornicione
la lavatrice non scarica
odore di fogna in bagno
vernice senza odore
è urgente, la caldaia è bloccata e siamo al freddo
sostituire lo scaldabagno elettrico
impianto con accumulo, quanto gas risparmio?
tetto da rifare, entra acqua quando piove
bagno da rifare dopo una perdita
si è bruciata la scheda della caldaia
ho sentito che il gas aumenta, mi conviene la pompa di calore?
`
