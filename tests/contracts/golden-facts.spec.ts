import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { serviceName } from '@pinline/events/fact'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventsFolder, load } from './contract-modules.ts'

const goldenFolder = join(eventsFolder, 'golden')
const goldenFiles = readdirSync(goldenFolder).toSorted()

/** `<service>-event.ts` exports the union of the service's facts as `<service>Event`. */
const unionOf = async (service: string): Promise<z.ZodDiscriminatedUnion> => {
  const union = (await load(join(eventsFolder, service, `${service}-event.ts`)))[`${service}Event`]
  if (!(union instanceof z.ZodDiscriminatedUnion)) throw new Error(`${service}Event is no union of facts`)
  return union
}

const typesOf = (union: z.ZodDiscriminatedUnion): readonly string[] =>
  union.options.flatMap((option) => {
    const type = option instanceof z.ZodObject ? option.shape.type : undefined
    return type instanceof z.ZodLiteral ? [...type.values].map(String) : []
  })

const golden = (file: string): unknown => JSON.parse(readFileSync(join(goldenFolder, file), 'utf8'))

test.each(serviceName.options)('every fact of %s has a golden sample that parses unchanged', async (service) => {
  const union = await unionOf(service)
  const types = typesOf(union)
  expect(types).toHaveLength(union.options.length)
  expect(types.length).toBeGreaterThan(0)
  for (const type of types) {
    expect(goldenFiles).toContain(`${type}.v1.json`)
    for (const file of goldenFiles.filter((name) => name.startsWith(`${type}.v`))) {
      const sample = golden(file)
      expect(sample, file).toMatchObject({ type })
      expect(union.parse(sample), file).toEqual(sample)
    }
  }
})

test('a fact belongs to one service, and each golden sample to a fact', async () => {
  const types = (await Promise.all(serviceName.options.map(unionOf))).flatMap(typesOf)
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([])
  const sampled = goldenFiles.map((file) => basename(file, '.json').replace(/\.v\d+$/, ''))
  expect(sampled.filter((type) => !types.includes(type))).toEqual([])
})
