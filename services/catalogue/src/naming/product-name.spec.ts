import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../domain/product/product.fixtures.ts'
import { term } from './glossary.ts'
import { withoutUnknown } from './messages.ts'
import { productName } from './product-name.ts'

describe('the name of a product', () => {
  it('is composed in the language’s own order', () => {
    expect(productName(sampleProduct, 'en')).toBe(
      'Molex CLIK-Mate wire-to-board connector, 3 positions, 1.25 mm pitch, right-angle, surface-mount',
    )
    expect(productName(sampleProduct, 'zh_cn')).toBe(
      'Molex CLIK-Mate 线对板连接器，1.25mm间距，3位，卧式，表面贴装（SMT）',
    )
    expect(productName(sampleProduct, 'de')).toBe(
      'Wire-to-Board-Steckverbinder Molex CLIK-Mate, 3-polig, Rastermaß 1,25 mm, abgewinkelt, SMT',
    )
    expect(productName(sampleProduct, 'ru')).toContain('3 контакта, шаг 1,25 мм, исполнение угловое')
  })

  it('has no manufacturer for a generic part and begins with a capital', () => {
    const part = { ...sampleProduct, manufacturer: 'Generic', category: 'pin-headers', gender: 'male' } as const
    expect(productName({ ...part, positions: 1 }, 'en')).toBe(
      'Pin header, 1 position, 1.25 mm pitch, right-angle, surface-mount',
    )
  })

  it('has the gender if the kind does not imply it', () => {
    const part = { ...sampleProduct, manufacturer: 'Generic', category: 'd-sub', gender: 'male' } as const
    expect(productName(part, 'it')).toMatch(/^Connettore D-Sub maschio, /)
    expect(productName(part, 'en')).toMatch(/^Male D-Sub connector, /)
  })

  it('leaves out a series that the part number begins with', () => {
    expect(productName({ ...sampleProduct, model: 'FH12-10S-0.5SH', series: 'FH12' }, 'en')).toMatch(
      /^Molex wire-to-board connector, /,
    )
  })

  it('omits what is unknown, in every language, as the glossary’s own shorter templates do', () => {
    const shorter = {
      no_pitch: ['pitch'],
      no_orientation: ['orientation'],
      no_pitch_no_orientation: ['pitch', 'orientation'],
    }
    for (const base of ['template.product_name', 'template.product_name_generic']) {
      for (const [suffix, unknown] of Object.entries(shorter)) {
        for (const language of languageCodes) {
          expect(withoutUnknown(term(base)[language], unknown)).toBe(term(`${base}_${suffix}`)[language])
        }
      }
    }
    const bare = { ...sampleProduct, positions: null, pitchMm: null, orientation: null, series: null }
    for (const language of languageCodes) expect(productName(bare, language)).not.toMatch(/[{}]|null|, $|，$/)
    expect(productName(bare, 'ru')).toBe('Разъём провод-плата Molex, поверхностный монтаж (SMD)')
  })
})
