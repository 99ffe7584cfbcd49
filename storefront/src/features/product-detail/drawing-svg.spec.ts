import { palette } from '@pinline/ui/design/palette'
import { layoutSheet, type SheetText } from '@pinline/ui/drawing/drawing-file.tsx'
import { drawingViews } from '@pinline/ui/drawing/part-views'
import { partsToDraw, seedParts } from '@pinline/ui/drawing/seed-parts.fixtures'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../app/i18n.ts'
import { drawingSheet, drawingSvg } from './drawing-svg.tsx'

/** Rendering is slow: this renders each fifth of the parts to draw. Other specs check the layout of each. */
const rendered = partsToDraw.filter((_part, index) => index % 5 === 0)

const MM_PX = 96 / 25.4
const request = { view: 'land-pattern', unit: 'mm', theme: 'light', language: 'en' } as const
const english = (await createI18n('en', 'first')).in('drawing')
const chinese = (await createI18n('zh_cn', 'first')).in('drawing')

/** Positions of pads in the paths, px: the left end of circles, the upper left corner of others. */
function starts(markup: string): number {
  const pads = [
    ...markup.matchAll(
      /<path d="([^"]*)" fill="#[0-9a-f]{6}"(?: stroke="#[0-9a-f]{6}" stroke-width="(?:0.75|0.9)")?[^>]*>/g,
    ),
  ]
  return pads.reduce((sum, [, path = '']) => sum + (path.match(/M/g)?.length ?? 0), 0)
}

/**
 * Advance at 12 px as Chromium measures it, px: 7.42 in the widest code font for Latin and its punctuation, 12 for
 * other scripts and for signs that code fonts lack.
 */
function extentOf({ x, y, text }: SheetText): { left: number; right: number; top: number; bottom: number } {
  const width = [...text].reduce((sum, sign) => sum + (/[ -ÿ’]/.test(sign) ? 7.42 : 12), 0)
  return { left: x, right: x + width, top: y - 10, bottom: y + 3 }
}

describe('a drawing as an SVG file', () => {
  it('is in mm, 1:1, complete and without scripts', { timeout: 240_000 }, () => {
    const errors = rendered.flatMap((part) => {
      const markup = drawingSvg({ ...request, part }, english)
      const [, width = '', viewWidth = ''] =
        /width="([\d.]+)mm" height="[\d.]+mm" viewBox="0 0 (\d+) \d+"/.exec(markup) ?? []
      const [xMin, yMin, xMax, yMax] = part.bodyMm
      const long = Math.max(xMax - xMin, yMax - yMin)
      const body = [...markup.matchAll(/<rect x="[\d.-]+" y="[\d.-]+" width="([\d.]+)"/g)].map(([, px]) => Number(px))
      return [
        ...(Math.abs(Number(viewWidth) / Number(width) - MM_PX) < 0.001 ? [] : ['is not 1:1']),
        ...(body.some((px) => Math.abs(px / MM_PX - long) < 0.001) ? [] : ['has another body']),
        ...(starts(markup) >= part.pads.length ? [] : ['lacks pads']),
        ...(/var\(|NaN|undefined|<script|href=|on\w+=/.test(markup) ? ['holds what a file may not'] : []),
      ].map((error) => `${part.model}: ${error}`)
    })
    expect(rendered.length).toBeGreaterThan(80)
    expect(errors).toEqual([])
  })

  it.each([
    ['en', english],
    ['zh_cn', chinese],
  ] as const)('keeps its texts on the sheet and apart, %s', { timeout: 240_000 }, (language, t) => {
    const errors = partsToDraw.flatMap((part) =>
      drawingViews.flatMap((view) => {
        const props = drawingSheet({ ...request, part, view, language }, t)
        const sheet = layoutSheet(props)
        const { layout, actual } = props.drawing
        const blocks = [
          { left: 0, right: layout.width, top: 0, bottom: layout.height },
          ...(actual
            ? [{ left: 0, right: 8 + actual.width, top: sheet.actualTop, bottom: sheet.actualTop + actual.height }]
            : []),
          ...(layout.detail
            ? [
                {
                  left: 0,
                  right: 8 + layout.detail.width,
                  top: sheet.detailTop,
                  bottom: sheet.detailTop + layout.detail.height,
                },
              ]
            : []),
          { left: sheet.bar.x, right: sheet.bar.x + 10 * MM_PX, top: sheet.bar.y + 4, bottom: sheet.bar.y + 9 },
        ]
        const boxes = [...blocks, ...sheet.texts.map(extentOf)]
        const isOut = boxes.some((box) => box.left < 0 || box.right > sheet.width || box.bottom > sheet.height)
        const isMet = boxes.some((a, index) =>
          boxes.some(
            (b, at) => at > index && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
        )
        return [...(isOut ? ['leaves its sheet'] : []), ...(isMet ? ['has parts that meet'] : [])].map(
          (error) => `${part.model} ${view} ${error}`,
        )
      }),
    )
    expect(errors).toEqual([])
  })

  it('has the requested language and theme', () => {
    const part = seedParts.find((candidate) => candidate.model === '43045-1000')
    if (!part) throw new Error('43045-1000 is not in the seed')
    const light = drawingSvg({ ...request, part, view: 'outline' }, english)
    expect(light).toContain('<title>Outline of 43045-1000, 10 positions, body 19.15 × 9.91\u00a0mm</title>')
    expect(light).toContain(palette.sheet[0])
    const dark = drawingSvg({ ...request, part, theme: 'dark', language: 'zh_cn' }, chinese)
    expect(dark).toContain('xml:lang="zh-Hans"')
    expect(dark).toContain('<title>43045-1000焊盘图')
    expect(dark).toContain(palette.sheet[1])
    expect(dark).not.toContain(palette.sheet[0])
  })

  it('warns when pads overlap in the source, as for a card socket', () => {
    const part = seedParts.find((candidate) => candidate.model === 'CF-Card-3M-N7E50-E516xx-30')
    if (!part) throw new Error('the card socket is not in the seed')
    const texts = [...drawingSvg({ ...request, part }, english).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(texts.join(' ')).toContain('Check the manufacturer’s drawing')
  })
})
