import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesThatDiffer } from './check-hashes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinline-hashes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const hashesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]))

it('finds nothing in a folder that is as listed', async () => {
  write('a.jar', 'a')
  write('b.jar', 'b')
  expect(await filesThatDiffer(folder, hashesOf({ 'a.jar': 'a', 'b.jar': 'b' }))).toEqual([])
})

it('names files that differ, are missing, or are not listed', async () => {
  write('changed.jar', 'other')
  write('same.jar', 'same')
  write('unlisted.jar', 'x')
  const hashes = hashesOf({ 'changed.jar': 'a', 'missing.jar': 'm', 'same.jar': 'same' })
  expect(await filesThatDiffer(folder, hashes)).toEqual(['changed.jar', 'missing.jar', 'unlisted.jar'])
})
