import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

const key = (name: string) => `resources.quotations.answer.${name}`

/** Two members of staff answer one quotation at once: the second loses nothing of what was typed. */
export const answerAtOnce: OrdersJourney = {
  name: 'keeps a typed answer while a colleague answers the same quotation',
  run: async (journey) => {
    const { system } = journey
    const account = system.demoAccounts().staff
    const colleague = await signInStaff(system.url, account)
    const shopper = await Shopper.register(journey)
    const lines = await shopper.lines(1)
    const { quotationNo, version } = (await shopper.caller.call(requestQuotation, { lines })).data()
    const quotation = () => shopper.caller.call(getQuotation, { quotationNo })
    const { currency, lines: wanted } = await waitFor('the quotation', async () => (await quotation()).data())
    const [line] = wanted
    if (line === undefined) throw new Error('no line')
    const { productId, model } = line

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    await clerk.open(`/quotations/${quotationNo}/show`)
    const field = (name: string) => page.getByLabel(text(key(name), { model, currency }))
    await field('price').fill('0.31')
    await field('freight').fill('7')
    await page.getByLabel(text(key('message'))).fill('Typed before')
    const offered = await colleague.call(answerQuotation, {
      ...{ quotationNo, version, freight: { minor: 500, currency }, shippingMethod: 'standard', message: 'At once' },
      prices: [{ productId, unitPrice: { amount: 42, scale: 2, currency }, leadTimeDays: 3 }],
    })
    expect(offered.data().version).toBeGreaterThan(version)
    await clerk.button(key('confirm')).click()
    await clerk.message(text('forms.conflict'))
    await clerk.button('forms.reload').click()
    const rounds = page.locator('.quotation-list')
    await rounds.getByText('At once').waitFor()
    expect(await field('price').inputValue()).toBe('0.31')
    expect(await page.getByLabel(text(key('message'))).inputValue()).toBe('Typed before')
    await clerk.button(key('confirm')).click()
    await rounds.getByText('Typed before').waitFor()
    const answers = (await quotation()).data().rounds.flatMap(({ answer }) => answer ?? [])
    expect(answers.at(-1)).toMatchObject({ freight: { minor: 700 }, prices: [{ unitPrice: { amount: 31, scale: 2 } }] })
    // The form begins anew with what was sent.
    await waitFor('an empty message', async () => (await page.getByLabel(text(key('message'))).inputValue()) === '')
    await page.context().close()
  },
}
