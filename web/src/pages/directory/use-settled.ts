import { useEffect, useState } from 'react'

/**
 * The value of a loader, or of its promise; undefined while the promise is pending. Results of older promises
 * are ignored, so that after fast changes the last search is shown (features.md, A12).
 */
export function useSettled<T>(given: T | Promise<T>): T | undefined {
  const [settled, setSettled] = useState<{ readonly by: Promise<T>; readonly value: T }>()
  const [failure, setFailure] = useState<{ readonly by: Promise<T>; readonly error: unknown }>()
  useEffect(() => {
    if (!(given instanceof Promise)) return undefined
    let wanted = true
    given.then(
      (value) => wanted && setSettled({ by: given, value }),
      (error: unknown) => wanted && setFailure({ by: given, error }),
    )
    return () => {
      wanted = false
    }
  }, [given])
  if (!(given instanceof Promise)) return given
  // A failed read is a result, not a rejection. Any other error goes to the error page.
  if (failure?.by === given) throw failure.error
  return settled?.by === given ? settled.value : undefined
}
