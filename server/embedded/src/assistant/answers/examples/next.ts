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
come faccio ad avere il preventivo
bene, come andiamo avanti
e ora che faccio
perfetto, il prossimo passo
come si fa a partire
il prossimo passo
come si parte
e allora cosa faccio
sono convinto come procedo
bene andiamo avanti
a questo punto che si fa
mi sta bene e adesso
come faccio a confermare
dove firmo`,
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
mi telefonate
vi devo lasciare il cellulare
mi telefona qualcuno
mi contattate sul cellulare
chi telefona a chi
qualcuno mi chiama
come fanno a trovarmi
quando mi fate sapere
mi arriva una telefonata`,
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
me mandate quarcuno a vede
potete mandare qualcuno a visionare
quando potete passare per il sopralluogo
volevo fissare un appuntamento
il tecnico può venire a vedere sabato
il tecnico può venire sabato
passate voi a misurare
qualcuno può vedere di persona
venite a prendere le misure
volevo fissare una visita
quando potrebbe passare qualcuno
possiamo metterci d'accordo per un sopralluogo`,
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
venire a vedere costa
l'uscita costa
il sopralluogo è a pagamento
la visita si paga
se viene il tecnico quanto vuole per l'uscita
per venire a vedere si paga
mi fanno pagare il preventivo
la visita quanto costa
chiamata a pagamento`,
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
vorrei confrontare
posso chiedere ad altri
quante ditte mi proponete
potrei sentire anche un'altra ditta
potrei sentire anche un altro
quante offerte ricevo
posso chiedere a più di uno
me ne arrivano tanti
ne contatto uno solo o più`,
  professionals: `
ma questo chi lo fa
lo scavo chi lo fa
chi se ne occupa
chi lo deve fare
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
che professionista devo chiamare
hai un elettricista da consigliarmi
chi me lo fa il lavoro
conoscete un bravo muratore
a chi affido il lavoro
chi è che lo fa
mi serve qualcuno che lo faccia
un bravo artigiano dove lo trovo
avete qualcuno dalle mie parti
chi mi manda
lista di imprese`,
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
lo vorrei far vedere a mia moglie
lo mandi alla mia email
posso stamparla
me lo inoltri via mail
posso conservare la stima
me la stampo
c'è un foglio da scaricare
mettimelo per iscritto
fammi avere tutto via posta
mandalo a mia moglie
si può salvare`,
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
sono rimasto chiuso fuori casa
ho la caldaia in blocco e due bimbi piccoli, serve adesso
mi serve subito un idraulico
sono senza riscaldamento con due bambini, aiutatemi
aiutatemi siamo al freddo
serve subito un tecnico
chi può venire stasera
ho l'acqua staccata mi serve un idraulico adesso
la serratura è bloccata sono fuori
devo risolvere entro oggi
può passare qualcuno in giornata`,
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
dov'è il vostro ufficio
c'è qualcuno con cui parlare
numero di telefono
vorrei parlare con un responsabile
vorrei un responsabile
c'è qualcuno in carne e ossa
come posso telefonarvi
datemi un contatto umano
voglio parlare col capo`,
}
