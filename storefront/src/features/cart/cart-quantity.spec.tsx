// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enter, mountInApp } from '../../app/mount-in-app.fixtures.tsx'
import { soldLine } from './cart.fixtures.ts'
import { CartQuantity } from './cart-quantity.tsx'

// The field waits before it sends: on a busy machine that time would pass between two actions.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const mounted = async () => {
  const onChange = vi.fn()
  const field = <CartQuantity line={soldLine} onChange={onChange} onUnsentQuantity={() => undefined} />
  const { container, unmount } = await mountInApp(field, () => undefined)
  return { onChange, unmount, type: (text: string) => enter(container.querySelector('input'), text) }
}

it('sends what was typed when the page is left before its time', async () => {
  const { onChange, type, unmount } = await mounted()
  await type('100')
  expect(onChange).not.toHaveBeenCalled()
  await unmount()
  expect(onChange.mock.calls).toEqual([[100]])
})

it('sends nothing when the page is left that is invalid, unchanged or sent', async () => {
  for (const typed of ['7', '10']) {
    const { onChange, type, unmount } = await mounted()
    await type('100')
    await type(typed)
    await unmount()
    expect(onChange).not.toHaveBeenCalled()
  }
  const { onChange, type, unmount } = await mounted()
  await type('100')
  vi.runAllTimers()
  expect(onChange.mock.calls).toEqual([[100]])
  await unmount()
  expect(onChange).toHaveBeenCalledOnce()
})
