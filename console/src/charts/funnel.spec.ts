import { expect, it } from 'vitest'
import { funnelOf } from './funnel.ts'

const step = (name: string, count: number) => ({ name, count })

it('has the share of the step before and of the first one', () => {
  expect(funnelOf([step('visits', 200), step('searches', 100), step('carts', 25)])).toEqual([
    { name: 'visits', count: 200, ofFormer: null, ofFirst: null },
    { name: 'searches', count: 100, ofFormer: 0.5, ofFirst: 0.5 },
    { name: 'carts', count: 25, ofFormer: 0.25, ofFirst: 0.125 },
  ])
})

it('has no share of nothing', () => {
  expect(funnelOf([step('visits', 0), step('searches', 0), step('carts', 3)]).map(({ ofFormer }) => ofFormer)).toEqual([
    null,
    null,
    null,
  ])
})
