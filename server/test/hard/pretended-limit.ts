/** Loaded by `--import`: makes the process believe that its container has so much memory. Nothing enforces it. */
const limitBytes = Number(process.env['PRETENDED_LIMIT_BYTES'])

process.constrainedMemory = () => limitBytes
