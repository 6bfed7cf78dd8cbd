import t from 'tap'

import { readPlace } from '../../../src/assistant/italian/places/cities.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

const index = createPlaceIndex()

function place(message: string, asked: boolean): string {
  const reading = readPlace(readUtterance(message), index, asked)
  if (reading.kind === 'found') return reading.place.label
  return reading.kind === 'ambiguous' ? reading.values.slice(0, 3).join(' / ') : '-'
}

/** 'Cascina' is a town and a farmhouse. */
const farmhouses: readonly (readonly [string, string])[] = [
  ['Cascina del 1910 vicino a Crema, da ristrutturare', 'Crema (CR)'],
  ['sto a Cascina, casa da rifare', 'Cascina (PI)'],
]

t.test('a farmhouse that is described is no town', async (t) => {
  for (const [message, label] of farmhouses) t.equal(place(message, false), label, message)
})

/** A town between marks, in a message about something else. */
const apart: readonly (readonly [string, string])[] = [
  ['da togliere e basta. enna. posso farlo io?', 'Enna (EN)'],
  ['tre finestre, biella, quanto viene?', 'Biella (BI)'],
  ['muro, calcio, intonaco', '-'],
  ['devo fare il bagno, tortolì via mazzini 4', 'Tortolì (OG)'],
  ['il tetto perde, bosa piazza zannetti', '-'],
  ['zanzariere per adesso sì, le tende per ora no', '-'],
  ['imbiancare un trilocale, noto, siracusa', 'Noto (SR)'],
  ['una caldaia per bosco, monza', 'Monza (MB)'],
  ['un cancello a Castelfranco de Sotto', 'Castelfranco di Sotto (PI)'],
]

t.test('a town between marks is meant without a capital', async (t) => {
  for (const [message, label] of apart) t.equal(place(message, false), label, message)
})

/** Words after 'sono' or 'in' that are also the names of villages. */
const words: readonly (readonly [string, string])[] = [
  ['mi sono separata e sono tornata dai miei', '-'],
  ['il tetto in piode è sano', '-'],
  ['sono a piode', 'Piode (VC)'],
  ['sono di tornata, cremona', 'Tornata (CR)'],
  ['siamo in Tornata', 'Tornata (CR)'],
  ['abito in piode', 'Piode (VC)'],
]

t.test('a village without a capital is not meant after a verb or a material', async (t) => {
  for (const [message, label] of words) t.equal(place(message, false), label, message)
})

/** A town as the whole reply to another question. */
const alone: readonly (readonly [string, string])[] = [
  ['sulmona', 'Sulmona (AQ)'],
  ['Ivrea', 'Ivrea (TO)'],
  ['ciriè', 'Ciriè (TO)'],
  ['fermo', '-'],
  ['bianco', '-'],
  ['legno', '-'],
]

t.test('a town alone is the place, a word of every day is not', async (t) => {
  for (const [message, label] of alone) t.equal(place(message, false), label, message)
})

/** Answers in which a larger name only tells where the town lies, or a name is also a word of every day. */
const located: readonly (readonly [string, string])[] = [
  ['carini vicino palermo', 'Carini (PA)'],
  ['mira, provincia de venezia', 'Mira (VE)'],
  ['chieri, vicino torino', 'Chieri (TO)'],
  ['cento, vicino ferrara', 'Cento (FE)'],
  ['Meda in Brianza', 'Meda (MB)'],
  ['dolo riviera del brenta', 'Dolo (VE)'],
  ['nus, valle d’aosta', 'Nus (AO)'],
  ['castro vicino lecce', 'Castro (LE)'],
  ['rosazza vicino biella', 'Rosazza (BI)'],
  ['tarcento, 20 minuti da udine', 'Tarcento (UD)'],
  ['a due passi da Lecco, Valmadrera', 'Valmadrera (LC)'],
  ['Trani, tra Barletta e Bari', 'Trani (BT)'],
  ['zona Torino, a Chieri', 'Chieri (TO)'],
  ['lavoro a Milano ma la casa è a Rho', 'Rho (MI)'],
  ['abano, appena fuori Padova', 'Abano Terme (PD)'],
  ['vicino a Bergamo', 'Bergamo (BG)'],
  ['in campagna vicino a salerno', 'Salerno (SA)'],
  ['monte silvano', 'Montesilvano (PE)'],
]

t.test('a town near another one is the place, even if its name is a word', async (t) => {
  for (const [message, label] of located) t.equal(place(message, true), label, message)
  t.equal(place('rifare il tetto a Carini vicino Palermo', false), 'Carini (PA)')
  t.equal(place('imbiancare casa vicino Roma', false), 'Roma (RM)')
})

t.test('two small words do not make the name of a town', async (t) => {
  for (const message of ['ma a me le sbarre non piacciono', 'se te la senti di venire'])
    t.equal(place(message, false), '-', message)
})

/** The answer to the question where. */
const answers: readonly (readonly [string, string])[] = [
  ['monza', 'Monza (MB)'],
  ['MONZA', 'Monza (MB)'],
  ['a monza', 'Monza (MB)'],
  ['Monza (MB)', 'Monza (MB)'],
  ['monza mb', 'Monza (MB)'],
  ['fermo', 'Fermo (FM)'],
  ['noto, siracusa', 'Noto (SR)'],
  ['lecco', 'Lecco (LC)'],
  ['abito a Sesto San Giovanni', 'Sesto San Giovanni (MI)'],
  ['reggio emilia', "Reggio nell'Emilia (RE)"],
  ['reggio calabria', 'Reggio di Calabria (RC)'],
  ['l’aquila', "L'Aquila (AQ)"],
  ['laquila', "L'Aquila (AQ)"],
  ['forli', 'Forlì (FC)'],
  ['bozen', 'Bolzano (BZ)'],
  ['S. Giovanni in Persiceto', 'San Giovanni in Persiceto (BO)'],
  ['mialno', 'Milano (MI)'],
  ['bolonga', 'Bologna (BO)'],
  ['cernusco', 'Cernusco sul Naviglio (MI)'],
  ['Prato', 'Prato (PO)'],
  ['siamo a Prato', 'Prato (PO)'],
  ['Cento', 'Cento (FE)'],
  ['Roma, zona Eur', 'Roma (RM)'],
  ['Gubbio, zona san marco, fuori dalle mura', 'Gubbio (PG)'],
  ['a Mestre', 'Venezia (VE)'],
  ['un po’ fuori Torino', 'Torino (TO)'],
  ['via Milano 3, Lodi', 'Lodi (LO)'],
  ['provincia di bergamo', 'provincia di Bergamo'],
  ['in prov. di BG', 'provincia di Bergamo'],
  ['BG', 'provincia di Bergamo'],
  ['brianza', 'provincia di Monza'],
  ['San Giorgio in provincia di Mantova', 'provincia di Mantova'],
  ['sicilia', 'Sicilia'],
  ['in Emilia Romagna', 'Emilia-Romagna'],
  ['castro', 'CASTRO (BG) / CASTRO (LE)'],
  ['castro (le)', 'Castro (LE)'],
  ['20900', 'Monza (MB)'],
  ['20052', 'Monza (MB)'],
  ['il cap è 16145', 'Genova (GE)'],
  ['40100', 'Bologna (BO)'],
  ['20876', 'Ornago (MB)'],
  ['00042', 'Anzio (RM)'],
  ['09100', 'Cagliari (CA)'],
  ['33080', 'provincia di Pordenone'],
  ['09040', 'Sardegna'],
  ['20900 euro', '-'],
  ['99999', '-'],
  ['Quarto Oggiaro', 'Milano (MI)'],
  ['quarto ogiaro', 'Milano (MI)'],
  ['al Vomero', 'Napoli (NA)'],
  ['Trastevere', 'Roma (RM)'],
  ['Lido di Ostia', 'Roma (RM)'],
  ['Borgo Panigale', 'Bologna (BO)'],
  ['Monteverde', 'ROMA (RM) / MONTEVERDE (AV)'],
  ['Monteverde, Roma', 'Roma (RM)'],
  ['Sesto S. Giovanni', 'Sesto San Giovanni (MI)'],
  ['S. Donato', 'San Donato Milanese (MI)'],
  ['S. Maria Capua Vetere', 'Santa Maria Capua Vetere (CE)'],
  ['s. benedetto del tronto', 'San Benedetto del Tronto (AP)'],
  ['Busto A.', 'Busto Arsizio (VA)'],
  ['busto', 'Busto Arsizio (VA)'],
  ['Cernusco s/N', 'Cernusco sul Naviglio (MI)'],
  ['cinisello', 'Cinisello Balsamo (MI)'],
  ['Reggio', "REGGIO DI CALABRIA (RC) / REGGIO NELL'EMILIA (RE)"],
  ['Salento', 'provincia di Lecce'],
  ['Castelli Romani', 'provincia di Roma'],
  ['romagna', 'Emilia-Romagna'],
  ['abito in centro', '-'],
  ['Parigi', '-'],
  ['Lugano', '-'],
  ['asdfgh', '-'],
  ['non lo so', '-'],
  ['terzo piano', '-'],
]

/** Said in passing, while something else was asked. */
const mentions: readonly (readonly [string, string])[] = [
  ['camere col legno per terra. Reggio Emilia', "Reggio nell'Emilia (RE)"],
  ['tetto a est e ovest. Ferrara', 'Ferrara (FE)'],
  ['levigare il pavimento, 35 mq. Massa', 'Massa (MS)'],
  ['80 mq a monza', 'Monza (MB)'],
  ['80 mq Monza', 'Monza (MB)'],
  ['casa a lecco, vuota', 'Lecco (LC)'],
  ['la casa è ad agnadello', 'Agnadello (CR)'],
  ['siamo in provincia di Como', 'provincia di Como'],
  ['80 mq a Sesto S. Giovanni', 'Sesto San Giovanni (MI)'],
  ['devo imbiancare 70 mq, zona Lambrate', 'Milano (MI)'],
  ['casa a Centocelle da rifare', 'Roma (RM)'],
  ['e a Monteverde?', 'ROMA (RM) / MONTEVERDE (AV)'],
  ['e a cinisello?', 'Cinisello Balsamo (MI)'],
  ['80 mq a Mialno', 'Milano (MI)'],
  ['ho una casa in Brianza', 'provincia di Monza'],
  ['una villetta nel Salento', 'provincia di Lecce'],
  ['rustico nel bergamasco', 'provincia di Bergamo'],
  ['vicino a Lodi', 'Lodi (LO)'],
  ['appartamento in prov. di Varese', 'provincia di Varese'],
  ['CAP 00185, 60 mq', 'Roma (RM)'],
  ['siamo a Cento, bagno da 5 mq', 'Cento (FE)'],
  ['Bagno di Romagna, tetto da rifare', 'Bagno di Romagna (FC)'],
  ['20900', 'Monza (MB)'],
  ['20876', '-'],
  ['cap 95014, due zanzariere', 'Giarre (CT)'],
  ['un punto luce in terrazzo. Fiumicino', 'Fiumicino (RM)'],
  ['al posto di quello a rotella. Sanluri', 'Sanluri (VS)'],
  ['una presa in terrazzo', '-'],
  ['lo split gocciola sul comò', '-'],
  ['si è rotto il como', '-'],
  ['piatto doccia in taverna, sto a Teramo', 'Teramo (TE)'],
  ['un cancello a lerma, Ovada', 'Ovada (AL)'],
  ['grondaie, 20 metri, Reggio', "REGGIO DI CALABRIA (RC) / REGGIO NELL'EMILIA (RE)"],
  ['cap 00040 e basta', 'provincia di Roma'],
  ['budget 20900', '-'],
  ['casa a Cento km da qui', '-'],
  ['entro marzo o ad Aprile', '-'],
  ['una porta nuova e una finestra', '-'],
  ['porta blindata e massa dei detriti', '-'],
  ['il giardino è vasto e c’è un ponte', '-'],
  ['stucco veneziano in salotto', '-'],
  ['muro in sassi', '-'],
  ['rifare il bagno', '-'],
  ['via Trastevere 3', '-'],
  ['appartamento al terzo piano', '-'],
  ['cento metri', '-'],
  ['camino e lavello in cucina', '-'],
  ['posa in opera', '-'],
  ['pareti e soffitti', '-'],
  ['quattro camere e un bagno', '-'],
  ['il prato e la strada', '-'],
  ['i tetti sono due', '-'],
  ['in viale Monza abbiamo un ufficio', '-'],
  ['caldaia autonoma? no la mia è vecchia', '-'],
]

t.test('the answer to the question where', (t) => {
  for (const [message, expected] of answers) t.equal(place(message, true), expected, message)
  t.end()
})

t.test('a place said in passing, and words of every day that are no place', (t) => {
  for (const [message, expected] of mentions) t.equal(place(message, false), expected, message)
  t.end()
})

t.test('a former municipality is found by its old name', async (t) => {
  for (const [message, label] of [
    ['casa in montagna a cutigliano', 'Abetone Cutigliano (PT)'],
    ['sto a Crespellano, Bologna', 'Valsamoggia (BO)'],
    ['abito a Porretta Terme', 'Alto Reno Terme (BO)'],
    ['siamo a Piteglio', 'San Marcello Piteglio (PT)'],
  ] as const)
    t.equal(place(message, false), label, message)
  t.equal(place('Cutigliano (Pistoia)', true), 'Abetone Cutigliano (PT)')
  t.equal(place('cutigliano, sulla montagna pistoiese', true), 'Abetone Cutigliano (PT)')
})
