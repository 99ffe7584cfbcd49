import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSeedFile, readConnectors } from './read-connectors.ts'

let parts: readonly ConnectorData[] = []
beforeAll(async () => {
  parts = await readConnectors(defaultSeedFile)
})

/** Distinct values of a field among the parts whose number begins so. */
const valuesOf = (field: 'category' | 'positions', isMeant: (part: ConnectorData) => boolean) => [
  ...new Set(parts.filter(isMeant).map((part) => part[field])),
]
const beginsWith =
  (beginning: string) =>
  ({ model }: ConnectorData) =>
    model.startsWith(beginning)

describe('the parts of the footprint library, put right', () => {
  it('all have positions, where they state them', () => {
    expect(parts.filter(({ positions }) => positions !== null && positions < 1).map(({ model }) => model)).toEqual([])
  })

  it('are filed where their makers have them', () => {
    expect(
      valuesOf('category', ({ manufacturer, series }) => manufacturer === 'Molex' && series === 'SlimStack'),
    ).toEqual(['board-to-board'])
    for (const series of ['DF3', 'DF11', 'DF13', 'DF52', 'DF63'])
      expect(
        valuesOf('category', (part) => part.series === series),
        series,
      ).toEqual(['wire-to-board'])
    expect(valuesOf('category', (part) => part.series === 'DF12')).toEqual(['board-to-board'])
  })

  it.each([
    ['USB-A-Molex', 4],
    ['USB3-A-', 9],
    ['USB-Micro-B-', 5],
    ['USB-Mini-B-', 5],
    ['USB3-Micro-B-', 10],
    ['HDMI-A-', 19],
    ['RJ45-', 8],
    ['microSD', 8],
    ['SD-', 9],
  ])('%s… count contacts, not the shell or a switch: %i', (beginning, contacts) => {
    expect(valuesOf('positions', beginsWith(beginning))).toEqual([contacts])
  })
})
