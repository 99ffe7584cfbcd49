import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

it('is for its owner alone, and leaves the mode of a folder with files of others', () => {
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
  chmodSync(folder, 0o755)
  prepareDataFolder(folder)
  expect([modeOf('.'), modeOf('logs')]).toEqual([0o700, 0o700])
  rmSync(folder, { recursive: true })
  prepareDataFolder(folder)
  expect(modeOf('.')).toBe(0o700)
  emptyDataFolder(folder)
  writeFileSync(join(folder, 'letter.txt'), 'Dear Jane')
  chmodSync(folder, 0o755)
  prepareDataFolder(folder)
  expect([modeOf('.'), modeOf('logs')]).toEqual([0o755, 0o700])
})
