import type { Emergency } from './emergency-rules.ts'

/**
 * Matches signs of something that happens now, cannot be stopped, or can hit people. A message with one of
 * them is never calm.
 */
const acute =
  /(?<!\p{L})(?:adesso|ora|subito|aiut\p{L}+|urgen\p{L}+|help|sos|oddio|correte|oggi|stanotte|stamattina|stamani|stamane|stasera|appena|improvvis\p{L}+|di (?:colpo|botto)|mezz.?ora|(?:sta|stanno|stà) (?!stacc|sfogl|scrost|sfarin|rovin)\p{L}+(?:ando|endo|enn|ann)|sta(?:nno)? per|ovunque|dappertutto|dapertutto|allag\p{L}+|fiotti|fiumi|cascata|catinelle|secchi|secchiate|zampill\p{L}+|schizz\p{L}+|spruzz\p{L}+|scroscia\p{L}*|non (?:lo |la |si |ci )*(?:riesc\p{L}+|chiud\p{L}+|ferm\p{L}+)|ferma più|paura|pericol\p{L}+|rischi\p{L}*|bilico|penzol\p{L}+|appes[oaie]|dondola\p{L}*|croll\p{L}+|esplo\p{L}+|scoppi\p{L}+|sprofond\p{L}+|scricchiol\p{L}+|boato|terremoto|scoss[ae]|cavigli\p{L}+|ginocchi\p{L}*|strada|(?:sulla|nella|per la|a) via|marciapied\p{L}*|passant\p{L}*|passa\p{L}*|gente|person[ae]|bambin\p{L}*|bimb\p{L}*|criature|testa|addosso|letto|macchin[ae]|auto|scuola|negozi\p{L}*|portone|fermata|ferit[oaie]|enorm[ei]|venut[oaie] giù|vien\p{L}* giù|vengono giù)(?!\p{L})/iu

/** Matches words that say how little it is, how long it has been so, or that nothing happened. */
const slow =
  /(?<!\p{L})(?:filin[oi]|gocci[ae]|goccin[ae]|ogni tanto|ogni volta|a volte|un po[’']?|un pochino|pochin[oi]|pezzett\p{L}+|pezzettin\p{L}+|scagli[ae]|un[ao] (?:a|alla) (?:un[ao]|volta)|pian(?:o|ino) piano|piano|qualche pezzo(?: di)?|(?:negli|con gli|da|sono|son|so|in) (?:\p{L}+ )?ann[oi]|(?:ann[oi]|mes[ei]|settiman[ae]) (?:fa|scors[oaie])|altra settimana|mese scorso|anno scorso|settimana scorsa|da (?:un |qualche |tanto |molto )?(?:mes[ei]|settiman[ae]|tempo|sempre)|non c[’'è]+ ?è? (?:fretta|urgenza)|senza fretta|con calma|entro (?:il|un) mese|nessun danno|niente di grave)(?!\p{L})/iu

/** Matches a planned work: 'da rifare', 'vorrei', 'vanno cambiati'. */
const planned =
  /(?<!\p{L})(?:vorrei|vorremmo|voglio|vogliamo|volevo|vorria|cambierei|rifarei|in programma|preventiv\p{L}+|(?:da|va|vanno|devo|dobbiamo|bisogna|fare|far|per|andrebbe|andrebbero) (?:tutt[oaie] )?(?:rifa\p{L}*|sistema\p{L}*|sostitui\p{L}*|cambia\p{L}*|ripar\p{L}*|risana\p{L}*|demoli\p{L}*|togli\p{L}*|pittura\p{L}*|imbianca\p{L}*|dipinge\p{L}*|ridipinge\p{L}*|mess[oaie]))(?!\p{L})/iu

/**
 * Dangers that a slow or old damage of a house resembles. The signs of the others, such as a smell of gas,
 * are always a danger.
 */
const resembling: ReadonlySet<Emergency> = new Set<Emergency>(['water', 'collapse'])

/** Matches parts whose fall kills. A wish to repair them does not make their damage ordinary. */
const heavy =
  /(?<!\p{L})(?:balcon|cornicion|frontalin|parapett|scal[ae]|solai|trav[ei]|pilastr|comignol|contenimento|muraglion)/iu

/**
 * Whether nothing in the words of a danger says that it happens now. As the answer to a question about the
 * work they are then no alarm.
 */
export function canWait(danger: Emergency, text: string): boolean {
  return resembling.has(danger) && !acute.test(text) && !(danger === 'collapse' && heavy.test(text))
}

/** Matches water beside a lamp and not in it: 'viene giù una goccia vicino al lampadario'. */
const besideLamp =
  /(?<!\p{L})(?:vicino|accanto|attorno|intorno|di fianco|a lato) (?:a|al|alla|allo|ai|alle)(?: [lL][’'])? ?(?:lampad|luce|lume|plafonier|farett)/iu

/** Matches a railing that is loose, and the wish to mend it: 'la ringhiera balla un po’, è da rifissare'. */
const looseRailing =
  /(?<!\p{L})(?:parapett|ringhier|balaustr)\p{L}*(?:\s\S+){0,6}?\s(?:dondola|dondolano|traballa|traballano|balla|ballano|si muove|si muovono)(?!\p{L})/iu
const mending =
  /(?<!\p{L})(?:(?:ri)?fiss|(?:ri)?sald|sistem|ripar|rinforz|stringe|sostitu|cambi|rif[aà]|nuov|preventiv|quant[oi])/iu
/** Matches a railing that gives way or may hit somebody. */
const givingWay =
  /(?<!\p{L})(?:ced|cad|casc|croll|stacc|penzol|bilico|vuoto|giù|giu|venut|sporg|ribalt|strada|marciapied|pass|gente|sotto)/iu

/** Matches a work that is done with a flame: 'guaina saldata a fuoco', 'zincata a fuoco'. */
const flameWork =
  /(?<!\p{L})(?:(?:sald|incoll|posat|posa|dat|stes|applic|zinc|vernic|smalt|marchi)\p{L}*|guain[ae](?: \p{L}+)?|catramata) (?:di nuovo |tutta )?a (?:fuoco|fiamma|caldo)(?!\p{L})/iu
const burning =
  /(?<!\p{L})(?:fum[ao]|bruci|fiamme|incendi|aiut|(?:preso|prende|presa|andat[oa]|va) (?:a )?fuoco|vigili|pompieri)/iu

/** Whether the words of a danger only describe a damage that the customer wants repaired. */
export function isOrdinaryDamage(danger: Emergency, text: string): boolean {
  if (danger === 'fire' && flameWork.test(text)) return !burning.test(text)
  if (danger === 'electricity') return besideLamp.test(text) && slow.test(text) && !acute.test(text)
  if (danger === 'collapse' && looseRailing.test(text)) return mending.test(text) && !givingWay.test(text)
  if (!resembling.has(danger) || acute.test(text)) return false
  return slow.test(text) || (planned.test(text) && canWait(danger, text))
}
