import type { TopicRules } from './topic-rules.ts'

/** Rules for doubts about the price. */
export const doubts: TopicRules = {
  'friend-paid-less': [
    // 'perché uno mi ha chiesto 14mila?', 'un altro mi ha sparato 11mila', 'quello che m'hanno chiesto è caro?'
    '!mi ha|m ha|mi hanno|m hanno|ci hanno|ci ha + chiesto|chiesti|sparato|sparati|preventivato + #*|mila|caro|cara|tanto|troppo|onesto|giusto|ci sta - accont* + anticip* + caparr* + @permesso',
    // 'una ditta in tv la fa a 1.500 tutto dentro', 'mio cugino dice che con seimila si fa'
    '!@altri|@ditta|tv|tele|televisione|pubblicit*|volantin*|negozio|magazzino + fa ##|fanno ##|danno ##|mettono ##|monta ##|montano ##|vendono ##|viene ##|vengono ##|costa ##|sta ##|fa *mila|fanno *mila|fa # mila|fanno # mila - mq + metri + kw + anni + km + @ponteggio',
    '@altri|@ditta|tv|televisione + dice|dicono|detto|sostiene|giura + con ##|con *mila|con # mila|cu ##|cu *mila|cu # mila|bastano ##|bastano *mila|bastano # mila',
    '!fa|fanno|prende|prendono|chiede|chiedono + #* euro|# euro|## euro + al metro|metro|mq|a finestra|l una|l uno + cugin*|cognat*|amic*|vicin*|colleg*|un altro|altra ditta',
    '@altri + pagat*|spes*|speso|chiest*|costa|offert*|preventiv*|prezz*|meta prezzo|meta di quanto - turni + notte + rumor* + casino + bonus + regalat* + altre spese + altri soldi + altra spesa + devo + lavoro + bagno + chi altro + @ponteggio',
    '@altri + fatto|fa|fanno|detto|ce l ha|trovat*|meno + prezz*|euro|mila|meta|cost*|cifra|spes*|caro|economic*|doppio|soldi - turni + notte + rumor* + casino + bonus + regalat* + altre spese + altri soldi + altra spesa + devo + lavoro + bagno + chi altro + mq + metri + anni + kw + @ponteggio',
    'preventiv* + ho gia|piu basso|da #*|inferiore|altro|avuto|ricevuto|mi hanno + euro|#*|basso|inferiore|meno|mila|meta - vorrei + posso + avere + voglio',
    'mi hanno|hanno + chiesto|fatto|offerto|proposto|dett* + #*|prezzo|meno|euro|mila',
    'ricevut*|avuto + offerta|preventivo|proposta',
    'mi ha + chiesto|fatto|proposto|preventivat* + #*|mila + tanto|troppo|giusto|caro|onesto|normale|poco|molto',
    '@ditta + chiest*|chiede|vuole|vogliono|preso + #*|mila - quanto + ora + anche + pure + aggiung*',
    'trovat*|vist*|conosco + a meno|per meno|di meno|chi fa meno|meno car*|costa meno|costano meno|piu bass*|meta prezzo|la meta|costa poco|offert*',
    'un altro|altra ditta|altri + chiesto|detto|dice|fa|fanno|chiede|sta + #*|meno|euro|mila|prezzo',
  ],
  doubt: [
    '@sicuro + prezzo|cifra|conti|numeri|questo|proprio|pare|sembra|secondo me|poco|giusto|mercato - prima possibile + presto possibile + mi hai convinto + convinto e + privacy + dati + artigian* + ditt* + profession* + al sicuro + sono al + foto + garanzi* + impresa + idraulic* + puo + spara* + mi chiedono + mi dicono + poi aument*',
    'sei|sicuro + sicuro|certo|proprio|convinto - umano + vero',
    'non + torna|tornano|quadra|quadrano|credo|convince|possibile|realistic* - professionista + profession* + ditta',
    'troppo poco|troppo basso|poco per essere|basso per essere',
    'poco|basso|bassa|pochissimo + sembra|pare|possibile|troppo|vero|cosi - tempo + scend*',
    'hai sbagliato|sbagli|sbagliat* conti|sbagliat* calcol*|numeri non|in linea col mercato|prezzo onesto|prezzo giusto|prezzo normale',
  ],
  extras: [
    '@imprevisto + lavori|muro|muri|tubi|durante|se|sotto|poi|corso|chi paga|aprendo|soldi|dopo - prezzo cambiato + bollett* + anni + qual* altra',
    'imprevist*|sorpres*|in corso d opera|variant*|rincar*',
    'chied*|possono|chieder* + altri|piu|ancora|extra + soldi|denaro|euro - piu di un + ditte',
    'se + trov*|salta|esce|scopr*|viene fuori|escono + qualcosa|marc*|problem*|umidita|amianto|tubi',
    'poi|dopo|alla fine + costa|pago|aumenta|spendo + di piu|piu|aumenta - dopo quanti',
    'lasciar*|tenere|mettere + da parte + imprevist*|extra|quanto',
  ],
}
