import { productId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { keepPendingLine, readPendingLine, takePendingLine } from './pending-line.ts'

const storeOf = (start?: string) => {
  const values = new Map(start === undefined ? [] : [['pendingLine', start]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('waits for the login and is taken once', () => {
  const store = storeOf()
  const line = { productId: productId.parse('p-0123456789abcdef'), quantity: 250, model: '43045-1000' }
  keepPendingLine(store, line)
  expect(readPendingLine(store)).toEqual(line)
  expect(takePendingLine(store)).toEqual(line)
  expect(takePendingLine(store)).toBeUndefined()
})

it('drops what is no line', () => {
  expect(readPendingLine(storeOf('{"productId":"x","quantity":0}'))).toBeUndefined()
  expect(readPendingLine(storeOf('broken'))).toBeUndefined()
})
