/**
 * Writes docs/api-reference.md, the readable form of the OpenAPI document: `npm run reference`. A test checks
 * that the file is current.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildApp } from '../server/src/app.ts'
import { fakeServices, testConfig } from '../server/test/support/build.ts'
import { formatReference, type OpenApi } from './format-reference.ts'

export const referenceFile = join(import.meta.dirname, '../docs/api-reference.md')

/** Builds the reference from the document of the app. The calls of the test mode of card payments are in it. */
export async function createReference(): Promise<string> {
  const app = await buildApp({ config: testConfig(), services: fakeServices() })
  const { body } = await app.inject('/api/openapi.json')
  await app.close()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- @fastify/swagger writes it
  return formatReference(JSON.parse(body) as OpenApi)
}

if (import.meta.main) writeFileSync(referenceFile, await createReference())
