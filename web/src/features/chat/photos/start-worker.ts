// oxlint-disable-next-line import/default -- Vite makes this export, the address of the built worker.
import workerUrl from './shrink.worker.ts?worker&url'

/** The part of Trusted Types that is used here; TypeScript's DOM types do not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** Admits the address of the one worker of the build, and no other. */
function createScriptURL(address: string): string {
  if (address !== workerUrl) throw new TypeError('not a worker of this site')
  return address
}

/**
 * Created once: the Content-Security-Policy allows one policy of this name (security.md, section 2.1). A
 * browser without Trusted Types takes the address itself.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not all browsers have it
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'mestieri-worker',
  { createScriptURL },
)

/** Starts the worker that shrinks photos. */
export function startShrinkWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
