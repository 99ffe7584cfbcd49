import { expect, it, vi } from 'vitest'
import { noncePlaceholder } from './render-html.ts'

it('draws the placeholder of the nonce at each start, so that no text of a page can contain it', async () => {
  vi.resetModules()
  const restarted = await import('./render-html.ts')
  expect(restarted.noncePlaceholder).not.toBe(noncePlaceholder)
})
