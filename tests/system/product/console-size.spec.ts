import { readFileSync, statSync } from 'node:fs'
import { errorText } from '@pinline/contracts/api/error-texts'
import { languageCodes } from '@pinline/contracts/api/languages'
import { buildFrontends } from '@pinline/infra/product/frontends'
import { beforeAll, expect, it } from 'vitest'

const dist = new URL('../../../console/dist/', import.meta.url)

/** All scripts that the console begins with, bytes by gzip; decision 0089 says what they are. */
const scriptBudget = 350_000
/** The entry, the packages, the console's own code, the schemas, and what joins them. */
const maxScripts = 5

let scripts: string[] = []

beforeAll(async () => {
  await buildFrontends()
  const page = readFileSync(new URL('index.html', dist), 'utf8')
  scripts = [...page.matchAll(/"\/console\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `${file}`)
}, 360_000)

it('begins with few scripts within its budget', () => {
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.length).toBeLessThanOrEqual(maxScripts)
  const sizes = scripts.map((file) => statSync(new URL(`${file}.gz`, dist)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(scriptBudget)
})

it('begins with the texts of no language, and with no page', () => {
  const code = scripts.map((file) => readFileSync(new URL(file, dist), 'utf8')).join('')
  const texts = languageCodes.map((language) => errorText('invalid-input', language))
  expect([...texts, 'home-columns'].filter((words) => code.includes(words))).toEqual([])
})
