import { describe, expect, it } from 'vitest'
import { isOfMaker } from './match-maker.ts'

describe('the manufacturer of a list', () => {
  it.each([
    ['Molex', undefined],
    ['Molex', ' - '],
    ['Molex', 'MOLEX INC'],
    ['Hirose', 'Hirose Electric Co., Ltd.'],
    ['Phoenix Contact', 'Phoenix'],
    ['TE Connectivity', 'TE'],
    ['JST', 'JST Sales America Inc.'],
    ['Wuerth Elektronik', 'Würth Elektronik'],
    ['Wuerth Elektronik', '伍尔特'],
    ['JST', '日本圧着端子'],
    ['Molex', 'モレックス'],
    ['Molex', 'Молекс'],
    ['TE Connectivity', 'AMP'],
  ])('%s may be written %j', (maker, listed) => {
    expect(isOfMaker(maker, listed)).toBe(true)
  })

  it.each([
    ['Molex', 'JST'],
    ['Generic', 'Samtec'],
    ['Harwin', 'Hirose'],
    ['Molex', '日压'],
  ])('%s is not %s', (maker, listed) => {
    expect(isOfMaker(maker, listed)).toBe(false)
  })
})
