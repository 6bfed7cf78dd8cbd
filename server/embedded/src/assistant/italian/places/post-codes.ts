import { postCodeRows } from '@mestieri/shared/municipalities/data/post-codes-data.ts'

/**
 * The municipality of each post code that belongs to a single one. The first five characters of a row are the
 * code.
 */
const municipalityByCode: ReadonlyMap<string, string> = new Map(
  postCodeRows.split('\n').map((row) => [row.slice(0, 5), row.slice(5)]),
)

/** Codes of several municipalities, now or in the past, with the town that they mean. */
const towns: Readonly<Record<string, string>> = {
  '09100': 'CAGLIARI (CA)',
  '20021': 'BOLLATE (MI)',
  // The code of Monza until 2009, which residents still use.
  '20052': 'MONZA (MB)',
  '38068': 'ROVERETO (TN)',
}

/** Provinces by the beginning of their codes. The longest beginning has priority. */
// oxlint-disable-next-line typescript/no-unsafe-assignment -- every entry below is a pair
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

/** The place of a post code: a municipality, otherwise a province, otherwise a region. */
export type PostCodePlace =
  | { readonly kind: 'city'; readonly value: string }
  | { readonly kind: 'province'; readonly sign: string }
  | { readonly kind: 'region'; readonly region: string }

/** Returns the place of a post code of five digits; null if the beginning is unknown. */
export function placeOfPostCode(
  code: string,
  capitalOf: (sign: string) => string | null,
): PostCodePlace | null {
  if (!/^\d{5}$/.test(code)) return null
  const town = Object.hasOwn(towns, code) ? towns[code] : municipalityByCode.get(code)
  if (town !== undefined) return { kind: 'city', value: town }
  // The provinces of Sardinia share the same beginnings.
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
