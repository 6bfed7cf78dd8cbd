/**
 * Post codes as people know them: those of cities with several, of chief towns and of larger towns. No register is
 * behind this: any other code tells its province or region alone.
 */
const cities: readonly (readonly [from: number, to: number, value: string])[] = [
  [118, 199, 'ROMA (RM)'],
  [6121, 6135, 'PERUGIA (PG)'],
  [9121, 9134, 'CAGLIARI (CA)'],
  [10121, 10156, 'TORINO (TO)'],
  [15121, 15122, 'ALESSANDRIA (AL)'],
  [16121, 16167, 'GENOVA (GE)'],
  [19121, 19137, 'LA SPEZIA (SP)'],
  [20121, 20162, 'MILANO (MI)'],
  [24121, 24129, 'BERGAMO (BG)'],
  [25121, 25136, 'BRESCIA (BS)'],
  [28921, 28925, 'VERBANIA (VB)'],
  [29121, 29122, 'PIACENZA (PC)'],
  [30121, 30176, 'VENEZIA (VE)'],
  [34121, 34151, 'TRIESTE (TS)'],
  [35121, 35143, 'PADOVA (PD)'],
  [37121, 37142, 'VERONA (VR)'],
  [38121, 38123, 'TRENTO (TN)'],
  [40121, 40141, 'BOLOGNA (BO)'],
  [41121, 41126, 'MODENA (MO)'],
  [42121, 42124, "REGGIO NELL'EMILIA (RE)"],
  [43121, 43126, 'PARMA (PR)'],
  [44121, 44124, 'FERRARA (FE)'],
  [47121, 47122, 'FORLÌ (FC)'],
  [47521, 47522, 'CESENA (FC)'],
  [47921, 47924, 'RIMINI (RN)'],
  [48121, 48125, 'RAVENNA (RA)'],
  [50121, 50145, 'FIRENZE (FI)'],
  [56121, 56128, 'PISA (PI)'],
  [57121, 57128, 'LIVORNO (LI)'],
  [60121, 60131, 'ANCONA (AN)'],
  [61121, 61122, 'PESARO (PU)'],
  [65121, 65129, 'PESCARA (PE)'],
  [70121, 70132, 'BARI (BA)'],
  [71121, 71122, 'FOGGIA (FG)'],
  [74121, 74123, 'TARANTO (TA)'],
  [80121, 80147, 'NAPOLI (NA)'],
  [84121, 84135, 'SALERNO (SA)'],
  [89121, 89135, 'REGGIO DI CALABRIA (RC)'],
  [90121, 90151, 'PALERMO (PA)'],
  [95121, 95131, 'CATANIA (CT)'],
  [98121, 98168, 'MESSINA (ME)'],
]

/** Codes that end in 100 and so are the chief town's of their province, and those of larger towns. */
const towns: Readonly<Record<string, string>> = {
  '00012': 'GUIDONIA MONTECELIO (RM)',
  '00015': 'MONTEROTONDO (RM)',
  '00019': 'TIVOLI (RM)',
  '00043': 'CIAMPINO (RM)',
  '00053': 'CIVITAVECCHIA (RM)',
  '00054': 'FIUMICINO (RM)',
  '00071': 'POMEZIA (RM)',
  '04011': 'APRILIA (LT)',
  '07026': 'OLBIA (OT)',
  '07100': 'SASSARI (SS)',
  '08100': 'NUORO (NU)',
  '08048': 'TORTOLÌ (OG)',
  '09170': 'ORISTANO (OR)',
  '09013': 'CARBONIA (CI)',
  '09016': 'IGLESIAS (CI)',
  '09045': "QUARTU SANT'ELENA (CA)",
  '10015': 'IVREA (TO)',
  '10023': 'CHIERI (TO)',
  '10024': 'MONCALIERI (TO)',
  '10036': 'SETTIMO TORINESE (TO)',
  '10042': 'NICHELINO (TO)',
  '10064': 'PINEROLO (TO)',
  '10093': 'COLLEGNO (TO)',
  '10095': 'GRUGLIASCO (TO)',
  '10098': 'RIVOLI (TO)',
  '13900': 'BIELLA (BI)',
  '20017': 'RHO (MI)',
  '20025': 'LEGNANO (MI)',
  '20013': 'MAGENTA (MI)',
  '20021': 'BOLLATE (MI)',
  '20037': 'PADERNO DUGNANO (MI)',
  '20063': 'CERNUSCO SUL NAVIGLIO (MI)',
  '20089': 'ROZZANO (MI)',
  '20092': 'CINISELLO BALSAMO (MI)',
  '20093': 'COLOGNO MONZESE (MI)',
  '20096': 'PIOLTELLO (MI)',
  '20097': 'SAN DONATO MILANESE (MI)',
  '20098': 'SAN GIULIANO MILANESE (MI)',
  '20099': 'SESTO SAN GIOVANNI (MI)',
  // The code of Monza until 2009, which its people still give.
  '20052': 'MONZA (MB)',
  '20900': 'MONZA (MB)',
  '20811': 'CESANO MADERNO (MB)',
  '20812': 'LIMBIATE (MB)',
  '20821': 'MEDA (MB)',
  '20822': 'SEVESO (MB)',
  '20831': 'SEREGNO (MB)',
  '20832': 'DESIO (MB)',
  '20833': 'GIUSSANO (MB)',
  '20834': 'NOVA MILANESE (MB)',
  '20835': 'MUGGIÒ (MB)',
  '20841': 'CARATE BRIANZA (MB)',
  '20851': 'LISSONE (MB)',
  '20852': 'VILLASANTA (MB)',
  '20861': 'BRUGHERIO (MB)',
  '20862': 'ARCORE (MB)',
  '20863': 'CONCOREZZO (MB)',
  '20864': 'AGRATE BRIANZA (MB)',
  '20871': 'VIMERCATE (MB)',
  '21013': 'GALLARATE (VA)',
  '21047': 'SARONNO (VA)',
  '21052': 'BUSTO ARSIZIO (VA)',
  '22063': 'CANTÙ (CO)',
  '23900': 'LECCO (LC)',
  '24047': 'TREVIGLIO (BG)',
  '26013': 'CREMA (CR)',
  '26900': 'LODI (LO)',
  '27029': 'VIGEVANO (PV)',
  '27058': 'VOGHERA (PV)',
  '31015': 'CONEGLIANO (TV)',
  '33170': 'PORDENONE (PN)',
  '34074': 'MONFALCONE (GO)',
  '34170': 'GORIZIA (GO)',
  '36015': 'SCHIO (VI)',
  '36061': 'BASSANO DEL GRAPPA (VI)',
  '38068': 'ROVERETO (TN)',
  '39012': 'MERANO (BZ)',
  '40026': 'IMOLA (BO)',
  '40033': 'CASALECCHIO DI RENO (BO)',
  '41012': 'CARPI (MO)',
  '41049': 'SASSUOLO (MO)',
  '47838': 'RICCIONE (RN)',
  '48018': 'FAENZA (RA)',
  '50018': 'SCANDICCI (FI)',
  '50019': 'SESTO FIORENTINO (FI)',
  '50053': 'EMPOLI (FI)',
  '54033': 'CARRARA (MS)',
  '55049': 'VIAREGGIO (LU)',
  '60019': 'SENIGALLIA (AN)',
  '61032': 'FANO (PU)',
  '63074': 'SAN BENEDETTO DEL TRONTO (AP)',
  '63900': 'FERMO (FM)',
  '66054': 'VASTO (CH)',
  '67051': 'AVEZZANO (AQ)',
  '70022': 'ALTAMURA (BA)',
  '70056': 'MOLFETTA (BA)',
  '76121': 'BARLETTA (BT)',
  '76123': 'ANDRIA (BT)',
  '76125': 'TRANI (BT)',
  '80014': 'GIUGLIANO IN CAMPANIA (NA)',
  '80059': 'TORRE DEL GRECO (NA)',
  '80078': 'POZZUOLI (NA)',
  '81031': 'AVERSA (CE)',
  '86170': 'ISERNIA (IS)',
  '88046': 'LAMEZIA TERME (CZ)',
  '88900': 'CROTONE (KR)',
  '89900': 'VIBO VALENTIA (VV)',
  '91025': 'MARSALA (TP)',
  '93012': 'GELA (CL)',
  '95024': 'ACIREALE (CT)',
  '97019': 'VITTORIA (RG)',
}

/** The province of all codes that begin so; the longer beginning goes first. */
const beginnings: Readonly<Record<string, string>> = Object.fromEntries(
  `00 RM,01 VT,02 RI,03 FR,04 LT,05 TR,06 PG,10 TO,11 AO,12 CN,13 VC,138 BI,139 BI,14 AT,15 AL,16 GE,17 SV,18 IM,19 SP,
20 MI,208 MB,209 MB,21 VA,22 CO,23 SO,238 LC,239 LC,24 BG,25 BS,26 CR,268 LO,269 LO,27 PV,28 NO,288 VB,289 VB,29 PC,
30 VE,31 TV,32 BL,33 UD,3307 PN,3308 PN,3309 PN,3317 PN,34 TS,3407 GO,3417 GO,35 PD,36 VI,37 VR,38 TN,39 BZ,
40 BO,41 MO,42 RE,43 PR,44 FE,45 RO,46 MN,47 FC,478 RN,479 RN,48 RA,50 FI,51 PT,52 AR,53 SI,54 MS,55 LU,56 PI,57 LI,58 GR,
59 PO,60 AN,61 PU,62 MC,63 AP,638 FM,639 FM,64 TE,65 PE,66 CH,67 AQ,70 BA,71 FG,72 BR,73 LE,74 TA,75 MT,76 BT,
80 NA,81 CE,82 BN,83 AV,84 SA,85 PZ,86 CB,8607 IS,8608 IS,8609 IS,8617 IS,87 CS,88 CZ,888 KR,889 KR,89 RC,898 VV,899 VV,
90 PA,91 TP,92 AG,93 CL,94 EN,95 CT,96 SR,97 RG,98 ME`
    .split(/,\s*/)
    .map((row) => row.split(' ')),
)

/** What a post code tells: a municipality, else a province, else a region. */
export type PostCodePlace =
  | { readonly kind: 'city'; readonly value: string }
  | { readonly kind: 'province'; readonly sign: string }
  | { readonly kind: 'region'; readonly region: string }

/** Where a post code of five figures is; null if no code begins so. */
export function placeOfPostCode(
  code: string,
  capitalOf: (sign: string) => string | null,
): PostCodePlace | null {
  if (!/^\d{5}$/.test(code)) return null
  const town = Object.hasOwn(towns, code) ? towns[code] : undefined
  if (town !== undefined) return { kind: 'city', value: town }
  const number = Number(code)
  const city = cities.find(([from, to]) => number >= from && number <= to)
  if (city) return { kind: 'city', value: city[2] }
  // The provinces of Sardinia share their beginnings.
  if (/^0[789]/.test(code)) return { kind: 'region', region: 'Sardegna' }
  const sign = [4, 3, 2]
    .map((length) => beginnings[code.slice(0, length)])
    .find((found) => found !== undefined)
  if (sign === undefined) return null
  const capital = capitalOf(sign)
  return code.endsWith('100') && capital !== null
    ? { kind: 'city', value: capital }
    : { kind: 'province', sign }
}
