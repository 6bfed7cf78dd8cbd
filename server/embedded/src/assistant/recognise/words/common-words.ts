/** Everyday words that never count as a typing error of another word, however similar they are to a cue. */
export const commonWords: ReadonlySet<string> = new Set(
  `livello livelli facciamo faccio facciano facessi facesse facendo possiamo possono potete potrei potremmo potrebbe vogliamo vogliono
  vorremmo vorrebbe dobbiamo devono dovrei dovremmo dovrebbe abbiamo hanno avete avevo avevamo avrei avremmo siamo saremo
  sarebbe sarebbero stiamo stanno stavo andiamo vanno viene vengono venire venite vediamo vedere guardare guardi pensare
  pensavo pensiamo credo sapere sapete sappiamo capire capisco capito chiedere chiedo cercare cerchiamo trovare trovo
  parlare dire dirmi dirci detto chiamare chiamate mandare mandate portare portate prendere prende tenere tengo lasciare
  lasciamo passare passa passano restare resta restano tornare torna mettere arrivare arriva arrivano aspettare contare
  finire finito iniziare inizio cominciare partire partono perdere perso pagare pagato costare costa costano costerebbe
  comprare comprato vendere vivere viviamo abitare abitiamo abito conoscere conosco ricordo sembra sembrano serve servono
  buongiorno buonasera salve grazie prego scusa scusate scusi ciao allora quindi perche quando quanto quanta quanti quante
  quale quali questo questa questi queste quello quella quelli quelle qualche qualcuno qualcosa nessuno nessuna niente nulla
  tutto tutta tutti tutte altro altra altri altre molto molta molti molte poco poca pochi poche troppo tanto tanta tanti
  tante stesso stessa ogni proprio propria anche ancora adesso ormai sempre spesso presto subito prima dopo durante oltre
  circa quasi forse magari invece piuttosto comunque insomma praticamente sicuramente probabilmente soltanto solamente
  sotto sopra dentro fuori vicino lontano dietro davanti intorno accanto verso senza contro oppure eppure infatti cioe
  casetta famiglia marito moglie figlio figlia figli bambini bambino madre padre mamma nonna nonno suocera suocero fratello
  sorella cugino amico amica vicini inquilino inquilini proprietario condominio amministratore signora signore dottore
  persona persone gente lavoro lavori lavoretto cosa cose parte parti punto punti posto modo tempo volta volte anno anni
  mese mesi settimana settimane giorno giorni mattina sera notte estate inverno primavera autunno gennaio febbraio marzo
  aprile maggio giugno luglio agosto settembre ottobre novembre dicembre natale pasqua soldi prezzo prezzi preventivo
  preventivi cifra spesa spese offerta stima valore misura misure metri metro quadrati quadri larghezza altezza lunghezza
  grande grandi piccolo piccola piccoli piccole vecchio vecchia vecchi vecchie bello bella brutto brutta buono buona meglio
  peggio primo seconda secondo terzo quarto quinto ultimo ultima colore colori caldo calda fredda freddo valore calore
  preso presi corsa costo storia parola parole problema problemi motivo idea consiglio consigli informazioni informazione risposta
  saltano saltata saltate saltati saltato filtra filtrano esterna esterno interna interno parziale
  domanda domande numero telefono messaggio internet momento situazione condizioni condizione intervento interventi`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
