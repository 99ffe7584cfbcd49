import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** Paths of the pages in the sidebar. */
const pagesOf = async (person: ConsolePerson): Promise<string[]> => {
  const side = await person.sidebar()
  await side.locator('a[href$="/products"]').waitFor()
  const links = await side.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.map((href) => href.replace(/^.*\/console/, '') || '/')
}

/** Somebody of the warehouse receives a delivery; somebody who only reads finds no command; each has their colours. */
export const morningsByRole: AccountJourney = {
  name: 'the warehouse books a delivery, a reader reads, in the colours they chose',
  run: async (journey) => {
    const team = new StaffTeam(journey.system)
    const arrive = async (roleId: string) => {
      const { token, ...member } = await team.member({ roleId, name: `${roleId} ${journey.language}` })
      const account = { username: member.username, password: member.password }
      return { token, account, person: await ConsolePerson.arrive(journey, account) }
    }
    const { person: storekeeper, account, token } = await arrive('warehouse')
    const { page, text } = storekeeper

    await storekeeper.open('/products')
    expect(await pagesOf(storekeeper)).toEqual([
      ...[
        '/',
        '/orders',
        '/after-sales',
        '/to-dos',
        '/products',
        '/stock',
        '/purchase-orders',
        '/suppliers',
        '/stock-takes',
        '/handbook',
        '/snippets',
      ],
    ])
    await storekeeper.openFromMenu('stock')
    await page.locator('tbody > tr').first().waitFor()
    await storekeeper.button('resources.stock.commands.receive').first().click()
    await storekeeper.dialog().waitFor()
    await page.keyboard.press('Escape')
    await storekeeper.dialog().waitFor({ state: 'hidden' })

    await page.locator('.band-end [aria-haspopup="menu"]').last().click()
    await page.getByRole('menuitem', { name: text('shell.appearance.entry') }).click()
    const [mask, finish] = [text('shell.appearance.mask.blue'), text('shell.appearance.finish.tin')]
    const preset = storekeeper.dialog().getByRole('radio', { name: text('shell.appearance.preset', { mask, finish }) })
    await preset.check({ force: true })
    await page.locator('html[data-mask="blue"]').waitFor({ state: 'attached' })
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await page.keyboard.press('Escape')
    await waitFor('the server to have the choice', async () => {
      const { data } = await team.infor(token)
      return (data.appearance as { themeIndex: number } | null)?.themeIndex === 7
    })
    const elsewhere = await ConsolePerson.arrive(journey, account)
    await elsewhere.open('/')
    await elsewhere.page.locator('html[data-mask="blue"][data-finish="tin"]').waitFor({ state: 'attached' })

    const { person: reader } = await arrive('read-only')
    await reader.open('/stock')
    await reader.page.locator('tbody > tr').first().waitFor()
    expect(await reader.button('resources.stock.commands.receive').count()).toBe(0)
    expect(await reader.page.locator('html').getAttribute('data-mask')).toBe('green')
    for (const person of [storekeeper, elsewhere, reader]) await person.page.context().close()
  },
}
