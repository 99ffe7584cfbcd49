import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { serviceName } from '@pinline/events/event'
import { expect, test } from 'vitest'
import { eventsFolder } from './contract-modules.ts'
import { eventsOf } from './event-unions.ts'

const goldenFolder = join(eventsFolder, 'golden')
const allFiles = readdirSync(goldenFolder).toSorted()
/** What an earlier shape is read as, where it is not the sample itself. */
const asReadOf = (file: string) => file.replace('.json', '.as-read.json')
const goldenFiles = allFiles.filter((file) => !file.endsWith('.as-read.json'))

const golden = (file: string): unknown => JSON.parse(readFileSync(join(goldenFolder, file), 'utf8'))

test.each(serviceName.options)(
  'every event of %s has a golden sample that parses unchanged, or as recorded beside it',
  async (service) => {
    const events = await eventsOf(eventsFolder, service)
    expect(events.size).toBeGreaterThan(0)
    for (const [type, union] of events) {
      expect(goldenFiles).toContain(`${type}.v1.json`)
      for (const file of goldenFiles.filter((name) => name.startsWith(`${type}.v`))) {
        const sample = golden(file)
        expect(sample, file).toMatchObject({ type })
        const asRead = asReadOf(file)
        expect(union.parse(sample), file).toEqual(allFiles.includes(asRead) ? golden(asRead) : sample)
      }
    }
  },
)

test('an event belongs to one service, and each golden sample to an event', async () => {
  const types = (await Promise.all(serviceName.options.map((service) => eventsOf(eventsFolder, service)))).flatMap(
    (events) => [...events.keys()],
  )
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([])
  const sampled = goldenFiles.map((file) => basename(file, '.json').replace(/\.v\d+$/, ''))
  expect(sampled.filter((type) => !types.includes(type))).toEqual([])
})
