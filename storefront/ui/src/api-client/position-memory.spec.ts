import { expect, it } from 'vitest'
import { createPositionMemory } from './position-memory.ts'

const storeOf = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('keeps the newest version of each stream, also after a reload', () => {
  const store = storeOf()
  const memory = createPositionMemory(store)
  expect(memory.header()).toBeUndefined()
  memory.record('order.order.1@4,account.buyer.b-1@2')
  memory.record('order.order.1@3')
  memory.record(null)
  expect(memory.header()).toBe('account.buyer.b-1@2,order.order.1@4')
  expect(createPositionMemory(store).header()).toBe('account.buyer.b-1@2,order.order.1@4')
  memory.clear()
  expect(createPositionMemory(store).header()).toBeUndefined()
})

it('keeps the last twenty streams', () => {
  const memory = createPositionMemory()
  for (let n = 1; n <= 25; n += 1) memory.record(`order.order.${n}@1`)
  expect(memory.header()?.split(',').length).toBe(20)
  expect(memory.header()).toContain('order.order.25@1')
  expect(memory.header()).not.toContain('order.order.5@1')
})
