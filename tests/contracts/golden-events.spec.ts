import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { serviceName } from '@pinline/events/event'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventsFolder, load } from './contract-modules.ts'

const goldenFolder = join(eventsFolder, 'golden')
const goldenFiles = readdirSync(goldenFolder).toSorted()

const typesOf = (union: z.ZodDiscriminatedUnion): readonly string[] =>
  union.options.flatMap((option) => {
    const type = option instanceof z.ZodObject ? option.shape.type : undefined
    if (!(type instanceof z.ZodLiteral)) throw new Error('an event without its type')
    return [...type.values].map(String)
  })

/** Each event of a service with a union that parses it: those of its files `<stream>-event.ts`. */
const eventsOf = async (service: string): Promise<ReadonlyMap<string, z.ZodDiscriminatedUnion>> => {
  const folder = join(eventsFolder, service)
  const files = readdirSync(folder).filter((file) => file.endsWith('-event.ts'))
  const exported = (await Promise.all(files.map((file) => load(join(folder, file))))).flatMap(Object.values)
  return new Map(
    exported
      .filter((one) => one instanceof z.ZodDiscriminatedUnion)
      .flatMap((union) => typesOf(union).map((type) => [type, union] as const)),
  )
}

const golden = (file: string): unknown => JSON.parse(readFileSync(join(goldenFolder, file), 'utf8'))

test.each(serviceName.options)('every event of %s has a golden sample that parses unchanged', async (service) => {
  const events = await eventsOf(service)
  expect(events.size).toBeGreaterThan(0)
  for (const [type, union] of events) {
    expect(goldenFiles).toContain(`${type}.v1.json`)
    for (const file of goldenFiles.filter((name) => name.startsWith(`${type}.v`))) {
      const sample = golden(file)
      expect(sample, file).toMatchObject({ type })
      expect(union.parse(sample), file).toEqual(sample)
    }
  }
})

test('an event belongs to one service, and each golden sample to an event', async () => {
  const types = (await Promise.all(serviceName.options.map(eventsOf))).flatMap((events) => [...events.keys()])
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([])
  const sampled = goldenFiles.map((file) => basename(file, '.json').replace(/\.v\d+$/, ''))
  expect(sampled.filter((type) => !types.includes(type))).toEqual([])
})
