import { isNotFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { checkPage, isPastEnd } from './past-end.ts'

const thrown = (page: number, rows: number, total: number): unknown => {
  try {
    checkPage(page, { list: Array.from({ length: rows }), total })
    return undefined
  } catch (error) {
    return error
  }
}

it('finds no page behind the last one of a list', () => {
  const error = thrown(999, 0, 60)
  expect(isNotFound(error) && isPastEnd(error.data)).toBe(true)
})

it('finds each page of a list, and shows that nothing matches', () => {
  for (const [page, rows, total] of [
    [1, 15, 60],
    [4, 15, 60],
    [1, 0, 0],
    [2, 0, 0],
  ] as const)
    expect(thrown(page, rows, total)).toBeUndefined()
  for (const other of [undefined, null, 'gone', { isGone: true }]) expect(isPastEnd(other)).toBe(false)
})
