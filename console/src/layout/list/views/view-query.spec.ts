import { viewQuery } from '@pinline/contracts/account/views/saved-view'
import { describe, expect, it } from 'vitest'
import type { ListState } from '../list-state.ts'
import { viewQueryOf, viewState } from './view-query.ts'

const state: ListState = {
  filter: { status: ['confirmed', 'stocking'], buyerId: 'b-4k2m9x7qw1e5' },
  sort: { field: 'placedAt', order: 'ASC' },
  page: 3,
  perPage: 30,
  columns: 'orderNo~120,status',
  density: 'roomy',
}

describe('what a view keeps', () => {
  it('is what the list showed, from its first page', () => {
    expect(viewState('v-1', viewQueryOf(state), { ...state, columns: undefined })).toEqual({
      ...state,
      page: 1,
      view: 'v-1',
    })
  })
  it('is the same text for the same filters, in whatever order they were set', () => {
    const { status, buyerId } = state.filter
    expect(viewQueryOf({ ...state, filter: { buyerId, status } })).toBe(viewQueryOf(state))
  })
  it('is accepted by the server', () => {
    expect(viewQuery.parse(viewQueryOf(state))).toBe(viewQueryOf(state))
  })
  it('of a view that cannot be read is a list without filters', () => {
    expect(viewState('v-1', 'filter=%7B&perPage=7&order=ASC', state)).toMatchObject({ filter: {}, perPage: 15 })
  })
})
