import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { subtractPieces } from './subtract-pieces.ts'

const plug = productId.parse('p-1111111111111111')
const socket = productId.parse('p-2222222222222222')
const header = productId.parse('p-3333333333333333')

it('removes lines that it added, and lowers those that it raised', () => {
  const present = [
    { productId: plug, quantity: 250 },
    { productId: socket, quantity: 40 },
    { productId: header, quantity: 7 },
  ]
  const added = [
    { productId: plug, quantity: 250 },
    { productId: socket, quantity: 15 },
  ]
  expect(subtractPieces(present, added)).toEqual({ removedIds: [plug], lowered: [{ productId: socket, quantity: 25 }] })
})

it('counts a part that was ordered in two lines once', () => {
  const twice = [
    { productId: plug, quantity: 10 },
    { productId: plug, quantity: 20 },
  ]
  expect(subtractPieces([{ productId: plug, quantity: 35 }], twice)).toEqual({
    removedIds: [],
    lowered: [{ productId: plug, quantity: 5 }],
  })
})

it('ignores what was removed or reduced since', () => {
  const added = [
    { productId: plug, quantity: 10 },
    { productId: socket, quantity: 10 },
  ]
  expect(subtractPieces([{ productId: socket, quantity: 4 }], added)).toEqual({ removedIds: [socket], lowered: [] })
})
