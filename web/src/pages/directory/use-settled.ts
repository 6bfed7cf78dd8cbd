import { useEffect, useState } from 'react'

/**
 * The value that a loader gave or promised; undefined while it is on its way. What an older promise brings is
 * dropped, so that fast changes end on the last one (features.md, A12).
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
  // Outcomes tell faults of the data; what else went wrong is the error page's.
  if (failure?.by === given) throw failure.error
  return settled?.by === given ? settled.value : undefined
}
