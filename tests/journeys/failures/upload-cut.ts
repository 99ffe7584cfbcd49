import { expect } from 'vitest'
import { ConsolePerson } from '../accounts/console-person.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'

/** The smallest picture there is: one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The connection is cut while a file is sent: the dialog stays as it was, and sends it by another press. */
export const uploadCut: OrdersJourney = {
  name: 'sends a file again whose upload was cut',
  run: async (journey) => {
    const clerk = await ConsolePerson.arrive(journey, journey.system.demoAccounts().staff)
    const { page } = clerk
    await clerk.open('/files')
    await clerk.button('resources.files.commands.upload').click()
    const name = `Cut ${journey.language} ${Date.now()}`
    await clerk
      .dialog()
      .locator('input[type="file"]')
      .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: pixel })
    await clerk.dialog().locator('input.input').fill(name)
    const confirm = clerk.button('resources.files.upload.confirm', clerk.dialog())
    let cut = 0
    await page.route('**/files/create*', (route) => {
      cut += 1
      return cut === 1 ? route.abort('connectionreset') : route.continue()
    })
    await confirm.click()
    await page.getByText(clerk.text('api.network-failed')).first().waitFor()
    expect(await clerk.dialog().locator('input.input').inputValue()).toBe(name)
    await confirm.click()
    await clerk.dialog().waitFor({ state: 'hidden' })
    expect(cut).toBe(2)
    await page
      .getByRole('row')
      .filter({ hasText: `${name}.png` })
      .waitFor()
    await page.context().close()
  },
}
