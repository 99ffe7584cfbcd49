import { expect, it, vi } from 'vitest'
import { createMaintenanceState } from './maintenance-state.ts'

const until = '2026-11-28T04:00:00.000Z'
const response = (headers: Record<string, string>) =>
  new Response(null, { headers: { 'Cache-Control': 'no-store', ...headers } })

it('follows the responses, and notifies of changes only', () => {
  const state = createMaintenanceState(null)
  const notify = vi.fn()
  const end = state.subscribe(notify)
  state.record(response({ 'X-Maintenance-Until': until }))
  state.record(response({ 'X-Maintenance-Until': until }))
  expect(state.until()).toBe(until)
  state.record(response({}))
  expect(state.until()).toBeNull()
  expect(notify).toHaveBeenCalledTimes(2)
  end()
  state.record(response({ 'X-Maintenance-Until': until }))
  expect(notify).toHaveBeenCalledTimes(2)
})

it('begins as its page said, and takes nothing from a stored response or one that names no time', () => {
  const state = createMaintenanceState(until)
  state.record(new Response(null, { headers: { 'Cache-Control': 'private, no-cache' } }))
  state.record(response({ 'X-Maintenance-Until': 'soon' }))
  expect(state.until()).toBe(until)
})
