import { randomUUID } from 'node:crypto'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { type Envelope, envelope } from '@pinline/contracts/api/envelope'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import type { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { fetchPresent } from './fetch-present.ts'
import { Positions } from './positions.ts'
import { waitFor } from './wait-for.ts'

export interface Answered<C extends Call> {
  readonly status: number
  readonly envelope: Envelope
  /** The parsed data of a response 200; throws for any other. */
  readonly data: () => OutputOf<C>
}

/** A client that calls the product from outside, with its state between calls. */
export class Caller {
  readonly url: string
  readonly token: string | undefined
  readonly #timeoutMs: number | undefined
  readonly #positions = new Positions()

  /** @param timeoutMs after which a call counts as broken; without it, it waits as long as fetch does */
  constructor(url: string, token?: string, timeoutMs?: number) {
    this.url = url
    this.token = token
    this.#timeoutMs = timeoutMs
  }

  /** A view that is more than two seconds late says so: a reader of their own writes queries again. */
  async call<C extends Call>(call: C, input: InputOf<C>, headers: Record<string, string> = {}): Promise<Answered<C>> {
    const first = await this.callOnce(call, input, headers)
    const isStale = ({ envelope: { meta } }: Answered<C>) => call.effect !== 'command' && meta?.stale === true
    if (!isStale(first)) return first
    return await waitFor(`${call.name} of the present`, async () => {
      const again = await this.callOnce(call, input, headers)
      return !isStale(again) && again
    })
  }

  async callOnce<C extends Call>(
    call: C,
    input: InputOf<C>,
    headers: Record<string, string> = {},
  ): Promise<Answered<C>> {
    const fields = new Map(Object.entries(input ?? {}))
    const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields.get(name))))
    const query =
      call.effect === 'get' ? `?${new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))}` : ''
    const path = (filled.startsWith('/wallet') ? filled : `/api/v1${filled}`) + query
    const response = await this.send(path, {
      method: call.effect === 'get' ? 'GET' : 'POST',
      body: input,
      headers: call.effect === 'command' ? { 'idempotency-key': randomUUID(), ...headers } : headers,
    })
    const body = envelope.parse(await response.json())
    return {
      status: response.status,
      envelope: body,
      data: () => {
        if (body.code !== 200)
          throw new Error(
            `${call.name} returned ${body.code} ${body.meta?.type ?? body.msg} ${JSON.stringify(body.data)}`,
          )
        return call.output.parse(body.data) as OutputOf<C>
      },
    }
  }

  /** From now on this client's reads wait for what the other has written or seen, as after word from a colleague. */
  follow(other: Caller): void {
    this.#positions.follow(other.#positions)
  }

  /** @param request.body JSON, or a form with files */
  async send(
    path: string,
    { method = 'POST', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response> {
    const isForm = body instanceof FormData
    const read = method === 'GET' ? fetchPresent : fetch
    const response = await read(this.url + path, {
      method,
      ...(this.#timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(this.#timeoutMs) }),
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...this.#positions.header(),
        ...headers,
      },
      ...(method === 'POST' ? { body: isForm ? body : JSON.stringify(body ?? {}) } : {}),
    })
    this.#positions.keep(response)
    return response
  }
}

export const signInBuyer = async (url: string, account: { username: string; password: string }): Promise<Caller> =>
  new Caller(url, (await new Caller(url).call(logIn, account)).data().token)

export const signInStaff = async (url: string, account: { username: string; password: string }): Promise<Caller> =>
  new Caller(url, (await new Caller(url).call(logInStaff, account)).data().token)

/** The code that the mailbox page got for an address. */
export const mailedCode = async (url: string, to: string): Promise<string> =>
  await waitFor(`a code for ${to}`, async () => {
    const response = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(to)}`)
    return mailboxList.parse(await response.json()).list.find((message) => message.code !== undefined)?.code
  })

/** Registers a new buyer by e-mail, with the code from the mailbox. */
export const registerByMail = async (url: string, email: string): Promise<Caller> => {
  const visitor = new Caller(url)
  ;(await visitor.call(sendVerificationCode, { target: email, purpose: 'register' })).data()
  const registered = await visitor.call(registerBuyer, {
    kind: 'email',
    email,
    code: await mailedCode(url, email),
    password: 'Pitch-2.54',
    agreement: true,
  })
  return new Caller(url, registered.data().token)
}

/** Products of which at least so many pieces can be ordered one by one. */
export const stockedProducts = async (url: string, pieces: number) => {
  const { list } = (await new Caller(url).call(listProducts, { inStock: true, sort: 'stock', pageSize: 50 })).data()
  return list.filter(
    (product) =>
      product.stock >= pieces &&
      product.moq === 1 &&
      product.orderMultiple === 1 &&
      product.lifecycle === 'active' &&
      !product.custom,
  )
}

export type Product = Awaited<ReturnType<typeof stockedProducts>>[number]

/** A product that is made to order, by one piece or more. */
export const madeToOrderProduct = async (url: string): Promise<Product> => {
  const made = { a: { 'stock-status': ['made-to-order'] }, pageSize: 50 as const }
  const { list } = (await new Caller(url).call(listProducts, made)).data()
  const found = list.find((one) => one.moq === 1 && one.orderMultiple === 1 && one.lifecycle === 'active')
  if (found === undefined) throw new Error('no product is made to order one by one')
  return found
}

/** What a buyer sends to place an order over these lines, from an emptied cart and the first address. */
export const prepareOrder = async (
  buyer: Caller,
  lines: readonly { productId: Product['id']; quantity: number }[],
): Promise<InputOf<typeof placeOrder>> => {
  ;(await buyer.call(clearCart, {})).data()
  ;(await buyer.call(addToCart, { lines: [...lines] })).data()
  const [address] = (await buyer.call(listAddresses, {})).data()
  if (address === undefined) throw new Error('the buyer has no address')
  const choice = { addressId: address.id, shippingMethod: 'standard' } as const
  const { previewToken } = (await buyer.call(previewOrder, choice)).data()
  if (previewToken === null) throw new Error('the preview is not complete')
  return { ...choice, previewToken }
}

/** A code to pay an order with. A busy machine answers an order before its stock is checked, which this waits for. */
export const startAttempt = async (
  buyer: Caller,
  orderNo: InputOf<typeof startPaymentAttempt>['orderNo'],
): Promise<OutputOf<typeof startPaymentAttempt>> =>
  await waitFor(`the stock of ${orderNo}`, async () => {
    const answered = await buyer.call(startPaymentAttempt, { orderNo })
    return answered.envelope.meta?.type !== 'still-being-placed' && answered.data()
  })

/** Calls until it is accepted: an erasure, for example, is refused while the view of the person's orders is behind. */
export const accepted = async (
  what: string,
  call: () => Promise<{ readonly envelope: { readonly code: number } }>,
): Promise<void> => {
  await waitFor(`${what} to be accepted`, async () => (await call()).envelope.code === 200)
}
