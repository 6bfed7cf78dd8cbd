/**
 * Writes the modules that the process has loaded to the file LOADED_MODULES when it ends: their addresses, and the names
 * of Node's own modules.
 */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const loaded = new Set<string>()

registerHooks({
  load(url, context, next) {
    loaded.add(url)
    return next(url, context)
  },
})

process.on('exit', () => {
  const { moduleLoadList } = process as unknown as { readonly moduleLoadList: readonly string[] }
  writeFileSync(process.env['LOADED_MODULES'] ?? '', [...loaded, ...moduleLoadList].join('\n'))
})
