import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serviceName } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventsFolder } from './contract-modules.ts'
import { eventsOf } from './event-unions.ts'

/** An event of an earlier release, as `record-release.ts` wrote it. */
const recorded = z.object({
  service: serviceName,
  type: z.string(),
  schema: z.looseObject({}),
  samples: z.array(z.looseObject({ data: z.looseObject({}) })).min(1),
})
type Recorded = z.infer<typeof recorded>

const folder = fileURLToPath(new URL('releases', import.meta.url))
const releases = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .toSorted()
  .map((file): readonly [string, readonly Recorded[]] => [
    file,
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => recorded.parse(JSON.parse(line))),
  ])

/** The reader of an event as that release had it. */
const readerOf = ({ schema }: Recorded) => z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])

const goldenFolder = join(eventsFolder, 'golden')
const goldenOf = (type: string): readonly (readonly [string, unknown])[] =>
  readdirSync(goldenFolder)
    .filter((file) => file.startsWith(`${type}.v`) && !file.endsWith('.as-read.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(goldenFolder, file), 'utf8'))])

describe.each(releases)('release %s', (_file, known) => {
  it.each(serviceName.options)('wrote events of %s that today’s readers parse unchanged', async (service) => {
    const today = await eventsOf(eventsFolder, service)
    for (const { type, samples } of known.filter((one) => one.service === service))
      for (const sample of samples) {
        const schema = today.get(type)
        if (schema === undefined) throw new Error(`${type} is gone: events are read for ever`)
        expect(schema.parse(sample), type).toMatchObject(sample)
      }
  })

  it.each(serviceName.options)('reads today’s events of %s whose type it knows', async (service) => {
    for (const type of (await eventsOf(eventsFolder, service)).keys()) {
      const older = known.find((one) => one.type === type)
      // It skips others: tests/system/chassis/newer-events.spec.ts.
      if (older === undefined) continue
      for (const [file, sample] of goldenOf(type)) {
        const read = readerOf(older).safeParse(sample)
        expect(read.success, `${file}: ${read.error?.message ?? ''}`).toBe(true)
      }
    }
  })
})

it('an earlier release of them lacks types of today', async () => {
  const [, earlier = []] = releases.find(([file]) => file === 'before-notes.ndjson') ?? []
  const types = [...(await eventsOf(eventsFolder, 'order')).keys()]
  expect(types.filter((type) => !earlier.some((one) => one.type === type))).toEqual(
    expect.arrayContaining(['order-note-added', 'po-number-erased']),
  )
})

it('an older reader refuses a changed shape, so that it has to become a type of its own', () => {
  const placed = releases[0]?.[1].find(({ type }) => type === 'order-placed')
  const sample = placed?.samples[0]
  if (placed === undefined || sample === undefined) throw new Error('no release')
  const reads = (data: object) => readerOf(placed).safeParse({ ...sample, data }).success
  const { freight: _freight, ...withoutFreight } = sample.data
  expect([reads(sample.data), reads(withoutFreight), reads({ ...sample.data, total: 12 })]).toEqual([
    true,
    false,
    false,
  ])
})
