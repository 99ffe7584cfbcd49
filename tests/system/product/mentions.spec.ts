import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { addBuyerNote } from '@pinline/contracts/account/people/add-buyer-note'
import { listColleagues } from '@pinline/contracts/account/people/list-colleagues'
import { mentionMarker } from '@pinline/contracts/api/mention'
import { addFormNote } from '@pinline/contracts/notification/form/add-form-note'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import { addToDoComment } from '@pinline/contracts/notification/to-do/add-to-do-comment'
import { completeToDo } from '@pinline/contracts/notification/to-do/complete-to-do'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { type BuyerId, buyerId, type StaffId, staffId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Caller, signInBuyer, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'
import { text } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

interface Colleague {
  readonly id: StaffId
  readonly caller: Caller
}

describe('mentions of colleagues', () => {
  let system: TestSystem
  let team: StaffTeam
  let ada: Colleague
  let ben: Colleague
  let orderNo: string
  let buyer: BuyerId
  let clerks: string
  /** May read to-dos and no orders. */
  let stranger: StaffId
  let disabled: StaffId

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    team = new StaffTeam(system)
    const role = async (name: string, more: readonly string[]) => {
      const menuIds = ['home', 'sales', 'to-dos', ...more]
      return text((await team.act('/private/roles/create', { names: { en: name }, menuIds })).data.id)
    }
    clerks = await role('Clerks', [
      'orders',
      'orders.note',
      'buyers',
      'buyers.note',
      'forms',
      'forms.answer',
      'to-dos.update',
    ])
    const colleague = async (name: string): Promise<Colleague> => {
      const { id, token } = await team.member({ roleId: clerks, name })
      return { id: staffId.parse(id), caller: new Caller(system.url, token) }
    }
    ada = await colleague('Ada Wren')
    ben = await colleague('Ben Wren')
    stranger = staffId.parse((await team.admitted({ roleId: await role('Readers', []), name: 'Wren Stranger' })).id)
    disabled = staffId.parse((await team.admitted({ roleId: clerks, name: 'Wren Disabled' })).id)
    const revision = await team.revisionOf(disabled)
    expect((await team.act('/private/users/state', { id: disabled, revision, state: true })).code).toBe(200)
    const accounts = system.demoAccounts()
    const [product] = await waitFor('parts in stock', async () => {
      const stocked = await stockedProducts(system.url, 5)
      return stocked.length > 0 && stocked
    })
    if (product === undefined) throw new Error('no part')
    const [buyerCaller, administrator] = await Promise.all([
      signInBuyer(system.url, accounts.buyer),
      signInStaff(system.url, accounts.staff),
    ])
    buyer = buyerId.parse((await buyerCaller.call(getMe, {})).data().id)
    const lines = [{ productId: product.id, quantity: 1 }]
    orderNo = await advanceOrder(system.url, buyerCaller, administrator, 'pending', lines)
  })
  afterAll(() => system?.stop())

  const bell = async ({ caller }: Colleague) => (await caller.call(listHomeNotifications, {})).data().agency
  const mentionsOf = async (of: Colleague) =>
    (await bell(of)).filter(({ id, mention }) => id.startsWith('mention-') && mention !== undefined)
  /** The one open mention of somebody on a record. */
  const mentionOn = async (of: Colleague, recordId: string) =>
    await waitFor(`the to-do about ${recordId}`, async () =>
      (await mentionsOf(of)).find((row) => row.recordId === recordId),
    )
  const complete = async (of: Colleague, id: string) => (await of.caller.call(completeToDo, { id })).data()
  const noteOnOrder = (note: string) => ada.caller.call(addOrderNote, { orderNo, note })

  it('offer colleagues by name who may read the record, without the caller', async () => {
    const found = (await ada.caller.call(listColleagues, { resource: 'orders', q: 'wren' })).data()
    expect(found.list).toEqual([{ id: ben.id, name: 'Ben Wren', roleName: 'Clerks' }])
    const none = (await ada.caller.call(listColleagues, { resource: 'orders', q: 'nobody' })).data()
    expect(none).toMatchObject({ list: [], total: 0 })
  })

  it('in a note on an order become one to-do for each of them, and none for the author', async () => {
    const note = `${mentionMarker(ben.id)} ${mentionMarker(ada.id)} call the buyer, ${mentionMarker(ben.id)}`
    ;(await noteOnOrder(note)).data()
    const row = await mentionOn(ben, orderNo)
    expect(row).toMatchObject({
      resource: 'orders',
      title: 'A colleague mentioned you',
      assignee: ben.id,
      mention: { author: ada.id, excerpt: note },
    })
    expect(await mentionsOf(ben)).toHaveLength(1)
    const refused = await ada.caller.call(completeToDo, { id: row.id })
    expect(refused.envelope.meta?.type).toBe('to-do-not-yours')
    await complete(ben, row.id)
    expect(await mentionsOf(ben)).toEqual([])
    await complete(ben, row.id)
    expect(await mentionsOf(ada)).toEqual([])
  })

  it('in a note on a form, about a buyer and in a comment become to-dos as well', async () => {
    const fields = { surname: 'Reader', givenName: 'Rosa', email: 'rosa@example.com', details: 'In gold?' }
    const form = { kind: 'contact', ...fields, consent: true } as const
    const { formNo } = (await new Caller(system.url).call(submitForm, form)).data()
    const note = `${mentionMarker(ben.id)} do we have it?`
    ;(
      await waitFor('the form', async () => {
        const added = await ada.caller.call(addFormNote, { formNo, note })
        return added.envelope.code === 200 && added
      })
    ).data()
    const onForm = await mentionOn(ben, formNo)
    expect(onForm).toMatchObject({ resource: 'forms', mention: { author: ada.id, excerpt: note } })

    ;(await ada.caller.call(addBuyerNote, { id: buyer, note: `${note} ${'long '.repeat(80)}`.trim() })).data()
    const onBuyer = await mentionOn(ben, buyer)
    expect(onBuyer.mention?.excerpt).toMatch(/^@\[s-[0-9a-z]+\] do we have it\? long .{100,140}…$/)

    const comment = `no, ${mentionMarker(ada.id)}`
    ;(await ben.caller.call(addToDoComment, { id: onForm.id, comment })).data()
    const onComment = await mentionOn(ada, onForm.id)
    expect(onComment).toMatchObject({ resource: 'to-dos', mention: { author: ben.id, excerpt: comment } })
    for (const { id } of [onForm, onBuyer]) await complete(ben, id)
    await complete(ada, onComment.id)
  })

  it('of nobody, of a disabled colleague, and of one who may not read the record are refused', async () => {
    for (const id of [staffId.parse('s-nobody0001'), disabled, stranger]) {
      const { envelope } = await noteOnOrder(`see ${mentionMarker(id)}`)
      expect(envelope).toMatchObject({ code: 422, meta: { type: 'mention-not-possible' }, data: { ids: [id] } })
    }
    const many = Array.from({ length: 21 }, (_, at) => mentionMarker(staffId.parse(`s-many${at}000`)))
    expect((await noteOnOrder(many.join(''))).envelope.meta?.type).toBe('mention-limit-reached')
  })

  it('are not shown to who may no longer read the record', async () => {
    ;(await noteOnOrder(`${mentionMarker(ben.id)} again`)).data()
    await mentionOn(ben, orderNo)
    const { data } = await team.act('/private/roles/list', {})
    const { revision } = (data.list as { id: string; revision: number }[]).find(({ id }) => id === clerks) ?? {}
    const menuIds = ['home', 'sales', 'to-dos', 'buyers', 'buyers.note', 'forms', 'forms.answer', 'to-dos.update']
    expect((await team.act('/private/roles/update', { id: clerks, revision, menuIds })).code).toBe(200)
    await waitFor('the bell is empty', async () => (await mentionsOf(ben)).length === 0)
  })
})
