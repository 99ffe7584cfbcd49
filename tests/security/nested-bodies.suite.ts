import { logIn } from '@pinline/contracts/account/session/log-in'
import { envelope } from '@pinline/contracts/api/envelope'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../harness/start-system.ts'
import { pathOf, publicCalls } from './call-tables.ts'
import { isDeep } from './is-deep.ts'

/** Bodies nested so deep that recursion over them would end the stack. They are whole: no parser refuses them. */
export const nestedBodies = (shared: () => TestSystem): void => {
  describe('nested bodies', () => {
    it.for([
      ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
      ['a field', `{"lines":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ] as const)('rejects 200,000 brackets as %s', async ([, body]) => {
      for (const call of isDeep
        ? publicCalls.filter(({ effect }) => effect === 'command')
        : [logIn, addToCart, suggestProducts]) {
        const response = await fetch(shared().url + pathOf(call), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        const type = envelope.parse(await response.json()).meta?.type
        // Calls with a smaller limit of size refuse it before they look inside.
        expect(['400 malformed-request', '413 payload-too-large'], call.name).toContain(`${response.status} ${type}`)
      }
    })
  })
}
