import { noticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import { notificationEvents } from '@pinline/contracts/notification/notification/notification-events'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply, text } from '../account/client.ts'
import { type StaffMember, StaffTeam } from '../account/staff-member.ts'

const texts = {
  en: { title: 'Stocktaking', text: 'On Friday.\n\nNo shipments.' },
  zh_cn: { title: '盘点', text: '周五盘点。' },
}
const hour = 3_600_000
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()

/** Notices and news of the company, and who is shown them. */
export const notices = (shared: () => TestSystem): void => {
  describe('notices', () => {
    let system: TestSystem
    const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    let chief: string
    let packer: StaffMember
    let clerk: StaffMember
    let packers: string
    beforeAll(async () => {
      system = shared()
      const team = new StaffTeam(system)
      chief = await team.administrator()
      const role = async (name: string) => {
        const menuIds = ['home', 'system', 'notices']
        return text((await team.act('/private/roles/create', { names: { en: name }, menuIds })).data.id)
      }
      packers = await role('Packers')
      packer = await team.member({ roleId: packers })
      clerk = await team.member({ roleId: await role('Clerks') })
    })
    afterAll(async () => {
      await mongo.close()
    })

    const send = (path: string, body: object, token = chief, headers: Record<string, string> = {}): Promise<Reply> =>
      postJson(system.urls.notification, path, body, { token, headers })
    const create = async (fields: object): Promise<{ id: string; revision: number; position: string }> => {
      const { data, code, type, position } = await send('/private/notice/create', { texts, ...fields })
      if (code !== 200) throw new Error(`not created: ${type} ${JSON.stringify(data)}`)
      return { id: text(data.id), revision: Number(data.revision), position }
    }
    const bell = async (token: string, position = '', language = 'en') => {
      const headers = { 'x-position': position, 'x-locale': language }
      return listHomeNotifications.output.parse((await send('/notification/home/list', {}, token, headers)).data)
    }
    const ids = (rows: readonly { readonly uuid: string }[]) => rows.map(({ uuid }) => uuid)
    const record = async (id: string) => {
      const headers = { authorization: `Bearer ${chief}` }
      const response = await fetch(`${system.urls.notification}/api/v1/admin/notices/${id}`, { headers })
      return response.status === 200 ? noticeRow.parse(await response.json()) : response.status
    }

    it('to a role are read by one and not by another', async () => {
      const { id, position } = await create({ audience: { kind: 'roles', roleIds: [packers] } })
      const shown = await bell(packer.token, position)
      expect(shown).toMatchObject({
        notice: [{ uuid: id, title: 'Stocktaking', content: texts.en.text, read: false }],
        ...{ news: [], badge: true, unread: { notice: 1, news: 0 } },
      })
      expect(await bell(clerk.token, position)).toMatchObject({ notice: [], badge: false })
      expect(await bell(chief, position)).toMatchObject({ notice: [], unread: { notice: 0, news: 0 } })

      expect((await send('/notification/read', { ids: [id] }, clerk.token)).data).toEqual({ read: 0 })
      expect(await record(id)).toMatchObject({ readBy: 0 })
      expect((await send('/notification/read', { ids: [id] }, packer.token)).data).toEqual({ read: 1 })
      expect((await send('/notification/read', { ids: [id] }, packer.token)).data).toEqual({ read: 0 })
      expect(await bell(packer.token)).toMatchObject({ notice: [{ read: true }], badge: false })
      expect(await record(id)).toMatchObject({ readBy: 1, title: 'Stocktaking', languages: ['zh_cn', 'en'], texts })
    })

    it('and news, to a person and to all, are in the language of the reader', async () => {
      const person = await create({ kind: 'news', audience: { kind: 'person', staffId: clerk.id } })
      const all = await create({ kind: 'news', audience: { kind: 'all' }, texts: { en: texts.en } })
      const position = `${person.position},${all.position}`
      expect(ids((await bell(clerk.token, position)).news)).toEqual([all.id, person.id])
      expect((await bell(clerk.token, position, 'zh_cn')).news.map(({ title }) => title)).toEqual([
        'Stocktaking',
        '盘点',
      ])
      expect(ids((await bell(packer.token, position)).news)).toEqual([all.id])
      const list = (await send('/notification/list', { kind: 'news' }, clerk.token)).data.list
      expect(ids(list as { uuid: string }[])).toEqual([all.id, person.id])
      const mixed = (await send('/notification/list', {}, packer.token)).data.list as { uuid: string }[]
      expect(ids(mixed)[0]).toBe(all.id)
    })

    it('are shown from their time until their end, pinned ones first', async () => {
      const audience = { kind: 'person', staffId: packer.id }
      const later = await create({ audience, from: at(1) })
      const over = await create({ audience, from: at(-2), until: at(-1) })
      const pinned = await create({ audience, pinned: true, from: at(-1), until: at(1) })
      const newest = await create({ audience })
      const position = [later, over, pinned, newest].map((one) => one.position).join(',')
      const shown = ids((await bell(packer.token, position)).notice)
      expect(shown.slice(0, 2)).toEqual([pinned.id, newest.id])
      expect(shown).not.toContain(later.id)
      expect(shown).not.toContain(over.id)
      const states = await Promise.all([later, over, pinned].map(({ id }) => record(id)))
      expect(states).toMatchObject([{ state: 'scheduled' }, { state: 'ended' }, { state: 'current' }])
      const refused = await send('/private/notice/create', { texts, audience, from: at(1), until: at(0) })
      expect(refused).toMatchObject({ code: 422, data: { errors: { until: 'until-before-from' } } })

      expect((await send('/notification/empty', { kind: 'notice' }, packer.token)).data).toEqual({ emptied: true })
      expect(await bell(packer.token)).toMatchObject({
        notice: [{ uuid: pinned.id, read: true }],
        unread: { notice: 0 },
      })
      const after = await create({ audience })
      expect(ids((await bell(packer.token, after.position)).notice)).toEqual([pinned.id, after.id])
    })

    it('are changed on the version that the editor saw, taken down, published again and deleted', async () => {
      const audience = { kind: 'all' }
      const { id, revision } = await create({ audience })
      const edit = { id, audience, texts: { en: { title: 'Stocktaking moved', text: 'On Monday.' } } }
      const first = await send('/private/notice/update', { ...edit, revision })
      expect(first).toMatchObject({ code: 200, data: { id, revision: revision + 1 } })
      expect(await send('/private/notice/update', { ...edit, revision, pinned: true })).toMatchObject({
        ...{ status: 409, type: 'version-conflict' },
      })
      expect(await send('/private/notice/update', { ...edit, revision: revision + 1 })).toMatchObject({
        data: { revision: revision + 1 },
      })
      const down = await send('/private/notice/withdraw', { id, revision: revision + 1 })
      expect(ids((await bell(clerk.token, down.position)).notice)).not.toContain(id)
      expect(await record(id)).toMatchObject({ state: 'withdrawn' })
      const again = await send('/private/notice/update', { ...edit, revision: revision + 2 })
      expect(ids((await bell(clerk.token, again.position)).notice)).toContain(id)
      const gone = await send('/private/notice/delete', { id, revision: revision + 3 })
      expect(ids((await bell(clerk.token, gone.position)).notice)).not.toContain(id)
      expect(await record(id)).toBe(404)
      expect(await send('/private/notice/update', { ...edit, revision: revision + 4 })).toMatchObject({
        ...{ code: 404, type: 'notice-not-found' },
      })
      const vault = mongo.db(`${system.databasePrefix}notification`).collection('vault')
      await waitFor('the texts are erased', async () => (await vault.countDocuments({ subject: `notice-${id}` })) === 0)
    })

    it('are listed for their editors with filters, and need a text in English or Chinese', async () => {
      const title = `Frühjahrsputz ${Date.now()}`
      const german = { de: { title, text: 'Am Montag.' } }
      expect(await send('/private/notice/create', { audience: { kind: 'all' }, texts: german })).toMatchObject({
        ...{ code: 422, data: { errors: { 'texts.en.title': 'required' } } },
      })
      const { id, position } = await create({ audience: { kind: 'all' }, texts: { ...german, ...texts } })
      const list = async (filter: object) => {
        const { data } = await send('/private/notice/list', filter, chief, { 'x-position': position })
        return data as { total: number; list: { id: string; title: string }[] }
      }
      expect(await list({ q: 'frühjahrs' })).toMatchObject({ total: 1, list: [{ id, title: 'Stocktaking' }] })
      expect((await list({ q: 'frühjahrs', state: 'ended' })).total).toBe(0)
      expect((await list({ state: 'current', audience: 'all', kind: 'notice' })).list[0]?.id).toBe(id)
      expect(await send('/private/notice/create', { texts, audience: { kind: 'all' } }, packer.token)).toMatchObject({
        ...{ status: 403, type: 'forbidden' },
      })
    })

    it('reach an open console at once', async () => {
      const abort = new AbortController()
      const response = await fetch(`${system.urls.notification}/api/v1${notificationEvents.path}`, {
        headers: { authorization: `Bearer ${clerk.token}` },
        signal: abort.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let received = ''
      const reading = (async () => {
        for (;;) {
          const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
          if (done) return
          received += value
        }
      })().catch(() => undefined)
      await waitFor('the stream', () => received !== '')
      await create({ audience: { kind: 'person', staffId: packer.id } })
      await waitFor('the message', () => received.includes('event: notifications\ndata: {"kind":"notice"}'))
      abort.abort()
      await reading
    })
  })
}
