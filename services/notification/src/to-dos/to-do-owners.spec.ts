import { describe, expect, it } from 'vitest'
import { kindsOwnedBy, toDoPermissions } from './to-do-owners.ts'

describe('the kinds of to-dos that a role owns', () => {
  it('are those whose work it may do', () => {
    expect(kindsOwnedBy(new Set(['orders.read', 'orders.stock', 'after-sales.replace', 'stock.receive']))).toEqual([
      'prepare-order',
      'send-replacement',
      'restock',
    ])
    expect(kindsOwnedBy(new Set(['to-dos.read', 'orders.read']))).toEqual([])
    expect(kindsOwnedBy(new Set(Object.values(toDoPermissions)))).toHaveLength(Object.keys(toDoPermissions).length)
  })
})
