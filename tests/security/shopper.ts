import { randomInt } from 'node:crypto'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { listSessions } from '@pinline/contracts/account/session/list-sessions'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { envelope } from '@pinline/contracts/api/envelope'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { mailboxList } from '@pinline/contracts/notification/message/mailbox'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { demoAddress } from '../faults/demo-address.ts'
import { type Caller, prepareOrder, registerByMail, signInBuyer, stockedProducts } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'

/** A buyer with one of everything that a buyer can have. */
export interface Shopper {
  readonly url: string
  readonly caller: Caller
  readonly id: string
  readonly email: string
  readonly addressId: string
  readonly orderNo: string
  /** Of another session than the caller's. */
  readonly sessionId: string
  readonly fileId: string
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
const password = 'Pitch-2.54'

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

const uploadPicture = async (caller: Caller): Promise<string> => {
  const form = new FormData()
  form.set('module', 'avatar')
  form.set('file', new Blob([picture], { type: 'image/png' }), 'dot.png')
  const response = await fetch(`${caller.url}/api/v1${uploadFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.token}` },
    body: form,
  })
  return uploadFile.output.parse(envelope.parse(await response.json()).data).id
}

export const newShopper = async (url: string): Promise<Shopper> => {
  const email = `shopper-${randomInt(1_000_000_000)}@example.test`
  const first = await registerByMail(url, email)
  const caller = await signInBuyer(url, { username: email, password })
  const { list } = (await caller.call(listSessions, {})).data()
  const other = list.find(({ current }) => !current)
  const [product] = await stockedProducts(url, 50)
  if (other === undefined || product === undefined) throw new Error('a shopper needs two sessions and a product')
  const added = (await first.call(addAddress, demoAddress)).data()
  const readyOrder = () => prepareOrder(caller, [{ productId: product.id, quantity: 1 }])
  const placed = (await caller.call(placeOrder, await readyOrder())).data()
  return {
    url,
    caller,
    id: (await caller.call(getMe, {})).data().id,
    email,
    addressId: added.id,
    orderNo: placed.orderNo,
    sessionId: other.id,
    fileId: await uploadPicture(caller),
    readyOrder,
    ticket: async () => (await caller.call(confirmIdentity, { password })).data().ticket,
  }
}
