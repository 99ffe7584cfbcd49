import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardPng, cropAround } from '../../server/share-pictures.ts'
import { shareCardSvg, shareLines, shareSize } from './share-card.ts'

const lead = 'Header, 10 positions & pitch <3 mm>, right angle, through hole'

describe('the card of a page', () => {
  it('has the size that sharers ask for, with and without a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="90"><rect width="40" height="90"/></svg>'
    const card = shareCardSvg({ shop: 'Shop', title: '43045-1000', brand: 'Molex', lead }, true)
    for (const one of [drawing, null]) {
      const png = await cardPng({ card, drawing: one })
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...shareSize })
      expect(png.length).toBeLessThan(200_000)
    }
  })
  it('escapes what staff wrote', () => {
    expect(shareCardSvg({ shop: 'Shop', title: 'A<B', lead }, false)).toContain('A&lt;B')
  })
  it('breaks lines at spaces and after any Chinese character, and ends a long text in an ellipsis', () => {
    const lines = (text: string) => shareLines(text, { size: 34, width: 340, most: 2 })
    expect(lines('one two three four five six')).toEqual(['one two three', 'four five six'])
    expect(lines('one two three four five six seven')).toEqual(['one two three', 'four five six…'])
    expect(lines('线对板连接器，直角，通孔安装')).toEqual(['线对板连接器，直角，', '通孔安装'])
  })
})

describe('the crop of a picture', () => {
  it('keeps the focus in the middle where the edges allow', () => {
    const wide = { width: 2400, height: 630 }
    expect(cropAround(wide, { x: 50, y: 50 })).toEqual({ left: 600, top: 0, ...shareSize })
    expect(cropAround(wide, { x: 0, y: 0 })).toMatchObject({ left: 0, top: 0 })
    expect(cropAround(wide, { x: 100, y: 100 })).toMatchObject({ left: 1200, top: 0 })
    expect(cropAround({ width: 600, height: 1000 }, { x: 50, y: 30 })).toEqual({
      ...{ left: 0, top: 143, width: 600, height: 315 },
    })
  })
})
