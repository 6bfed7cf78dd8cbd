import type { Examples } from './examples.ts'

/** Questions about what comes after the estimate, as customers ask them. */
export const next: Examples = {
  'next-steps': `
e adesso cosa devo fare
come funziona ora
cosa succede adesso
e poi
come procediamo
qual è il prossimo passo
come si va avanti
cosa faccio adesso
ok e ora
come faccio a prenotare
mi interessa come faccio
voglio procedere
voglio il preventivo vero
mo che devo fa
come si continua
ok procediamo coi lavori
come faccio ad avere il preventivo`,
  'who-calls': `
quindi mi richiamate voi
mi chiamate voi o devo chiamare io
chi mi contatta
quando mi chiamano
devo chiamare io
mi contatta il professionista
aspetto una vostra chiamata
vi lascio il numero
come mi contattate
mi fate sapere voi
chi chiama chi
non avete il mio numero come fate a chiamarmi
devo lasciare il telefono
ti do il mio cellulare
mi telefonate`,
  visit: `
vorrei un appuntamento
potete venire a vedere
quando venite a fare il sopralluogo
si può fissare un sopralluogo
viene qualcuno a vedere
posso prenotare una visita
mandate un tecnico a vedere
serve un sopralluogo
potete passare domani
venite a casa a vedere
vorrei che qualcuno venisse a controllare
possiamo vederci
fissiamo un incontro
passate a dare un'occhiata
me mandate quarcuno a vede`,
  'visit-free': `
il sopralluogo è gratuito
il sopralluogo si paga
la visita è gratis
quanto costa il sopralluogo
il preventivo è gratuito
devo pagare per il preventivo
se vengono a vedere pago
l'uscita si paga
fate preventivi gratuiti
la chiamata per vedere la pago
se poi non accetto pago il sopralluogo
venire a vedere costa`,
  'several-quotes': `
posso avere più preventivi
quanti preventivi mi arrivano
posso confrontare più ditte
posso sentire altri
vorrei sentire più imprese
mi mandate più professionisti
quanti mi contattano
posso scegliere tra più ditte
conviene chiedere più preventivi
posso parlare con due o tre imbianchini
vorrei confrontare`,
  professionals: `
chi fa il lavoro
mi trovi un imbianchino
conoscete una ditta in zona
chi viene a fare il lavoro
avete imprese a milano
a chi mi rivolgo
mi mandi i contatti di un idraulico
dove trovo i professionisti
mi consigli qualcuno
ci sono elettricisti vicino a me
chi sono le ditte
mi serve il nome di una ditta
mi dai il nome di qualcuno bravo
quale tecnico mi serve
che professionista devo chiamare`,
  send: `
mandami il preventivo per mail
posso avere il riassunto
me lo mandi su whatsapp
posso scaricare il pdf
vorrei la stima per iscritto
puoi inviarmi il riepilogo
come faccio a salvarlo
lo posso stampare
mandami tutto via email
posso girarlo a mio marito
voglio condividere la stima
me lo giri
puoi mandarmi un documento
come lo salvo
lo vorrei far vedere a mia moglie`,
  urgent: `
mi serve qualcuno oggi
è urgente
ho bisogno subito di un idraulico
potete venire oggi
pronto intervento
venite subito
non ho acqua calda e ho un neonato
siamo al freddo con i bambini
serve un tecnico adesso
aiuto la caldaia non parte
intervento immediato
è un'emergenza la caldaia è ferma
sono senza luce
siamo senza riscaldamento da ieri
il prima possibile è urgentissimo
me serve subito uno
sono rimasto chiuso fuori casa`,
  safe: `
sono al sicuro
siamo al sicuro
ora sono fuori casa al sicuro
ho chiuso il gas e sono uscito
tutto a posto ora
ho chiamato il 112
sono arrivati i vigili del fuoco
i pompieri hanno risolto
falso allarme
pericolo passato
ho chiuso l'acqua tutto ok`,
  person: `
posso parlare con una persona
vorrei parlare con qualcuno
fammi parlare con un operatore
c'è un numero di telefono
avete un numero da chiamare
voglio parlare con un umano
mi passi un consulente
avete l'assistenza clienti
come vi contatto
preferisco parlare a voce
non voglio parlare con un robot
voglio chiamarvi
c'è un whatsapp
dov'è il vostro ufficio`,
}
