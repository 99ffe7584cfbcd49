import { declineAttempt } from '@pinline/contracts/order/payment/decline-attempt'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import { surplusWidth } from '../page-width.ts'
import type { ShopText } from '../shop-texts.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Lifetime of a code in this test, s: long enough to open a page on a busy machine, short enough to wait for. */
export const codeSeconds = 40

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

/** A scan-to-pay page and a person at it. */
class PayPage {
  readonly page: Page
  readonly #text: ShopText

  constructor(page: Page, text: ShopText) {
    this.page = page
    this.#text = text
  }

  state(name: string): Locator {
    return this.page.locator('.payment-state').getByText(this.#text(`payment:state.${name}`))
  }

  notice(key: string): Locator {
    return this.page
      .locator('.notice')
      .getByText(this.#text(`payment:${key}`))
      .first()
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.#text(`payment:${key}`) })
  }

  get code(): Locator {
    return this.page.getByRole('img', { name: this.#text('payment:qr.label') })
  }

  get secondsLeft(): Promise<number> {
    return this.page
      .getByRole('timer')
      .textContent()
      .then((time) => Number(time?.split(':')[1]))
  }

  /** URL of the visible code. */
  async codeId(): Promise<string> {
    const address = await this.page.locator('a[href*="/wallet/pay/"]').getAttribute('href')
    return address?.split('/').at(-1) ?? ''
  }

  /** Requests a new code and returns its id once it is visible. */
  async refresh(): Promise<string> {
    const before = (await this.page.locator('a[href*="/wallet/pay/"]').count()) > 0 ? await this.codeId() : ''
    await this.button('refresh').click()
    return await waitFor('a new code', async () => {
      if ((await this.page.locator('a[href*="/wallet/pay/"]').count()) === 0) return undefined
      const id = await this.codeId()
      return id === before ? undefined : id
    })
  }
}

/** A code counts down, is replaced, declined, loses its connection and expires; then the order is paid. */
export const payByCode: OrdersJourney = {
  name: 'pays by a code: in use, refreshed, replaced on a phone, declined, out of reach, run out, paid',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const wallet = new Caller(system.url)
    const orderNo = await advanceOrder(system.url, shopper.caller, shopper.caller, 'pending', await shopper.lines(2))
    const [probe, hand] = await Promise.all([shopper.openWindow(), shopper.openWindow(phone)])
    const shop = new PayPage(probe.page, shopper.text)

    await probe.open(`/wechat-pay?orderNo=${orderNo}`)
    await shop.state('waiting').waitFor()
    await shop.code.waitFor()
    expect(await probe.page.getByRole('navigation').or(probe.page.getByRole('search')).count()).toBe(0)
    await probe.page.getByRole('link', { name: shopper.text('shell:paying.help') }).waitFor()
    await probe.page.getByRole('link', { name: shopper.text('payment:openDemo') }).waitFor()
    const left = await shop.secondsLeft
    expect(left).toBeLessThanOrEqual(codeSeconds)
    await waitFor('the countdown is running', async () => (await shop.secondsLeft) < left)

    const away = async (pageErrors: { busy?: boolean; unreachable?: boolean }) =>
      (await wallet.call(setWalletFaults, { orderNo, ...pageErrors })).data()
    await away({ busy: true })
    await shop.button('refresh').click()
    await shop.notice('inProgress.title').waitFor()
    await away({ unreachable: true })
    await shop.button('refresh').click()
    await shop.notice('walletAway.title').waitFor()
    await away({})

    const own = await shop.refresh()
    expect(await shop.notice('walletAway.title').count()).toBe(0)
    expect(await shop.notice('replaced.title').count()).toBe(0)
    const mobile = new PayPage(hand.page, shopper.text)
    await hand.open(`/wechat-pay?orderNo=${orderNo}`)
    await mobile.code.waitFor()
    const other = await mobile.refresh()
    expect(other).not.toBe(own)
    await shop.notice('replaced.title').waitFor()
    await waitFor('the code of the phone', async () => (await shop.codeId()) === other)
    await hand.page.context().close()

    ;(await wallet.call(declineAttempt, { id: other })).data()
    await shop.state('failed').waitFor()
    expect(await shop.code.count()).toBe(0)

    const last = await shop.refresh()
    expect(await shop.notice('replaced.title').count()).toBe(0)
    await probe.page.reload()
    await shop.code.waitFor()
    expect(await shop.codeId()).toBe(last)

    await shop.refresh()
    await probe.page.context().setOffline(true)
    await shop.notice('unreachable.title').waitFor()
    expect(await shop.code.count()).toBe(1)
    await shop.state('timed-out').waitFor({ timeout: 2 * codeSeconds * 1000 })
    expect(await shop.code.count()).toBe(0)
    expect(await accessibilityViolations(probe.page)).toEqual([])
    expect(await surplusWidth(probe.page)).toBe(0)
    await probe.page.context().setOffline(false)
    await shop.notice('unreachable.title').waitFor({ state: 'detached' })
    await shop.state('timed-out').waitFor()

    const status = '**/orders/payment-status'
    await probe.page.route(status, (route) => route.abort())
    await shop.notice('unreachable.title').waitFor()
    await probe.page.unroute(status)
    await shop.button('unreachable.retry').click()
    await shop.notice('unreachable.title').waitFor({ state: 'detached' })

    const paid = await shop.refresh()
    ;(await wallet.call(payAttempt, { id: paid })).data()
    await shop.state('success').waitFor()
    await probe.page.getByRole('heading', { level: 1, name: shopper.text('payment:success.title') }).waitFor()
    await waitFor('the title of the window', async () =>
      shopper.text('payment:success.title').test(await probe.page.title()),
    )
    await probe.page.getByRole('link', { name: shopper.text('payment:success.shop') }).waitFor()
    await probe.page.getByRole('link', { name: shopper.text('payment:success.see') }).click()
    await probe.page.waitForURL(/\/user\/center/)
    await probe.page.getByText(shopper.text('orders:status.confirmed')).first().waitFor()
    expect(
      [...probe.pageErrors, ...hand.pageErrors].filter((fault) => !fault.includes('Failed to load resource')),
    ).toEqual([])
    await probe.page.context().close()
  },
}
