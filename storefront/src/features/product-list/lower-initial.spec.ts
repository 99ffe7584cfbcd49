import { describe, expect, it } from 'vitest'
import { lowerInitial } from './lower-initial.ts'

describe('a label within an enumeration', () => {
  it('begins with a small letter', () => {
    expect(lowerInitial('Right-angle', 'en')).toBe('right-angle')
    expect(lowerInitial('Ângulo reto', 'pt')).toBe('ângulo reto')
    expect(lowerInitial('Поверхностный монтаж (SMD)', 'ru')).toBe('поверхностный монтаж (SMD)')
  })

  it('keeps abbreviations, and letters that have no case', () => {
    for (const label of ['THT', 'PTH', '卧式', 'スルーホール', '']) expect(lowerInitial(label, 'ja')).toBe(label)
  })
})
