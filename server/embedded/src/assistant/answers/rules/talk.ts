import type { TopicRules } from './topic-rules.ts'

/** Rules for remarks that are not questions, and for requests for a job, which have no topic. */
export const talk: TopicRules = {
  hesitation: [
    'ci|mi|devo|ne|fammi + penso|pensare|pensarci|riflett*|rifletterci|discutere|discut*|parlarne|parlo con|parlar*|dormo sopra|valuto|valutare|ragion* - persona + operatore + umano + qualcuno + professionista + voi + idraulic* + chi ci pensa + chi pensa + riflettuto + penso io + pensa lui + pensiamo noi + con chi + a chi',
    'parlar*|discut*|consult*|sentire|chied* + @famiglia - foto + preventiv*',
    'solo + informaz*|informando|sapere|curiosita|guardando|per sapere|farmi un idea|idea|capire - foto + manodopera + quanto costa solo',
    'ti faccio sapere|vi faccio sapere|vedremo|vediamo|ne riparliamo|ci penso|ci devo pensare|piu avanti|non sono convint*|sono indecis* - foto + stanz* + penso io',
    'prendo|prend*|qualche + giorno|giorni|tempo|paio di giorni + pensar*|decid*|riflett*|valut*',
  ],
  refusal: [
    'lascio|lascia|lasciamo + perdere|stare',
    'rinunci*|non se ne fa niente|non fa per me|non mi interessa piu|non mi serve piu|ho gia trovato - spend* + meno + cosa + a cosa + se',
    'lascio stare|lascio perdere|lascia stare|lascia perdere|lasciamo stare|lasciamo perdere|lassa perde + troppo|troppi|grazie|no|allora|caro|soldi|ok|per adesso',
    'non + voglio|facciamo|faccio + piu|niente + lavoro|farlo|niente|nulla - se + pubblicit* + poi',
  ],
  complaint: [
    'non + hai|mi hai|stai|capisci|risposto|rispondi|aiut*|leggi + rispost*|detto|capit*|aiutando|niente|capisci|domanda|leggi|ascolt* - convint* + ho capito + contat* + consider* + calcol* + messo',
    'ripeti|ripetendo|ripet*|stesse cose|sempre le stesse|sempre la stessa + hai|sempre|dici|dirmi|fatto|risposto|cosa|continui|mi',
    // 'e un’altra cosa: …' and 'il bagno piccolo, stessa cosa' only go on.
    'stessa cosa|altra domanda|altra cosa + hai risposto|mi rispondi|hai detto|mi dici|continui|ripet*|ti ho chiesto|avevo chiesto|io ho chiesto|ti chiedevo|chiedevo un',
    'perdere tempo|perdendo tempo|non funzioni|non servi|capito male|troppe domande|gia detto|gia chiesto|gia risposto|hai capito niente|non capisci|rispondi a|non hai risposto|sei inutile|non e quello che + te|hai|mi|fai|me|non|sei|fate|a|domande - prezz* prima',
  ],
  rude: [
    'vaffanculo|vaffa|fanculo|fottit*|stronz*|coglion*|cazz*|merd*|idiot*|cretin*|deficient*|imbecill*|bastard*|puttan*|fai schifo|fate schifo|truffatori|siete dei ladri|rincoglionit*|minchia|stupid*|scemo|scema|figli* di putt* - e se',
  ],
  thanks: [
    'grazie|ringrazio|gentilissim*|molto gentile|grazie mille|utilissim*|sei stato gentile|ti ringrazio|thanks - no',
  ],
  bye: [
    'arrivederci|a presto|addio|buona giornata|buona serata|buonanotte|ciao ciao|ci sentiamo|alla prossima|bye|stammi bene|basta cosi',
  ],
  injection: [
    'ignora|dimentica|scorda|ignore|disregard + istruzion*|regol*|tutto|precedent*|instructions|previous',
    'fai finta|fingi|comportati|agisci|act as|pretend|sei un altro|adesso sei|you are now|developer mode|jailbreak|modalita sviluppatore',
    'prompt|istruzioni di sistema|system prompt|istruzioni sistema',
    'scriv*|genera + codice|python|javascript|poesia|tema|racconto|canzone',
  ],
  'off-topic': [
    '!che tempo fa|che tempo fara|tempo fara|meteo|arancin*|chi vince|chi vincera|previsioni|barzellett*|oroscopo|ricetta|carbonara|chi ha vinto|chi vinto|squadra|campionato|capitale di|capitale della|presidente della|che ore sono|compiti|bitcoin|ti amo|fidanzat* - casa + condominio + vetro + vien* + vengono + operai',
  ],
  none: [
    'quanto + cost*|vien*|spend*|verrebb* + # mq|## mq|# metri|# finestr*|# porte',
    '!ho sbagliato|mi sono sbagliat*|volevo dire|mi correggo|annulla|portante|portanti - conti + numeri',
    'invece|anziche|posto + metti|mettiamo|facciamo|cambia|cambiamo|facciamola - io + meglio + prima',
    'quanto + cost*|vien*|verrebb*|spend*|sarebbe + imbianc*|tinteggi*|pittur*|rifare|cambiare|sostituire|riparare|aggiustare|installare|mettere|montare|ristrutturare|rifacimento|sistemare|togliere|impermeabilizz*|isolare|coibentare|posare|verniciare|costruire|comprare - solo + sola + in piu + carta da + la rasatura + oppure',
    'vorrei|devo|voglio|dobbiamo|vogliamo|bisogna + imbianc*|tinteggi*|pittur*|rifare|cambiare|sostituire|riparare|aggiustare|installare|ristrutturare|sistemare|isolare|coibentare|verniciare - comune + permess* + cila + aspett* + bonus + conviene + prima + ditta + professionista + fra quanti + quanti anni + ogni quanto',
    'e se + fosse|fossero|faccio|aggiungo|togliessi|mettessi|aggiungessi|invece|cambiamo|scelgo|metto - male + io + compr* + imprevist* + trov* + rompono + in nero + contanti + a pezzi',
  ],
}
