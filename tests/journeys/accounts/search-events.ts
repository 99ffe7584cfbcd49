import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** What is typed stays when a service or the size of a page is chosen before the search is sent. */
export const searchEvents: AccountJourney = {
  name: 'a member of staff searches the events of a stream',
  run: async (journey) => {
    const person = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    const { page, text } = person
    await person.open('/operations/streams?mode=search')
    const field = (key: string) => page.getByLabel(text(key), { exact: true })
    const [stream, type] = [field('operations.browser.stream_id'), field('operations.browser.type')]
    const service = field('operations.browser.service')

    await stream.fill('no such stream')
    await service.focus()
    await service.selectOption('order')
    await page.waitForURL(({ searchParams }) => searchParams.get('of') === 'order')
    await page.getByText(text('operations.browser.none')).waitFor()
    expect(await stream.inputValue()).toBe('no such stream')
    expect(await service.evaluate((chosen) => chosen === document.activeElement)).toBe(true)

    await type.fill('order-placed')
    await field('shell.pages.size').selectOption('50')
    await page.waitForURL(({ searchParams }) => searchParams.get('pageSize') === '50')
    await page.getByText(text('operations.browser.none')).waitFor()
    expect(await type.inputValue()).toBe('order-placed')

    await type.press('Enter')
    await waitFor('all of it is in the address', () => {
      const { searchParams } = new URL(page.url())
      return ['no such stream', 'order-placed', 'order', '50'].every((value) =>
        [...searchParams.values()].includes(value),
      )
    })
    await page.context().close()
  },
}
