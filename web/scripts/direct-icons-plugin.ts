import type { Plugin } from 'vite'

const iconImport = /import \{([^}]*)\} from '@tabler\/icons-react'/g

/** Rewrites the imports from the icon library's index to one import for each icon's own module. */
export function directIconImports(code: string): string {
  return code.replaceAll(iconImport, (_, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
      .join(';'),
  )
}

/**
 * Imports each icon from its own module. The index of the library imports 6,000 modules, and through it every page
 * would import every icon, so that all of them would be in the chunk that each page loads.
 */
export function directIconsPlugin(): Plugin {
  return {
    name: 'mestieri:direct-icons',
    enforce: 'pre',

    transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes('@tabler/icons-react'))
        return undefined
      return { code: directIconImports(code), map: null }
    },
  }
}
