import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))

/** Node finds fewer names in CommonJS packages than the tests' bundler: `npm start` would end with a SyntaxError. */
it('are loaded by Node itself', { timeout: 120_000 }, async () => {
  const imports = files.map((name) => `await import(${JSON.stringify(new URL(name, import.meta.url).href)})`)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `${imports.join(';')};console.log('loaded')`,
  ])
  expect(stdout).toContain('loaded')
})
