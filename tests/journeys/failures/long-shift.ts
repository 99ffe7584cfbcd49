import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { ConsolePerson } from '../accounts/console-person.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { waitForContent } from '../wait-for-page.ts'

const menuPages = ['orders', 'products', 'stock', 'categories', 'to-dos', 'users', 'roles', 'audit', 'files', 'imports']

/** Bytes of script objects after a collection. */
const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** A hundred pages of the console in one tab hold no more memory than the first thirty. */
export const longShift: OrdersJourney = {
  name: 'opens a hundred pages of the console without holding more memory',
  run: async (journey) => {
    const clerk = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    await clerk.open('/')
    const session = await clerk.page.context().newCDPSession(clerk.page)
    const round = async () => {
      for (const name of menuPages) {
        await clerk.openFromMenu(name)
        await waitForContent(clerk.page)
      }
    }
    for (let turn = 0; turn < 3; turn += 1) await round()
    const before = await heapOf(session)
    for (let turn = 0; turn < 7; turn += 1) await round()
    const after = await heapOf(session)
    expect(after / before).toBeLessThan(1.25)
    await clerk.page.context().close()
  },
}
