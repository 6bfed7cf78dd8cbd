import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import type { Fact } from '../../../src/assistant/slots/facts.ts'
import { factsAfter, factsAfterAll } from './whole-catalogue.ts'

/** Quantities as people tell them: the chat, the message, the question and its answer. */
const told: readonly (readonly [ServiceSlug, message: string, id: string, answer: string])[] = [
  // The thickness of a wall and the height of a room are no sizes of their own.
  [
    'ristrutturazione',
    'togliere il muro, quello sottile da 8/10 cm, lungo 3 metri e mezzo per 2,80 di altezza',
    'muroMq',
    '9.8',
  ],
  [
    'ristrutturazione',
    'togliere il muro, quello sottile da 8/10, nel locale di 38 mq il parquet',
    'muroMq',
    '-',
  ],
  ['ristrutturazione_bagno', 'Bagno 2,10 x 2,60, h 2,70, da rifare a Rovereto', 'superficie', '5.46'],
  ['ristrutturazione_bagno', 'Bagno 2,10 x 2,60, h 2,70, da rifare a Rovereto', 'bagni', '-'],
  ['ristrutturazione_bagno', 'bagno 200x250, altezza 270', 'superficie', '5'],
  ['ristrutturazione_bagno', 'bagno 200x250, altezza 270', 'bagni', '-'],
  ['tinteggiatura', 'imbiancare camera 4x4 h 2,70 e sala 5x4 h 3', 'superficie', '36'],
  // A total beside its parts.
  [
    'ristrutturazione_tetto',
    'grondaie nuove: 11 metri davanti e 11 dietro, 22 in tutto, e i tubi sei metri l’uno',
    'grondaie',
    '22',
  ],
  ['ristrutturazione_tetto', 'grondaie nuove, 11 m davanti e 9 m dietro, quindi 20 metri', 'grondaie', '20'],
  ['ristrutturazione_tetto', 'grondaie nuove, do tochi da undese metri, davanti e da drio', 'grondaie', '22'],
  ['serramenti', 'cambiare 3 finestre davanti e 3 dietro, 6 in tutto', 'finestre', '6'],
  // The outdoor unit is another count.
  ['impianti', 'vorrei il condizionatore in due stanze, con la macchina di fuori una sola', 'split', '2'],
  ['impianti', 'vorrei lo split in due camere, l’unità esterna una sola', 'split', '2'],
  ['serramenti', 'cambiare 4 finestre in pvc, la portafinestra una sola', 'finestre', '4'],
  ['ristrutturazione_bagno', 'ho tre bagni, mettere il box doccia in uno solo', 'bagni', '-'],
  // A share of the plaster.
  [
    'ristrutturazione_facciata',
    'facciata 180 mq, dietro suona vuoto, l’intonaco da rifare sarà un 20 per cento',
    'intonaco',
    'punti',
  ],
  ['ristrutturazione_facciata', 'facciata 180 mq, l’intonaco da rifare sarà il 90%', 'intonaco', 'tutto'],
  // Only a heater that is there already leaves the fitting alone.
  [
    'caldaia',
    'i pannelli li ho già (4,5 kw). Vorrei uno scaldabagno a pompa di calore da 200 litri',
    'apparecchio',
    '-',
  ],
  ['caldaia', 'ho già comprato i pannelli, vorrei uno scaldabagno da 80 litri', 'apparecchio', '-'],
  ['caldaia', 'scaldabagno da montare, l’ho già comprato', 'apparecchio', 'mio'],
  ['caldaia', 'montare uno scaldabagno, lo scaldabagno ce l’ho già', 'apparecchio', 'mio'],
  ['impianti', 'i pannelli li ho già comprati, vorrei un condizionatore in camera', 'macchine', '-'],
  ['ristrutturazione_bagno', 'cambiare i sanitari, le piastrelle le ho già comprate', 'fornitura', '-'],
  ['tinteggiatura', 'mettere la carta da parati, la scala ce l’ho già', 'fornitura', '-'],
  ['tinteggiatura', 'mettere la carta da parati, la carta ce l’ho già', 'fornitura', 'posa'],
  // A year in parentheses is no size, and no second bathroom.
  [
    'ristrutturazione_bagno',
    'il bagno (1978, marrone) lo vogliamo nuovo. è 2 metri x 2,40',
    'superficie',
    '4.8',
  ],
  ['ristrutturazione_bagno', 'il bagno (1978, marrone) lo vogliamo nuovo. è 2 metri x 2,40', 'bagni', '-'],
  // The number of slopes is the shape of a roof, unless each has a size.
  ['ristrutturazione_tetto', 'rifare la copertura a due falde, 140 mq in tutto', 'tetto', '140'],
  ['ristrutturazione_tetto', "rifare la copertura, due falde da 70 mq l'una", 'tetto', '140'],
  ['ristrutturazione_tetto', "rifare la copertura, so' due falde da 70 metri l'una", 'tetto', '140'],
  ['ristrutturazione_facciata', 'rifare i frontalini dei balconi, 3 metri', 'frontalini', '3'],
  // An area of a railing counts as its metres, the usual height being one.
  ['ristrutturazione_facciata', 'verniciare le ringhiere dei balconi, 12 mq', 'ringhiera', '12'],
  ['serramenti', 'tapparelle nuove, 4 da 130x160 e 2 da 100x240', 'tapparelle', '6'],
  ['caldaia', 'valvole termostatiche sui termosifoni, nove', 'valvole', '9'],
  // Stated walls need no typical size of their room.
  ['tinteggiatura', 'togliere la carta da parati in sala, 58 mq di pareti', 'superficie', '-'],
  ['tinteggiatura', 'togliere la carta da parati in sala, 58 mq di pareti', 'pareti', '58'],
  // 'Per uno' before 'di altezza' is the other side, not each of them.
  [
    'tinteggiatura',
    'ringhiere di tre balconi da verniciare, 14 metri per uno di altezza',
    'metriFerro',
    '14',
  ],
  ['tinteggiatura', 'ringhiere di tre balconi da verniciare, 5 metri per uno', 'metriFerro', '15'],
  // An age counts no doors.
  ['serramenti', 'porta blindata al posto di una porta di legno di 40 anni fa', 'porte-blindate', '-'],
  ['impianti', 'una presa in cucina, due in salotto e un punto luce', 'punti', '4'],
  // The customer's own total, and counts by room before the noun.
  ['impianti', 'prese: 3 in sala, 2 in camera, 1 fuori e altri due punti luce, in totale 8', 'punti', '8'],
  ['impianti', 'prese nuove in cantina e in garage, sette in tutto', 'punti', '7'],
  ['impianti', 'me ne servono 2 in studio, 1 in corridoio e un punto luce', 'punti', '4'],
  ['ristrutturazione_bagno', 'due bagni da rifare, uno grande di 5 mq, uno piccolo di 3', 'bagni', '2'],
  ['ristrutturazione_bagno', 'ho due bagni, rifare solo quello piccolo di 3 mq', 'bagni', '-'],
  [
    'ristrutturazione_bagno',
    'coprire le piastrelle: pavimento 6 mq e le pareti circa 20 mq',
    'piastrelleMq',
    '26',
  ],
  ['impianti', 'mi servono delle prese nuove e tre punti luce', 'punti', '-'],
  // One of several bathrooms is redone.
  [
    'ristrutturazione_bagno',
    'due bagni. uno 4 metri completo da rifare, l’altro 7 metri solo il box',
    'bagni',
    '1',
  ],
  [
    'ristrutturazione_bagno',
    'due bagni. uno 4 mq completo da rifare, l’altro 7 mq solo il box',
    'superficie',
    '4',
  ],
  [
    'ristrutturazione_bagno',
    'due bagni: il primo 5 mq tutto da rifare, il secondo è a posto',
    'superficie',
    '5',
  ],
  ['ristrutturazione_bagno', 'tre bagni, uno va rifatto tutto, 5 mq, gli altri li tengo', 'bagni', '1'],
  ['ristrutturazione_bagno', 'due bagni da rifare completi, 4 mq ciascuno', 'bagni', '2'],
  // The customer has another appliance already. It is not the one to fit.
  ['impianti', 'ho già il fotovoltaico, vorrei due climatizzatori', 'macchine', '-'],
  ['impianti', 'i climatizzatori li ho già, due, da montare', 'macchine', 'mie'],
  ['impianti', 'un climatizzatore, una macchina sola in sala', 'macchine', '-'],
  ['caldaia', 'ho già 6 kw sul tetto, volevo un boiler a pompa di calore da 200 litri', 'apparecchio', '-'],
  ['caldaia', 'ho già comprato lo scaldabagno, 80 litri elettrico, da montare', 'apparecchio', 'mio'],
  // One by one.
  ['serramenti', 'tapparella del bagno con la cinghia rotta, quella della camera pure', 'tapparelle', '2'],
  ['serramenti', 'si è rotta la tapparella in cucina, quella del bagno invece va bene', 'tapparelle', '1'],
  [
    'ristrutturazione',
    'controsoffitto 8 mq con 6 faretti per nascondere i tubi che hanno già montato',
    'faretti',
    '6',
  ],
  ['tinteggiatura', 'persiane di legno 8 ante su 4 finestre, da riverniciare', 'cosaLegno', 'persiane'],
  ['tinteggiatura', 'muffa in bagno, 1 mq, e poi ridipingere tutto il bagno', 'ridipingere', 'si'],
  [
    'ristrutturazione_bagno',
    'il rubinetto perde, la guarnizione l’ho già cambiata, lo voglio nuovo',
    'cosaRubinetto',
    'nuovo',
  ],
  // A year is no size.
  ['ristrutturazione', 'casa ferma al 1968 da rifare tutta, 90 mq', 'superficie', '90'],
  ['ristrutturazione', 'villetta anni 1960-1970 da ristrutturare', 'superficie', '-'],
  ['impianti', 'vorrei 6 faretti nel controsoffitto del bagno', 'punti', '6'],
  ['impianti', 'trial split 9+9+12', 'split', '3'],
  [
    'impianti',
    'aria condizionata, una macchina in soggiorno e una in camera con un motore solo fuori, le due stanze confinano',
    'split',
    '2',
  ],
  ['impianti', 'clima nelle due camere e in soggiorno', 'split', '3'],
  ['impianti', 'clima in camera e sala, un motore fuori e due apparecchi dentro', 'split', '2'],
  ['impianti', 'condizionatori, 1 unità esterna e 2 interne', 'split', '2'],
  ['impianti', 'aria condizionata: un motore esterno e 3 macchine interne', 'split', '3'],
  [
    'impianti',
    'aggiungere otto punti: sei prese (3 cucina 3 camera), una presa tv in camera e un interruttore',
    'punti',
    '8',
  ],
  // The number of panels after the noun, and in rows.
  [
    'impianto_fotovoltaico',
    'i pannelli so 22 pieni di polvere, da lavare, impianto da 6 kw',
    'pannelli',
    '22',
  ],
  ['impianto_fotovoltaico', 'lavare i pannelli, sono 3 file da 8', 'pannelli', '24'],
  ['impianti', 'montare telecamere: 4, due davanti e due dietro', 'telecamere', '4'],
  // Work on a thing that was renewed lately is not counted.
  ['caldaia', 'cambiare caldaia, la canna fumaria l’hanno già intubata', 'scarico', 'posto'],
  ['caldaia', 'cambiare caldaia, va in canna fumaria', 'scarico', 'canna'],
  ['ristrutturazione', 'ristrutturare casa, 90 mq, gli infissi sono nuovi e restano', 'finestre', '0'],
  ['ristrutturazione_bagno', 'rifare il bagno, i tubi li abbiamo cambiati nel 2018', 'tubi', 'restano'],
  ['ristrutturazione_bagno', 'rifare il bagno, roba di qualità media', 'fascia', 'media'],
  // A stove is no second bathroom.
  [
    'caldaia',
    'cambiare la caldaia, un bagno solo, e ho una stufa a legna che scalda dalla sala',
    'bagni',
    '1',
  ],
  // Broken tiles in one place, and a sheet that lies there already.
  ['ristrutturazione_tetto', 'si sono rotte 6 tegole, tutte vicine', 'punti-tetto', '1'],
  ['ristrutturazione_tetto', 'si sono rotte 6 tegole, abbiamo già messo un telo', 'telone', 'no'],
  [
    'ristrutturazione_facciata',
    'togliere le scritte da un muro di mattoni, 12 mq',
    'muro-da-lavare',
    'mattoni',
  ],
  ['ristrutturazione', 'cambiare 6 porte, 4 a battente e 2 scorrevoli', 'porte', '6'],
  // The floor area of a home, before the surfaces to paint.
  ['tinteggiatura', 'ridare il bianco al bilo, 52mq tutto pareti+soffitti', 'superficie', '52'],
  ['tinteggiatura', 'trilocale in affitto da imbiancare, 75 mq pareti e soffitti', 'superficie', '75'],
  [
    'tinteggiatura',
    'imbiancare casa: salone, cucina abitabile, tre camere e due bagni, sono 130 mq. soffitti pure',
    'superficie',
    '130',
  ],
  ['tinteggiatura', 'togliere la muffa in camera, tipo 3 mq, casa di 52 mq', 'muffaMq', '3'],
  ['ristrutturazione', 'ristrutturare tutta la casa, 70 metri no 90', 'superficie', '70'],
  // All of the plaster, in other words than 'da rifare'.
  ['ristrutturazione_facciata', 'facciata, intonaco marcio dappertutto, 200 mq', 'intonaco', 'tutto'],
  [
    'ristrutturazione_facciata',
    'facciata 200 mq, dell’intonaco bisogna buttare giù tutto e rifarlo da capo',
    'intonaco',
    'tutto',
  ],
  ['ristrutturazione_facciata', 'facciata 200 mq, intonaco che si stacca ovunque', 'intonaco', 'tutto'],
  ['ristrutturazione_facciata', 'facciata 200 mq, intonaco marcio in basso', 'intonaco', 'punti'],
  // 'senza fili' denies no house.
  ['impianti', 'antifurto senza fili nella villetta, 8 sensori e sirena', 'casa-allarme', 'villetta'],
  ['impianti', 'riscaldamento a pavimento, massetto e piastrelle le fa l’impresa', 'pavimento', 'impianto'],
  ['ristrutturazione_facciata', 'frontalini di 5 balconi, 4 metri l’uno', 'frontalini', '20'],
  ['ristrutturazione_facciata', 'frontalini di 4 balconi, per ciascuno sono 5 metri', 'frontalini', '20'],
  ['ristrutturazione_facciata', 'frontalini, 3 balconi, per ognuno fanno 6 metri', 'frontalini', '18'],
  ['ristrutturazione_tetto', 'grondaie nuove su due lati, per ognuno saranno 7 metri', 'grondaie', '14'],
  [
    'ristrutturazione_tetto',
    'grondaie nuove, i metri di gronda sono ventidue, più 3 discese da sei metri l’una',
    'grondaie',
    '22',
  ],
  [
    'ristrutturazione_tetto',
    'grondaie nuove, 22 metri, anche i tubi che scendono, sono tre da 6 metri',
    'grondaie',
    '22',
  ],
  [
    'ristrutturazione_tetto',
    'grondaie nuove, 16 metri davanti e 16 dietro, più 3 pluviali da 6 metri',
    'grondaie',
    '32',
  ],
  ['impianto_fotovoltaico', 'chi mi lava 16 pannelli?', 'pannelli', '16'],
  ['ristrutturazione_bagno', 'chi mi rifà il bagno di 6 mq a Melfi?', 'superficie', '6'],
  ['ristrutturazione_tetto', 'quanto ci vorrebbe per rifare il tetto di 130 mq', 'tetto', '130'],
  ['serramenti', 'qualcuno che mi monta 4 zanzariere ad Adria?', 'zanzariere', '4'],
  ['tinteggiatura', 'quanto mi potrebbe venire rimbiancare casa, 110 mq', 'superficie', '110'],
  ['ristrutturazione_facciata', 'ringhiera nuova, due lati da 3 metri', 'ringhiera', '6'],
  ['ristrutturazione', 'due stanze: gres, 14 e 16 mq', 'superficie', '30'],
  ['ristrutturazione', 'parete in cartongesso, 3 metri di parete', 'pareti', '8.1'],
  ['impianti', 'impianto elettrico di 80 mq da rifare', 'superficie', '80'],
  ['ristrutturazione', 'appartamento anni 60, 95 mq, tutto da rifare', 'superficie', '95'],
  ['serramenti', 'finestre nuove 4', 'finestre', '4'],
  ['serramenti', 'vetrata, due ante che scorrono, larga 3 metri e alta 2 e 30', 'misura-scorrevole', '6.9'],
  ['impianti', 'mi mancano le prese: ne vorrei tre e anche un punto luce', 'punti', '4'],
  ['impianto_fotovoltaico', 'smontare i pannelli per rifare il tetto, sono 12', 'pannelli', '12'],
  ['serramenti', 'zanzariere nuove, ne ho 8', 'zanzariere', '8'],
  [
    'serramenti',
    'alzante da 2 metri e 80 di larghezza per 2,30 di altezza, due ante',
    'misura-scorrevole',
    '6.44',
  ],
  ['ristrutturazione_tetto', 'rifare il tetto, due falde, 140 mq in tutto', 'tetto', '140'],
  ['ristrutturazione_tetto', 'rifare il tetto, due falde da 70 mq', 'tetto', '140'],
  ['impianti', 'una linea nuova al posto di quella vecchia, e aggiungere 4 prese', 'punti', '4'],
  ['impianti', 'prese nuove: quattro in taverna, una dietro il letto e in bagno due', 'punti', '7'],
  ['caldaia', 'valvole termostatiche, una per camera e due in sala, le camere sono quattro', 'valvole', '6'],
  ['serramenti', 'zanzariere, due in cucina e una in bagno', 'zanzariere', '3'],
  ['serramenti', 'zanzariere per 3 finestre in cucina', 'zanzariere', '3'],
  ['ristrutturazione_facciata', 'frontalini per 14 metri, sotto ci sono i negozi', 'sottobalcone', '-'],
  ['ristrutturazione_facciata', 'rifare i frontalini e anche il sotto dei balconi', 'sottobalcone', 'si'],
  ['impianto_fotovoltaico', 'pannelli da 4 kw sul solaio piano', 'falda', 'piano'],
  ['serramenti', 'ho una porta di legno leggera, ci vorrei una blindata classe 3', 'porte-blindate', '1'],
  ['serramenti', 'una porta blindata sopra e una porta blindata sotto', 'porte-blindate', '2'],
  ['tinteggiatura', 'i termo di tutta casa sono otto, ridipingerli', 'pezziFerro', '8'],
  ['tinteggiatura', 'quattro stanze, trenta mq ciascuna, muri e soffitti', 'muffaMq', '-'],
  ['ristrutturazione_facciata', 'facciata scrostata, 120 meter quader, dü pian', 'facciata', '120'],
  ['tinteggiatura', 'pitturare un trilocale 72mq muri e soffitti', 'superficie', '72'],
  ['tinteggiatura', 'imbiancare casa 80 mq, grazie mille', 'superficie', '80'],
  ['tinteggiatura', 'muffa, un metro e mezzo per due', 'muffaMq', '3'],
  ['ristrutturazione', 'ristrutturare un appartamento a Prato 95 mq un bagno', 'superficie', '95'],
  [
    'ristrutturazione_facciata',
    '4 balconi coi frontalini rotti, ogni bordo è lungo 5 metri',
    'frontalini',
    '20',
  ],
  ['ristrutturazione_facciata', 'pavimento del balcone, 7 mq e mezzo', 'balcone', '7.5'],
  [
    'ristrutturazione_facciata',
    'facciata 200 mq da ridipingere, il ponteggio è già su',
    'ponteggio-montato',
    'si',
  ],
  ['impianto_fotovoltaico', 'impianto da 6 kw, la batteria resta no', 'batteria', 'no'],
  ['impianti', 'un condizionatore in camera, uno solo, e aggiungere 3 prese in cucina', 'split', '1'],
  ['impianti', 'condizionatore in camera e salotto più due prese in cucina', 'split', '2'],
  ['ristrutturazione_bagno', 'due richieste: rifare il bagno e una porta. Il bagno è uno', 'bagni', '-'],
  ['ristrutturazione_bagno', 'bagno da rifare, ne ho due ma solo quello grande, 7 mq', 'superficie', '7'],
  ['caldaia', 'bagno da rifare e caldaia da cambiare con una a condensazione. Un bagno solo', 'bagni', '1'],
  ['caldaia', 'caldaia nuova per una casa con un solo bagno', 'bagni', '1'],
  ['tinteggiatura', 'pitturare 2 stanze na camera 4x4 e il salone 5x4', 'superficie', '36'],
  ['tinteggiatura', 'imbiancare camera 14 mq salotto 20 mq', 'superficie', '34'],
  ['tinteggiatura', 'due camere quella grande 16 mq e quella piccola 9 mq', 'superficie', '25'],
  ['tinteggiatura', 'imbiancare 60 mq, lasciate stare le pareti', 'superfici', 'soffitti'],
  ['tinteggiatura', 'imbiancare 60 mq, il soffitto non serve', 'superfici', 'pareti'],
  ['tinteggiatura', 'imbiancare 60 mq, il soffitto resta com’è', 'superfici', 'pareti'],
  ['tinteggiatura', 'imbiancare 60 mq, il soffitto è in perline non va toccato', 'superfici', 'pareti'],
  ['tinteggiatura', 'imbiancare 60 mq, i soffitti li ho fatti io', 'superfici', 'pareti'],
  ['tinteggiatura', 'imbiancare la camera, mettere la carta da parati in sala 10 mq', 'carta', '-'],
  ['ristrutturazione_tetto', 'grondaia da cambiare, casa a un piano', 'piani', '1'],
  ['serramenti', 'le porte interne sono 5, vorrei solo una registrata', 'guasti', '1'],
  ['serramenti', 'ho 8 finestre, solo 2 da regolare', 'guasti', '2'],
  ['serramenti', 'le tapparelle sono 7 ma se n’è rotta una', 'tapparelle', '1'],
  ['serramenti', '6 persiane, una da sostituire', 'persiane', '1'],
  ['serramenti', 'zanzariere alle 2 finestre e alla portafinestra', 'zanzariere', '3'],
  ['serramenti', 'zanzariere per 3 finestre e una portafinestra', 'zanzariere', '4'],
  ['serramenti', 'persiane da mettere: 6 ante', 'persiane', '3'],
  ['tinteggiatura', 'le porte sono 8 ma ne vernicio 3', 'pezziLegno', '3'],
  ['tinteggiatura', '4 pareti di 12 mq l’una da rasare', 'pareti', '48'],
  ['serramenti', 'rifare la zanzariera della camera', 'zanzariere', '1'],
  ['serramenti', 'zanzariera plissettata per una portafinestra', 'zanzariere', '1'],
  ['impianti', 'due telecamere esterne e una interna', 'telecamere', '3'],
  ['impianti', 'due punti luce in giardino e uno sul terrazzo', 'punti', '3'],
  ['impianti', 'citofono muto, si sente solo da fuori', 'citofono', 'riparare'],
  [
    'tinteggiatura',
    'pitturare sala 25 mq e corridoio 10 mq, la camera 14 mq l’ho già fatta',
    'superficie',
    '35',
  ],
  [
    'serramenti',
    'persiane in alluminio, anzi 5. Le vecchie di legno da buttare',
    'materiale-persiane',
    'alluminio',
  ],
  ['serramenti', 'persiane nuove a 4 finestre 110x150, quella del bagno 60x100', 'misura', '1.44'],
  ['ristrutturazione', 'porte interne: 4 a battente e una scorrevole a scomparsa', 'porte', '5'],
  ['ristrutturazione', 'porte interne: 4 a battente e una scorrevole a scomparsa', 'scomparsa', '1'],
  ['ristrutturazione', '5 porte interne, una scorrevole', 'porte', '5'],
  ['ristrutturazione', 'porta scorrevole a scomparsa per il bagno', 'porte', '1'],
  ['ristrutturazione', 'rifare massetto e pavimento in 25 mq di taverna', 'posa', 'demolendo'],
  [
    'ristrutturazione_tetto',
    'rifare il tetto isolato, 100 mq di falda, le travi sono state controllate e sono buone',
    'travi',
    'sane',
  ],
  ['ristrutturazione_bagno', 'box doccia rotto, il piatto è buono', 'cosaDoccia', 'box'],
  ['tinteggiatura', 'carteggiare e riverniciare 5 porte interne e 2 finestre di legno', 'pezziLegno', '7'],
  ['tinteggiatura', 'crepa lunga 3 metri sopra la porta, da stuccare', 'rovinato', '1.5'],
  ['tinteggiatura', 'ho tolto io la carta da parati, 35 mq da imbiancare', 'carta', '-'],
  ['impianto_fotovoltaico', 'pannelli con la batteria che si monta vicino al contatore', 'batteria', 'si'],
  ['serramenti', 'cambiare le finestre, sono 6 ante in tutto', 'finestre', '3'],
  ['tinteggiatura', 'riverniciare le persiane, 6 ante', 'pezziLegno', '3'],
  ['tinteggiatura', 'persiane da verniciare, 4 finestre a due ante', 'pezziLegno', '4'],
  ['impianti', 'telecamera in giardino, una presa c’è già', 'fornitura', '-'],
  ['impianti', 'wallbox da montare, l’ho presa online', 'fornitura', 'cliente'],
  ['impianti', 'climatizzatore in camera, tutto compreso', 'macchine', 'comprese'],
]

function show(fact: Fact | undefined): string {
  if (fact?.kind === 'choice') return fact.option
  if (fact?.kind !== 'number') return '-'
  return fact.low === fact.high ? String(fact.low) : `${fact.low}-${fact.high}`
}

t.test('a part of a list is revised, and a new total replaces the old one', async (t) => {
  const part = factsAfterAll('impianti', [
    'prese: tre in sala e due in bagno',
    'in sala ne bastano due, non tre',
  ])
  t.equal(show(part['punti']), '4')
  const six = factsAfterAll('impianti', ['4 prese in più a Lodi', 'anzi facciamo sei che manca il corridoio'])
  t.equal(show(six['punti']), '6')
  const sum = factsAfterAll('serramenti', ['5 zanzariere a Lodi', 'aggiungiamo quella del bagno, quindi sei'])
  t.equal(show(sum['zanzariere']), '6')
})

t.test('an answer side by side, or in tiles, answers the question of the roof', async (t) => {
  const gutters = factsAfterAll('ristrutturazione_tetto', [
    'cambiare le grondaie',
    '9 metri davanti e 11 dietro, più un tubo da 5 metri',
  ])
  t.equal(show(gutters['grondaie']), '20')
  const tiles = factsAfterAll('ristrutturazione_tetto', [
    'ho delle tegole rotte da cambiare',
    'una ventina di tegole sul colmo',
  ])
  t.equal(show(tiles['punti-tetto']), '1')
})

t.test('quantities in odd forms answer the question of their job', async (t) => {
  for (const [slug, message, id, answer] of told)
    t.equal(show(factsAfter(slug, message)[id]), answer, message)
})

/** What later messages do to a count: the chat, the messages, the question and its answer. */
const counted: readonly (readonly [ServiceSlug, messages: readonly string[], id: string, answer: string])[] =
  [
    ['serramenti', ['5 finestre in pvc 120x140 a Como', 'no scusa sono 6'], 'finestre', '6'],
    // A further room with its size adds to the area, and replaces nothing.
    [
      'tinteggiatura',
      ['ridipingere la cameretta, 14 mq, a Foligno', 'fate anche il salotto di 20 mq'],
      'superficie',
      '34',
    ],
    [
      'tinteggiatura',
      [
        'ridipingere la cameretta, 4 per 3 e mezzo, a Foligno',
        'già che ci siete anche la nostra camera, 4 x 4,5',
      ],
      'superficie',
      '32',
    ],
    ['impianti', ['4 prese in cucina, Lecce', 'metti anche 2 punti luce in sala'], 'punti', '6'],
    ['impianti', ['4 prese in cucina, Lecce', 'e togli due prese'], 'punti', '2'],
    ['impianti', ['6 prese in più, Lecce', 'da 6 passano a 9'], 'punti', '9'],
    ['tinteggiatura', ['imbiancare casa 70 mq, Lodi', 'prima 70, adesso 110'], 'superficie', '110'],
    ['tinteggiatura', ['imbiancare casa 70 mq, Lodi', 'dicevo 70 ma sono 110'], 'superficie', '110'],
    ['caldaia', ['scaldabagno da 50 litri, Lodi', 'errore: 80 litri'], 'litri', '80'],
    [
      'tinteggiatura',
      ['imbiancare 48 mq, sala 26 e camera 22, Lodi', 'facciamo anche la camera'],
      'superficie',
      '48',
    ],
  ]

t.test('a later message corrects the main count, adds to it or takes from it', async (t) => {
  for (const [slug, messages, id, answer] of counted)
    t.equal(show(factsAfterAll(slug, messages)[id]), answer, messages.join(' / '))
})
