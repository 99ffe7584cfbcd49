import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnGroups, specsOfOtherDays } from '../drawn-specs.ts'
import { propertySeed } from '../harness/property-seed.ts'

const files = drawnGroups.flat()

describe('deep tests that are drawn by the date', () => {
  it('are files that exist, each in one group', () => {
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([])
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  it('all run within as many days as there are groups, a journey in a browser among them each day', () => {
    const days = Array.from({ length: drawnGroups.length }, (_, place) => {
      const left = new Set(specsOfOtherDays(20_784 + place))
      return files.filter((file) => !left.has(file))
    })
    expect(days.flat().toSorted()).toEqual(files.toSorted())
    for (const day of days) expect(day.filter((file) => file.startsWith('tests/journeys/'))).not.toEqual([])
  })
})

describe('the cases of properties', () => {
  it('are drawn by the date, and chosen by a setting', () => {
    const seeds = Array.from({ length: 366 }, (_, place) => propertySeed(undefined, String(20_784 + place)))
    expect(new Set(seeds).size).toBe(366)
    expect(seeds).toEqual(seeds.map((seed) => seed | 0))
    expect(propertySeed(undefined, '20784')).toBe(seeds[0])
    expect(propertySeed('-17', '20784')).toBe(-17)
    expect(Number.isInteger(propertySeed('random', '20784'))).toBe(true)
    expect(() => propertySeed('today', '20784')).toThrow('PROPERTY_SEED is today')
  })

  it('are those of the seed of this run, which a failure prints', () => {
    const { PROPERTY_SEED = 'none' } = process.env
    const never = fc.property(fc.integer(), () => false)
    expect(() => fc.assert(never)).toThrow(`seed: ${PROPERTY_SEED}`)
  })
})
