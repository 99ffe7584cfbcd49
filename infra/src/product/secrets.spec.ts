import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'pinline-secrets-'))
const file = join(folder, 'secrets.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('are made once, and have the former secret of the vault only while it is being changed', () => {
  const made = readSecrets(folder)
  expect(Object.keys(made).sort()).toEqual(['INTERNAL_TOKEN', 'TOKEN_SECRET', 'VAULT_SECRET', 'WALLET_SECRET'])
  expect(new Set(Object.values(made)).size).toBe(4)
  expect(readSecrets(folder)).toEqual(made)
  const changed = { ...made, VAULT_SECRET: made.TOKEN_SECRET, VAULT_SECRET_PREVIOUS: made.VAULT_SECRET }
  writeFileSync(file, JSON.stringify(changed))
  expect(readSecrets(folder)).toEqual(changed)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(changed)
})
