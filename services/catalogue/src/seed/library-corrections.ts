import type { ConnectorData } from '@pinline/events/catalogue/connector-part'

type Part = Pick<ConnectorData, 'manufacturer' | 'model' | 'series' | 'category' | 'positions' | 'pads'>

interface Correction {
  readonly why: string
  readonly applies: (part: Part) => boolean
  readonly change: (part: Part) => Partial<Pick<ConnectorData, 'series' | 'category' | 'positions'>>
}

const crimpSeries: ReadonlySet<string | null> = new Set(['DF3', 'DF11', 'DF13', 'DF52', 'DF63'])
const cardContacts: readonly [beginning: string, contacts: number][] = [
  ['microSD', 8],
  ['SD-', 9],
]

/** Contacts of a USB connector: the pads of the shell are its last numbered pad, soldered more than once, or S1. */
const usbContacts = ({ pads }: Part): number => {
  const counts = new Map<string, number>()
  for (const [name] of pads) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([name, count]) => /^(?:\d+|[AB]\d+)$/.test(name) && count === 1).length
}

/** What the footprint library files or counts differently from the makers' data sheets. */
const corrections: readonly Correction[] = [
  {
    why: 'SlimStack are mezzanine connectors; the library has all of Molex in one folder',
    applies: ({ manufacturer, series }) => manufacturer === 'Molex' && series === 'SlimStack',
    change: () => ({ category: 'board-to-board' }),
  },
  {
    why: 'Headers for crimped housings; the library has all of Hirose in one folder',
    applies: ({ manufacturer, series }) => manufacturer === 'Hirose' && crimpSeries.has(series),
    change: () => ({ category: 'wire-to-board' }),
  },
  {
    why: 'The library leaves out the series of Mini-Fit Jr. parts, which begin with its name',
    applies: ({ model, series }) => series === null && model.startsWith('Mini-Fit-Jr-'),
    change: () => ({ series: 'Mini-Fit Jr' }),
  },
  {
    why: 'The shell of a USB connector is no contact; the library counts its pad',
    applies: ({ category }) => category === 'usb',
    change: (part) => ({ positions: usbContacts(part) }),
  },
  {
    why: 'Shield and card switch are no contacts of a memory card',
    applies: ({ category, model }) =>
      category === 'memory-card' && cardContacts.some(([beginning]) => model.startsWith(beginning)),
    change: ({ model }) => ({
      positions: cardContacts.find(([beginning]) => model.startsWith(beginning))?.[1] ?? null,
    }),
  },
  {
    why: 'An RJ45 jack has eight contacts; with transformer and lamps the library states none or 0',
    applies: ({ category, model, positions }) =>
      category === 'modular-jacks' && model.startsWith('RJ45-') && (positions ?? 0) === 0,
    change: () => ({ positions: 8 }),
  },
]

/** A part of the library as its maker describes it. */
export const correctedPart = <P extends Part>(part: P): P => {
  let corrected = part
  for (const { applies, change } of corrections) {
    if (applies(part)) corrected = { ...corrected, ...change(part) }
  }
  return corrected
}
