/** The type of `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>

/** A file with more characters is not a secret of one line. */
const maxLength = 4096

function whyUnreadable(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}

function readSecret(
  file: string,
  readFile: (file: string) => string,
): { value: string } | { problem: string } {
  let text: string
  try {
    text = readFile(file)
  } catch (error) {
    return { problem: `names a file that cannot be read (${whyUnreadable(error)})` }
  }
  const value = text.trim()
  if (value === '') return { problem: 'names an empty file' }
  if (value.length > maxLength) return { problem: `names a file of more than ${maxLength} characters` }
  return { value }
}

/**
 * Reads the secrets whose variable `NAME_FILE` names a file, as container and service managers provide them. A file
 * keeps a secret out of the environment, which child processes and diagnostic tools can see.
 *
 * @param names the variables that are secrets
 * @param readFile reads a whole file as text, and throws if it cannot
 * @returns the environment with the secrets under their own names, and one line per problem, without any value
 */
export function readSecretFiles(
  env: Environment,
  names: readonly string[],
  readFile: (file: string) => string,
): { readonly env: Environment; readonly problems: readonly string[] } {
  const secrets: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const file = env[variable]?.trim()
    if (!file) continue
    if (env[name]?.trim()) {
      problems.push(`${name} and ${variable} are both set: keep one of them`)
      continue
    }
    const read = readSecret(file, readFile)
    if ('value' in read) secrets[name] = read.value
    else
      problems.push(`${variable} ${read.problem}; for example ${variable}=/run/secrets/${name.toLowerCase()}`)
  }
  return { env: Object.keys(secrets).length > 0 ? { ...env, ...secrets } : env, problems }
}
