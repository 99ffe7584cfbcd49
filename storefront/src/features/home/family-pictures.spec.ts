import { categorySlugs } from '@pinline/events/catalogue/connector-part'
import { describe, expect, it } from 'vitest'
import { familyPictures } from './family-pictures.ts'
import { parsePart } from './parse-part.ts'

describe('pictures of the families', () => {
  it('contain a part for every category', () => {
    for (const slug of categorySlugs) expect(familyPictures[slug].pads.length, slug).toBeGreaterThan(2)
  })
  it('contain pads with and without name and drill', () => {
    expect(parsePart('X', '-1 -2 3 4', '1 t r 0 0 1.7 1.7 1; - s o 2.54 0 1 2').pads).toEqual([
      ['1', 't', 'r', 0, 0, 1.7, 1.7, 1],
      ['', 's', 'o', 2.54, 0, 1, 2],
    ])
  })
})
