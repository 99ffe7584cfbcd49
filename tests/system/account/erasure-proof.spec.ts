import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { addBuyerNote } from '@pinline/contracts/account/people/add-buyer-note'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { type ErasureRow, erasureRow } from '@pinline/contracts/account/people/erasures-resource'
import { exportErasures } from '@pinline/contracts/account/people/export-erasures'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import { addToDoComment } from '@pinline/contracts/notification/to-do/add-to-do-comment'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { type BuyerId, buyerId, type OrderNumber, orderNumber } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accepted, Caller, type Product, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'
import { StaffTeam } from './staff-member.ts'
import { placesWith } from './stored-texts.ts'

const email = 'theodora.quill@buyers.example'
const name = 'Theodora Quill'
const phone = '+493055598765'
const address = {
  ...{ name, phone, zipcode: '10115', country: 'DE' },
  ...{ zone: 'Berlin', city: 'Berlin', address: 'Quillweg 12' },
}
/** Nothing of these may be found once she is erased. */
const personal = [email, 'quill', phone.slice(1)]
const sample = { password: 'Pitch-2.54' }

describe('the proof of an erasure', () => {
  let system: TestSystem
  let staff: Caller
  let buyer: Caller
  let id: BuyerId
  let product: Product
  let orderNo: OrderNumber

  const erasure = async (of: string): Promise<ErasureRow | undefined> => {
    const response = await staff.send(`/api/v1/admin/erasures/${of}`, { method: 'GET' })
    return response.status === 404 ? undefined : erasureRow.parse(await response.json())
  }
  const vaultOf = (row: ErasureRow, service: string) =>
    new Map(row.services.find((one) => one.service === service)?.vault?.map(({ kind, held }) => [kind, held]))
  const version = async () => (await buyer.call(getOrder, { orderNo })).data().version
  /** Retried until the view that it reads has what came before. */
  /** Her order as far as testing, with what staff and she wrote. */
  const settled = async (): Promise<void> => {
    const lines = [{ productId: product.id, quantity: 2 }]
    orderNo = orderNumber.parse(await advanceOrder(system.url, buyer, staff, 'stocking', lines))
    ;(await staff.call(addOrderNote, { orderNo, note: `${name} called` })).data()
    await accepted('the comment on the work', () =>
      staff.call(addToDoComment, { id: `prepare-order-${orderNo}`, comment: `Mind what ${name} said` }),
    )
    // What services record in the meantime changes the version.
    await accepted('the test', async () => staff.call(startTesting, { orderNo, version: await version() }))
    const parcel = { carrier: 'Demo Express', trackingNumber: `DX-${orderNo}` }
    await accepted('the parcel', async () => staff.call(shipOrder, { orderNo, version: await version(), ...parcel }))
    ;(await buyer.call(confirmReceipt, { orderNo })).data()
  }
  const written = async (): Promise<void> => {
    const form = { kind: 'contact', surname: 'Quill', givenName: 'Theodora', email, details: 'In gold?' } as const
    const { formNo } = (await buyer.call(submitForm, { ...form, consent: true })).data()
    await accepted('the comment on the form', () =>
      staff.call(addToDoComment, { id: `answer-form-${formNo}`, comment: `Ask ${name} back` }),
    )
    ;(await buyer.call(createMyWebhookEndpoint, { url: 'https://erp.example.com/hook', eventTypes: [] })).data()
    const key = { name: `ERP of ${name}`, scopes: ['orders:read' as const], expiresInDays: null }
    ;(await buyer.call(createApiKey, { ...key, requestsPerMinute: 60, ...sample })).data()
    const wanted = [{ productId: product.id, quantity: 900 }]
    const { quotationNo } = (await buyer.call(requestQuotation, { lines: wanted, remark: `Regards, ${name}` })).data()
    await accepted('the comment on the quotation', () =>
      staff.call(addToDoComment, { id: `answer-quotation-${quotationNo}`, comment: `Ask ${name} for a drawing` }),
    )
    ;(await staff.call(addBuyerNote, { id, note: `${name} is kind` })).data()
  }

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      products: 60,
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    buyer = await registerByMail(system.url, email)
    id = buyerId.parse((await buyer.call(getMe, {})).data().id)
    ;(await buyer.call(changeProfile, { name })).data()
    ;(await buyer.call(addAddress, { ...address, isDefault: true })).data()
    const [found] = await stockedProducts(system.url, 50)
    if (found === undefined) throw new Error('no product in stock')
    product = found
    await settled()
    await written()
  }, 240_000)
  afterAll(async () => {
    await system?.stop()
  })

  it('covers the vaults of all services, and nothing of the buyer is found but the invoice', async () => {
    const invoice = `order.vault/invoice-${orderNo}@1`
    const before = await waitFor('the invoice', async () => {
      const places = await placesWith(system, personal)
      return places.includes(invoice) ? places : undefined
    })
    for (const place of ['account.vault/contact-', 'account.vault/note-', 'account.vault/apikey-', 'order.vault/note-'])
      expect(
        before.some((one) => one.startsWith(place)),
        place,
      ).toBe(true)
    for (const place of [
      'order.vault/quotation-',
      'notification.vault/form-',
      'notification.vault/comment-prepare-',
      'notification.vault/comment-answer-quotation-',
    ])
      expect(
        before.some((one) => one.startsWith(place)),
        place,
      ).toBe(true)

    await accepted('the erasure', () => staff.call(eraseBuyer, { id, confirmation: true }))
    const row = await waitFor('the proof', async () => {
      const found = await erasure(id)
      return found?.proved === true ? found : undefined
    })
    expect(row).toMatchObject({ held: 0, retained: 1 })
    expect([...vaultOf(row, 'order')]).toEqual(
      expect.arrayContaining([
        ['note', 0],
        ['quotation', 0],
        ['invoice', 1],
      ]),
    )
    expect([...vaultOf(row, 'notification')].toSorted()).toEqual([
      ['comment', 0],
      ['form', 0],
      ['webhook-secret', 0],
    ])
    expect(vaultOf(row, 'catalogue').size).toBe(0)
    // The last mail says that the account was deleted.
    const isLastMail = (place: string) => place === `notification.messages/account-deleted-${id}`
    await waitFor('nothing else to be left', async () => {
      const places = (await placesWith(system, personal)).filter((place) => !isLastMail(place))
      if (places.join() !== invoice) throw new Error(places.join('\n'))
      return true
    })
  })

  it('is none while a vault holds something, or a service has not counted', async () => {
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    const vault = client
      .db(`${system.databasePrefix}order`)
      .collection<{ _id: string; subject: string; version: number }>('vault')
    const left = { _id: `remark-${orderNo}@7`, subject: `remark-${orderNo}`, version: 7 }
    try {
      await vault.insertOne(left)
      const row = await erasure(id)
      expect(row).toMatchObject({ held: 1, proved: false })
      expect(row === undefined ? undefined : vaultOf(row, 'order').get('remark')).toBe(1)
    } finally {
      await vault.deleteOne({ _id: left._id })
      await client.close()
    }
    expect(await erasure(id)).toMatchObject({ held: 0, proved: true })
    await system.stopService('order')
    try {
      const row = await erasure(id)
      expect(row).toMatchObject({ held: 0, proved: false })
      expect(row?.services.find(({ service }) => service === 'order')).toEqual({ service: 'order', vault: null })
      const file = await staff.send(`/api/v1${exportErasures.path}`, { body: { format: 'csv', kind: 'buyer' } })
      const [header, line] = (await file.text()).trim().split(/\r?\n/)
      expect(header).toContain('retained,proved')
      expect(line).toContain(',no,')
      expect(line).toContain('account, catalogue, notification')
    } finally {
      await system.startService('order')
    }
    await waitFor('the order service to count again', async () => (await erasure(id))?.proved === true)
  })

  it('has the signatures of a removed member of staff as records', async () => {
    const team = new StaffTeam(system)
    const signer = await team.member({ name: 'Signe Quist' })
    const other = await registerByMail(system.url, 'other@buyers.example')
    ;(await other.call(addAddress, { ...address, name: 'Other', isDefault: true })).data()
    const lines = [{ productId: product.id, quantity: 1 }]
    const signed = orderNumber.parse(await advanceOrder(system.url, other, staff, 'shipped', lines))
    const seen = (await other.call(getOrder, { orderNo: signed })).data()
    const slip = { orderNo: signed, version: seen.version, document: 'packing-slip', parcelNo: 1 } as const
    const by = new Caller(system.url, signer.token)
    ;(await by.call(signDocument, { ...slip, name: 'Signe Quist', strokes: [] })).data()
    const revision = await team.revisionOf(signer.id)
    expect((await team.act('/private/users/delete', { id: signer.id, revision })).code).toBe(200)
    const row = await waitFor('the signature in the view', async () => {
      const found = await erasure(signer.id)
      return found?.retained === 1 ? found : undefined
    })
    expect(row).toMatchObject({ kind: 'staff', held: 0, proved: true })
    expect(row.services.find(({ service }) => service === 'order')?.vault).toEqual([
      { kind: 'signature', held: 1, retained: true },
    ])
    expect(await placesWith(system, ['Signe Quist'])).toEqual([`order.vault/signature-${signed}@1`])
  })
})
