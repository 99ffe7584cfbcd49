import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { partsOf, partsParameter } from './parts-parameter.ts'

const first = productId.parse('p-0123456789abcdef')
const second = productId.parse('p-00112233445566aa')

it('carries parts with their pieces', () => {
  const parts = [
    { productId: first, quantity: 20 },
    { productId: second, quantity: 1_000_000 },
  ]
  expect(partsOf(partsParameter(parts), 1)).toEqual(parts)
})

it('leaves out what is no part, and takes the other quantity for what is none', () => {
  expect(partsOf(`${first},cart,${second}:0,p-1:4`, 7)).toEqual([
    { productId: first, quantity: 7 },
    { productId: second, quantity: 7 },
  ])
  expect(partsOf(`${first}:3,${first}:9`, 1)).toEqual([{ productId: first, quantity: 9 }])
  expect(partsOf('', 1)).toEqual([])
})
