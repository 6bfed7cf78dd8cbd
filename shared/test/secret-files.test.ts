import t from 'tap'

import { readSecretFiles } from '../src/secret-files.ts'

const files: Readonly<Record<string, string>> = {
  '/secrets/key': '  s3cret-value\n',
  '/secrets/empty': ' \n',
  '/secrets/long': 'x'.repeat(4097),
}

function readFile(file: string): string {
  const text = files[file]
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  return text
}

const read = (env: Record<string, string>) => readSecretFiles(env, ['KEY', 'OTHER_KEY'], readFile)

t.test('a secret can be given as a file, without the line break at its end', async (t) => {
  const { env, problems } = read({ KEY_FILE: ' /secrets/key ', OTHER_KEY: 'stays', PORT: '3000' })
  t.same(problems, [])
  t.match(env, { KEY: 's3cret-value', OTHER_KEY: 'stays', PORT: '3000' })
})

t.test('an empty variable counts as none, and only secrets have a file', async (t) => {
  const { env, problems } = read({ KEY_FILE: ' ', KEY: 'given', PORT_FILE: '/secrets/key' })
  t.same(problems, [])
  t.equal(env['KEY'], 'given')
  t.equal(env['PORT'], undefined)
})

t.test('a file that cannot be used is one line without any value', async (t) => {
  const example = 'for example KEY_FILE=/run/secrets/key'
  const cases = {
    '/secrets/missing': `KEY_FILE names a file that cannot be read (ENOENT); ${example}`,
    '/secrets/empty': `KEY_FILE names an empty file; ${example}`,
    '/secrets/long': `KEY_FILE names a file of more than 4096 characters; ${example}`,
  }
  for (const [file, line] of Object.entries(cases)) t.same(read({ KEY_FILE: file }).problems, [line], file)
})

t.test('a secret and its file together are refused, and all problems are told at once', async (t) => {
  const { problems } = read({ KEY: 'one', KEY_FILE: '/secrets/key', OTHER_KEY_FILE: '/secrets/empty' })
  t.equal(problems.length, 2)
  t.equal(problems[0], 'KEY and KEY_FILE are both set: keep one of them')
})
