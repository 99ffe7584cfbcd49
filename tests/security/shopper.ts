import { randomInt } from 'node:crypto'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import type { InputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { demoAddress } from '../faults/demo-address.ts'
import { type Caller, prepareOrder, registerByMail, signInBuyer, stockedProducts } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { advanceOrder } from '../journeys/advance-order.ts'

/** A buyer with one of everything that a buyer can have. */
export interface Shopper {
  readonly url: string
  readonly caller: Caller
  readonly id: string
  readonly email: string
  readonly addressId: string
  readonly orderNo: string
  /** An order that was received, of three pieces of one product, and a request about one of them. */
  readonly deliveredNo: string
  readonly productId: string
  readonly afterSaleNo: string
  readonly quotationNo: string
  /** Of another session than the caller's. */
  readonly sessionId: string
  readonly fileId: string
  readonly apiKeyId: string
  readonly webhookId: string
  /** Uploads a file that is not attached to anything. */
  readonly uploadFor: (module: 'avatar' | 'after-sales') => Promise<string>
  /** Places an order now, from a newly filled cart. */
  readonly readyOrder: () => ReturnType<typeof prepareOrder>
  /** Proof that this buyer has just confirmed their identity. */
  readonly ticket: () => Promise<string>
}

/** One dot, black. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const password = 'Pitch-2.54'
/** A key that a shopper creates. */
const newKey = {
  name: 'ERP',
  scopes: ['orders:read'],
  expiresInDays: null,
  requestsPerMinute: 600,
  password,
} as const satisfies InputOf<typeof createApiKey>

const lastCode = async (url: string, to: string, subjects: ReadonlySet<string>): Promise<string> =>
  await waitFor(`a code for ${to}`, async () => {
    const response = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(to)}`)
    const { list } = mailboxList.parse(await response.json())
    return list.find(({ code }) => code !== undefined && !subjects.has(code))?.code
  })

const codeFor = async (
  url: string,
  caller: Caller,
  target: string,
  purpose: 'change-phone' | 'change-email',
): Promise<string> => {
  const before = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(target)}`)
  const seen = mailboxList.parse(await before.json()).list.flatMap(({ code }) => code ?? [])
  ;(await caller.call(sendVerificationCode, { target, purpose })).data()
  return await lastCode(url, target, new Set(seen))
}

/** A new phone or mailbox and the code sent to it, for a change of contact. */
export const changeContact = async (
  { url, caller }: Shopper,
  kind: 'phone' | 'email',
): Promise<Readonly<Record<string, string>>> => {
  const number = randomInt(10_000_000, 100_000_000)
  const value = kind === 'phone' ? `139${number}` : `moved-${number}@example.test`
  return { [kind]: value, code: await codeFor(url, caller, value, `change-${kind}`) }
}

const uploadPicture = async (caller: Caller, module: string): Promise<string> => {
  const form = new FormData()
  form.set('module', module)
  form.set('file', new Blob([picture], { type: 'image/png' }), 'dot.png')
  const response = await fetch(`${caller.url}/api/v1${uploadFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.token}` },
    body: form,
  })
  return uploadFile.output.parse(envelope.parse(await response.json()).data).id
}

/** @param staff takes an order of the new buyer to its receipt */
export const newShopper = async (url: string, staff: Caller): Promise<Shopper> => {
  const email = `shopper-${randomInt(1_000_000_000)}@example.test`
  const first = await registerByMail(url, email)
  const caller = await signInBuyer(url, { username: email, password })
  const { list } = (await caller.call(listSessions, {})).data()
  const other = list.find(({ current }) => !current)
  const [product] = await stockedProducts(url, 50)
  if (other === undefined || product === undefined) throw new Error('a shopper needs two sessions and a product')
  const added = (await first.call(addAddress, demoAddress)).data()
  caller.follow(first)
  const readyOrder = () => prepareOrder(caller, [{ productId: product.id, quantity: 1 }])
  const deliveredNo = await advanceOrder(url, caller, staff, 'completed', [{ productId: product.id, quantity: 3 }])
  const applied = {
    orderNo: deliveredNo,
    productId: product.id,
    kind: 'return',
    quantity: 1,
    openedPackage: true,
  } as const
  const { afterSaleNo } = (await caller.call(applyAfterSale, applied)).data()
  const wanted = { lines: [{ productId: product.id, quantity: 1 }] }
  const { quotationNo } = (await caller.call(requestQuotation, wanted)).data()
  const placed = (await caller.call(placeOrder, await readyOrder())).data()
  const uploadFor: Shopper['uploadFor'] = (module) => uploadPicture(caller, module)
  return {
    url,
    caller,
    id: (await caller.call(getMe, {})).data().id,
    email,
    addressId: added.id,
    orderNo: placed.orderNo,
    deliveredNo,
    productId: product.id,
    afterSaleNo,
    quotationNo,
    sessionId: other.id,
    fileId: await uploadFor('avatar'),
    apiKeyId: (await caller.call(createApiKey, newKey)).data().key.id,
    webhookId: (await caller.call(createMyWebhookEndpoint, { url: 'https://erp.example.com/pinline' })).data().id,
    uploadFor,
    readyOrder,
    ticket: async () => (await caller.call(confirmIdentity, { password })).data().ticket,
  }
}
