import type { Examples } from './examples.ts'

/** Doubts about the price, as customers express them. */
export const doubts: Examples = {
  'friend-paid-less': `
un mio amico ha pagato 1500
mio cugino ha speso la metà
un altro mi ha chiesto 2000
ho un preventivo più basso
il mio vicino ha pagato meno
su internet costa meno
mi hanno fatto un prezzo di 3000
ho già un preventivo da 7000
al leroy costa meno
mia sorella l'ha fatto con 800 euro
un muratore mi ha chiesto meno
altri mi hanno detto 4000
l'idraulico sotto casa mi fa 900
ho visto offerte più basse online
l'altra ditta sta sui 5000
mio suocero ha speso 700
su facebook uno lo fa a 500
ho ricevuto un'offerta di 2900
il vicino ha speso molto meno
in rete si trova a metà prezzo
in rete si trova a metà
un conoscente ha speso di meno
in ditta da noi l'hanno fatto per 2000
mi hanno preventivato 3500
quello di prima mi chiedeva meno
il mio geometra dice che bastano 5000
al supermercato del fai da te viene meno
dal mio vicino hanno preso 1200
mio padre dice che con 500 euro si fa
ho visto su internet 20 euro al metro`,
  doubt: `
sei sicuro di questo prezzo
mi sembra strano
non mi torna
mi sembra poco
possibile che costi così poco
non ci credo
secondo me è sbagliato
secondo me hai sbagliato i conti
non mi convince la cifra
sicuro sicuro
ma è giusto questo prezzo
è un prezzo onesto
è un prezzo normale
la cifra mi pare sballata
è in linea col mercato
mi sembra un po' basso
non è che ti sbagli
questi conti non mi tornano
ho dei dubbi sulla cifra
ho qualche dubbio su questa cifra
mi sembra impossibile
davvero costa così
non credo sia giusto
troppo bello per essere vero
mi pare bassino
sei certo di quello che dici
ma è reale questo costo
mi sa che hai sbagliato
a me pare strano`,
  extras: `
che rischi ci sono
e se ci sono imprevisti
se esce fuori qualcosa durante i lavori
e se trovate i tubi marci
chi paga se ci sono problemi
se serve altro lavoro in corso d'opera
possono chiedermi altri soldi dopo
e se il prezzo aumenta a lavori iniziati
cosa succede se si trova umidità
quanto devo tenere da parte per gli imprevisti
ci possono essere sorprese
e se sotto è tutto da rifare
se rompono un tubo chi paga
varianti in corso d'opera
se poi costa di più
e se sotto ci fosse qualche magagna
cosa succede se durante il lavoro spunta un problema
e se poi mi aumentano il conto
durante il lavoro spunta un problema
e se viene fuori altro
se poi i costi lievitano
mi possono aumentare il conto
se sotto le piastrelle trovano il marcio
possono presentarmi un conto più alto
quanto lascio per sorprese
se il lavoro si complica
e se succede qualche guaio`,
}
