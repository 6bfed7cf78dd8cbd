import type { Examples } from './examples.ts'

/** Doubts about the price, as customers put them. */
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
l'altra ditta sta sui 5000`,
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
è in linea col mercato`,
  extras: `
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
se poi costa di più`,
}
