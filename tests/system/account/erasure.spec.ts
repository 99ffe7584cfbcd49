import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listActivity } from '@pinline/contracts/account/audit/list-activity'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { changeCompany } from '@pinline/contracts/account/buyer/change-company'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import { addBuyerNote } from '@pinline/contracts/account/people/add-buyer-note'
import { buyersResource } from '@pinline/contracts/account/people/buyers-resource'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { erasureRow } from '@pinline/contracts/account/people/erasures-resource'
import { listPersonNames } from '@pinline/contracts/account/people/list-person-names'
import { setBuyerState } from '@pinline/contracts/account/people/set-buyer-state'
import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { envelope } from '@pinline/contracts/api/envelope'
import { mentionMarker } from '@pinline/contracts/api/mention'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import { addAfterSaleMessage } from '@pinline/contracts/order/after-sale/add-after-sale-message'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { ordersResource } from '@pinline/contracts/order/order/orders-resource'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { buyerId, type FileId, staffId } from '@pinline/events/ids'
import mongoose from 'mongoose'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accepted, Caller, prepareOrder, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'
import { freshEmail } from './client.ts'

const password = 'Pitch-2.54'
const databaseOwners = ['account', 'catalogue', 'order', 'notification'] as const
type DatabaseOwner = (typeof databaseOwners)[number]

/** Nothing of these may be found anywhere once the person is forgotten. */
const personalData = {
  name: 'Wilhelmine Probst',
  recipient: 'W. Probst Dock 7',
  phone: '+493055512345',
  street: 'Musterallee 4711, Hof 3',
  company: 'Probst Steckverbinder',
  tax: 'DE811907980',
  remark: 'Ring at the green door, ask for Wilhelmine',
  poNumber: 'PO of Wilhelmine Pb-77',
}
const address = {
  name: personalData.recipient,
  phone: personalData.phone,
  zipcode: '10115',
  country: 'DE',
  zone: 'Berlin',
  city: 'Berlin',
  address: personalData.street,
}

describe('a buyer who is erased', () => {
  let system: TestSystem
  let mongo: mongoose.mongo.MongoClient
  const db = (service: DatabaseOwner) => mongo.db(`${system.databasePrefix}${service}`)

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  const uploaded = async (buyer: Caller, module = 'contact'): Promise<FileId> => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#206040' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('module', module)
    form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'portrait of Wilhelmine.png')
    const response = await fetch(`${system.url}/api/v1/upload/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body: form,
    })
    const body = envelope.parse(await response.json())
    expect(body).toMatchObject({ code: 200 })
    return uploadFile.output.parse(body.data).id
  }
  /** A form with a file, whose sender is the buyer. */
  const formSent = async (buyer: Caller): Promise<void> => {
    const form = new FormData()
    const fields = { kind: 'feedback', surname: 'Probst', givenName: personalData.name, email: 'w@buyers.example' }
    for (const [name, value] of Object.entries({ ...fields, opinion: personalData.remark, consent: 'true' }))
      form.set(name, value)
    form.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'desk of Wilhelmine.pdf')
    const response = await fetch(`${system.url}/api/v1${submitForm.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body: form,
    })
    expect(envelope.parse(await response.json())).toMatchObject({ code: 200 })
  }
  /** A buyer with data in every service, and an order that is not paid yet. */
  const settled = async () => {
    const email = freshEmail()
    const buyer = await registerByMail(system.url, email)
    ;(await buyer.call(changeProfile, { name: personalData.name })).data()
    const company = { companyName: personalData.company, taxNumber: personalData.tax, country: 'DE' }
    ;(await buyer.call(changeCompany, company)).data()
    const former = (await buyer.call(addAddress, address)).data()
    ;(await buyer.call(addAddress, { ...address, isDefault: true })).data()
    ;(await buyer.call(removeAddress, { id: former.id })).data()
    await uploaded(buyer)
    await formSent(buyer)
    const [product] = await stockedProducts(system.url, 50)
    if (product === undefined) throw new Error('no product in stock')
    const order = await prepareOrder(buyer, [{ productId: product.id, quantity: 2 }])
    const { orderNo } = (
      await buyer.call(placeOrder, { ...order, remark: personalData.remark, poNumber: personalData.poNumber })
    ).data()
    // Its export and the count of open orders read the view.
    await waitFor('the order is counted', async () => (await buyer.call(countOrders, {})).data().all === 1)
    ;(await buyer.call(addToCart, { lines: [{ productId: product.id, quantity: 1 }] })).data()
    const { id } = (await buyer.call(getMe, {})).data()
    return { email, buyer, id, orderNo }
  }
  const forget = (buyer: Caller) => buyer.call(deleteAccount, { password, confirmation: true })

  /** Collections that contain one of the texts, by service. The last message stays if there is no mail server. */
  const tracesOf = async (texts: readonly string[]): Promise<string[]> => {
    const found: string[] = []
    for (const service of databaseOwners)
      for (const { name } of await db(service).listCollections({}, { nameOnly: true }).toArray())
        for await (const document of db(service).collection(name).find()) {
          const written = JSON.stringify(document)
          const isFarewell = name === 'messages' && String(document._id).startsWith('account-deleted-')
          for (const text of texts) if (!isFarewell && written.includes(text)) found.push(`${service}.${name}: ${text}`)
        }
    return found
  }
  /** What is left of forms: texts in the vault, and files. */
  const remainingFormsOf = async (id: string) => {
    const submitted = await db('notification').collection('commits').find({ 'events.data.buyerId': id }).toArray()
    const formNos = submitted.map(({ streamId }) => String(streamId))
    expect(formNos).toHaveLength(1)
    return {
      forms: await db('notification')
        .collection('vault')
        .countDocuments({ subject: { $in: formNos.map((formNo) => `form-${formNo.toLowerCase()}`) } }),
      formFiles: await db('notification')
        .collection('form-files')
        .countDocuments({ formNo: { $in: formNos } }),
    }
  }
  /** Takes a buyer's form out of the view, as if it had not arrived there yet. */
  const takeFormOutOfView = async (id: string): Promise<void> => {
    const collections = await db('notification').listCollections({}, { nameOnly: true }).toArray()
    const views = collections.map(({ name }) => name).filter((name) => name.startsWith('view-forms-'))
    await waitFor('the form in the view', async () => {
      const taken = await Promise.all(
        views.map((name) => db('notification').collection(name).deleteMany({ buyerId: id })),
      )
      return taken.some(({ deletedCount }) => deletedCount > 0)
    })
  }
  /** Documents about a person without their name. */
  const remainingDataOf = async (id: string, orderNo: string) => ({
    vault: await db('account')
      .collection('vault')
      .countDocuments({
        subject: { $in: ['contact', 'credential', 'company', 'note'].map((kind) => `${kind}-${id}`) },
      }),
    remarks: await db('order')
      .collection('vault')
      .countDocuments({ subject: { $in: [`remark-${orderNo}`, `po-number-${orderNo}`] } }),
    claims: await db('account').collection('claims').countDocuments({ owner: id }),
    sessions: await db('account').collection('sessions').countDocuments({ subjectId: id }),
    clientInfo: await db('account').collection('audit-whereabouts').countDocuments({ owner: id }),
    files: await db('catalogue').collection('files').countDocuments({ 'owner.id': id }),
    ...(await remainingFormsOf(id)),
    carts: await db('order').collection<{ _id: string }>('carts').countDocuments({ _id: id }),
  })
  const waitUntilErased = (id: string, orderNo: string) =>
    waitFor('everything to be erased', async () => {
      const remaining = await remainingDataOf(id, orderNo)
      if (Object.values(remaining).some((count) => count > 0)) throw new Error(JSON.stringify(remaining))
      return true
    })

  it('can export everything first', async () => {
    const { buyer, email, id, orderNo } = await settled()
    const { ticket } = (await buyer.call(confirmIdentity, { password })).data()
    const data = (await buyer.call(exportAccount, { ticket })).data()
    expect(data).toMatchObject({
      profile: { id, email, name: personalData.name },
      company: { companyName: personalData.company, taxNumber: personalData.tax },
      addresses: [{ name: personalData.recipient, address: personalData.street }],
      sessions: [{ current: true }],
      orders: {
        total: 1,
        list: [
          {
            orderNo,
            remark: personalData.remark,
            poNumber: personalData.poNumber,
            deliverTo: { phone: personalData.phone },
          },
        ],
      },
      files: [{ name: 'portrait of Wilhelmine.png' }],
    })
    expect(data.cart).toHaveLength(1)
    expect(data.messages.length).toBeGreaterThan(0)
    expect(JSON.stringify(data.messages)).not.toMatch(/\b\d{6}\b/)
    const replies = await db('account')
      .collection('commits')
      .find({ 'requests.reply': { $exists: true } })
      .toArray()
    expect(JSON.stringify(replies)).not.toContain(personalData.recipient)
  })

  it('finds what staff wrote about them and their orders in the export, without who wrote it', async () => {
    const { buyer, id, orderNo } = await settled()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const me = (await staff.call(getStaffProfile, {})).data()
    const marker = mentionMarker(staffId.parse(me.id))
    ;(await staff.call(addBuyerNote, { id: buyerId.parse(id), note: `Asks ${marker} for samples first` })).data()
    ;(await staff.call(addOrderNote, { orderNo, note: `Called ${marker} about the deadline` })).data()
    const data = await waitFor('the notes in the export', async () => {
      const { ticket } = (await buyer.call(confirmIdentity, { password })).data()
      const found = (await buyer.call(exportAccount, { ticket })).data()
      return JSON.stringify(found).includes('samples') && JSON.stringify(found).includes('deadline') ? found : undefined
    })
    expect(data.staffNotes).toEqual([{ text: `Asks @${me.name} for samples first`, addedAt: expect.any(String) }])
    expect(data.orders.list[0]?.staffNotes).toEqual([
      { text: `Called @${me.name} about the deadline`, at: expect.any(String) },
    ])
  })

  it('sees what was done in their name, and not in others’', async () => {
    const { buyer } = await settled()
    const page = await waitFor('the activity is written down', async () => {
      const activity = (await buyer.call(listActivity, {})).data()
      return activity.total >= 4 ? activity : undefined
    })
    expect(page).toMatchObject({ page: 1, pageSize: 15 })
    expect(page.list.map(({ call }) => call)).toContain('change-profile')
    const times = page.list.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const { list } = (await buyer.call(listActivity, { kind: 'session-ended' })).data()
    expect(list).toEqual([])
  })

  it('must confirm it, and has no order under way', async () => {
    const { buyer, orderNo } = await settled()
    const refused = async (input: Parameters<typeof buyer.call<typeof deleteAccount>>[1]) => {
      const { envelope } = await buyer.call(deleteAccount, input)
      return { type: envelope.meta?.type, data: envelope.data }
    }
    expect(await refused({ password, confirmation: false as true })).toMatchObject({ type: 'invalid-input' })
    expect(await refused({ confirmation: true })).toMatchObject({ data: { errors: { password: 'required' } } })
    expect(await refused({ password: 'Wrong-pass1', confirmation: true })).toMatchObject({
      type: 'password-wrong',
      data: { errors: { password: 'password-wrong' } },
    })
    expect(await refused({ code: '000000', confirmation: true })).toMatchObject({ type: 'code-wrong' })
    expect(await refused({ password, confirmation: true })).toMatchObject({ type: 'orders-open', data: { open: 1 } })
    expect((await buyer.call(getMe, {})).data().name).toBe(personalData.name)
    ;(await buyer.call(cancelOrder, { orderNo })).data()
  })

  it('is erased from every database and log, while the order stays without address', async () => {
    const { email, buyer, id, orderNo } = await settled()
    await takeFormOutOfView(id)
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await accepted('the erasure', () => forget(buyer))
    await waitFor('the session is over', async () => (await buyer.call(getMe, {})).status === 401, { timeoutMs: 1000 })
    const entered = await new Caller(system.url).call(logIn, { username: email, password })
    expect(entered.envelope.meta?.type).toBe('credentials-wrong')
    await waitUntilErased(id, orderNo)
    await waitFor('no trace is left', async () => {
      const traces = await tracesOf([email, ...Object.values(personalData)])
      if (traces.length > 0) throw new Error(traces.join(', '))
      return true
    })

    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const shown = await staff.send(`/api/v1/admin/orders/${orderNo}`, { method: 'GET' })
    expect(await shown.json()).toMatchObject({
      orderNo,
      buyerId: id,
      status: 'cancelled',
      deliverTo: null,
      remark: null,
      poNumber: null,
      contact: null,
    })
    const names = [email, ...Object.values(personalData)]
    for (const service of [...databaseOwners, 'gateway'] as const) {
      const log = readFileSync(system.logFile(service), 'utf8')
      expect(
        names.filter((text) => log.includes(text)),
        service,
      ).toEqual([])
    }
  })

  it('leaves nothing of what was written and sent in about after-sales service', async () => {
    const { buyer, id, orderNo: unpaid } = await settled()
    ;(await buyer.call(cancelOrder, { orderNo: unpaid })).data()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const [product] = await stockedProducts(system.url, 50)
    if (product === undefined) throw new Error('no product in stock')
    const orderNo = await advanceOrder(system.url, buyer, staff, 'completed', [{ productId: product.id, quantity: 2 }])
    const file = await uploaded(buyer, 'after-sales')
    const { afterSaleNo } = (
      await buyer.call(applyAfterSale, {
        ...{ orderNo, productId: product.id, kind: 'return', quantity: 1, openedPackage: true },
        ...{ fileIds: [file], note: 'Wilhelmine cannot crimp them' },
      })
    ).data()
    ;(await buyer.call(addAfterSaleMessage, { afterSaleNo, message: 'Call Wilhelmine at noon' })).data()
    const exported = await waitFor('the request in the export', async () => {
      const { ticket } = (await buyer.call(confirmIdentity, { password })).data()
      const { orders } = (await buyer.call(exportAccount, { ticket })).data()
      return JSON.stringify(orders).includes('at noon') && orders
    })
    expect(exported.list.find((one) => one.orderNo === orderNo)).toMatchObject({
      afterSales: [{ afterSaleNo, note: 'Wilhelmine cannot crimp them', files: [{ id: file }] }],
    })
    await accepted('the erasure', () => forget(buyer))
    await waitUntilErased(id, orderNo)
    await waitFor('its texts to be erased', async () => {
      const vault = db('order').collection('vault')
      return (await vault.countDocuments({ subject: `after-sale-${afterSaleNo}` })) === 0
    })
    expect(await tracesOf(['crimp them', 'at noon'])).toEqual([])
  })

  /** The buyers whom staff find by a search, and one buyer with everything. */
  const buyersFor = (staff: Caller) => ({
    find: async (q: string) => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ q }),
        range: '[0,14]',
        sort: '["registeredAt","DESC"]',
      })
      const response = await staff.send(`/api/v1/admin/buyers?${query}`, { method: 'GET' })
      return buyersResource.row.array().parse(await response.json())
    },
    one: async (id: string) =>
      buyersResource.row.parse(await (await staff.send(`/api/v1/admin/buyers/${id}`, { method: 'GET' })).json()),
  })

  it('is found by staff, who disable and enable the account', async () => {
    const { buyer, email, id, orderNo } = await settled()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const buyers = buyersFor(staff)
    // Staff have no position of the buyer's changes, which reach the views in their own time.
    await waitFor('the buyer with company and address', async () => {
      const { name, company, addresses } = await buyers.one(id)
      return name === personalData.name && company !== null && addresses.some(({ isDefault }) => isDefault)
    })
    for (const q of [email, email.toUpperCase(), orderNo, id])
      expect((await buyers.find(q)).map((row) => row.id)).toEqual([id])
    for (const q of ['wilhelmine', 'steckverbinder']) {
      const found = await buyers.find(q)
      expect(found.find((row) => row.id === id)).toMatchObject({ name: personalData.name, state: 'active' })
    }
    expect(await buyers.find('nobody of this name')).toEqual([])
    expect(await buyers.one(id)).toMatchObject({
      company: { taxNumber: personalData.tax },
      addresses: [{ name: personalData.recipient, isDefault: true }],
      sessions: [{ device: expect.any(String) }],
    })

    const set = async (disabled: boolean) =>
      (await staff.call(setBuyerState, { id: buyerId.parse(id), disabled })).data()
    await set(true)
    await waitFor('the session is over', async () => (await buyer.call(getMe, {})).status === 401)
    const logInAgain = async (word: string) =>
      (await new Caller(system.url).call(logIn, { username: email, password: word })).envelope.meta?.type
    expect(await logInAgain('Wrong-pass1')).toBe('credentials-wrong')
    expect(await logInAgain(password)).toBe('account-disabled')
    expect(await buyers.one(id)).toMatchObject({ state: 'disabled', sessions: [] })
    await set(false)
    expect(await logInAgain(password)).toBeUndefined()
    expect((await buyer.call(getMe, {})).status).toBe(401)
  })

  it('has notes of staff, newest first, which nobody changes and the erasure removes', async () => {
    const { buyer, id, orderNo } = await settled()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const note = async (text: string) =>
      (await staff.call(addBuyerNote, { id: buyerId.parse(id), note: text })).envelope
    expect((await note(`  ${personalData.name} prefers\ncalls \n`)).code).toBe(200)
    expect((await note('Asked for a framework contract')).code).toBe(200)
    const { notes } = await waitFor('both notes', async () => {
      const row = await buyersFor(staff).one(id)
      return row.notes.length === 2 && row
    })
    expect(notes).toMatchObject([
      { text: 'Asked for a framework contract', staffId: expect.stringMatching(/^s-/) },
      { text: `${personalData.name} prefers\ncalls` },
    ])
    expect((await buyersFor(staff).find(id))[0]).toMatchObject({ notes: [] })
    expect((await note(' ')).meta?.type).toBe('invalid-input')
    expect((await note('x'.repeat(501))).meta?.type).toBe('invalid-input')
    expect((await buyer.call(addBuyerNote, { id: buyerId.parse(id), note: 'x' })).envelope.meta?.type).toBe(
      'unauthenticated',
    )
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await accepted('the erasure', () => staff.call(eraseBuyer, { id: buyerId.parse(id), confirmation: true }))
    await waitUntilErased(id, orderNo)
    expect((await note('late')).meta?.type).toBe('buyer-not-found')
    await waitFor('no note is left', async () => (await buyersFor(staff).one(id)).notes.length === 0)
  })

  it('can be erased by staff once no order is open, and has no name afterwards', async () => {
    const { buyer, id, orderNo } = await settled()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const buyers = buyersFor(staff)
    const nameOf = async () =>
      (await staff.call(listPersonNames, { ids: [buyerId.parse(id)] })).data().list.map(({ name, erased }) => ({
        name,
        erased,
      }))
    expect(await nameOf()).toEqual([{ name: personalData.name, erased: false }])
    const erase = async () => (await staff.call(eraseBuyer, { id: buyerId.parse(id), confirmation: true })).envelope
    expect((await erase()).meta?.type).toBe('buyer-orders-open')
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await waitFor('nothing is under way', async () => (await erase()).code === 200)
    await waitUntilErased(id, orderNo)
    expect((await erase()).meta?.type).toBe('buyer-not-found')
    expect(await nameOf()).toEqual([{ name: null, erased: true }])
    await waitFor('the erased buyer in the list', async () => (await buyers.one(id)).state === 'erased')
    expect(await buyers.one(id)).toMatchObject({ name: null, email: null, phone: null, addresses: [], sessions: [] })
  })

  it('is not shown any more by what earlier releases recorded as text', { timeout: 240_000 }, async () => {
    const { buyer, orderNo: first } = await settled()
    const [product] = await stockedProducts(system.url, 50)
    if (product === undefined) throw new Error('no product in stock')
    const again = await prepareOrder(buyer, [{ productId: product.id, quantity: 1 }])
    const { orderNo: second } = (await buyer.call(placeOrder, again)).data()
    const orderNos = [first, second]
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const shown = async (orderNo: string) =>
      ordersResource.row.parse(await (await staff.send(`/api/v1/admin/orders/${orderNo}`, { method: 'GET' })).json())
    for (const orderNo of orderNos) {
      ;(await buyer.call(cancelOrder, { orderNo })).data()
      await waitFor('the cancelled order in the view', async () => (await shown(orderNo)).status === 'cancelled')
    }
    await system.stopService('order')
    const earlier = 'PB-1955 by Wilhelmine'
    await db('order')
      .collection('commits')
      .updateMany(
        { streamId: { $in: orderNos }, 'events.type': 'order-placed' },
        { $set: { 'events.0.data.poNumber': earlier }, $unset: { 'events.0.data.poNumberRef': '' } },
      )
    for (const { name } of await db('order').listCollections({}, { nameOnly: true }).toArray())
      await db('order')
        .collection<{ _id: string }>(name)
        .updateMany(
          { _id: { $in: orderNos }, placedAt: { $exists: true } },
          { $set: { poNumber: earlier, poNumberRef: null } },
        )
    await system.startService('order')
    for (const orderNo of orderNos) {
      const before = await waitFor('the order', async () => await shown(orderNo))
      expect(before.poNumber).toBe(earlier)
      expect(JSON.stringify(before.timeline)).not.toContain(earlier)
    }
    await accepted('the erasure', () => forget(buyer))
    for (const orderNo of orderNos)
      await waitFor('its number to be hidden', async () => (await shown(orderNo)).poNumber === null)
    await waitFor('the number to leave the views', async () => {
      const traces = await tracesOf([earlier])
      return traces.every((trace) => trace.startsWith('order.commits')) ? true : undefined
    })
  })

  it('leaves the mailbox free for a new account', async () => {
    const { email, buyer, id, orderNo } = await settled()
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await accepted('the erasure', () => forget(buyer))
    await waitUntilErased(id, orderNo)
    const again = await registerByMail(system.url, email)
    const me = (await again.call(getMe, {})).data()
    expect(me.email).toBe(email)
    expect(me.id).not.toBe(id)
  })

  const vaultOf = (service: DatabaseOwner) =>
    db(service).collection<{ _id: string; subject: string; version: number; owner?: string }>('vault')
  /** Adds an address that the vault stores only once something else is done. Where it would be, and why it was refused. */
  const addedAfter = async (buyer: Caller, earlierStep: () => Promise<unknown>) => {
    const { id } = (await buyer.call(getMe, {})).data()
    const key = 'an-address-that-waits-for-the-vault'
    const subject = `address-a-${createHash('sha256').update(`buyer:${id}:${key}`).digest('hex').slice(0, 24)}`
    const vault = vaultOf('account')
    const session = mongo.startSession()
    try {
      // The service waits for the transaction that has its version, and stores it once this one is aborted.
      session.startTransaction()
      await vault.insertOne({ _id: `${subject}@1`, subject, version: 1 }, { session })
      const adding = buyer.call(addAddress, address, { 'idempotency-key': key })
      await waitFor('the address to wait', async () => {
        const running = mongo.db('admin').aggregate([{ $currentOp: { localOps: true } }])
        return (await running.toArray()).some(({ op, ns }) => op === 'insert' && ns === vault.namespace)
      })
      await earlierStep()
      await session.abortTransaction()
      return { subject, refused: (await adding).envelope.meta?.type }
    } finally {
      await session.endSession()
    }
  }

  it('leaves no address that was refused because another was the last', async () => {
    const addresses = async () =>
      (await vaultOf('account').distinct('_id', { subject: /^address-/ })).map(String).toSorted()
    const before = await addresses()
    const buyer = await registerByMail(system.url, freshEmail())
    for (let n = 1; n < 20; n += 1) (await buyer.call(addAddress, { ...address, zipcode: `${10100 + n}` })).data()
    const late = await addedAfter(buyer, async () => (await buyer.call(addAddress, address)).data())
    expect(late.refused).toBe('address-limit-reached')
    expect(await vaultOf('account').countDocuments({ subject: late.subject })).toBe(0)
    expect(await addresses()).toHaveLength(before.length + 20)
    await accepted('the erasure', () => forget(buyer))
    await waitFor('no address is left', async () => (await addresses()).length === before.length)
    expect(await addresses()).toEqual(before)
  })

  it('leaves no address that was stored after the erasure', async () => {
    const buyer = await registerByMail(system.url, freshEmail())
    const late = await addedAfter(buyer, async () => {
      await accepted('the erasure', () => forget(buyer))
    })
    expect(late.refused).toBe('not-found')
    expect(await vaultOf('account').countDocuments({ subject: late.subject })).toBe(0)
  })

  it('leaves no address whose service ended before it was recorded, and has none proved while it is there', async () => {
    const buyer = await registerByMail(system.url, freshEmail())
    const { id } = (await buyer.call(getMe, {})).data()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const left = { _id: `address-a-${id.slice(2)}@1`, subject: `address-a-${id.slice(2)}`, version: 1, owner: id }
    await vaultOf('account').insertOne(left)
    await accepted('the erasure', () => forget(buyer))
    await waitFor('no address is left', async () => (await vaultOf('account').countDocuments({ owner: id })) === 0)
    const erasure = async () => {
      const found = await staff.send(`/api/v1/admin/erasures/${id}`, { method: 'GET' })
      return found.status === 404 ? undefined : erasureRow.parse(await found.json())
    }
    const { held } = await waitFor('the erasure in the view', erasure)
    try {
      // The reaction to the erasure erases once more, whenever it comes.
      await waitFor('the address to be counted', async () => {
        await vaultOf('account').updateOne({ _id: left._id }, { $setOnInsert: left }, { upsert: true })
        const row = await erasure()
        return row?.held === held + 1 && !row.proved
      })
    } finally {
      await vaultOf('account').deleteOne({ _id: left._id })
    }
  })

  it('is forgotten again after a backup was restored', { timeout: 240_000 }, async () => {
    const { email, buyer, id, orderNo } = await settled()
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await waitFor('the order is cancelled in the view', async () => {
      const rows = await db('order').collection('commits').find({ streamId: orderNo }).toArray()
      return rows.some(({ unpublished }) => unpublished === true) ? undefined : true
    })
    const backup = new Map<string, mongoose.mongo.Document[]>()
    for (const service of ['account', 'order'] as const)
      for (const { name } of await db(service).listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
        backup.set(`${service} ${name}`, await db(service).collection(name).find().toArray())
    await accepted('the erasure', () => forget(buyer))
    await waitUntilErased(id, orderNo)

    for (const service of ['account', 'order'] as const) {
      await system.stopService(service)
      for (const { name } of await db(service).listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
        await db(service).collection(name).deleteMany({})
    }
    for (const [place, documents] of backup) {
      const [service, name = ''] = place.split(' ')
      if (documents.length > 0 && (service === 'account' || service === 'order'))
        await db(service).collection(name).insertMany(documents)
    }
    expect((await remainingDataOf(id, orderNo)).vault).toBeGreaterThan(0)
    expect((await remainingDataOf(id, orderNo)).remarks).toBe(2)

    await Promise.all([system.startService('account'), system.startService('order')])
    await waitUntilErased(id, orderNo)
    const entered = await new Caller(system.url).call(logIn, { username: email, password })
    expect(entered.envelope.meta?.type).toBe('credentials-wrong')
  })
})
