import { type ConnectorData, lifecycle } from '@pinline/events/catalogue/connector-part'
import { beforeAll, describe, expect, it } from 'vitest'
import { productIdOf } from '../identity/product-id-of.ts'
import { demoMates } from './demo-mates.ts'
import { demoReplacements } from './demo-replacements.ts'
import { connectorCommits } from './import-connectors.ts'
import { defaultSeedFile, readConnectors } from './read-connectors.ts'

const today = new Date('2026-11-22T08:00:00Z')
let parts: readonly ConnectorData[] = []
let commits: ReturnType<typeof connectorCommits> = []
const commitsOf = (of: readonly ConnectorData[]) => {
  const replacements = demoReplacements(of)
  return of.flatMap((part) => connectorCommits(part, today, replacements.get(productIdOf(part)) ?? null))
}
beforeAll(async () => {
  parts = await readConnectors(defaultSeedFile)
  commits = commitsOf(parts)
})
const eventsOf = (type: string) => commits.flatMap(({ events }) => events.filter((event) => event.type === type))

describe('the first commits of the demo connectors', () => {
  it('are three a part at most, and the same at every start', () => {
    expect(commits.length).toBeLessThanOrEqual(parts.length * 3)
    expect(commits.every(({ version }) => version === 1)).toBe(true)
    expect(commitsOf(parts.slice(0, 40))).toEqual(commitsOf(parts.slice(0, 40)))
  })

  it('set explicit prices in CNY and EUR for about a tenth', () => {
    const own = eventsOf('price-set').filter(({ data }) => Object(data).currency !== 'USD')
    expect(own.length / 2 / parts.length).toBeCloseTo(0.1, 1)
  })

  it('announce one to three deliveries, each with a unique id', () => {
    const announced = eventsOf('delivery-announced').map(({ data }) => Object(data))
    expect(new Set(announced.map(({ deliveryId }) => deliveryId)).size).toBe(announced.length)
    const perPart = Map.groupBy(announced, ({ productId }) => productId)
    const counts = new Set([...perPart.values()].map((deliveries) => deliveries.length))
    expect([...counts].toSorted()).toEqual([1, 2, 3])
    expect(announced.every(({ expectedOn }) => expectedOn > '2026-11-22')).toBe(true)
  })

  it('give documents to some, without duplicates', () => {
    const documented = eventsOf('product-documents-set')
    expect(documented.length / parts.length).toBeCloseTo(0.25, 1)
  })

  it('relate male parts to the female ones of their manufacturer and size', () => {
    const byId = new Map(parts.map((part) => [productIdOf(part), part]))
    const mates = demoMates(parts)
    expect(mates.size).toBeGreaterThan(10)
    for (const [id, relations] of mates) {
      const part = byId.get(id)
      expect(part?.gender).toBe('male')
      for (const { productId } of relations) {
        const mate = byId.get(productId)
        expect(mate?.gender).toBe('female')
        expect([mate?.pitchMm, mate?.positions, mate?.rows]).toEqual([part?.pitchMm, part?.positions, part?.rows])
      }
    }
  })

  it('replace parts only by active ones, equal in every dimension and of another manufacturer or series', () => {
    const byId = new Map(parts.map((part) => [productIdOf(part), part]))
    const lifecycles = new Map(
      eventsOf('product-lifecycle-set').map(({ data }) => [Object(data).productId, Object(data)]),
    )
    const replaced = [...lifecycles.values()].filter(({ replacement }) => replacement !== null)
    expect(replaced.length).toBeGreaterThan(10)
    const discontinued = lifecycle.enum.discontinued
    expect(replaced.some((life) => life.lifecycle === discontinued)).toBe(true)
    expect(replaced.some((life) => life.lifecycle !== discontinued)).toBe(true)
    for (const { productId, replacement } of replaced) {
      const [old, next] = [byId.get(productId), byId.get(replacement)]
      expect(lifecycles.has(replacement)).toBe(false)
      const figures = ['category', 'positions', 'rows', 'pitchMm', 'orientation', 'mounting', 'gender'] as const
      for (const figure of figures) expect(next?.[figure]).toEqual(old?.[figure])
      expect([next?.manufacturer, next?.series]).not.toEqual([old?.manufacturer, old?.series])
    }
  })
})
