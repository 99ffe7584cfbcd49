import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { takeFirstStaff } from '@pinline/infra/product/startup-box'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signInStaff } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)
/** Kafka deletes files of its own at any time, and they are not Pinline's. */
const namesIn = (folder: string, ...endings: string[]): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'kafka')
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
            join(entry.name, name),
          )
        : [entry.name],
    )
    .filter((name) => endings.some((ending) => name.endsWith(ending)))

describe('the files of an installation without demo data', () => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account'], settings: { DEMO_DATA: 'off' } })
  })
  afterAll(() => system?.stop())

  it('have the first staff password in none that stays', async () => {
    const { dataFolder } = system
    const login = takeFirstStaff(dataFolder)
    if (login === undefined) throw new Error('no password was left')
    expect(takeFirstStaff(dataFolder)).toBeUndefined()
    expect((await signInStaff(system.urls.account, login)).token).toBeDefined()
    await system.restart('account')
    expect(existsSync(join(dataFolder, 'first-staff.json'))).toBe(false)
    const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataFolder, name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    expect(files.filter((file) => file.endsWith('.log')).length).toBeGreaterThan(0)
    // A file that is written under another name first may have its own by now.
    for (const file of files.filter((name) => existsSync(name)))
      expect(readFileSync(file, 'utf8'), file).not.toContain(login.password)
  })

  it('are for their owner alone: folders, logs, secrets, and whatever else is in JSON', () => {
    for (const folder of [system.dataFolder, system.servers.folder]) {
      expect({ folder, mode: modeOf(folder) }).toEqual({ folder, mode: '700' })
      expect({ folder, mode: modeOf(join(folder, 'logs')) }).toEqual({ folder, mode: '700' })
      const files = namesIn(folder, '.log', '.json')
      expect(files.length).toBeGreaterThan(2)
      for (const name of files) expect({ name, mode: modeOf(join(folder, name)) }).toEqual({ name, mode: '600' })
    }
  })
})
