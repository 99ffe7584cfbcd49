import type { Box, Pad, PadKind } from './drawable-part.ts'
import { holeOf, isSlot } from './hole.ts'

/** Maps mm on the part to px in the drawing. */
export interface Projection {
  readonly scale: number
  readonly x: (mm: number) => number
  readonly y: (mm: number) => number
}

/** A box on the part as a box in the drawing. */
export function boxToPx({ left, right, top, bottom }: Box, to: Projection): Box {
  return { left: to.x(left), right: to.x(right), top: to.y(top), bottom: to.y(bottom) }
}

/** Path data of all pads of a part, merged into one path per kind; an empty string when the part has none. */
export interface PadPaths {
  readonly surface: string
  readonly plated: string
  readonly drilled: string
  readonly unplated: string
}

/** A number with at most four decimals in SVG's shortest form: on paper 100 px are 26 mm, so 0.0001 px is invisible. */
export function short(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function circle(cx: number, cy: number, radius: number): string {
  const r = short(radius)
  const d = short(radius * 2)
  return `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`
}

function stadium(x: number, y: number, width: number, height: number): string {
  const radius = Math.min(width, height) / 2
  const r = short(radius)
  if (width >= height) {
    const straight = short(width - height)
    return `M${short(x + radius)} ${short(y)}h${straight}a${r} ${r} 0 0 1 0 ${short(height)}h-${straight}a${r} ${r} 0 0 1 0 -${short(height)}z`
  }
  const straight = short(height - width)
  return `M${short(x)} ${short(y + radius)}a${r} ${r} 0 0 1 ${short(width)} 0v${straight}a${r} ${r} 0 0 1 -${short(width)} 0z`
}

/** Outline of one pad's copper (or, unplated, of its hole) in px. */
function padOutline(pad: Pad, to: Projection): string {
  const width = pad.width * to.scale
  const height = pad.height * to.scale
  const left = to.x(pad.x) - width / 2
  const top = to.y(pad.y) - height / 2
  switch (pad.shape) {
    case 'r':
      return `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h-${short(width)}z`
    case 'c':
      return circle(to.x(pad.x), to.y(pad.y), Math.max(width, height) / 2)
    case 'o':
      return Math.abs(width - height) < 0.01
        ? circle(to.x(pad.x), to.y(pad.y), width / 2)
        : stadium(left, top, width, height)
    default:
      return pad.shape satisfies never
  }
}

function mergedOutlines(pads: readonly Pad[], kinds: readonly PadKind[], to: Projection): string {
  return outlinesOf(
    pads.filter((pad) => kinds.includes(pad.kind)),
    to,
  )
}

/** Path data of the outlines of pads. */
export function outlinesOf(pads: readonly Pad[], to: Projection): string {
  return pads.map((pad) => padOutline(pad, to)).join('')
}

/** Outline of a pad's plated hole in px; empty without one. */
function holeOutline(pad: Pad, to: Projection): string {
  const hole = holeOf(pad)
  if (hole === null) return ''
  const [width, height] = [hole.width * to.scale, hole.height * to.scale]
  const [x, y] = [to.x(pad.x), to.y(pad.y)]
  return isSlot(hole) ? stadium(x - width / 2, y - height / 2, width, height) : circle(x, y, width / 2)
}

/** Merges all pads into one path per kind: 402 pads need four elements. */
export function padPaths(pads: readonly Pad[], to: Projection): PadPaths {
  return {
    surface: mergedOutlines(pads, ['s', 'e'], to),
    plated: mergedOutlines(pads, ['t'], to),
    drilled: pads.map((pad) => holeOutline(pad, to)).join(''),
    unplated: mergedOutlines(pads, ['n'], to),
  }
}
