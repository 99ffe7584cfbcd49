import { describe, expect, it } from 'vitest'
import { orientPart } from './geometry.ts'
import { holeOf, holeText, isSlot } from './hole.ts'
import { padPaths } from './pad-path.ts'
import { seedParts } from './seed-parts.fixtures.ts'

const drilled = seedParts.flatMap((part) => {
  const { pads } = orientPart(part)
  return pads.flatMap((pad) => {
    const hole = holeOf(pad)
    return hole === null ? [] : [{ model: part.model, pad, hole }]
  })
})

const plain = { scale: 1, x: (mm: number) => mm, y: (mm: number) => mm }

/** Width and height of the path of one hole: a circle's `a`, or the straight side and the half circles of a slot. */
function sizeOf(path: string): [width: number, height: number] {
  const round = /a([\d.]+) \1 0 1 0/.exec(path)
  if (round) return [Number(round[1]) * 2, Number(round[1]) * 2]
  const [, side = '', straight = '', radius = ''] = /([hv])([\d.]+)a([\d.]+) /.exec(path) ?? []
  const [long, across] = [Number(straight) + Number(radius) * 2, Number(radius) * 2]
  return side === 'h' ? [long, across] : [across, long]
}

describe('plated holes', () => {
  it('of every part are within their copper', () => {
    const outside = drilled.filter(
      ({ pad, hole }) => hole.width > pad.width + 1e-9 || hole.height > pad.height + 1e-9 || hole.width <= 0,
    )
    expect(seedParts).toHaveLength(5112)
    expect(outside.map(({ model }) => model)).toEqual([])
  })

  it('of every part are drawn as long as the data state', () => {
    const wrong = drilled.filter(({ pad, hole }) => {
      const [width, height] = sizeOf(padPaths([pad], plain).drilled)
      const isDrawn = Math.abs(width - hole.width) < 0.001 && Math.abs(height - hole.height) < 0.001
      return !isDrawn || Math.abs(Math.max(width, height) - pad.drill) > 0.001
    })
    expect(wrong.map(({ model }) => model)).toEqual([])
  })

  it('are slots where the hole is longer than the copper is wide', () => {
    const slots = drilled.filter(({ hole }) => isSlot(hole))
    expect([...new Set(slots.map(({ model, hole }) => `${model}: ${holeText(hole, 'mm')}`))].sort()).toEqual([
      'BarrelJack-CUI-PJ-063AH-H: 1 × 2.3',
      'BarrelJack-CUI-PJ-063AH-H: 1 × 3',
      'BarrelJack-GCT-DCJ200-10-A-H: 1 × 3.2',
      'BarrelJack-GCT-DCJ200-10-A-H: 1 × 3.6',
      'BarrelJack-Wuerth-6941xx301002: 0.8 × 3',
      'BarrelJack-Wuerth-6941xx301002: 0.8 × 3.4',
      'HDMI-A-Molex-208658-1001-H: 0.9 × 1.7',
      'HDMI-A-Molex-208658-1001-H: 0.9 × 2.7',
      'USB-A-CNCTech-1001-011-01101-H: 0.9 × 2.5',
      'USB-C-Receptacle-Palconn-UTC16-G: 0.6 × 1.4',
      'USB-C-Receptacle-Palconn-UTC16-G: 0.6 × 1.7',
      'USB-Micro-B-Molex-105133-0001: 0.5 × 1.2',
      'USB-Micro-B-Molex-105133-0001: 0.5 × 1.6',
      'USB-Micro-B-Molex-105133-0031: 0.5 × 1.2',
      'USB-Micro-B-Molex-105133-0031: 0.5 × 1.6',
    ])
  })
})
