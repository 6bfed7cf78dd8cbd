/** Matches what somebody else has, apart from what they say or measure: 'mio cognato le ha messe in alluminio'. */
export const othersHave =
  /(?<!\p{L})(?:cugin|cognat|amic|vicin|fratell|sorell|suocer|zi[oai]|nonn|figli|genitor|colleg|padre|madre|mamma|pap[aà]|nipot)\p{L}{0,3}(?: \p{L}{1,12}){0,3} (?:(?:l|ce l)['’])?(?:ha|hanno|aveva|avevano) (?!detto|deciso|misurat|contat|consigli|convint|chiest|ragione|vist|guardat|spiegat)\p{L}/iu
