import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnGroups, specsOfOtherDays } from '../drawn-specs.ts'

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
