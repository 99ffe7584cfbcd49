import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDataFolder, ForeignFolder, prepareDataFolder } from './data-folder.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinline-folder-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('empties a folder that Pinline made', () => {
  prepareDataFolder(folder)
  writeFileSync(join(folder, 'ports.json'), '{}')
  emptyDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})

it('leaves a folder with foreign files unchanged', () => {
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear Jane')
  expect(() => emptyDataFolder(folder)).toThrow(ForeignFolder)
  expect(existsSync(letter)).toBe(true)
})

it('does nothing if there is no folder', () => {
  expect(() => emptyDataFolder(join(folder, 'absent'))).not.toThrow()
})
