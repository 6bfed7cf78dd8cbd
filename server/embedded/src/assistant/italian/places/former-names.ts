/**
 * Municipalities that were merged into one with a name of its own or a double name. People still write the old name:
 * 'cutigliano', of Abetone Cutigliano. The list of `shared` has only the mergers since 2020.
 */
const rows = `ABETONE CUTIGLIANO (PT): Abetone, Cutigliano
SCARPERIA E SAN PIERO (FI): Scarperia, San Piero a Sieve
FIGLINE E INCISA VALDARNO (FI): Figline, Figline Valdarno, Incisa Valdarno, Incisa in Val d’Arno
CASTELFRANCO PIANDISCÒ (AR): Pian di Scò, Castelfranco di Sopra
PRATOVECCHIO STIA (AR): Pratovecchio
LATERINA PERGINE VALDARNO (AR): Laterina
CASCIANA TERME LARI (PI): Casciana Terme
CRESPINA LORENZANA (PI): Crespina, Lorenzana
SAN MARCELLO PITEGLIO (PT): San Marcello Pistoiese, Piteglio
RIVIGNANO TEOR (UD): Rivignano, Teor
VALVASONE ARZENE (PN): Valvasone, Arzene
ERTO E CASSO (PN): Erto
SERMIDE E FELONICA (MN): Sermide, Felonica
BORGO VIRGILIO (MN): Borgoforte
CORTEOLONA E GENZONE (PV): Corteolona, Genzone
VALSAMOGGIA (BO): Bazzano, Crespellano, Savigno, Monteveglio
ALTO RENO TERME (BO): Porretta Terme, Granaglione
VALLEFOGLIA (PU): Colbordolo
TRECASTELLI (AN): Ripe di Senigallia, Monterado
MACCAGNO CON PINO E VEDDASCA (VA): Maccagno
PRIMIERO SAN MARTINO DI CASTROZZA (TN): Fiera di Primiero, Tonadico, Siror`

/** The old names, each with the value of the municipality of today. */
export const formerNames: readonly (readonly [name: string, value: string])[] = rows
  .split('\n')
  .flatMap((row) => {
    const [value = '', names = ''] = row.split(': ')
    return names.split(', ').map((name) => [name, value] as const)
  })
