import { readFileSync } from 'node:fs'
import { applyEvent, type StoredRow } from '@pinline/chassis/read-models/apply-event'
import { rowIdOf } from '@pinline/chassis/read-models/projection'
import { languageCode } from '@pinline/contracts/api/languages'
import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ProductsRow } from '../read-models/products/products.model.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { connectorCommits } from '../seed/import-connectors.ts'
import { defaultSeedFile, readConnectors } from '../seed/read-connectors.ts'
import { type IndexedProduct, indexedProduct } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'

const firstHits = 5
const head = '               queries   first  within     mrr  understood'
const floors = { first: 0.9, within: 1, understood: 0.95 }
const unpreparedFloors = { first: 0.93, within: 0.97 }

const event = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
const productFields = z.object({
  manufacturer: event.optional(),
  series: event.optional(),
  category: event.optional(),
  positions: event.optional(),
  rows: event.optional(),
  pitchMm: event.optional(),
  orientation: event.optional(),
  mounting: event.optional(),
  gender: event.optional(),
  currentA: event.optional(),
  voltageV: event.optional(),
  modelStarts: event.optional(),
  modelHas: event.optional(),
})
const expectedFields = productFields
  .extend({ anyOf: z.array(productFields).optional(), inStock: z.boolean().optional() })
  .strict()
type ExpectedFields = z.infer<typeof expectedFields>

const expectation = z
  .object({
    language: languageCode,
    kind: z.string(),
    query: z.string(),
    first: z.array(z.string()).optional(),
    where: expectedFields.optional(),
    parts: z.int().optional(),
    none: z.literal(true).optional(),
    filters: z.record(z.string(), z.array(z.string())).optional(),
    total: z.int().optional(),
    note: z.string().optional(),
  })
  .strict()
type Expectation = z.infer<typeof expectation>

const readExpectations = (name: string): readonly Expectation[] => {
  const file = new URL(`../../../../tests/relevance/${name}.json`, import.meta.url)
  return z.array(expectation).parse(JSON.parse(readFileSync(file, 'utf8')))
}

const index = new ProductIndex()
const all: IndexedProduct[] = []

const rowOf = (part: ConnectorData): StoredRow & ProductsRow => {
  let row: StoredRow | undefined
  for (const { streamType, streamId, events } of connectorCommits(part, new Date('2026-11-21')))
    for (const [place, each] of events.entries()) {
      const of = { service: 'catalogue', streamType, streamId, sequence: place + 1 } as const
      const recorded = {
        ...of,
        id: '',
        event: each,
        actor: { kind: 'visitor' },
        correlationId: '',
        causationId: '',
      } as const
      const recordedAt = '2026-11-21T00:00:00.000Z'
      const applied = applyEvent(productsProjection, rowIdOf(productsProjection, of) ?? '', row, {
        ...recorded,
        recordedAt,
      })
      if (applied.outcome === 'applied') row = applied.row
    }
  if (row === undefined) throw new Error(`no row of ${part.model}`)
  return row
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

type ProductOnly = Pick<IndexedProduct, 'product'>

/** Whether parts have the expected attributes, judged by their data alone. */
const testOf = ({ anyOf, inStock: _, ...fields }: ExpectedFields): ((part: ProductOnly) => boolean) => {
  const several = anyOf?.map(testOf)
  const tests = Object.entries(fields).map(([name, value]) => {
    const values = new Set<unknown>([value].flat())
    const texts = [value].flat().map(String)
    return ({ product: { data } }: ProductOnly): boolean => {
      if (name === 'modelStarts') return texts.some((text) => folded(data.model).startsWith(text))
      if (name === 'modelHas') return texts.some((text) => folded(data.model).includes(text))
      return values.has(Reflect.get(data, name))
    }
  })
  return (part) => tests.every((test) => test(part)) && (several === undefined || several.some((test) => test(part)))
}

const rightOf = ({ first = [], where }: Expectation): ((part: IndexedProduct) => boolean) => {
  if (where === undefined) return ({ product }) => first.includes(product.data.model)
  const test = testOf(where)
  return (part) => test(part) && (where.inStock !== true || part.available > 0)
}

interface Outcome {
  readonly expected: Expectation
  /** 1 for the first hit; 0 where none of the first fifteen is right. */
  readonly place: number
  readonly total: number
  /** What was not recognised as expected. */
  readonly missed: readonly string[]
  readonly shown: readonly string[]
}

const search = (expected: Expectation): Outcome => {
  const { query: q, filters = {} } = expected
  const found = index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 15 })
  const understood = found.understood.map(({ test }) => test)
  const missed = Object.entries(filters).flatMap(([attribute, values]) => {
    const isRead = understood.some(
      (test) =>
        test.attribute === attribute &&
        (test.values === undefined
          ? test.min === test.max && values.join() === String(test.min)
          : [...test.values].sort().join() === [...values].sort().join()),
    )
    return isRead ? [] : [`${attribute} ${values.join()}`]
  })
  const none = expected.none === true
  return {
    expected,
    place: none ? Number(found.total === 0) : found.list.findIndex(rightOf(expected)) + 1,
    total: found.total,
    missed: [
      ...missed,
      ...(expected.total === undefined || expected.total === found.total
        ? []
        : [`${found.total} in all, not ${expected.total}`]),
    ],
    shown: found.list.slice(0, firstHits).map(({ product }) => product.data.model),
  }
}

const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number =>
  outcomes.length === 0 ? 1 : outcomes.filter(holds).length / outcomes.length
const isFirst = ({ place }: Outcome) => place === 1
const isWithin = ({ place }: Outcome) => place > 0 && place <= firstHits
const isUnderstood = ({ missed }: Outcome) => missed.length === 0
const resultOf = ({ expected, place, total, missed, shown }: Outcome): string =>
  `${expected.language} ${expected.kind} “${expected.query}”: place ${place} of ${total}: ${shown.join(' ')} ${missed.join('; ')}`

const reportOf = (outcomes: readonly Outcome[], by: 'language' | 'kind'): string =>
  [...Map.groupBy(outcomes, ({ expected }) => expected[by])]
    .map(([name, group]) => {
      const reciprocal = group.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0) / group.length
      const figures = [share(group, isFirst), share(group, isWithin), reciprocal, share(group, isUnderstood)]
      return `${name.padEnd(18)}${String(group.length).padStart(4)}${figures.map((figure) => figure.toFixed(2).padStart(8)).join('')}`
    })
    .join('\n')

/** Expectations that no part of the data can satisfy, or whose count of parts is not theirs. */
const unsatisfiable = (expectations: readonly Expectation[]): readonly Expectation[] => {
  const models = new Set(all.map(({ product }) => product.data.model))
  return expectations.filter(({ first = [], where, parts }) => {
    const present = where === undefined ? undefined : all.filter(testOf(where)).length
    return present === 0 || first.some((model) => !models.has(model)) || present !== parts
  })
}

/** Searches them all, and prints the shares by language and by kind under the set's name. */
const searchAll = (name: string, expectations: readonly Expectation[]): readonly Outcome[] => {
  const outcomes = expectations.map(search)
  process.stdout.write(`${name}\n${head}\n${reportOf(outcomes, 'language')}\n${reportOf(outcomes, 'kind')}\n`)
  return outcomes
}

beforeAll(async () => {
  for (const part of await readConnectors(defaultSeedFile)) {
    const entry = indexedProduct(rowOf(part))
    if (entry !== undefined) all.push(entry)
  }
  for (const entry of all) index.put(entry)
})

describe('what buyers find first', () => {
  const expectations = readExpectations('queries')
  let outcomes: readonly Outcome[] = []
  beforeAll(() => {
    outcomes = searchAll('queries', expectations)
  })

  it('has queries that existing parts can satisfy', () => {
    expect(unsatisfiable(expectations)).toEqual([])
  })

  it.each(languageCode.options)('is right within the first five, and first in nine of ten, in %s', (language) => {
    const own = outcomes.filter(({ expected }) => expected.language === language)
    expect(own.length).toBeGreaterThanOrEqual(14)
    expect(own.filter((outcome) => !isWithin(outcome)).map(resultOf)).toEqual([])
    expect(
      share(own, isFirst),
      own
        .filter((outcome) => !isFirst(outcome))
        .map(resultOf)
        .join('\n'),
    ).toBeGreaterThanOrEqual(floors.first)
  })

  it('is recognised as filters', () => {
    const wrong = outcomes.filter((outcome) => !isUnderstood(outcome))
    expect(share(outcomes, isUnderstood), wrong.map(resultOf).join('\n')).toBeGreaterThanOrEqual(floors.understood)
  })
})

describe('what buyers find first by queries that nobody prepared for', () => {
  const expectations = readExpectations('unprepared-queries')
  let outcomes: readonly Outcome[] = []
  beforeAll(() => {
    outcomes = searchAll('unprepared queries', expectations)
  })

  it('has queries that existing parts can satisfy', () => {
    expect(unsatisfiable(expectations)).toEqual([])
  })

  it.each(languageCode.options)('has at least 35 in %s, none of them twice or prepared for', (language) => {
    const asTyped = ({ query }: Expectation): string => query.toLowerCase()
    const own = expectations.filter((each) => each.language === language).map(asTyped)
    const prepared = readExpectations('queries').filter((each) => each.language === language)
    expect(own.length).toBeGreaterThanOrEqual(35)
    expect(new Set([...own, ...prepared.map(asTyped)]).size).toBe(own.length + prepared.length)
  })
  it('are right within the first five, and first, at least at the floors', () => {
    expect(share(outcomes, isFirst)).toBeGreaterThanOrEqual(unpreparedFloors.first)
    expect(share(outcomes, isWithin)).toBeGreaterThanOrEqual(unpreparedFloors.within)
  })
})
